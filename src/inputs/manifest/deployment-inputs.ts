/** From the merged layers of a deployment to the inputs of the step that would deploy it alone. */
import { INPUT_SOURCE, sourceOf } from '../desired-deployment.js'
import { type RawInputs, readRawInputs } from '../raw-inputs.js'
import { type ParsedInputs, parseInputs } from '../reading.js'
import type { ParsedSecrets } from '../secrets/parse-secrets.js'
import { isMap, type Path, type Values } from './document.js'
import { IDENTITY_KEYS, isBehaviorInput, isStepInput, NEVER_EMPTY } from './keys.js'
import type { MergedDeployment } from './layers.js'
import { hasSecret, type NeededDeployment, resolveReferences } from './references.js'
import type { StepInputs } from './step-inputs.js'

/** What all deployments of a file share. */
export interface Shared {
  step: StepInputs
  environment: string | undefined
  /** Keys of all deployments. */
  keys: readonly string[]
}

/** What is wrong with a value, at its path in the merged values. */
export interface ValueProblem {
  path: Path
  problem: string
}

/** The inputs of one deployment, and what is wrong with its references. */
export interface DeploymentInputs {
  inputs: ParsedInputs
  found: readonly ValueProblem[]
}

/** Reads the inputs that the step would have if it deployed only this deployment. */
export async function readDeploymentInputs(
  deployment: MergedDeployment,
  shared: Shared,
  needed: ReadonlyMap<string, NeededDeployment>
): Promise<DeploymentInputs> {
  const { values, found } = resolveValues(deployment, shared, needed)
  const inputs = await parseInputs(withStep(values, deployment, shared))
  const { secrets } = values
  return { inputs: isMap(secrets) ? { ...inputs, secrets: readSecrets(secrets, deployment) } : inputs, found }
}

/** Resolves all values. For a removal, a value that cannot be resolved is left out, unless it says what is removed. */
function resolveValues(
  { key: name, values, needs }: Pick<MergedDeployment, 'key' | 'values' | 'needs'>,
  { step, environment, keys }: Shared,
  needed: ReadonlyMap<string, NeededDeployment>
): { values: Values; found: readonly ValueProblem[] } {
  const scope = { name, environment, ...step, needs: [...needs.keys()], keys, needed }
  const found: ValueProblem[] = []
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const isIdentity = IDENTITY_KEYS.has(key)
    const own: ValueProblem[] = []
    const resolved = mapTexts(value, [key], (text, path) => {
      const one = resolveReferences(text, scope, key === 'secrets')
      if ('text' in one && (one.text.trim() !== '' || !NEVER_EMPTY.has(key))) return one.text
      const problems = 'problems' in one ? one.problems : ['is empty. Set its value, or remove the key.']
      own.push(...problems.map((problem) => ({ path, problem })))
      return text
    })
    if (own.length > 0 && step.is_removal && !isIdentity) return []
    found.push(...own)
    return [[key, resolved] as const]
  })
  return { values: Object.fromEntries(entries), found }
}

function mapTexts(value: unknown, path: Path, map: (text: string, path: Path) => string): unknown {
  if (typeof value === 'string') return map(value, path)
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, [...path, i], map))
  if (!isMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], map)]))
}

/** Which deployment of the control plane is meant. */
export interface Identity {
  name: string
  deployment_id?: string
}

/** Resolves `name` and `deployment_id`. Without a name, the key is the name. */
export function resolveIdentity(
  { key, needs, values: all }: MergedDeployment,
  shared: Shared
): { identity: Identity; found: readonly ValueProblem[] } {
  const own = Object.fromEntries(Object.entries(all).filter(([key]) => IDENTITY_KEYS.has(key)))
  const { values, found } = resolveValues({ key, needs, values: own }, shared, new Map())
  const known = (key: string) => (found.some(({ path }) => path[0] === key) ? '' : textOf(key, values[key]))
  const deployment_id = known('deployment_id')
  return { identity: { name: known('name') || key, ...(deployment_id !== '' && { deployment_id }) }, found }
}

/** The secrets that the deployment names. */
function readSecrets(secrets: Values, { values }: MergedDeployment): ParsedSecrets {
  // A value that holds no secret of the step.
  const written = Object.entries(values['secrets'] as Values).filter(([, value]) => !hasSecret(String(value)))
  return {
    form: 'lines',
    secrets: Object.entries(secrets).map(([name, value]) => ({ name, value: String(value) })),
    problems: [],
    unread: [],
    written: new Set(written.map(([name]) => name))
  }
}

/** Lines of `paths` that start with # are comments there, but an entry of a list is not. */
function textOf(key: string, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  return key === 'paths' && Array.isArray(value)
    ? value.map((item) => String(item).replace(/^\s*#/, '[#]')).join('\n')
    : JSON.stringify(value)
}

/** Adds what the step gives to all of them. The defaults of action.yml fill the rest. */
function withStep(values: Values, { key, layers }: MergedDeployment, shared: Shared): RawInputs {
  const { raw, is_preview, dialect } = shared.step
  const written = (input: string) => textOf(input, values[input])
  const source = sourceOf({ source: written('source'), image_uri: written('image_uri') || undefined }, dialect)
  // `defaults` are for deployments of both sources. What only the other source has is an error in the deployment itself.
  const others = new Map<string, string>(INPUT_SOURCE.filter(([, belongs]) => belongs !== source))
  const isOwn = (input: string) =>
    layers.some(({ path, values }) => path[0] === 'deployments' && Object.hasOwn(values, input))
  const name = written('name') || key
  // With an id, the key is only a label: a name that differs from the deployed one would be refused.
  const isLabel = written('deployment_id') !== '' && written('name') === '' && !is_preview && raw.command !== 'sweep'
  const computed: Partial<RawInputs> = {
    name: isLabel ? '' : name,
    // These are given beside the inputs, as they are parsed already.
    secrets: '',
    manifest: '',
    select: '',
    variables: '',
    environment: recordedEnvironment(name, shared) ?? '',
    // A matrix plans, to find those that have changes.
    ...(raw.command === 'matrix' && { command: 'plan' })
  }
  return readRawInputs((input) => {
    const isOther = others.has(input)
    const ofStep = isStepInput(input) || (isBehaviorInput(input) && !isOther) ? raw[input as keyof RawInputs] : ''
    const own = isOther && !isOwn(input) ? '' : written(input)
    // The step is nearer to the run than the file.
    return computed[input as keyof RawInputs] ?? (ofStep || own || '')
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
