/** Where the control plane is, who asks it, and in which words. */
import { DIALECTS, type Dialect, NEUTRAL } from '../contract/dialect/dialect.js'
import type { Credentials } from '../control-plane/credentials.js'
import { sanitizeLine } from '../text/sanitize.js'
import { invisibleProblem } from './fields.js'
import type { Problems } from './raw-inputs.js'
import type { Reading } from './reading.js'

/** How to reach the control plane. */
export interface Connection {
  base_url: string
  credentials: Credentials
  /** The words on the wire, and the serviceRules of the service. */
  dialect: Dialect
}

const DEPENDABOT = 'dependabot[bot]'
const FOR_DEPENDABOT =
  '; runs of Dependabot see no secrets of Actions: add it to the Dependabot secrets of the repository, or skip this step for them'

/** At least one credential is needed (§5), whichever it is. */
export function readConnection({ raw, field, problems, dialect, context }: Reading): Connection {
  const base_url = field.safeUrl('base_url') ?? ''
  if (raw.base_url === undefined) problems.add('base_url', 'is required: give the URL of the control plane')
  const credentials = {
    api_key: field.credential('api_key'),
    tenant_id: field.credential('tenant_id'),
    bearer_token: field.credential('bearer_token')
  }
  if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
    problems.add(
      'bearer_token',
      'begins with the word Bearer, which is put before it anyway: give the token without it'
    )
  if (raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined) {
    problems.add(
      'api_key',
      `no credential is given: give api_key, tenant_id or bearer_token (an empty secret counts as none)${context.actor === DEPENDABOT ? FOR_DEPENDABOT : ''}`
    )
  }
  return { base_url, credentials, dialect }
}

/** Reads the dialect by its name. Neutral where the name is wrong; the problem is noted. */
export function readDialect(text: string | undefined, problems: Problems): Dialect {
  if (text === undefined) return NEUTRAL
  if (Object.hasOwn(DIALECTS, text)) return DIALECTS[text] ?? NEUTRAL
  const names = Object.keys(DIALECTS).join(', ')
  problems.add('api_dialect', invisibleProblem(text) ?? `must be one of ${names}; got "${sanitizeLine(text, 60)}"`)
  return NEUTRAL
}
