/** A run of several deployments: the end of its log, its failure, and its outputs. */
import type { OutputName } from '../action-names.js'
import type { ErrorCode } from '../error-codes.js'
import { groupByText, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { type Failure, failureText, linesOf } from './failure.js'
import { countsOf, planText } from './headline.js'
import { lastStatus, withShortIds } from './known-revision.js'
import {
  conclude,
  type DeploymentState,
  isPlan,
  KINDS,
  listOf,
  type OutputList,
  tookMs
} from './outcome.js'
import type { RunRecord } from './record.js'
import { planFacts } from './shown-facts.js'

/** The title of the whole log of a deployment, once it has ended. */
export function endTitle(state: DeploymentState): string {
  const { key, record, failure } = state
  const took = tookMs(state)
  const { kind } = conclude(state)
  if (kind === 'blocked') return `- ${key}: skipped. ${failure?.message ?? ''}`
  if (kind === 'absent') return `- ${key}: nothing to delete`
  if (isPlan(kind)) return `✓ ${key}: ${planText(record.plan)}`
  const time =
    took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${spellDuration(took)}`
  const why = failure === undefined || failure.kind === 'cancelled' ? '' : ` (${failure.code})`
  return `${failure === undefined ? '✓' : '✗'} ${key}: ${KINDS[kind].word}${time}${why}`
}

/** Of a cause, in characters. */
const LONGEST_CAUSE = 1_000

const endOf = (state: DeploymentState) => ({ ...conclude(state), name: state.key })

/** The last lines: `1 deployed, 2 unchanged.`, unless a failure follows that says it; then the URL of each deployed one. */
export function endLines(states: readonly DeploymentState[]): string[] {
  const ended = states.filter(({ isOver }) => isOver)
  const width = Math.max(...ended.map(({ key }) => key.length))
  const hasFailed = states.some(({ failure }) => failure !== undefined)
  const addresses = ended.flatMap(({ key, failure, record: { url, operation = '' } }) =>
    failure === undefined && url !== undefined && /^(?:created|updated|unchanged)$/.test(operation)
      ? [`  ${key.padEnd(width)}  ${url}`]
      : []
  )
  if (ended.length === 0 || (hasFailed && addresses.length === 0)) return []
  return [hasFailed ? 'Addresses:' : countsOf(ended.map(endOf)).replace(/\.?$/, '.'), ...addresses]
}

/**
 * The failure of the whole run, with those of its deployments. Undefined if none failed.
 *
 * @param options.isBrief Each in one line: the whole texts have been shown.
 */
export function manifestFailure(
  states: readonly DeploymentState[],
  { isBrief = false } = {}
): Failure | undefined {
  const skipped = states.filter((state) => conclude(state).kind === 'blocked')
  // None is skipped unless another one failed.
  const failed = states.filter((state) => state.failure !== undefined && !skipped.includes(state))
  if (failed.length === 0) return undefined
  const stopped = failed.filter(({ failure }) => failure?.kind === 'cancelled')
  const isCancelled = stopped.length > 0
  const continuing = failed.filter(
    ({ failure }) => failure?.kind === 'cancelled' || failure?.code === 'wait_timeout'
  )
  return {
    kind: isCancelled ? 'cancelled' : 'failure',
    code: codeOf(isCancelled ? stopped : failed),
    message: [
      countsOf(states.map(endOf)).replace(/\.?$/, '.'),
      ...causesOf([...failed, ...skipped], isBrief)
    ].join('\n'),
    advice: adviceFor(failed, continuing)
  }
}

/** What to do about the only one that failed, or about all of them. @param continuing Those whose rollouts may continue. */
function adviceFor(
  failed: readonly DeploymentState[],
  continuing: readonly DeploymentState[]
): string {
  const [only, ...others] = failed
  if (continuing.length === 0 && others.length === 0 && only?.failure?.advice)
    return only.failure.advice
  return [
    ...(continuing.length > 0 ? ['Rollouts that are in progress continue.'] : []),
    continuing.length < failed.length ? 'Correct the causes above, then run again.' : 'Run again.'
  ].join(' ')
}

/** The code that all failures share, or the one for several. A bug that stopped one stopped all. */
function codeOf(failed: readonly DeploymentState[]): ErrorCode {
  const [code = 'internal', ...others] = new Set(
    failed.map(({ failure }) => failure?.code ?? 'internal')
  )
  if (others.length === 0) return code
  return failed[0]?.failure?.kind === 'cancelled' ? 'internal' : 'deployments_failed'
}

/** The failure of each deployment; what several share stands there once. */
function causesOf(failed: readonly DeploymentState[], isBrief: boolean): string[] {
  const told = failed.flatMap(({ key, failure, record }) => {
    if (failure === undefined) return []
    // What to do after a cancel, and where to read more, is said of the run.
    const advice = failure.kind === 'cancelled' ? undefined : failure.advice
    const whole = { ...failure, advice, docs_url: undefined }
    return [{ key, text: isBrief ? briefText(failure, record) : failureText(whole, record) }]
  })
  return groupByText(told).map(
    ({ text, keys }) => `  ${keys.join(', ')}: ${text.replaceAll('\n', '\n  ')}`
  )
}

function briefText(failure: Failure, record: RunRecord): string {
  const sentences = linesOf(failure, record).map((line) =>
    /[.!?]$/.test(line) ? line : `${line}.`
  )
  const text = withShortIds(sentences.join(' '), record).replace(/\s+/g, ' ')
  return `${sanitizeLine(text, LONGEST_CAUSE)}   code: ${failure.code}`
}

/** `deployments`, a map by key, and the lists of keys by result: as JSON. */
export function manifestOutputs(
  states: readonly DeploymentState[]
): Partial<Record<OutputName, string>> {
  const keysOf = (list: OutputList) =>
    JSON.stringify(
      states.filter((state) => listOf(conclude(state), state.record) === list).map(({ key }) => key)
    )
  const swept = states.flatMap(({ record: { swept = [] } }) => swept.map(({ name }) => name))
  return {
    ...(states.some(({ record }) => record.swept !== undefined) && {
      swept: JSON.stringify(swept)
    }),
    deployments: JSON.stringify(
      Object.fromEntries(states.map((state) => [state.key, factsOf(state)]))
    ),
    deployed: keysOf('deployed'),
    unchanged: keysOf('unchanged'),
    failed: keysOf('failed'),
    skipped: keysOf('skipped')
  }
}

/** The output `plans`, a map by key, as JSON; none if there are no plans. */
export function plansOutput(states: readonly DeploymentState[]): { plans?: string } {
  const plans = states.flatMap(({ key, record: { plan } }) =>
    plan === undefined ? [] : [[key, planFacts(plan)]]
  )
  return plans.length === 0 ? {} : { plans: JSON.stringify(Object.fromEntries(plans)) }
}

function factsOf(state: DeploymentState): Record<string, string | number | boolean | undefined> {
  const { record, failure } = state
  const { deployment_id, revision_id, url, new_revision, operation } = record
  const took = tookMs(state)
  return {
    operation: conclude(state).kind === 'blocked' ? 'skipped' : operation,
    status: lastStatus(record),
    new_revision,
    deployment_id,
    revision_id,
    url,
    error_code: failure?.code,
    seconds: took === undefined ? undefined : Math.round(took / 100) / 10
  }
}
