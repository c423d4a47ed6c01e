/** The check of the agent server that came up (§4.2): is the assistant there, and does it answer? */
import type { CheckReport, Emit } from '../deploy/core/events.js'
import { tryRequest } from '../deploy/core/retry.js'
import { DeployError, type RequestError } from '../errors.js'
import type { AgentServer, Clock, RunRequest, StreamEvent } from '../ports.js'
import { count } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isData, isError } from './answer.js'
import { type Assistant, identifyAssistant, isSameAssistant, readAssistants } from './assistants.js'
import { type Hope, hopeOf, retryDelayOf } from './readiness.js'
import { transcriptOf } from './transcript.js'
import { judgeRun, reportedError } from './verdict.js'

const PAGE_SIZE = 100
const MOST_PAGES = 20
/** A first connection that hangs must not cost the whole check; in milliseconds. Ours: eight of them fit into the default of smoke_timeout. */
const LONGEST_SEARCH_MS = 15_000

/** What is asked of the agent server after a deploy. */
export interface CheckRequest {
  assistant: string
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

/** The agent server is not as it should be. */
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

interface Problem {
  message: string
  advice?: string | undefined
  /** The check could not be completed, so it found no error. */
  is_unproven?: true
}

/** A problem, and for how long it may be that of a starting server. */
interface Failed {
  problem: Problem
  hope: Hope
  retryAfterMs?: number | undefined
}

/** What one attempt came to. */
type Outcome<T> = { value: T } | Failed

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
  const asked = request.run && sanitizeLine(redact(JSON.stringify(request.run.input)), 200)
  const elapsed_ms = clock.now() - startedAt
  return {
    result,
    assistant: request.assistant,
    ...(asked && { asked }),
    events: transcriptOf(events, redact),
    elapsed_ms
  }
}

async function findProblem(check: Check): Promise<Problem | undefined> {
  const { assistant, run } = check.request
  const found = await untilReady(check, () => findAssistant(check))
  if ('problem' in found && !found.problem.is_unproven) return found.problem
  if ('problem' in found) check.emit({ type: 'warning', message: found.problem.message })
  if (run === undefined) return undefined
  const assistant_id = 'value' in found ? found.value : assistant
  const ended = await untilReady(check, () => runOnce(check, { assistant_id, ...run }))
  return 'problem' in ended ? ended.problem : undefined
}

/** Repeats what a starting server may still do well, until it does or the time is up. */
async function untilReady<T>(check: Check, tryOnce: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { clock, emit, request } = check
  let before: Failed | undefined
  let [since, attempts] = [clock.now(), 0]
  for (let total = 1; ; total++) {
    const outcome = await tryOnce()
    if ('value' in outcome) return outcome
    if (before?.hope !== outcome.hope) [since, attempts] = [clock.now(), 0]
    attempts++
    const leftMs = remaining(check)
    const sinceMs = clock.now() - since
    const delay = retryDelayOf({ ...outcome, attempts, sinceMs, leftMs, timeoutMs: request.timeoutMs })
    // An attempt that the end of the time cut short tells less than the one before it.
    if (delay === null) return inVain(check, leftMs <= 0 ? (before ?? outcome) : outcome, total)
    emit({ type: 'retrying', problem: outcome.problem.message, delay_ms: delay })
    await clock.sleep(delay)
    before = outcome
  }
}

function inVain({ clock, startedAt }: Check, outcome: Failed, attempts: number): Failed {
  if (attempts === 1) return outcome
  const seconds = Math.round((clock.now() - startedAt) / 1000)
  const { problem } = outcome
  return { ...outcome, problem: { ...problem, message: `${problem.message} (${attempts} attempts in ${seconds} s)` } }
}

const failed = (error: RequestError): Failed => ({
  problem: { message: error.message, advice: error.advice },
  hope: hopeOf(error),
  retryAfterMs: error.retryAfterMs
})

/** What to call the assistant in a run. */
async function findAssistant(check: Check): Promise<Outcome<string>> {
  const { assistant } = check.request
  const listed = await tryRequest(() => listAssistants(check))
  if ('error' in listed) return failed(listed.error)
  if (listed.value === null) return unknownShape(check)
  const found = identifyAssistant(listed.value, assistant)
  if (found !== undefined) return { value: found }
  const names = listed.value
    .slice(0, 20)
    .map((row) => sanitizeLine(row.graph_id ?? row.name ?? row.assistant_id ?? '', 60))
  return {
    problem: {
      message: `no assistant ${sanitizeLine(assistant)} is there; it has ${names.length === 0 ? 'none' : [...new Set(names)].join(', ')}`,
      advice: 'Correct smoke_assistant, or add the graph to the graph configuration file.'
    },
    // A starting server may know its graphs later, and the one before it may still answer.
    hope: 'until_timeout'
  }
}

/** All pages up to the one that holds the assistant; null where one has an unknown shape. */
async function listAssistants(check: Check): Promise<Assistant[] | null> {
  const seen: Assistant[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const timeoutMs = Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)))
    const answer = await check.agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.length }, timeoutMs)
    const rows = readAssistants(answer)
    if (rows === null) return null
    const isNew = (row: Assistant) => !seen.some((other) => isSameAssistant(other, row))
    const added = rows.filter(isNew)
    seen.push(...added)
    if (rows.length <= 1 || added.length === 0 || identifyAssistant(rows, check.request.assistant)) break
  }
  return seen
}

/** The shape is not shown (§2.8), so an unknown one is no failure. A run, where there is one, proves more than waiting. */
function unknownShape({ request: { assistant, run } }: Check): Failed {
  const message = `The answer of POST /assistants/search has an unknown shape, so ${sanitizeLine(assistant)} could not be looked for.`
  return { problem: { message, is_unproven: true }, hope: run === undefined ? 'first_seconds' : 'never' }
}

async function runOnce(check: Check, run: RunRequest): Promise<Outcome<true>> {
  const { agentServer, redact, request } = check
  check.events = []
  const { events } = check
  const told = await tryRequest(() =>
    agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event))
  )
  const problem = 'error' in told ? reportedError(events) : judgeRun(events, request.expect)
  if ('error' in told && problem === undefined) {
    return events.length === 0 ? failed(told.error) : { problem: unfinished(check, told.error), hope: 'few_attempts' }
  }
  if (problem === undefined) return { value: true }
  const hope =
    events.length === 0
      ? 'until_timeout'
      : !events.some((event) => isData(event) || isError(event))
        ? 'few_attempts'
        : 'never'
  return { problem: { message: sanitizeLine(redact(problem), 400) }, hope }
}

/** A run that began and did not end as it should: the address is right, and the key. */
function unfinished({ events, request }: Check, { message }: RequestError): Problem {
  return {
    message: `${message}, after ${count(events.length, 'event')}`,
    advice: `See whether the agent goes in circles or crashed. If it only takes longer than ${request.timeoutMs / 1000} s, raise smoke_timeout.`
  }
}
