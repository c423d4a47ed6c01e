/**
 * The public facts of a run: its names, refs, commits, ids and addresses. Masking a secret that equals one has no use.
 */
import type { RunContext } from '../adapters/github/run-context.js'
import { webAddress } from '../text/web-address.js'
import type { RawInputs } from './raw-inputs.js'

const PUBLIC_INPUTS = [
  'name',
  'deployment_id',
  'integration_id',
  'listener_id',
  'cluster_namespace',
  'repo_ref',
  'graph_config_path',
  'image_uri',
  'environment',
  'smoke_assistant'
] as const
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'] as const

/** Returns what is public before the first request. */
export function publicFacts(raw: RawInputs, context: RunContext): string[] {
  const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context
  const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? [])
  const facts = [
    ...PUBLIC_INPUTS.map((input) => raw[input]),
    ...refForms(raw.repo_ref),
    ...refForms(ref),
    ...repositories.flatMap((name) => [name, ...name.split('/')]),
    ...commitForms(sha),
    ...commitForms(pull?.head_sha),
    pull?.head_ref,
    actor,
    ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
    ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
  ]
  return [...new Set(facts.filter((fact) => fact !== undefined && fact !== ''))] as string[]
}

/** The URL, its origin and its host. Nothing of a URL with a user or a query, which may be a credential. */
function urlForms(text: string | undefined): string[] {
  if (text === undefined || /[?#]/.test(text) || webAddress(text) === undefined) return []
  const { origin, host, hostname } = new URL(text)
  return [text, origin, host, hostname]
}

function refForms(ref: string | undefined): string[] {
  return ref === undefined ? [] : [ref, ref.replace(/^refs\/(?:heads|tags)\//, '')]
}

/** As git abbreviates it, too. */
function commitForms(sha: string | undefined): string[] {
  return sha === undefined ? [] : [sha, sha.slice(0, 7), sha.slice(0, 8)]
}
