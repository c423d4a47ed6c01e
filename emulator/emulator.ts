/** The parts of a running local control plane, without HTTP. */
import { randomBytes } from 'node:crypto'
import type { Dialect } from '../src/contract/dialect/dialect.js'
import { type Clock, createClock, createVirtualClock } from './clock.js'
import { ControlPlane } from './control-plane/control-plane.js'
import { seedIntegrations, seedListeners } from './control-plane/lookups.js'
import type { Built, RevisionContext } from './control-plane/revisions.js'
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
import { StateFile } from './state/file.js'

/** The parts of a local control plane, and what scripts it. */
export interface EmulatorCore {
  /** The time of this server. */
  readonly serverClock: Clock
  /** The words over HTTP. The control plane itself knows only neutral words. */
  readonly dialect: Dialect
  /** The control plane itself, for direct access without HTTP. */
  readonly controlPlane: ControlPlane
  readonly faults: Scripted<Fault>
  readonly outcomes: Scripted<Outcome>
  /** How the stock agents behave. */
  readonly behaviors: Scripted<AgentBehavior>
  /** The processes of revisions, with `agentCommand`. */
  readonly fleet: Fleet | undefined
  readonly requestLog: RequestLog
  /** The latest requests, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** The workspace of the agent servers. */
  readonly tenantId: string
  /** The address of the control plane; known once it listens. */
  origin: string
  /** The file that keeps the deployments, if there is one. */
  readonly state: StateFile | undefined
  addFault(fault: string | Fault): void
  clearFaults(): void
  /** Sets how the next matching revision ends. */
  setOutcome(outcome: string | Outcome): void
  clearOutcomes(): void
  /** Sets how the stock agent of one deployment, or of every deployment, behaves. */
  setAgent(behavior: string | AgentBehavior): void
  clearAgents(): void
  /** How the stock agent of a revision behaves. */
  behaviorOf(deployment: string, revision: number): AgentBehavior
  /** Sets the commit of a ref; builds nothing. */
  setHead(head: Head): void
  /** Moves a head, and builds a revision of each deployment with build_on_push on that ref. */
  push(push: Omit<Head, 'commit_sha'> & { commit_sha?: string | undefined }): Pushed
  /** Sets the clock ahead, by milliseconds or `5m`. */
  advance(time: number | string): void
  /** Removes deployments, requests and what was scripted since, and restores the initial options. */
  reset(): void
}

/** What a push built. */
export interface Pushed {
  commit_sha: string
  revisions: Built[]
}

const NO_SCRIPT: Script = { outcomes: [], faults: [], agents: [], heads: [], integrations: [], listeners: [] }

/** What can be scripted. */
function createScript() {
  const faults = new Scripted(FAULT)
  const outcomes = new Scripted(OUTCOME)
  const behaviors = new Scripted(BEHAVIOR)
  const heads = new KnownHeads()
  const behaviorOf = (deployment: string, revision: number): AgentBehavior =>
    behaviors.latest((behavior) => isOf(behavior, deployment, revision)) ?? {}
  return { faults, outcomes, behaviors, heads, behaviorOf }
}
type Scripting = ReturnType<typeof createScript>

/** Scripts what the flags and the script file say. */
function seed({ faults, outcomes, behaviors, heads }: Scripting, options: EmulatorOptions, script: Script): void {
  for (const fault of [...(options.faults ?? []), ...script.faults]) faults.add(fault)
  for (const outcome of [...(options.outcomes ?? []), ...script.outcomes]) outcomes.add(outcome)
  for (const agent of [...(options.agents ?? []), ...script.agents]) behaviors.add(agent)
  for (const head of [...(options.heads ?? []), ...script.heads]) heads.set(head)
}

/** What the creation of revisions depends on. */
function revisionContext(
  { heads, outcomes, behaviorOf }: Scripting,
  clock: Clock,
  options: EmulatorOptions
): RevisionContext {
  const { repo, buildTime = 3_000, agentCommand, inventCommits = true } = options
  return {
    now: () => clock.now(),
    buildTime: durationMs(buildTime),
    commitOf: firstKnown(
      repo === undefined ? [heads] : [heads, gitFolder(repo, options)],
      inventCommits ? inventedCommit : () => null
    ),
    outcomeOf: (deployment, revision) => {
      const outcome = outcomes.take((one) => isOf(one, deployment, revision))
      return outcome && scriptedOutcome(outcome)
    },
    graphsOf: (source) => readGraphs(repo, source),
    behaviorOf,
    processes: agentCommand !== undefined
  }
}

/** Creates the parts. @throws OptionError if an option is wrong. */
export function createCore(options: EmulatorOptions): EmulatorCore {
  const script = options.script === undefined ? NO_SCRIPT : readScript(options.script)
  const clock = options.virtualClock === true ? createVirtualClock() : createClock(options.now)
  const scripting = createScript()
  const { faults, outcomes, behaviors, heads, behaviorOf } = scripting
  const requestLog = new RequestLog()
  const dialect = readDialect(options.dialect)
  const controlPlane = new ControlPlane({
    ...revisionContext(scripting, clock, options),
    serviceRules: dialect.serviceRules,
    origin: () => core.origin,
    integrations: seedIntegrations([...(options.integrations ?? []), ...script.integrations]),
    listeners: seedListeners([...(options.listeners ?? []), ...script.listeners]),
    deleteTime: durationMs(options.deleteTime ?? 0)
  })
  seed(scripting, options, script)
  const core: EmulatorCore = {
    serverClock: clock,
    dialect,
    controlPlane,
    faults,
    outcomes,
    behaviors,
    requestLog,
    get requests() {
      return requestLog.list()
    },
    fleet: createFleet(controlPlane, options),
    tenantId: tenantIdOf(options),
    origin: '',
    state: stateOf(options.state, clock, controlPlane),
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    setOutcome: (outcome) => outcomes.add(outcome),
    clearOutcomes: () => outcomes.clear(),
    setAgent: (behavior) => behaviors.add(behavior),
    clearAgents: () => behaviors.clear(),
    behaviorOf,
    setHead: (head) => heads.set(head),
    push: ({ commit_sha = randomBytes(20).toString('hex'), ...ref }) => {
      heads.push({ ...ref, commit_sha })
      return { commit_sha, revisions: controlPlane.push(ref) }
    },
    advance: (time) => {
      clock.advance(durationMs(time))
      controlPlane.version++
    },
    reset: () => {
      for (const part of [faults, outcomes, behaviors, heads, requestLog]) part.clear()
      clock.offset = 0
      controlPlane.load([])
      seed(scripting, options, script)
    }
  }
  return core
}

/** Opens the state file. */
function stateOf(path: string | undefined, clock: Clock, controlPlane: ControlPlane): StateFile | undefined {
  if (path === undefined) return undefined
  return new StateFile(path, {
    version: () => controlPlane.version,
    state: () => ({ clock_offset_ms: clock.offset, deployments: controlPlane.dump() }),
    restore: (state) => {
      clock.offset = state.clock_offset_ms
      controlPlane.load(state.deployments)
    }
  })
}
