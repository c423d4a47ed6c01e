/** What a run left behind, for the invariants. */
import type { RevisionConfig } from '../../emulator/control-plane/records.js'
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'
import type { ShownFailure } from '../../src/ports.js'
import type { RunEvent } from '../../src/report/reporter.js'
import type { ScenarioRequest } from '../story/scenario-request.js'
import type { RunProcess } from './run-process.js'

/** What a run was asked to do with one deployment. */
export interface Asked {
  key: string
  needs: string[]
  request: ScenarioRequest
  /** The id to give, if the deployment is requested by id. */
  deployment_id?: string | undefined
}

/** The deployment that a run finds when it begins to work on it. */
export interface Found {
  id: string
  source_config: SourceConfigRequest
  secrets: Secret[]
  latest: RevisionConfig
  /** Of the latest revision. */
  status: string
  isServing: boolean
}

/** What happened in a run to one deployment. */
export interface PlayedPart {
  process: RunProcess
  before: Found | undefined
  events: { event: RunEvent; at: number }[]
}

/** What a run writes. */
export interface Printed {
  printed: { level: 'info' | 'notice' | 'warning' | 'error' | 'debug'; text: string; at: number }[]
  /** The members of the error that it printed last. */
  failure?: ShownFailure | undefined
  outputs: Map<string, string>
  summary: string
}

/** What one run left behind. */
export interface PlayedRun extends Printed {
  label: string
  process: RunProcess
  /** `crashed`: an unexpected exception. */
  end: 'success' | 'failure' | 'killed' | 'cancelled' | 'crashed'
  endedAt: number
  asked: readonly Asked[]
  /** The deployments that it began to work on, by key. */
  parts: ReadonlyMap<string, PlayedPart>
  /** Connections to read what is needed outside of the selection. */
  needReads: readonly RunProcess[]
}

/** A run as if it had been for one deployment alone. */
export interface Played
  extends Pick<PlayedRun, 'label' | 'process' | 'end' | 'endedAt' | 'outputs'> {
  request: ScenarioRequest
  before: Found | undefined
  events: PlayedPart['events']
  /** The errors of the whole run. */
  errors: string[]
}

/** The first event of a type. */
export function eventOf<T extends RunEvent['type']>({ events }: Pick<Played, 'events'>, type: T) {
  const isIt = (
    one: PlayedPart['events'][number]
  ): one is { event: Extract<RunEvent, { type: T }>; at: number } => one.event.type === type
  return events.find(isIt)
}

export const errorsOf = ({ printed }: Printed) =>
  printed.filter(({ level }) => level === 'error').map(({ text }) => text)
