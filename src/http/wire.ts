/** The client of @actions/http-client, as the sender uses it: the one file that imports it. */
import type { IncomingMessage, RequestOptions } from 'node:http'
import { HttpClient, HttpClientResponse } from '@actions/http-client'

/** Nobody asked for it, and Node tells nobody of it who does not listen. */
export const SWITCHING_PROTOCOLS = 101

type RawRequest = Parameters<HttpClient['requestRawWithCallback']>

/** Hands on an answer that switches to another protocol, too: else its request would end with the deadline only. */
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

/** The clients, and what ends the request that is prepared next. */
export interface Wire {
  /** Keeps its connections for the next request. */
  reader: HttpClient
  /** Opens a connection for each request: one that was kept may be closed by then, and nobody knows what came of a write. */
  writer: HttpClient
  signal: AbortSignal
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
  const wire = { reader: open(true), writer: open(false), signal }
  return wire
}
