/**
 * What is live after a successful run, by the real `active_revision_id` of the service, and which
 * revision answers.
 */
import type { Played } from '../play/played.js'
import { isRead } from '../play/stage.js'
import type { Ended } from '../play/views.js'
import type { Snapshot } from '../service/journal.js'
import { hiddenFor } from '../variations/timing.js'

/** Its revision is live, or a newer one of another writer. */
export function checkLive(ended: Ended): string[] {
  return ended.all
    .filter(({ request, end }) => request.command === 'deploy' && end === 'success')
    .flatMap((run) => notLive(run, ended).map((problem) => `${run.label} ${problem}`))
}

/**
 * A run cannot know what happens after its last read of the deployment: the state at that read or
 * at the end counts. It cannot know revisions that the service shows late. If the service named no
 * active revision before the run, a missing one proves nothing.
 */
function notLive(
  { request, before, outputs, process, endedAt }: Played,
  { service, scenario }: Ended
): string[] {
  const id = outputs.get('deployment_id') ?? ''
  const revision_id = outputs.get('revision_id')
  if (!request.wait || revision_id === undefined) return []
  const { revisions } = service.journal
  const seenAt = process.exchanges.findLast(isRead)?.sentAt ?? endedAt
  const showsLateMs = hiddenFor(scenario.traits.timing)
  const isHidden = ({ at, deployment_id }: Snapshot) =>
    deployment_id === id && at > seenAt - showsLateMs && at <= seenAt
  if (showsLateMs > 0 && [...revisions.values()].some(isHidden)) return []
  const made = revisions.get(revision_id)?.at ?? 0
  const isNewer = (live: Snapshot | undefined) => live !== undefined && live.at >= made
  const seen = [seenAt, endedAt].map((at) => service.liveAt(id, at))
  const wasSilent = before !== undefined && service.liveAt(id, process.startedAt) === undefined
  if (wasSilent && seen.every((live) => live === undefined)) return []
  if (seen.some((live) => live === revision_id || isNewer(revisions.get(live ?? '')))) return []
  return [`has the output ${revision_id}, but the live revision is ${seen.at(-1) ?? 'nothing'}`]
}

/**
 * A green run is never one whose agent server still answers from an earlier revision, and says so.
 */
export function checkServing(ended: Ended): string[] {
  const { agents } = ended.scenario.traits
  if (agents.info !== 'names' || agents.lagMs === 0) return []
  return ended.all
    .filter(({ end, request }) => end === 'success' && request.command === 'deploy' && request.wait)
    .flatMap((run) => answersEarlier(run, ended))
}

/**
 * Only while this run's revision is the live one, and only the one that was live when the run
 * began: other invariants cover what others do meanwhile, and an id that a run has never read
 * proves nothing.
 */
function answersEarlier(
  { label, outputs, process, endedAt }: Played,
  { service }: Ended
): string[] {
  const id = outputs.get('deployment_id') ?? ''
  const revision_id = outputs.get('revision_id')
  if (revision_id === undefined || service.liveAt(id, endedAt) !== revision_id) return []
  const read = process.exchanges.find(isRead)
  const before = service.liveAt(id, read?.sentAt ?? process.startedAt)
  return service
    .answeringAt(id, endedAt)
    .filter((answering) => answering !== revision_id && answering === before)
    .map((answering) => `${label} (success) outputs ${revision_id}, but ${answering} still answers`)
}
