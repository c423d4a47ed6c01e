/** The parts of a running local control plane, without HTTP. */
import { randomBytes } from 'node:crypto'
import { type Dialect, NEUTRAL } from '../src/contract/dialect.js'
import { type Clock, createClock, createVirtualClock } from './clock.js'
import { PUBLIC_SERVICE, SPECIFIED } from './control-plane/behavior.js'
import { ControlPlane } from './control-plane/control-plane.js'
import { seedIntegrations, seedListeners } from './control-plane/lookups.js'
import type { Built } from './control-plane/revisions.js'
import { durationMs } from './duration.js'
import { type RecordedRequest, RequestLog } from './http/request-log.js'
import { type EmulatorOptions, readDialect, tenantIdOf } from './options.js'
import type { Fleet } from './processes/fleet.js'
import { createFleet } from './processes/index.js'
import { gitFolder } from './repositories/git-folder.js'
import { readGraphs } from './repositories/graphs.js'
import { firstKnown, type Head, inventedCommit, KnownHeads } from './repositories/heads.js'
import { type AgentBehavior, BEHAVIOR } from './scripting/agent-behavior.js'
import { FAULT, type Fault } from './scripting/faults.js'
import { OUTCOME, type Outcome, scriptedOutcome } from './scripting/outcomes.js'
import { readScript, type Script } from './scripting/script-file.js'
import { isOf, Scripted } from './scripting/scripted.js'
import { StateFile } from './state-file.js'

/** A push to a ref. Without a commit, one is made up. */
type Push = Omit<Head, 'commit_sha'> & { commit_sha?: string | undefined }

/** What a push built. */
export interface Pushed {
  commit_sha: string
  revisions: Built[]
}

/** The parts of a local control plane, and what scripts it. */
export class EmulatorCore {
  /** The words over HTTP. The control plane itself knows only neutral words. */
  readonly dialect: Dialect
  /** The time of this server. */
  readonly serverClock: Clock
  /** The control plane itself, for direct access without HTTP. */
  readonly controlPlane: ControlPlane
  readonly faults = new Scripted(FAULT)
  readonly outcomes = new Scripted(OUTCOME)
  /** How the stock agents behave. */
  readonly behaviors = new Scripted(BEHAVIOR)
  readonly requestLog = new RequestLog()
  /** The processes of revisions, with `agentCommand`. */
  readonly fleet: Fleet | undefined
  /** The workspace of the agent servers. */
  readonly tenantId: string
  /** The address of the control plane; known once it listens. */
  origin = ''
  /** The file that keeps the deployments, if there is one. */
  readonly state: StateFile | undefined
  private readonly heads = new KnownHeads()
  private readonly script: Script

  /** @throws OptionError if an option is wrong. */
  constructor(private readonly options: EmulatorOptions) {
    this.script = readScript(options.script)
    this.dialect = readDialect(options.dialect)
    this.serverClock =
      options.virtualClock === true ? createVirtualClock() : createClock(options.now)
    this.tenantId = tenantIdOf(options)
    this.controlPlane = this.createControlPlane()
    this.fleet = createFleet(this.controlPlane, options)
    this.seed()
    this.state = options.state === undefined ? undefined : this.openState(options.state)
  }

  /** The latest requests, oldest first. */
  get requests(): readonly RecordedRequest[] {
    return this.requestLog.list()
  }

  addFault(fault: string | Fault): void {
    this.faults.add(fault)
  }

  /** Sets how the next matching revision ends. */
  setOutcome(outcome: string | Outcome): void {
    this.outcomes.add(outcome)
  }

  clearOutcomes(): void {
    this.outcomes.clear()
  }

  /** Sets how the stock agent of one deployment, or of every deployment, behaves. */
  setAgent(behavior: string | AgentBehavior): void {
    this.behaviors.add(behavior)
  }

  /** How the stock agent of a revision behaves. */
  behaviorOf(deployment: string, revision: number): AgentBehavior {
    return this.behaviors.latest((behavior) => isOf(behavior, deployment, revision)) ?? {}
  }

  /** Sets the commit of a ref; builds nothing. */
  setHead(head: Head): void {
    this.heads.set(head)
  }

  /** Moves a head, and builds a revision of each deployment with build_on_push on that ref. */
  push({ commit_sha = randomBytes(20).toString('hex'), ...ref }: Push): Pushed {
    this.heads.push({ ...ref, commit_sha })
    return { commit_sha, revisions: this.controlPlane.push(ref) }
  }

  /** Sets the clock ahead, by milliseconds or `5m`. */
  advance(time: number | string): void {
    this.serverClock.advance(durationMs(time))
    this.controlPlane.version++
  }

  /**
   * Removes deployments, requests and what was scripted since, and restores the initial options.
   */
  reset(): void {
    const { faults, outcomes, behaviors, heads, requestLog } = this
    for (const part of [faults, outcomes, behaviors, heads, requestLog]) part.clear()
    this.serverClock.offset = 0
    this.controlPlane.load([])
    this.seed()
  }

  /** Scripts what the flags and the script file say. */
  private seed(): void {
    const { options, script } = this
    for (const fault of [...(options.faults ?? []), ...script.faults]) this.faults.add(fault)
    for (const outcome of [...(options.outcomes ?? []), ...script.outcomes])
      this.outcomes.add(outcome)
    for (const agent of [...(options.agents ?? []), ...script.agents]) this.behaviors.add(agent)
    for (const head of [...(options.heads ?? []), ...script.heads]) this.heads.set(head)
  }

  private createControlPlane(): ControlPlane {
    const { options, script, heads } = this
    const { repo, buildTime = 3_000, deleteTime = 0, agentCommand, inventCommits = true } = options
    return new ControlPlane({
      now: () => this.serverClock.now(),
      buildTime: durationMs(buildTime),
      deleteTime: durationMs(deleteTime),
      commitOf: firstKnown(
        repo === undefined ? [heads] : [heads, gitFolder(repo, options)],
        inventCommits ? inventedCommit : () => null
      ),
      outcomeOf: (deployment, revision) => {
        const outcome = this.outcomes.take((one) => isOf(one, deployment, revision))
        return outcome && scriptedOutcome(outcome)
      },
      graphsOf: (source) => readGraphs(repo, source),
      behaviorOf: (deployment, revision) => this.behaviorOf(deployment, revision),
      processes: agentCommand !== undefined,
      serviceRules: this.dialect.serviceRules,
      behavior: this.dialect === NEUTRAL ? SPECIFIED : PUBLIC_SERVICE,
      origin: () => this.origin,
      integrations: seedIntegrations([...(options.integrations ?? []), ...script.integrations]),
      listeners: seedListeners([...(options.listeners ?? []), ...script.listeners])
    })
  }

  private openState(path: string): StateFile {
    const { controlPlane, serverClock } = this
    return new StateFile(path, {
      version: () => controlPlane.version,
      state: () => ({
        clock_offset_ms: serverClock.offset,
        deployments: controlPlane.dump(),
        tracing_projects: controlPlane.dumpTracingProjects()
      }),
      restore: (state) => {
        serverClock.offset = state.clock_offset_ms
        controlPlane.load(state.deployments, state.tracing_projects)
      }
    })
  }
}

/** Creates the parts. @throws OptionError if an option is wrong. */
export const createCore = (options: EmulatorOptions): EmulatorCore => new EmulatorCore(options)
