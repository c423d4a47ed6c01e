/** The start of the step: a runner passes no arguments to the program of an action. */
import { fileURLToPath } from 'node:url'

const program = new URL('../dist/cli/index.js', import.meta.url)
process.argv.splice(1, Infinity, fileURLToPath(program), 'emulator-step', 'start')
await import(program.href)
