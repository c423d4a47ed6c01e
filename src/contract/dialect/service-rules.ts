/** What a service asks for beyond the specification. */
import type { Source } from '../deployment.js'

export interface NameRule {
  pattern: RegExp
  /** The rule in words, after "is not". */
  form: string
}

export interface ServiceRules {
  /** How a deployment may be named; absent if the service says nothing (§8). */
  names?: NameRule
  /**
   * Characters beyond which a deployment from an image serves but never becomes DEPLOYED: the autoscaler of a self-hosted
   * service derives a name from it that Kubernetes limits to 63.
   */
  safeImageName?: number
  /** Names that no secret may have; absent if the service says nothing (§2.6). */
  reservedSecrets?: typeof LANGSMITH_RESERVED_SECRETS
  /** A create from an image needs a resource_spec, be it empty. */
  needsResourceSpec?: boolean
  /** CPU fields take fractions of a core. The action passes these on to any service, and lets it decide. */
  fractionalCpu?: boolean
  /** Deployments carry fields beyond §2.1; the action reads past them in the answers of any service. */
  extraFields?: boolean
}

/**
 * Names of secrets that the public service sets itself and refuses: as its own command line lists them
 * (reference.langchain.com/python/langgraph-cli/deploy/RESERVED_ENV_VARS, with the parts named in its source).
 */
const EVERYWHERE = `
  DATABASE_URI DD_TRACE_PSYCOPG_ENABLED DD_TRACE_REDIS_ENABLED LANGCHAIN_API_KEY LANGCHAIN_CALLBACKS_BACKGROUND
  LANGCHAIN_ENDPOINT LANGCHAIN_PROJECT LANGCHAIN_TRACING_V2 LANGGRAPH_AUTH_TYPE LANGGRAPH_CLOUD_LICENSE_KEY
  LANGGRAPH_GIT_REPO_PATH LANGSMITH_AUTH_ENDPOINT LANGSMITH_AUTH_VERIFY_TENANT_ID
  LANGSMITH_CONTROL_PLANE_API_KEY LANGSMITH_DEPLOYMENT_NAME LANGSMITH_HOST_PROJECT_ID
  LANGSMITH_HOST_PROJECT_NAME LANGSMITH_HOST_REVISION_ID LANGSMITH_LANGGRAPH_GIT_REF
  LANGSMITH_LANGGRAPH_GIT_REF_SHA LANGSMITH_LANGGRAPH_GIT_REPO LANGSMITH_PROJECT LANGSMITH_TENANT_ID
  LANGSMITH_TRACING_V2 LOG_DICT_TRACEBACKS LOG_JSON POSTGRES_PASSWORD POSTGRES_URI REDIS_URI
`

/** Who hosts the service may set these. */
const IN_THE_CLOUD = `
  LANGSMITH_API_KEY LANGSMITH_ENDPOINT LSD_DD_API_KEY LSD_DD_ENDPOINT LSD_DEPLOYMENT_TYPE LSD_ENV MOUNT_PREFIX
  PATH PORT POSTGRES_URI_CUSTOM REDIS_URI_CUSTOM
`

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** By the source of the deployment. */
export const LANGSMITH_RESERVED_SECRETS: Readonly<Record<Source, ReadonlySet<string>>> = {
  git_host: namesIn(EVERYWHERE + IN_THE_CLOUD),
  external_container: namesIn(EVERYWHERE)
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
