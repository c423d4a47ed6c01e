/** The three security schemes of §5. Header names beyond X-Api-Key are the design's (section 2). */

/** At least one is set. */
export interface Credentials {
  api_key?: string | undefined
  tenant_id?: string | undefined
  bearer_token?: string | undefined
}

export function credentialHeaders(credentials: Credentials): Record<string, string> {
  return {
    ...(credentials.api_key && { 'x-api-key': credentials.api_key }),
    ...(credentials.tenant_id && { 'x-tenant-id': credentials.tenant_id }),
    ...(credentials.bearer_token && { authorization: `Bearer ${credentials.bearer_token}` })
  }
}
