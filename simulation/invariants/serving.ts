/** A green run is never one whose agent server still answers from an earlier revision, and says so. */
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'

export function checkServing(ended: Ended): string[] {
  const { agents } = ended.scenario.traits
  if (agents.info !== 'names' || agents.lagMs === 0) return []
  return [...ended.runs, ended.last, ended.again]
    .filter(({ end, request }) => end === 'success' && request.command === 'deploy' && request.wait)
    .flatMap((run) => answersEarlier(run, ended))
}

/**
 * Only while this run's revision is the live one, and only the one that was live when the run began: other invariants
 * cover what others do meanwhile, and an id that a run has never read proves nothing.
 */
function answersEarlier({ label, outputs, process, endedAt }: Played, { service }: Ended): string[] {
  const [id, revision_id] = [outputs.get('deployment_id') ?? '', outputs.get('revision_id')]
  if (revision_id === undefined || service.liveAt(id, endedAt) !== revision_id) return []
  const read = process.exchanges.find(({ operation, outcome }) => operation.name === 'read' && outcome === '200')
  const before = service.liveAt(id, read?.sentAt ?? process.startedAt)
  return service
    .answeringAt(id, endedAt)
    .filter((answering) => answering !== revision_id && answering === before)
    .map((answering) => `${label} (success) outputs ${revision_id}, but ${answering} still answers`)
}
