/** Deletes previews that outlived their pull request (issue 3, item 3). Exact names only, and listed before anything goes. */
import type { DeploymentRow } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import { formatAge } from '../text/duration.js'
import { inert } from '../text/inert.js'
import { deleteById } from './delete.js'
import type { Deletion, JudgedPreview } from './events.js'
import { listAll } from './find.js'
import { attempt } from './patience.js'
import { previewName, pullRequestOf } from './preview-name.js'
import { readPatiently, type Session } from './session.js'
import { isBeingDeleted } from './status.js'

export interface SweepRequest {
  /** The name whose previews are swept. */
  name: string
  /** Previews that were not changed for longer are deleted too, in milliseconds. */
  max_age_ms?: number
  /** Lists only. */
  dry_run: boolean
}

export interface SweepPorts {
  /** Whether the pull request is closed; undefined when GitHub does not say. */
  isClosed: (pull: number) => Promise<boolean | undefined>
  /** Called after each deletion. */
  deleted: (preview: JudgedPreview) => Promise<void>
}

/** @throws DeployError when the service cannot list, or a preview could not be deleted; the others are by then. */
export async function sweepPreviews(session: Session, request: SweepRequest, ports: SweepPorts): Promise<void> {
  const { emit } = session
  const previews = await judgeAll(session, request, ports)
  emit({ type: 'previews_listed', name: request.name, previews })
  const unknown = previews.filter(({ closed }) => closed === undefined).map(({ name }) => inert(name))
  if (unknown.length > 0) {
    emit({ type: 'warned', message: `Kept, as nobody knows whether the pull request is closed: ${unknown.join(', ')}` })
  }
  const failed: string[] = []
  for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
    let deletion: Deletion | undefined
    if (!request.dry_run) {
      const gone = await attempt(() => deleteById(session, preview.id))
      if ('error' in gone) {
        failed.push(`${inert(preview.name)} (${preview.id}): ${gone.error.message}`)
        continue
      }
      deletion = gone.value
      await ports.deleted(preview)
    }
    emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) })
  }
  emit({ type: 'operation_known', operation: request.dry_run ? 'planned' : 'swept', new_revision: false })
  if (failed.length === 0) return
  throw new DeployError([`${failed.length} of the previews could not be deleted:`, ...failed].join('\n  '), {
    advice: 'Run again: what is gone is gone, and what is left is tried again.'
  })
}

type Judged = JudgedPreview & Pick<PreviewFacts, 'closed'>

async function judgeAll(session: Session, request: SweepRequest, { isClosed }: SweepPorts): Promise<Judged[]> {
  const { controlPlane, clock } = session
  // What a name contains is all that the list can be asked; the exact pattern has the last word.
  const rows = await readPatiently(session, () => listAll(controlPlane, `${request.name}-pr-`))
  if (rows === null) {
    throw new DeployError('The service has no list of deployments, so there is no way to see what is left over.', {
      advice: `Delete previews one by one: command: delete with a name such as ${inert(previewName(request.name, 1))}, or with deployment_id.`
    })
  }
  const previews: Judged[] = []
  for (const row of rows) {
    const pull = pullRequestOf(request.name, row.name)
    if (pull === undefined || isBeingDeleted(row)) continue
    const closed = await isClosed(pull)
    const judged = judge({ closed, pull, age_ms: ageOf(row, clock.date()), max_age_ms: request.max_age_ms })
    previews.push({ id: row.id, name: row.name, pull, closed, ...judged })
  }
  return previews.sort((a, b) => a.pull - b.pull)
}

export interface PreviewFacts {
  /** Undefined when GitHub does not say. */
  closed: boolean | undefined
  pull: number
  /** Since the last change; undefined when the service does not say. */
  age_ms: number | undefined
  max_age_ms: number | undefined
}

/** Whether a preview goes, and why. What is not known for sure keeps it. */
export function judge({ closed, pull, age_ms, max_age_ms }: PreviewFacts): Pick<JudgedPreview, 'verdict' | 'reason'> {
  if (closed === undefined) return { verdict: 'keep', reason: `nobody knows whether pull request #${pull} is closed` }
  if (closed) return { verdict: 'delete', reason: `pull request #${pull} is closed` }
  const open = `pull request #${pull} is open`
  if (max_age_ms === undefined) return { verdict: 'keep', reason: open }
  if (age_ms === undefined) return { verdict: 'keep', reason: `${open}, and the service does not tell the age` }
  const age = `last changed ${formatAge(age_ms)} ago`
  return age_ms > max_age_ms
    ? { verdict: 'delete', reason: `${age}, which is longer than max_age (${open})` }
    : { verdict: 'keep', reason: `${open}, ${age}` }
}

/** Milliseconds since the last change. */
function ageOf({ updated_at, created_at }: DeploymentRow, now: number): number | undefined {
  const at = Date.parse(updated_at ?? created_at ?? '')
  return Number.isNaN(at) ? undefined : now - at
}
