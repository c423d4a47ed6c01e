/** What a service asks for beyond the specification. */
import { LANGSMITH_RESERVED_SECRETS, type ReservedSecrets } from './reserved-secrets.js'

export interface NameRule {
  pattern: RegExp
  /** The rule in words, after "is not". */
  form: string
}

/** Rules of a service that the specification does not have. */
export interface ServiceRules {
  /** How a deployment may be named; absent if the service says nothing (§8). */
  names?: NameRule
  /**
   * Characters beyond which a deployment from an image serves but never becomes DEPLOYED: the autoscaler of a self-hosted
   * service derives a name from it that Kubernetes limits to 63.
   */
  safeImageName?: number
  /** Names that no secret may have; absent if the service says nothing (§2.6). */
  reservedSecrets?: ReservedSecrets
  /** A create from an image needs a resource_spec, be it empty. */
  needsResourceSpec: boolean
  /** CPU fields take fractions of a core. The action passes these on to any service, and lets it decide. */
  fractionalCpu: boolean
  /** Deployments carry fields beyond §2.1; the action reads past them in the answers of any service. */
  extraFields: boolean
}

/** A service that keeps to the specification. */
export const NO_SERVICE_RULES: ServiceRules = {
  needsResourceSpec: false,
  fractionalCpu: false,
  extraFields: false
}

/** Of the public service (docs/design.md, section 6). */
export const LANGSMITH_SERVICE_RULES: ServiceRules = {
  names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
  safeImageName: 21,
  reservedSecrets: LANGSMITH_RESERVED_SECRETS,
  needsResourceSpec: true,
  fractionalCpu: true,
  extraFields: true
}

/**
 * The name made to fit the rule of the public service, if it does not: always the same for the same name. Undefined
 * when nothing is left of it.
 */
export function fitName(name: string, { pattern }: NameRule): string | undefined {
  if (pattern.test(name)) return name
  const fitted = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .replace(/-$/, '')
  return pattern.test(fitted) ? fitted : undefined
}
