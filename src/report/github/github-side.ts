/** All that a deployment reads and records on GitHub. Each request is guarded, so that GitHub never blocks the deploy. */
import { hasGitHub } from '../../adapters/github/run-context.js'
import type { JudgedPreview } from '../../deploy/core/events.js'
import type { DesiredDeployment } from '../../deploy/core/model.js'
import type { Failure } from '../../errors.js'
import { GitHubError } from '../../errors.js'
import type { GitHubAccess, SweepAccess } from '../../inputs/records.js'
import type { GitHub } from '../../ports.js'
import { previewEnvironment } from '../../repository/preview-name.js'
import type { ChangedFiles, Comparison } from '../../repository/refs.js'
import { repositoryKey } from '../../repository/repository-url.js'
import { EMPTY_RECORD, type RunRecord } from '../record.js'
import { openComment } from './comment.js'
import { type RecordOwner, recordedIds, retireRecords } from './github-deployment.js'
import {
  createGuard,
  type GitHubPorts,
  type GitHubUse,
  type Guard,
  openFor,
  type Problems
} from './guard.js'
import { DELETED, ownRepository, Recorder, WHAT } from './recorder.js'

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
  const own = 'records' in access ? ownerOf(access, access.records.name) : undefined
  const isRecorded = 'records' in access && !access.records.plans && !request.dry_run
  const recorder =
    own && isRecorded
      ? new Recorder({ ...access.records, ...own }, ports, createGuard(use, 'closing'))
      : undefined
  /** Reads what earlier runs recorded of a deployment; undefined if they recorded none, or GitHub does not answer. */
  const lookUp = async <T>(
    what: string,
    name: string,
    read: (github: GitHub, of: RecordOwner) => Promise<T>
  ) => {
    const owner = ownerOf(access, name)
    return owner && running(`look up ${what}`, (github) => read(github, owner))
  }
  return {
    /** Ids of the deployment that earlier runs recorded, newest first; null if there are none. */
    recall: async (name: string) =>
      (await lookUp('the deployment that an earlier run recorded', name, recordedIds)) ?? null,
    /** Undefined when GitHub does not say. */
    readPullRequest: async (pull: number) => {
      // A sweep says itself what it could not read.
      if (command !== 'sweep' && !hasGitHub(context, access.token)) return undefined
      return running(`read the state of pull request #${pull}`, (github) =>
        github.readPullRequest(pull)
      )
    },
    listChangedFiles: (comparison: Comparison): Promise<ChangedFiles> =>
      askAboutCode(request, use, {
        ask: (github) => github.listChangedFiles(comparison),
        orElse: (unknown) => ({ ...comparison, unknown })
      }),
    containsCommit: (comparison: Comparison): Promise<boolean | undefined> =>
      askAboutCode(request, use, {
        ask: (github) => github.containsCommit(comparison),
        orElse: () => undefined
      }),
    observe: (record: RunRecord) => recorder?.observe(record),
    swept: async (preview: JudgedPreview) => {
      if (!('records' in access)) await closeSwept(access, preview, ports, running)
    },
    /** Records how the run ended. The environment that has it, if one does. */
    close: async (record: RunRecord, failure?: Failure) =>
      (await recorder?.close(record, failure)) ? own?.environment : undefined
  }
}

/** Where runs record a deployment, if they do. */
function ownerOf(access: GitHubAccess | SweepAccess, name: string): RecordOwner | undefined {
  const { control_plane, environment } =
    'records' in access ? access.records : ownerOfSwept(access, name)
  return environment === undefined ? undefined : { name, control_plane, environment }
}

/** Each preview of a sweep has its own environment, unless one was set for all. */
function ownerOfSwept({ control_plane, environment }: SweepAccess, name: string) {
  return { name, control_plane, environment: environment ?? previewEnvironment(name) }
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
    const fix = error.permission ? ` (add "${error.permission}" to the permissions of the job)` : ''
    return orElse(`${error.message}${fix}`)
  }
}

async function closeSwept(
  access: SweepAccess,
  { name, pull }: JudgedPreview,
  ports: GitHubPorts,
  guard: Guard
) {
  const owner = ownerOfSwept(access, name)
  const records = {
    ...owner,
    transient: true,
    deletes: true,
    ...(access.comments && { comment_on: pull })
  }
  const comment = openComment({ records, keys: [name] }, ports, guard)
  const record: RunRecord = { ...EMPTY_RECORD, name, operation: 'deleted' }
  await Promise.all([
    guard(WHAT, (github) => retireRecords(github, owner, { description: DELETED })),
    comment?.close([{ key: name, name, record, isOver: true }])
  ])
}
