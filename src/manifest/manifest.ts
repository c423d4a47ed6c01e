/** From the text of a manifest to its deployments, or all problems at once with line and column. Pure. */
import { InputError, type InputProblem } from '../errors.js'
import type { RunContext } from '../github/run-context.js'
import { isFalse } from '../inputs/fields.js'
import type { RawInputs } from '../inputs/raw-inputs.js'
import type { ParsedInputs } from '../inputs/reading.js'
import { type Request, readRequest } from '../inputs/request.js'
import { type DeploymentInputs, readDeploymentInputs, recordedEnvironment } from './deployment-inputs.js'
import { isBehaviorInput, isStepInput } from './keys.js'
import { type MergedDeployment, mergeDeployments, originOf, readEnvironment } from './layers.js'
import { checkNames } from './names.js'
import { checkNeeds, checkWaits } from './needs.js'
import { originsOf } from './origins.js'
import { parseManifest } from './parse.js'
import { ManifestProblems, type ManifestText } from './problems.js'
import type { NeededDeployment } from './references.js'
import { resolveIdentity, type Shared, type ValueProblem } from './resolve-values.js'
import { readSelection } from './select.js'
import { checkShape } from './shape.js'
import { isGiven, listsOnly, readStepInputs } from './step-inputs.js'
import type { Path } from './values.js'

export type { ManifestText } from './problems.js'
export type { NeededDeployment } from './references.js'

/** One deployment of a manifest. */
export interface ManifestDeployment {
  /** Its key in the file. */
  key: string
  /** Its resulting name, without the suffix of a preview. */
  name: string
  /** Set if the file names it: then it decides, and not the name. */
  deployment_id?: string
  /** The environment on GitHub in which it is recorded. Those of previews are not named here. */
  recorded_in: string | undefined
  /** Keys of those it needs, also outside the selection. */
  needs: readonly string[]
  is_selected: boolean
  /**
   * Reads its inputs as one step would have them, to mask and to read the request.
   *
   * @param needed By key, once they are live.
   * @throws InputError with the positions of references that have no value.
   */
  readInputs: (needed: ReadonlyMap<string, NeededDeployment>) => Promise<ParsedInputs>
  /** Reads its inputs without the facts of what it needs. */
  readKnown: () => Promise<RawInputs>
  /** Reads its request. @throws InputError with every problem and its position. */
  readRequest: (needed: ReadonlyMap<string, NeededDeployment>) => Promise<Request>
  /** One line per value: which layer it comes from. Values of secrets are not shown. */
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
  const offsetOf = 'problem' in parsed ? () => parsed.offset ?? 0 : parsed.offsetOf
  const problems = new ManifestProblems(file, offsetOf)
  const step = readStepInputs(inputs, context, problems)
  if ('problem' in parsed) {
    problems.add([], parsed.problem)
    throw problems.error()
  }
  const checked = checkShape(parsed.values, problems)
  if (checked === undefined) throw problems.error()
  const keys = Object.keys(checked.deployments)
  const environment = readEnvironment(inputs, parsed, problems)
  const selected = readSelection(inputs, keys, problems)
  const shared: Shared = { step, environment, keys }
  const merged = mergeDeployments(parsed, environment, problems)
  checkNeeds(merged, problems)
  const identified = merged.map((deployment) => ({ deployment, ...identify(deployment, shared, problems) }))
  checkNames(identified, step, problems)
  const waits = new Map<string, boolean>()
  // Without a credential, a matrix lists the deployments and sends nothing.
  for (const deployment of listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key))) {
    if (problems.isFull) break
    const read = await validate(deployment, { shared, problems, check })
    waits.set(deployment.key, !isFalse(read.inputs.raw.wait))
  }
  if (!step.is_removal) checkWaits(merged, waits, problems)
  problems.throwIfAny()
  const deployments = identified.map(({ deployment, key, name, deployment_id }) => ({
    key,
    name,
    ...(deployment_id !== undefined && { deployment_id }),
    recorded_in: recordedEnvironment(name, shared),
    needs: [...deployment.needs.keys()],
    is_selected: selected.has(key),
    ...readersOf(deployment, shared, () => new ManifestProblems(file, offsetOf))
  }))
  return { path: file.path, environment, max_parallel: checked.max_parallel, deployments }
}

/** Resolves what identifies a deployment, also one that is not selected. Adds what is wrong with it. */
function identify(deployment: MergedDeployment, shared: Shared, problems: ManifestProblems) {
  const { found, ...identity } = resolveIdentity(deployment, shared)
  addValueProblems(found, deployment, problems)
  const { key } = deployment
  const path: Path = Object.hasOwn(deployment.values, 'name') ? originOf(deployment, ['name']) : ['deployments', key]
  return { ...identity, key, path }
}

function addValueProblems(
  found: readonly ValueProblem[],
  deployment: MergedDeployment,
  problems: ManifestProblems
): void {
  for (const { path, problem } of found) problems.add(originOf(deployment, path), problem)
}

/** Stands for a deployment that is not live yet, while its dependents are validated or planned. */
const PLACEHOLDER: Required<NeededDeployment> = {
  url: 'https://not-deployed-yet.invalid',
  id: '00000000-0000-4000-8000-000000000000',
  revision_id: '00000000-0000-4000-8000-000000000000'
}

const placeholders = (keys: readonly string[]) => new Map(keys.map((key) => [key, PLACEHOLDER]))

interface Validation {
  shared: Shared
  problems: ManifestProblems
  check: CheckRequest
}

/** Reads the request as the run will, to find its problems before anything is sent. */
async function validate(
  deployment: MergedDeployment,
  { shared, problems, check }: Validation
): Promise<DeploymentInputs> {
  const needed = placeholders(shared.keys)
  const read = await readDeploymentInputs(deployment, shared, needed, (path) => problems.lineOf(path))
  addValueProblems(read.found, deployment, problems)
  try {
    await check(readRequest(read.inputs, shared.step.context))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    placeProblems(error.problems, { deployment, read, shared, problems })
  }
  return read
}

interface Placing {
  deployment: MergedDeployment
  read: DeploymentInputs
  shared: Shared
  problems: ManifestProblems
}

/** Adds each problem: at its value in the file, at the deployment if the file has none, or at the input of the step. */
function placeProblems(found: readonly InputProblem[], { deployment, read, shared, problems }: Placing): void {
  const isSet = (name: string) => Object.hasOwn(deployment.values, name)
  for (const { input, path = [input], problem } of found) {
    const name = String(path[0])
    const isOfStep = isStepInput(name) || (isBehaviorInput(name) && isGiven(shared.step.raw, name) && !isSet(name))
    // What is wrong with a reference is reported already.
    const isReported = read.found.some((one) => one.path[0] === name)
    if (isOfStep) problems.addInput(input, problem, deployment.key)
    else if (!isReported) problems.add(originOf(deployment, path), problem)
  }
}

function readersOf(
  deployment: MergedDeployment,
  shared: Shared,
  newProblems: () => ManifestProblems
): Pick<ManifestDeployment, 'readInputs' | 'readKnown' | 'readRequest' | 'origins'> {
  const { keys, step } = shared
  const isPlan = step.raw.command === 'plan' || step.raw.command === 'matrix'
  const read = (needed: ReadonlyMap<string, NeededDeployment>, problems = newProblems()) => {
    // A plan deploys nothing, so what it needs may not exist yet.
    const known = new Map(keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }] as const))
    return readDeploymentInputs(deployment, shared, known, (path) => problems.lineOf(path))
  }
  const readInputs = async (needed: ReadonlyMap<string, NeededDeployment>) => {
    const problems = newProblems()
    const { inputs, found } = await read(needed, problems)
    addValueProblems(found, deployment, problems)
    problems.throwIfAny()
    return inputs
  }
  return {
    readInputs,
    readKnown: async () => (await read(new Map())).inputs.raw,
    readRequest: async (needed) => {
      const inputs = await readInputs(needed)
      try {
        return readRequest(inputs, step.context)
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        const problems = newProblems()
        placeProblems(error.problems, { deployment, read: { inputs, found: [] }, shared, problems })
        throw problems.error()
      }
    },
    origins: () => originsOf(deployment, step, newProblems())
  }
}
