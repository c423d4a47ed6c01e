/** What a local control plane can be started with. */

import * as z from 'zod'
import { DIALECTS, type Dialect } from '../src/contract/dialect/dialect.js'
import type { IntegrationSeed, ListenerSeed } from './control-plane/lookups.js'
import type { RecordedRequest } from './http/request-log.js'
import { OptionError } from './option-error.js'
import type { AgentBehavior } from './scripting/agent-behavior.js'
import type { Fault } from './scripting/faults.js'
import type { Outcome } from './scripting/outcomes.js'

/** The workspace of the local control plane if no credential names one. */
export const DEFAULT_TENANT_ID = '33333333-3333-4333-8333-333333333333'

/** The commit at which a branch or tag stands. */
export interface Head {
  /** When not given: holds for every repository for which no other head is known. */
  repo_url?: string | undefined
  ref: string
  commit_sha: string
}

/** Options of a local control plane; each has a default. */
export interface EmulatorOptions {
  /** 0 (default) takes a free port. */
  port?: number
  /** 127.0.0.1 when not given. */
  host?: string
  /** Names under which it is reached besides localhost, addresses and `host`: of a container, for instance. */
  allowedHosts?: readonly string[]
  /** Valid credentials (§5). With none of the three given, any non-empty credential passes. */
  apiKeys?: readonly string[]
  tenantIds?: readonly string[]
  bearerTokens?: readonly string[]
  /** Until a revision is DEPLOYED, in milliseconds or as `3s`; 3s when not given. */
  buildTime?: number | string
  /** How long a delete takes, meanwhile AWAITING_DELETE; 0 when not given. */
  deleteTime?: number | string
  /** What it speaks: `neutral` (when not given), `langsmith`, or a map of neutral word to wire word, as an object or in YAML. */
  dialect?: string
  /** Nothing beyond §4.1: list, list revisions, delete, redeploy and the logs answer 404. */
  documentedOnly?: boolean
  heads?: readonly Head[]
  /** A folder whose git branches and tags are the heads, and where the graph configuration files are. */
  repo?: string
  /** How the stock agents behave. */
  agents?: readonly (string | AgentBehavior)[]
  /** Run in `repo` for each revision, as its agent server: split at white space and quotes, no shell, `{port}` is the port. */
  agentCommand?: string
  /** How long such a process may take until its GET /ok answers; 60s when not given. */
  agentStartLimit?: number | string
  integrations?: readonly IntegrationSeed[]
  listeners?: readonly ListenerSeed[]
  outcomes?: readonly (string | Outcome)[]
  faults?: readonly (string | Fault)[]
  /** A YAML or JSON file with outcomes, faults, heads, integrations and listeners. */
  script?: string
  /** Where the state is kept, so that a restart loses nothing. */
  state?: string
  /** Time stands still at 2026-01-01T00:00:00Z until it is set ahead. */
  virtualClock?: boolean
  /** A clock of the caller's own, in milliseconds since the epoch. */
  now?: () => number
  /** Largest request body in bytes; 4 MiB when not given. */
  bodyLimit?: number
  /** Called with what the agent processes print, and with what becomes of them. */
  onAgentLine?: (deployment: string, line: string) => void
  /** Called once a request is over. */
  onRequest?: (request: RecordedRequest) => void
}

/** Reads the dialect by its name. @throws OptionError for any other name, in one line. */
export function readDialect(name = 'neutral'): Dialect {
  const dialect = Object.hasOwn(DIALECTS, name) ? DIALECTS[name] : undefined
  if (dialect === undefined) throw new OptionError(`"${name}" is not one of ${Object.keys(DIALECTS).join(', ')}`)
  return dialect
}

/** The first tenant id of the options that is one; agent servers expect a UUID. */
export function tenantIdOf({ tenantIds = [] }: Pick<EmulatorOptions, 'tenantIds'>): string {
  return tenantIds.find((id) => z.guid().safeParse(id).success) ?? DEFAULT_TENANT_ID
}
