#!/usr/bin/env node
/** The command line: one function per command. */
import { suggestion } from '../text/nearest.js'
import { runDemo } from './demo.js'
import { runEmulator } from './emulator.js'
import { runEmulatorStep } from './emulator-step.js'
import { VERSION } from './version.js'

const COMMANDS: Record<string, { help: string; run: (args: string[]) => Promise<void> }> = {
  demo: { help: 'Deploys to a control plane on this machine, step by step.', run: runDemo },
  emulator: { help: 'Starts a control plane on this machine.', run: runEmulator }
}

const list = Object.entries(COMMANDS).map(([name, { help }]) => `  ${name.padEnd(10)} ${help}`)

const HELP = `Usage: deploy-agent-server COMMAND [flags]

${list.join('\n')}

  --help, -h     Shows this text. After a command: its flags.
  --version, -v  Shows the version.`

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
// Only emulator/action.yml starts this one.
if (name === 'emulator-step') await runEmulatorStep(args)
else if (command !== undefined) await command.run(args)
else if (name === '--help' || name === '-h') console.log(HELP)
else if (name === '--version' || name === '-v') console.log(VERSION)
else {
  const problem = name === '' ? 'No command given.' : `${JSON.stringify(name)} is not a command.`
  const known = Object.keys(COMMANDS)
  console.error(`Error: ${problem}${suggestion(name, known)} Use one of: ${known.join(', ')}.`)
  process.exitCode = 2
}
