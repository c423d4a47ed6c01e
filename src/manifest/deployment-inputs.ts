/** From the merged layers of a deployment to the inputs of the step that would deploy it alone. */
import type { InputName } from '../action-names.js'
import { INPUT_SOURCE } from '../inputs/desired-deployment.js'
import { parseInputs } from '../inputs/parse-inputs.js'
import { type RawInputs, readRawInputs } from '../inputs/raw-inputs.js'
import type { ParsedInputs } from '../inputs/reading.js'
import { judgeSecrets, type ParsedSecrets } from '../inputs/secrets/parse-secrets.js'
import { isBehaviorInput, isStepInput } from './keys.js'
import { type MergedDeployment, originOf } from './layers.js'
import { hasSecret, type NeededDeployment } from './references.js'
import { resolveValues, type Shared, type ValueProblem } from './resolve-values.js'
import type { StepInputs } from './step-inputs.js'
import { isMap, type Path, type Values } from './values.js'

/** The inputs of one deployment, and what is wrong with its references. */
export interface DeploymentInputs {
  inputs: ParsedInputs
  found: readonly ValueProblem[]
}

/**
 * Reads the inputs that the step would have if it deployed only this deployment.
 *
 * @param lineOf The line on which a path of the file is written.
 */
export async function readDeploymentInputs(
  deployment: MergedDeployment,
  shared: Shared,
  needed: ReadonlyMap<string, NeededDeployment>,
  lineOf: (path: Path) => number
): Promise<DeploymentInputs> {
  const { values, found } = resolveValues(deployment, shared, needed)
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, textOf(key, value)]))
  dropOtherSource(texts, deployment, shared.step)
  const parsed = await parseInputs(withStep(texts, deployment, shared))
  if (!isMap(values['secrets'])) return { inputs: parsed, found }
  const secrets = {
    ...readSecrets(values['secrets'], (name) => lineOf(originOf(deployment, ['secrets', name]))),
    written: written(deployment)
  }
  return { inputs: { ...parsed, secrets }, found }
}

/** The secrets that the deployment names, as if each was a line of the input. */
function readSecrets(secrets: Values, lineOf: (name: string) => number): ParsedSecrets {
  const entries = Object.entries(secrets).map(([name, value]) => ({ name, value: String(value), line: lineOf(name) }))
  return judgeSecrets('lines', '{}', { entries, problems: [], unread: [] })
}

/** The names of `secrets` whose value holds no secret of the step. */
function written({ values: { secrets } }: MergedDeployment): ReadonlySet<string> {
  const entries = isMap(secrets) ? Object.entries(secrets) : []
  return new Set(entries.filter(([, value]) => !hasSecret(String(value))).map(([name]) => name))
}

/** Lines of `paths` that start with # are comments there, but an entry of a list is not. */
function textOf(key: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (key === 'paths' && Array.isArray(value))
    return value.map((item) => String(item).replace(/^\s*#/, '[#]')).join('\n')
  return JSON.stringify(value)
}

/** Adds what the step gives to all of them. The defaults of action.yml fill the rest. */
function withStep(texts: ReadonlyMap<string, string>, deployment: MergedDeployment, shared: Shared): RawInputs {
  const { step } = shared
  const own = (key: string) => texts.get(key)?.trim() ?? ''
  const name = own('name') || deployment.key
  // With an id, the key is only a label: a name that differs from the deployed one would be refused.
  const isLabel = own('deployment_id') !== '' && own('name') === '' && !step.is_preview && step.raw.command !== 'sweep'
  // The ref of the step is for all that are built from git.
  const isForAll = (input: string) => isBehaviorInput(input) && !(input === 'repo_ref' && isContainer(texts, step))
  const computed: Partial<RawInputs> = {
    name: isLabel ? '' : name,
    // These are given beside the inputs, as they are parsed already.
    secrets: '',
    manifest: '',
    select: '',
    variables: '',
    environment: recordedEnvironment(name, shared) ?? '',
    // A matrix plans, to find those that have changes.
    ...(step.raw.command === 'matrix' && { command: 'plan' })
  }
  return readRawInputs((given) => {
    const input = given as InputName
    const ofStep = isStepInput(input) || isForAll(input) ? step.raw[input] : undefined
    return computed[input] ?? (own(input) || ofStep || '')
  })
}

/** The environment on GitHub in which a deployment is recorded. Previews have environments of their own. */
export function recordedEnvironment(
  name: string,
  { environment, step: { is_preview, raw } }: Shared
): string | undefined {
  if (environment === undefined || is_preview || raw.command === 'sweep') return undefined
  return `${environment}/${name}`
}

/** Drops shared values that belong to the other source: `defaults` are for deployments of both. */
function dropOtherSource(texts: Map<string, string>, { layers }: MergedDeployment, step: StepInputs): void {
  const source = isContainer(texts, step) ? 'external_container' : 'git_host'
  const own = layers.filter(({ path }) => path[0] === 'deployments')
  for (const [key, belongs] of INPUT_SOURCE) {
    const isShared = !own.some(({ values }) => Object.hasOwn(values, key))
    if (belongs !== source && isShared) texts.delete(key)
  }
}

/** Whether the deployment runs an image, as the inputs would have it. */
function isContainer(texts: ReadonlyMap<string, string>, { dialect }: StepInputs): boolean {
  const source = texts.get('source')?.trim() ?? ''
  if (source === '') return (texts.get('image_uri')?.trim() ?? '') !== ''
  return source === 'external_container' || source === dialect.words.external_container
}
