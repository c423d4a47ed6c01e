/** Reads the deployment that the inputs describe, by source. */
import type { InputName } from '../action-names.js'
import { unsafeReason } from '../adapters/http/safe-url.js'
import {
  DEPLOYMENT_TIERS,
  DEPLOYMENT_TYPES,
  type SecretReference,
  SOURCES,
  type Source
} from '../contract/deployment.js'
import { DIALECTS, type Dialect, NEUTRAL, type ServiceRules } from '../contract/dialect.js'
import { FIELDS, type Field, fieldName } from '../contract/fields.js'
import type { ResourceSpec } from '../contract/resource-spec.js'
import type {
  DesiredContainerDeployment,
  DesiredDeployment,
  DesiredGitDeployment,
  Origin
} from '../deploy/core/model.js'
import { isTag } from '../repository/refs.js'
import { readCode } from './code-origin.js'
import { quote, withoutUndefined } from './fields.js'
import { readImage } from './image.js'
import { readOpenWord } from './open-word.js'
import { readGraphPath, readPaths } from './paths.js'
import type { RawInputs } from './raw-inputs.js'
import type { Reading } from './reading.js'
import type { DesiredSecrets } from './secrets/read-secrets.js'

/** The inputs that belong to one source only. */
export const INPUT_SOURCE: readonly (readonly [InputName, Source])[] = [
  ...FIELDS.flatMap(({ path, source }) =>
    source === 'both' ? [] : [[fieldName(path), source] as const]
  ),
  ['paths', 'git_host']
]

/**
 * Returns the source in neutral words: as it is written, in those of the service too, or else
 * derived from the image.
 */
export function sourceOf(
  { source, image_uri }: Pick<RawInputs, 'source' | 'image_uri'>,
  { words }: Dialect
): Source {
  const derived = image_uri === undefined ? 'git_host' : 'external_container'
  return SOURCES.find((one) => source === one || source === words[one]) ?? derived
}

/** What deployments of both sources have. */
type Common = { name: string | undefined } & {
  [K in keyof DesiredSecrets]-?: DesiredSecrets[K] | undefined
}

/** What is read for both sources besides. */
type Shared = Common & {
  deployment_tier: string | undefined
  rules: ServiceRules | undefined
}

/** What the inputs ask for, and what the run knows of its code. */
interface Described {
  wanted: DesiredDeployment
  origin: Origin
}

/** Reads the desired deployment. Inputs of the other source are problems. */
export function readDesiredDeployment(input: Reading, named: Common): Described {
  const { raw, problems } = input
  checkSource(input)
  const source = sourceOf(raw, input.dialect)
  const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`
  for (const [name, belongs] of INPUT_SOURCE) {
    if (raw[name] !== undefined && belongs !== source)
      problems.add(
        name,
        `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`
      )
  }
  refuseOfOtherDialects(input)
  const common: Shared = {
    ...named,
    deployment_tier: readOpenWord(input, 'deployment_tier', DEPLOYMENT_TIERS),
    rules: rulesOf(input)
  }
  if (source === 'git_host') return readGitHost(input, common)
  return { wanted: readExternalContainer(input, common), origin: {} }
}

/** Sources of the tools of the public service itself. */
const INTERNAL = /^internal_/

function checkSource({ raw, field, problems, dialect }: Reading): void {
  if (INTERNAL.test(raw.source ?? '')) {
    const fix = 'Remove `source`, and set another `name`, to create a deployment that can.'
    const why = 'is no source of this action. A deployment of it is updated only by the tool'
    problems.add(
      'source',
      `${quote(raw.source ?? '')} ${why} that made it, ` +
        `and not from a repository or an image. ${fix}`
    )
    return
  }
  field.choice('source', [...new Set(SOURCES.flatMap((one) => [one, dialect.words[one]]))])
}

/** Refuses fields that only another dialect has. */
function refuseOfOtherDialects({ raw, problems, dialect }: Reading): void {
  for (const { path, only } of FIELDS as readonly Field[]) {
    const name = fieldName(path) as InputName
    if (only === undefined || raw[name] === undefined) continue
    if (DIALECTS[only] === dialect) continue
    const fix = `Remove it, or set \`api_dialect\` to ${only} if the service is that one.`
    problems.add(name, `is no field of the specification; only ${only} has it. ${fix}`)
  }
}

const rulesOf = ({ dialect }: Reading): ServiceRules | undefined =>
  dialect === NEUTRAL ? undefined : dialect.serviceRules

/** Reads every field, or it does not compile. */
function readGitHost(input: Reading, common: Shared): Described {
  const { raw, field, context } = input
  const { repo_url, repo_ref, build_on_push, commit } = readCode(input)
  const isOwnCode = raw.repo_ref === undefined && raw.repo_url === undefined
  if (isOwnCode) input.warnings.push(...(context.code_warnings ?? []))
  const paths = readPaths(input)
  const wanted = withoutUndefined<DesiredGitDeployment>({
    source: 'git_host',
    ...common,
    source_config: withoutUndefined<DesiredGitDeployment['source_config']>({
      integration_id: field.guid('integration_id'),
      repo_url,
      deployment_type: readDeploymentType(input),
      build_on_push,
      install_command: field.text('install_command'),
      build_command: field.text('build_command')
    }),
    source_revision_config: withoutUndefined<DesiredGitDeployment['source_revision_config']>({
      repo_ref,
      graph_config_path: readGraphPath(input)
    }),
    secret_references: undefined
  })
  const isKnown = commit !== undefined
  const origin = withoutUndefined<Omit<Origin, 'path_files'>>({
    commit,
    commit_before: isKnown ? context.sha_before : undefined,
    unpushed_commits: isOwnCode ? context.unpushed_commits : undefined,
    is_push: isKnown ? context.event_name === 'push' && !isTag(repo_ref) : undefined,
    paths: isTag(repo_ref) ? undefined : paths
  })
  return { wanted, origin }
}

/** Reads a word of the specification, or any word if the service has others. */
function readDeploymentType(input: Reading): string | undefined {
  const { deploymentTypes } = input.dialect.serviceRules
  if (deploymentTypes === undefined) return input.field.choice('deployment_type', DEPLOYMENT_TYPES)
  return readOpenWord(input, 'deployment_type', deploymentTypes)
}

function readExternalContainer(input: Reading, common: Shared): DesiredContainerDeployment {
  const { field } = input
  const cluster_namespace = field.text('cluster_namespace')
  return withoutUndefined<DesiredContainerDeployment>({
    source: 'external_container',
    ...common,
    source_config: withoutUndefined<DesiredContainerDeployment['source_config']>({
      custom_url: readCustomUrl(input),
      resource_spec: readResourceSpec(input),
      listener_id: field.guid('listener_id'),
      listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
    }),
    source_revision_config: withoutUndefined<DesiredContainerDeployment['source_revision_config']>({
      image_uri: readImage(input)
    }),
    secret_references: readReferences(input)
  })
}

/**
 * Reads `custom_url`. The smoke check would refuse a URL that no key may be sent to, but only after
 * the deploy.
 */
function readCustomUrl({ raw, field, problems }: Reading): string | undefined {
  const url = field.webUrl('custom_url')
  const isChecked = raw.smoke_assistant !== undefined || raw.smoke_input !== undefined
  const unsafe = url === undefined || !isChecked ? undefined : unsafeReason(url)
  if (unsafe !== undefined)
    problems.add('custom_url', `${unsafe} The smoke check sends a key there.`)
  return url
}

/** A variable has one value. */
function readReferences(input: Reading): SecretReference[] | undefined {
  const { secret_references: parsed, secrets, env_vars, problems } = input
  if (parsed === undefined) return undefined
  if ('problems' in parsed) {
    for (const problem of parsed.problems) problems.add('secret_references', problem)
    return undefined
  }
  const others = [...(secrets?.secrets ?? []), ...(env_vars?.secrets ?? [])]
  const set = new Set(others.map(({ name }) => name))
  const both = parsed.references.filter(({ name }) => set.has(name)).map(({ name }) => quote(name))
  if (both.length > 0)
    problems.add(
      'secret_references',
      `set names that \`secrets\` or \`env_vars\` sets, too: ${both.join(', ')}. ` +
        'Keep each in one of them.'
    )
  return parsed.references
}

function readResourceSpec(input: Reading): ResourceSpec | undefined {
  const { resource_spec, dialect, problems, warnings } = input
  const read = resource_spec?.(dialect)
  if (read === undefined) return undefined
  if ('problems' in read) {
    for (const problem of read.problems) problems.addAt(problem)
    return undefined
  }
  const { spec, unknown } = read
  if (unknown.length > 0)
    warnings.push(
      '`resource_spec` has fields that this action does not know: ' +
        `${quote(unknown.join(', '), 300)}. They are sent as they are.`
    )
  return spec
}
