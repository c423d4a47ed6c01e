/** The comment on the pull request that all deployments of a run share. */
import type { RunPorts } from '../command.js'
import { type GuardedSide, guardOf } from '../github-records/github-side.js'
import { createManifestComment, type ManifestComment } from '../github-records/manifest-comment/manifest-comment.js'
import type { RecordsWanted } from '../github-records/wanted.js'
import { startTimeLimit } from '../http/time-limit.js'
import type { Request } from '../inputs/request.js'
import type { Manifest } from '../manifest/manifest.js'
import type { DeploymentState } from '../report/manifest/deployment-state.js'
import { rowOf } from '../report/manifest/summary.js'
import { isFullCommit } from '../repository/refs.js'

export interface SharedComment {
  /** Takes the comment out of the request of one deployment: its row in the shared one replaces it. */
  takeFrom(key: string, request: Request): Request
  /** Shows the present state of a deployment. */
  update(state: DeploymentState): void
  /** Writes the final states. */
  close(states: readonly DeploymentState[]): Promise<void>
}

/** What the request of a deployment says about its row. */
type RowFacts = Pick<RecordsWanted, 'transient' | 'ref'>

/** The comment is opened when a request asks for one. @param warn Shows a warning of the run. */
export function createSharedComment(
  ports: RunPorts,
  { path, environment }: Pick<Manifest, 'path' | 'environment'>,
  warn: (message: string) => void
): SharedComment {
  const facts = new Map<string, RowFacts>()
  let comment: ManifestComment | undefined
  const rowsOf = (states: readonly DeploymentState[]) =>
    states.flatMap((state) => {
      const known = facts.get(state.key)
      if (known === undefined || state.record.operation === 'skipped') return []
      const { transient: is_preview, ref = '' } = known
      const row = rowOf(state, ports.clock.date())
      return [{ ...row, is_preview, ...(isFullCommit(ref) && { commit: ref }) }]
    })
  return {
    takeFrom(key, request) {
      if (request.command === 'skip' || request.command === 'sweep') return request
      const { comment_on, ...records } = request.github.records
      const isDryRun = request.command === 'delete' && request.dry_run
      if (comment_on !== undefined && !isDryRun) {
        facts.set(key, records)
        comment ??= open({ pull: comment_on, request, records, ports, warn, manifest: path, environment })
      }
      return { ...request, github: { ...request.github, records } }
    },
    update: (state) => comment?.update(rowsOf([state])),
    close: async (states) => comment?.close(rowsOf(states))
  }
}

interface Opening extends Pick<Manifest, 'environment'> {
  pull: number
  request: Exclude<Request, { command: 'skip' }>
  records: RecordsWanted
  ports: RunPorts
  manifest: string
  warn: (message: string) => void
}

function open({ pull, request, records, ports, warn, manifest, environment }: Opening): ManifestComment {
  const { clock, context, redactor } = ports
  const limit = startTimeLimit(clock, 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs)
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
    manifest,
    environment,
    control_plane: records.control_plane,
    is_plan: records.plans ?? false,
    run_url: context.run_url,
    create: !records.deletes,
    guards: { making: guardOf(side, 'making', told), closing: guardOf(side, 'closing', told) },
    clock,
    redactAll: (value) => redactor.redactAll(value)
  })
}
