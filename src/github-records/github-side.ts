/** All requests of a run to GitHub. Each is guarded, so that GitHub never blocks the deploy. */
import type { Emit, JudgedPreview } from '../deploy/core/events.js'
import { GitHubError, GitHubRefusal } from '../errors.js'
import type { Phase } from '../github/octokit.js'
import { hasGitHub, type RunContext } from '../github/run-context.js'
import type { GitHubAccess, SweepAccess } from '../inputs/records.js'
import type { Request } from '../inputs/request.js'
import type { Clock, CodeHistory, GitHub, KeptSecrets, PullRequestState } from '../ports.js'
import type { Failure } from '../report/failure.js'
import { EMPTY_RECORD, type RunRecord } from '../report/record.js'
import { previewEnvironment } from '../repository/preview-name.js'
import { repositoryKey } from '../repository/repository-url.js'
import { hasKeptSecrets, ownRecords } from './github-deployment.js'
import { createGuard, type Guard } from './guard.js'
import { readPayload } from './payload.js'
import { createRecorder, type Recorder } from './recorder.js'
import type { RecordsWanted } from './wanted.js'

/** The access to GitHub. */
export interface GitHubAccount {
  token: string
  apiUrl: string
  repository: string
}

/** Opens GitHub's API for the requests of a phase. */
export type OpenGitHub = (account: GitHubAccount, phase: Phase) => Promise<GitHub>

/** The reads and records of a run on GitHub. Their failures become warnings. */
export interface GitHubSide extends CodeHistory {
  /** Ids of the deployment that earlier runs recorded, newest first; null if there are none. */
  recall(name: string): Promise<string[] | null>
  /** Whether the last run that succeeded recorded that the service kept these secrets. */
  hasKept(kept: KeptSecrets): Promise<boolean>
  /** Undefined when GitHub does not say. */
  readPullRequest(pull: number): Promise<PullRequestState | undefined>
  /** Records the current state of the run. */
  observe(record: RunRecord): void
  /** Records that a preview was deleted by the sweep. */
  swept(preview: JudgedPreview): Promise<void>
  /** Records how the run ended. */
  close(record: RunRecord, failure?: Failure): Promise<void>
}

/** A side whose failures become warnings. */
export interface GuardedSide {
  request: { command: string; github: { token: string | undefined } }
  context: RunContext
  open: OpenGitHub
  emit: Emit
}

export interface GitHubSideOptions extends GuardedSide {
  request: Exclude<Request, { command: 'skip' }>
  redactAll: <T>(value: T) => T
  clock: Clock
  /** Keys of the problems that the run has reported; absent if this is all of the run. */
  told?: Set<string>
}

/** The side of a run whose repository is elsewhere. */
const NO_GITHUB: GitHubSide = {
  recall: async () => null,
  hasKept: async () => false,
  readPullRequest: async () => undefined,
  listChangedFiles: async (comparison) => ({ ...comparison, unknown: 'a full clone (GIT_DEPTH: 0) may have both' }),
  containsCommit: async () => undefined,
  observe: () => {},
  swept: async () => {},
  close: async () => {}
}

/** Connects a run to its records on GitHub. Sends nothing if nothing is to be recorded. */
export function createGitHubSide(options: GitHubSideOptions): GitHubSide {
  const { request, context, told = new Set<string>() } = options
  if (context.host !== undefined) return NO_GITHUB
  const guards: Guards = {
    running: guardOf(options, 'running', told),
    closing: guardOf(options, 'closing', told)
  }
  const isRecorded = request.command !== 'sweep' && (request.command !== 'delete' || isRealDelete(request))
  const records = isRecorded ? request.github.records : undefined
  const recorder = records && recorderOf(options, records, guards)
  return {
    recall: (name) => recall(guards.running, placeOf(request.github, name), name),
    hasKept: (kept) => hasKept(guards.running, placeOf(request.github, kept.name), kept),
    readPullRequest: async (pull) => {
      // A sweep says itself what it could not read.
      if (request.command !== 'sweep' && !hasGitHub(options.context, request.github.token)) return undefined
      return guards.running(`read the state of pull request #${pull}`, (github) => github.readPullRequest(pull))
    },
    listChangedFiles: async (comparison) => {
      const asked = await askAboutCode(options, (github) => github.listChangedFiles(comparison))
      return 'value' in asked ? asked.value : { ...comparison, ...asked }
    },
    containsCommit: async (comparison) => {
      const asked = await askAboutCode(options, (github) => github.containsCommit(comparison))
      return 'value' in asked ? asked.value : undefined
    },
    observe: (record) => recorder?.observe(record),
    swept: (preview) => closeSwept(options, preview, guards),
    close: async (record, failure) => recorder?.close(record, failure)
  }
}

type Guards = Record<Phase, Guard>

function isRealDelete(
  request: GitHubSideOptions['request']
): request is Extract<GitHubSideOptions['request'], { command: 'delete' }> {
  return request.command === 'delete' && !request.dry_run
}

/** @throws GitHubError if there is no token or API. */
async function openFor({ request, context, open }: GuardedSide, phase: Phase): Promise<GitHub> {
  const { api_url, repository } = context
  const { token } = request.github
  if (token === undefined) throw new GitHubError('github_token is empty')
  if (repository === undefined) throw new GitHubError('The repository of this run is unknown')
  if (api_url === undefined) throw new GitHubError('The repository of this run is not on GitHub')
  return open({ token, apiUrl: api_url, repository }, phase)
}

/** Guards the requests of a phase. @param told Problems that the run has reported. */
export function guardOf(options: GuardedSide, phase: Phase, told: Set<string>): Guard {
  const { request, context, emit } = options
  const { pull_request, event_name } = context
  return createGuard({
    open: () => openFor(options, phase),
    emit,
    told,
    leaves_open: phase !== 'running',
    fork: event_name === 'pull_request' && pull_request?.is_fork === true,
    command: request.command
  })
}

function recorderOf(
  { context, redactAll, clock, emit }: GitHubSideOptions,
  wanted: RecordsWanted,
  guards: Guards
): Recorder {
  const { run_url, server_url, repository } = context
  const own = repository && repositoryKey(`${server_url}/${repository}`)
  const say = (message: string) => emit({ type: 'info', message })
  return createRecorder({ wanted, run_url, repository: own, clock, redactAll, say, ...guards })
}

/** What GitHub knows of the code, if it is that of this run's repository; otherwise why it does not. */
async function askAboutCode<T>(
  options: GitHubSideOptions,
  ask: (github: GitHub) => Promise<T>
): Promise<{ value: T } | { unknown: string }> {
  const { request, context } = options
  const { server_url, repository } = context
  const wanted = 'deploy' in request && request.deploy.wanted.source === 'git_host' ? request.deploy.wanted : undefined
  const code = repositoryKey(wanted?.source_config.repo_url ?? '')
  if (code !== repositoryKey(`${server_url}/${repository}`)) {
    return { unknown: 'GitHub is asked only about the repository of this run' }
  }
  try {
    return { value: await ask(await openFor(options, 'running')) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const fix = error instanceof GitHubRefusal ? ` (add "${error.permission}" to the permissions of the job)` : ''
    return { unknown: `${error.message}${fix}` }
  }
}

/** Where runs record a deployment. */
export type RecordPlace = Pick<RecordsWanted, 'control_plane' | 'environment'>

/** Each preview of a sweep has its own environment, unless one was set for all. */
function placeOf(access: GitHubAccess | SweepAccess, name: string): RecordPlace {
  if ('records' in access) return access.records
  const { control_plane, environment = previewEnvironment(name) } = access
  return { control_plane, environment }
}

/**
 * Looks up a deployment that this run has no records of: ids that earlier runs recorded, newest first; null if there are
 * none.
 *
 * @param told Problems that the run has reported.
 */
export async function recallRecorded(
  side: GuardedSide,
  { told, name, ...place }: RecordPlace & { told: Set<string>; name: string }
): Promise<string[] | null> {
  return side.context.host === undefined ? recall(guardOf(side, 'running', told), place, name) : null
}

async function recall(
  guard: Guard,
  { control_plane, environment }: RecordPlace,
  name: string
): Promise<string[] | null> {
  if (environment === undefined) return null
  const ids = await guard('look up the deployment that an earlier run recorded', async (github) => {
    const found: string[] = []
    for await (const { payload } of ownRecords(github, { environment, name, control_plane })) {
      const id = readPayload(payload)?.deployment_id
      if (id !== undefined) found.push(id)
    }
    return found
  })
  return ids ?? null
}

async function hasKept(guard: Guard, { control_plane, environment }: RecordPlace, kept: KeptSecrets): Promise<boolean> {
  if (environment === undefined) return false
  const owner = { environment, control_plane, name: kept.name }
  return (await guard('look up what an earlier run recorded', (github) => hasKeptSecrets(github, owner, kept))) ?? false
}

async function closeSwept(options: GitHubSideOptions, preview: JudgedPreview, { running }: Guards): Promise<void> {
  const { request } = options
  if (request.command !== 'sweep') return
  const access: SweepAccess = request.github
  const recorder = recorderOf(options, sweptRecords(access, preview), { running, closing: running })
  await recorder.close({ ...EMPTY_RECORD, name: preview.name, operation: 'deleted' })
}

/** The result for one preview of a sweep. */
function sweptRecords({ control_plane, environment, comments }: SweepAccess, preview: JudgedPreview): RecordsWanted {
  const { name, pull } = preview
  const comment = comments ? { comment_on: pull } : {}
  return {
    name,
    control_plane,
    environment: environment ?? previewEnvironment(name),
    transient: true,
    deletes: true,
    ...comment
  }
}
