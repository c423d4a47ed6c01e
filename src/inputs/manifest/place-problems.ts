/** Adds what is wrong with one deployment where its values are written. */
import type { InputName } from '../../action-names.js'
import { InputError } from '../../errors.js'
import { isBehaviorInput, isStepInput } from './keys.js'
import { type MergedDeployment, originOf } from './layers.js'
import type { ManifestProblems } from './problems.js'
import { isGiven, type StepInputs } from './step-inputs.js'
import type { Path } from './values.js'

/** What is wrong with a value, at its path in the merged values. */
export interface ValueProblem {
  path: Path
  problem: string
}

/** Adds what is wrong with references, each at its value. */
export function placeValueProblems(
  found: readonly ValueProblem[],
  deployment: MergedDeployment,
  problems: ManifestProblems
): void {
  for (const { path, problem } of found) problems.add(originOf(deployment, path), problem)
}

interface FoundWith {
  deployment: MergedDeployment
  step: StepInputs
  /** Keys whose problem is reported already. */
  reported: readonly unknown[]
  problems: ManifestProblems
}

/**
 * Adds each problem of the inputs: at its value in the file, at the deployment if the file has none, or at the input of
 * the step. @throws any other error.
 */
export function placeInputProblems(error: unknown, { deployment, step, reported, problems }: FoundWith): void {
  if (!(error instanceof InputError)) throw error
  for (const { input, path = [input], problem } of error.problems) {
    const name = String(path[0])
    const isWritten = Object.hasOwn(deployment.values, name)
    const isOfStep = isGiven(step.raw, name as InputName) && (isBehaviorInput(name) || !isWritten)
    if (isStepInput(name) || isOfStep) problems.addInput(input, problem, deployment.key)
    else if (!reported.includes(name)) problems.add(originOf(deployment, path), problem)
  }
}
