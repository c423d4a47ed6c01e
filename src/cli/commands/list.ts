/** `list`. */
import { type CliCommand, OF_READS, openRead } from './command.js'
import { ACCOUNT, HELP_TO_READ } from './command-inputs.js'

export const list: CliCommand = {
  description: 'List all deployments: status, what serves, since when, URL',
  examples: ['list', 'list --previews --json'],
  inputs: [...ACCOUNT, 'timeout'],
  help: HELP_TO_READ,
  flags: ['--previews', ...OF_READS],
  open: async (args) => {
    const { readList } = await import('../inspect/read-list.js')
    return openRead(args, {
      needsTarget: false,
      read: ({ session, options: { previews = false }, view, keep }) =>
        readList(session, { previews, view, keep })
    })
  }
}
