/**
 * What a revision's build and rollout would have written into their logs by now, worked out from its life (extension: the
 * public service has these logs).
 */
import type * as z from 'zod'
import type { LogEntry, LogPage, LogQuery } from '../../src/contract/revision-log.js'
import { history } from './lifecycle.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'

export type LogName = 'build' | 'deploy'

type Entry = z.infer<typeof LogEntry>
type Line = Pick<Entry, 'level' | 'message'>

const info = (message: string): Line => ({ level: 'INFO', message })
const failed = (message: string): Line => ({ level: 'ERROR', message })

/** Between two lines of one status, in milliseconds. */
const LINE_MS = 10
const PAGE_SIZE = 50

/** Every line so far, oldest first. */
export function revisionLog(deployment: DeploymentRecord, revision: RevisionRecord, { log, now }: Asked): Entry[] {
  const lines = log === 'build' ? buildLines : deployLines
  const found = history(revision, now).flatMap(({ status, since }) =>
    lines(status, deployment, revision).map((line, index) => ({ ...line, at: since + index * LINE_MS }))
  )
  return found.map(({ level, message, at }, index) => ({
    id: `${log}-${String(index + 1).padStart(6, '0')}`,
    timestamp: new Date(at).toISOString(),
    level,
    message
  }))
}

export interface Asked {
  log: LogName
  now: number
}

/** A page of the log; null if no page has returned this `offset`. */
export function pageOfLog(entries: readonly Entry[], query: z.infer<typeof LogQuery>): z.infer<typeof LogPage> | null {
  const { order, limit, offset } = query
  if (offset != null && !/^\d{1,9}$/.test(offset)) return null
  const from = Number(offset ?? 0)
  const until = from + (limit ?? PAGE_SIZE)
  const ordered = order === 'desc' ? entries.toReversed() : entries
  return { logs: ordered.slice(from, until), next_offset: until < ordered.length ? String(until) : null }
}

function buildLines(status: string, { source, source_config }: DeploymentRecord, revision: RevisionRecord): Line[] {
  if (source !== 'git_host') return []
  const { repo_ref, repo_commit_sha, graph_config_path } = revision.source_revision_config
  const { repo_url, install_command, build_command } = source_config
  switch (status) {
    case 'BUILDING':
      // Nothing more is built of a ref that does not exist.
      if (repo_commit_sha === null && revision.problem !== null) return [info(`Cloning ${repo_url} at ${repo_ref}`)]
      return [
        info(
          `Cloning ${repo_url} at ${repo_ref}${repo_commit_sha === null ? '' : ` (${repo_commit_sha.slice(0, 7)})`}`
        ),
        info(`Reading ${graph_config_path}`),
        info(`$ ${install_command ?? 'npm ci'}`),
        info('Dependencies were installed'),
        ...(build_command == null ? [] : [info(`$ ${build_command}`)]),
        info('Building the image')
      ]
    case 'AWAITING_DEPLOY':
      return [info('The image was built and pushed')]
    case 'BUILD_FAILED':
      return lastWords(revision, revision.problem ?? 'The build failed with exit code 1')
    default:
      return isOtherFailure(status) ? lastWords(revision) : []
  }
}

function deployLines(status: string, _deployment: DeploymentRecord, revision: RevisionRecord): Line[] {
  const { image_uri, repo_commit_sha, repo_ref } = revision.source_revision_config
  switch (status) {
    case 'DEPLOYING':
      return [
        info(`Pulling ${image_uri ?? `the image of ${repo_commit_sha?.slice(0, 7) ?? repo_ref}`}`),
        info('Starting the container'),
        info('Waiting until GET /ok answers')
      ]
    case 'DEPLOYED':
      return [info('GET /ok answers. The revision is serving.')]
    case 'DEPLOY_FAILED': {
      const { start } = revision
      const problem = typeof start === 'object' ? start.problem : null
      return lastWords(revision, problem ?? 'The container exited with code 1 before GET /ok answered')
    }
    default:
      return isOtherFailure(status) ? lastWords(revision) : []
  }
}

/** The scripted lines, or the reason. */
function lastWords({ log }: RevisionRecord, reason?: string): Line[] {
  if (log !== undefined) return log.map(failed)
  return reason === undefined ? [] : [failed(reason)]
}

function isOtherFailure(status: string): boolean {
  return (
    status !== 'BUILD_FAILED' && status !== 'DEPLOY_FAILED' && (status.includes('FAILED') || status === 'INTERRUPTED')
  )
}
