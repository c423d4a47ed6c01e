/** Maps the problems of the inputs of one deployment to where those values are written. */
import type { InputProblem } from '../../errors.js'
import { INPUT_SOURCE } from '../../inputs/desired-deployment.js'
import { deepestAt, type Place } from '../document.js'
import { type DeploymentKey, isBehaviorInput, isStepInput } from '../keys.js'
import type { MergedDeployment, Resolving } from './resolver.js'

/** Adds each problem: at its value in the file, at the deployment if the file has none, or at the input of the step. */
export function placeProblems(
  found: readonly InputProblem[],
  deployment: MergedDeployment,
  { step, problems, lacksValues }: Pick<Resolving, 'step' | 'problems' | 'lacksValues'>
): void {
  for (const { input, problem } of found) {
    const path = input.split(/[.[\]]+/).filter((part) => part !== '')
    const [name = ''] = path
    if (step.lacks_values && isFromStep(name, deployment)) continue
    if (isStepInput(name)) {
      if (!(step.lists_only && CONNECTION.has(name))) problems.addInput(input, problem, deployment.key)
    } else if (isBehaviorInput(name) && step.overrides.has(name)) problems.addInput(input, problem, deployment.key)
    else if (!(lacksValues(deployment.key) && mayFollow(path, deployment)))
      problems.add(placeOf(deployment, path), problem)
  }
}

/** Inputs whose default is the repository and the ref of the run. */
const FROM_RUN: ReadonlySet<string> = new Set(['repo_url', 'repo_ref'] satisfies DeploymentKey[])

/** Whether the value is not of the file, but of the step or of its run. */
function isFromStep(name: string, { values }: MergedDeployment): boolean {
  return isStepInput(name) || (FROM_RUN.has(name) && !values.entries.has(name))
}

/** Values of one kind of source, as `source` gives them. */
const OF_A_SOURCE: ReadonlySet<string> = new Set(INPUT_SOURCE.map(([name]) => name))

/** Whether a value that was left out may be the reason: one is required, or the source is another one than is meant. */
function mayFollow([name = '', ...rest]: readonly string[], { values }: MergedDeployment): boolean {
  return !values.entries.has(name) || (rest.length === 0 && OF_A_SOURCE.has(name))
}

/** Without a credential, a matrix lists the deployments and sends nothing. */
const CONNECTION: ReadonlySet<string> = new Set(['base_url', 'api_key'])

function placeOf({ values, place }: MergedDeployment, path: readonly string[]): Place {
  const { value, rest } = deepestAt(values, path)
  // A value that is missing as a whole is that of the deployment, not of one of its layers.
  const above = value === values ? place : value.place
  return { offset: above.offset, path: [...above.path, ...rest.map(String)] }
}
