/** Reads the command, and refuses the inputs that it would ignore although they say what happens. */
import { INPUT_DEFAULTS, type InputName } from '../action-names.js'
import { INPUT_SOURCE } from './desired-deployment.js'
import type { Reading } from './reading.js'

const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'] as const

export type Command = (typeof COMMANDS)[number]

/** What a rollback deploys is what a revision shows. `repo_url` says whose deployment it is. */
const OF_DEPLOYS: readonly InputName[] = [
  'source',
  ...INPUT_SOURCE.map(([name]) => name).filter((name) => name !== 'repo_url'),
  'secrets',
  'env_vars',
  'secrets_update_strategy',
  'deployment_tier',
  'new_revision',
  'rollback'
]

/** The commands for which an input has an effect, if not for all. */
export const EFFECTS: readonly (readonly [InputName, readonly Command[]])[] = [
  ['revision', ['rollback']],
  ['max_age', ['sweep']],
  ['dry_run', ['sweep', 'rollback']],
  ['delete_tracing_project', ['deploy', 'plan', 'delete', 'sweep']],
  ...OF_DEPLOYS.map((name) => [name, COMMANDS.filter((command) => command !== 'rollback')] as const)
]

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
  for (const [name, commands] of EFFECTS) {
    // A runner gives the defaults of action.yml, too.
    const isGiven = raw[name] !== undefined && raw[name].toLowerCase() !== INPUT_DEFAULTS[name]
    const [only, ...others] = commands
    const fix = others.length === 0 ? `set \`command: ${only}\`` : 'use another command'
    if (isGiven && !commands.includes(command))
      problems.add(name, `has no effect with \`command: ${command}\`. Remove it, or ${fix}.`)
  }
  return command
}
