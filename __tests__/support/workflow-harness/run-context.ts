import { InputType } from '@actions/workflow-parser/model/workflow-template'
import type { WorkflowEvent } from './events.js'
import type { JsonObject } from './expressions.js'
import type { StandIn } from './uses.js'
import type { WorkflowFile } from './workflow-file.js'

/** What to run, and what a repository on GitHub would bring along. */
export interface RunOptions {
  /** The workflow file. */
  file: string
  event: WorkflowEvent
  /** Folder with the `action.yml` that `uses: ./` and the published name stand for. */
  actionPath: string
  secrets?: Record<string, string>
  vars?: Record<string, string>
  /** What stands in for other actions, by name without version (`actions/checkout`). */
  uses?: Record<string, StandIn>
  apiUrl?: string
  runAttempt?: number
  /** Aborting cancels the run as a user would. */
  signal?: AbortSignal
  /** `poll_interval` of steps that leave it at its default: where many runs are played at once. */
  pollInterval?: string
}

/** A run in progress: the options and all values derived from them. */
export interface Run {
  options: RunOptions
  file: WorkflowFile
  /** A pull request from a fork, which gets no secrets, no variables and no right to write. */
  fromFork: boolean
  token: string
  /** `github`, `inputs`, `vars` and `secrets`. */
  contexts: JsonObject & { github: JsonObject }
  /** Where its jobs have their folders. */
  folder: string
}

/** The token in `github.token` and `secrets.GITHUB_TOKEN`. */
export const TOKEN = 'ghs_0123456789abcdefTokenOfTheHarness'

/** Works out the contexts that every job of a run sees. */
export function createRun(options: RunOptions, file: WorkflowFile, folder: string): Run {
  const fromFork = isFromFork(options.event)
  const secrets = fromFork ? {} : options.secrets
  const contexts = {
    github: githubContext(options, file),
    inputs: dispatchInputs(options.event, file),
    vars: fromFork ? {} : { ...options.vars },
    secrets: { ...secrets, GITHUB_TOKEN: TOKEN }
  }
  return { options, file, fromFork, token: TOKEN, contexts, folder }
}

function isFromFork({ name, payload }: WorkflowEvent): boolean {
  const pullRequest = payload['pull_request'] as unknown as { head: Repo; base: Repo } | undefined
  if (name !== 'pull_request' || pullRequest === undefined) return false
  return pullRequest.head.repo?.full_name !== pullRequest.base.repo?.full_name
}

interface RepositoryFacts {
  id: number
  full_name: string
  owner: { login: string; id: number }
}

interface Repo {
  repo: { full_name: string } | null
}

function githubContext(options: RunOptions, file: WorkflowFile): JsonObject {
  const { event, apiUrl = 'https://api.github.com' } = options
  const repository = event.payload['repository'] as unknown as RepositoryFacts
  return {
    token: TOKEN,
    event_name: event.name,
    event: event.payload,
    ...refFacts(event),
    repository: repository.full_name,
    repository_id: String(repository.id),
    repository_owner: repository.owner.login,
    repository_owner_id: String(repository.owner.id),
    repositoryUrl: `git://github.com/${repository.full_name}.git`,
    server_url: 'https://github.com',
    api_url: apiUrl,
    graphql_url: `${apiUrl}/graphql`,
    run_id: '8100200300',
    run_number: '7',
    run_attempt: String(options.runAttempt ?? 1),
    retention_days: '90',
    actor: 'octocat',
    actor_id: '1',
    triggering_actor: 'octocat',
    secret_source: 'Actions',
    workflow: file.name,
    workflow_ref: `${repository.full_name}/${file.path}@${event.ref}`,
    workflow_sha: event.sha
  }
}

function refFacts({ ref, sha, headRef = '', baseRef = '' }: WorkflowEvent): JsonObject {
  return {
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    ref_protected: 'false',
    sha,
    head_ref: headRef,
    base_ref: baseRef
  }
}

/** The inputs of `workflow_dispatch`. */
function dispatchInputs(event: WorkflowEvent, file: WorkflowFile): JsonObject {
  if (event.name !== 'workflow_dispatch') return {}
  const given = (event.payload['inputs'] ?? {}) as Record<string, string>
  const declared = file.events.workflow_dispatch?.inputs ?? {}
  return Object.fromEntries(
    Object.entries(declared).map(([name, { type, default: fallback }]) => {
      const value = given[name] ?? String(fallback ?? '')
      return [name, type === InputType.boolean ? value === 'true' : value]
    })
  )
}
