/** From the merged layers of a deployment to the inputs of the step that would deploy it alone. */
import { hasGitHub } from '../../adapters/github/run-context.js'
import { type DeploymentKey, isBehaviorInput, isStepInput } from '../../input-table.js'
import { INPUT_SOURCE, sourceOf } from '../desired-deployment.js'
import { type RawInputs, readRawInputs } from '../raw-inputs.js'
import { type ParsedInputs, parseInputs } from '../reading.js'
import type { ParsedSecrets } from '../secrets/parse-secrets.js'
import { isMap, type ManifestProblems, type Path, type Values } from './document.js'
import { type MergedDeployment, originOf } from './layers.js'
import { hasSecret, type Needed, resolveReferences } from './references.js'
import type { StepInputs } from './step-inputs.js'

/** What all deployments of a file share. */
export interface Shared extends StepInputs {
  environment: string | undefined
  /** Keys of all deployments. */
  keys: readonly string[]
}

/** What references may name, and where their problems go. */
export interface Resolving {
  shared: Shared
  needed: Needed
  problems: ManifestProblems
}

/**
 * Keys that say which deployment is meant: they must not depend on what another deployment comes
 * to.
 */
const IDENTITY_KEYS: ReadonlySet<string> = new Set<DeploymentKey>(['name', 'deployment_id'])
/**
 * Keys whose value must not be empty once they are written: without it, another deployment would be
 * meant.
 */
const NEVER_EMPTY: ReadonlySet<string> = new Set<DeploymentKey>([
  'name',
  'deployment_id',
  'image_uri'
])

/** Reads the inputs that the step would have if it deployed only this deployment. */
export async function readDeploymentInputs(deployment: MergedDeployment, resolving: Resolving) {
  const { values, unresolved } = resolveValues(deployment, resolving)
  const { secrets } = values
  const inputs: ParsedInputs = {
    ...(await parseInputs(withStep(values, deployment, resolving.shared))),
    ...(isMap(secrets) && { secrets: readSecrets(secrets, deployment) })
  }
  return { inputs, unresolved }
}

/**
 * Resolves all values, and adds what is wrong with references, each at its value. For a removal, a
 * value that cannot be resolved is left out, unless it says what is removed.
 */
function resolveValues(deployment: MergedDeployment, { shared, needed, problems }: Resolving) {
  const scope = { ...shared, name: deployment.key, needs: [...deployment.needs.keys()], needed }
  const unresolved = new Set<string>()
  const entries = Object.entries(deployment.values).flatMap(([key, value]) => {
    const wrong: [Path, string][] = []
    const resolved = mapTexts(value, [key], (written, path) => {
      const { text, problems } = resolveReferences(written, scope, key === 'secrets')
      if (problems.length === 0 && text.trim() === '' && NEVER_EMPTY.has(key))
        problems.push('is empty. Set its value, or remove the key.')
      for (const problem of problems) wrong.push([path, problem])
      return problems.length === 0 ? text : written
    })
    if (wrong.length > 0 && shared.is_removal && !IDENTITY_KEYS.has(key)) return []
    for (const [path, problem] of wrong) problems.add(originOf(deployment, path), problem)
    if (wrong.length > 0) unresolved.add(key)
    return [[key, resolved] as const]
  })
  return { values: Object.fromEntries(entries) as Values, unresolved }
}

function mapTexts(value: unknown, path: Path, map: (text: string, path: Path) => string): unknown {
  if (typeof value === 'string') return map(value, path)
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, [...path, i], map))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], map)])
  )
}

/** Which deployment of the control plane is meant. */
export interface Identity {
  name: string
  deployment_id?: string
}

/** Resolves `name` and `deployment_id`. Without a name, the key is the name. */
export function resolveIdentity(
  deployment: MergedDeployment,
  resolving: Omit<Resolving, 'needed'>
): Identity {
  const { name, deployment_id: id } = deployment.values
  const own = { ...deployment, values: { name, deployment_id: id } }
  const { values, unresolved } = resolveValues(own, { ...resolving, needed: new Map() })
  const known = (key: string) => (unresolved.has(key) ? '' : textOf(key, values[key]))
  const deployment_id = known('deployment_id')
  return { name: known('name') || deployment.key, ...(deployment_id !== '' && { deployment_id }) }
}

/** Returns the secrets that the deployment names. */
function readSecrets(secrets: Values, { values }: MergedDeployment): ParsedSecrets {
  // A value that holds no secret of the step.
  const written = Object.entries(values['secrets'] as Values).filter(
    ([, value]) => !hasSecret(String(value))
  )
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
  if (key === 'paths' && Array.isArray(value))
    return value.map((item) => String(item).replace(/^\s*#/, '[#]')).join('\n')
  return JSON.stringify(value)
}

/** Adds what the step gives to all of them. The defaults of action.yml fill the rest. */
function withStep(values: Values, { key, layers }: MergedDeployment, shared: Shared): RawInputs {
  const { raw, names_previews, dialect } = shared
  const written = (input: string) => textOf(input, values[input])
  const source = sourceOf(
    { source: written('source'), image_uri: written('image_uri') || undefined },
    dialect
  )
  const name = written('name') || key
  // With an id, the key is only a label: a name that differs from the deployed one would be
  // refused.
  const isLabel = written('deployment_id') !== '' && written('name') === '' && !names_previews
  // These are given beside the inputs, as they are parsed already.
  const apart = { secrets: '', manifest: '', select: '', variables: '' }
  const computed: Partial<Record<string, string>> = {
    ...apart,
    name: isLabel ? '' : name,
    environment: recordedEnvironment(name, shared) ?? '',
    // A matrix plans, to find those that have changes.
    ...(raw.command === 'matrix' && { command: 'plan' })
  }
  // `defaults` are for deployments of both sources. What only the other source has is an error in
  // the deployment itself.
  const isOfOther = (input: string) =>
    INPUT_SOURCE.some(([name, belongs]) => name === input && belongs !== source)
  const isOwn = (input: string) =>
    layers.some(({ path, values }) => path[0] === 'deployments' && Object.hasOwn(values, input))
  return readRawInputs((input) => {
    const isOther = isOfOther(input)
    // The step is nearer to the run than the file.
    const isOfStep = isStepInput(input) || (isBehaviorInput(input) && !isOther)
    const ofStep = isOfStep ? raw[input as keyof RawInputs] : undefined
    return computed[input] ?? ofStep ?? (isOther && !isOwn(input) ? '' : written(input))
  })
}

/**
 * Returns the environment on GitHub in which a deployment is recorded. Previews have environments
 * of their own. Outside of GitHub, the input only chooses the layers, unless a token shows that
 * records are wanted, too.
 */
export function recordedEnvironment(
  name: string,
  { environment, names_previews, context, raw }: Shared
): string | undefined {
  if (environment === undefined || names_previews) return undefined
  return hasGitHub(context, raw.github_token) ? `${environment}/${name}` : undefined
}
