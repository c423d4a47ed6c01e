/** The credential that the pages show, so that their commands work unchanged. */
import { type EmulatorOptions, isLoopback } from '../options.js'

/** A credential by the name of its input. */
export interface ShownCredential {
  input: 'api_key' | 'tenant_id' | 'bearer_token'
  /** Undefined if other machines can open the pages: then it is not shown. */
  value: string | undefined
  /** Whether any credential is accepted. */
  isOpen: boolean
}

type Accepted = Pick<EmulatorOptions, 'apiKeys' | 'tenantIds' | 'bearerTokens' | 'host'>

/** Returns a credential that the control plane accepts. */
export function credentialOf(options: Accepted): ShownCredential {
  const { apiKeys = [], tenantIds = [], bearerTokens = [], host } = options
  const accepted = [
    ['api_key', apiKeys],
    ['tenant_id', tenantIds],
    ['bearer_token', bearerTokens]
  ] as const
  const required = accepted.find(([, values]) => values.length > 0)
  if (required === undefined) return { input: 'api_key', value: 'local-key', isOpen: true }
  const [input, [value]] = required
  return { input, value: isLoopback(host) ? value : undefined, isOpen: false }
}

/** Returns a credential that the agent servers accept: they check API keys alone (§5). */
export const agentCredentialOf = ({ apiKeys = [], host }: Accepted): ShownCredential =>
  credentialOf({ apiKeys, ...(host !== undefined && { host }) })
