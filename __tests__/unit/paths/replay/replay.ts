/** Replays a history, push by push, under several ways to decide what is built, and holds each against the truth. */
import { Random } from '../../../../simulation/story/random.js'
import { decide, type Place } from './decision.js'
import type { History, Push } from './history.js'
import { type Fate, Service } from './service.js'
import { Truth } from './truth.js'

/** Who decides: every push builds; the filter of the workflow; or the action with `paths`. */
export type Decider = 'every push' | 'on.push.paths' | Place

export interface Replay {
  history: History
  /** Ids of its commits. */
  ids: readonly string[]
  folder: string
  patterns: string[]
  seed: number
}

export interface Outcome {
  /** Pushes whose run took place. */
  runs: number
  made: number
  needed: number
  /** Made, although what matters was the same. */
  needless: number
  /** Not made, although it was needed: kind of the push and both commits. */
  forgotten: string[]
  /** Revisions that were made because the changed files were unknown. */
  unknown: number
}

/** Builds that fail, and runs that never start (a lost runner, or a job that was cancelled while it was queued). */
const FAILS = 0.12
const NO_RUN = 0.05

export async function replay(replay: Replay, decider: Decider): Promise<Outcome> {
  const { history, ids, folder, patterns, seed } = replay
  const truth = new Truth(folder, patterns)
  const service = new Service(ids[0] ?? '')
  const outcome: Outcome = { runs: 0, made: 0, needed: 0, needless: 0, forgotten: [], unknown: 0 }
  for (const [now, push] of history.pushes.entries()) {
    const { fate, comes } = fateOf(seed, now)
    service.pass(now)
    if (!comes) continue
    const [before, sha] = [ids[push.before] ?? '', ids[push.after] ?? '']
    const needed = service.status(now) === 'BUILD_FAILED' || truth.differ(service.commit, sha)
    const { makes, unknown } = await ask(decider, { truth, service, before, sha, now, patterns })
    outcome.runs += 1
    if (needed) outcome.needed += 1
    if (makes && !needed) outcome.needless += 1
    if (needed && !makes) outcome.forgotten.push(describe(push, service.commit, sha))
    if (unknown) outcome.unknown += 1
    if (makes) service.make(sha, fate, now)
  }
  return { ...outcome, made: service.made }
}

function fateOf(seed: number, now: number): { fate: Fate; comes: boolean } {
  const random = new Random(seed, `push ${now}`)
  const fate = {
    fails: random.chance(FAILS),
    takes: random.chance(0.25) ? random.between(1, 2) : 0,
    tells: random.chance(0.7)
  }
  return { fate, comes: !random.chance(NO_RUN) }
}

interface Question {
  truth: Truth
  service: Service
  before: string
  sha: string
  now: number
  patterns: string[]
}

async function ask(decider: Decider, question: Question): Promise<{ makes: boolean; unknown: boolean }> {
  const { truth, before, sha } = question
  if (decider === 'every push') return { makes: true, unknown: false }
  if (decider === 'on.push.paths') return { makes: truth.startsWorkflow(before, sha), unknown: false }
  const plan = await decide({ ...question, place: decider })
  const why = plan.reasons.join('\n')
  return { makes: plan.new_revision, unknown: /could not be compared|does not tell/.test(why) }
}

const describe = ({ kind }: Push, from: string, to: string) => `${kind}: ${from.slice(0, 7)} to ${to.slice(0, 7)}`
