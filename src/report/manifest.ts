/** A run of several deployments: the end of its log, and its failure. */
import type { ErrorCode } from '../error-codes.js'
import { type Fact, type Failure, inOneLine } from '../errors.js'
import type { Tone } from '../ports.js'
import { groupByText, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { countsOf, type End, planText } from './headline.js'
import { conclude, type DeploymentState, isPlan, KINDS, tookMs } from './outcome.js'
import { withShortIds } from './revision-names.js'
import { linkRemark, servingFact } from './serving-text.js'

interface EndTitle {
  text: string
  tone?: Tone
}

/**
 * Returns the title of the whole log of a deployment, once it has ended. Only what was done has a
 * mark.
 */
export function endTitle(state: DeploymentState): EndTitle {
  const { key, record, failure } = state
  const { kind } = conclude(state)
  if (kind === 'blocked')
    return { text: `- ${key}: skipped. ${failure?.what ?? ''}`, tone: 'aside' }
  if (kind === 'absent') return { text: `- ${key}: nothing to delete` }
  if (isPlan(kind)) return { text: `- ${key}: ${planText(record.plan)}` }
  const { word } = KINDS[kind]
  if (failure === undefined) {
    const text = `✓ ${key}: ${[word, tookText('in', state)].join(' ').trimEnd()}`
    return { text, tone: 'success' }
  }
  const isCancelled = failure.kind === 'cancelled' || failure.code === word
  const why = isCancelled ? '' : `(${failure.code})`
  const parts = [word, tookText('after', state), why].filter((part) => part !== '')
  return { text: `✗ ${key}: ${parts.join(' ')}`, tone: 'failure' }
}

/** Returns how long a deployment took, after a preposition; empty if that is unknown. */
function tookText(preposition: 'in' | 'after', state: DeploymentState): string {
  const took = tookMs(state)
  return took === undefined ? '' : `${preposition} ${spellDuration(took)}`
}

/** Of a cause, in characters. */
const LONGEST_CAUSE = 1_000

function endOf(state: DeploymentState): End {
  return { ...conclude(state), name: state.key }
}

/**
 * Returns the last lines: the counts, unless a failure follows that says them; and the URL of each
 * one that serves.
 */
export function endLines(states: readonly DeploymentState[]): string[] {
  const ended = states.filter(({ isOver }) => isOver)
  const hasFailed = states.some(({ failure }) => failure !== undefined)
  const addresses = addressLines(ended)
  if (ended.length === 0 || (hasFailed && addresses.length === 0)) return []
  const first = hasFailed ? 'Addresses:' : countsOf(ended.map(endOf)).replace(/\.?$/, '.')
  return [first, ...addresses]
}

const LIVE = new Set(['created', 'updated', 'unchanged'])

function addressLines(ended: readonly DeploymentState[]): string[] {
  const width = Math.max(...ended.map(({ key }) => key.length))
  const lines: string[] = []
  for (const state of ended) {
    const { url } = state.record.target
    const remark = addressRemark(state)
    if (url !== undefined && remark !== undefined)
      lines.push(`  ${state.key.padEnd(width)}  ${url}${remark}`)
  }
  return lines
}

/**
 * Returns what to add to the address of a deployment; undefined if nothing serves there, or if that
 * is unknown.
 */
function addressRemark({ failure, record }: DeploymentState): string | undefined {
  const { operation = '', target } = record
  if (failure === undefined) return LIVE.has(operation) ? '' : undefined
  const makesRevisions = target.command === 'deploy' || target.command === 'rollback'
  return makesRevisions && failure.code !== 'deployment_deleted' ? linkRemark(record) : undefined
}

/**
 * Returns the failure of the whole run, with those of its deployments as facts. Undefined if none
 * failed.
 */
export function manifestFailure(states: readonly DeploymentState[]): Failure | undefined {
  const { failed, skipped } = failuresIn(states)
  if (failed.length === 0) return undefined
  const stopped = failed.filter(({ failure }) => failure.kind === 'cancelled')
  const isCancelled = stopped.length > 0
  return {
    kind: isCancelled ? 'cancelled' : 'failure',
    code: errorCodeOfRun(isCancelled ? stopped : failed),
    what: countsOf(states.map(endOf)).replace(/\.?$/, '.'),
    facts: factsByKey([...failed, ...skipped], causeText),
    ...fixOf(failed)
  }
}

/**
 * Returns the failure with a line for each deployment that points to where the log has shown its
 * cause and its command.
 */
export function withPointers(failure: Failure, states: readonly DeploymentState[]): Failure {
  const { failed, skipped } = failuresIn(states)
  const facts = factsByKey([...failed, ...skipped], (state) => `${state.failure.code}. See above.`)
  return { ...failure, facts, fix: sharedFix(failed), command: undefined }
}

type FailedState = DeploymentState & { failure: Failure }

/** Returns those that failed, and those that were skipped because others failed. */
function failuresIn(states: readonly DeploymentState[]) {
  const all = states.filter((state): state is FailedState => state.failure !== undefined)
  const isSkipped = (state: FailedState) => conclude(state).kind === 'blocked'
  return { failed: all.filter((state) => !isSkipped(state)), skipped: all.filter(isSkipped) }
}

/** Returns what to do about the only one that failed, or about all of them. */
function fixOf(failed: readonly FailedState[]): Pick<Failure, 'fix' | 'command'> {
  const [only, ...others] = failed
  const isOnly = only !== undefined && others.length === 0 && !mayContinue(only)
  if (!isOnly || only.failure.fix.length === 0) return { fix: sharedFix(failed) }
  const { fix, command } = only.failure
  return { fix, ...(command !== undefined && { command }) }
}

function sharedFix(failed: readonly FailedState[]): string[] {
  const continuing = failed.filter(mayContinue)
  return [
    ...(continuing.length > 0 ? ['Rollouts that are in progress continue.'] : []),
    continuing.length < failed.length ? 'Correct the causes above, then run again.' : 'Run again.'
  ]
}

/** Returns whether the rollout of a deployment that failed may continue. */
function mayContinue({ failure }: FailedState): boolean {
  return failure.kind === 'cancelled' || failure.code === 'wait_timeout'
}

/**
 * Returns the code that all failures share, or the one for several. A bug that stopped one stopped
 * all.
 */
function errorCodeOfRun(failed: readonly DeploymentState[]): ErrorCode {
  const [code = 'internal', ...others] = new Set(
    failed.map(({ failure }) => failure?.code ?? 'internal')
  )
  if (others.length === 0) return code
  return failed[0]?.failure?.kind === 'cancelled' ? 'internal' : 'deployments_failed'
}

/** Returns a fact for each deployment that failed. Those with the same text share one. */
function factsByKey(
  failed: readonly FailedState[],
  textOf: (state: FailedState) => string
): Fact[] {
  const texts = failed.map((state) => ({ key: state.key, text: textOf(state) }))
  return groupByText(texts).map(({ text, keys }) => ({ label: keys.join(', '), value: text }))
}

/** Says why a deployment failed, in one line. */
function causeText({ failure, record }: FailedState): string {
  const serving = servingFact(failure, record)
  const text = `${inOneLine(failure)} ${serving ?? ''}`.trim()
  return `${sanitizeLine(withShortIds(text, record), LONGEST_CAUSE)}   code: ${failure.code}`
}
