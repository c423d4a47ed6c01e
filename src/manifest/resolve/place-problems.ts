/** Maps the problems of the inputs of one deployment to where those values are written. */
import type { InputProblem } from '../../errors.js'
import { deepestAt, type Place } from '../document.js'
import { isBehaviorInput, isStepInput } from '../keys.js'
import type { ManifestProblems } from '../problems.js'
import type { StepInputs } from '../step-inputs.js'
import type { MergedDeployment } from './resolver.js'

/** Adds each problem: at its value in the file, at the deployment if the file has none, or at the input of the step. */
export function placeProblems(
  found: readonly InputProblem[],
  deployment: MergedDeployment,
  { step, problems }: { step: StepInputs; problems: ManifestProblems }
): void {
  for (const { input, problem } of found) {
    const path = input.split(/[.[\]]+/).filter((part) => part !== '')
    const [name = ''] = path
    if (isStepInput(name)) {
      if (!(step.lists_only && CONNECTION.has(name))) problems.addInput(input, problem, deployment.key)
    } else if (isBehaviorInput(name) && step.overrides.has(name)) problems.addInput(input, problem, deployment.key)
    else problems.add(placeOf(deployment, path), problem)
  }
}

/** Without a credential, a matrix lists the deployments and sends nothing. */
const CONNECTION: ReadonlySet<string> = new Set(['base_url', 'api_key'])

function placeOf({ values, place }: MergedDeployment, path: readonly string[]): Place {
  const { value, rest } = deepestAt(values, path)
  // A value that is missing as a whole is that of the deployment, not of one of its layers.
  const above = value === values ? place : value.place
  return { offset: above.offset, path: [...above.path, ...rest.map(String)] }
}
