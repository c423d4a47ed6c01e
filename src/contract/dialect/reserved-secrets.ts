/**
 * Names of secrets that the public service sets itself and refuses: as its own command line lists them
 * (reference.langchain.com/python/langgraph-cli/deploy/RESERVED_ENV_VARS, with the parts named in its source).
 */
import type { Source } from '../vocabulary.js'

/** By the source of the deployment. */
export type ReservedSecrets = Readonly<Record<Source, ReadonlySet<string>>>

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

/** Names that the public service sets itself (docs/design.md, section 6). */
export const LANGSMITH_RESERVED_SECRETS: ReservedSecrets = {
  git_host: namesIn(EVERYWHERE + IN_THE_CLOUD),
  external_container: namesIn(EVERYWHERE)
}
