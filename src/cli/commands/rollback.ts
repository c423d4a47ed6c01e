/** `rollback`. */
import { plannedOperation } from '../console/text-result.js'
import type { Outputs } from '../console/written-files.js'
import { type CliCommand, OF_RUNS, openRun } from './command.js'
import { ACCESS, inputsOf } from './command-inputs.js'

/** Returns the result as text. */
const textOf = ({ operation, plan, url }: Outputs) =>
  operation === 'planned' ? plannedOperation(plan) : url

export const rollback: CliCommand = {
  description: 'Deploy the code of an earlier revision again; status --history lists them',
  examples: ['rollback --name support', 'rollback --name support --to REVISION --dry-run'],
  inputs: inputsOf('rollback', 'manifest', 'select', 'variables', 'allow_empty_secrets'),
  common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout'],
  flags: ['--yes', ...OF_RUNS],
  textOf,
  open: (args) => openRun(args, textOf)
}
