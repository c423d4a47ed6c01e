/**
 * The error of a request without a complete response: what happened to the connection, and what to
 * do.
 */
import { ConnectionError, messageOf } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isLoopback } from './safe-url.js'

/** Failures before a request has left this machine. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL'
])
/**
 * No trusted connection can be made: the certificate is not trusted, or the other side speaks no
 * TLS.
 */
const TLS_FAILURE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|^EPROTO$/
/** What the HTTP client says of a proxy that refuses, or that cannot be reached. */
const TUNNEL_FAILURE = /^tunneling socket could not be established/
/**
 * A program that starts on this machine listens within seconds. With the delays between attempts,
 * these take about 4 s.
 */
const ATTEMPTS_ON_THIS_MACHINE = 4

export interface FailedExchange {
  /** `METHOD path`. */
  request: string
  baseUrl: string
  /** What to call the address, for advice. */
  address: string
  /** Host and port of the proxy for the address; undefined if there is none. */
  proxy: string | undefined
  /** How long was waited, in milliseconds; undefined if the time was not up. */
  timedOutMs: number | undefined
  /** Whether the address has answered in this run: what stops then may start again. */
  hasAnswered: boolean
}

/** Returns the error for an exchange that ended without a whole answer. */
export function connectionError(cause: unknown, failed: FailedExchange): ConnectionError {
  const { request, baseUrl, timedOutMs, hasAnswered } = failed
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  const text = messageOf(cause)
  const isUntrusted = TLS_FAILURE.test(code)
  const isAbsentHere =
    code === 'ECONNREFUSED' && !hasAnswered && isLoopback(new URL(baseUrl).hostname)
  const [headline, fix] = explain({ code, text }, failed)
  const what = sanitizeLine(
    text.includes(code) ? text || 'the connection failed' : `${code}: ${text}`
  )
  const reason = timedOutMs === undefined ? what : `no whole answer within ${inSeconds(timedOutMs)}`
  const brief = `${request}: ${reason}`
  return new ConnectionError({
    what: headline,
    facts: [{ label: 'Request', value: brief }],
    fix: [fix],
    request,
    brief,
    mayHaveBeenApplied: !NOT_SENT.has(code) && !isUntrusted,
    retryable: !isUntrusted,
    timed_out: timedOutMs !== undefined,
    mostAttempts: isAbsentHere ? ATTEMPTS_ON_THIS_MACHINE : undefined,
    cause
  })
}

const inSeconds = (ms: number) => `${Math.ceil(ms / 1000)} s`

/** Explains what happened, and what to do. */
function explain(
  { code, text }: { code: string; text: string },
  failed: FailedExchange
): [headline: string, fix: string] {
  const { baseUrl, address, timedOutMs } = failed
  const url = new URL(baseUrl)
  const host = sanitizeLine(url.host, 100)
  const proxy = failed.proxy && sanitizeLine(failed.proxy, 100)
  const reach = adviceToReach(host, { address, proxy })
  if (timedOutMs !== undefined)
    return [`${host} sent no whole answer within ${inSeconds(timedOutMs)}.`, reach]
  // Through a proxy, this machine connects to no other host.
  if (proxy !== undefined && (TUNNEL_FAILURE.test(text) || NOT_SENT.has(code)))
    return [
      `The proxy ${proxy} made no connection to ${host}.`,
      'Check the proxy in HTTPS_PROXY, with user and password if it asks for them. ' +
        `If ${host} needs no proxy, add it to NO_PROXY.`
    ]
  if (TLS_FAILURE.test(code))
    return [
      `No trusted connection to ${host} can be made.`,
      'If your own authority signed the certificate, set NODE_EXTRA_CA_CERTS ' +
        `to its certificate. If the server speaks plain http on this port, correct ${address}.`
    ]
  if (code === 'ENOTFOUND')
    return [
      `The host ${host} was not found.`,
      `Check the spelling of ${address}. ` +
        'If the name is private, use a runner in a network that resolves it.'
    ]
  if (code === 'ECONNREFUSED' && isLoopback(url.hostname))
    return [
      `No program listens at ${host}. This address is the machine of this run itself.`,
      `Check ${address}. If it is the local control plane, start it first. In a workflow, ` +
        'start it in an earlier step of the same job, which waits until it answers.'
    ]
  if (code === 'ECONNREFUSED')
    return [
      `${host} refused the connection.`,
      `Check host and port of ${address}, and that the service is running.`
    ]
  return [`The connection to ${host} failed.`, reach]
}

/** Says how to make the host reachable. @param proxy Of the run, if it has one. */
function adviceToReach(
  host: string,
  { address, proxy }: { address: string; proxy: string | undefined }
): string {
  if (proxy === undefined)
    return (
      `Check ${address}, and that this runner can reach ${host}. ` +
      'Set its proxy in HTTPS_PROXY, with user and password, and exceptions in NO_PROXY.'
    )
  return (
    `Check ${address}, and that the proxy ${proxy} of HTTPS_PROXY can reach ${host}. ` +
    'Set exceptions in NO_PROXY.'
  )
}
