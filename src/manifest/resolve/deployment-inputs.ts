/** From the merged layers of a deployment to the inputs of the step that would deploy it alone. */
import type { InputName } from '../../action-names.js'
import { INPUT_SOURCE } from '../../inputs/desired-deployment.js'
import { parseInputs } from '../../inputs/parse-inputs.js'
import { type RawInputs, readRawInputs } from '../../inputs/raw-inputs.js'
import type { ParsedInputs } from '../../inputs/reading.js'
import { judgeSecrets, type ParsedSecrets } from '../../inputs/secrets/parse-secrets.js'
import { type MapValue, plainOf, type Value } from '../document.js'
import { type BehaviorInput, isStepInput } from '../keys.js'
import type { StepInputs } from '../step-inputs.js'
import { hasSecret, type NeededDeployment } from './references.js'
import { type MergedDeployment, Resolver, type Resolving } from './resolver.js'

/** Reads `name` and `deployment_id`. Without a name, the key is the name. */
export function resolveIdentity(
  deployment: MergedDeployment,
  resolving: Resolving
): { name: string; deployment_id?: string } {
  const resolver = new Resolver(deployment, resolving, new Map())
  const identity = (key: string) => {
    const value = deployment.values.entries.get(key)
    const resolved = value && resolver.resolve(value, key)
    return resolved?.kind === 'text' && !resolver.unresolved.has(key) ? resolved.text.trim() : ''
  }
  const deployment_id = identity('deployment_id')
  return { name: identity('name') || deployment.key, ...(deployment_id !== '' && { deployment_id }) }
}

/** The inputs of one deployment, and the keys with a reference that has no value: those problems are added. */
export interface ResolvedInputs {
  inputs: ParsedInputs
  unresolved: ReadonlySet<string>
}

/** Resolves the inputs that the step would have if it deployed only this deployment. */
export async function resolveInputs(
  deployment: MergedDeployment,
  resolving: Resolving,
  needed: ReadonlyMap<string, NeededDeployment>
): Promise<ResolvedInputs> {
  const resolver = new Resolver(deployment, resolving, needed)
  const values = new Map<string, Value>()
  for (const [key, value] of deployment.values.entries) {
    if (key === 'secrets' && (resolving.step.is_removal || resolving.step.lists_only)) continue
    const resolved = resolver.resolve(value, key)
    if (resolved !== undefined) values.set(key, resolved)
  }
  const texts = new Map([...values].map(([key, value]) => [key, textOf(key, value)]))
  dropOtherSource(texts, deployment, resolving.step)
  const parsed = await parseInputs(withStep(texts, deployment, resolving))
  const secrets = values.get('secrets')
  const inputs = {
    ...parsed,
    ...(secrets?.kind === 'map' && { secrets: { ...secretsOf(secrets, resolving), written: written(deployment) } })
  }
  return { inputs, unresolved: resolver.unresolved }
}

/** The names of `secrets` whose value holds no secret of the step. */
function written({ values }: MergedDeployment): ReadonlySet<string> {
  const secrets = values.entries.get('secrets')
  const entries = secrets?.kind === 'map' ? [...secrets.entries] : []
  const isWritten = ([, value]: (typeof entries)[number]) => value.kind === 'text' && !hasSecret(value.text)
  return new Set(entries.filter(isWritten).map(([name]) => name))
}

/** Lines of `paths` that start with # are comments there, but an entry of a list is not. */
function textOf(key: string, value: Value): string {
  if (value.kind === 'null') return ''
  if (value.kind === 'text') return value.text
  if (value.kind === 'list' && key === 'paths')
    return value.items.map((item) => (item.kind === 'text' ? item.text.replace(/^\s*#/, '[#]') : '')).join('\n')
  return JSON.stringify(plainOf(value))
}

/** Adds what the step gives to all of them. The defaults of action.yml fill the rest. */
function withStep(texts: ReadonlyMap<string, string>, deployment: MergedDeployment, resolving: Resolving): RawInputs {
  const { step } = resolving
  const own = (key: string) => texts.get(key)?.trim() ?? ''
  const name = own('name') || deployment.key
  // With an id, the key is only a label: a name that differs from the deployed one would be refused.
  const isLabel = own('deployment_id') !== '' && own('name') === '' && !step.is_preview && step.raw.command !== 'sweep'
  // The ref of the step is for all that are built from git.
  const wins = (input: string) =>
    input === 'repo_ref' && isContainer(texts, step) ? undefined : step.overrides.get(input as BehaviorInput)
  const computed: Partial<RawInputs> = {
    name: isLabel ? '' : name,
    // These are given beside the inputs, as they are parsed already.
    secrets: '',
    manifest: '',
    select: '',
    variables: '',
    environment: recordedEnvironment(name, resolving) ?? '',
    // A matrix plans, to find those that have changes.
    ...(step.raw.command === 'matrix' && { command: 'plan' })
  }
  return readRawInputs((given) => {
    const input = given as InputName
    return computed[input] ?? (isStepInput(input) ? step.raw[input] : (wins(input) ?? texts.get(input))) ?? ''
  })
}

/** The environment on GitHub in which a deployment is recorded. Previews have environments of their own. */
export function recordedEnvironment(
  name: string,
  { environment, step: { is_preview, raw } }: Pick<Resolving, 'environment' | 'step'>
): string | undefined {
  if (environment === undefined || is_preview || raw.command === 'sweep') return undefined
  return `${environment}/${name}`
}

/** Drops shared values that belong to the other source: `defaults` are for deployments of both. */
function dropOtherSource(texts: Map<string, string>, { values }: MergedDeployment, step: StepInputs): void {
  const source = isContainer(texts, step) ? 'external_container' : 'git_host'
  for (const [key, belongs] of INPUT_SOURCE) {
    const isShared = values.entries.get(key)?.place.path[0] !== 'deployments'
    if (belongs !== source && isShared) texts.delete(key)
  }
}

/** Whether the deployment runs an image, as the inputs would have it. */
function isContainer(texts: ReadonlyMap<string, string>, { dialect }: StepInputs): boolean {
  const source = texts.get('source')?.trim() ?? ''
  if (source === '') return (texts.get('image_uri')?.trim() ?? '') !== ''
  return source === 'external_container' || source === dialect.words.external_container
}

/** The secrets that the deployment names, as if each was a line of the input. */
function secretsOf({ entries }: MapValue, { problems }: Resolving): ParsedSecrets {
  const read = [...entries].map(([name, value]) => ({
    name,
    value: textOf(name, value),
    line: problems.lineOf(value.place)
  }))
  return judgeSecrets('lines', '{}', { entries: read, problems: [], unread: [] })
}
