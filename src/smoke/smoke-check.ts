/** The smoke check of the agent server (§4.2): whether the assistant exists and answers. */
import type { Emit } from '../deploy/core/events.js'
import { DeployError, type RequestError, StatusError } from '../errors.js'
import type { AgentServer, Clock, RunRequest, StreamEvent } from '../ports.js'
import { backoffDelay, tryRequest } from '../requests/retry.js'
import { count, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { findAssistant, type NotFound } from './find-assistant.js'
import { transcriptOf } from './transcript.js'
import { judgeRun, reportedError } from './verdict.js'

/** An answer of the agent server itself about the request. All else may be that of a server that is still starting. */
const FINAL = new Set([400, 401, 403, 422])
/** The last attempt is so long before the time is up, in milliseconds; earlier if the whole time is short. */
const LAST_ATTEMPT_MS = 1_000
/** A first connection that hangs must not cost the whole check; in milliseconds. Ours: eight fit into the default time. */
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

export interface CheckPorts {
  agentServer: AgentServer
  clock: Clock
  emit: Emit
  /** Takes secret values out of what is quoted of the answer, before it is shortened. */
  redact: (text: string) => string
}

export class CheckFailedError extends DeployError {
  constructor(message: string, options: ConstructorParameters<typeof DeployError>[2]) {
    super('check_failed', message, options)
  }
}

interface Check extends CheckPorts {
  request: CheckRequest
  startedAt: number
  /** Of the latest run. */
  events: StreamEvent[]
}

interface Problem extends Omit<NotFound, 'advice'> {
  /** For the line of a retry; the message if absent. */
  brief?: string
  advice?: string | undefined
  /** Whether a server that is still starting may have it. */
  retryable: boolean
  retryAfterMs?: number | undefined
}

type Outcome<T> = { value: T } | { problem: Problem }

/** @throws CheckFailedError, after the report of the check has been emitted; CancelledError. */
export async function checkAgentServer(ports: CheckPorts, request: CheckRequest): Promise<void> {
  const { clock, emit, redact } = ports
  const check: Check = { ...ports, request, startedAt: clock.now(), events: [] }
  const { assistant, problem } = await checkAssistant(check)
  const asked = request.run && sanitizeLine(redact(JSON.stringify(request.run.input)), 200)
  emit({
    type: 'check_ended',
    check: {
      result: problem === undefined ? 'passed' : 'failed',
      ...(assistant !== undefined && { assistant }),
      ...(asked && { asked }),
      events: transcriptOf(check.events, redact),
      elapsed_ms: clock.now() - check.startedAt
    }
  })
  if (problem === undefined) return
  const message = `Smoke check failed. ${problem.message}\nThe revision was DEPLOYED.`
  throw new CheckFailedError(message, { advice: problem.advice })
}

const remaining = ({ clock, startedAt, request }: Check) => startedAt + request.timeoutMs - clock.now()

/** Finds the assistant, and runs it if that is asked for. A list of an unknown shape is no failure (§2.8). */
async function checkAssistant(check: Check): Promise<{ assistant: string | undefined; problem?: Problem | undefined }> {
  const { assistant: wanted, run } = check.request
  const found = await untilReady(check, () => search(check))
  const assistant = 'value' in found ? found.value : wanted
  const problem = 'problem' in found ? found.problem : undefined
  if (problem !== undefined && (!problem.is_unproven || assistant === undefined)) return { assistant, problem }
  if (problem !== undefined) check.emit({ type: 'warning', message: problem.message })
  if (run === undefined || assistant === undefined) return { assistant: wanted ?? assistant }
  const ended = await untilReady(check, () => runOnce(check, { assistant_id: assistant, ...run }))
  return { assistant: wanted ?? assistant, problem: 'problem' in ended ? ended.problem : undefined }
}

/** Repeats an attempt that may still succeed once the server has started, until it does or the time is up. */
async function untilReady<T>(check: Check, tryOnce: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { clock, emit, request, startedAt } = check
  const reserveMs = Math.min(LAST_ATTEMPT_MS, request.timeoutMs / 10)
  let before: Problem | undefined
  for (let attempts = 1; ; attempts++) {
    const outcome = await tryOnce()
    if ('value' in outcome) return outcome
    const leftMs = remaining(check)
    // An attempt that the deadline cut short explains less than the one before.
    const problem = leftMs <= 0 ? (before ?? outcome.problem) : outcome.problem
    if (!outcome.problem.retryable || leftMs <= reserveMs) {
      const effort = `${attempts} attempts in ${spellDuration(clock.now() - startedAt)}.`
      return { problem: attempts === 1 ? problem : { ...problem, message: `${problem.message}\n${effort}` } }
    }
    const delay_ms = Math.min(backoffDelay(attempts, problem.retryAfterMs), leftMs - reserveMs)
    emit({ type: 'retrying', problem: problem.brief ?? problem.message, delay_ms })
    await clock.sleep(delay_ms)
    before = problem
  }
}

function refused(error: RequestError): { problem: Problem } {
  const { message, brief, advice, retryAfterMs } = error
  const retryable = !(error instanceof StatusError && FINAL.has(error.status))
  return { problem: { message, brief, advice, retryable, retryAfterMs } }
}

/** The name of the assistant in a run. A starting server may load its graphs later, and the previous one still answer. */
async function search(check: Check): Promise<Outcome<string>> {
  const { agentServer, request } = check
  const timeoutMs = () => Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)))
  const searched = await tryRequest(() => findAssistant(agentServer, request.assistant, timeoutMs))
  if ('error' in searched) return refused(searched.error)
  if ('id' in searched.value) return { value: searched.value.id }
  return { problem: { ...searched.value, retryable: !searched.value.is_unproven } }
}

/** A run costs tokens and may act, so one that has sent an event is never repeated. */
async function runOnce(check: Check, run: RunRequest): Promise<Outcome<true>> {
  const { agentServer, redact, request } = check
  check.events = []
  const { events } = check
  const told = await tryRequest(() =>
    agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event))
  )
  if ('error' in told && events.length === 0) return refused(told.error)
  const retryable = events.length === 0
  const verdict = 'error' in told ? reportedError(events) : judgeRun(events, request.expect)
  if (verdict !== undefined) {
    const message = verdict.lines.map((line) => sanitizeLine(redact(line), 400)).join('\n')
    return { problem: { message, advice: verdict.advice, retryable } }
  }
  return 'error' in told ? { problem: unfinished(check, told.error) } : { value: true }
}

/** A run that started and then broke off: the address and the key are right. */
function unfinished({ events, request }: Check, { message }: RequestError): Problem {
  return {
    message: `The run did not finish. It sent ${count(events.length, 'event')}.\n${message}`,
    advice: `Check in the log of the revision whether the agent crashed or loops. If it needs more than ${spellDuration(request.timeoutMs)}, set \`smoke_timeout\` to a longer time.`,
    retryable: false
  }
}
