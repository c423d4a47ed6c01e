/** Everything that one running local control plane consists of, but HTTP. */

import type { Dialect } from '../src/contract/dialect/dialect.js'
import { AgentBehaviours, parseBehaviour } from './agents/behaviour.js'
import { readGraphs } from './agents/graphs.js'
import { type Clock, createClock, createVirtualClock } from './clock.js'
import { firstKnown, gitFolder, KnownHeads } from './commit-source.js'
import { type Built, ControlPlane } from './control-plane.js'
import { readDialect } from './dialect/option.js'
import { durationMs } from './duration.js'
import { Faults, parseFault } from './faults.js'
import { seedIntegrations, seedListeners } from './lookups.js'
import type { EmulatorOptions, Head } from './options.js'
import { Outcomes, parseOutcome } from './outcomes.js'
import type { Fleet } from './processes/fleet.js'
import { createFleet } from './processes/index.js'
import { RequestLog } from './request-log.js'
import { readScript, type Script } from './script.js'
import { readState, StateFile } from './state/file.js'

export interface Rig {
  clock: Clock
  /** What is spoken over HTTP; the control plane itself knows neutral words only. */
  dialect: Dialect
  controlPlane: ControlPlane
  faults: Faults
  outcomes: Outcomes
  /** How the stock agents behave. */
  behaviours: AgentBehaviours
  /** Where revisions are processes: those. */
  fleet: Fleet | undefined
  heads: KnownHeads
  requests: RequestLog
  /** Where the control plane is served; known once it listens. */
  origin: string
  setHead(head: Head): void
  /** Moves a head and builds what follows it. */
  push(head: Head): Built[]
  /** Sets the clock ahead. */
  advance(ms: number): void
  /** Resolves once every change so far is in the state file. */
  settled(): Promise<void>
  /** Reads the state file again, as a restarted process would. */
  reload(): void
  /** Forgets deployments, faults, outcomes and requests, and goes back to what it was started with. */
  reset(): void
}

const NO_SCRIPT: Script = { outcomes: [], faults: [], agents: [], heads: [], integrations: [], listeners: [] }

type Seeded = Pick<Rig, 'faults' | 'outcomes' | 'behaviours' | 'heads'>

function seed(rig: Seeded, options: EmulatorOptions, script: Script): void {
  for (const fault of [...(options.faults ?? []), ...script.faults]) {
    rig.faults.add(typeof fault === 'string' ? parseFault(fault) : fault)
  }
  for (const outcome of [...(options.outcomes ?? []), ...script.outcomes]) {
    rig.outcomes.add(typeof outcome === 'string' ? parseOutcome(outcome) : outcome)
  }
  for (const agent of [...(options.agents ?? []), ...script.agents]) {
    rig.behaviours.set(typeof agent === 'string' ? parseBehaviour(agent) : agent)
  }
  for (const head of [...(options.heads ?? []), ...script.heads]) rig.heads.set(head)
}

function keep(rig: Omit<Rig, 'settled' | 'reload' | 'reset'>, path: string | undefined) {
  if (path === undefined) return { settled: async () => {}, reload: () => {} }
  const reload = () => {
    const state = readState(path)
    if (state === undefined) return
    rig.clock.offset = state.clock_offset_ms
    rig.heads.load([...rig.heads.dump(), ...state.heads])
    rig.controlPlane.load(state.deployments)
  }
  reload()
  const file = new StateFile(path, {
    version: () => rig.controlPlane.version,
    state: () => ({
      clock_offset_ms: rig.clock.offset,
      heads: rig.heads.dump(),
      deployments: rig.controlPlane.dump()
    })
  })
  return { settled: () => file.settled(), reload }
}

/** Puts the parts together. Throws an OptionError where an option makes no sense. */
export function createRig(options: EmulatorOptions): Rig {
  const script = options.script === undefined ? NO_SCRIPT : readScript(options.script)
  const clock = options.virtualClock === true ? createVirtualClock() : createClock(options.now)
  const faults = new Faults()
  const outcomes = new Outcomes()
  const behaviours = new AgentBehaviours()
  const heads = new KnownHeads()
  const requests = new RequestLog()
  const dialect = readDialect(options.dialect)
  const controlPlane = new ControlPlane({
    customs: dialect.customs,
    now: () => clock.now(),
    origin: () => rig.origin,
    integrations: seedIntegrations([...(options.integrations ?? []), ...script.integrations]),
    listeners: seedListeners([...(options.listeners ?? []), ...script.listeners]),
    buildTime: durationMs(options.buildTime ?? 3_000),
    deleteTime: durationMs(options.deleteTime ?? 0),
    commitOf: firstKnown(heads, ...(options.repo === undefined ? [] : [gitFolder(options.repo)])),
    fateOf: (deployment, revision) => outcomes.take(deployment, revision),
    graphsOf: (source) => readGraphs(options.repo, source),
    behaviourOf: (deployment, revision) => behaviours.of(deployment, revision),
    processes: options.agentCommand !== undefined
  })
  const fleet = createFleet(controlPlane, options)
  const setHead = (head: Head) => {
    heads.set(head)
    controlPlane.version++
  }
  const push = (head: Head) => {
    setHead(head)
    return controlPlane.push(head)
  }
  const advance = (ms: number) => {
    clock.advance(ms)
    controlPlane.version++
  }
  const state = { clock, dialect, controlPlane, faults, outcomes, behaviours, heads, requests }
  const parts = { ...state, fleet, origin: '', setHead, push, advance }
  seed(parts, options, script)
  const reset = () => {
    for (const part of [faults, outcomes, behaviours, requests]) part.clear()
    heads.load([])
    clock.offset = 0
    controlPlane.load([])
    seed(parts, options, script)
  }
  const rig: Rig = Object.assign(parts, keep(parts, options.state), { reset })
  return rig
}
