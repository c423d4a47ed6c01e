/** The comment on the pull request that all deployments of a run share. */
import type { RunPorts } from '../../command.js'
import { type GuardedSide, guardOf } from '../../github-records/github-side.js'
import { createManifestComment, type ManifestComment } from '../../github-records/manifest-comment/manifest-comment.js'
import { startTimeLimit } from '../../http/time-limit.js'
import type { Access, RefusedAccess, Request } from '../../inputs/request.js'
import { type Failure, withoutValues } from '../../report/failure.js'
import type { DeploymentState } from '../../report/manifest/deployment-state.js'
import { rowOf } from '../../report/manifest/summary.js'
import { EMPTY_RECORD } from '../../report/record.js'

export interface SharedComment {
  /** Shows the present state of a deployment. @param all Those of all: the first version shows each. */
  update(state: DeploymentState, all: readonly DeploymentState[]): void
  /** Writes the final states. */
  close(states: readonly DeploymentState[]): Promise<void>
}

/** The comment of a step whose inputs or manifest are invalid. */
export interface RefusedManifest {
  path: string
  environment: string | undefined
  access: RefusedAccess
  /** The names in this run of the only deployments that are selected; undefined for all. */
  names: readonly string[] | undefined
}

/** Time for the comment of a step that may have no valid time limit, in milliseconds. */
const REFUSED_MS = 60_000

/**
 * Writes into the rows of an earlier run, if there are any, that nothing was deployed. Which deployments an invalid
 * manifest has is unknown, so it makes no row and no comment.
 */
export async function commentRefused(
  ports: RunPorts,
  { path, environment, access, names }: RefusedManifest,
  { failure, warn }: { failure: Failure; warn: (message: string) => void }
): Promise<void> {
  const { command, github } = access
  const { comment_on, deletes, plans } = github.records
  if (comment_on === undefined || (deletes && plans === true)) return
  const manifest = { path, environment, deployments: [] }
  const comment = open(comment_on, { ...access, timeoutMs: REFUSED_MS }, { ports, manifest, warn })
  await comment.closeRows(({ name, is_preview, position, record }) =>
    names?.includes(name) === false || (deletes && record.operation === 'deleted')
      ? undefined
      : {
          name,
          ...(is_preview !== undefined && { is_preview }),
          ...(position !== undefined && { position }),
          record: { ...EMPTY_RECORD, command, name },
          failure: withoutValues(failure),
          under_way: false,
          updated_at: ports.clock.date()
        }
  )
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
