/** One run of a manifest: one process, and a part of it for each deployment. */
import { messageOf } from '../../src/errors.js'
import type { Plant } from '../plants.js'
import { contextOf, drawStall } from '../play/action-run.js'
import type { Played, Printed } from '../play/played.js'
import { playCode } from '../play/played-code.js'
import { RunProcess } from '../play/run-process.js'
import { foundAt } from '../play/service-state.js'
import type { Stage } from '../play/stage.js'
import { pullRequestsOf } from '../story/pull-requests.js'
import type { Attempt } from '../story/scenario.js'
import { type AskedPart, manifestOf, stepInputs, writeManifest } from './manifest-file.js'

/** What one run of a manifest left behind. */
export interface ManifestRun extends Omit<Played, 'request' | 'before'> {
  max_parallel: number
  asked: readonly AskedPart[]
  selected: readonly string[]
  /** The deployments that it began to work on, by key. */
  begun: ReadonlyMap<string, { process: RunProcess; before: Played['before'] }>
  /** Connections to read what is needed outside of the selection. */
  needReads: readonly RunProcess[]
}

export interface ManifestCasting {
  asked: readonly AskedPart[]
  selected: readonly string[]
  max_parallel: number
  attempt: Attempt
  faulty: boolean
  plant: Plant | undefined
}

/** Begins a run; `over` resolves once it has ended in whichever way. */
export function beginManifestRun(
  stage: Stage,
  casting: ManifestCasting
): { process: RunProcess; over: Promise<ManifestRun> } {
  const { attempt, faulty, asked, selected, max_parallel } = casting
  const stallMs = (nth: number) => (faulty ? drawStall(stage, attempt.label, nth) : 0)
  const process = new RunProcess({ label: attempt.label, timeline: stage.timeline, skewMs: attempt.skewMs, stallMs })
  const printed: Printed = { printed: [], outputs: new Map(), summary: '' }
  const parts = trackParts(stage, process, asked)
  const over = Promise.race([
    playManifest(stage, casting, { process, printed, partOf: parts.partOf }),
    process.whenKilled().then((): Played['end'] => 'killed')
  ])
    .catch((error: unknown) => {
      const text = `crash: ${error instanceof Error ? (error.stack ?? error.message) : messageOf(error)}`
      printed.printed.push({ level: 'debug', text, at: stage.timeline.now })
      return 'crashed' as const
    })
    .then((end): ManifestRun => {
      stage.tell(attempt.label, () => `over: ${end}`)
      const { begun, needReads } = parts
      const whole = { label: attempt.label, process, end, endedAt: stage.timeline.now, ...printed }
      return { ...whole, max_parallel, asked, selected, begun, needReads }
    })
  return { process, over }
}

/** Each deployment has a time limit of its own, which identifies its connection. */
function trackParts({ service, timeline }: Stage, process: RunProcess, asked: readonly AskedPart[]) {
  const begun = new Map<string, { process: RunProcess; before: Played['before'] }>()
  const needReads: RunProcess[] = []
  const partOf = (timeoutMs: number): RunProcess => {
    const found = asked.find(({ request }) => request.timeoutMs === Math.round(timeoutMs))
    if (found === undefined) {
      const part = process.part(`${process.label}/need ${needReads.length + 1}`)
      needReads.push(part)
      return part
    }
    const { key, request } = found
    if (begun.has(key)) throw new Error(`${key} began twice`)
    const part = process.part(`${process.label}/${key}`)
    begun.set(key, { process: part, before: foundAt(service, timeline.now, ({ name }) => name === request.name) })
    return part
  }
  return { begun, needReads, partOf }
}

async function playManifest(
  stage: Stage,
  { asked, selected, max_parallel, faulty, plant }: ManifestCasting,
  { process, printed, partOf }: { process: RunProcess; printed: Printed; partOf: (timeoutMs: number) => RunProcess }
): Promise<Played['end']> {
  const file = manifestOf(asked, max_parallel, stage.api_dialect)
  const workspace = writeManifest(plant?.manifest?.(file) ?? file)
  const { api_key } = stage.scenario
  const inputs = stepInputs(asked, { api_key, api_dialect: stage.api_dialect, selected })
  const requests = asked.map(({ request }) => request)
  // All are of one push; images and tags do not tell its commit.
  const [about] = [requests.find(({ commit }) => commit !== undefined) ?? requests[0]]
  if (about === undefined) throw new Error('a manifest has a deployment')
  const [context, github] = [contextOf(about), pullRequestsOf(about)]
  // The file is read in real time.
  const onPrint = stage.timeline.hold()
  const playing = playCode({
    stage,
    process,
    printed,
    inputs,
    context,
    github,
    faulty,
    plant,
    workspace,
    onPrint,
    partOf: (timeoutMs) => {
      onPrint()
      return partOf(timeoutMs)
    }
  })
  const succeeded = await playing.finally(onPrint)
  if (process.isCancelled && !succeeded) return 'cancelled'
  const errors = printed.printed.filter(({ level }) => level === 'error').map(({ text }) => text)
  return (plant?.succeeded?.(succeeded, errors) ?? succeeded) ? 'success' : 'failure'
}
