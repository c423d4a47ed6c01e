/** Reads the deployment that the inputs describe, by source. */

import type { InputName } from '../action-names.js'
import type { RunContext } from '../adapters/github/run-context.js'
import { unsafeReason } from '../adapters/http/safe-url.js'
import { DEPLOYMENT_TYPES, type Secret, SOURCES, type Source } from '../contract/deployment.js'
import type { Dialect } from '../contract/dialect.js'
import { FIELDS, fieldName } from '../contract/fields.js'
import type { ResourceSpec } from '../contract/resource-spec.js'
import type { DesiredContainerDeployment, DesiredDeployment, DesiredGitDeployment } from '../deploy/core/model.js'
import { canonicalPath } from '../repository/path-patterns.js'
import { canonicalRef, isTag, isVersion } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'
import { type CodeOrigin, codeOrigin, knownCommit, untrustedOrigin } from './code-origin.js'
import { readImage } from './image.js'
import { readPaths } from './paths.js'
import type { RawInputs } from './raw-inputs.js'
import type { Reading } from './reading.js'

/** The inputs that belong to one source only. */
export const INPUT_SOURCE: readonly (readonly [InputName, Source])[] = [
  ...FIELDS.flatMap(({ path, source }) => (source === 'both' ? [] : [[fieldName(path), source] as const])),
  ['paths', 'git_host']
]

/** The source in neutral words: as it is written, in those of the service too, or else derived from the image. */
export function sourceOf({ source, image_uri }: Pick<RawInputs, 'source' | 'image_uri'>, { words }: Dialect): Source {
  const derived = image_uri === undefined ? 'git_host' : 'external_container'
  return SOURCES.find((one) => source === one || source === words[one]) ?? derived
}

/** Drops unset fields. Each field of `contract/fields.ts` has its reader here, or it does not compile. */
function given<T extends object>(fields: { [K in keyof T]-?: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

/** Reads the desired deployment. Inputs of the other source are problems. */
export function readDesiredDeployment(
  input: Reading,
  common: { name?: string; secrets?: Secret[] }
): DesiredDeployment {
  const { raw, problems } = input
  input.field.choice('source', [...new Set(SOURCES.flatMap((one) => [one, input.dialect.words[one]]))])
  const source = sourceOf(raw, input.dialect)
  for (const [name, belongs] of INPUT_SOURCE) {
    if (raw[name] === undefined || belongs === source) continue
    const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`
    problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`)
  }
  return source === 'git_host' ? readGitHost(input, common) : readExternalContainer(input, common)
}

/** Where the code comes from, and what the inputs say about it. */
interface Code {
  origin: CodeOrigin
  repo_ref: string | undefined
  build_on_push: boolean | undefined
}

function readGitHost(input: Reading, common: { name?: string; secrets?: Secret[] }): DesiredGitDeployment {
  const { field, context } = input
  const origin = codeOrigin(context)
  const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url
  const repo_ref = readRef(input) ?? origin.repo_ref
  const build_on_push = field.boolean('build_on_push')
  refuseUnusableCode(input, { origin, repo_ref, build_on_push })
  const isOwnCode = input.raw.repo_ref === undefined && input.raw.repo_url === undefined
  if (isOwnCode) input.warnings.push(...(context.code_warnings ?? []))
  const { unpushed_commits, sha_before } = context
  const commit = knownCommit(origin, repo_url, repo_ref)
  const paths = readPaths(input)
  return {
    source: 'git_host',
    ...common,
    source_config: given<DesiredGitDeployment['source_config']>({
      integration_id: field.guid('integration_id'),
      repo_url,
      deployment_type: field.choice('deployment_type', DEPLOYMENT_TYPES),
      build_on_push,
      install_command: field.text('install_command'),
      build_command: field.text('build_command')
    }),
    source_revision_config: given<DesiredGitDeployment['source_revision_config']>({
      repo_ref,
      graph_config_path: readGraphPath(input)
    }),
    ...(paths !== undefined && !isTag(repo_ref) && { paths }),
    ...(commit !== undefined && { commit, is_push_to_ref: context.event_name === 'push' && !isTag(repo_ref) }),
    ...(commit !== undefined && sha_before !== undefined && { commit_before: sha_before }),
    ...(isOwnCode && unpushed_commits !== undefined && { unpushed_commits })
  }
}

/** Notes what is wrong with the code of a git_host deployment: none is named, or it must not be deployed from here. */
function refuseUnusableCode({ raw, problems, context }: Reading, { origin, repo_ref, build_on_push }: Code): void {
  const untrusted = untrustedOrigin(context)
  if (raw.repo_ref === undefined && untrusted !== undefined) problems.add('repo_ref', untrusted)
  if (raw.repo_ref === undefined && origin.repo_ref === undefined) {
    problems.add(
      'repo_ref',
      `is not set, and ${sanitizeLine(origin.no_ref ?? 'the run has none')}. Set it to a branch, or to a tag as refs/tags/….`
    )
  }
  if (raw.repo_url === undefined && origin.repo_url === undefined) {
    const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted'
    problems.add('repo_url', `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`)
  }
  if (build_on_push === true && isTag(repo_ref)) {
    problems.add(
      'build_on_push',
      `cannot be true while \`repo_ref\` is a tag (${sanitizeLine(repo_ref)}). Set it to false, or use a branch.`
    )
  }
}

/** A path within the repository. */
function readGraphPath({ field, problems }: Reading): string | undefined {
  const path = field.text('graph_config_path')
  if (path === undefined) return undefined
  const canonical = canonicalPath(path)
  if (!/^[/~]|\\|\/$/.test(path) && canonical !== '' && !/^\.\.(?:\/|$)/.test(canonical)) return canonical
  const fix = 'Write its path from the root of the repository, without a leading /, such as agents/support/agent.json.'
  problems.add('graph_config_path', `"${sanitizeLine(path, 80)}" is not a file in the repository. ${fix}`)
  return undefined
}

function readExternalContainer(
  input: Reading,
  common: { name?: string; secrets?: Secret[] }
): DesiredContainerDeployment {
  const { field } = input
  const cluster_namespace = field.text('cluster_namespace')
  return {
    source: 'external_container',
    ...common,
    source_config: given<DesiredContainerDeployment['source_config']>({
      custom_url: readCustomUrl(input),
      resource_spec: readResourceSpec(input),
      listener_id: field.guid('listener_id'),
      listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
    }),
    source_revision_config: given<DesiredContainerDeployment['source_revision_config']>({
      image_uri: readImage(input)
    }),
    ...(input.dialect.serviceRules.needsResourceSpec && { needs_resource_spec: true })
  }
}

/** The smoke check would refuse a URL that no key may be sent to, but only after the deploy. */
function readCustomUrl({ raw, field, problems }: Reading): string | undefined {
  const url = field.webUrl('custom_url')
  const isChecked = raw.smoke_assistant !== undefined || raw.smoke_input !== undefined
  const unsafe = url === undefined || !isChecked ? undefined : unsafeReason(url)
  if (unsafe !== undefined) problems.add('custom_url', `${unsafe} The smoke check sends a key there.`)
  return url
}

/** The ref; undefined if it is unset or invalid. `refs/heads/` is removed; other refs are neither branch nor tag. */
function readRef({ field, problems, warnings, context }: Reading): string | undefined {
  const text = field.text('repo_ref')
  if (text === undefined) return undefined
  const ref = canonicalRef(text)
  const bare = isTag(ref) ? ref.slice('refs/tags/'.length) : ref
  const shown = `"${sanitizeLine(text, 80)}"`
  const tag = meantTag(text, context)
  if (tag !== undefined) {
    problems.add(
      'repo_ref',
      `${shown} is a tag, but a bare name means a branch. Write ${sanitizeLine(tag, 80)}. If it is a branch, write refs/heads/${sanitizeLine(text, 80)}.`
    )
  } else if (isCommit(ref, context)) {
    problems.add(
      'repo_ref',
      `${shown} is a commit ID, but the service deploys branches and tags. Use the branch, or tag the commit and use refs/tags/….`
    )
  } else if (bare === '' || bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)) {
    problems.add('repo_ref', `${shown} is not a branch or tag. Use the bare name of a branch, or refs/tags/….`)
  } else {
    if (isVersion(text))
      warnings.push(
        `\`repo_ref\` ${shown} is deployed as a branch. If it is a tag, write refs/tags/${sanitizeLine(text, 80)}.`
      )
    return ref
  }
  return undefined
}

/** The tag that a ref without its full path names: with `tags/`, or of this very run. A branch can be given in full. */
function meantTag(text: string, { ref }: RunContext): string | undefined {
  const named = /^tags\/./.test(text) ? `refs/${text}` : `refs/tags/${text}`
  return text.startsWith('tags/') || ref === named ? named : undefined
}

/** A full commit ID of either hash; or the start of this run's own, because a branch may be named `deadbeef`. */
function isCommit(ref: string, { sha, pull_request }: RunContext): boolean {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref)) return true
  if (!/^[0-9a-f]{7,63}$/i.test(ref)) return false
  return [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(ref.toLowerCase()))
}

function readResourceSpec({ resource_spec, dialect, problems }: Reading): ResourceSpec | undefined {
  const read = resource_spec?.(dialect)
  if (read === undefined || 'spec' in read) return read?.spec
  for (const problem of read.problems) problems.addAt(problem)
  return undefined
}
