#!/usr/bin/env node
/** What is started by hand: one function a command. */
import { runDemo } from './demo.js'
import { runEmulator } from './emulator.js'

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  demo: runDemo,
  emulator: runEmulator
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (name === '--help' || name === '-h') {
  console.log(
    `Usage: deploy-agent-server ${Object.keys(COMMANDS).join('|')} [flags]; --help after a command tells its flags`
  )
} else if (command === undefined) {
  console.error(
    `${name === '' ? 'No command given' : `Unknown command "${name}"`}; one of: ${Object.keys(COMMANDS).join(', ')}`
  )
  process.exitCode = 2
} else {
  await command(args)
}
