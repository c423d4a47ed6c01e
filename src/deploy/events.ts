/** What happens during a run, as it happens. The report turns events into log lines, outputs and the summary. */
import type { DeploymentAnswer } from '../contract/answers.js'
import type { ToldPlan } from './model.js'

export type DeployEvent =
  /** The inputs are right, and this is what they ask for. */
  | { type: 'started'; command: 'deploy' | 'plan' | 'delete' | 'sweep'; name?: string | undefined }
  | { type: 'deployment_known'; deployment: DeploymentAnswer }
  | { type: 'deployment_named'; deployment_id: string }
  | { type: 'deployment_absent'; what: string }
  | { type: 'planned'; plan: ToldPlan }
  /** A request that changes something is on its way. */
  | { type: 'write_sent' }
  | { type: 'operation_known'; operation: Operation; new_revision: boolean }
  /** `previous`: what was the latest revision before. `superseded`: this revision is followed in place of another one. */
  | { type: 'revision_known'; revision_id: string; previous?: string | null; superseded?: boolean }
  | { type: 'status_seen'; revision_id: string; status: string; elapsed_ms: number }
  | { type: 'commit_known'; commit_sha: string }
  | { type: 'retrying'; problem: string; delay_ms: number }
  /** A look during the wait was answered, after one or more that were not. */
  | { type: 'answered_again' }
  | { type: 'wait_ended'; status: string; elapsed_ms: number; requests: number }
  /** Every preview of a sweep with its verdict, before anything is deleted. */
  | { type: 'previews_listed'; name: string; previews: readonly JudgedPreview[] }
  | { type: 'preview_swept'; name: string; dry_run: boolean }
  | { type: 'check_ended'; check: CheckReport }
  /** Nothing was to be done, and that is no failure. */
  | { type: 'skipped'; reason: string }
  | { type: 'warned'; message: string }
  | { type: 'noted'; message: string }

export type Operation = 'created' | 'updated' | 'unchanged' | 'deleted' | 'planned' | 'skipped' | 'swept'

/** A preview, and whether a sweep deletes it. */
export interface JudgedPreview {
  id: string
  name: string
  /** Number of its pull request. */
  pull: number
  verdict: 'delete' | 'keep'
  reason: string
}

/** What became of the check of the agent server (§4.2). */
export interface CheckReport {
  result: 'passed' | 'failed'
  /** The assistant that was asked, and what was said, shortened. */
  assistant?: string
  asked?: string
  events: { event: string; text: string }[]
  elapsed_ms: number
}

export type Emit = (event: DeployEvent) => void
