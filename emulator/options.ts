/** What a local control plane can be started with. */
import * as z from 'zod'
import { DIALECTS, type Dialect } from '../src/contract/dialect.js'
import type { IntegrationSeed, ListenerSeed } from './control-plane/lookups.js'
import type { StatusChange } from './control-plane/status-changes.js'
import type { RecordedRequest } from './http/request-log.js'
import { OptionError } from './option-error.js'
import type { Head } from './repositories/heads.js'
import type { AgentBehavior } from './scripting/agent-behavior.js'
import type { Fault } from './scripting/faults.js'
import type { Outcome } from './scripting/outcomes.js'

/** The workspace of the local control plane if no credential names one. */
export const DEFAULT_TENANT_ID = '33333333-3333-4333-8333-333333333333'

/** Options of a local control plane; each has a default. */
export interface EmulatorOptions {
  /** 0 (default) takes a free port. */
  port?: number
  /** Unset: 127.0.0.1. */
  host?: string
  /** Host names besides localhost, addresses and `host`, such as that of a container. */
  allowedHosts?: readonly string[]
  /** Valid credentials (§5). If none of the three is given, any non-empty credential is valid. */
  apiKeys?: readonly string[]
  tenantIds?: readonly string[]
  bearerTokens?: readonly string[]
  /** The time until a revision is DEPLOYED, in milliseconds or as `3s`. Unset: 3s. */
  buildTime?: number | string
  /** How long a delete takes; meanwhile AWAITING_DELETE. Unset: 0. */
  deleteTime?: number | string
  /** `neutral` (unset) or `langsmith`. */
  dialect?: string
  /** Only §4.1: list, list revisions, delete, redeploy and the logs answer 404. */
  documentedOnly?: boolean
  heads?: readonly Head[]
  /** Whether a ref that neither `heads` nor `repo` knows gets a made-up commit (unset), or none. */
  inventCommits?: boolean
  /**
   * A folder whose git branches and tags are the heads,
   * and where the graph configuration files are.
   */
  repo?: string
  /**
   * Run `agentCommand` in `repo` itself, whatever lies there,
   * instead of in a checkout of each commit. Needs no git.
   */
  uncommitted?: boolean
  /** How the stock agents behave. */
  agents?: readonly (string | AgentBehavior)[]
  /**
   * Run for each revision in a checkout of its commit, as its agent server:
   * split at white space and quotes, no shell, `{port}` is the port.
   */
  agentCommand?: string
  /** How long such a process may take until its GET /ok answers. Unset: 60s. */
  agentStartLimit?: number | string
  integrations?: readonly IntegrationSeed[]
  listeners?: readonly ListenerSeed[]
  outcomes?: readonly (string | Outcome)[]
  faults?: readonly (string | Fault)[]
  /** A YAML or JSON file with outcomes, faults, heads, integrations and listeners. */
  script?: string
  /** The file that keeps the state, so that a restart loses nothing. */
  state?: string
  /** Time stands still at 2026-01-01T00:00:00Z until the clock is set ahead. */
  virtualClock?: boolean
  /** The caller's own clock, in milliseconds since the epoch. */
  now?: () => number
  /** The largest request body in bytes. Unset: 4 MiB. */
  bodyLimit?: number
  /** Called with the output of the agent processes, and when one starts, fails or ends. */
  onAgentLine?: (deployment: string, line: string) => void
  /** Called once a request is over. */
  onRequest?: (request: RecordedRequest) => void
  /** Called with the new statuses of revisions, a few times a second. */
  onStatus?: (change: StatusChange) => void
  /** Called with a line about what is done differently than a flag suggests. */
  onNotice?: (line: string) => void
}

/** Whether only this machine can reach a server that listens there. */
export const isLoopback = (host = '127.0.0.1'): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)

/** Reads the dialect by its name. @throws OptionError for any other name, in one line. */
export function readDialect(name = 'neutral'): Dialect {
  const dialect = Object.hasOwn(DIALECTS, name) ? DIALECTS[name] : undefined
  const known = Object.keys(DIALECTS)
  if (dialect === undefined)
    throw new OptionError(`"${name}" is not a dialect. Use ${known.join(' or ')}.`)
  return dialect
}

/** The first tenant id of the options that is one; agent servers expect a UUID. */
export function tenantIdOf({ tenantIds = [] }: Pick<EmulatorOptions, 'tenantIds'>): string {
  return tenantIds.find((id) => z.guid().safeParse(id).success) ?? DEFAULT_TENANT_ID
}
