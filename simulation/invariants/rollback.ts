/**
 * A rollback never makes a run a success, never replaces the revision of another writer, and is reported only if it
 * happened.
 */
import { eventOf, type Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { mayBeResolved, sameField } from '../same.js'
import type { Deed, Snapshot } from '../service/journal.js'
import { showCode } from '../variations/normal-forms.js'
import { hiddenFor } from '../variations/timing.js'

/** Whether a second revision of a run may be its rollback. */
export function mayHaveGoneBack(run: Played): boolean {
  return run.request.rollback && run.end !== 'success' && eventOf(run, 'rollback_begun') !== undefined
}

export function checkRollbacks(ended: Ended): string[] {
  return [...ended.runs, ended.last, ended.again].flatMap((run) =>
    [...falseClaims(run, ended), ...falselyBack(run, ended), ...trampled(run, ended)].map(
      (what) => `${run.label} (${run.end}) ${what}`
    )
  )
}

/** `rolled_back_to` names an earlier revision, and the serving revision has its code. */
function falseClaims(run: Played, { service, scenario }: Ended): string[] {
  const { request, end, outputs, label } = run
  const to = outputs.get('rolled_back_to')
  if (!request.rollback && eventOf(run, 'rollback_begun') !== undefined) return ['rolled back without being asked']
  if (to === undefined) return []
  if (end === 'success') return ['rolled back, and reports success']
  const { revisions } = service.journal
  // Of two runs that roll back at once, one may take the revision of the other for its own: both have the same code.
  const made = eventOf(run, 'rollback_revision_known')?.event.revision_id
  const [target, last] = [revisions.get(to), revisions.get(made ?? to)]
  if (target === undefined || last === undefined) return [`has the output ${to}, which does not exist`]
  if (target.revision.life.at(-1)?.status !== 'DEPLOYED') return [`rolled back to ${to}, which never was DEPLOYED`]
  if (last.revision.life.at(-1)?.status !== 'DEPLOYED') return [`says that ${made} serves, which never was DEPLOYED`]
  // A patch rolls back to the names that the service shows. The digest of a tag is the same code.
  const { forms } = scenario.traits
  const codeOf = ({ revision }: Snapshot): Record<string, string | null> =>
    showCode(forms, { ...revision.source_revision_config })
  const [was, is] = [codeOf(target), codeOf(last)]
  const isSame = Object.entries(was).every(
    ([field, value]) =>
      sameField(field, is[field], value) || mayBeResolved(field, is[field], String(value), last.by !== label)
  )
  return isSame ? [] : [`rolled back to ${to}, but the live revision has other code`]
}

/**
 * A revision is serving at the last read of a run that reports a rollback, or at its end. It may belong to another
 * writer by then.
 */
function falselyBack({ outputs, process, endedAt }: Played, { service }: Ended): string[] {
  if (!outputs.get('rolled_back_to')) return []
  const id = outputs.get('deployment_id') ?? ''
  const look = process.exchanges.findLast(({ operation, outcome }) => operation.name === 'read' && outcome === '200')
  const live = [look?.sentAt ?? endedAt, endedAt].map((at) => service.liveAt(id, at))
  return live.every((one) => one === undefined) ? ['reports a rollback, but nothing is live'] : []
}

/**
 * The revision of the rollback follows one that this run made or waited for. Anything newer was made after the last
 * read before the write, and a service that shows revisions late may hide it for longer.
 */
function trampled(run: Played, { service, scenario }: Ended): string[] {
  const { label, process, outputs } = run
  if (!mayHaveGoneBack(run) || hiddenFor(scenario.traits.timing) > 0) return []
  const { deeds } = service.journal
  const begun = eventOf(run, 'rollback_begun')?.at ?? 0
  const index = deeds.findLastIndex((deed) => deed.by === label && deed.revision_id !== undefined && deed.at >= begun)
  const back = deeds[index]
  if (back === undefined || back.revision_id === outputs.get('revision_id')) return []
  const isRevision = (deed: Deed) => deed.revision_id !== undefined && deed.deployment_id === back.deployment_id
  const before = deeds.slice(0, index).findLast(isRevision)
  if (before === undefined || before.by === label || before.revision_id === outputs.get('revision_id')) return []
  const { exchanges } = process
  const write = exchanges.findLastIndex(
    ({ operation, sentAt }) => /^(redeploy|patch)$/.test(operation.name) && sentAt <= back.at
  )
  const read = exchanges
    .slice(0, write)
    .findLast(({ operation, outcome }) => operation.name === 'read' && outcome === '200')
  return read !== undefined && before.at < read.sentAt
    ? [`rolled back over ${before.revision_id}, which ${before.by} made`]
    : []
}
