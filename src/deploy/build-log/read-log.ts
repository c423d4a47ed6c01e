/**
 * Reads the last lines of the build or deploy log of a failed revision, for display and for the
 * advice.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { type ReadEntry, readEntry } from '../../contract/revision-log.js'
import { meaningOf } from '../../contract/status.js'
import { CancelledError, type ErrorDetails, type Hint, messageOf } from '../../errors.js'
import { redactLines, sanitizeLine, withoutAnsi } from '../../text/sanitize.js'
import type { RevisionLog } from '../core/events.js'
import type { DeployRequest } from '../core/request.js'
import type { Session } from '../core/session.js'
import type { RevisionFailedError } from '../wait/failures.js'
import { buildAdvice } from './log-advice.js'

/** For all logs together, in milliseconds: the log only adds to a message. */
const LONGEST_READING_MS = 5_000
const PAGE_SIZE = 100
/** Number of lines, and of characters per line. */
const MOST_LINES = 50
const LONGEST_LINE = 300

/** What to do about a failure, and what shows more about it. */
export type Advice = Required<Pick<ErrorDetails, 'fix' | 'hint'>>

/** A deploy whose revision failed. */
interface FailedRollout extends Pick<DeployRequest, 'wanted' | 'build_logs'> {
  deployment: DeploymentAnswer
}

/**
 * Shows the log of the revision that failed, if the inputs ask for that.
 *
 * @throws CancelledError.
 */
export async function explainLog(
  session: Session,
  { deployment, wanted, build_logs }: FailedRollout,
  { failed, what, facts, fix }: RevisionFailedError
): Promise<Advice> {
  const meaning = meaningOf(failed.status)
  const shown = build_logs ? await emitLog(session, deployment, failed) : undefined
  const lines = [...(shown?.lines ?? []), what, ...facts.map(({ value }) => value)]
  const advice = meaning.log === 'build' ? buildAdvice(wanted, lines) : undefined
  // A log that was looked for and has no lines is not worth a hint.
  const log = build_logs ? shown?.log : meaning.log
  const hint = log && logHint(deployment, failed.revision_id, log)
  return { fix: advice === undefined ? fix : [advice], hint }
}

function logHint(
  { id, name }: DeploymentAnswer,
  revision_id: string,
  log: RevisionLog['log']
): Hint {
  return { show: 'logs', deployment: { id, name }, revision_id, log }
}

/**
 * Emits the last lines of the log, and returns them; undefined if there are none. It is outside the
 * specification, so any other error is silent.
 *
 * @throws CancelledError.
 */
export async function emitLog(
  session: Session,
  { id, source }: Pick<DeploymentAnswer, 'id' | 'source'>,
  { revision_id, status }: { revision_id: string; status: string }
): Promise<RevisionLog | undefined> {
  const { controlPlane, clock, emit, redact } = session
  const giveUp = clock.now() + LONGEST_READING_MS
  for (const log of fittingLogs(status, source)) {
    try {
      const query = { log, order: 'desc', limit: PAGE_SIZE } as const
      const timeoutMs = giveUp - clock.now()
      if (timeoutMs <= 0) return undefined
      const { logs, next_offset } =
        (await controlPlane.readRevisionLog(id, revision_id, query, { timeoutMs })) ?? NONE
      // If a service answers oldest first all the same, its dates show it.
      const isNewest = isNewestFirst(logs)
      const entries = logs.flatMap((entry) => readEntry(entry) ?? [])
      const lines = linesOf(isNewest ? entries.toReversed() : entries, redact)
      if (lines.length === 0) continue
      const is_end = isNewest || !next_offset
      const revisionLog: RevisionLog = { log, revision_id, lines, is_end }
      emit({ type: 'log_read', log: revisionLog })
      return revisionLog
    } catch (error) {
      if (error instanceof CancelledError) throw error
      emit({ type: 'log_missing', problem: messageOf(error) })
    }
  }
  return undefined
}

const NONE = { logs: [], next_offset: null }

/**
 * Returns the logs that may show the reason, the likelier one first: by the status, otherwise by
 * the source.
 */
export function fittingLogs(
  status: string,
  source: DeploymentAnswer['source']
): RevisionLog['log'][] {
  const { log } = meaningOf(status)
  if (log !== undefined) return [log]
  return source === 'external_container' ? ['deploy'] : ['build', 'deploy']
}

/**
 * Returns whether a page is in the requested order, by its dates: then its first entry is the last
 * of the log.
 */
function isNewestFirst(logs: readonly unknown[]): boolean {
  const first = readEntry(logs[0])?.at
  const last = readEntry(logs.at(-1))?.at
  return first === undefined || last === undefined || first >= last
}

/**
 * Returns lines of text, oldest first, without terminal sequences, control characters, or empty
 * lines.
 *
 * @param redact Removes secret values before a line is shortened, because a partial secret would
 * not be recognized.
 * @param most How many lines, the last ones.
 */
export function linesOf(
  entries: readonly ReadEntry[],
  redact: (text: string) => string,
  most = MOST_LINES
): string[] {
  const lines = entries
    .flatMap(({ message, level = '' }) => {
      const texts = withoutAnsi(message).split(/\r\n|[\r\n]/)
      return texts.slice(-most).map((line) => ({ line, level }))
    })
    .filter(({ line }) => sanitizeLine(line) !== '')
    .slice(-most)
  // Redacts all lines at once: a secret may continue in the next line or entry.
  const clean = redactLines(
    lines.map(({ line }) => line),
    redact
  )
  return clean.flatMap((line, at) => {
    const { level = '' } = lines[at] ?? {}
    const text = sanitizeLine(line, LONGEST_LINE)
    if (text === '') return []
    if (IS_ALARMING.test(level)) return sanitizeLine(`${level}  ${text}`, LONGEST_LINE)
    // Keeps the indentation if it is readable.
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0
    return ' '.repeat(Math.min(indent, 20)) + text
  })
}

const IS_ALARMING = /^(?:error|fatal|critical|warn|warning)$/i
