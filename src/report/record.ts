/** The record of a run: its events folded into one value. Log, summary and comment are written from it. */
import { shownUrl } from '../contract/answers.js'
import type { DeployEvent, Operation } from '../deploy/core/events.js'
import { type Serving, servingOf } from '../deploy/core/snapshot.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { type ShownPlan, shownPlan, withKept } from './shown-facts.js'

/** The failed attempts of a run. `since_answer`: 0 if the last request was answered. */
export interface Retries {
  total: number
  since_answer: number
}

/** Whether the log shows one of the latest failures: it shows 1, 2, 4, 8, … of a run, so it grows with their logarithm. */
export const isFailureShown = ({ total, since_answer }: Retries): boolean =>
  Math.floor(Math.log2(total)) > Math.floor(Math.log2(total - since_answer))

export type EventOf<Type extends DeployEvent['type']> = Extract<DeployEvent, { type: Type }>

/** `elapsed_ms` since the wait began. */
export type SeenStatus = Omit<EventOf<'status_read'>, 'type'>

/** The record of a run. Unknown members are absent. Lists are cut to `MOST`. */
export interface RunRecord {
  /** Absent until the inputs are valid. */
  command?: EventOf<'started'>['command']
  /** Which command line reaches the control plane, for hints. */
  command_line?: EventOf<'started'>['command_line']
  deployment_id?: string
  /** The input `deployment_id`, of a deployment that need not exist. */
  asked_id?: string
  name?: string
  url?: string
  /** The repository that the deployment is built from, if that is a web address. */
  repo_url?: string
  revision_id?: string
  /** That revision superseded the one that this run made. */
  is_followed?: true
  previous?: string | null
  /** What served before this run wrote. */
  serving_before?: Serving
  operation?: Operation
  new_revision?: boolean
  /** What revisions were built from, as the service shows it. */
  commits: readonly Omit<EventOf<'commit_read'>, 'type'>[]
  images: readonly Omit<EventOf<'image_read'>, 'type'>[]
  /** The commit, and the branch or tag, that this run requests. */
  wanted_commit?: string
  wanted_ref?: string
  /** The commit that the service built instead of it. */
  other_commit?: string
  /** What serves after the rollout or its failure. Absent if unknown. */
  serving?: Serving
  /** The revision that the agent server itself names. */
  serving_revision_id?: string
  plan?: ShownPlan
  /** The plan compares with the latest revision, which is not the one that served. */
  compares_with_attempt?: true
  statuses: readonly SeenStatus[]
  retries: Retries
  /** How long the wait took, in milliseconds. */
  waited_ms?: number
  warnings: readonly string[]
  check?: EventOf<'check_ended'>['check']
  /** Last lines of the log of the revision that failed. */
  revision_log?: EventOf<'log_read'>['log']
  /** The rollback that was begun: to that revision, by the other one; statuses since it began. */
  going_back?: {
    to: string
    revision_id?: string
    statuses: readonly Omit<SeenStatus, 'revision_id'>[]
  }
  rollback?: EventOf<'rollback_ended'>['rollback']
  /** The earlier revision whose code `command: rollback` has made live. */
  rolled_back_to?: string
  /** A similar name that exists, if the deployment does not. */
  meant?: string
  /** How far the deletion is that this run was to make. */
  deletion?: EventOf<'deletion_read'>['deletion']
  previews?: EventOf<'previews_listed'>['previews']
  /** Those that a sweep deleted; without `deletion`, those that it would delete. */
  swept?: readonly Omit<EventOf<'preview_swept'>, 'type'>[]
  unchecked?: EventOf<'previews_listed'>['unchecked']
  /** The last request that was sent to change the deployment: `METHOD path`. */
  wrote?: string
  /** Why nothing was to be done. */
  skipped?: string
}

/** A service may change a status every second, or supersede a revision. More than this would not help a reader. */
export const MOST = 100

export const EMPTY_RECORD: RunRecord = {
  commits: [],
  images: [],
  statuses: [],
  warnings: [],
  retries: { total: 0, since_answer: 0 }
}

/** What an event changes; a member that becomes unknown is undefined. */
type Changes = { [Member in keyof RunRecord]?: RunRecord[Member] | undefined }

export function recordEvent(record: RunRecord, event: DeployEvent): RunRecord {
  const fold = FOLDS[event.type] as ((event: DeployEvent, record: RunRecord) => Changes) | undefined
  if (fold === undefined) return record
  const members = Object.entries({ ...record, ...fold(event, record) })
  return Object.fromEntries(
    members.filter(([, value]) => value !== undefined)
  ) as unknown as RunRecord
}

const FOLDS: {
  [Type in DeployEvent['type']]?: (event: EventOf<Type>, record: RunRecord) => Changes
} = {
  started: ({ command, name, asked_id, code, command_line }) => {
    const repo_url = webAddress(code?.repo_url)
    const wanted = { wanted_commit: code?.commit, wanted_ref: code?.ref }
    return { command, command_line, name, asked_id, repo_url, ...wanted }
  },
  deployment_read: withDeployment,
  deployment_identified: ({ deployment_id }) => ({ deployment_id }),
  deployment_not_found: ({ meant }) => ({ meant }),
  attempt_compared: () => ({ compares_with_attempt: true }),
  planned: ({ plan }, record) => ({ plan: shownPlan(plan), ...warned(record, ...plan.warnings) }),
  write_sent: ({ request }) => ({ wrote: request }),
  operation_decided: ({ operation, new_revision }) => ({ operation, new_revision }),
  revision_identified: ({ revision_id, previous, superseded }, record) => {
    const before = superseded || previous === undefined ? record.previous : previous
    return { revision_id, previous: before, is_followed: superseded ? true : record.is_followed }
  },
  status_read: ({ revision_id, status, elapsed_ms }, { statuses }) => {
    return { statuses: added(statuses, { revision_id, status, elapsed_ms }) }
  },
  commit_read: ({ revision_id, commit_sha }, { commits }) => ({
    commits: known(commits, { revision_id, commit_sha })
  }),
  image_read: ({ revision_id, image_uri }, { images }) => ({
    images: known(images, { revision_id, image_uri })
  }),
  active_revision_read: ({ serving }) => ({ serving }),
  wait_ended: ({ elapsed_ms }) => ({ waited_ms: elapsed_ms }),
  deletion_read: ({ deletion }) => ({ deletion }),
  previews_listed: ({ name, previews, unchecked }) => ({ name, previews, unchecked, swept: [] }),
  preview_swept: ({ name, deletion }, { swept = [] }) => ({
    swept: [...swept, { name, ...(deletion && { deletion }) }]
  }),
  serving_unverified: () => ({ serving_revision_id: undefined }),
  serving_read: ({ revision_id }) => ({ serving_revision_id: revision_id }),
  check_ended: ({ check }) => ({ check }),
  log_read: ({ log }) => ({ revision_log: log }),
  rolled_back: ({ to }, record) => ({ rolled_back_to: to, ...warned(record, UNDONE_NEXT) }),
  // What was seen to serve before it is not what serves after it.
  rollback_begun: ({ to }) => ({ going_back: { to, statuses: [] }, serving: undefined }),
  rollback_revision_known: ({ revision_id }, { going_back }) => ({
    going_back: going_back && { ...going_back, revision_id }
  }),
  rollback_progressed: ({ status, elapsed_ms }, { going_back }) => {
    const statuses = added(going_back?.statuses ?? [], { status, elapsed_ms })
    return { going_back: going_back && { ...going_back, statuses } }
  },
  rollback_ended: ({ rollback }) => ({ rollback }),
  skipped: ({ reason }) => ({ operation: 'skipped', new_revision: false, skipped: reason }),
  commit_differs: ({ built, message }, record) => ({
    ...warned(record, message),
    other_commit: built
  }),
  secrets_kept: ({ names, message }, record) => {
    return {
      ...warned(record, message),
      plan: record.plan && withKept(record.plan, names)
    }
  },
  warning: ({ message }, record) => warned(record, message),
  retrying: (_, { retries: { total, since_answer } }) => ({
    retries: { total: total + 1, since_answer: since_answer + 1 }
  }),
  recovered: (_, { retries: { total } }) => ({ retries: { total, since_answer: 0 } })
}

function withDeployment({ deployment }: EventOf<'deployment_read'>, record: RunRecord): Changes {
  const { id, name, source_config } = deployment
  const serving = servingOf(deployment)
  const shown = shownUrl(deployment)
  const url = webAddress(shown)
  const isUnusable = url === undefined && shown !== undefined && record.command !== 'delete'
  return {
    deployment_id: id,
    name,
    url: url ?? record.url,
    repo_url: webAddress(source_config.repo_url) ?? record.repo_url,
    serving_before:
      record.operation === undefined && serving.is !== 'unknown' ? serving : record.serving_before,
    ...(isUnusable && warned(record, unusableUrl(shown)))
  }
}

const UNDONE_NEXT = 'The next deploy may undo this rollback. Revert or fix the change first.'

const unusableUrl = (shown: string) =>
  `The service shows "${sanitizeLine(shown, 200)}" as the URL of the deployment, which is not a web address. The outputs url and docs_url cannot be set.`

/** The list with what is known of a revision last. */
function known<Of extends { revision_id: string }>(list: readonly Of[], one: Of): readonly Of[] {
  const others = list.filter(({ revision_id }) => revision_id !== one.revision_id)
  return added(others, one)
}

/** Each warning is said once. */
function warned({ warnings }: RunRecord, ...messages: readonly string[]): Changes {
  const told = messages.reduce((all, one) => (all.includes(one) ? all : added(all, one)), warnings)
  return { warnings: told }
}

/** The list with one more; of too many, the first and the latest. */
const added = <T>(list: readonly T[], one: T): readonly T[] => [
  ...(list.length < MOST ? list : list.toSpliced(MOST / 2, 1)),
  one
]
