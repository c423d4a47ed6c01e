/** The smoke check of the agent server (§4.2): whether the assistant exists and answers. */
import { unsafeReason, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import type { CheckReport, Emit } from '../deploy/core/events.js'
import type { Session } from '../deploy/core/session.js'
import { waitForUrl } from '../deploy/verify/created-url.js'
import { DeployError, factsOfCause, type RequestError, StatusError } from '../errors.js'
import type { AgentServer, RunRequest, StreamEvent } from '../ports.js'
import { backoffDelay, tryRequest } from '../requests/retry.js'
import { count, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { transcriptOf } from './answer.js'
import { findAssistant, type Outcome, type Problem } from './find-assistant.js'
import { judgeRun, reportedError, type Verdict } from './verdict.js'

/** How long to wait for the URL if the service does not show it with DEPLOYED, in milliseconds. */
const LONGEST_URL_MS = 15_000
/**
 * An answer of the agent server itself about the request. All else may be that of a server that is
 * still starting.
 */
const FINAL = new Set([400, 401, 403, 422])
/**
 * The last attempt is so long before the time is up, in milliseconds; earlier if the whole time is
 * short.
 */
const LAST_ATTEMPT_MS = 1_000
/**
 * So long the deployed revision must give the same list before it counts as complete, in
 * milliseconds.
 */
const SAME_LIST_MS = 15_000
/**
 * A first connection that hangs must not cost the whole check; in milliseconds. Ours: eight fit
 * into the default time.
 */
const LONGEST_SEARCH_MS = 15_000

export interface CheckRequest {
  /** Absent: the only graph of the deployment. */
  assistant?: string
  /** Absent: only check that the assistant exists. */
  run?: Omit<RunRequest, 'assistant_id'>
  expect?: string
  /** Of the whole check, in milliseconds. */
  timeoutMs: number
}

interface DeployedAgent {
  deployment_id: string
  /** Its URL, if the service has shown one. */
  url?: string | undefined
  /**
   * Whether its agent server has named the deployed revision: then what it lists is not the list of
   * an older one.
   */
  is_confirmed?: boolean
  /** Connects to the agent server at a URL that is safe. */
  connect: (url: string) => AgentServer
}

/**
 * Checks the agent server of the deployment, once it has a URL that is safe to send a key to
 * (§4.2).
 *
 * @throws DeployError (`check_failed`) if there is no URL, an unsafe one, or the check fails.
 */
export async function checkDeployed(
  session: Session,
  agent: DeployedAgent,
  check: CheckRequest
): Promise<void> {
  const { clock, emit, redact } = session
  const { deployment_id, connect } = agent
  const timeoutMs = Math.min(check.timeoutMs, LONGEST_URL_MS)
  const isShown = agent.url !== undefined
  const address = isShown ? agent.url : await waitForUrl(session, { deployment_id, timeoutMs })
  const url = isShown ? agent.url : webAddress(address)
  const unsafe = url === undefined ? unknownReason(address) : unsafeReason(url)
  if (url !== undefined && unsafe === undefined) {
    return checkAgentServer(
      { agentServer: connect(withoutTrailingSlash(url)), clock, emit, redact },
      check,
      agent.is_confirmed
    )
  }
  endCheck(
    emit,
    { assistant: check.assistant, events: [], elapsed_ms: 0 },
    {
      what: `The URL of the deployment ${unsafe?.replace(/\.$/, '')}. No key was sent.`,
      fix: ['Set `custom_url` if the source is an image, or remove the `smoke_…` inputs.']
    }
  )
}

/** Returns why the URL is unknown. @param shown What the service shows as one. */
function unknownReason(address: string | undefined): string {
  if (address === undefined) return 'is unknown: the service shows none (source_config.custom_url)'
  const text = sanitizeLine(address, 200)
  return `cannot be used: the service shows "${text}", which is not a web address`
}

interface Check extends Pick<Session, 'clock' | 'emit' | 'redact'> {
  agentServer: AgentServer
  request: CheckRequest
  startedAt: number
  /** Of the latest run. */
  events: StreamEvent[]
  /** Whether the deployed revision answers. */
  is_confirmed: boolean
}

/**
 * @throws DeployError (`check_failed`), after the report of the check has been emitted;
 * CancelledError.
 */
export async function checkAgentServer(
  ports: Pick<Check, 'agentServer' | 'clock' | 'emit' | 'redact'>,
  request: CheckRequest,
  is_confirmed = false
): Promise<void> {
  const { clock, emit, redact } = ports
  const check: Check = { ...ports, request, startedAt: clock.now(), events: [], is_confirmed }
  const { value: assistant, problem } = await checkAssistant(check)
  const asked = request.run && sanitizeLine(redact(JSON.stringify(request.run.input)), 200)
  const events = transcriptOf(check.events, redact)
  endCheck(emit, { assistant, asked, events, elapsed_ms: clock.now() - check.startedAt }, problem)
}

/** Reports the check, then throws its problem. */
function endCheck(
  emit: Emit,
  report: Omit<CheckReport, 'result'>,
  problem?: Pick<Problem, 'what' | 'facts' | 'fix'>
): void {
  emit({
    type: 'check_ended',
    check: { result: problem === undefined ? 'passed' : 'failed', ...report }
  })
  if (problem === undefined) return
  const { what, facts, fix } = problem
  throw new DeployError('check_failed', {
    what: `Smoke check failed. ${what}`,
    ...(facts && { facts }),
    fix
  })
}

const remaining = ({ clock, startedAt, request }: Check) =>
  startedAt + request.timeoutMs - clock.now()

/**
 * Finds the assistant, and runs it if that is asked for. A list of an unknown shape is no failure
 * (§2.8).
 */
async function checkAssistant(check: Check): Promise<Outcome<string>> {
  const { agentServer, emit, request } = check
  const { assistant: wanted, run } = request
  const timeoutMs = () => Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)))
  const { value = wanted, problem } = await untilReady(check, () =>
    findAssistant(agentServer, wanted, timeoutMs)
  )
  const assistant = wanted ?? value
  if (problem !== undefined && (!problem.is_unproven || value === undefined))
    return { value: assistant, problem }
  if (problem !== undefined) emit({ type: 'warning', message: problem.what })
  if (run === undefined || value === undefined) return { value: assistant }
  const ended = await untilReady(check, () => runOnce(check, { assistant_id: value, ...run }))
  return { value: assistant, problem: ended.problem }
}

/**
 * Repeats an attempt that may still succeed once the server has started, until it does or the time
 * is up.
 */
async function untilReady<T>(
  check: Check,
  attempt: () => Promise<Outcome<T>>
): Promise<Outcome<T>> {
  const { clock, emit, request, startedAt } = check
  const reserveMs = Math.min(LAST_ATTEMPT_MS, request.timeoutMs / 10)
  let before: Problem | undefined
  let sameSince = startedAt
  for (let attempts = 1; ; attempts++) {
    const tried = await tryRequest(attempt)
    const { value, problem: latest } =
      'error' in tried ? { problem: refused(tried.error) } : tried.value
    if (latest === undefined) return { value }
    const leftMs = remaining(check)
    // An attempt that the deadline cut short explains less than the one before.
    const problem = leftMs <= 0 ? (before ?? latest) : latest
    const isSame = latest.list !== undefined && latest.list === before?.list
    if (!isSame) sameSince = clock.now()
    const isComplete = isSame && check.is_confirmed && clock.now() - sameSince >= SAME_LIST_MS
    if (!latest.retryable || isComplete || leftMs <= reserveMs) {
      const effort = `${attempts} in ${spellDuration(clock.now() - startedAt)}`
      const facts = [...(problem.facts ?? []), { label: 'Attempts', value: effort }]
      return { problem: attempts === 1 ? problem : { ...problem, facts } }
    }
    const delay_ms = Math.min(backoffDelay(attempts, problem.retryAfterMs), leftMs - reserveMs)
    emit({ type: 'retrying', problem: problem.brief ?? problem.what, delay_ms })
    await clock.sleep(delay_ms)
    before = problem
  }
}

function refused(error: RequestError): Problem {
  const { what, facts, fix, brief, retryAfterMs } = error
  const retryable = !(error instanceof StatusError && FINAL.has(error.status))
  return { what, facts, fix, brief, retryable, retryAfterMs }
}

/** A run costs tokens and may act, so one that has sent an event is never repeated. */
async function runOnce(check: Check, run: RunRequest): Promise<Outcome<true>> {
  const { agentServer, redact, request } = check
  const events: StreamEvent[] = []
  check.events = events
  const sent = await tryRequest(() =>
    agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event))
  )
  const cut = 'error' in sent ? sent.error : undefined
  if (cut !== undefined && events.length === 0) throw cut
  const verdict =
    cut === undefined
      ? judgeRun(events, request.expect)
      : (reportedError(events) ?? unfinished(check, cut))
  if (verdict === undefined) return { value: true }
  const shorten = (text: string) => sanitizeLine(redact(text), 400)
  const facts = verdict.facts.map(({ label, value }) => ({ label, value: shorten(value) }))
  const problem = { what: shorten(verdict.what), facts, fix: verdict.fix }
  return { problem: { ...problem, retryable: events.length === 0 } }
}

/** A run that started and then broke off: the address and the key are right. */
function unfinished({ events, request }: Check, cut: RequestError): Verdict {
  return {
    what: `The run did not finish. It sent ${count(events.length, 'event')}.`,
    facts: factsOfCause('Cause', cut),
    fix: [
      'Check in the log of the revision whether the agent crashed or loops.',
      `If it needs more than ${spellDuration(request.timeoutMs)}, ` +
        'set `smoke_timeout` to a longer time.'
    ]
  }
}
