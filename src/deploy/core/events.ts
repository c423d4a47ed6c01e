/**
 * What happens during a run, as it happens. The report turns events into log lines, outputs and the
 * summary.
 */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { Dashboard } from '../../contract/dashboard.js'
import { verdictOf } from '../../contract/status.js'
import type { Fact, Hint } from '../../errors.js'
import type { CommandLine } from '../../ports.js'
import type { Plan } from './model.js'
import { type Serving, type Snapshot, servesAnother } from './snapshot.js'

/** The code that a run requests. What the run does not know is absent. */
interface RequestedCode {
  repo_url?: string | undefined
  commit?: string | undefined
  ref?: string | undefined
}

export type DeployEvent =
  /**
   * The inputs are valid; this is the request. `asked_id`: the input `deployment_id`, which need
   * not exist.
   */
  | {
      type: 'started'
      command: 'deploy' | 'plan' | 'rollback' | 'delete' | 'sweep'
      name?: string | undefined
      asked_id?: string | undefined
      code?: RequestedCode
      /** Which command line reaches the control plane, for hints. */
      command_line?: CommandLine
      /** Where people see the deployment, if that is known. */
      dashboard?: Dashboard | undefined
    }
  | { type: 'deployment_read'; deployment: DeploymentAnswer }
  | { type: 'deployment_identified'; deployment_id: string }
  /**
   * `meant`: a similar name that exists. `by_id`: the user gave its ID, which the key may not be
   * able to see.
   */
  | { type: 'deployment_not_found'; what: string; meant?: string | undefined; by_id?: true }
  /**
   * The latest revision is an attempt that does not serve. The plan compares with what serves, if
   * the service names it.
   */
  | { type: 'attempt_compared'; status: string; serving: Serving }
  | { type: 'planned'; plan: Plan }
  /** A request that changes state was sent: `METHOD path`. */
  | { type: 'write_sent'; request: string }
  | { type: 'operation_decided'; operation: Operation; new_revision: boolean }
  | { type: 'deletion_read'; deletion: Deletion }
  /**
   * `previous`: the latest revision before. `superseded`: the revision that this one replaces in
   * the wait.
   */
  | {
      type: 'revision_identified'
      revision_id: string
      previous?: string | null
      superseded?: boolean
    }
  | { type: 'status_read'; revision_id: string; status: string; elapsed_ms: number }
  /** The service built another commit than that of this run. */
  | { type: 'commit_differs'; built: string; message: string }
  /**
   * The service made a revision for an update that was planned without one, or none for one that
   * expected it.
   */
  | { type: 'plan_corrected'; new_revision: boolean; message: string }
  /**
   * Secrets that were to be removed with the whole list, and are still listed after the rollout.
   */
  | { type: 'secrets_kept'; names: readonly string[]; message: string }
  /**
   * Secrets that were listed before the write, and are no longer. Absent unless a read shows it.
   */
  | { type: 'secrets_removed'; names: readonly string[] }
  /** The commit that a revision was built from, as the service shows it. */
  | { type: 'commit_read'; revision_id: string; commit_sha: string }
  /** The image of a revision, as the service shows it. */
  | { type: 'image_read'; revision_id: string; image_uri: string }
  /** Which revision serves after the rollout or its failure. */
  | { type: 'active_revision_read'; serving: Serving }
  | { type: 'retrying'; problem: string; delay_ms: number }
  | { type: 'recovered' }
  /**
   * `within_ms`: time since the last poll that read it in progress; it ended at most that long ago.
   */
  | {
      type: 'wait_ended'
      status: string
      elapsed_ms: number
      requests: number
      within_ms?: number | undefined
    }
  /** Every preview of a sweep with its verdict, before anything is deleted. */
  | {
      type: 'previews_listed'
      name: string
      previews: readonly JudgedPreview[]
      unchecked?: Unchecked
    }
  /** `deletion`: absent in a dry run. */
  | { type: 'preview_swept'; name: string; deletion?: Deletion }
  /**
   * The revision that the agent server names at `GET /info`; of each read that names one of this
   * deployment.
   */
  | { type: 'serving_read'; revision_id: string; is_earlier: boolean }
  /** Nothing proves which revision answers. */
  | { type: 'serving_unverified' }
  /** `reads`: how many it took. */
  | { type: 'serving_confirmed'; revision_id: string; reads: number }
  | { type: 'check_ended'; check: CheckReport }
  | { type: 'log_read'; log: RevisionLog }
  /** The log could not be read. For the debug log only. */
  | { type: 'log_missing'; problem: string }
  /** `command: rollback` has made the code of that revision live. */
  | { type: 'rolled_back'; to: string }
  | { type: 'rollback_begun'; to: string; commit_sha?: string | undefined; way: RollbackWay }
  | { type: 'rollback_revision_known'; revision_id: string }
  | { type: 'rollback_progressed'; status: string; elapsed_ms: number }
  | { type: 'rollback_ended'; rollback: RollbackReport }
  /** There was nothing to do. This is not a failure. */
  | { type: 'skipped'; reason: string }
  | { type: 'warning'; message: string }
  | { type: 'info'; message: string; hint?: Hint }

/** What a run did: the output `operation`. */
export type Operation =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'rolled_back'
  | 'deleted'
  | 'planned'
  | 'skipped'
  | 'swept'

/**
 * How far a deletion is, which a service may take its time for. `absent`: there was nothing to
 * delete. `already_deleting`: it was being deleted already. `accepted`: the service said yes, and
 * does it in its own time.
 */
export type Deletion = 'absent' | 'already_deleting' | 'accepted'

/** Previews whose pull request could not be read. */
interface Unchecked {
  count: number
  needs_token: boolean
}

/** A preview, and whether a sweep deletes it. */
export interface JudgedPreview {
  id: string
  name: string
  pull: number
  verdict: 'delete' | 'keep'
  reason: string
}

export interface CheckReport {
  result: 'passed' | 'failed'
  /** The assistant that ran, and its answer, shortened. */
  assistant?: string | undefined
  asked?: string | undefined
  events: { event: string; text: string }[]
  elapsed_ms: number
}

/** Of a revision that failed, made safe. */
export interface RevisionLog {
  log: 'build' | 'deploy'
  revision_id: string
  /** Oldest first, each without control characters and secrets. */
  lines: string[]
  /** False if the log continues after these lines. */
  is_end: boolean
}

export type RollbackWay = 'redeploy' | 'patch'

export interface RollbackReport {
  /**
   * `not_needed`: what served before still serves. `not_possible`: nothing was tried. `failed`: it
   * was tried.
   */
  result: 'rolled_back' | 'not_needed' | 'not_possible' | 'failed'
  /**
   * What was not restored, or why nothing was; what serves is `active_revision_read`. May be empty.
   */
  message: string
  /** About the error of a rollback that failed. */
  facts?: readonly Fact[]
  /** Nothing shows which code a rollback would deploy. */
  code_unknown?: true
  /** The earlier revision whose content is live again; only with `rolled_back`. */
  rolled_back_to?: string
}

export type Emit = (event: DeployEvent) => void

type Emitter = { emit: Emit }

type Coded = Pick<RevisionAnswer, 'id' | 'source_revision_config'>

/** Its status, and its code if it shows that. `elapsed_ms` since the wait began. */
export function emitRevision(session: Emitter, revision: RevisionAnswer, elapsed_ms: number): void {
  session.emit({
    type: 'status_read',
    revision_id: revision.id,
    status: revision.status,
    elapsed_ms
  })
  emitCode(session, revision)
}

/** Emits the commit that a revision was built from, and its image, each if it is shown. */
export function emitCode({ emit }: Emitter, { id, source_revision_config: code }: Coded): void {
  const { repo_commit_sha: commit_sha, image_uri } = code ?? {}
  if (commit_sha != null) emit({ type: 'commit_read', revision_id: id, commit_sha })
  if (image_uri != null) emit({ type: 'image_read', revision_id: id, image_uri })
}

/** Reports that the latest revision is not the one that serves. */
export function emitCompared({ emit }: Emitter, snapshot: Snapshot): void {
  const { latest, serving } = snapshot
  if (latest === null) return
  // Some services name none although one serves.
  const mayServeNothing = serving.is === 'unnamed' && verdictOf(latest.status) === 'failed'
  if (servesAnother(snapshot) || mayServeNothing)
    emit({ type: 'attempt_compared', status: latest.status, serving })
}

/** Reports which revision serves after a rollout, if the service says so. */
export function emitServing({ emit }: Emitter, serving: Serving): void {
  const isProven = serving.is === 'revision' || serving.is === 'nothing'
  if (isProven) emit({ type: 'active_revision_read', serving })
}
