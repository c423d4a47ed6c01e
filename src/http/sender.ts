/** HTTP over @actions/http-client, without its hazards (docs/design.md, section 3). */
import type { IncomingMessage } from 'node:http'
import { CancelledError } from '../errors.js'
import type { Clock } from '../ports.js'
import { readText, readTextStream } from './body.js'
import { connectionError } from './connection-error.js'
import { openWire, type Wire } from './wire.js'

/** One request to the service. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below the base URL, beginning with a slash. */
  path: string
  body?: unknown
  /** Deadline of the whole exchange, in milliseconds. */
  timeoutMs: number
  /** `application/json` when not given. */
  accept?: string
  /** Opens a new connection for this request, as every write does. */
  ownConnection?: boolean
}

/** `METHOD path`, for messages: without the query, which says nothing about an error. */
export function nameRequest({ method, path }: Pick<HttpRequest, 'method' | 'path'>): string {
  return `${method} ${path.split('?', 1)[0]}`
}

/** A complete response with any status. */
export interface HttpAnswer {
  status: number
  text: string
  retryAfter: string | undefined
  location: string | undefined
  /** When it was sent, by the clock of the service. */
  date: string | undefined
  /** When the response arrived, by our clock: milliseconds since 1970. */
  receivedAt: number
}

export interface HttpOptions {
  /** https, or http to this machine; no trailing slash, query, fragment or user info. */
  baseUrl: string
  headers: Record<string, string>
  /** The name of the address, for advice, such as its input. */
  address: string
  /** Aborted when the run is cancelled. */
  cancelled: AbortSignal
  clock: Pick<Clock, 'now' | 'date'>
  /** Called for each exchange, for the debug log. */
  onExchange?: (line: string) => void
}

/** Sends requests below one base URL. Connections of reads are kept alive until `close`. */
export interface HttpSender {
  /** @throws ConnectionError if no complete response arrived; CancelledError if the run was cancelled. */
  send(request: HttpRequest): Promise<HttpAnswer>
  /**
   * The same for an answer that is a stream: the text of a 2xx answer goes to `onText` as it comes, and `text` is empty.
   *
   * @throws as `send` does; a ConnectionError too for a stream of more than `maxBytes`.
   */
  stream(request: HttpRequest, maxBytes: number, onText: (text: string) => void): Promise<HttpAnswer>
  close(): void
}

/** Creates a sender that follows no redirect, retries nothing, and has one deadline per exchange. */
export function createHttpSender(options: HttpOptions): HttpSender {
  const wire = openWire(options.cancelled)
  return {
    send: (request) => exchange(wire, options, { request, read: readText }),
    stream: (request, maxBytes, onText) => {
      const read: Read = async (message) => {
        if ((message.statusCode ?? 0) > 299) return readText(message)
        await readTextStream(message, maxBytes, onText)
        return ''
      }
      return exchange(wire, options, { request, read })
    },
    close: () => {
      wire.reader.dispose()
      wire.writer.dispose()
    }
  }
}

type Read = (message: IncomingMessage) => Promise<string>

async function exchange(
  wire: Wire,
  { address, cancelled, clock, onExchange, ...options }: HttpOptions,
  { request, read }: { request: HttpRequest; read: Read }
): Promise<HttpAnswer> {
  const { method, path, timeoutMs } = request
  const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))
  const startedAt = clock.now()
  const tell = (what: string) => onExchange?.(`${method} ${path}: ${what}, ${Math.round(clock.now() - startedAt)} ms`)
  try {
    cancelled.throwIfAborted()
    // The client prepares a request before it first waits, so the handler sees this very signal.
    wire.signal = AbortSignal.any([cancelled, timeUp])
    // Behind a proxy the signal does not reach a request that has no socket yet.
    const { message } = await orAborted(
      sendOver(method === 'GET' && !request.ownConnection ? wire.reader : wire.writer, options, request),
      wire.signal
    )
    wire.hasAnswered = true
    const status = message.statusCode ?? 0
    const text = await read(message)
    tell(String(status))
    const { location, date, 'retry-after': retryAfter } = message.headers
    return { status, text, retryAfter, location, date, receivedAt: clock.date() }
  } catch (error) {
    tell('no whole answer')
    if (cancelled.aborted) throw new CancelledError('cancelled', { cause: error, reason: cancelled.reason })
    const timedOutMs = timeUp.aborted ? timeoutMs : undefined
    const { hasAnswered } = wire
    const exchanged = { request: nameRequest(request), baseUrl: options.baseUrl, address, timedOutMs, hasAnswered }
    throw connectionError(error, exchanged)
  }
}

function sendOver(
  client: Wire['reader'],
  { baseUrl, headers }: Pick<HttpOptions, 'baseUrl' | 'headers'>,
  { method, path, body, accept = 'application/json' }: HttpRequest
): ReturnType<Wire['reader']['request']> {
  const data = body === undefined ? null : JSON.stringify(body)
  return client.request(method, baseUrl + path, data, {
    accept,
    'accept-encoding': 'identity',
    ...(data !== null && { 'content-type': 'application/json' }),
    ...headers
  })
}

/** Rejects as soon as the signal is aborted, whatever the promise does. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
