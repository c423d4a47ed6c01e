/** The commands of the command line, in the order of the help. */
import type { CliCommand } from './command.js'
import { deleteCommand } from './delete.js'
import { demo } from './demo.js'
import { deploy } from './deploy.js'
import { emulator } from './emulator.js'
import { init } from './init.js'
import { list } from './list.js'
import { logs } from './logs.js'
import { matrix } from './matrix.js'
import { plan } from './plan.js'
import { rollback } from './rollback.js'
import { status } from './status.js'
import { sweep } from './sweep.js'

export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  deploy,
  plan,
  rollback,
  delete: deleteCommand,
  sweep,
  matrix,
  list,
  status,
  logs,
  init,
  emulator,
  demo
}

/** Returns whether the command with these arguments has a file of outputs. One that is unknown may. */
export function writesOutputs([name = '']: readonly string[]): boolean {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command === undefined || command.flags?.includes('--output-file <file>') === true
}
