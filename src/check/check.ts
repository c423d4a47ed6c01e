/** The check of the agent server that came up (§4.2): is the assistant there, and does it answer? */

import type { Assistant } from '../contract/assistants.js'
import type { CheckReport, Emit } from '../deploy/events.js'
import { attempt, retryDelay } from '../deploy/patience.js'
import { ConnectionError, DeployError, type RequestError, StatusError } from '../errors.js'
import type { AgentServer, Clock, RunRequest, StreamEvent } from '../ports.js'
import { count } from '../text/count.js'
import { inert } from '../text/inert.js'
import { identifyAssistant, readAssistants } from './assistants.js'
import { transcriptOf } from './transcript.js'
import { judgeRun } from './verdict.js'

const PAGE_SIZE = 100
const MOST_PAGES = 20
/** A first connection that hangs must not cost the whole check; in milliseconds. */
const LONGEST_SEARCH_MS = 15_000
/** DNS and ingress come up later than the status says. */
const NOT_UP_YET = new Set([404, 429, 502, 503, 504])

export interface CheckRequest {
  assistant: string
  /** Absent: only look whether the assistant is there. */
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

/** The agent server is not as it should be. */
export class CheckFailedError extends DeployError {}

interface Check extends CheckPorts {
  request: CheckRequest
  startedAt: number
  events: StreamEvent[]
}

/** @throws CheckFailedError, after the report of the check has been emitted; CancelledError. */
export async function checkAgentServer(ports: CheckPorts, request: CheckRequest): Promise<void> {
  const check: Check = { ...ports, request, startedAt: ports.clock.now(), events: [] }
  const problem = await findProblem(check)
  const result = problem === undefined ? 'passed' : 'failed'
  ports.emit({ type: 'check_ended', check: report(check, result) })
  if (problem === undefined) return
  throw new CheckFailedError(`The revision is DEPLOYED, but the check of the agent server failed: ${problem.message}`, {
    advice:
      problem.advice ??
      'Look at the last events in the log and at the logs of the revision, mend the agent, then push again.'
  })
}

const remaining = ({ clock, startedAt, request }: Check) => startedAt + request.timeoutMs - clock.now()

function report({ request, events, clock, startedAt, redact }: Check, result: CheckReport['result']): CheckReport {
  const asked = request.run && inert(redact(JSON.stringify(request.run.input)), 200)
  const elapsed_ms = clock.now() - startedAt
  return {
    result,
    assistant: request.assistant,
    ...(asked && { asked }),
    events: transcriptOf(events, redact),
    elapsed_ms
  }
}

async function findProblem(check: Check): Promise<{ message: string; advice?: string | undefined } | undefined> {
  const searched = await attempt(() => whenUp(check, () => findAssistant(check)))
  if ('error' in searched) return searched.error
  const assistant_id = searched.value
  if (typeof assistant_id !== 'string') return assistant_id
  const { run, expect } = check.request
  if (run === undefined) return undefined
  const started = await attempt(() => whenUp(check, () => runOnce(check, { assistant_id, ...run })))
  if ('error' in started) return check.events.length === 0 ? started.error : unfinished(check, started.error)
  const problem = judgeRun(check.events, expect)
  return problem === undefined ? undefined : { message: inert(check.redact(problem), 400) }
}

/** A run that began and did not end as it should: the address is right, and the key. */
function unfinished({ events, request }: Check, { message }: RequestError): { message: string; advice: string } {
  return {
    message: `${message}, after ${count(events.length, 'event')}`,
    advice: `See whether the agent goes in circles or crashed. If it only takes longer than ${request.timeoutMs / 1000} s, raise smoke_timeout.`
  }
}

/** Tries until the agent server is up, or the time is. What it says once it is up is final. */
async function whenUp<T>(check: Check, request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const result = await attempt(request)
    if ('value' in result) return result.value
    const delay = retryDelay(tries, result.error.retryAfterMs)
    if (!isNotUpYet(check, result.error) || delay >= remaining(check)) throw result.error
    check.emit({ type: 'retrying', problem: result.error.message, delay_ms: delay })
    await check.clock.sleep(delay)
  }
}

/** A stream that has begun is not begun again: it would run the agent twice. */
function isNotUpYet({ events }: Check, error: RequestError): boolean {
  if (events.length > 0) return false
  if (error instanceof StatusError) return NOT_UP_YET.has(error.status)
  return error instanceof ConnectionError && error.passing
}

/** What to call the assistant in a run, or why it cannot be found. Unknown shapes are a warning (§2.8). */
async function findAssistant(check: Check): Promise<string | { message: string; advice: string }> {
  const { assistant } = check.request
  const seen: Assistant[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const timeoutMs = Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)))
    const answer = await check.agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.length }, timeoutMs)
    const rows = readAssistants(answer)
    if (rows === null) {
      const message = `The answer of POST /assistants/search has an unknown shape, so ${inert(assistant)} could not be looked for.`
      check.emit({ type: 'warned', message })
      return assistant
    }
    const found = identifyAssistant(rows, assistant)
    if (found !== undefined) return found
    const known = seen.length
    seen.push(
      ...rows.filter((row) => !seen.some((other) => other.assistant_id === row.assistant_id && other.name === row.name))
    )
    if (rows.length <= 1 || seen.length === known) break
  }
  const names = seen.slice(0, 20).map((row) => inert(row.graph_id ?? row.name ?? row.assistant_id ?? '', 60))
  return {
    message: `no assistant ${inert(assistant)} is there; it has ${names.length === 0 ? 'none' : [...new Set(names)].join(', ')}`,
    advice: 'Correct smoke_assistant, or add the graph to the graph configuration file.'
  }
}

async function runOnce(check: Check, run: RunRequest): Promise<void> {
  await check.agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => check.events.push(event))
}
