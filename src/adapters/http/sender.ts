/** HTTP over @actions/http-client, without its hazards (docs/design.md, section 3). */
import type { IncomingMessage, RequestOptions } from 'node:http'
import { brotliDecompressSync, unzipSync } from 'node:zlib'
import { HttpClient } from '@actions/http-client'
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { CancelledError } from '../../errors.js'
import type { Clock } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { connectionError } from './connection-error.js'

/**
 * Larger responses are refused: 100 deployments with their secrets fit many times. Also
 * decompressed.
 */
const MAX_BYTES = 16 * 1024 * 1024

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below the base URL, beginning with a slash. */
  path: string
  body?: unknown
  /** Deadline of the whole exchange, in milliseconds. */
  timeoutMs: number
  /** Opens a new connection for this request, as every write does. */
  ownConnection?: boolean
  /**
   * Asks for a stream of events: the text of a 2xx response goes here as it comes, and `text` of
   * the answer is empty.
   */
  onText?: (text: string) => void
}

/**
 * Names a request `METHOD path`, for messages: without the query, which says nothing about an
 * error.
 */
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

interface HttpOptions {
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

/** Sends requests below one base URL. */
export interface HttpSender {
  /**
   * @throws ConnectionError if no complete response arrived; CancelledError if the run was
   * cancelled.
   */
  send(request: HttpRequest): Promise<HttpAnswer>
}

/**
 * Creates a sender that follows no redirect, retries nothing, and has one deadline per exchange. It
 * keeps the connections of reads until `close`. A write has its own: a kept one may be closed
 * meanwhile, and its result would be unknown.
 */
export function createHttpSender(options: HttpOptions): HttpSender & { close(): void } {
  const { address, baseUrl, headers, cancelled, clock, onExchange } = options
  // The one way to reach the options of node:http: a signal ends the exchange wherever it is, and
  // an IPv6 host must stand without its brackets there. The client prepares a request before it
  // first waits.
  let signal = cancelled
  let hasAnswered = false
  const prepareRequest = (given: RequestOptions) => {
    given.signal = signal
    given.host = given.host?.replace(/^\[(.*)\]$/, '$1') ?? null
  }
  const reader = openClient(true, prepareRequest)
  const writer = openClient(false, prepareRequest)
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const { method, path, timeoutMs, onText } = request
    const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))
    const startedAt = clock.now()
    const tell = (what: string) =>
      onExchange?.(`${method} ${path}: ${what}, ${Math.round(clock.now() - startedAt)} ms`)
    try {
      cancelled.throwIfAborted()
      signal = AbortSignal.any([cancelled, timeUp])
      const client = method === 'GET' && !request.ownConnection ? reader : writer
      const data = request.body === undefined ? null : JSON.stringify(request.body)
      const sent = client.request(method, baseUrl + path, data, {
        accept: onText === undefined ? 'application/json' : 'text/event-stream',
        'accept-encoding': 'identity',
        ...(data !== null && { 'content-type': 'application/json' }),
        ...headers
      })
      // Behind a proxy the signal does not reach a request that has no socket yet.
      const { message } = await orAborted(sent, signal)
      hasAnswered = true
      const answer = await readAnswer(message, onText)
      tell(String(answer.status))
      return { ...answer, receivedAt: clock.date() }
    } catch (error) {
      tell('no whole answer')
      if (cancelled.aborted)
        throw new CancelledError('cancelled', { cause: error, reason: cancelled.reason })
      const timedOutMs = timeUp.aborted ? timeoutMs : undefined
      throw connectionError(error, {
        request: nameRequest(request),
        baseUrl,
        address,
        proxy: getProxyUrl(new URL(baseUrl))?.host,
        timedOutMs,
        hasAnswered
      })
    }
  }
  return {
    send,
    close: () => {
      reader.dispose()
      writer.dispose()
    }
  }
}

function openClient(
  keepAlive: boolean,
  prepareRequest: (options: RequestOptions) => void
): HttpClient {
  const handler = {
    prepareRequest,
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
  }
  return new HttpClient('deploy-agent-server', [handler], {
    allowRedirects: false,
    allowRetries: false,
    keepAlive
  })
}

async function readAnswer(
  message: IncomingMessage,
  onText: HttpRequest['onText']
): Promise<Omit<HttpAnswer, 'receivedAt'>> {
  const status = message.statusCode ?? 0
  const parts: string[] = []
  await readBody(
    message,
    onText !== undefined && status <= 299 ? onText : (text) => parts.push(text)
  )
  const { location, date, 'retry-after': retryAfter } = message.headers
  return { status, text: parts.join(''), retryAfter, location, date }
}

/**
 * Hands the text of a body on as it comes. Characters cut apart between chunks come whole; a byte
 * order mark is dropped.
 *
 * @throws Error if the body is cut off, too large, or compressed in an unknown way.
 */
async function readBody(message: IncomingMessage, onText: (text: string) => void): Promise<void> {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  const decoder = new TextDecoder()
  const compressed: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES)
      throw new Error(`the answer is larger than ${MAX_BYTES / 1024 / 1024} MiB`)
    if (encoding === 'identity') onText(decoder.decode(chunk, { stream: true }))
    else compressed.push(chunk)
  }
  if (!message.complete) throw new Error('the answer was cut off')
  if (size > 0 && encoding !== 'identity')
    onText(decoder.decode(decompress(Buffer.concat(compressed), encoding)))
  onText(decoder.decode())
}

/** Decompresses a body. No request asks for compression; some proxies compress all the same. */
function decompress(body: Buffer, encoding: string): Buffer {
  const limit = { maxOutputLength: MAX_BYTES }
  if (encoding === 'br') return brotliDecompressSync(body, limit)
  if (['gzip', 'x-gzip', 'deflate'].includes(encoding)) return unzipSync(body, limit)
  throw new Error(
    `the answer is compressed as ${sanitizeLine(encoding, 40)}, which was not requested`
  )
}

/** Rejects as soon as the signal is aborted, whatever the promise does. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
