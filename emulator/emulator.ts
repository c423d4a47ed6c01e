/** The parts of a running local control plane, without HTTP. */

import type { Dialect } from '../src/contract/dialect/dialect.js'
import { type Clock, createClock, createVirtualClock } from './clock.js'
import { ControlPlane } from './control-plane/control-plane.js'
import { seedIntegrations, seedListeners } from './control-plane/lookups.js'
import type { Built } from './control-plane/push.js'
import type { RevisionContext } from './control-plane/revisions.js'
import { durationMs } from './duration.js'
import { RequestLog } from './http/request-log.js'
import { type EmulatorOptions, type Head, readDialect, tenantIdOf } from './options.js'
import type { Fleet } from './processes/fleet.js'
import { createFleet } from './processes/index.js'
import { gitFolder } from './repositories/git-folder.js'
import { readGraphs } from './repositories/graphs.js'
import { firstKnown, inventedCommit, KnownHeads } from './repositories/heads.js'
import { AgentBehaviors, parseBehavior } from './scripting/agent-behavior.js'
import { Faults, parseFault } from './scripting/faults.js'
import { Outcomes, parseOutcome } from './scripting/outcomes.js'
import { readScript, type Script } from './scripting/script-file.js'
import { StateFile } from './state/file.js'

/** The parts of a local control plane, without HTTP. */
export interface EmulatorCore {
  clock: Clock
  /** The words over HTTP. The control plane itself knows only neutral words. */
  dialect: Dialect
  controlPlane: ControlPlane
  faults: Faults
  outcomes: Outcomes
  /** How the stock agents behave. */
  behaviors: AgentBehaviors
  /** The processes of revisions, with `agentCommand`. */
  fleet: Fleet | undefined
  heads: KnownHeads
  requests: RequestLog
  /** The workspace of the agent servers. */
  tenantId: string
  /** The address of the control plane; known once it listens. */
  origin: string
  setHead(head: Head): void
  /** Moves a head and builds the deployments that follow it. */
  push(head: Head): Built[]
  /** Sets the clock ahead. */
  advance(ms: number): void
  /** Resolves once every change so far is in the state file. */
  settled(): Promise<void>
  /** Whether every change is in the state file. */
  isSettled(): boolean
  /** Checks that the state file can be written. @throws OptionError if it cannot. */
  prove(): Promise<void>
  /** Reads the state file again, as a restarted process would. */
  reload(): void
  /** Removes deployments, faults, outcomes and requests, and restores the initial options. */
  reset(): void
}

const NO_SCRIPT: Script = { outcomes: [], faults: [], agents: [], heads: [], integrations: [], listeners: [] }

type Seeded = Pick<EmulatorCore, 'faults' | 'outcomes' | 'behaviors' | 'heads'>

function seed(core: Seeded, options: EmulatorOptions, script: Script): void {
  for (const fault of [...(options.faults ?? []), ...script.faults]) {
    core.faults.add(typeof fault === 'string' ? parseFault(fault) : fault, 'start')
  }
  for (const outcome of [...(options.outcomes ?? []), ...script.outcomes]) {
    core.outcomes.add(typeof outcome === 'string' ? parseOutcome(outcome) : outcome, 'start')
  }
  for (const agent of [...(options.agents ?? []), ...script.agents]) {
    core.behaviors.set(typeof agent === 'string' ? parseBehavior(agent) : agent, 'start')
  }
  for (const head of [...(options.heads ?? []), ...script.heads]) core.heads.set(head, 'start')
}

type Kept = Pick<EmulatorCore, 'settled' | 'isSettled' | 'prove' | 'reload'>

function keep(core: Omit<EmulatorCore, keyof Kept | 'reset'>, path: string | undefined): Kept {
  if (path === undefined)
    return { settled: async () => {}, isSettled: () => true, prove: async () => {}, reload: () => {} }
  const { clock, heads, faults, outcomes, behaviors, controlPlane } = core
  const file = new StateFile(path, {
    version: () => controlPlane.version + faults.version + outcomes.version + behaviors.version,
    state: () => ({
      clock_offset_ms: clock.offset,
      heads: heads.dump(),
      faults: faults.list('run'),
      outcomes: outcomes.list('run'),
      agents: behaviors.list('run'),
      deployments: controlPlane.dump()
    }),
    restore: (state) => {
      clock.offset = state.clock_offset_ms
      heads.load(state.heads)
      faults.load(state.faults)
      outcomes.load(state.outcomes)
      behaviors.load(state.agents)
      controlPlane.load(state.deployments)
    }
  })
  return {
    settled: () => file.settled(),
    isSettled: () => file.isSettled(),
    prove: () => file.prove(),
    reload: () => file.load()
  }
}

/** What the creation of revisions depends on. */
function revisionContext(
  { clock, heads, outcomes, behaviors }: Seeded & Pick<EmulatorCore, 'clock'>,
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
    outcomeOf: (deployment, revision) => outcomes.nextFor(deployment, revision),
    graphsOf: (source) => readGraphs(repo, source),
    behaviorOf: (deployment, revision) => behaviors.of(deployment, revision),
    processes: agentCommand !== undefined
  }
}

/** Changes of heads and clock. Each counts as a change of the state. */
function movements(
  { clock, heads }: Pick<EmulatorCore, 'clock' | 'heads'>,
  controlPlane: ControlPlane
): Pick<EmulatorCore, 'setHead' | 'push' | 'advance'> {
  return {
    setHead: (head) => {
      heads.set(head)
      controlPlane.version++
    },
    push: (head) => {
      heads.push(head)
      controlPlane.version++
      return controlPlane.push(head)
    },
    advance: (ms) => {
      clock.advance(ms)
      controlPlane.version++
    }
  }
}

/** Creates the parts. @throws OptionError if an option is wrong. */
export function createCore(options: EmulatorOptions): EmulatorCore {
  const script = options.script === undefined ? NO_SCRIPT : readScript(options.script)
  const clock = options.virtualClock === true ? createVirtualClock() : createClock(options.now)
  const faults = new Faults()
  const outcomes = new Outcomes()
  const behaviors = new AgentBehaviors()
  const heads = new KnownHeads()
  const requests = new RequestLog()
  const dialect = readDialect(options.dialect)
  const parts = { clock, dialect, faults, outcomes, behaviors, heads, requests }
  const controlPlane = new ControlPlane({
    ...revisionContext(parts, options),
    serviceRules: dialect.serviceRules,
    origin: () => core.origin,
    integrations: seedIntegrations([...(options.integrations ?? []), ...script.integrations]),
    listeners: seedListeners([...(options.listeners ?? []), ...script.listeners]),
    deleteTime: durationMs(options.deleteTime ?? 0)
  })
  const fleet = createFleet(controlPlane, options)
  const running = {
    ...parts,
    controlPlane,
    fleet,
    tenantId: tenantIdOf(options),
    origin: '',
    ...movements(parts, controlPlane)
  }
  seed(parts, options, script)
  const reset = () => {
    for (const part of [faults, outcomes, behaviors, heads, requests]) part.clear()
    clock.offset = 0
    controlPlane.load([])
    seed(parts, options, script)
  }
  const core: EmulatorCore = Object.assign(running, keep(running, options.state), { reset })
  return core
}
