/** The comment on the pull request that all deployments of a run share. */
import type { RunPorts } from '../../command.js'
import { type GuardedSide, guardOf } from '../../github-records/github-side.js'
import { createManifestComment, type ManifestComment } from '../../github-records/manifest-comment/manifest-comment.js'
import { startTimeLimit } from '../../http/time-limit.js'
import type { Access, Request } from '../../inputs/request.js'
import type { DeploymentState } from '../../report/manifest/deployment-state.js'
import { rowOf } from '../../report/manifest/summary.js'

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
  const { records } = access.github
  const { comment_on, transient: is_preview } = records
  const isDryRun = records.deletes && records.plans === true
  const isWritten = comment_on !== undefined && !isDryRun && access.command !== 'sweep'
  const comment = isWritten ? open(comment_on, access, { ports, manifest, warn }) : undefined
  const keys = manifest.deployments.map(({ key }) => key)
  let showsAll = !records.deletes && records.plans !== true
  const rowsOf = (states: readonly DeploymentState[]) =>
    states
      .filter(({ record }) => record.operation !== 'skipped')
      .map((state) => ({
        ...rowOf(state, ports.clock.date()),
        is_preview,
        position: keys.indexOf(state.key)
      }))
  return {
    update: (state, all) => {
      comment?.update(rowsOf(showsAll ? all : [state]))
      showsAll = false
    },
    close: async (states) => comment?.close(rowsOf(states.filter(({ phase }) => phase !== 'waiting')))
  }
}

interface Opening {
  ports: RunPorts
  manifest: CommentedManifest
  warn: (message: string) => void
}

function open(pull: number, request: Omit<Access, 'connection'>, { ports, manifest, warn }: Opening): ManifestComment {
  const { clock, context, redactor } = ports
  const limit = startTimeLimit(clock, request.timeoutMs)
  const { control_plane, plans = false, deletes } = request.github.records
  const side: GuardedSide = {
    request,
    context,
    open: (account, phase) => ports.openGitHub(account, phase, limit),
    emit: (event) => {
      if (event.type === 'warning') warn(event.message)
    }
  }
  const told = new Set<string>()
  return createManifestComment({
    pull,
    manifest: manifest.path,
    environment: manifest.environment,
    control_plane,
    is_plan: plans,
    run_url: context.run_url,
    create: !deletes,
    guards: { making: guardOf(side, 'making', told), closing: guardOf(side, 'closing', told) },
    clock,
    redactAll: (value) => redactor.redactAll(value)
  })
}
