#!/usr/bin/env node
/** The command line. Each command is loaded when it is used. */
import { COMMANDS, writesOutputs } from './commands/index.js'

async function runArguments(args: string[]): Promise<void> {
  const { parseArguments } = await import('./flags/parse-arguments.js')
  const parsed = parseArguments(args, (text) => process.stdout.write(text))
  if (parsed === undefined) return
  const { open, run } = COMMANDS[parsed.command] ?? {}
  await run?.(parsed)
  if (open === undefined) return
  const { runAsProcess } = await import('../run/process.js')
  await runAsProcess(await open(parsed))
}

// A pipe that closes early is no error: `deploy-agent-server --help | head`. A result that a full
// disk lost is one.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return
  process.stderr.write('Error: The result could not be written to standard output.\n')
  process.exit(process.exitCode || 1)
})
process.stderr.on('error', () => {})
const [name = '', ...args] = process.argv.slice(2)
const runWith = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.runWith : undefined
try {
  // Only emulator/start.js starts the first one, and only the demo the second one.
  if (name === 'emulator-step') await (await import('./emulator/step.js')).runEmulatorStep(args)
  else if (name === 'action-step') await import('../index.js')
  else if (runWith !== undefined) await runWith(args)
  else await runArguments(process.argv.slice(2))
} catch (error) {
  const { reportFailure } = await import('./console/result.js')
  const all = process.argv.slice(2)
  process.exitCode = reportFailure(error, all, { writesOutputs: writesOutputs(all) })
}
