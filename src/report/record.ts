/** The record of a run: its events folded into one value. Summary and comment are written from it. */
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

const NO_RETRIES: Retries = { total: 0, since_answer: 0, shown: false }

/** Counts a failed attempt. Attempts 1, 2, 4, 8, … of a run are shown, so the log grows with their logarithm. */
export function addFailure({ total, since_answer, shown }: Retries): Retries & { isShown: boolean } {
  const failures = total + 1
  const isShown = (failures & (failures - 1)) === 0
  return { total: failures, since_answer: since_answer + 1, shown: shown || isShown, isShown }
}

/** Notes an answer. */
function addAnswer({ total }: Retries): Retries {
  return { ...NO_RETRIES, total }
}

export interface SeenStatus {
  revision_id: string
  status: string
  /** Since the wait began, in milliseconds. */
  elapsed_ms: number
}

/** The record of a run. Unknown members are absent. */
export interface RunRecord {
  /** Absent until the inputs are valid. */
  command?: Extract<DeployEvent, { type: 'started' }>['command']
  deployment_id?: string
  /** The input `deployment_id`, of a deployment that need not exist. */
  asked_id?: string
  name?: string
  url?: string
  /** What the service showed as the URL, although it is none. */
  unusable_url?: string
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
  /** What each revision was built from, as the service shows it; no more than MOST_COMMITS, the latest. */
  commits: readonly { revision_id: string; commit_sha: string }[]
  /** The commit that this run requests, if it knows it. */
  wanted_commit?: string
  /** The branch or tag that this run requests. */
  wanted_ref?: string
  /** The commit that the service built instead of it. */
  other_commit?: string
  /** The serving revision after the rollout or its failure; null for none. Absent if unknown. */
  serving?: string | null
  /** The revision that the agent server itself names. */
  serving_revision_id?: string
  plan?: ShownPlan
  /** No more than MOST_STATUSES: the first and the latest. */
  statuses: SeenStatus[]
  retries: Retries
  /** How long the wait took, in milliseconds. */
  waited_ms?: number
  /** No more than MOST_WARNINGS: the first and the latest. */
  warnings: string[]
  check?: CheckReport
  /** Last lines of the log of the revision that failed. */
  revision_log?: RevisionLog
  /** A rollback is in progress: to that revision, by this one. */
  going_back?: { to: string; revision_id?: string }
  /** What the revision of the rollback went through, since the rollback began; no more than MOST_STATUSES. */
  rollback_statuses: readonly Omit<SeenStatus, 'revision_id'>[]
  rollback?: RollbackReport
  /** The earlier revision whose code `command: rollback` has made live. */
  rolled_back_to?: string
  /** The revision that the rollback made, or made the latest again. */
  rolled_back_by?: string
  absent?: boolean
  /** A similar name that exists, if the deployment does not. */
  meant?: string
  /** How far the deletion is that this run was to make. */
  deletion?: Deletion
  /** Names of the previews that a sweep deleted; of those it would delete, if it is only a plan. */
  swept?: string[]
  /** How far each deletion of a sweep is; nothing of a plan. */
  swept_so_far?: readonly { name: string; deletion: Deletion }[]
  previews?: readonly JudgedPreview[]
  unchecked?: Unchecked
  /** The last request that was sent to change the deployment: `METHOD path`. */
  wrote?: string
  /** The service has applied such a request. */
  has_changed?: boolean
  /** Why nothing was to be done. */
  skipped?: string
}

/** A service may change the status of a revision every second. More statuses would not help a reader. */
export const MOST_STATUSES = 60
/** Revisions may supersede each other during the whole wait, each with a warning. */
export const MOST_WARNINGS = 100

/** A run names two or three revisions. */
const MOST_COMMITS = 20

/** The empty record of a run. */
export const EMPTY_RECORD: RunRecord = {
  commits: [],
  statuses: [],
  rollback_statuses: [],
  warnings: [],
  retries: NO_RETRIES
}

/** The record after one more event. */
export function recordEvent(record: RunRecord, event: DeployEvent): RunRecord {
  switch (event.type) {
    case 'started':
      return {
        ...record,
        command: event.command,
        ...(event.name !== undefined && { name: event.name }),
        ...(event.asked_id !== undefined && { asked_id: event.asked_id }),
        ...requestedCode(event)
      }
    case 'deployment_read': {
      const { id, name, source_config, active_revision_id: active } = event.deployment
      const shown = shownUrl(event.deployment)
      const url = webAddress(shown)
      const repo_url = webAddress(source_config.repo_url)
      return {
        ...record,
        deployment_id: id,
        name,
        ...(url !== undefined && { url }),
        ...(url === undefined && shown !== undefined && { unusable_url: shown }),
        ...(repo_url !== undefined && { repo_url }),
        ...(record.operation === undefined && active !== undefined && { active_before: active })
      }
    }
    case 'deployment_identified':
      return { ...record, deployment_id: event.deployment_id }
    case 'deployment_not_found':
      return { ...record, absent: true, ...(event.meant !== undefined && { meant: event.meant }) }
    case 'planned': {
      const warnings = [...new Set([...record.warnings, ...event.plan.warnings])]
      return { ...record, plan: shownPlan(event.plan), warnings }
    }
    case 'write_sent':
      return { ...record, wrote: event.request }
    case 'operation_decided': {
      const { operation, new_revision } = event
      const has_changed = operation === 'created' || operation === 'updated' || operation === 'rolled_back'
      return { ...record, operation, new_revision, ...(has_changed && { has_changed }) }
    }
    case 'revision_identified': {
      const { revision_id, previous, superseded } = event
      return { ...record, revision_id, ...(!superseded && previous !== undefined && { previous }) }
    }
    case 'status_read': {
      const { revision_id, status, elapsed_ms } = event
      return {
        ...record,
        statuses: [...mostTelling(record.statuses, MOST_STATUSES), { revision_id, status, elapsed_ms }]
      }
    }
    case 'commit_read':
      return { ...record, commits: withCommit(record.commits, event) }
    case 'active_revision_read':
      return { ...record, serving: event.revision_id }
    case 'wait_ended':
      return { ...record, waited_ms: event.elapsed_ms }
    case 'deletion_read':
      return { ...record, deletion: event.deletion }
    case 'previews_listed':
      return {
        ...record,
        name: event.name,
        previews: event.previews,
        swept: [],
        ...(event.unchecked && { unchecked: event.unchecked })
      }
    case 'preview_swept':
      return withSwept(record, event)
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
      const { to, commit_sha } = event
      const commits =
        commit_sha === undefined ? record.commits : withCommit(record.commits, { revision_id: to, commit_sha })
      // What was seen to serve before it is not what serves after it.
      const { serving: _outdated, ...rest } = record
      return { ...rest, commits, going_back: { to }, rollback_statuses: [] }
    }
    case 'rollback_revision_known':
      return {
        ...record,
        ...(record.going_back && { going_back: { ...record.going_back, revision_id: event.revision_id } })
      }
    case 'rollback_progressed': {
      const { status, elapsed_ms } = event
      const seen = mostTelling(record.rollback_statuses, MOST_STATUSES)
      return { ...record, rollback_statuses: [...seen, { status, elapsed_ms }] }
    }
    case 'rollback_ended': {
      const { going_back: _over, ...rest } = record
      const rolled_back_by = record.going_back?.revision_id
      return { ...rest, rollback: event.rollback, ...(rolled_back_by !== undefined && { rolled_back_by }) }
    }
    case 'skipped':
      return { ...record, operation: 'skipped', new_revision: false, skipped: event.reason }
    case 'commit_differs': {
      const { built, message } = event
      return { ...recordEvent(record, { type: 'warning', message }), other_commit: built }
    }
    case 'secrets_kept': {
      const told = recordEvent(record, { type: 'warning', message: event.message })
      const plan = record.plan && withKept(record.plan, event.names)
      return { ...told, secrets_kept: event.names, ...(plan && { plan }) }
    }
    case 'secrets_removed':
      return { ...record, secrets_removed: event.names }
    case 'warning':
      return { ...record, warnings: [...mostTelling(record.warnings, MOST_WARNINGS), event.message] }
    case 'retrying':
      return { ...record, retries: addFailure(record.retries) }
    case 'recovered':
      return { ...record, retries: addAnswer(record.retries) }
    case 'info':
    case 'log_missing':
    case 'serving_confirmed':
      return record
  }
}

function requestedCode({ code }: Extract<DeployEvent, { type: 'started' }>): Partial<RunRecord> {
  const repo_url = webAddress(code?.repo_url)
  return {
    ...(repo_url !== undefined && { repo_url }),
    ...(code?.commit !== undefined && { wanted_commit: code.commit }),
    ...(code?.ref !== undefined && { wanted_ref: code.ref })
  }
}

function withSwept(record: RunRecord, { name, deletion }: Extract<DeployEvent, { type: 'preview_swept' }>): RunRecord {
  const { swept = [], swept_so_far = [] } = record
  return {
    ...record,
    swept: [...swept, name],
    ...(deletion && { swept_so_far: [...swept_so_far, { name, deletion }] })
  }
}

function withCommit(
  commits: RunRecord['commits'],
  { revision_id, commit_sha }: RunRecord['commits'][number]
): RunRecord['commits'] {
  return [...commits.filter((known) => known.revision_id !== revision_id), { revision_id, commit_sha }].slice(
    -MOST_COMMITS
  )
}

const mostTelling = <T>(told: readonly T[], most: number): readonly T[] =>
  told.length < most ? told : told.toSpliced(most / 2, 1)

export const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''
