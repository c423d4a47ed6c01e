/** The client of @actions/http-client, as the sender uses it: the one file that imports it. */
import type { IncomingMessage, RequestOptions } from 'node:http'
import { HttpClient, HttpClientResponse } from '@actions/http-client'

/** No request asks for it, and Node reports it only to listeners. */
export const SWITCHING_PROTOCOLS = 101

type RawRequest = Parameters<HttpClient['requestRawWithCallback']>

/** Also passes on a response that switches the protocol: otherwise its request would end only at the deadline. */
class Client extends HttpClient {
  override requestRawWithCallback(...[info, data, onResult]: RawRequest): void {
    const request = (options: RequestOptions, onAnswer: (message: IncomingMessage) => void) =>
      info.httpModule.request(options, onAnswer).once('upgrade', (message, socket) => {
        socket.destroy()
        onResult(undefined, new HttpClientResponse(message))
      })
    const httpModule = Object.create(info.httpModule, { request: { value: request } })
    super.requestRawWithCallback({ ...info, httpModule }, data, onResult)
  }
}

/** The clients, and the signal that ends the next request. */
export interface Wire {
  /** Keeps its connections for the next request. */
  reader: HttpClient
  /**
   * Opens a new connection for each request. A kept one may be closed meanwhile, and the result of a write would be
   * unknown.
   */
  writer: HttpClient
  signal: AbortSignal
  /** Whether any request was answered so far. */
  hasAnswered: boolean
}

export function openWire(signal: AbortSignal): Wire {
  // The one way to reach the options of node:http: a signal ends the exchange wherever it is, and an IPv6 host must
  // stand without its brackets there.
  const prepareRequest = (options: RequestOptions) => {
    options.signal = wire.signal
    options.host = options.host?.replace(/^\[(.*)\]$/, '$1') ?? null
  }
  const handler = {
    prepareRequest,
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
  }
  const open = (keepAlive: boolean) =>
    new Client('deploy-agent-server', [handler], { allowRedirects: false, allowRetries: false, keepAlive })
  const wire = { reader: open(true), writer: open(false), signal, hasAnswered: false }
  return wire
}
