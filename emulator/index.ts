/** The local control plane: an embedded implementation of §4 with its agent servers. It needs no account. */
import { randomBytes } from 'node:crypto'
import type { ControlPlane } from './control-plane/control-plane.js'
import type { Built } from './control-plane/push.js'
import { durationMs } from './duration.js'
import { createCore } from './emulator.js'
import type { RecordedRequest } from './http/request-log.js'
import { serve } from './http/server.js'
import type { EmulatorOptions, Head } from './options.js'
import { type AgentBehavior, parseBehavior } from './scripting/agent-behavior.js'
import { type Fault, parseFault } from './scripting/faults.js'
import { type Outcome, parseOutcome } from './scripting/outcomes.js'

export type { Answer, Refusal } from './control-plane/answers.js'
export { ControlPlane, type ControlPlaneOptions } from './control-plane/control-plane.js'
export {
  DEFAULT_INTEGRATION_ID,
  DEFAULT_LISTENER_ID,
  seedIntegrations,
  seedListeners
} from './control-plane/lookups.js'
export type { Built } from './control-plane/push.js'
export type { StatusChange } from './control-plane/status-changes.js'
export type { DeploymentView, RevisionView } from './control-plane/views.js'
export { durationMs } from './duration.js'
export { createCore, type EmulatorCore } from './emulator.js'
export type { RecordedRequest } from './http/request-log.js'
export { OptionError } from './option-error.js'
export type { EmulatorOptions, Head } from './options.js'
export { isLoopback, readDialect } from './options.js'
export { splitCommand } from './processes/command.js'
export { type AgentBehavior, parseBehavior } from './scripting/agent-behavior.js'
export { type Fault, parseFault } from './scripting/faults.js'
export { type Outcome, parseOutcome } from './scripting/outcomes.js'
export { notEmpty, parseHead, parseIntegration, parseListener } from './scripting/seeds.js'

/** A running local control plane. */
export interface Emulator extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string
  readonly port: number
  /** The control plane itself, for direct access without HTTP. */
  readonly controlPlane: ControlPlane
  /** The latest requests, oldest first. */
  readonly requests: readonly RecordedRequest[]
  addFault(fault: string | Fault): void
  clearFaults(): void
  /** Sets how the next matching revision ends. */
  setOutcome(outcome: string | Outcome): void
  clearOutcomes(): void
  /** Sets how the stock agent of one deployment, or of every deployment, behaves. */
  setAgent(behavior: string | AgentBehavior): void
  clearAgents(): void
  /** Sets the commit of a ref; builds nothing. */
  setHead(head: Head): void
  /** Moves a head, and builds a revision of each deployment with build_on_push on that ref. */
  push(push: Omit<Head, 'commit_sha'> & { commit_sha?: string }): { commit_sha: string; revisions: Built[] }
  /** Sets the clock ahead, by milliseconds or `5m`. */
  advance(time: number | string): void
  /** Removes deployments, faults, outcomes and requests, and restores the initial options. */
  reset(): void
  /**
   * Cuts all connections, stays away for `down`, and comes back on the same port with the state file. Throws an OptionError if
   * the file can no longer be used, and continues with the state in memory.
   */
  restart(down?: number | string): Promise<void>
  close(): Promise<void>
}

/** Starts a local control plane. @throws OptionError, in one line, if an option is wrong. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const core = createCore(options)
  const server = await serve(core, options)
  return {
    url: core.origin,
    port: server.port,
    controlPlane: core.controlPlane,
    get requests() {
      return core.requests.list()
    },
    addFault: (fault) => core.faults.add(typeof fault === 'string' ? parseFault(fault) : fault),
    clearFaults: () => core.faults.clear(),
    setOutcome: (outcome) => core.outcomes.add(typeof outcome === 'string' ? parseOutcome(outcome) : outcome),
    clearOutcomes: () => core.outcomes.clear(),
    setAgent: (agent) => core.behaviors.set(typeof agent === 'string' ? parseBehavior(agent) : agent),
    clearAgents: () => core.behaviors.clear(),
    setHead: (head) => core.setHead(head),
    push: ({ commit_sha = randomBytes(20).toString('hex'), ...ref }) => ({
      commit_sha,
      revisions: core.push({ ...ref, commit_sha })
    }),
    advance: (time) => core.advance(durationMs(time)),
    reset: () => core.reset(),
    restart: (down = 0) => server.restart(durationMs(down)),
    close: () => server.close(),
    [Symbol.asyncDispose]: () => server.close()
  }
}
