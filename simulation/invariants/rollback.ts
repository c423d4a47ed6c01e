/**
 * A rollback never makes a run a success, replaces only the revision that failed, and is reported
 * only if it happened. A run with `rollback` whose revision replaced the serving one rolls back, or
 * says why not.
 */
import { isOver, statusAt } from '../../emulator/control-plane/lifecycle.js'
import { eventOf, type Played } from '../play/played.js'
import { type Exchange, isRead } from '../play/stage.js'
import type { Ended } from '../play/views.js'
import { mayBeResolved, sameField } from '../same.js'
import type { Deed, Snapshot } from '../service/journal.js'
import type { Service } from '../service/service.js'
import { showCode } from '../variations/normal-forms.js'
import { hiddenFor } from '../variations/timing.js'

/** Whether a second revision of a run may be its rollback. */
export function mayHaveGoneBack(run: Played): boolean {
  return (
    run.request.rollback && run.end !== 'success' && eventOf(run, 'rollback_begun') !== undefined
  )
}

export function checkRollbacks(ended: Ended): string[] {
  const checks = [falseClaims, falselyBack, replacedOthers, leftNothing]
  return ended.all.flatMap((run) =>
    checks.flatMap((check) => check(run, ended)).map((what) => `${run.label} (${run.end}) ${what}`)
  )
}

/** `rolled_back_to` names an earlier revision, and the serving revision has its code. */
function falseClaims(run: Played, { service, scenario }: Ended): string[] {
  const { request, end, outputs, label } = run
  const to = outputs.get('rolled_back_to')
  if (!request.rollback && eventOf(run, 'rollback_begun') !== undefined)
    return ['rolled back without being asked']
  if (to === undefined) return []
  if (end === 'success') return ['rolled back, and reports success']
  const { revisions } = service.journal
  // Of two runs that roll back at once, one may take the revision of the other for its own: both
  // have the same code.
  const made = eventOf(run, 'rollback_revision_known')?.event.revision_id
  const target = revisions.get(to)
  const last = revisions.get(made ?? to)
  if (target === undefined || last === undefined)
    return [`has the output ${to}, which does not exist`]
  if (target.revision.life.at(-1)?.status !== 'DEPLOYED')
    return [`rolled back to ${to}, which never was DEPLOYED`]
  if (last.revision.life.at(-1)?.status !== 'DEPLOYED')
    return [`says that ${made} serves, which never was DEPLOYED`]
  // A patch rolls back to the names that the service shows. The digest of a tag is the same code.
  const { forms } = scenario.traits
  const codeOf = ({ revision }: Snapshot): Record<string, string | null> =>
    showCode(forms, { ...revision.source_revision_config })
  const live = codeOf(last)
  const isSame = Object.entries(codeOf(target)).every(
    ([field, value]) =>
      sameField(field, live[field], value) ||
      mayBeResolved(field, live[field], String(value), last.by !== label)
  )
  if (isSame) return []
  return [`rolled back to ${to}, but the live revision has other code`]
}

/**
 * A revision is serving at the last read of a run that reports a rollback, or at its end. It may
 * belong to another writer by then.
 */
function falselyBack({ outputs, process, endedAt }: Played, { service }: Ended): string[] {
  if (!outputs.get('rolled_back_to')) return []
  const id = outputs.get('deployment_id') ?? ''
  const look = process.exchanges.findLast(isRead)
  const live = [look?.sentAt ?? endedAt, endedAt].map((at) => service.liveAt(id, at))
  if (live.some((revision_id) => revision_id !== undefined)) return []
  return ['reports a rollback, but nothing is live']
}

/** The write of a rollback, and the revision that it rolls back from. */
function wayBack(run: Played, service: Service): { from: Deed; back: Deed } | undefined {
  if (!mayHaveGoneBack(run)) return undefined
  const begun = eventOf(run, 'rollback_begun')?.at ?? 0
  const deeds = service.journal.deeds.filter(({ revision_id }) => revision_id !== undefined)
  const back = deeds.find((deed) => deed.by === run.label && deed.at >= begun)
  const from = deeds.findLast(
    (deed) => deed.at <= begun && deed.revision_id === run.outputs.get('revision_id')
  )
  return back && from && { from, back }
}

/**
 * A rollback replaces only the revision that it rolls back from. Anything else that is newer or
 * live was made after the last read before the write, and a service that shows revisions late may
 * hide it for longer.
 */
function replacedOthers(run: Played, { service, scenario }: Ended): string[] {
  const way = wayBack(run, service)
  if (way === undefined) return []
  const { from, back } = way
  const { exchanges } = run.process
  const read = exchanges.findLast((exchange) => isRead(exchange) && exchange.sentAt < back.at)
  // A service may act upon a lost write later.
  const isWayBack = ({ operation, sentAt }: Exchange) =>
    ['patch', 'redeploy'].includes(operation.name) && sentAt <= back.at
  const sentAt = exchanges.findLast(isWayBack)?.sentAt ?? back.at
  const live = service.liveAt(back.deployment_id, sentAt)
  const isSeen =
    live !== undefined && live === service.liveAt(back.deployment_id, read?.sentAt ?? 0)
  if (isSeen && live !== from.revision_id)
    return [`rolled back from ${from.revision_id}, although ${live} was live`]
  const isNewer = ({ by, at, deployment_id, revision_id }: Deed) =>
    by !== run.label &&
    deployment_id === back.deployment_id &&
    revision_id !== undefined &&
    at > from.at
  const newer = service.journal.deeds.find((deed) => isNewer(deed) && deed.at < (read?.sentAt ?? 0))
  if (newer === undefined || hiddenFor(scenario.traits.timing) > 0) return []
  return [`rolled back over ${newer.revision_id}, which ${newer.by} made`]
}

/**
 * If its own revision replaced the serving one, a run with `rollback` rolls back or says why not.
 * Without disturbance, it rolls back.
 */
function leftNothing(run: Played, ended: Ended): string[] {
  const { request, end, process, endedAt, label, outputs } = run
  const { service } = ended
  const id = outputs.get('deployment_id') ?? ''
  const failed = service.journal.revisions.get(outputs.get('revision_id') ?? '')
  const took = failed?.revision.takes_down && takenDownAt(failed, endedAt)
  // The first read of a deployment may follow a look-up of many: what ended until then was not
  // replaced by this run.
  const wasLive = service.liveAt(id, process.exchanges.find(isRead)?.sentAt ?? process.startedAt)
  if (!request.rollback || end !== 'failure' || failed?.by !== label || took === undefined)
    return []
  const isDeleted = service.journal.deeds.some(
    ({ what, deployment_id }) => what === 'deleted' && deployment_id === id
  )
  // A reader that is behind still shows what was taken down.
  const lookedAt = process.exchanges.findLast(isRead)?.sentAt ?? endedAt
  if (lookedAt - took < hiddenFor(ended.scenario.traits.timing)) return []
  if (isDeleted || wasLive === undefined || service.liveAt(id, endedAt) !== undefined) return []
  const report = eventOf(run, 'rollback_ended')?.event.rollback
  if (report === undefined && outputs.get('error_code') !== 'wait_timeout')
    return ['leaves nothing live, and does not say why it did not roll back']
  // What a redeploy would run, nothing shows.
  const isUnknown = report?.code_unknown === true
  if (isUnknown || !isUndisturbed(run, ended, took)) return []
  if (wayBack(run, service) !== undefined) return []
  return [`leaves nothing live, although it could roll back to ${wasLive}`]
}

/** When a revision ended that takes down what served; undefined if it has not. */
function takenDownAt({ revision }: Snapshot, endedAt: number): number | undefined {
  const { status, since } = statusAt(revision, endedAt)
  if (isOver(status) && status !== 'SKIPPED') return since
  return undefined
}

/**
 * No other writer acted since the run began, and the service had no fault after the revision
 * failed.
 */
function isUndisturbed(
  { process, endedAt, label }: Played,
  { service, scenario }: Ended,
  since: number
): boolean {
  const { withoutRedeploy, withoutList } = scenario.traits
  const others = service.journal.deeds.some(
    ({ by, at }) => by !== label && at >= process.startedAt && at <= endedAt
  )
  const met = process.exchanges.some(({ sentAt, fault }) => fault !== undefined && sentAt >= since)
  // A run whose time was over before it read the failure of its revision has no reason to roll
  // back.
  const knows = process.exchanges.some(
    ({ sentAt, outcome, operation }) =>
      operation.name === 'revision' && outcome === '200' && sentAt >= since
  )
  return knows && !others && !met && !withoutRedeploy && withoutList === undefined
}
