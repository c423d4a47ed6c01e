/**
 * What a story is about: who asks for what of which service, and who comes in between. Made from
 * the seed alone.
 */
import type { Traits } from '../service/traits.js'
import type { ExistingDeployment } from './existing-deployment.js'
import type { ScenarioRequest } from './scenario-request.js'
import type { Intervention, Stop } from './triggers.js'

/** How often requests meet a fault: a share of the reads, and of the writes. */
export interface Weather {
  reads: number
  writes: number
}

/** One run of the workflow; a killed or failed one is started again. */
export interface Attempt {
  /** `run 1`, `run 2`, … */
  label: string
  /** Between the end of the run before and this one. */
  gapMs: number
  /** How far the runner's wall clock is off. */
  skewMs: number
  stop?: Stop
}

/** Another run of the same workflow, for another commit perhaps, at the same time. */
export interface Rival {
  request: ScenarioRequest
  attempt: Attempt
  /** When it begins. */
  startMs: number
}

export interface Scenario {
  seed: number
  api_key: string
  traits: Traits
  /** The state before the story. */
  existing: ExistingDeployment | undefined
  /** Deployments whose names hold the name. */
  decoys: { name: string; repo_url: string }[]
  /** There are no other writers and no faults, and every revision is deployed. */
  isCalm: boolean
  weather: Weather
  request: ScenarioRequest
  attempts: Attempt[]
  rival: Rival | undefined
  interventions: Intervention[]
}
