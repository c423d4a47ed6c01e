/** The comment on a pull request that shows the deployments of a run: a row for each. */
import { createHash } from 'node:crypto'
import type { RecordsWanted } from '../../inputs/records.js'
import { headline, headlineOfMany } from '../headline.js'
import { type DeploymentState, shownOf } from '../manifest/deployment-state.js'
import { type Part, partOf } from '../markdown/parts.js'
import { conclude, outcomeOfToken } from '../outcome.js'
import { redactFacts } from '../redact-facts.js'
import type { GitHubPorts, Guard } from './guard.js'
import { createRunComment, WHAT } from './run-comment.js'

/** All deployments of a manifest, in one of its environments. */
export interface ManifestScope {
  /** Path of the manifest in the repository. */
  manifest: string
  environment?: string | undefined
}

/**
 * The last line of the comment, invisible. It is a digest of the name and the key of its control plane, so no name can
 * end the marker, and no marker begins another's. A plan has its own comment, so that it never replaces that of the
 * deployment. A manifest is no name: its comment is never that of one deployment.
 */
export function commentMarker(of: {
  name: string | ManifestScope
  control_plane: string
  is_plan?: boolean | undefined
}): string {
  const { name, control_plane, is_plan = false } = of
  const digest = createHash('sha256')
    .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
    .digest('hex')
  return `<!-- deploy-agent-server ${digest} -->`
}

/** What a comment is about. */
export interface Commented {
  records: RecordsWanted
  /** The manifest whose deployments share it; absent if it is about one deployment. */
  scope?: ManifestScope | undefined
  /** The keys of all deployments in the manifest, in its order: also those that another job runs. */
  keys: readonly string[]
}

export interface Comment {
  /** Shows the present state of a deployment. Never throws. @param all Those of all: the first version shows each. */
  update(state: DeploymentState, all: readonly DeploymentState[]): void
  /** Shows how these have ended. Returns what was written, in words; undefined if nothing was. Never throws. */
  close(states: readonly DeploymentState[]): Promise<string | undefined>
}

/** Opens the comment of a run; undefined if it writes none. */
export function openComment(
  { records, scope, keys }: Commented,
  { context: { run_url }, clock, redactor }: GitHubPorts,
  guard: Guard
): Comment | undefined {
  const { comment_on: pull, name, control_plane, plans: is_plan = false, deletes, transient: is_preview } = records
  // The plan of a delete has no comment.
  if (pull === undefined || (deletes && is_plan)) return undefined
  const run_started_at = clock.date()
  const isOneOfMany = keys.length > 1
  let only = ''
  let showsAll = !deletes && !is_plan
  const partsOf = (states: readonly DeploymentState[]): Part[] => {
    const parts = states.map((state) => {
      const facts = { ...shownOf(state, is_preview), ...(scope === undefined && { name }) }
      // Before it is escaped.
      const shown = redactFacts(facts, redactor)
      const { record, failure, isOver } = shown
      only = headline(conclude(record, failure, isOver), { ...record, name: shown.name })
      const about = { key: shown.name, run_started_at, at: clock.date(), run_url, isOneOfMany }
      return partOf(shown, { ...about, ...(scope && { position: keys.indexOf(state.key) }) })
    })
    return parts.filter(({ kind }) => kind !== 'skipped')
  }
  const comment = createRunComment({
    pull,
    marker: commentMarker({ name: scope ?? name, control_plane, is_plan }),
    run_url,
    create: !deletes,
    isShared: scope !== undefined,
    headingOf: (parts) =>
      isOneOfMany || parts.length > 1 ? headlineOfMany(parts.map(({ kind }) => outcomeOfToken(kind))) : only,
    guard,
    clock
  })
  return {
    // Rendering is guarded as well: nothing about a comment may end the deploy.
    update: (state, all) => {
      const states = showsAll ? all : [state]
      showsAll = false
      void guard(WHAT, async () => comment.update(partsOf(states)))
    },
    close: async (states) => {
      const isWritten = await guard(WHAT, () => comment.close(partsOf(states)))
      return isWritten ? `comment on #${pull}` : undefined
    }
  }
}
