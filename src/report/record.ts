/** The record of a run: its events folded into one value. Log, summary and comment are written from it. */
import { shownUrl } from '../contract/shown-url.js'
import type {
  CheckReport,
  Deletion,
  DeployEvent,
  JudgedPreview,
  Operation,
  RevisionLog,
  RollbackReport,
  Unchecked
} from '../deploy/core/events.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { type ShownPlan, shownPlan, withKept } from './plan/shown-plan.js'

/** The failed attempts of a run. */
export interface Retries {
  /** In the whole run. */
  total: number
  /** Since the last answer; 0 if the last request was answered. */
  since_answer: number
  /** Whether one of those is shown. */
  shown: boolean
}

/** Counts a failed attempt. Attempts 1, 2, 4, 8, … of a run are shown, so the log grows with their logarithm. */
export function addFailure({ total, since_answer, shown }: Retries): Retries & { isShown: boolean } {
  const failures = total + 1
  const isShown = (failures & (failures - 1)) === 0
  return { total: failures, since_answer: since_answer + 1, shown: shown || isShown, isShown }
}

export interface SeenStatus {
  revision_id: string
  status: string
  /** Since the wait began, in milliseconds. */
  elapsed_ms: number
}

/** The record of a run. Unknown members are absent. Lists are cut to `MOST`. */
export interface RunRecord {
  /** Absent until the inputs are valid. */
  command?: Extract<DeployEvent, { type: 'started' }>['command']
  deployment_id?: string
  /** The input `deployment_id`, of a deployment that need not exist. */
  asked_id?: string
  name?: string
  url?: string
  /** Secrets that the service kept, although a run removed them. */
  secrets_kept?: readonly string[]
  /** Secrets that a read after the write no longer listed. */
  secrets_removed?: readonly string[]
  /** The repository that the deployment is built from, if that is a web address. */
  repo_url?: string
  revision_id?: string
  previous?: string | null
  /** The serving revision before this run wrote, as the service showed it; null for none. */
  active_before?: string | null
  operation?: Operation
  new_revision?: boolean
  /** What each revision was built from, as the service shows it. */
  commits: readonly { revision_id: string; commit_sha: string }[]
  /** The commit, and the branch or tag, that this run requests. */
  wanted_commit?: string
  wanted_ref?: string
  /** The commit that the service built instead of it. */
  other_commit?: string
  /** The serving revision after the rollout or its failure; null for none. Absent if unknown. */
  serving?: string | null
  /** The revision that the agent server itself names. */
  serving_revision_id?: string
  plan?: ShownPlan
  statuses: readonly SeenStatus[]
  retries: Retries
  /** How long the wait took, in milliseconds. */
  waited_ms?: number
  warnings: readonly string[]
  check?: CheckReport
  /** Last lines of the log of the revision that failed. */
  revision_log?: RevisionLog
  /** The rollback that was begun: to that revision, by the other one; statuses since it began. */
  going_back?: { to: string; revision_id?: string; statuses: readonly Omit<SeenStatus, 'revision_id'>[] }
  /** How it ended. */
  rollback?: RollbackReport
  /** The earlier revision whose code `command: rollback` has made live. */
  rolled_back_to?: string
  absent?: boolean
  /** A similar name that exists, if the deployment does not. */
  meant?: string
  /** How far the deletion is that this run was to make. */
  deletion?: Deletion
  previews?: readonly JudgedPreview[]
  /** Those that a sweep deleted; without `deletion`, those that it would delete. */
  swept?: readonly { name: string; deletion?: Deletion }[]
  unchecked?: Unchecked
  /** The last request that was sent to change the deployment: `METHOD path`. */
  wrote?: string
  /** Why nothing was to be done. */
  skipped?: string
}

/** A service may change a status every second, or supersede a revision. More than this would not help a reader. */
export const MOST = 100

/** The empty record of a run. */
export const EMPTY_RECORD: RunRecord = {
  commits: [],
  statuses: [],
  warnings: [],
  retries: { total: 0, since_answer: 0, shown: false }
}

/** The record after one more event. */
export function recordEvent(record: RunRecord, event: DeployEvent): RunRecord {
  switch (event.type) {
    case 'started': {
      const { command, name, asked_id, code } = event
      const repo_url = webAddress(code?.repo_url)
      return {
        ...record,
        ...known({ command, name, asked_id, repo_url, wanted_commit: code?.commit, wanted_ref: code?.ref })
      }
    }
    case 'deployment_read':
      return withDeployment(record, event)
    case 'deployment_identified':
      return { ...record, deployment_id: event.deployment_id }
    case 'deployment_not_found':
      return { ...record, absent: true, ...known({ meant: event.meant }) }
    case 'planned':
      return event.plan.warnings.reduce(withWarning, { ...record, plan: shownPlan(event.plan) })
    case 'write_sent':
      return { ...record, wrote: event.request }
    case 'operation_decided':
      return { ...record, operation: event.operation, new_revision: event.new_revision }
    case 'revision_identified': {
      const { revision_id, previous, superseded } = event
      return { ...record, revision_id, ...known({ previous: superseded ? undefined : previous }) }
    }
    case 'status_read': {
      const { revision_id, status, elapsed_ms } = event
      return { ...record, statuses: added(record.statuses, { revision_id, status, elapsed_ms }) }
    }
    case 'commit_read':
      return withCommit(record, event.revision_id, event.commit_sha)
    case 'active_revision_read':
      return { ...record, serving: event.revision_id }
    case 'wait_ended':
      return { ...record, waited_ms: event.elapsed_ms }
    case 'deletion_read':
      return { ...record, deletion: event.deletion }
    case 'previews_listed': {
      const { name, previews, unchecked } = event
      return { ...record, name, previews, swept: [], ...known({ unchecked }) }
    }
    case 'preview_swept': {
      const { name, deletion } = event
      return { ...record, swept: [...(record.swept ?? []), { name, ...known({ deletion }) }] }
    }
    case 'serving_unverified': {
      const { serving_revision_id: _unproven, ...rest } = record
      return rest
    }
    case 'serving_read':
      return { ...record, serving_revision_id: event.revision_id }
    case 'check_ended':
      return { ...record, check: event.check }
    case 'log_read':
      return { ...record, revision_log: event.log }
    case 'rolled_back':
      return { ...record, rolled_back_to: event.to }
    case 'rollback_begun': {
      // What was seen to serve before it is not what serves after it.
      const { serving: _outdated, ...rest } = withCommit(record, event.to, event.commit_sha)
      return { ...rest, going_back: { to: event.to, statuses: [] } }
    }
    case 'rollback_revision_known':
      return {
        ...record,
        ...(record.going_back && { going_back: { ...record.going_back, revision_id: event.revision_id } })
      }
    case 'rollback_progressed': {
      const { status, elapsed_ms } = event
      const { going_back } = record
      const statuses = added(going_back?.statuses ?? [], { status, elapsed_ms })
      return { ...record, ...(going_back && { going_back: { ...going_back, statuses } }) }
    }
    case 'rollback_ended':
      return { ...record, rollback: event.rollback }
    case 'skipped':
      return { ...record, operation: 'skipped', new_revision: false, skipped: event.reason }
    case 'commit_differs':
      return { ...withWarning(record, event.message), other_commit: event.built }
    case 'secrets_kept': {
      const plan = record.plan && withKept(record.plan, event.names)
      return { ...withWarning(record, event.message), secrets_kept: event.names, ...known({ plan }) }
    }
    case 'secrets_removed':
      return { ...record, secrets_removed: event.names }
    case 'warning':
      return withWarning(record, event.message)
    case 'retrying':
      return { ...record, retries: addFailure(record.retries) }
    case 'recovered':
      return { ...record, retries: { ...EMPTY_RECORD.retries, total: record.retries.total } }
    case 'info':
    case 'log_missing':
    case 'serving_confirmed':
      return record
  }
}

function withDeployment(
  record: RunRecord,
  { deployment }: Extract<DeployEvent, { type: 'deployment_read' }>
): RunRecord {
  const { id, name, source_config, active_revision_id } = deployment
  const shown = shownUrl(deployment)
  const url = webAddress(shown)
  const repo_url = webAddress(source_config.repo_url)
  const active_before = record.operation === undefined ? active_revision_id : undefined
  const read = { ...record, deployment_id: id, name, ...known({ url, repo_url, active_before }) }
  if (url !== undefined || shown === undefined || record.command === 'delete') return read
  const text = `The service shows "${sanitizeLine(shown, 200)}" as the URL of the deployment, which is not a web address.`
  return withWarning(read, `${text} The outputs url and docs_url cannot be set.`)
}

function withCommit(record: RunRecord, revision_id: string, commit_sha: string | undefined): RunRecord {
  if (commit_sha === undefined) return record
  const others = record.commits.filter((one) => one.revision_id !== revision_id)
  return { ...record, commits: added(others, { revision_id, commit_sha }) }
}

/** Each warning is said once. */
function withWarning(record: RunRecord, message: string): RunRecord {
  return record.warnings.includes(message) ? record : { ...record, warnings: added(record.warnings, message) }
}

/** The list with one more; of too many, the first and the latest. */
const added = <T>(list: readonly T[], one: T): readonly T[] => [
  ...(list.length < MOST ? list : list.toSpliced(MOST / 2, 1)),
  one
]

/** The members that have a value. */
function known<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

export const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
