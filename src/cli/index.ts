#!/usr/bin/env node
/** The command line. Each command is loaded when it is used. */
async function runArguments(args: string[]): Promise<void> {
  const { parseArguments } = await import('./flags/parse-arguments.js')
  const parsed = parseArguments(args, (text) => process.stdout.write(text))
  if (parsed === undefined) return
  const { command } = parsed
  if (command === 'init') {
    const { runInit } = await import('./init/init-command.js')
    return runInit(parsed)
  }
  const { runAsProcess } = await import('../run/process.js')
  if (command === 'list' || command === 'status' || command === 'logs') {
    const { createInspectRun } = await import('./inspect-run.js')
    return runAsProcess(await createInspectRun({ ...parsed, command }))
  }
  const { createCommandRun } = await import('./run-command.js')
  await runAsProcess(await createCommandRun({ ...parsed, command }))
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
try {
  // Only emulator/start.js starts the first one, and only the demo the second one.
  if (name === 'emulator-step') await (await import('./emulator/step.js')).runEmulatorStep(args)
  else if (name === 'action-step') await import('../index.js')
  else if (name === 'emulator') await (await import('./emulator/emulator.js')).runEmulator(args)
  else if (name === 'demo') await (await import('./demo/demo.js')).runDemo(args)
  else await runArguments(process.argv.slice(2))
} catch (error) {
  const { reportFailure } = await import('./console/result.js')
  process.exitCode = reportFailure(error, process.argv.slice(2))
}
