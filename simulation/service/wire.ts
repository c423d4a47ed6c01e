/** The fake HttpSender: passes the requests of one run to the model of the service, with faults. */
import type { HttpAnswer, HttpRequest, HttpSender } from '../../src/adapters/http/sender.js'
import { ConnectionError } from '../../src/errors.js'
import type { RunProcess } from '../play/run-process.js'
import type { Exchange, Stage } from '../play/stage.js'
import { isWrite, type Operation, operationOf } from '../story/operation.js'
import { Random } from '../story/random.js'
import { type Back, drawFault, type Fault } from './faults.js'
import { copied } from './journal.js'
import type { Reply } from './service.js'
import { readFromWire, writeToWire } from './wire-dialect.js'

/** @param faulty Whether requests may meet faults. */
export function createWire(stage: Stage, process: RunProcess, faulty: boolean): HttpSender {
  const counts = new Map<string, number>()
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const operation = operationOf(request.method, request.path, stage.dialect.words.git_host)
    const nth = (counts.get(operation.name) ?? 0) + 1
    counts.set(operation.name, nth)
    const key = `${process.label}: ${operation.name} ${nth}`
    const random = new Random(stage.scenario.seed, key)
    const fault = faulty ? meetFault(stage, random, operation, key) : undefined
    const sent: Exchange = {
      operation,
      sentAt: stage.timeline.now,
      fault: fault?.name,
      outcome: undefined
    }
    process.exchanges.push(sent)
    const flight = { stage, process, request, operation, sent, number: process.countRequest() }
    return travel(flight, fault ?? drawCalm(random))
  }
  return { send }
}

/** No fault: the service acts, and its whole answer comes back soon. */
function drawCalm(random: Random): Fault {
  return { actsMs: 10, back: { kind: 'slow', ms: random.between(15, 250) }, name: '' }
}

function meetFault(
  stage: Stage,
  random: Random,
  { name }: Operation,
  key: string
): Fault | undefined {
  const { weather, traits } = stage.scenario
  if (!random.chance(isWrite(name) ? weather.writes : weather.reads)) return undefined
  const fault = drawFault(random, name, stage.timeline.now + traits.skewMs)
  if (stage.variations.take(`${key}: ${fault.name}`)) return fault
  return undefined
}

interface Flight {
  stage: Stage
  process: RunProcess
  request: HttpRequest
  operation: Operation
  sent: Exchange
  number: number
}

async function travel(
  { stage, process, request, operation, sent, number }: Flight,
  fault: Fault
): Promise<HttpAnswer> {
  const line = `${request.method} ${request.path}`
  const at = (when: 'sent' | 'acted' | 'answered') =>
    stage.reached({ run: process.run, request: number, when })
  let reply: Reply | undefined
  stage.tell(process.label, () => `${line}${fault.name && `   [${fault.name}]`}`)
  at('sent')
  // A request that a killed run never sent: it has no effect.
  if (process.isOver) return process.pause(0, () => Promise.reject(new Error('dead')))
  if (fault.actsMs !== undefined) {
    stage.timeline.after(fault.actsMs, () => {
      const body = readFromWire(copied(request.body), operation.name, stage.dialect)
      reply = writeToWire(stage.service.handle(process.label, operation, body), stage.dialect)
      stage.tell('service', () => `${operation.name} of ${process.label}: ${reply?.status}`)
      at('acted')
    })
  }
  const answered = Math.min(fault.back.ms, request.timeoutMs)
  try {
    const answer = await process.pause(answered, () =>
      comeBack(line, fault.back, { reply, request, stage })
    )
    sent.outcome = String(answer.status)
    return answer
  } catch (error) {
    const isLost = error instanceof ConnectionError && error.mayHaveBeenApplied
    sent.outcome = isLost ? 'lost' : 'stopped'
    throw error
  } finally {
    at('answered')
  }
}

interface Return {
  reply: Reply | undefined
  request: HttpRequest
  stage: Stage
}

/** What the run gets to see. @throws ConnectionError as the real sender does. */
function comeBack(line: string, back: Back, { reply, request, stage }: Return): HttpAnswer {
  if (back.ms > request.timeoutMs)
    throw lost(line, `no whole answer within ${Math.ceil(request.timeoutMs / 1000)} s`)
  const receivedAt = stage.timeline.now
  const date = new Date(receivedAt + stage.scenario.traits.skewMs).toUTCString()
  const answer = (status: number, text: string, retryAfter?: string): HttpAnswer => ({
    status,
    text,
    retryAfter,
    location: reply?.location,
    date,
    receivedAt
  })
  const { status = 200, body } = reply ?? {}
  const text = body === undefined ? '' : JSON.stringify(body)
  switch (back.kind) {
    case 'refused':
      throw lost(line, 'ECONNREFUSED: connect ECONNREFUSED', false)
    case 'dropped':
    case 'hanging':
      throw lost(line, 'ECONNRESET: socket hang up')
    case 'cut':
      throw lost(line, 'the answer was cut off')
    case 'status':
      return answer(
        back.status,
        JSON.stringify({ detail: `it is ${back.status}` }),
        back.retryAfter
      )
    case 'garbage':
      return answer(200, '<!doctype html><title>Sign in</title>\n::error::sign in')
    case 'slow':
      return answer(status, text)
  }
}

function lost(request: string, reason: string, mayHaveBeenApplied = true): ConnectionError {
  return new ConnectionError({
    what: `${request}: ${reason}`,
    request,
    mayHaveBeenApplied,
    retryable: true,
    fix: ['Check base_url, and that this runner can reach it.']
  })
}
