/** What a run of several deployments says if it is red. */
import { ERROR_CODES, type ErrorCode } from '../../error-codes.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type Failure, servingFact } from '../failure.js'
import { lastLines, logTitle } from '../revision-log.js'
import { type DeploymentState, failedOf } from './deployment-state.js'

/** The failure of the whole run: each failed deployment with its code, its cause and its fix. Undefined if none failed. */
export function manifestFailure(states: readonly DeploymentState[]): Failure | undefined {
  const failed = failedOf(states)
  // None is skipped unless another one failed.
  if (failed.length === 0) return undefined
  const stopped = failed.filter(({ failure }) => failure?.kind === 'cancelled')
  const isCancelled = stopped.length > 0
  const isBug = stopped.some(({ failure }) => failure?.code === 'internal')
  const skipped = states.filter(({ phase }) => phase === 'skipped')
  const [code, ...others] = new Set(failed.map(({ failure }) => failure?.code ?? 'internal'))
  const isNothingChanged =
    failed.length + skipped.length === states.length && failed.every(({ failure }) => failure?.unchanged)
  const which = stopped.length < failed.length ? 'failed' : isBug ? 'stopped by an internal error' : 'cancelled'
  return {
    kind: isCancelled ? 'cancelled' : 'failure',
    code: isBug ? 'internal' : isCancelled ? 'cancelled' : codeOf(code, others),
    message: [
      `${failed.length} of ${count(states.length, 'deployment')} ${which}${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}.${isNothingChanged ? ' Nothing was changed.' : ''}`,
      ...causesOf(failed),
      ...skipped.map(({ key, failure }) => `  ${key}: skipped. ${failure?.message ?? ''}`)
    ].join('\n'),
    advice: isCancelled
      ? 'Rollouts that are in progress continue. Re-run the job: it reads first and continues from what exists.'
      : isNothingChanged
        ? 'Correct the causes above, then run again.'
        : 'Correct the causes above. The next run does not deploy again what is live and unchanged.'
  }
}

const indented = (line: string) => `${/^ */.exec(line)?.[0]}${sanitizeLine(line, 300)}`

/** The code that all failures share, or the one for several. */
function codeOf(code: ErrorCode | undefined, others: readonly ErrorCode[]): ErrorCode {
  return code === undefined || others.length > 0 ? 'deployments_failed' : code
}

/** More lines of one failure are in its own log. */
const MOST_FACTS = 5

/** Of the log of a revision that failed. The others are in the folded log of the deployment. */
const MOST_LOG_LINES = 3

/** The same cause of several deployments stands there once. */
function causesOf(failed: readonly DeploymentState[]): string[] {
  const keysOf = new Map<string, string[]>()
  for (const state of failed) {
    const text = linesOf(state).join('\n')
    keysOf.set(text, [...(keysOf.get(text) ?? []), state.key])
  }
  return [...keysOf].map(([text, keys]) => `  ${keys.join(', ')}: ${text}`)
}

function linesOf({ failure, record }: DeploymentState): string[] {
  if (failure === undefined) return []
  const { revision_log: log } = record
  const serving = servingFact(failure, record)
  const [first = '', ...facts] = failure.message.split('\n')
  const fix = failure.advice ?? ERROR_CODES[failure.code].fix
  const cause = `${sanitizeLine(first, 300)} (${failure.code})`
  const lines =
    log === undefined
      ? []
      : [
          `${logTitle(log)}:`,
          ...lastLines(log)
            .slice(-MOST_LOG_LINES)
            .map((line) => `  ${line}`)
        ]
  const known = serving === undefined ? facts.slice(0, MOST_FACTS) : [...facts.slice(0, MOST_FACTS), serving]
  const shown = [cause, ...[...known, ...lines].map((fact) => `    ${indented(fact)}`)]
  // The lines of an input error say how to fix each.
  return failure.kind === 'cancelled' || failure.code === 'input_invalid' ? shown : [...shown, `    To fix: ${fix}`]
}
