/** The error of a request without a complete response: what happened to the connection, and what to do. */
import { ConnectionError, messageOf } from '../errors.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isLoopback } from './safe-url.js'

/** Failures before a request has left this machine. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'])
/** No trusted connection can be made: the certificate is not trusted, or the other side speaks no TLS. */
const TLS_FAILURE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|^EPROTO$/
/** A proxy answered the attempt to connect through it with this status. */
const PROXY_STATUS = /tunneling socket could not be established, statusCode=(\d{3})/

/**
 * A program that starts on this machine listens within seconds. With the delays between attempts, these take about 4 s.
 */
const ATTEMPTS_ON_THIS_MACHINE = 4

/** The exchange that failed. */
export interface FailedExchange {
  /** `METHOD path`. */
  request: string
  baseUrl: string
  /** What to call the address, for advice. */
  address: string
  /** How long was waited, in milliseconds; undefined if the time was not up. */
  timedOutMs: number | undefined
  /** Whether an earlier request to the address was answered. */
  hasAnswered: boolean
}

/** Returns the error for an exchange that ended without a whole answer. */
export function connectionError(cause: unknown, failed: FailedExchange): ConnectionError {
  const { request, timedOutMs } = failed
  const code = codeOf(cause)
  const text = messageOf(cause)
  const isUntrusted = TLS_FAILURE.test(code)
  const { headline, fix } = explain(code, text, failed)
  const what = sanitizeLine(text.includes(code) ? text || 'the connection failed' : `${code}: ${text}`)
  const fact = timedOutMs === undefined ? what : `no whole answer within ${Math.ceil(timedOutMs / 1000)} s`
  const brief = `${request}: ${fact}`
  return new ConnectionError(`${headline}\n${brief}`, {
    request,
    brief,
    mayHaveBeenApplied: !NOT_SENT.has(code) && !isUntrusted,
    retryable: !isUntrusted,
    timed_out: timedOutMs !== undefined,
    mostAttempts: isAbsentHere(code, failed) ? ATTEMPTS_ON_THIS_MACHINE : undefined,
    advice: fix,
    cause
  })
}

/** Whether no program has listened at this address of the runner itself so far. */
function isAbsentHere(code: string, { baseUrl, hasAnswered }: FailedExchange): boolean {
  return code === 'ECONNREFUSED' && !hasAnswered && isLoopback(new URL(baseUrl).hostname)
}

function explain(code: string, text: string, { baseUrl, address, timedOutMs }: FailedExchange) {
  const url = new URL(baseUrl)
  const host = sanitizeLine(url.host, 100)
  const reach = `Check ${address}, and that this runner can reach ${host}. HTTPS_PROXY and NO_PROXY are honored.`
  if (timedOutMs !== undefined)
    return { headline: `${host} sent no whole answer within ${Math.ceil(timedOutMs / 1000)} s.`, fix: reach }
  const proxyStatus = PROXY_STATUS.exec(text)?.[1]
  if (proxyStatus !== undefined) {
    const fix =
      proxyStatus === '407'
        ? 'Put the user and password of the proxy into HTTPS_PROXY.'
        : `Ask the owner of the proxy in HTTPS_PROXY to allow ${host}. If the runner reaches ${host} directly, add it to NO_PROXY.`
    return { headline: `The proxy refused to connect to ${host} (${proxyStatus}).`, fix }
  }
  if (TLS_FAILURE.test(code))
    return {
      headline: `No trusted connection to ${host} can be made.`,
      fix: `If your own authority signed the certificate, set NODE_EXTRA_CA_CERTS to its certificate. If the server speaks plain http on this port, correct ${address}.`
    }
  switch (code) {
    case 'ENOTFOUND':
      return {
        headline: `The host ${host} was not found.`,
        fix: `Check the spelling of ${address}. If the name is private, use a runner in a network that resolves it.`
      }
    case 'EAI_AGAIN':
      return {
        headline: `The name server did not answer for the host ${host}.`,
        fix: `Check the network of the runner and the spelling of ${address}, then run again.`
      }
    case 'ECONNREFUSED':
      return isLoopback(url.hostname)
        ? {
            headline: `No program listens at ${host}. This address is the runner itself.`,
            fix: `Check ${address}. If it is the local control plane, start it in an earlier step of the same job, and let that step wait until it answers.`
          }
        : {
            headline: `${host} refused the connection.`,
            fix: `Check host and port of ${address}, and that the service is running.`
          }
    default:
      return { headline: `The connection to ${host} failed.`, fix: reach }
  }
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
