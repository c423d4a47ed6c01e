/** The comment of a step that deploys one deployment. */
import type { Clock } from '../ports.js'
import type { Failure } from '../report/failure.js'
import { headline } from '../report/headline.js'
import { partOf } from '../report/markdown/parts.js'
import { conclude } from '../report/outcome.js'
import type { RunRecord } from '../report/record.js'
import { commentMarker } from './comment-marker.js'
import type { Guard } from './guard.js'
import { createRunComment } from './run-comment.js'
import type { RecordsWanted } from './wanted.js'

/** A state of the run, without secret values. */
export type Told = { record: RunRecord; failure?: Failure | undefined }

export interface DeploymentCommentOptions {
  wanted: RecordsWanted
  run_url: string | undefined
  clock: Clock
  /** For tasks that get a moment after a cancel: they would leave an open record, or close one. */
  closing: Guard
  /** Removes secret values before escaping. */
  redactAll: <T>(value: T) => T
}

export interface DeploymentComment {
  /** Shows a state of the run. Never throws. */
  update(told: Told): void
  /** Shows how the run ended. True if the comment does. Never throws. */
  close(told: Told): Promise<boolean>
}

/** @param run_started_at Milliseconds since 1970. */
export function openDeploymentComment(
  { wanted, run_url, closing, clock, redactAll }: DeploymentCommentOptions,
  { pull, run_started_at }: { pull: number; run_started_at: number }
): DeploymentComment {
  const { control_plane, plans: is_plan = false, transient: is_preview, deletes } = wanted
  const name = redactAll(wanted.name)
  let heading = ''
  const comment = createRunComment({
    pull,
    marker: commentMarker({ name: wanted.name, control_plane, is_plan }),
    run_url,
    create: !deletes,
    isShared: false,
    headingOf: () => heading,
    guard: closing,
    clock
  })
  const partsOf = ({ record, failure }: Told, isOver: boolean) => {
    const shown = { name, record, failure, isOver, is_preview }
    heading = headline(conclude(record, failure, isOver), { ...record, name })
    const at = clock.date()
    return [partOf(shown, { key: name, run_started_at, at, run_url, isOneOfMany: false })]
  }
  return {
    update: (told) => comment.update(partsOf(told, false)),
    close: (told) => comment.close(partsOf(told, true))
  }
}
