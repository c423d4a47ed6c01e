/**
 * The record of a run: its events folded into one value. Log, summary and comment are written from
 * it.
 */
import { shownUrl } from '../contract/answers.js'
import { dashboardUrl } from '../contract/dashboard.js'
import type { DeployEvent, Operation } from '../deploy/core/events.js'
import { type Serving, servingOf } from '../deploy/core/snapshot.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { noteKeptSecrets, type ShownPlan, shownPlan } from './plan-facts.js'

/** The failed attempts of a run. `since_answer`: 0 if the last request was answered. */
export interface Retries {
  total: number
  since_answer: number
}

/**
 * Returns whether the log shows the latest failure: it shows 1, 2, 4, 8, … of a run, so it grows
 * with their logarithm.
 */
export function isFailureShown({ total, since_answer }: Retries): boolean {
  return Math.floor(Math.log2(total)) > Math.floor(Math.log2(total - since_answer))
}

export type EventOf<Type extends DeployEvent['type']> = Extract<DeployEvent, { type: Type }>

type MembersOf<Type extends DeployEvent['type']> = Omit<EventOf<Type>, 'type'>

/** `elapsed_ms`: since the wait began. */
export type StatusRead = MembersOf<'status_read'>

/** What the run is about, and what was asked of it. */
export interface TargetRecord {
  /** Absent until the inputs are valid. */
  command?: EventOf<'started'>['command'] | undefined
  /** Which command line reaches the control plane, for hints. */
  command_line?: EventOf<'started'>['command_line'] | undefined
  id?: string | undefined
  /** The input `deployment_id`, of a deployment that need not exist. */
  asked_id?: string | undefined
  name?: string | undefined
  /** A name that exists and is similar, if the deployment does not exist. */
  similar_name?: string | undefined
  url?: string | undefined
  /** Where people see the deployments of the service. */
  dashboard?: EventOf<'started'>['dashboard']
  /** The page of the deployment there. */
  dashboard_url?: string | undefined
  /** The repository that the deployment is built from, if that is a web address. */
  repo_url?: string | undefined
  /** The commit, and the branch or tag, that this run requests. */
  commit?: string | undefined
  ref?: string | undefined
}

/** The revision of the run, or the latest one, and what the service shows of revisions. */
export interface RevisionRecord {
  id?: string | undefined
  /** The latest revision before it; null if there was none. */
  previous?: string | null | undefined
  /** It superseded the revision that this run made. */
  is_successor?: true | undefined
  statuses: readonly StatusRead[]
  /** How long the wait took, in milliseconds. */
  waited_ms?: number | undefined
  commits: readonly MembersOf<'commit_read'>[]
  images: readonly MembersOf<'image_read'>[]
  /** The commit that the service built instead of the requested one. */
  other_commit?: string | undefined
  /** Last lines of its log, if it failed. */
  log?: EventOf<'log_read'>['log'] | undefined
}

/** Which revision serves. */
export interface ServingRecord {
  /** What served before this run wrote. */
  before?: Serving | undefined
  /** What serves after the rollout or its failure. Absent if unknown. */
  after?: Serving | undefined
  /** The revision that the agent server itself names. */
  named_by_agent?: string | undefined
}

/** The rollback after a failure. */
export interface RollbackRecord {
  /** The revision to return to; absent if no rollback has begun. */
  to?: string | undefined
  /** The revision that this makes. */
  revision_id?: string | undefined
  /** Since the rollback began. */
  statuses: readonly MembersOf<'rollback_progressed'>[]
  result?: EventOf<'rollback_ended'>['rollback'] | undefined
}

export interface SweepRecord {
  previews: EventOf<'previews_listed'>['previews']
  unchecked?: EventOf<'previews_listed'>['unchecked'] | undefined
  /** Those that were deleted; without `deletion`, those that would be. */
  swept: readonly MembersOf<'preview_swept'>[]
}

/** The record of a run. Unknown members are absent. Lists are cut to `MOST`. */
export interface RunRecord {
  target: TargetRecord
  plan?: ShownPlan | undefined
  /** The status of the failed attempt that lies between what serves and this run. */
  attempt?: { status: string } | undefined
  operation?: Operation | undefined
  new_revision?: boolean | undefined
  /** Why there was nothing to do. */
  skipped?: string | undefined
  revision: RevisionRecord
  serving: ServingRecord
  check?: EventOf<'check_ended'>['check'] | undefined
  rollback?: RollbackRecord | undefined
  /** The earlier revision whose code `command: rollback` has made live. */
  rolled_back_to?: string | undefined
  /** How far the deletion is. */
  deletion?: EventOf<'deletion_read'>['deletion'] | undefined
  sweep?: SweepRecord | undefined
  /** The last request that was sent to change the deployment: `METHOD path`. */
  last_write?: string | undefined
  retries: Retries
  warnings: readonly string[]
}

/**
 * A service may change a status every second, or supersede a revision. More than this would not
 * help a reader.
 */
export const MOST = 100

export const EMPTY_RECORD: RunRecord = {
  target: {},
  revision: { statuses: [], commits: [], images: [] },
  serving: {},
  warnings: [],
  retries: { total: 0, since_answer: 0 }
}

const NO_ROLLBACK: RollbackRecord = { statuses: [] }
const UNDONE_NEXT = 'The next deploy may undo this rollback. Revert or fix the change first.'

/** Returns the record with what the event adds to it, changes in it or makes untrue. */
export function recordEvent(record: RunRecord, event: DeployEvent): RunRecord {
  const fold = FOLDS[event.type] as Fold<DeployEvent> | undefined
  return fold === undefined ? record : { ...record, ...fold(event, record) }
}

/** Returns the members that change. One that becomes unknown is undefined. */
type Fold<Event> = (event: Event, record: RunRecord) => Partial<RunRecord>

const FOLDS: { [Type in DeployEvent['type']]?: Fold<EventOf<Type>> } = {
  started: ({ command, name, asked_id, code = {}, command_line, dashboard }) => {
    const { commit, ref } = code
    const repo_url = webAddress(code.repo_url)
    return { target: { command, command_line, dashboard, name, asked_id, repo_url, commit, ref } }
  },
  deployment_read: readDeployment,
  deployment_identified: ({ deployment_id: id }, { target }) => ({ target: { ...target, id } }),
  deployment_not_found: ({ meant }, { target }) => ({
    target: { ...target, similar_name: meant }
  }),
  attempt_compared: ({ status }) => ({ attempt: { status } }),
  planned: ({ plan }, record) => ({
    plan: shownPlan(plan),
    warnings: warningsWith(record, plan.warnings)
  }),
  write_sent: ({ request }) => ({ last_write: request }),
  operation_decided: ({ operation, new_revision }) => ({ operation, new_revision }),
  skipped: ({ reason }) => ({ operation: 'skipped', new_revision: false, skipped: reason }),
  plan_corrected: ({ new_revision, message }, record) => ({
    new_revision,
    warnings: warningsWith(record, [message])
  }),

  revision_identified: recordRevision,
  status_read: ({ revision_id, status, elapsed_ms }, { revision }) => {
    const statuses = append(revision.statuses, { revision_id, status, elapsed_ms })
    return { revision: { ...revision, statuses } }
  },
  commit_read: ({ revision_id, commit_sha }, { revision }) => {
    const commits = replace(revision.commits, { revision_id, commit_sha })
    return { revision: { ...revision, commits } }
  },
  image_read: ({ revision_id, image_uri }, { revision }) => {
    const images = replace(revision.images, { revision_id, image_uri })
    return { revision: { ...revision, images } }
  },
  commit_differs: ({ built, message }, record) => ({
    revision: { ...record.revision, other_commit: built },
    warnings: warningsWith(record, [message])
  }),
  wait_ended: ({ elapsed_ms }, { revision }) => ({
    revision: { ...revision, waited_ms: elapsed_ms }
  }),
  log_read: ({ log }, { revision }) => ({ revision: { ...revision, log } }),
  secrets_kept: ({ names, message }, record) => ({
    plan: record.plan && noteKeptSecrets(record.plan, names),
    warnings: warningsWith(record, [message])
  }),

  active_revision_read: ({ serving: after }, { serving }) => ({ serving: { ...serving, after } }),
  serving_read: ({ revision_id }, { serving }) => ({
    serving: { ...serving, named_by_agent: revision_id }
  }),
  serving_unverified: (_, { serving }) => ({
    serving: { ...serving, named_by_agent: undefined }
  }),
  check_ended: ({ check }) => ({ check }),

  rolled_back: ({ to }, record) => ({
    rolled_back_to: to,
    warnings: warningsWith(record, [UNDONE_NEXT])
  }),
  // What served before the rollback need not serve after it.
  rollback_begun: ({ to }, { serving }) => ({
    rollback: { to, statuses: [] },
    serving: { ...serving, after: undefined }
  }),
  rollback_revision_known: ({ revision_id }, { rollback = NO_ROLLBACK }) => ({
    rollback: { ...rollback, revision_id }
  }),
  rollback_progressed: ({ status, elapsed_ms }, { rollback = NO_ROLLBACK }) => {
    const statuses = append(rollback.statuses, { status, elapsed_ms })
    return { rollback: { ...rollback, statuses } }
  },
  rollback_ended: ({ rollback: result }, { rollback = NO_ROLLBACK }) => ({
    rollback: { ...rollback, result }
  }),

  deletion_read: ({ deletion }) => ({ deletion }),
  previews_listed: ({ name, previews, unchecked }, { target }) => ({
    target: { ...target, name },
    sweep: { previews, unchecked, swept: [] }
  }),
  preview_swept: ({ name, deletion }, { sweep }) => {
    const preview = { name, ...(deletion !== undefined && { deletion }) }
    return { sweep: sweep && { ...sweep, swept: [...sweep.swept, preview] } }
  },

  warning: ({ message }, record) => ({ warnings: warningsWith(record, [message]) }),
  retrying: (_, { retries: { total, since_answer } }) => ({
    retries: { total: total + 1, since_answer: since_answer + 1 }
  }),
  recovered: (_, { retries }) => ({ retries: { ...retries, since_answer: 0 } })
}

/**
 * Records a read of the deployment. What serves counts as before the run until the run has decided
 * what to do.
 */
function readDeployment(
  { deployment }: EventOf<'deployment_read'>,
  record: RunRecord
): Partial<RunRecord> {
  const { target, serving, operation } = record
  const { id, name, source_config } = deployment
  const url = shownUrl(deployment)
  const address = webAddress(url)
  const isUnusable = address === undefined && url !== undefined && target.command !== 'delete'
  const active = servingOf(deployment)
  const isBefore = operation === undefined && active.is !== 'unknown'
  const repo_url = webAddress(source_config.repo_url) ?? target.repo_url
  const dashboard_url = dashboardUrl(target.dashboard, deployment)
  return {
    target: { ...target, id, name, url: address ?? target.url, dashboard_url, repo_url },
    serving: isBefore ? { ...serving, before: active } : serving,
    ...(isUnusable && { warnings: warningsWith(record, [unusableUrl(url)]) })
  }
}

function unusableUrl(url: string): string {
  const start = `The service shows "${sanitizeLine(url, 200)}" as the URL of the deployment,`
  return `${start} which is not a web address. The outputs url and docs_url cannot be set.`
}

/** Records which revision the run is about. One that superseded it had no other one before it. */
function recordRevision(
  { revision_id: id, previous, superseded }: EventOf<'revision_identified'>,
  { revision }: RunRecord
): Partial<RunRecord> {
  if (superseded) return { revision: { ...revision, id, is_successor: true } }
  return { revision: { ...revision, id, ...(previous !== undefined && { previous }) } }
}

/** Returns the list with what is read of a revision last, and nothing else of that revision. */
function replace<Row extends { revision_id: string }>(
  rows: readonly Row[],
  latest: Row
): readonly Row[] {
  const others = rows.filter(({ revision_id }) => revision_id !== latest.revision_id)
  return append(others, latest)
}

/** Returns the warnings with these. None is repeated. */
function warningsWith(record: RunRecord, messages: readonly string[]): readonly string[] {
  let { warnings } = record
  for (const message of messages) {
    if (!warnings.includes(message)) warnings = append(warnings, message)
  }
  return warnings
}

/** Returns the list with one row more. Of too many rows, it keeps the first and the latest. */
function append<Row>(rows: readonly Row[], row: Row): readonly Row[] {
  const kept = rows.length < MOST ? rows : rows.toSpliced(MOST / 2, 1)
  return [...kept, row]
}
