/** The smoke check of the agent server (§4.2): whether the assistant exists and answers. */
import type { CheckReport, Emit } from '../deploy/core/events.js'
import { DeployError, type RequestError, StatusError } from '../errors.js'
import type { AgentServer, Clock, RunRequest, StreamEvent } from '../ports.js'
import { backoffDelay, tryRequest } from '../requests/retry.js'
import { didYouMean } from '../text/did-you-mean.js'
import { count, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { type Assistant, identifyAssistant, isSameAssistant, readAssistants } from './assistants.js'
import { transcriptOf } from './transcript.js'
import { judgeRun, reportedError } from './verdict.js'

/** An answer of the agent server itself about the request. All else may be that of a server that is still starting. */
const FINAL = new Set([400, 401, 403, 422])
/** The last attempt is so long before the time is up, in milliseconds; earlier if the whole time is short. */
const LAST_ATTEMPT_MS = 1_000

const PAGE_SIZE = 100
const MOST_PAGES = 20
/** A first connection that hangs must not cost the whole check; in milliseconds. Ours: eight of them fit into the default of smoke_timeout. */
const LONGEST_SEARCH_MS = 15_000

/** What the agent server is asked after a deploy. */
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

/** The smoke check failed. */
export class CheckFailedError extends DeployError {
  constructor(message: string, options: ConstructorParameters<typeof DeployError>[2]) {
    super('check_failed', message, options)
  }
}

interface Check extends CheckPorts {
  request: CheckRequest
  /** The one that is asked for, or found. */
  assistant: string | undefined
  startedAt: number
  /** Of the latest run. */
  events: StreamEvent[]
}

interface Problem {
  /** The problem in the first line, facts after it. */
  message: string
  /** For the line of a retry; the first line of the message if absent. */
  brief?: string
  advice?: string | undefined
  /** The check could not be completed, so it found no error. */
  is_unproven?: true
}

/** A problem, and whether a server that is still starting may have it. */
interface Failed {
  problem: Problem
  retryable: boolean
  retryAfterMs?: number | undefined
}

/** The result of one attempt. */
type Outcome<T> = { value: T } | Failed

/** @throws CheckFailedError, after the report of the check has been emitted; CancelledError. */
export async function checkAgentServer(ports: CheckPorts, request: CheckRequest): Promise<void> {
  const { assistant } = request
  const check: Check = { ...ports, request, assistant, startedAt: ports.clock.now(), events: [] }
  const problem = await findProblem(check)
  const result = problem === undefined ? 'passed' : 'failed'
  ports.emit({ type: 'check_ended', check: report(check, result) })
  if (problem === undefined) return
  const message = `Smoke check failed. ${problem.message}\nThe revision was DEPLOYED.`
  throw new CheckFailedError(message, { advice: problem.advice })
}

const remaining = ({ clock, startedAt, request }: Check) => startedAt + request.timeoutMs - clock.now()

function report(
  { request, assistant, events, clock, startedAt, redact }: Check,
  result: CheckReport['result']
): CheckReport {
  const asked = request.run && sanitizeLine(redact(JSON.stringify(request.run.input)), 200)
  const elapsed_ms = clock.now() - startedAt
  return {
    result,
    ...(assistant !== undefined && { assistant }),
    ...(asked && { asked }),
    events: transcriptOf(events, redact),
    elapsed_ms
  }
}

async function findProblem(check: Check): Promise<Problem | undefined> {
  const { assistant, run } = check.request
  const found = await untilReady(check, () => findAssistant(check))
  const assistant_id = 'value' in found ? found.value : assistant
  if ('problem' in found && (!found.problem.is_unproven || assistant_id === undefined)) return found.problem
  if ('problem' in found) check.emit({ type: 'warning', message: found.problem.message })
  check.assistant ??= assistant_id
  if (run === undefined || assistant_id === undefined) return undefined
  const ended = await untilReady(check, () => runOnce(check, { assistant_id, ...run }))
  return 'problem' in ended ? ended.problem : undefined
}

/** Repeats an attempt that may still succeed once the server has started, until it does or the time is up. */
async function untilReady<T>(check: Check, tryOnce: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { clock, emit, request } = check
  const reserveMs = Math.min(LAST_ATTEMPT_MS, request.timeoutMs / 10)
  let before: Failed | undefined
  for (let attempts = 1; ; attempts++) {
    const outcome = await tryOnce()
    if ('value' in outcome) return outcome
    const leftMs = remaining(check)
    const mostMs = leftMs - reserveMs
    // An attempt that the deadline cut short explains less than the one before.
    if (!outcome.retryable || mostMs <= 0)
      return withAttempts(check, leftMs <= 0 ? (before ?? outcome) : outcome, attempts)
    const delay_ms = Math.min(backoffDelay(attempts, outcome.retryAfterMs), mostMs)
    const { brief, message } = outcome.problem
    emit({ type: 'retrying', problem: brief ?? message, delay_ms })
    await clock.sleep(delay_ms)
    before = outcome
  }
}

function withAttempts({ clock, startedAt }: Check, outcome: Failed, attempts: number): Failed {
  if (attempts === 1) return outcome
  const { problem } = outcome
  const effort = `${attempts} attempts in ${spellDuration(clock.now() - startedAt)}.`
  return { ...outcome, problem: { ...problem, message: `${problem.message}\n${effort}` } }
}

const failed = (error: RequestError): Failed => ({
  problem: { message: error.message, brief: error.brief, advice: error.advice },
  retryable: !(error instanceof StatusError && FINAL.has(error.status)),
  retryAfterMs: error.retryAfterMs
})

/** The name of the assistant in a run. */
async function findAssistant(check: Check): Promise<Outcome<string>> {
  const { assistant } = check.request
  const listed = await tryRequest(() => listAssistants(check))
  if ('error' in listed) return failed(listed.error)
  if (listed.value === null) return unknownShape(check)
  const graphs = [...new Set(listed.value.map((row) => row.graph_id ?? row.name ?? row.assistant_id ?? ''))]
  const [only, ...others] = graphs
  const isOnly = others.length === 0 ? only : undefined
  const found = assistant === undefined ? isOnly : identifyAssistant(listed.value, assistant)
  if (found !== undefined) return { value: found }
  // A starting server may load its graphs later, and the previous one may still answer.
  return { problem: missingAssistant(graphs, assistant), retryable: true }
}

const MOST_NAMES = 20

function missingAssistant(graphs: readonly string[], assistant: string | undefined): Problem {
  const names = graphs.map((graph) => sanitizeLine(graph, 60))
  const shown = names.slice(0, MOST_NAMES).join(', ') || 'none'
  if (assistant === undefined)
    return names.length === 0
      ? {
          message: 'The agent server lists no assistant.',
          advice: 'Add a graph to the graph configuration file, or set `smoke_assistant`.'
        }
      : {
          message: `The agent server has several graphs: ${shown}.`,
          advice: 'Set `smoke_assistant` to the one to check.'
        }
  return {
    message: `The agent server has no assistant "${sanitizeLine(assistant)}".${didYouMean(assistant, names)} It has: ${shown}.`,
    advice: 'Correct `smoke_assistant`, or add the graph to the graph configuration file.'
  }
}

/** All pages up to the one that holds the assistant; null if one has an unknown shape. */
async function listAssistants(check: Check): Promise<Assistant[] | null> {
  const { assistant } = check.request
  const seen: Assistant[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const timeoutMs = Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)))
    const answer = await check.agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.length }, timeoutMs)
    const rows = readAssistants(answer)
    if (rows === null) return null
    const isNew = (row: Assistant) => !seen.some((other) => isSameAssistant(other, row))
    const added = rows.filter(isNew)
    seen.push(...added)
    if (rows.length <= 1 || added.length === 0) break
    if (assistant !== undefined && identifyAssistant(rows, assistant) !== undefined) break
  }
  return seen
}

/** The specification shows no shape (§2.8), so an unknown one is no failure. */
function unknownShape({ request: { assistant } }: Check): Failed {
  const what = assistant === undefined ? 'no graph' : `the assistant "${sanitizeLine(assistant)}"`
  const message = `POST /assistants/search returned an unknown shape, so ${what} could not be checked.`
  return { problem: { message, advice: 'Set `smoke_assistant`.', is_unproven: true }, retryable: false }
}

async function runOnce(check: Check, run: RunRequest): Promise<Outcome<true>> {
  const { agentServer, redact, request } = check
  check.events = []
  const { events } = check
  const told = await tryRequest(() =>
    agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event))
  )
  if ('error' in told && events.length === 0) return failed(told.error)
  // A run costs tokens and may act, so one that has sent an event is never repeated.
  const retryable = events.length === 0
  const verdict = 'error' in told ? reportedError(events) : judgeRun(events, request.expect)
  if (verdict === undefined)
    return 'error' in told ? { problem: unfinished(check, told.error), retryable } : { value: true }
  const message = verdict.lines.map((line) => sanitizeLine(redact(line), 400)).join('\n')
  return { problem: { message, advice: verdict.advice }, retryable }
}

/** A run that started and then broke off: the address and the key are right. */
function unfinished({ events, request }: Check, { message }: RequestError): Problem {
  return {
    message: `The run did not finish. It sent ${count(events.length, 'event')}.\n${message}`,
    advice: `Check in the log of the revision whether the agent crashed or loops. If it needs more than ${spellDuration(request.timeoutMs)}, set \`smoke_timeout\` to a longer time.`
  }
}
