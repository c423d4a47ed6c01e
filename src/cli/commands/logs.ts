/** `logs`. */
import { type CliCommand, OF_LOGS, openRead } from './command.js'
import { HELP_TO_READ, TO_READ } from './command-inputs.js'

export const logs: CliCommand = {
  description: 'Print the log of a revision',
  examples: [
    'logs --name support --build',
    'logs --name support --follow',
    'logs --name support --revision ID'
  ],
  inputs: TO_READ,
  help: { ...HELP_TO_READ, name: 'Exact name of the deployment.' },
  flags: ['--build', '--deploy', '--revision <id>', '--follow', ...OF_LOGS],
  open: async (args) => {
    const { printLog } = await import('../inspect/read-log.js')
    return openRead(args, {
      needsTarget: true,
      read: async ({ session, find, options, timeoutMs, print }) =>
        printLog(session, await find(), { ...options, timeoutMs, print })
    })
  }
}
