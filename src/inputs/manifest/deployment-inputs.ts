/** From the merged layers of a deployment to the inputs of the step that would deploy it alone. */
import { INPUT_SOURCE } from '../desired-deployment.js'
import { parseInputs } from '../parse-inputs.js'
import { type RawInputs, readRawInputs } from '../raw-inputs.js'
import type { ParsedInputs } from '../reading.js'
import { judgeSecrets, type ParsedSecrets } from '../secrets/parse-secrets.js'
import { isBehaviorInput, isStepInput } from './keys.js'
import { type MergedDeployment, originOf } from './layers.js'
import type { ValueProblem } from './place-problems.js'
import { hasSecret, type NeededDeployment } from './references.js'
import { resolveValues, type Shared } from './resolve-values.js'
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
  const inputs = await parseInputs(withStep(values, deployment, shared))
  const lineOfSecret = (name: string) => lineOf(originOf(deployment, ['secrets', name]))
  const secrets = isMap(values['secrets']) && readSecrets(values['secrets'], deployment, lineOfSecret)
  return { inputs: secrets ? { ...inputs, secrets } : inputs, found }
}

/** The secrets that the deployment names, as if each was a line of the input. */
function readSecrets(secrets: Values, { values }: MergedDeployment, lineOf: (name: string) => number): ParsedSecrets {
  const entries = Object.entries(secrets).map(([name, value]) => ({ name, value: String(value), line: lineOf(name) }))
  // A value that holds no secret of the step.
  const written = Object.entries(values['secrets'] as Values).filter(([, value]) => !hasSecret(String(value)))
  const parsed = judgeSecrets('lines', '{}', { entries, problems: [], unread: [] })
  return { ...parsed, written: new Set(written.map(([name]) => name)) }
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
  const given = written('source')
  const isContainer =
    given === ''
      ? written('image_uri') !== ''
      : given === 'external_container' || given === dialect.words.external_container
  // `defaults` are for deployments of both sources. What only the other source has is an error in the deployment itself.
  const others = new Map<string, string>(INPUT_SOURCE.filter(([, source]) => (source === 'git_host') === isContainer))
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
