/**
 * From the text of a manifest to its deployments, or all problems at once with line and column.
 * Pure.
 */
import type { InputName } from '../../action-names.js'
import type { RunContext } from '../../adapters/github/run-context.js'
import { InputError } from '../../errors.js'
import { BEHAVIOR_INPUTS, isBehaviorInput, isStepInput } from '../../input-table.js'
import type { RawInputs } from '../raw-inputs.js'
import type { ParsedInputs } from '../reading.js'
import { type Request, readRequest } from '../request.js'
import { checkNames, checkNeeds, checkWaits } from './checks.js'
import {
  type Identity,
  type Resolving,
  readDeploymentInputs,
  recordedEnvironment,
  resolveIdentity,
  type Shared
} from './deployment-inputs.js'
import { ManifestProblems, type ManifestText, parseManifest } from './document.js'
import { type MergedDeployment, mergeDeployments, originOf, originsOf } from './layers.js'
import type { Needed, NeededDeployment } from './references.js'
import { checkShape } from './schema.js'
import {
  checkEnvironment,
  isGiven,
  listsOnly,
  readSelection,
  readStepInputs
} from './step-inputs.js'

export type { NeededDeployment } from './references.js'

/**
 * One deployment of a manifest. Its name has no suffix of a preview. An id that the file has
 * decides, and not the name.
 */
export interface ManifestDeployment extends Identity {
  /** Its key in the file. */
  key: string
  /** The environment on GitHub in which it is recorded. Those of previews are not named here. */
  recorded_in: string | undefined
  /**
   * Keys of those it needs, also outside the selection. A removal has no order, so it needs none.
   */
  needs: readonly string[]
  is_selected: boolean
  /**
   * Reads its inputs as one step would have them, to mask.
   * @throws InputError with each reference without a value.
   */
  readInputs: (needed: Needed) => Promise<ParsedInputs>
  /** Its inputs before what it needs is known. Unset if it is not selected, or nothing is sent. */
  known: RawInputs | undefined
  /** Reads its request. @throws InputError with every problem and its place. */
  readRequest: (needed: Needed) => Promise<Request>
  /** One line per input: where its value is written. */
  origins: () => string[]
}

/** The deployments of a file, and how to run them. */
export interface Manifest {
  path: string
  /** Its path from the workspace, however the step writes it. */
  in_workspace: string
  environment: string | undefined
  max_parallel: number
  deployments: readonly ManifestDeployment[]
}

/**
 * Reads a manifest in two stages, each with all its problems: first its shape, then its names and
 * needs, and the selected deployments as the action reads its inputs.
 *
 * @param inputs Those of the step, without defaults.
 * @param check What else the request of a selected deployment must meet, or it throws an
 * InputError.
 * @throws InputError with all problems of a stage, each with line and column.
 */
export async function readManifest(
  file: ManifestText,
  inputs: RawInputs,
  context: RunContext,
  check: (request: Request) => Promise<void> = async () => {}
): Promise<Manifest> {
  const parsed = parseManifest(file.text)
  const newProblems = () => new ManifestProblems(file, parsed.placeOf)
  const problems = newProblems()
  const step = readStepInputs(inputs, context, problems)
  if (parsed.problem !== undefined) problems.add([], parsed.problem)
  const checked = parsed.problem === undefined ? checkShape(parsed.values, problems) : undefined
  if (checked === undefined) throw problems.error()
  const { environment } = inputs
  const environments = Object.keys(checked.environments ?? {})
  checkEnvironment(inputs, environments, problems)
  const shared = { ...step, environment, keys: Object.keys(checked.deployments) }
  const selected = readSelection(inputs, shared.keys, problems)
  const merged = mergeDeployments(parsed, { environment, environments }, problems)
  checkNeeds(merged, problems)
  const identified = merged.map((one) => ({
    ...one,
    identity: resolveIdentity(one, { shared, problems })
  }))
  checkNames(identified, step, problems)
  const known = new Map<string, RawInputs>()
  const skipped = new Set<string>()
  const needed = new Map(shared.keys.map((key) => [key, PLACEHOLDER]))
  // Without a credential, a matrix lists the deployments and sends nothing.
  for (const one of listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key))) {
    // As the run will read it, to find its problems before anything is sent.
    await readPlaced(one, { shared, needed, problems }, async (read) => {
      known.set(one.key, read.raw)
      const request = readRequest(read, context)
      if (request.command === 'skip') skipped.add(one.key)
      await check(request)
    })
  }
  if (!step.is_removal) checkWaits(merged, known, problems)
  problems.throwIfAny()
  const deployments = identified.map(({ identity, ...deployment }) => ({
    key: deployment.key,
    ...identity,
    recorded_in: recordedEnvironment(identity.name, shared),
    needs: step.is_removal ? [] : [...deployment.needs.keys()],
    is_selected: selected.has(deployment.key),
    known: known.get(deployment.key),
    ...readersOf(deployment, shared, { isSkipped: skipped.has(deployment.key), newProblems })
  }))
  const { path, in_workspace } = file
  return { path, in_workspace, environment, max_parallel: checked.max_parallel, deployments }
}

/** Stands for a deployment that is not live yet, while its dependents are validated or planned. */
const PLACEHOLDER: Required<NeededDeployment> = {
  url: 'https://not-deployed-yet.invalid',
  id: '00000000-0000-4000-8000-000000000000',
  revision_id: '00000000-0000-4000-8000-000000000000'
}

/**
 * Reads the inputs of a deployment, and what `use` makes of them; undefined if that refuses them.
 * Places all problems.
 */
async function readPlaced<T>(
  deployment: MergedDeployment,
  resolving: Resolving,
  use: (inputs: ParsedInputs) => T | Promise<T>
): Promise<T | undefined> {
  const { shared, problems } = resolving
  const { inputs, unresolved } = await readDeploymentInputs(deployment, resolving)
  try {
    return await use(inputs)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    for (const { input, path = [input], problem } of error.problems) {
      const name = String(path[0])
      // A value whose reference has no value is reported already.
      if (unresolved.has(name)) continue
      const isWritten = Object.hasOwn(deployment.values, name)
      const isOfStep =
        isGiven(shared.raw, name as InputName) && (isBehaviorInput(name) || !isWritten)
      // It stands at the input of the step, at its value in the file, or at the deployment if the
      // file has none.
      if (isStepInput(name) || isOfStep) problems.addInput(input, problem, deployment.key)
      else problems.add(originOf(deployment, path), problem)
    }
    return undefined
  }
}

function readersOf(
  deployment: MergedDeployment,
  shared: Shared,
  { isSkipped, newProblems }: { isSkipped: boolean; newProblems: () => ManifestProblems }
) {
  const { keys, raw, context } = shared
  const isPlan = raw.command === 'plan' || raw.command === 'matrix'
  const readOrThrow = async <T>(live: Needed, use: (inputs: ParsedInputs) => T) => {
    const problems = newProblems()
    // A plan, or a deployment that is skipped, sends nothing: what it needs may not exist yet.
    const placeholder = isPlan || isSkipped ? PLACEHOLDER : {}
    const needed = new Map(keys.map((key) => [key, { ...placeholder, ...live.get(key) }] as const))
    const read = await readPlaced(deployment, { shared, needed, problems }, use)
    problems.throwIfAny()
    return read as T
  }
  return {
    readInputs: (needed: Needed) => readOrThrow(needed, (inputs) => inputs),
    readRequest: (needed: Needed) => readOrThrow(needed, (inputs) => readRequest(inputs, context)),
    origins: () => {
      const given = BEHAVIOR_INPUTS.filter((input) => isGiven(raw, input))
      return originsOf(deployment, given, newProblems())
    }
  }
}
