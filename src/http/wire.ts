/** The client of @actions/http-client, as the sender uses it: the one file that imports it. */
import type { RequestOptions } from 'node:http'
import { HttpClient } from '@actions/http-client'

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
    new HttpClient('deploy-agent-server', [handler], { allowRedirects: false, allowRetries: false, keepAlive })
  const wire = { reader: open(true), writer: open(false), signal, hasAnswered: false }
  return wire
}
