/** Going back never makes a run a success, never takes the place of what somebody else has made, and is said only where it is so. */
import type { Played } from '../play/action-run.js'
import type { Ended } from '../play/world.js'
import { sameField } from '../same.js'
import type { Deed, Snapshot } from '../service/journal.js'
import { showCode } from '../variations/normal-forms.js'
import { hiddenFor } from '../variations/timing.js'

/** How the line begins by which a run says that it goes back. */
export const GOES_BACK = 'Going back is tried: '

/** Whether a second revision of a run may be its way back. */
export function mayHaveGoneBack({ request, end, printed }: Played): boolean {
  return request.rollback && end !== 'success' && printed.some(({ text }) => text.startsWith(GOES_BACK))
}

export function checkRollbacks(ended: Ended): string[] {
  return [...ended.runs, ended.last, ended.again].flatMap((run) =>
    [...falseClaims(run, ended), ...falselyBack(run, ended), ...trampled(run, ended)].map(
      (what) => `${run.label} (${run.end}) ${what}`
    )
  )
}

/** `rolled_back_to` names a revision of before, whose code the revision holds that is said to serve. */
function falseClaims({ request, end, outputs, printed }: Played, { service, scenario }: Ended): string[] {
  const to = outputs.get('rolled_back_to')
  if (!request.rollback && printed.some(({ text }) => text.startsWith(GOES_BACK) || /^Rolled back/m.test(text)))
    return ['went back unasked']
  if (to === undefined) return []
  if (end === 'success') return ['went back, and says success']
  const { revisions } = service.journal
  // The error tells it, behind what went wrong. Of two runs that go back at once, one may take the revision of the other for its own: it holds the same.
  const [, made] =
    printed.map(({ text }) => /^Rolled back to \S+(?: \(commit \w+\))?: revision (\S+) /m.exec(text)).find(Boolean) ??
    []
  // A run that is told to stop by then does not come to print it.
  if (made === undefined && end === 'cancelled') return []
  const [target, last] = [revisions.get(to), revisions.get(made ?? '')]
  if (target === undefined || last === undefined) return [`puts out ${to}, which is none`]
  if (target.revision.life.at(-1)?.status !== 'DEPLOYED') return [`went back to ${to}, which never was DEPLOYED`]
  if (last.revision.life.at(-1)?.status !== 'DEPLOYED') return [`says that ${made} serves, which never was DEPLOYED`]
  // A patch goes back by the names that the service shows: the digest that a tag led to is the same code.
  const { forms } = scenario.traits
  const codeOf = ({ revision }: Snapshot): Record<string, string | null> =>
    showCode(forms, { ...revision.source_revision_config })
  const [was, is] = [codeOf(target), codeOf(last)]
  const isSame = Object.entries(was).every(([field, value]) => sameField(field, is[field], value))
  return isSame ? [] : [`went back to ${to}, but what is live holds other code`]
}

/** Something serves at the last look of a run that says it has gone back, or at its end; what is live then may be another's by now. */
function falselyBack({ outputs, process, endedAt }: Played, { service }: Ended): string[] {
  if (!outputs.get('rolled_back_to')) return []
  const id = outputs.get('deployment_id') ?? ''
  const look = process.exchanges.findLast(({ operation, outcome }) => operation.name === 'read' && outcome === '200')
  const live = [look?.sentAt ?? endedAt, endedAt].map((at) => service.liveAt(id, at))
  return live.every((one) => one === undefined) ? ['says rolled back, but nothing is live'] : []
}

/**
 * The revision that goes back follows one of this run, or one that this run waited for; anything newer was made only after
 * the last read before the write, when nobody could know of it. A service that shows revisions late shows it later still.
 */
function trampled(run: Played, { service, scenario }: Ended): string[] {
  const { label, process, outputs } = run
  if (!mayHaveGoneBack(run) || hiddenFor(scenario.traits.timing) > 0) return []
  const { deeds } = service.journal
  const index = deeds.findLastIndex((deed) => deed.by === label && deed.revision_id !== undefined)
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
    ? [`went back over ${before.revision_id}, which ${before.by} had made`]
    : []
}
