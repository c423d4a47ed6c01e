/**
 * Checks what is live, by the real `active_revision_id` of the service at each moment.
 *
 * After a successful run, its revision or a newer one of another writer is live. A run that fails leaves the serving
 * revision in place. It deletes nothing and rolls back only its own revision. If its revision replaced the serving one,
 * it rolls back or says why not.
 */
import { isOver, statusAt } from '../../emulator/control-plane/lifecycle.js'
import { eventOf, type Played } from '../play/played.js'
import type { Exchange } from '../play/stage.js'
import type { Ended } from '../play/views.js'
import type { Deed, Snapshot } from '../service/journal.js'
import type { Service } from '../service/service.js'
import { hiddenFor } from '../variations/timing.js'
import { mayHaveGoneBack } from './rollback.js'

export function checkLive(ended: Ended): string[] {
  return [...ended.runs, ended.last, ended.again]
    .filter(({ request }) => request.command === 'deploy')
    .flatMap((run) => {
      const problems =
        run.end === 'success'
          ? notLive(run, ended)
          : [...deletedLive(run, ended), ...tookPlaceOfLive(run, ended), ...leftNothing(run, ended)]
      return problems.map((problem) => `${run.label} (${run.end}) ${problem}`)
    })
}

/**
 * A run cannot know what happens after its last read of the deployment: the state at that read or at the end counts. It
 * cannot know revisions that the service shows late. If the service named no active revision before the run, a missing
 * one proves nothing.
 */
function notLive({ request, before, outputs, process, endedAt }: Played, { service, scenario }: Ended): string[] {
  const [id, revision_id] = [outputs.get('deployment_id') ?? '', outputs.get('revision_id')]
  if (!request.wait || revision_id === undefined) return []
  const { revisions } = service.journal
  const look = process.exchanges.findLast(({ operation, outcome }) => operation.name === 'read' && outcome === '200')
  const seenAt = look?.sentAt ?? endedAt
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

function deletedLive({ label }: Played, { service }: Ended): string[] {
  return service.journal.deeds
    .filter(({ by, what }) => by === label && what === 'deleted')
    .map(({ deployment_id, at }) => service.liveAt(deployment_id, at))
    .flatMap((live) => (live === undefined ? [] : [`deleted ${live}, which was live`]))
}

/** The write of a rollback, and the revision that it rolls back from. */
function wayBack(run: Played, service: Service): { from: Deed; back: Deed } | undefined {
  if (!mayHaveGoneBack(run)) return undefined
  const begun = eventOf(run, 'rollback_begun')?.at ?? 0
  const deeds = service.journal.deeds.filter(({ revision_id }) => revision_id !== undefined)
  const back = deeds.find((deed) => deed.by === run.label && deed.at >= begun)
  const from = deeds.findLast((deed) => deed.at <= begun && deed.revision_id === run.outputs.get('revision_id'))
  return back === undefined || from === undefined ? undefined : { from, back }
}

/** A rollback replaces only the revision that it rolls back from, and no other live revision that it could read. */
function tookPlaceOfLive(run: Played, { service }: Ended): string[] {
  const way = wayBack(run, service)
  if (way === undefined) return []
  const { from, back } = way
  const { exchanges } = run.process
  const isRead = (name: string, outcome: string | undefined) => name === 'read' && outcome === '200'
  const read = exchanges.findLast(
    ({ operation, outcome, sentAt }) => isRead(operation.name, outcome) && sentAt < back.at
  )
  const seen = service.liveAt(back.deployment_id, read?.sentAt ?? 0)
  // A service may act upon a lost write later.
  const isWrite = ({ operation, sentAt }: Exchange) =>
    ['patch', 'redeploy'].includes(operation.name) && sentAt <= back.at
  const live = service.liveAt(back.deployment_id, exchanges.findLast(isWrite)?.sentAt ?? back.at)
  return live !== undefined && live === seen && live !== from.revision_id
    ? [`rolled back from ${from.revision_id}, although ${live} was live`]
    : []
}

/**
 * If its own revision replaced the serving one, a run with `rollback` rolls back or says why not. Without disturbance,
 * it rolls back.
 */
function leftNothing(run: Played, ended: Ended): string[] {
  const { request, end, process, endedAt, label, outputs } = run
  const { service } = ended
  const id = outputs.get('deployment_id') ?? ''
  const failed = service.journal.revisions.get(outputs.get('revision_id') ?? '')
  const took = failed?.revision.takes_down && takenDownAt(failed, endedAt)
  const isLook = ({ operation, outcome }: Exchange) => operation.name === 'read' && outcome === '200'
  // The first read of a deployment may follow a look-up of many: what ended until then was not replaced by this run.
  const wasLive = service.liveAt(id, process.exchanges.find(isLook)?.sentAt ?? process.startedAt)
  if (!request.rollback || end !== 'failure' || failed?.by !== label || took === undefined) return []
  const isDeleted = service.journal.deeds.some(({ what, deployment_id }) => what === 'deleted' && deployment_id === id)
  // A reader that is behind still shows what was taken down.
  const lookedAt = process.exchanges.findLast(isLook)?.sentAt ?? endedAt
  if (lookedAt - took < hiddenFor(ended.scenario.traits.timing)) return []
  if (isDeleted || wasLive === undefined || service.liveAt(id, endedAt) !== undefined) return []
  const report = eventOf(run, 'rollback_ended')?.event.rollback
  if (report === undefined && outputs.get('error_code') !== 'wait_timeout')
    return ['leaves nothing live, and does not say why it did not roll back']
  // What a redeploy would run, nothing shows.
  const isUnknown = /may name another image by now|does not show the code of/.test(report?.message ?? '')
  return !isUnknown && isUndisturbed(run, ended, took) && wayBack(run, service) === undefined
    ? [`leaves nothing live, although it could roll back to ${wasLive}`]
    : []
}

/** When a revision ended that takes down what served; undefined if it has not. */
function takenDownAt({ revision }: Snapshot, endedAt: number): number | undefined {
  const { status, since } = statusAt(revision, endedAt)
  return isOver(status) && status !== 'SKIPPED' ? since : undefined
}

/** No other writer acted since the run began, and the service had no fault after the revision failed. */
function isUndisturbed({ process, endedAt, label }: Played, { service, scenario }: Ended, since: number): boolean {
  const { withoutRedeploy, withoutList } = scenario.traits
  const others = service.journal.deeds.some(({ by, at }) => by !== label && at >= process.startedAt && at <= endedAt)
  const met = process.exchanges.some(({ sentAt, fault }) => fault !== undefined && sentAt >= since)
  // A run whose time was over before it read the failure of its revision has no reason to roll back.
  const knows = process.exchanges.some(
    ({ sentAt, outcome, operation }) => operation.name === 'revision' && outcome === '200' && sentAt >= since
  )
  return knows && !others && !met && !withoutRedeploy && withoutList === undefined
}
