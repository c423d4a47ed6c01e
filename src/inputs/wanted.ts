/** What the inputs ask to be deployed, by source. */
import type { Secret } from '../contract/deployment.js'
import { DEPLOYMENT_TYPES, FIELD_SOURCE, type Source } from '../contract/vocabulary.js'
import type { ExternalContainerWanted, GitHostWanted, Wanted } from '../deploy/model.js'
import { canonicalRef, isTag } from '../deploy/repository.js'
import { inert } from '../text/inert.js'
import { codeOrigin, isPushTo, knownCommit, untrustedOrigin, whyNoRef } from './code-origin.js'
import type { InputName } from './declared.js'
import { readSource } from './dialect.js'
import { readPaths } from './paths.js'
import type { Reading } from './reading.js'
import { readResourceSpec } from './resource-spec-input.js'

/** The inputs that belong to one source alone (§2.2, §2.3); `cluster_namespace` stands in `listener_config` (§2.5). */
const { listener_config: CLUSTER, ...FIELDS } = FIELD_SOURCE
const INPUT_SOURCE = Object.entries({ ...FIELDS, cluster_namespace: CLUSTER, paths: 'git_host' }) as [
  InputName,
  Source
][]

/** Drops what was not given. */
function given<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

export function readWanted(input: Reading, common: { name?: string; secrets?: Secret[] }): Wanted {
  const { raw, problems } = input
  const source = readSource(input) ?? (raw.image_uri === undefined ? 'git_host' : 'external_container')
  for (const [name, belongs] of INPUT_SOURCE) {
    if (raw[name] === undefined || belongs === source) continue
    const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`
    problems.add(name, `belongs to source ${belongs}, but ${how}: remove it, or set source to ${belongs}`)
  }
  return source === 'git_host' ? readGitHost(input, common) : readExternalContainer(input, common)
}

function readGitHost(input: Reading, common: { name?: string; secrets?: Secret[] }): GitHostWanted {
  const { field, problems, context } = input
  const origin = codeOrigin(context)
  const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url
  const repo_ref = readRef(input) ?? origin.repo_ref
  const untrusted = untrustedOrigin(context)
  if (input.raw.repo_ref === undefined && untrusted !== undefined) problems.add('repo_ref', untrusted)
  const build_on_push = field.boolean('build_on_push')
  if (input.raw.repo_ref === undefined && origin.repo_ref === undefined) {
    problems.add('repo_ref', `${inert(whyNoRef(context))}: give the branch, or the tag as refs/tags/…`)
  }
  if (input.raw.repo_url === undefined && origin.repo_url === undefined) {
    problems.add('repo_url', 'the repository of this run is not known or gone: give its URL')
  }
  if (build_on_push === true && isTag(repo_ref)) {
    problems.add(
      'build_on_push',
      `cannot be true while repo_ref is a tag (${inert(repo_ref)}): set it to false, or give a branch`
    )
  }
  const commit = knownCommit(origin, repo_url, repo_ref)
  const paths = readPaths(input)
  return {
    source: 'git_host',
    ...common,
    source_config: given<GitHostWanted['source_config']>({
      integration_id: field.guid('integration_id'),
      repo_url,
      deployment_type: field.choice('deployment_type', DEPLOYMENT_TYPES),
      build_on_push,
      install_command: field.text('install_command'),
      build_command: field.text('build_command')
    }),
    source_revision_config: given<GitHostWanted['source_revision_config']>({
      repo_ref,
      graph_config_path: readGraphPath(input)
    }),
    ...(paths !== undefined && !isTag(repo_ref) && { paths }),
    ...(commit !== undefined && { commit, is_push_to_ref: isPushTo(context, repo_ref) })
  }
}

/** A ref as §2.3 has it. `refs/heads/` is taken off; other refs are no branch and no tag. */
function readRef({ field, problems, notes }: Reading): string | undefined {
  const text = field.text('repo_ref')
  if (text === undefined) return undefined
  const ref = canonicalRef(text)
  if (/^[0-9a-f]{40}$/i.test(ref)) {
    notes.push(
      `repo_ref ${ref} looks like a commit, and is sent as the name of a branch. A commit cannot be deployed by its id: tag it, and give refs/tags/….`
    )
  }
  const bare = isTag(ref) ? ref.slice('refs/tags/'.length) : ref
  if (bare !== '' && !bare.startsWith('refs/') && !/[\s~^:?*[\\]|\.\.|@\{/.test(bare)) return ref
  problems.add(
    'repo_ref',
    `"${inert(text, 60)}" is neither a branch nor a tag: give the bare name of a branch, or refs/tags/…`
  )
  return undefined
}

/** A path within the repository. */
function readGraphPath({ field, problems }: Reading): string | undefined {
  const path = field.text('graph_config_path')
  if (path === undefined || !/^[/\\~]|(?:^|\/)\.\.(?:\/|$)/.test(path)) return path
  problems.add(
    'graph_config_path',
    `"${inert(path, 80)}" leads out of the repository: give it from the root of the repository, without / at its start or ..`
  )
  return undefined
}

function readExternalContainer(input: Reading, common: { name?: string; secrets?: Secret[] }): ExternalContainerWanted {
  const { field } = input
  const cluster_namespace = field.text('cluster_namespace')
  return {
    source: 'external_container',
    ...common,
    source_config: given<ExternalContainerWanted['source_config']>({
      custom_url: field.webUrl('custom_url'),
      resource_spec: readResourceSpec(input),
      listener_id: field.guid('listener_id'),
      listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
    }),
    source_revision_config: given<ExternalContainerWanted['source_revision_config']>({ image_uri: readImage(input) }),
    ...(input.dialect.customs.needsResourceSpec && { needs_resource_spec: true })
  }
}

function readImage({ field, problems, notes }: Reading): string | undefined {
  const image = field.text('image_uri')
  const [, digest] = image?.split(/@sha256:/i) ?? []
  if (digest === '') {
    problems.add('image_uri', 'ends with @sha256: and no digest: copy it whole')
    return undefined
  }
  if (digest !== undefined && !/^[0-9a-f]{64}$/i.test(digest)) {
    notes.push('image_uri has a sha256 digest that is not of 64 characters, 0-9 and a-f: was it copied whole?')
  }
  const slip = image === undefined ? undefined : imageSlip(image)
  if (slip !== undefined) {
    problems.add('image_uri', slip)
    return undefined
  }
  if (image === undefined || /^[\w][\w.:/@+-]*$/.test(image)) return image
  problems.add(
    'image_uri',
    `"${inert(image, 80)}" is not an image: give it as registry/name:tag or registry/name@sha256:…`
  )
  return undefined
}

/** No registry could be asked for such an image: a part of its name is empty, or it is an address of the web. */
function imageSlip(image: string): string | undefined {
  const [scheme] = /^https?:\/\//i.exec(image) ?? []
  if (scheme !== undefined) return `is the name of an image, not an address of the web: leave out ${scheme}`
  const end = /[:@/]$/.exec(image)?.[0]
  if (end === undefined) return undefined
  return `ends with ${end} and nothing behind it: copy it whole; if it is put together from an expression, that one is empty`
}
