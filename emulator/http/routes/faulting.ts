/** Carries out the faults of a request over HTTP, and records every request. */
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { durationMs } from '../../duration.js'
import type { EmulatorCore } from '../../emulator.js'
import { type Fault, faultName, isFaultOf } from '../../scripting/faults.js'
import { describeUrl, type RecordedRequest } from '../request-log.js'
import { schemesUsed } from '../security.js'

/** Never settles: the request was answered already, or must not be answered. */
const never = () => new Promise<never>(() => {})

/** The longest delay of a timer: with a longer one it would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

interface Passage {
  record: RecordedRequest
  fault: Fault | undefined
}

/** The kinds that spoil an answer. */
const SPOILING: ReadonlySet<string> = new Set(['truncate', 'garbage', 'wrong-type'])

const phaseOf = ({ kind, when = 'before' }: Fault) => (SPOILING.has(kind) ? 'after' : when)

function retryAfter(value: number | string): string {
  if (typeof value === 'number') return String(value)
  return new Date(Date.now() + Number(value.slice('date:'.length)) * 1_000).toUTCString()
}

/** Answers as the fault says; returns the body. */
function answerWith(fault: Fault, reply: FastifyReply): string {
  if (fault.kind === 'redirect') {
    reply
      .code(fault.status ?? 307)
      .header('location', fault.location ?? 'http://127.0.0.1:9/elsewhere')
    return fault.body ?? ''
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  if (fault.kind === 'garbage') return fault.body ?? '<html>\u0000 this is {not JSON'
  if (fault.kind === 'wrong-type') return fault.body ?? '["not", "what", 1, "expects"]'
  reply.code(fault.status ?? 503)
  if (fault.retry_after !== undefined) reply.header('retry-after', retryAfter(fault.retry_after))
  return fault.body ?? JSON.stringify({ detail: `Scripted fault: ${fault.status ?? 503}.` })
}

/** Promises the whole body, sends half of it, and cuts the connection. */
function sendHalf(payload: unknown, reply: FastifyReply): void {
  const bytes = Buffer.from(typeof payload === 'string' ? payload : '{"detail":"half of this"}')
  reply.raw.writeHead(reply.statusCode, {
    'content-type': 'application/json',
    'content-length': bytes.length
  })
  reply.raw.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reply.raw.destroy())
}

/** Waits as long as a slow request takes, or until the server closes. */
async function slowly({ delay = '1s' }: Fault, signal: AbortSignal): Promise<void> {
  await wait(Math.min(durationMs(delay), LONGEST_TIMER_MS), undefined, {
    signal,
    ref: false
  }).catch(() => {})
}

/**
 * Carries out a fault. Resolves with the body to answer
 * with; undefined if the request then continues.
 */
async function carryOut(
  fault: Fault,
  reply: FastifyReply,
  { payload, closing }: { payload?: unknown; closing: AbortSignal }
): Promise<string | undefined> {
  switch (fault.kind) {
    case 'slow':
      await slowly(fault, closing)
      return undefined
    case 'hang':
      return never()
    case 'drop':
      reply.raw.destroy()
      return never()
    case 'truncate':
      sendHalf(payload, reply)
      return never()
    case 'garbage':
    case 'redirect':
    case 'status':
    case 'wrong-type':
      return answerWith(fault, reply)
  }
}

function startRecord(
  request: FastifyRequest,
  fault: Fault | undefined,
  core: EmulatorCore
): RecordedRequest {
  return {
    at: new Date().toISOString(),
    method: request.method,
    url: request.url,
    // Before the request acts: a delete takes the name away.
    ...describeUrl(request.url, core.controlPlane),
    schemes: schemesUsed(request.headers),
    body: undefined,
    status: null,
    ms: null,
    fault: fault === undefined ? null : faultName(fault)
  }
}

/** Faults never apply to `/_emulator/…`, so that they can always be removed, nor to the pages. */
const isOurs = (path: string) =>
  /^\/($|(_emulator|docs|openapi\.json|favicon\.ico|o)(\/|$)|agents\/[^/]+$)/.test(path)

/**
 * Why a client must not get its answer: the change cannot
 * be saved. Undefined once it is in the state file.
 */
async function unsaved(core: EmulatorCore): Promise<string | undefined> {
  try {
    await core.state?.settled()
    return undefined
  } catch (error) {
    return `Cannot save the state: ${error instanceof Error ? error.message : String(error)}`
  }
}

interface Settings {
  closing: AbortSignal
  onRequest: ((request: RecordedRequest) => void) | undefined
}

/**
 * A hook calls back at once if there is nothing to wait for, which is nearly always, and
 * otherwise returns a promise. An asynchronous hook would cost every request a turn.
 */
export function registerFaults(
  app: FastifyInstance,
  core: EmulatorCore,
  { closing, onRequest }: Settings
): void {
  const passages = new WeakMap<FastifyRequest, Passage>()

  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (isOurs(path)) return done()
    const started = performance.now()
    const fault = core.faults.take((one) => isFaultOf(one, { method: request.method, path }))
    const record = startRecord(request, fault, core)
    passages.set(request, { record, fault })
    core.requestLog.add(record, Number(request.headers['content-length'] ?? 0))
    reply.raw.once('close', () => {
      record.ms = Math.round((performance.now() - started) * 10) / 10
      record.status = reply.raw.writableFinished ? reply.raw.statusCode : null
      onRequest?.(record)
    })
    if (fault === undefined || phaseOf(fault) !== 'before') return done()
    return carryOut(fault, reply, { closing }).then((body) =>
      body === undefined ? undefined : reply.send(body)
    )
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const passage = passages.get(request)
    // A body that is passed on to a process is not kept.
    if (passage !== undefined && !(request.body instanceof Readable))
      passage.record.body = request.body
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const fault = passages.get(request)?.fault
    const spoilt = fault !== undefined && phaseOf(fault) === 'after' ? fault : undefined
    if (spoilt === undefined && (core.state?.isSettled() ?? true)) return done(null, payload)
    return unsaved(core).then((detail) => {
      if (detail === undefined) {
        return spoilt
          ? carryOut(spoilt, reply, { payload, closing }).then((body) => body ?? payload)
          : payload
      }
      reply.code(500).header('content-type', 'application/json; charset=utf-8')
      return JSON.stringify({ detail })
    })
  })
}
