/** What a run of several deployments knows of each of them. Summary, comment and outputs are written from it. */
import type { Failure } from '../failure.js'
import type { ShownDeployment } from '../markdown/deployment.js'
import type { Bar } from '../markdown/timeline.js'
import { conclude, type Outcome } from '../outcome.js'
import type { RunRecord } from '../record.js'

/** `live` also if nothing changed, or if it was planned or deleted as requested. */
export type DeploymentPhase = 'waiting' | 'running' | 'live' | 'failed' | 'skipped'

/** One deployment of the manifest. */
export interface DeploymentState {
  /** Its key in the manifest. */
  key: string
  /** Its name in this run: that of the preview, if it is one. */
  name: string
  phase: DeploymentPhase
  record: RunRecord
  /** Why it failed, or why it was skipped. */
  failure?: Failure | undefined
  /** Since the run began, in milliseconds. */
  started_ms?: number
  ended_ms?: number
}

/** How long it took, in milliseconds; undefined if it did not start or has not ended. */
export function tookMs({ started_ms, ended_ms }: DeploymentState): number | undefined {
  return started_ms === undefined || ended_ms === undefined ? undefined : ended_ms - started_ms
}

/** How it ended; `pending` while it has not. */
export function outcomeOf({ record, failure, phase }: DeploymentState): Outcome {
  return conclude(record, failure, phase !== 'waiting' && phase !== 'running')
}

/** What summary and comment show of it. */
export function shownOf({ name, record, failure, phase }: DeploymentState, is_preview: boolean): ShownDeployment {
  return { name, record, failure, is_preview, isOver: phase !== 'running' && phase !== 'waiting' }
}

/** The time of each that was rolled out. A delete waits for nothing. */
export function barsOf(states: readonly DeploymentState[]): Bar[] {
  return states.flatMap(({ key, phase, record, started_ms: from, ended_ms: to }) =>
    record.command === 'delete' || from === undefined || to === undefined
      ? []
      : [{ key, hasFailed: phase === 'failed', from, to }]
  )
}
