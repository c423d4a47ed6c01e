/** All that a deployment reads and records on GitHub. Each request is guarded, so that GitHub never blocks the deploy. */

import { hasGitHub } from '../../adapters/github/run-context.js'
import type { JudgedPreview } from '../../deploy/core/events.js'
import type { DesiredDeployment } from '../../deploy/core/model.js'
import { GitHubError, GitHubRefusal } from '../../errors.js'
import type { GitHubAccess, RecordsWanted, SweepAccess } from '../../inputs/records.js'
import type { GitHub, KeptSecrets } from '../../ports.js'
import { previewEnvironment } from '../../repository/preview-name.js'
import type { ChangedFiles, Comparison } from '../../repository/refs.js'
import { repositoryKey } from '../../repository/repository-url.js'
import type { Failure } from '../failure.js'
import { EMPTY_RECORD, type RunRecord } from '../record.js'
import { openComment } from './comment.js'
import { hasKeptSecrets, type InEnvironment, recordedIds, retireRecords } from './github-deployment.js'
import { createGuard, type GitHubPorts, type GitHubUse, type Guard, openFor, type Problems } from './guard.js'
import { createRecorder, DELETED, ownRepository, type Recorder, WHAT } from './recorder.js'

export type GitHubSide = ReturnType<typeof createGitHubSide>

export interface RecordedRequest {
  command: string
  github: GitHubAccess | SweepAccess
  /** The code, of a deploy. */
  deploy?: { wanted: DesiredDeployment }
  /** A delete that is only planned. */
  dry_run?: boolean
}

/** Connects a run to its records on GitHub. Sends nothing if nothing is to be recorded. */
export function createGitHubSide(request: RecordedRequest, ports: GitHubPorts, problems: Problems) {
  const { context } = ports
  const { command, github: access } = request
  const use: GitHubUse = { ...ports, ...problems, command, token: access.token }
  const running = createGuard(use, 'running')
  const recorder = openRecorder(request, ports, createGuard(use, 'closing'))
  return {
    /** Ids of the deployment that earlier runs recorded, newest first; null if there are none. */
    recall: async (name: string) => {
      const { control_plane, environment } = placeOf(access, name)
      if (environment === undefined) return null
      const what = 'look up the deployment that an earlier run recorded'
      return (await running(what, (github) => recordedIds(github, { name, control_plane, environment }))) ?? null
    },
    /** Whether an earlier run recorded that the service kept these secrets. */
    hasKept: async (kept: KeptSecrets): Promise<boolean> => {
      const { control_plane, environment } = placeOf(access, kept.name)
      if (environment === undefined) return false
      const owner = { name: kept.name, control_plane, environment }
      const what = 'look up what an earlier run recorded'
      return (await running(what, (github) => hasKeptSecrets(github, owner, kept))) ?? false
    },
    /** Undefined when GitHub does not say. */
    readPullRequest: async (pull: number) => {
      // A sweep says itself what it could not read.
      if (command !== 'sweep' && !hasGitHub(context, access.token)) return undefined
      return running(`read the state of pull request #${pull}`, (github) => github.readPullRequest(pull))
    },
    listChangedFiles: (comparison: Comparison): Promise<ChangedFiles> =>
      askAboutCode(request, use, {
        ask: (github) => github.listChangedFiles(comparison),
        orElse: (unknown) => ({ ...comparison, unknown })
      }),
    containsCommit: (comparison: Comparison): Promise<boolean | undefined> =>
      askAboutCode(request, use, { ask: (github) => github.containsCommit(comparison), orElse: () => undefined }),
    observe: (record: RunRecord) => recorder?.observe(record),
    swept: async (preview: JudgedPreview) => {
      if (!('records' in access)) await closeSwept(access, preview, { ports, guard: running })
    },
    /** Records how the run ended. The environment that has it, if one does. */
    close: async (record: RunRecord, failure?: Failure) =>
      (await recorder?.close(record, failure)) ? placeOf(access, '').environment : undefined
  }
}

function openRecorder({ github, dry_run }: RecordedRequest, ports: GitHubPorts, closing: Guard): Recorder | undefined {
  const records = 'records' in github ? github.records : undefined
  return isRecorded(records) && !dry_run ? createRecorder(records, ports, closing) : undefined
}

const isRecorded = (records: RecordsWanted | undefined): records is InEnvironment =>
  records?.environment !== undefined && records.plans !== true

/** Where runs record a deployment. Each preview of a sweep has its own environment, unless one was set for all. */
function placeOf(
  access: GitHubAccess | SweepAccess,
  name: string
): Pick<RecordsWanted, 'control_plane' | 'environment'> {
  if ('records' in access) return access.records
  const { control_plane, environment = previewEnvironment(name) } = access
  return { control_plane, environment }
}

/** What GitHub knows of the code, if it is that of this run's repository. @param orElse Takes why it is unknown. */
async function askAboutCode<T>(
  request: RecordedRequest,
  use: GitHubUse,
  { ask, orElse }: { ask: (github: GitHub) => Promise<T>; orElse: (unknown: string) => T }
): Promise<T> {
  if (use.context.host !== undefined) return orElse('a full clone (GIT_DEPTH: 0) may have both')
  const wanted = request.deploy?.wanted
  const code = wanted?.source === 'git_host' ? wanted.source_config.repo_url : undefined
  if (code === undefined || repositoryKey(code) !== ownRepository(use.context)) {
    return orElse('GitHub is asked only about the repository of this run')
  }
  try {
    return await ask(await openFor(use, 'running'))
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const fix = error instanceof GitHubRefusal ? ` (add "${error.permission}" to the permissions of the job)` : ''
    return orElse(`${error.message}${fix}`)
  }
}

async function closeSwept(
  { control_plane, environment, comments }: SweepAccess,
  { name, pull }: JudgedPreview,
  { ports, guard }: { ports: GitHubPorts; guard: Guard }
): Promise<void> {
  const owner = { name, control_plane, environment: environment ?? previewEnvironment(name) }
  const records = { ...owner, transient: true, deletes: true, ...(comments && { comment_on: pull }) }
  const comment = openComment({ records, keys: [name] }, ports, guard)
  const record: RunRecord = { ...EMPTY_RECORD, name, operation: 'deleted' }
  await Promise.all([
    guard(WHAT, (github) => retireRecords(github, owner, { description: DELETED })),
    comment?.close([{ key: name, name, record, isOver: true }])
  ])
}
