/** The local control plane: an embedded implementation of §4, its agent servers too, that needs no account. */
import { randomBytes } from 'node:crypto'
import type { ControlPlane } from './control-plane/control-plane.js'
import type { Built } from './control-plane/push.js'
import { durationMs } from './duration.js'
import { createRig } from './emulator.js'
import type { RecordedRequest } from './http/request-log.js'
import { serve } from './http/server.js'
import type { EmulatorOptions, Head } from './options.js'
import { type AgentBehaviour, parseBehaviour } from './scripting/agent-behavior.js'
import { type Fault, parseFault } from './scripting/faults.js'
import { type Outcome, parseOutcome } from './scripting/outcomes.js'

export type { Answer, Refusal } from './control-plane/answers.js'
export { ControlPlane, type ControlPlaneOptions } from './control-plane/control-plane.js'
export { isOver, planLifecycle } from './control-plane/lifecycle.js'
export {
  DEFAULT_INTEGRATION_ID,
  DEFAULT_LISTENER_ID,
  seedIntegrations,
  seedListeners
} from './control-plane/lookups.js'
export type { Built } from './control-plane/push.js'
export type { DeploymentView, RevisionView } from './control-plane/views.js'
export { durationMs } from './duration.js'
export { createRig, type Rig } from './emulator.js'
export { readDialect } from './http/dialect/option.js'
export type { RecordedRequest } from './http/request-log.js'
export { OptionError } from './option-error.js'
export type { EmulatorOptions, Head } from './options.js'
export { splitCommand } from './processes/command.js'
export { type AgentBehaviour, parseBehaviour } from './scripting/agent-behavior.js'
export { type Fault, parseFault } from './scripting/faults.js'
export { type Outcome, parseOutcome } from './scripting/outcomes.js'

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
  /** Says what becomes of the next revision that matches. */
  setOutcome(outcome: string | Outcome): void
  clearOutcomes(): void
  /** Says how the stock agent of a deployment behaves, or every one. */
  setAgent(behaviour: string | AgentBehaviour): void
  clearAgents(): void
  /** Sets the commit of a ref; builds nothing. */
  setHead(head: Head): void
  /** Moves a head, and builds a revision of each deployment with build_on_push on that ref. */
  push(push: Omit<Head, 'commit_sha'> & { commit_sha?: string }): { commit_sha: string; revisions: Built[] }
  /** Sets the clock ahead, by milliseconds or `5m`. */
  advance(time: number | string): void
  /** Forgets deployments, faults, outcomes and requests, and goes back to what it was started with. */
  reset(): void
  /**
   * Cuts all connections, stays away for `down`, and comes back on the same port with the state file read again. Throws an
   * OptionError where the file cannot be used any more, and goes on with what it knew.
   */
  restart(down?: number | string): Promise<void>
  close(): Promise<void>
}

/** Starts a local control plane. Throws an OptionError, one line, where an option makes no sense. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const rig = createRig(options)
  const server = await serve(rig, options)
  return {
    url: rig.origin,
    port: server.port,
    controlPlane: rig.controlPlane,
    get requests() {
      return rig.requests.list()
    },
    addFault: (fault) => rig.faults.add(typeof fault === 'string' ? parseFault(fault) : fault),
    clearFaults: () => rig.faults.clear(),
    setOutcome: (outcome) => rig.outcomes.add(typeof outcome === 'string' ? parseOutcome(outcome) : outcome),
    clearOutcomes: () => rig.outcomes.clear(),
    setAgent: (agent) => rig.behaviours.set(typeof agent === 'string' ? parseBehaviour(agent) : agent),
    clearAgents: () => rig.behaviours.clear(),
    setHead: (head) => rig.setHead(head),
    push: ({ commit_sha = randomBytes(20).toString('hex'), ...ref }) => ({
      commit_sha,
      revisions: rig.push({ ...ref, commit_sha })
    }),
    advance: (time) => rig.advance(durationMs(time)),
    reset: () => rig.reset(),
    restart: (down = 0) => server.restart(durationMs(down)),
    close: () => server.close(),
    [Symbol.asyncDispose]: () => server.close()
  }
}
