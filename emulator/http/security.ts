/** The three schemes of §5. Any one valid credential is enough. */
import type { IncomingHttpHeaders } from 'node:http'

export const SCHEMES = ['api_key', 'tenant_id', 'bearer'] as const
export type Scheme = (typeof SCHEMES)[number]
/** The valid credentials of each scheme. */
export type Keys = Record<Scheme, readonly string[]>

/** The credentials in these headers. */
function presented(headers: IncomingHttpHeaders): [Scheme, string][] {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const given = [headers['x-api-key'], headers['x-tenant-id'], bearer]
  return SCHEMES.flatMap((scheme, at): [Scheme, string][] => {
    const value = given[at]
    return typeof value === 'string' && value !== '' ? [[scheme, value]] : []
  })
}

/** The schemes of the credentials in these headers, without their values. */
export const schemesUsed = (headers: IncomingHttpHeaders): Scheme[] =>
  presented(headers).map(([scheme]) => scheme)

/**
 * Why the credentials of a request are refused; undefined if
 * they are valid. Without keys, every credential is valid.
 */
export function refuseCredentials(
  headers: IncomingHttpHeaders,
  keys: Keys
): { status: 401 | 403; detail: string } | undefined {
  const given = presented(headers)
  if (given.length === 0) {
    return {
      status: 401,
      detail: 'Not authenticated. Send X-Api-Key, X-Tenant-Id or Authorization: Bearer.'
    }
  }
  const isOpen = SCHEMES.every((scheme) => keys[scheme].length === 0)
  if (isOpen || given.some(([scheme, value]) => keys[scheme].includes(value))) return undefined
  return { status: 403, detail: 'The credentials are not valid.' }
}
