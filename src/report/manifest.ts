/** A run of several deployments: the end of its log, its failure, and its outputs. */
import type { OutputName } from '../action-names.js'
import type { ErrorCode } from '../error-codes.js'
import { type Fact, type Failure, inOneLine } from '../errors.js'
import { groupByText, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { servingFact } from './failure.js'
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
import { planFacts } from './shown-facts.js'

/** The title of the whole log of a deployment, once it has ended. */
export function endTitle(state: DeploymentState): string {
  const { key, record, failure } = state
  const took = tookMs(state)
  const { kind } = conclude(state)
  if (kind === 'blocked') return `- ${key}: skipped. ${failure?.what ?? ''}`
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

/** The failure of the whole run, with those of its deployments as facts. Undefined if none failed. */
export function manifestFailure(states: readonly DeploymentState[]): Failure | undefined {
  const { failed, skipped } = failuresIn(states)
  if (failed.length === 0) return undefined
  const stopped = failed.filter(({ failure }) => failure.kind === 'cancelled')
  const isCancelled = stopped.length > 0
  return {
    kind: isCancelled ? 'cancelled' : 'failure',
    code: codeOf(isCancelled ? stopped : failed),
    what: countsOf(states.map(endOf)).replace(/\.?$/, '.'),
    facts: factsByKey([...failed, ...skipped], causeText),
    ...fixOf(failed)
  }
}

/** The failure with a line for each deployment that points to where the log has shown its cause and its command. */
export function withPointers(failure: Failure, states: readonly DeploymentState[]): Failure {
  const { failed, skipped } = failuresIn(states)
  const facts = factsByKey([...failed, ...skipped], (state) => `${state.failure.code}. See above.`)
  return { ...failure, facts, fix: sharedFix(failed), command: undefined }
}

type FailedState = DeploymentState & { failure: Failure }

/** None is skipped unless another one failed. */
function failuresIn(states: readonly DeploymentState[]) {
  const all = states.filter((state): state is FailedState => state.failure !== undefined)
  const isSkipped = (state: FailedState) => conclude(state).kind === 'blocked'
  return { failed: all.filter((state) => !isSkipped(state)), skipped: all.filter(isSkipped) }
}

/** What to do about the only one that failed, or about all of them. */
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

/** Whether the rollout of a deployment that failed may continue. */
const mayContinue = ({ failure }: FailedState) =>
  failure.kind === 'cancelled' || failure.code === 'wait_timeout'

/** The code that all failures share, or the one for several. A bug that stopped one stopped all. */
function codeOf(failed: readonly DeploymentState[]): ErrorCode {
  const [code = 'internal', ...others] = new Set(
    failed.map(({ failure }) => failure?.code ?? 'internal')
  )
  if (others.length === 0) return code
  return failed[0]?.failure?.kind === 'cancelled' ? 'internal' : 'deployments_failed'
}

/** A fact for each deployment that failed; those that share one stand there together. */
function factsByKey(
  failed: readonly FailedState[],
  textOf: (state: FailedState) => string
): Fact[] {
  const texts = failed.map((state) => ({ key: state.key, text: textOf(state) }))
  return groupByText(texts).map(({ text, keys }) => ({ label: keys.join(', '), value: text }))
}

/** Why a deployment failed, in one line. */
function causeText({ failure, record }: FailedState): string {
  const serving = servingFact(failure, record)
  const text = `${inOneLine(failure)} ${serving ?? ''}`.trim()
  return `${sanitizeLine(withShortIds(text, record), LONGEST_CAUSE)}   code: ${failure.code}`
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
