/** The comment on a pull request with a row for each deployment of a manifest. Several runs may write it at once. */
import type { Clock } from '../../ports.js'
import { type CommentedDeployment, commentMarker } from '../../report/markdown/comment.js'
import type { Guard } from '../guard.js'
import { findComment } from '../sticky-comment.js'
import { createCommentWriter } from './comment-writer.js'
import { startPace } from './pace.js'
import { decodeRows } from './row-data.js'
import type { CommentRow } from './stored-row.js'

const WHAT = 'write the comment on the pull request'
/** Time between two writes while the run continues, in milliseconds: GitHub limits how much a token writes an hour. */
const BETWEEN_WRITES_MS = 15_000

export interface ManifestComment {
  /**
   * Notes the present state of some deployments. The requests to GitHub run while the deploys continue; during a write,
   * only the latest state is kept for the next one. Never throws.
   */
  update(deployments: readonly CommentedDeployment[]): void
  /** Writes the final state of these deployments, and the latest one of all others. Never throws. */
  close(deployments: readonly CommentedDeployment[]): Promise<void>
  /** Writes the result of a run that does not know its deployments: over the rows of the comment, if there is one. Never throws. */
  closeRows(endOf: (row: CommentRow) => CommentedDeployment | undefined): Promise<void>
}

export interface ManifestCommentOptions {
  pull: number
  /** Path of the manifest in the repository. */
  manifest: string
  /** The environment of the manifest that is deployed. */
  environment?: string | undefined
  /** Key of the control plane (`controlPlaneKey`). */
  control_plane: string
  is_plan: boolean
  run_url: string | undefined
  /** Write a comment if there is none. */
  create: boolean
  /** `making` for the writes before the last one, `closing` for the last one. */
  guards: { making: Guard; closing: Guard }
  clock: Clock
  /** Removes secret values before escaping. */
  redactAll: <T>(value: T) => T
  /** Between 0 and 1, for waits. */
  random?: () => number
}

/** The comment as this run writes it. Its rows replace those of runs that began earlier. */
export function createManifestComment(options: ManifestCommentOptions): ManifestComment {
  const { guards, clock, random = Math.random, run_url, redactAll } = options
  const { manifest, environment, control_plane, is_plan } = options
  const marker = commentMarker({ name: { manifest, environment }, control_plane, is_plan })
  const write = createCommentWriter({ ...options, marker, now: () => clock.date() })
  const run_started_at = Math.round(clock.date())
  const own = new Map<string, CommentRow>()
  const closing = new AbortController()
  const state = { isOutdated: false }
  let writing: Promise<void> | undefined

  const note = (deployments: readonly CommentedDeployment[]) => {
    for (const deployment of redactAll(deployments)) {
      const { name, updated_at } = deployment
      // A later state is newer, even within a millisecond.
      const after = (own.get(name)?.updated_at ?? 0) + 1
      own.set(name, { ...deployment, updated_at: Math.max(Math.round(updated_at), after), run_url, run_started_at })
    }
    state.isOutdated = true
  }
  const writeNow = (guard: Guard, hurry: AbortSignal) => {
    state.isOutdated = false
    return guard(WHAT, (github) => write(github, [...own.values()], startPace({ clock, random, hurry })))
  }
  const writeWhileOutdated = async () => {
    while (state.isOutdated && !closing.signal.aborted) {
      await writeNow(guards.making, closing.signal)
      const { wait } = startPace({ clock, random, hurry: closing.signal })
      if (!(await wait(0, BETWEEN_WRITES_MS))) break
    }
    writing = undefined
  }
  return {
    update(deployments) {
      note(deployments)
      writing ??= writeWhileOutdated()
    },
    async close(deployments) {
      note(deployments)
      closing.abort()
      await writing
      await writeNow(guards.closing, new AbortController().signal)
    },
    async closeRows(endOf) {
      const found = await guards.closing(WHAT, (github) => findComment(github, { ...options, marker }))
      note(decodeRows(found?.body ?? '', clock.date()).flatMap((row) => endOf(row) ?? []))
      if (own.size > 0) await writeNow(guards.closing, new AbortController().signal)
    }
  }
}
