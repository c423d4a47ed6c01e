/** `plan`. */
import { memberLines, operationOf, plannedOperation } from '../console/text-result.js'
import type { Outputs } from '../console/written-files.js'
import { type CliCommand, OF_RUNS, openRun } from './command.js'
import { OFTEN, TO_DEPLOY } from './command-inputs.js'

/** Returns the result as text. */
const textOf = ({ plans, plan }: Outputs) =>
  plans === undefined ? plannedOperation(plan) : memberLines(plans, operationOf)

export const plan: CliCommand = {
  description: 'Show what a deploy would do; change nothing',
  examples: [
    'plan --name support --graph-config-path agent.json',
    'plan --manifest deployments.yaml --fail-on-changes'
  ],
  inputs: TO_DEPLOY,
  common: OFTEN,
  help: { preview: 'true: plan a preview named <name>-pr-<number>.' },
  flags: ['--fail-on-changes', ...OF_RUNS],
  textOf,
  open: (args) => openRun(args, textOf)
}
