/** Deletes previews that outlived their pull request (issue 3, item 3). Exact names only, and listed before anything goes. */

import type { DeploymentAnswer, DeploymentRow } from '../../contract/answers.js'
import { DeployError, TimeLimitError } from '../../errors.js'
import type { PullRequestState } from '../../ports.js'
import { orNull, tryRequest } from '../../requests/retry.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Deletion, JudgedPreview } from '../core/events.js'
import { noListError } from '../core/no-api.js'
import { type PreviewKind, previewName, previewPrefix, pullRequestOf } from '../core/preview-name.js'
import type { OwnershipClaim } from '../core/request.js'
import type { Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { deleteById } from '../delete/delete-deployment.js'
import { emitNotFound } from '../delete/find-for-delete.js'
import { describeDeployment, listAll, nearName } from '../find/find-by-name.js'
import { findForeignReason, isToldOurs } from '../find/ownership.js'
import { judge, type PreviewFacts, revisionAge } from './judge-preview.js'

export interface SweepRequest {
  /** The name whose previews are swept. */
  name: string
  kind: PreviewKind
  /** Together with the head of each pull request. */
  claim: OwnershipClaim
  /** Previews whose latest revision is older are deleted too, in milliseconds. */
  max_age_ms?: number
  /** No pull request can be read: each may be open, and only its age decides. */
  by_age: boolean
  /** Lists only. */
  dry_run: boolean
}

export interface SweepPorts {
  /** Whether there is a token to read pull requests with. */
  has_token: boolean
  /** Undefined when GitHub does not say. */
  readPullRequest: (pull: number) => Promise<PullRequestState | undefined>
  /** Called after each deletion. */
  deleted: (preview: JudgedPreview) => Promise<void>
}

/** @throws DeployError when the service cannot list, or a preview could not be read or deleted; the others are by then. */
export async function sweepPreviews(session: Session, request: SweepRequest, ports: SweepPorts): Promise<void> {
  const { emit } = session
  const { previews, failed } = await judgeAll(session, request, ports)
  if (previews.length === 0) await reportMissing(session, request.name)
  const many = previews.filter(({ closed }) => closed === undefined).length
  const unchecked = many === 0 ? undefined : { count: many, needs_token: !ports.has_token }
  emit({ type: 'previews_listed', name: request.name, previews, ...(unchecked && { unchecked }) })
  for (const message of warningsAbout(previews, ports)) emit({ type: 'warning', message })
  for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
    let deletion: Deletion | undefined
    if (!request.dry_run) {
      const gone = await tryRequest(() => inTime(session, () => deleteById(session, preview.id)))
      if ('error' in gone) {
        failed.push(describeFailed(preview, gone.error))
        continue
      }
      deletion = gone.value
      await ports.deleted(preview)
    }
    emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) })
  }
  emit({ type: 'operation_decided', operation: request.dry_run ? 'planned' : 'swept', new_revision: false })
  if (failed.length === 0) return
  throw new DeployError(
    'sweep_incomplete',
    [
      `${count(failed.length, 'preview')} could not be ${request.dry_run ? 'read' : 'read or deleted'}.`,
      ...failed
    ].join('\n  '),
    {
      advice: 'Fix the causes above, then run the sweep again.'
    }
  )
}

/** Each of many previews costs only a little time, but the time limit is that of all. @throws TimeLimitError. */
function inTime<T>({ clock, deadline }: Session, work: () => Promise<T>): Promise<T> {
  return clock.now() < deadline ? work() : Promise.reject(new TimeLimitError('sweep'))
}

function describeFailed({ name, id }: Pick<JudgedPreview, 'name' | 'id'>, { message }: Error): string {
  return `${sanitizeLine(name)} (${id}): ${message}`
}

type Judged = JudgedPreview & Pick<PreviewFacts, 'closed'> & { not_ours?: string }

/** A preview that is kept but may be left over is a warning. */
function warningsAbout(previews: readonly Judged[], { has_token }: SweepPorts): string[] {
  const unknown = previews.filter(({ closed }) => closed === undefined).map(({ name }) => sanitizeLine(name))
  const foreign = previews.flatMap((preview) =>
    preview.not_ours === undefined ? [] : [`Kept: ${describeDeployment(preview)} ${preview.not_ours}.`]
  )
  if (unknown.length === 0) return foreign
  const mend = has_token ? '' : '. Set `github_token`, so that the sweep can read it.'
  return [`Kept, because the state of the pull request is unknown: ${unknown.join(', ')}${mend}`, ...foreign]
}

/** Reports that the name itself does not exist either, if another one differs only by a typo. */
async function reportMissing(session: Session, name: string): Promise<void> {
  const meant = await nearName(session, name)
  if (meant !== undefined) emitNotFound(session, name, meant)
}

async function judgeAll(
  session: Session,
  request: SweepRequest,
  ports: SweepPorts
): Promise<{ previews: Judged[]; failed: string[] }> {
  // What a name contains is all that the list can be asked; the exact pattern has the last word.
  const rows = await listAll(session.controlPlane, previewPrefix(request.name, request.kind))
  if (rows === null) {
    throw await noListError(session, {
      consequence: 'a sweep cannot find previews',
      advice: `Delete previews one by one: \`command: delete\` with a name such as ${sanitizeLine(previewName(request.name, 1, request.kind))}.`
    })
  }
  const previews: Judged[] = []
  const failed: string[] = []
  for (const row of rows) {
    const pull = pullRequestOf(request.name, row.name, request.kind)
    if (pull === undefined || isBeingDeleted(row)) continue
    const judged = await tryRequest(() => inTime(session, () => judgePreview(session, { row, pull, request, ports })))
    if ('error' in judged) {
      const { id, name } = row
      failed.push(describeFailed(row, judged.error))
      previews.push({ id, name, pull, closed: false, verdict: 'keep', reason: 'reading it failed' })
    } else if (judged.value !== null) previews.push(judged.value)
  }
  return { previews: previews.sort((a, b) => a.pull - b.pull), failed }
}

interface Candidate {
  row: DeploymentRow
  pull: number
  request: SweepRequest
  ports: SweepPorts
}

/** Null if the preview no longer exists. Reads only previews that may be deleted. @throws RequestError. */
async function judgePreview(session: Session, candidate: Candidate): Promise<Judged | null> {
  const { row, pull, request, ports } = candidate
  const { max_age_ms, by_age } = request
  const state = by_age ? undefined : await ports.readPullRequest(pull)
  const closed = by_age ? false : state?.closed
  const facts = { id: row.id, name: row.name, pull, closed }
  const early = judge({ closed, by_age, pull, age_ms: undefined, max_age_ms })
  if (closed === undefined || (early.verdict === 'keep' && max_age_ms === undefined)) return { ...facts, ...early }
  const deployment = await orNull(session.controlPlane.readDeployment(row.id))
  if (deployment === null) return null
  const age_ms = closed ? undefined : await readAge(session, deployment)
  const judged = judge({ closed, by_age, pull, age_ms, max_age_ms })
  if (judged.verdict === 'keep') return { ...facts, ...judged }
  const not_ours = await notOurs(session, { ...deployment, name: row.name }, { request, state })
  if (not_ours === undefined) return { ...facts, ...judged }
  return { ...facts, not_ours, verdict: 'keep', reason: `it ${not_ours}` }
}

/** What speaks against deleting it; undefined for nothing. The age alone proves nothing about the owner. */
async function notOurs(
  session: Session,
  deployment: DeploymentAnswer,
  { request, state }: { request: SweepRequest; state: PullRequestState | undefined }
): Promise<string | undefined> {
  const claim = claimFor(request, state)
  const foreign = await findForeignReason(session, deployment, claim)
  if (foreign !== undefined) return `belongs to another repository: ${foreign}`
  const isUnproven = request.by_age && isToldOurs(deployment, claim) === undefined
  return isUnproven ? 'may belong to another repository. Set `image_uri` to the image of its previews' : undefined
}

/** The head of a pull request is another repository if it comes from a fork. */
function claimFor({ claim, by_age }: SweepRequest, state: PullRequestState | undefined): OwnershipClaim {
  if (by_age) return claim
  const head = state?.head_repository
  if (head === undefined) return { ...claim, head_is_gone: true }
  return { ...claim, repositories: [...claim.repositories, `${claim.server_url}/${head}`], head_is_gone: false }
}

/** Since the latest revision, in milliseconds: a service need not touch a deployment when it gets another revision. */
async function readAge(session: Session, { id, latest_revision_id }: DeploymentAnswer): Promise<number | undefined> {
  if (latest_revision_id === null) return undefined
  const revision = await orNull(session.controlPlane.readRevision(id, latest_revision_id))
  return revision === null ? undefined : revisionAge(revision, session.clock.date())
}
