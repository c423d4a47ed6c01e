/** The three schemes of §5. Any one valid credential is enough. */
import type { IncomingHttpHeaders } from 'node:http'

export interface Keys {
  apiKeys: readonly string[]
  tenantIds: readonly string[]
  bearerTokens: readonly string[]
}

export const SCHEMES = {
  api_key: { header: 'x-api-key', shown: 'X-Api-Key' },
  tenant_id: { header: 'x-tenant-id', shown: 'X-Tenant-Id' },
  bearer: { header: 'authorization', shown: 'Authorization: Bearer' }
} as const
export type Scheme = keyof typeof SCHEMES

function presented(headers: IncomingHttpHeaders): Partial<Record<Scheme, string>> {
  const one = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const bearer = /^Bearer +(\S+)$/i.exec(one(SCHEMES.bearer.header) ?? '')?.[1]
  const apiKey = one(SCHEMES.api_key.header)
  const tenantId = one(SCHEMES.tenant_id.header)
  return {
    ...(apiKey !== undefined && { api_key: apiKey }),
    ...(tenantId !== undefined && { tenant_id: tenantId }),
    ...(bearer !== undefined && { bearer })
  }
}

/** The schemes of the credentials in these headers, without their values. */
export function schemesUsed(headers: IncomingHttpHeaders): Scheme[] {
  return Object.keys(presented(headers)) as Scheme[]
}

/** Why the credentials of a request are refused; undefined if they are valid. Without keys, every credential is valid. */
export function refuseCredentials(
  headers: IncomingHttpHeaders,
  keys: Keys
): { status: 401 | 403; body: { detail: string } } | undefined {
  const given = presented(headers)
  if (Object.keys(given).length === 0) {
    return {
      status: 401,
      body: { detail: 'Not authenticated. Send X-Api-Key, X-Tenant-Id or Authorization: Bearer.' }
    }
  }
  const known: Record<Scheme, readonly string[]> = {
    api_key: keys.apiKeys,
    tenant_id: keys.tenantIds,
    bearer: keys.bearerTokens
  }
  if (Object.values(known).every((values) => values.length === 0)) return undefined
  const valid = Object.entries(given).some(([scheme, value]) => known[scheme as Scheme].includes(value))
  return valid ? undefined : { status: 403, body: { detail: 'The credentials are not valid.' } }
}
