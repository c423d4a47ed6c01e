/** What a run left behind, for the invariants. */
import type { RevisionConfig } from '../../emulator/control-plane/records.js'
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'
import type { ScenarioRequest } from '../story/scenario-request.js'
import type { RunProcess } from './run-process.js'

/** What one run left behind. */
export interface Played {
  label: string
  request: ScenarioRequest
  process: RunProcess
  /** `crashed`: an unexpected exception. */
  end: 'success' | 'failure' | 'killed' | 'cancelled' | 'crashed'
  endedAt: number
  printed: { level: 'info' | 'notice' | 'warning' | 'error' | 'debug'; text: string; at: number }[]
  outputs: Map<string, string>
  summary: string
  /** The deployment that it found, at the start of the run. */
  before?: {
    id: string
    source_config: SourceConfigRequest
    secrets: Secret[]
    latest: RevisionConfig
    /** Of the latest revision. */
    status: string
    isServing: boolean
  }
  /** The real status of its revision at the end. */
  crash?: string
}

/** What a run writes. */
export type Printed = Pick<Played, 'printed' | 'outputs' | 'summary'>
