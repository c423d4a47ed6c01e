/**
 * What must hold of a run of several deployments, besides what holds for each of them. Stated from
 * docs/design.md.
 */
import { errorsOf, type PlayedRun } from '../play/played.js'
import type { RunProcess } from '../play/run-process.js'
import { endOf, factsOf, type PartEnd } from '../play/views.js'
import type { EndedStory } from '../play/world.js'
import { isWrite } from '../story/operation.js'

type Check = (run: PlayedRun, story: EndedStory) => string[]

export const MANIFEST_INVARIANTS: Record<string, Check> = {
  'a deployment starts once what it needs is live': checkOrder,
  'a failure skips exactly its dependents': checkSkips,
  'at most max_parallel at a time': checkLimit,
  'every deployment ends': checkEnds,
  'outputs and result agree': checkReport,
  'outputs are true': checkOutputs,
  'only a deployment of the selection is written': checkWriters
}

/** All runs, in the order in which they ended. */
export function runsOf({ runs, last, again }: EndedStory): PlayedRun[] {
  return [...runs, last, again]
}

const selectedOf = ({ drawn }: EndedStory) => drawn.manifest?.selected ?? []
const isStopped = ({ end }: PlayedRun) => end === 'killed' || end === 'crashed'
const needsOf = ({ asked }: PlayedRun, key: string) =>
  asked.find((one) => one.key === key)?.needs ?? []
/** That of its preview, if it is one. */
const nameOf = ({ asked }: PlayedRun, key: string) =>
  asked.find((one) => one.key === key)?.request.name ?? key
const isDeploy = ({ asked }: PlayedRun) => asked[0]?.request.command === 'deploy'

function checkOrder(run: PlayedRun, story: EndedStory): string[] {
  if (!isDeploy(run)) return []
  return [...run.parts].flatMap(([key, { process }]) =>
    needsOf(run, key).flatMap((need) => {
      const { startedAt } = process
      const end = endOf(run, need)
      if (selectedOf(story).includes(need)) {
        if (end === undefined || end.at > startedAt)
          return [`started ${key} before ${need} had ended`]
        if (end.sign !== 'live') return [`started ${key} although ${need} is ${end.sign}`]
      }
      if (wasLive(run, need, { startedAt, end }, story)) return []
      return [`started ${key} although nothing of ${need} is live`]
    })
  )
}

/** Live at some moment from the last read that the run made of it. */
function wasLive(
  run: PlayedRun,
  need: string,
  { startedAt, end }: { startedAt: number; end: PartEnd | undefined },
  { service }: EndedStory
): boolean {
  const begun = run.parts.get(need)
  const reads = [begun?.process, ...run.needReads].flatMap((process) => process?.exchanges ?? [])
  const isRead = ({ operation, outcome }: (typeof reads)[number]) =>
    operation.name === 'read' && outcome === '200'
  const moments = [
    ...reads.filter(isRead).map(({ sentAt }) => sentAt),
    end?.at ?? startedAt,
    startedAt
  ]
  const ids = service.journal.named(nameOf(run, need)).map(({ id }) => id)
  if (moments.some((at) => ids.some((id) => service.liveAt(id, at) !== undefined))) return true
  // A service that named no active revision before the run may still name none.
  const { before } = begun ?? {}
  return (
    before !== undefined &&
    service.liveAt(before.id, begun?.process.startedAt ?? 0) === undefined &&
    isUnchanged(run, need)
  )
}

const isUnchanged = (run: PlayedRun, key: string) => factsOf(run, key).operation === 'unchanged'

function checkSkips(run: PlayedRun, story: EndedStory): string[] {
  if (isStopped(run) || !isDeploy(run)) return []
  return selectedOf(story).flatMap((key) => {
    const sign = endOf(run, key)?.sign
    const unmet = needsOf(run, key).filter(
      (need) => selectedOf(story).includes(need) && endOf(run, need)?.sign !== 'live'
    )
    if (sign === 'skipped' && unmet.length === 0)
      return [`skipped ${key} although all it needs are live`]
    // A need outside of the run is not live, or the run was cancelled while it read one.
    const isNotReady = ['dependency_not_ready', 'cancelled'].includes(
      String(factsOf(run, key).error_code)
    )
    if (unmet.length === 0 || sign === 'skipped' || isNotReady) return []
    return [`did not skip ${key}, which needs ${unmet.join(', ')}`]
  })
}

function checkLimit(run: PlayedRun, { drawn }: EndedStory): string[] {
  const begun = [...run.parts].map(([key, { process }]) => ({
    from: process.startedAt,
    to: endOf(run, key)?.at ?? run.endedAt
  }))
  const busy = begun.map(
    ({ from }) => begun.filter((other) => other.from <= from && other.to > from).length
  )
  const most = Math.max(0, ...busy)
  const { max_parallel = 1 } = drawn.manifest ?? {}
  if (most <= max_parallel) return []
  return [`ran ${most} at a time, and max_parallel is ${max_parallel}`]
}

function checkEnds(run: PlayedRun, story: EndedStory): string[] {
  if (isStopped(run)) return []
  const open = selectedOf(story).filter((key) => endOf(run, key) === undefined)
  if (open.length === 0) return []
  return [`(${run.end}) never ended ${open.join(', ')}: ${errorsOf(run).join()}`]
}

const LISTS = { deployed: 'live', unchanged: 'live', failed: 'failed', skipped: 'skipped' } as const

function checkReport(run: PlayedRun, story: EndedStory): string[] {
  if (isStopped(run)) return []
  const found: string[] = []
  const listed = Object.entries(LISTS).flatMap(([list, sign]) => {
    const keys = JSON.parse(run.outputs.get(list) ?? '[]') as string[]
    for (const key of keys) {
      // A preview that stays is skipped without a failure (docs/design.md, Delete).
      const isKeptPreview = list === 'skipped' && factsOf(run, key).operation === 'skipped'
      if (endOf(run, key)?.sign !== sign && !isKeptPreview) found.push(`lists ${key} as ${list}`)
    }
    return keys
  })
  const all = run.asked.map(({ key }) => key).filter((key) => selectedOf(story).includes(key))
  // What was only planned, or deleted, is in no list.
  const isIn = (key: string) =>
    endOf(run, key)?.sign !== 'live' || isDeploy(run) || listed.includes(key)
  if (listed.toSorted().join() !== all.filter(isIn).toSorted().join())
    found.push(`lists ${listed.join()}, selected are ${all.join()}`)
  const deployments = Object.keys(JSON.parse(run.outputs.get('deployments') ?? '{}'))
  if (deployments.join() !== all.join())
    found.push(`has the output deployments of ${deployments.join()}`)
  const isGreen = all.every((key) => endOf(run, key)?.sign === 'live')
  const isSuccess = run.end === 'success'
  if (isSuccess && !isGreen) found.push('ends as success, but not all are live')
  if (isGreen && !isSuccess) found.push(`ends as ${run.end}, but all are live`)
  return found
}

const createdSince = ({ journal }: EndedStory['service'], name: string, since: number) =>
  journal
    .named(name)
    .some(({ id }) =>
      journal.deeds.some(
        ({ what, at, deployment_id }) => what === 'created' && deployment_id === id && at >= since
      )
    )

/** The outputs of a deployment that ended match what was done to it. */
function checkOutputs(run: PlayedRun, { service }: EndedStory): string[] {
  return [...run.parts].flatMap(([key, { process }]) => {
    const { operation, deployment_id, new_revision } = factsOf(run, key)
    const deeds = service.journal.deeds.filter(({ by }) => by === process.label)
    const found: string[] = []
    const record = service.journal.deployments.get(String(deployment_id))
    if (deployment_id !== undefined && record?.name !== nameOf(run, key))
      found.push(`names ${record?.name ?? deployment_id}`)
    if (endOf(run, key)?.sign !== 'live') return found
    // After a lost response, the same create of another run looks like its own.
    if (operation === 'created' && !createdSince(service, nameOf(run, key), process.startedAt))
      found.push('says created, but was not')
    if (operation === 'unchanged' && deeds.length > 0)
      found.push(`says unchanged, and ${deeds[0]?.what}`)
    if (new_revision === false && deeds.some(({ revision_id }) => revision_id))
      found.push('says no new revision')
    return found.map((problem) => `${key} ${problem}`)
  })
}

/**
 * Nothing is written over a connection that only reads what is needed, nor for a deployment outside
 * the selection.
 */
function checkWriters(run: PlayedRun, story: EndedStory): string[] {
  const writes = (process: RunProcess) =>
    process.exchanges.some(({ operation }) => isWrite(operation.name))
  const others = [...run.parts.keys()].filter((key) => !selectedOf(story).includes(key))
  return [
    ...others.map((key) => `worked on ${key}, which is not selected`),
    ...run.needReads.filter(writes).map(({ label }) => `${label} wrote`)
  ]
}
