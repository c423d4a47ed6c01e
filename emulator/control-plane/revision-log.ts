/**
 * What a revision's build and rollout would have written into their logs by
 * now, worked out from its life (extension: the public service has these logs).
 */
import type * as z from 'zod'
import type { LogEntry, LogPage, LogQuery } from '../../src/contract/revision-log.js'
import { hasFailed, history } from './lifecycle.js'
import type { OutputLine } from './process-output.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'

export type LogName = 'build' | 'deploy'

type Entry = z.infer<typeof LogEntry>
type Line = Pick<Entry, 'level' | 'message'>

const info = (message: string): Line => ({ level: 'INFO', message })
const failed = (message: string): Line => ({ level: 'ERROR', message })

/** Between two lines of one status, in milliseconds. */
const LINE_MS = 10
const PAGE_SIZE = 50

/** Every line so far, oldest first: of the life of the revision, and of its process. */
export function revisionLog(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  asked: Asked
): Entry[] {
  const { log, now, output = [] } = asked
  const revisionNumber = deployment.revisions.indexOf(revision) + 1
  const entry = ({ from, number, at, level, message }: OutputLine & { from: string }): Entry => ({
    id: `${from}-${revisionNumber}-${String(number).padStart(6, '0')}`,
    timestamp: new Date(at).toISOString(),
    level,
    message
  })
  const lines = log === 'build' ? buildLines : deployLines
  const found = history(revision, now).flatMap(({ status, since }) =>
    lines(status, deployment, revision).map((line, index) => ({
      ...line,
      at: since + index * LINE_MS
    }))
  )
  const entries = found.map((line, index) => entry({ ...line, from: log, number: index + 1 }))
  const printed = log === 'deploy' ? output.map((line) => entry({ ...line, from: 'output' })) : []
  return printed.length === 0 ? entries : inOrder([...entries, ...printed])
}

export interface Asked {
  log: LogName
  now: number
  /** What the process of the revision printed. */
  output?: readonly OutputLine[]
}

/** By time, oldest first. Lines of one time keep their order. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))

/** Whether an entry passes the filters of a query. */
function isAskedFor(
  { level, message, timestamp }: Entry,
  query: z.infer<typeof LogQuery>
): boolean {
  const at = Date.parse(timestamp)
  return (
    (query.level == null || level === query.level) &&
    (query.query == null || message.toLowerCase().includes(query.query.toLowerCase())) &&
    (query.start_time == null || at >= Date.parse(query.start_time)) &&
    (query.end_time == null || at <= Date.parse(query.end_time))
  )
}

/** A page of the log; null if no page has returned this `offset`. */
export function pageOfLog(
  entries: readonly Entry[],
  query: z.infer<typeof LogQuery>
): z.infer<typeof LogPage> | null {
  const { order, limit, offset } = query
  if (offset != null && !/^\d{1,9}$/.test(offset)) return null
  const from = Number(offset ?? 0)
  const until = from + (limit ?? PAGE_SIZE)
  const found = entries.filter((entry) => isAskedFor(entry, query))
  const ordered = order === 'desc' ? found.toReversed() : found
  return {
    logs: ordered.slice(from, until),
    next_offset: until < ordered.length ? String(until) : null
  }
}

function buildLines(
  status: string,
  { source, source_config }: DeploymentRecord,
  revision: RevisionRecord
): Line[] {
  if (source !== 'git_host') return []
  const { repo_ref, repo_commit_sha, graph_config_path } = revision.source_revision_config
  const { repo_url, install_command, build_command } = source_config
  const at = repo_commit_sha === null ? '' : ` (${repo_commit_sha.slice(0, 7)})`
  const cloned = [
    info(`Cloning ${repo_url} at ${repo_ref}${at}`),
    info(`Reading ${graph_config_path}`)
  ]
  switch (status) {
    case 'BUILDING':
      return [
        ...cloned,
        info(`Graphs: ${graphNames(revision).join(', ')}`),
        ...[install_command, build_command]
          .filter((command) => command != null)
          .map((command) => info(`$ ${command}`)),
        info('Building the image')
      ]
    case 'AWAITING_DEPLOY':
      return [info('The image was built and pushed')]
    case 'BUILD_FAILED':
      if (revision.problem === null) return lastWords(revision, 'The build failed with exit code 1')
      // It failed before the build: of a ref that does not exist, nothing is read.
      return [
        ...(repo_commit_sha === null ? cloned.slice(0, 1) : cloned),
        ...lastWords(revision, revision.problem)
      ]
    default:
      return isOtherFailure(status) ? lastWords(revision) : []
  }
}

/** Returns each graph with its path, where that is known. */
const graphNames = ({ graphs }: RevisionRecord): string[] =>
  graphs.map(({ graph_id, path }) => (path ? `${graph_id} (${path})` : graph_id))

function deployLines(
  status: string,
  _deployment: DeploymentRecord,
  revision: RevisionRecord
): Line[] {
  const { image_uri, repo_commit_sha, repo_ref } = revision.source_revision_config
  switch (status) {
    case 'DEPLOYING':
      if (revision.start !== undefined) return [info('Starting the agent server')]
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
      return lastWords(
        revision,
        problem ?? 'The container exited with code 1 before GET /ok answered'
      )
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

/** Outside build and rollout. */
const isOtherFailure = (status: string) =>
  hasFailed(status) && status !== 'BUILD_FAILED' && status !== 'DEPLOY_FAILED'
