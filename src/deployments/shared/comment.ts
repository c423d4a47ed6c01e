/** The comment on the pull request that all deployments of a run share. */
import type { RunPorts } from '../../command.js'
import { commentMarker } from '../../github-records/comment-marker.js'
import { type GuardedSide, guardOf } from '../../github-records/github-side.js'
import { createRunComment, type RunComment } from '../../github-records/run-comment.js'
import type { Access, Request } from '../../inputs/request.js'
import { headlineOfMany } from '../../report/headline.js'
import { type DeploymentState, shownOf } from '../../report/manifest/deployment-state.js'
import { partOf } from '../../report/markdown/parts.js'
import { outcomeOfToken } from '../../report/outcome.js'
import { redactFacts } from '../../report/redact-facts.js'

export interface SharedComment {
  /** Shows the present state of a deployment. @param all Those of all: the first version shows each. */
  update(state: DeploymentState, all: readonly DeploymentState[]): void
  /** Writes the final states. */
  close(states: readonly DeploymentState[]): Promise<void>
}

/** The manifest whose deployments share it. */
export interface CommentedManifest {
  path: string
  environment: string | undefined
  /** All in the file, in its order: also those that another job runs. */
  deployments: readonly { key: string }[]
}

/** Takes the comment out of the request of one deployment: its row in the shared one replaces it. */
export function withoutComment(request: Request): Request {
  if (request.command === 'skip' || request.command === 'sweep') return request
  const { comment_on: _shared, ...records } = request.github.records
  return { ...request, github: { ...request.github, records } }
}

/** Nothing is written unless the step asks for a comment. @param warn Shows a warning of the run. */
export function createSharedComment(
  ports: RunPorts,
  access: Access,
  { manifest, warn }: { manifest: CommentedManifest; warn: (message: string) => void }
): SharedComment {
  const { comment_on, deletes, plans, transient: is_preview } = access.github.records
  const isDryRun = deletes && plans === true
  const isWritten = comment_on !== undefined && !isDryRun && access.command !== 'sweep'
  const comment = isWritten ? open(comment_on, access, { ports, manifest, warn }) : undefined
  const run_started_at = ports.clock.date()
  const keys = manifest.deployments.map(({ key }) => key)
  const partsOf = (states: readonly DeploymentState[]) => {
    const [at, run_url, isOneOfMany] = [ports.clock.date(), ports.context.run_url, keys.length > 1]
    return states
      .filter(({ record }) => record.operation !== 'skipped')
      .map((state) => {
        const shown = redactFacts(shownOf(state, is_preview), ports.redactor)
        const position = keys.indexOf(state.key)
        return partOf(shown, { key: shown.name, run_started_at, position, at, run_url, isOneOfMany })
      })
  }
  let showsAll = !deletes && plans !== true
  return {
    update: (state, all) => {
      comment?.update(partsOf(showsAll ? all : [state]))
      showsAll = false
    },
    close: async (states) => {
      const isWritten = await comment?.close(partsOf(states.filter(({ phase }) => phase !== 'waiting')))
      if (isWritten) ports.runner.info(`GitHub: comment on #${comment_on}`)
    }
  }
}

interface Opening {
  ports: RunPorts
  manifest: CommentedManifest
  warn: (message: string) => void
}

function open(pull: number, request: Access, { ports, manifest, warn }: Opening): RunComment {
  const { clock, context, openGitHub, told = new Set<string>() } = ports
  const { control_plane, plans = false, deletes } = request.github.records
  const { path, environment } = manifest
  const side: GuardedSide = {
    request,
    context,
    open: openGitHub,
    emit: (event) => {
      if (event.type === 'warning') warn(event.message)
    }
  }
  return createRunComment({
    pull,
    marker: commentMarker({ name: { manifest: path, environment }, control_plane, is_plan: plans }),
    run_url: context.run_url,
    create: !deletes,
    isShared: true,
    headingOf: (parts) => headlineOfMany(parts.map(({ kind }) => outcomeOfToken(kind))),
    guard: guardOf(side, 'closing', told),
    clock
  })
}
