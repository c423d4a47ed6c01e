/**
 * The facts about a deployment that a comment keeps for later runs: those of which its row is rendered, nothing else. They
 * are facts and no markdown, so that a row that was read back is escaped like any other. Pure.
 */
import type { Change } from '../../deploy/core/model.js'
import { showValue } from '../../deploy/plan/explain.js'
import type { Failure } from '../../report/failure.js'
import { appliedChanges } from '../../report/known-revision.js'
import type { CommentedDeployment } from '../../report/markdown/comment.js'
import { withCommits } from '../../report/plan/plan-diff.js'
import type { RunRecord } from '../../report/record.js'

/** A row of the comment: a deployment as one run knows it. */
export interface CommentRow extends CommentedDeployment {
  /** When the run began, in milliseconds since 1970. */
  run_started_at: number
}

/** Longer texts are cut: rendering shows less. */
export const LONGEST_TEXT = 1_000
/** Lines of a message. */
const MOST_LINES = 20
export const LONGEST_MESSAGE = MOST_LINES * LONGEST_TEXT
/** Longer lists are cut: rendering shows no more. */
export const MOST_ENTRIES = 100

/** The facts of a row that are kept. `details: false` leaves out what is folded away, and all but the first line of a failure. */
export function storedRow(row: CommentRow, { details = true } = {}) {
  const { name, record, failure, under_way, is_preview, position, updated_at, run_url, run_started_at, earlier } = row
  return {
    name: cut(name),
    ...given({ run_url }, cut),
    ...(is_preview === true && { is_preview }),
    ...(position !== undefined && { position }),
    ...(earlier && { earlier: { ...earlier, ...given({ url: earlier.url }, cut) } }),
    under_way,
    updated_at: Math.round(updated_at),
    run_started_at: Math.round(run_started_at),
    ...(failure && { failure: storedFailure(failure, details) }),
    record: { ...storedRecord(record), ...(details && storedDetails(record)) }
  }
}

function storedFailure({ kind, code, docs_url, message, advice, unchanged }: Failure, details: boolean) {
  const lines = message.split('\n').slice(0, details ? MOST_LINES : 1)
  return {
    kind,
    code,
    message: lines.map(cut).join('\n'),
    ...given({ docs_url, advice }, cut),
    ...(unchanged && { unchanged })
  }
}

/** What heading, table and failure are made of. */
function storedRecord(record: RunRecord) {
  const { command, operation, new_revision, waited_ms, rollback, deployment_id, revision_id, url, repo_url } = record
  const { previous, active_before, serving, rolled_back_by, statuses, commits, deletion, meant } = record
  const { wanted_commit, other_commit } = record
  const own = statuses.filter((seen) => seen.revision_id === revision_id)
  // The first one shows whether the revision became live during the run.
  const telling = own.length > 1 ? own.filter((_, i) => i === 0 || i === own.length - 1) : own
  return {
    ...given({ command, operation, new_revision, waited_ms, deletion }, (value) => value),
    ...given({ deployment_id, revision_id, url, repo_url, rolled_back_by, meant, wanted_commit, other_commit }, cut),
    ...given({ previous, active_before, serving }, (value) => value && cut(value)),
    ...(telling.length > 0 && {
      statuses: telling.map((seen) => ({
        revision_id: cut(seen.revision_id),
        status: cut(seen.status),
        elapsed_ms: seen.elapsed_ms
      }))
    }),
    ...(commits.length > 0 && { commits: entries(commits, ['revision_id', 'commit_sha']) }),
    ...(rollback && {
      rollback: {
        result: rollback.result,
        ...given({ message: rollback.message, rolled_back_to: rollback.rolled_back_to }, cut)
      }
    })
  }
}

/** What is folded away, and the warnings. */
function storedDetails(record: RunRecord) {
  const { check, revision_log, plan, warnings } = record
  return {
    ...(check && {
      check: {
        ...check,
        ...given({ asked: check.asked, assistant: check.assistant }, cut),
        events: entries(check.events, ['event', 'text'])
      }
    }),
    ...(revision_log && {
      revision_log: {
        ...revision_log,
        revision_id: cut(revision_log.revision_id),
        lines: revision_log.lines.slice(-MOST_ENTRIES).map(cut)
      }
    }),
    ...(plan && { plan: storedPlan(plan, appliedChanges(record)) }),
    ...(warnings.length > 0 && { warnings: texts(warnings) })
  }
}

function storedPlan(plan: NonNullable<RunRecord['plan']>, changes: readonly Change[]) {
  const { operation, new_revision, reasons, warnings, built_by_service } = plan
  return {
    operation,
    new_revision,
    reasons: texts(reasons),
    warnings: texts(warnings),
    changes: changes.slice(0, MOST_ENTRIES).map(storedChange),
    ...given({ built_by_service }, cut)
  }
}

function storedChange(change: Change) {
  const { path, difference, before, after, note, new_revision } = withCommits(change)
  return {
    path: cut(path),
    difference,
    // As text, so that whoever reads it back need not expect every kind of value.
    ...given({ before, after }, (value) => (typeof value === 'string' ? cut(value) : showValue(value))),
    ...given({ note }, cut),
    new_revision
  }
}

const cut = (text: string) => (text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).toWellFormed() : text)

const texts = (list: readonly string[]) => list.slice(0, MOST_ENTRIES).map(cut)

function entries<K extends string>(list: readonly Record<K, string>[], keys: readonly K[]) {
  return list
    .slice(0, MOST_ENTRIES)
    .map((entry) => Object.fromEntries(keys.map((key) => [key, cut(entry[key])])) as Record<K, string>)
}

/** The members that are present, each changed. */
function given<T extends object, R>(members: T, change: (value: NonNullable<T[keyof T]> | (null & T[keyof T])) => R) {
  const present = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([key, value]) => [key, change(value)])) as { [K in keyof T]?: R }
}
