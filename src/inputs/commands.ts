/**
 * Reads the command, and refuses the inputs that it would ignore although they say what happens.
 */
import { INPUT_DEFAULTS, type InputName } from '../action-names.js'
import { COMMANDS, type Command, commandsOf } from '../input-table.js'
import type { Reading } from './reading.js'

/** With a manifest, each deployment is read without the inputs that have an effect only there. */
export function readCommand({ raw, field, problems }: Reading): Command {
  const given = field.choice<string>('command', [...COMMANDS, 'matrix'])
  const command = COMMANDS.find((one) => one === given) ?? 'deploy'
  for (const name of ['select', 'variables'] as const) {
    if (raw[name] !== undefined)
      problems.add(
        name,
        'has an effect only with a manifest. Set `manifest` to its path, or remove this.'
      )
  }
  for (const name of Object.keys(INPUT_DEFAULTS) as InputName[]) {
    // A runner gives the defaults of action.yml, too.
    const isGiven = raw[name] !== undefined && raw[name].toLowerCase() !== INPUT_DEFAULTS[name]
    const commands = commandsOf(name)
    const [only, ...others] = commands
    const fix = others.length === 0 ? `set \`command: ${only}\`` : 'use another command'
    if (isGiven && !commands.includes(command))
      problems.add(name, `has no effect with \`command: ${command}\`. Remove it, or ${fix}.`)
  }
  return command
}
