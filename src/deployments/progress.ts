/** The state of each deployment of a run, as it goes. */
import type { Failure } from '../report/failure.js'
import type { DeploymentPhase, DeploymentState } from '../report/manifest/deployment-state.js'
import { EMPTY_RECORD, type RunRecord } from '../report/record.js'

/** Collects the states. */
export interface Progress {
  /** In the order of the manifest. */
  states(): readonly DeploymentState[]
  stateOf(key: string): DeploymentState
  /** @param record Reads the present record of the deployment. */
  start(key: string, record: () => RunRecord): void
  end(key: string, phase: Exclude<DeploymentPhase, 'waiting' | 'running'>, failure?: Failure): void
}

/**
 * @param names Name of each deployment in this run, by its key.
 * @param sinceStart Milliseconds since the run began.
 */
export function createProgress(names: ReadonlyMap<string, string>, sinceStart: () => number): Progress {
  const keys = [...names.keys()]
  const known = new Map<string, Omit<DeploymentState, 'record'>>()
  const begin = (key: string) => ({ key, name: names.get(key) ?? key })
  const records = new Map<string, () => RunRecord>()
  const stateOf = (key: string): DeploymentState => {
    const state = known.get(key) ?? { ...begin(key), phase: 'waiting' as const }
    return { ...state, record: records.get(key)?.() ?? EMPTY_RECORD }
  }
  return {
    states: () => keys.map(stateOf),
    stateOf,
    start: (key, record) => {
      records.set(key, record)
      known.set(key, { ...begin(key), phase: 'running', started_ms: sinceStart() })
    },
    end: (key, phase, failure) => {
      const { started_ms } = stateOf(key)
      // What never started has no time of its own.
      const times = started_ms === undefined ? {} : { started_ms, ended_ms: sinceStart() }
      known.set(key, { ...begin(key), phase, ...times, ...(failure !== undefined && { failure }) })
    }
  }
}
