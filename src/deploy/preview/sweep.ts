/**
 * Deletes previews that outlived their pull request (docs/design.md, Delete). Exact names only, and listed
 * before anything goes.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { isBeingDeleted } from '../../contract/status.js'
import { CancelledError, DeployError, type Fact, inOneLine, TimeLimitError } from '../../errors.js'
import type { PullRequestState } from '../../ports.js'
import { requestName } from '../../repository/host-words.js'
import {
  type PreviewKind,
  previewName,
  previewPrefix,
  pullRequestOf
} from '../../repository/preview-name.js'
import { listAll } from '../../requests/lists.js'
import { noListError } from '../../requests/missing-api.js'
import { orNull } from '../../requests/retry.js'
import { ageOf } from '../../text/dates.js'
import { count, formatAge } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { JudgedPreview } from '../core/events.js'
import type { OwnershipClaim } from '../core/request.js'
import type { Session } from '../core/session.js'
import { deleteById } from '../delete/delete-deployment.js'
import { describeDeployment, nearName } from '../find/find-by-name.js'
import { findForeignReason, isShownAsOurs } from '../find/ownership.js'

export interface SweepRequest {
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
  /** Whether the traces of a preview are deleted with it. */
  tracing_project?: boolean
}

interface SweepPorts {
  /** Whether there is a token to read pull requests with. */
  has_token: boolean
  /** Undefined when GitHub does not say. */
  readPullRequest: (pull: number) => Promise<PullRequestState | undefined>
  /** Called after each deletion. */
  deleted: (preview: JudgedPreview) => Promise<void>
}

/**
 * @throws DeployError when the service cannot list, or a preview could not be read or deleted; the
 * others are by then.
 */
export async function sweepPreviews(
  session: Session,
  request: SweepRequest,
  ports: SweepPorts
): Promise<void> {
  const { emit } = session
  const { name, dry_run, tracing_project = false } = request
  const { previews, failed } = await judgeAll(session, request, ports)
  const meant = previews.length === 0 ? await nearName(session, name) : undefined
  if (meant !== undefined)
    emit({ type: 'deployment_not_found', what: sanitizeLine(name), meant: sanitizeLine(meant) })
  reportPreviews(session, name, previews, ports)
  for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
    const gone = dry_run
      ? { value: undefined }
      : await tryInTime(session, () => deleteById(session, preview.id, { tracing_project }))
    if ('error' in gone) {
      failed.push({ label: describeDeployment(preview), value: inOneLine(gone.error) })
      continue
    }
    const deletion = gone.value
    if (deletion !== undefined) await ports.deleted(preview)
    emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) })
  }
  emit({ type: 'operation_decided', operation: dry_run ? 'planned' : 'swept', new_revision: false })
  if (failed.length === 0) return
  throw new DeployError('sweep_incomplete', {
    what:
      `${count(failed.length, 'preview')} could not be ` +
      `${dry_run ? 'read' : 'read or deleted'}.`,
    facts: failed,
    fix: ['Fix the causes above, then run the sweep again.']
  })
}

/** Each of many previews costs only a little time, but the time limit is that of all. */
async function tryInTime<T>({ clock, deadline }: Session, work: () => Promise<T>) {
  try {
    if (clock.now() >= deadline) throw new TimeLimitError('sweep')
    return { value: await work() }
  } catch (error) {
    if (error instanceof CancelledError || !(error instanceof DeployError)) throw error
    return { error }
  }
}

/** `closed`: undefined when GitHub does not say. */
type Judged = JudgedPreview & { closed: boolean | undefined }

/** Lists the previews. One whose pull request is unknown may be left over, which is a warning. */
function reportPreviews(
  { emit }: Session,
  name: string,
  previews: readonly Judged[],
  { has_token }: SweepPorts
): void {
  const unknown = previews
    .filter(({ closed }) => closed === undefined)
    .map((preview) => sanitizeLine(preview.name))
  if (unknown.length === 0) return emit({ type: 'previews_listed', name, previews })
  const unchecked = { count: unknown.length, needs_token: !has_token }
  emit({ type: 'previews_listed', name, previews, unchecked })
  const kept = `Kept, because the state of the pull request is unknown: ${unknown.join(', ')}`
  const fix = has_token ? '' : '. Set `github_token`, so that the sweep can read it.'
  emit({ type: 'warning', message: kept + fix })
}

async function judgeAll(
  session: Session,
  request: SweepRequest,
  ports: SweepPorts
): Promise<{ previews: Judged[]; failed: Fact[] }> {
  const { name, kind } = request
  // What a name contains is all that the list can be asked; the exact pattern has the last word.
  const rows = await listAll(session.controlPlane, previewPrefix(name, kind))
  if (rows === null) {
    throw await noListError(session, {
      consequence: 'a sweep cannot find previews',
      fix:
        'Delete previews one by one: ' +
        `\`command: delete\` with a name such as ${sanitizeLine(previewName(name, 1, kind))}.`
    })
  }
  const previews: Judged[] = []
  const failed: Fact[] = []
  for (const row of rows) {
    const pull = pullRequestOf(name, row.name, kind)
    if (pull === undefined || isBeingDeleted(row)) continue
    const preview = { id: row.id, name: row.name, pull }
    const judged = await tryInTime(session, () => judgePreview(session, preview, request, ports))
    if ('error' in judged) {
      failed.push({ label: describeDeployment(row), value: inOneLine(judged.error) })
      previews.push({ ...preview, closed: false, verdict: 'keep', reason: 'reading it failed' })
    } else if (judged.value !== null) previews.push(judged.value)
  }
  return { previews: previews.sort((a, b) => a.pull - b.pull), failed }
}

/**
 * Null if the preview no longer exists. Any doubt keeps it. Reads it only if it may be deleted.
 * @throws RequestError.
 */
async function judgePreview(
  session: Session,
  preview: Pick<JudgedPreview, 'id' | 'name' | 'pull'>,
  { kind, max_age_ms, by_age, claim }: SweepRequest,
  ports: SweepPorts
): Promise<Judged | null> {
  const state = by_age ? undefined : await ports.readPullRequest(preview.pull)
  const closed = by_age ? false : state?.closed
  const keep = (reason: string): Judged => ({ ...preview, closed, verdict: 'keep', reason })
  const pull = requestName(kind, preview.pull)
  const open = `${pull} ${by_age ? 'may be' : 'is'} open`
  if (closed === undefined) return keep(`the state of ${pull} is unknown`)
  if (!closed && max_age_ms === undefined) return keep(open)
  const deployment = await orNull(session.controlPlane.readDeployment(preview.id))
  if (deployment === null) return null
  let reason = `${pull} is closed`
  if (!closed && max_age_ms !== undefined) {
    const age_ms = await readAge(session, deployment)
    if (age_ms === undefined)
      return keep(`${open}, and the service does not show the age of its latest revision`)
    const age = `last changed ${formatAge(age_ms)} ago`
    if (age_ms <= max_age_ms) return keep(`${open}, ${age}`)
    reason = `${age}, which is longer than max_age (${open})`
  }
  const owner = by_age ? claim : withHead(claim, state?.head_repository)
  const named = { ...deployment, name: preview.name }
  const not_ours = await notOurs(session, named, owner, by_age)
  if (not_ours === undefined) return { ...preview, closed, verdict: 'delete', reason }
  session.emit({ type: 'warning', message: `Kept: ${describeDeployment(named)} ${not_ours}.` })
  return keep(`it ${not_ours}`)
}

/**
 * Returns what speaks against deleting it; undefined for nothing. The age alone proves nothing
 * about the owner.
 */
async function notOurs(
  session: Session,
  deployment: DeploymentAnswer,
  claim: OwnershipClaim,
  by_age: boolean
) {
  if (by_age && isShownAsOurs(deployment, claim) === undefined)
    return 'may belong to another repository. Set `image_uri` to the image of its previews'
  const foreign = await findForeignReason(session, deployment, claim)
  return foreign && `belongs to another repository: ${foreign}`
}

/**
 * Adds the head of a pull request, which is another repository if it comes from a fork. A stated
 * `repo_url` says it all.
 */
function withHead(claim: OwnershipClaim, head: string | undefined): OwnershipClaim {
  if (claim.server_url === undefined) return claim
  if (head === undefined) return { ...claim, head_is_gone: true }
  return {
    ...claim,
    repositories: [...claim.repositories, `${claim.server_url}/${head}`],
    head_is_gone: false
  }
}

/**
 * Returns the milliseconds since the later date of the latest revision: a service need not touch a
 * deployment when it gets another one. Undefined if it shows no date, or one that is unknown.
 */
async function readAge(
  { controlPlane, clock }: Session,
  { id, latest_revision_id: latest }: DeploymentAnswer
): Promise<number | undefined> {
  const revision = latest === null ? null : await orNull(controlPlane.readRevision(id, latest))
  const shown = [revision?.created_at, revision?.updated_at].filter((date) => date != null)
  const age = Math.min(...shown.map((date) => ageOf(date, clock.date())))
  return Number.isFinite(age) ? age : undefined
}
