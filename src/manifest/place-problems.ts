/** Maps what is wrong with one deployment to where its values are written. */
import type { InputName } from '../action-names.js'
import { InputError } from '../errors.js'
import type { DeploymentInputs } from './deployment-inputs.js'
import { isStepInput } from './keys.js'
import { type MergedDeployment, originOf } from './layers.js'
import type { ManifestProblems } from './problems.js'
import type { ValueProblem } from './resolve-values.js'
import { isGiven, type StepInputs } from './step-inputs.js'

/** Adds what is wrong with references, each at its value. */
export function placeValueProblems(
  found: readonly ValueProblem[],
  deployment: MergedDeployment,
  problems: ManifestProblems
): void {
  for (const { path, problem } of found) {
    if (problems.isFull) return
    problems.add(originOf(deployment, path), problem)
  }
}

interface Placing {
  deployment: MergedDeployment
  /** What is wrong with a reference is reported already. */
  read: Pick<DeploymentInputs, 'found'>
  step: StepInputs
  problems: ManifestProblems
}

/**
 * Adds each problem of the inputs: at its value in the file, at the deployment if the file has none, or at the input of
 * the step. @throws any other error.
 */
export function placeInputProblems(error: unknown, { deployment, read, step, problems }: Placing): void {
  if (!(error instanceof InputError)) throw error
  for (const { input, path = [input], problem } of error.problems) {
    const name = String(path[0])
    if (isStepInput(name) || (isGiven(step.raw, name as InputName) && !Object.hasOwn(deployment.values, name)))
      problems.addInput(input, problem, deployment.key)
    else if (!read.found.some((one) => one.path[0] === name)) problems.add(originOf(deployment, path), problem)
  }
}
