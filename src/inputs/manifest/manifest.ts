/** From the text of a manifest to its deployments, or all problems at once with line and column. Pure. */
import type { InputName } from '../../action-names.js'
import type { RunContext } from '../../adapters/github/run-context.js'
import { InputError, type InputProblem } from '../../errors.js'
import type { RawInputs } from '../raw-inputs.js'
import type { ParsedInputs } from '../reading.js'
import { type Request, readRequest } from '../request.js'
import { checkNames, checkNeeds, checkWaits } from './checks.js'
import {
  type Identity,
  readDeploymentInputs,
  recordedEnvironment,
  resolveIdentity,
  type Shared,
  type ValueProblem
} from './deployment-inputs.js'
import { parseManifest } from './document.js'
import { BEHAVIOR_INPUTS, isBehaviorInput, isStepInput } from './keys.js'
import { type MergedDeployment, mergeDeployments, originOf, originsOf, readEnvironment } from './layers.js'
import { ManifestProblems, type ManifestText } from './problems.js'
import type { NeededDeployment } from './references.js'
import { checkShape } from './shape.js'
import { isGiven, listsOnly, readSelection, readStepInputs, type StepInputs } from './step-inputs.js'

export type { ManifestText } from './problems.js'
export type { NeededDeployment } from './references.js'

/** One deployment of a manifest. Its name has no suffix of a preview. An id that the file has decides, and not the name. */
export interface ManifestDeployment extends Identity {
  /** Its key in the file. */
  key: string
  /** The environment on GitHub in which it is recorded. Those of previews are not named here. */
  recorded_in: string | undefined
  /** Keys of those it needs, also outside the selection. A removal has no order, so it needs none. */
  needs: readonly string[]
  is_selected: boolean
  /**
   * Reads its inputs as one step would have them, to mask and to read the request.
   *
   * @param needed By key, once they are live.
   * @throws InputError with the positions of references that have no value.
   */
  readInputs: (needed: ReadonlyMap<string, NeededDeployment>) => Promise<ParsedInputs>
  /** Its inputs before what it needs is known. Unset if it is not selected, or nothing is sent. */
  known: RawInputs | undefined
  /** Reads its request. @throws InputError with every problem and its place. */
  readRequest: (needed: ReadonlyMap<string, NeededDeployment>) => Promise<Request>
  /** One line per input: where its value is written. */
  origins: () => string[]
}

/** Checks a request further. @throws InputError. */
export type CheckRequest = (request: Request) => Promise<void>

/** The deployments of a file, and how to run them. */
export interface Manifest {
  path: string
  environment: string | undefined
  max_parallel: number
  deployments: readonly ManifestDeployment[]
}

/**
 * Reads a manifest in two stages, each with all its problems: first its shape, then its names and needs, and the
 * selected deployments as the action reads its inputs.
 *
 * @param inputs Those of the step, without defaults.
 * @param check What else the request of a selected deployment must meet.
 * @throws InputError with all problems of a stage, each with line and column.
 */
export async function readManifest(
  file: ManifestText,
  inputs: RawInputs,
  context: RunContext,
  check: CheckRequest = async () => {}
): Promise<Manifest> {
  const parsed = parseManifest(file.text)
  const placeOf = 'problem' in parsed ? () => parsed.place ?? { line: 1, column: 1 } : parsed.placeOf
  const newProblems = () => new ManifestProblems(file, placeOf)
  const problems = newProblems()
  const step = readStepInputs(inputs, context, problems)
  if ('problem' in parsed) problems.add([], parsed.problem)
  const checked = 'problem' in parsed ? undefined : checkShape(parsed.values, problems)
  if ('problem' in parsed || checked === undefined) throw problems.error()
  const environment = readEnvironment(inputs, parsed, problems)
  const shared: Shared = { step, environment, keys: Object.keys(checked.deployments) }
  const selected = readSelection(inputs, shared.keys, problems)
  const merged = mergeDeployments(parsed, environment, problems)
  checkNeeds(merged, problems)
  const identified = merged.map((deployment) => {
    const { key, values } = deployment
    const { identity, found } = resolveIdentity(deployment, shared)
    placeValueProblems(found, deployment, problems)
    return {
      deployment,
      key,
      ...identity,
      path: Object.hasOwn(values, 'name') ? originOf(deployment, ['name']) : ['deployments', key]
    }
  })
  checkNames(identified, step, problems)
  // Without a credential, a matrix lists the deployments and sends nothing.
  const used = listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key))
  const known = await validateAll(used, shared, check, problems)
  if (!step.is_removal) checkWaits(merged, known, problems)
  problems.throwIfAny()
  const deployments = identified.map(({ deployment, path: _path, ...identity }) => ({
    ...identity,
    recorded_in: recordedEnvironment(identity.name, shared),
    needs: step.is_removal ? [] : [...deployment.needs.keys()],
    is_selected: selected.has(deployment.key),
    known: known.get(deployment.key),
    ...readersOf(deployment, shared, newProblems)
  }))
  return { path: file.path, environment, max_parallel: checked.max_parallel, deployments }
}

/** Stands for a deployment that is not live yet, while its dependents are validated or planned. */
const PLACEHOLDER: Required<NeededDeployment> = {
  url: 'https://not-deployed-yet.invalid',
  id: '00000000-0000-4000-8000-000000000000',
  revision_id: '00000000-0000-4000-8000-000000000000'
}

/** Reads each request as the run will, to find its problems before anything is sent. Returns their inputs. */
async function validateAll(
  deployments: readonly MergedDeployment[],
  shared: Shared,
  check: CheckRequest,
  problems: ManifestProblems
): Promise<ReadonlyMap<string, RawInputs>> {
  const { step, keys } = shared
  const needed = new Map(keys.map((key) => [key, PLACEHOLDER]))
  const known = new Map<string, RawInputs>()
  for (const deployment of deployments) {
    const { inputs, found } = await readDeploymentInputs(deployment, shared, needed)
    known.set(deployment.key, inputs.raw)
    placeValueProblems(found, deployment, problems)
    try {
      await check(readRequest(inputs, step.context))
    } catch (error) {
      placeInputProblems(error, deployment, { step, found, problems })
    }
  }
  return known
}

/** Adds what is wrong with references, each at its value. */
function placeValueProblems(
  found: readonly ValueProblem[],
  deployment: MergedDeployment,
  problems: ManifestProblems
): void {
  for (const { path, problem } of found) problems.add(originOf(deployment, path), problem)
}

/** Adds each problem of the inputs. @throws any other error. */
function placeInputProblems(
  error: unknown,
  deployment: MergedDeployment,
  { step, found, problems }: { step: StepInputs; found: readonly ValueProblem[]; problems: ManifestProblems }
): void {
  if (!(error instanceof InputError)) throw error
  // A value whose reference has no value is reported already.
  const isReported = ({ input, path = [input] }: InputProblem) => found.some((one) => one.path[0] === path[0])
  for (const problem of error.problems.filter((one) => !isReported(one)))
    placeInputProblem(problem, deployment, step, problems)
}

/** Adds a problem at its value in the file, at the deployment if the file has none, or at the input of the step. */
function placeInputProblem(
  { input, path = [input], problem }: InputProblem,
  deployment: MergedDeployment,
  step: StepInputs,
  problems: ManifestProblems
): void {
  const name = String(path[0])
  const isWritten = Object.hasOwn(deployment.values, name)
  const isOfStep = isGiven(step.raw, name as InputName) && (isBehaviorInput(name) || !isWritten)
  if (isStepInput(name) || isOfStep) problems.addInput(input, problem, deployment.key)
  else problems.add(originOf(deployment, path), problem)
}

function readersOf(
  deployment: MergedDeployment,
  shared: Shared,
  newProblems: () => ManifestProblems
): Pick<ManifestDeployment, 'readInputs' | 'readRequest' | 'origins'> {
  const { keys, step } = shared
  const isPlan = step.raw.command === 'plan' || step.raw.command === 'matrix'
  const readInputs = async (needed: ReadonlyMap<string, NeededDeployment>) => {
    const problems = newProblems()
    // A plan deploys nothing, so what it needs may not exist yet.
    const facts = new Map(keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }] as const))
    const { inputs, found } = await readDeploymentInputs(deployment, shared, facts)
    placeValueProblems(found, deployment, problems)
    problems.throwIfAny()
    return inputs
  }
  return {
    readInputs,
    readRequest: async (needed) => {
      const inputs = await readInputs(needed)
      const problems = newProblems()
      try {
        return readRequest(inputs, step.context)
      } catch (error) {
        placeInputProblems(error, deployment, { step, found: [], problems })
        throw problems.error()
      }
    },
    origins: () =>
      originsOf(
        deployment,
        BEHAVIOR_INPUTS.filter((input) => isGiven(step.raw, input)),
        newProblems()
      )
  }
}
