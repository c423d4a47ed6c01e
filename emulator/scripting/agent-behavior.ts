/** How the stock agent of a deployment behaves: what can be said of it, how it is written, and which saying holds. */
import * as z from 'zod'
import { DURATION } from '../duration.js'
import { firstProblem, OptionError } from '../option-error.js'
import { DeploymentName, parsePhrase, RevisionNumber } from './phrase.js'
import type { Since } from './queue.js'

const RUNS = ['throw', 'silent', 'endless', 'drop'] as const
const MARKS = ['heartbeats', 'crlf', 'compact', 'end-event'] as const
/** What is either so or not, and is written as one word. */
const SWITCHES: ReadonlySet<string> = new Set(['fail-start', ...MARKS])

/** How stock agents behave, as JSON says it. */
export const AgentBehavior = z
  .strictObject({
    deployment: DeploymentName.optional().describe('Only the deployment of this name; every one when not given.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    slow_start: z
      .string()
      .regex(DURATION, 'must be a duration')
      .optional()
      .describe('Coming revisions stay DEPLOYING for so much longer.'),
    fail_start: z.boolean().optional().describe('Coming revisions end as DEPLOY_FAILED.'),
    run: z
      .enum(RUNS)
      .optional()
      .describe(
        'What becomes of runs. throw: 200, and an error event mid-stream. silent: not one data event. endless: never ends. drop: the connection is cut in the middle of an event.'
      ),
    heartbeats: z.boolean().optional().describe('Comments (`: heartbeat`) between the events.'),
    crlf: z.boolean().optional().describe('Lines end in CRLF.'),
    compact: z.boolean().optional().describe('JSON on one data line.'),
    end_event: z.boolean().optional().describe('An `end` event closes the stream.')
  })
  .meta({ id: 'EmulatorAgent' })
export type AgentBehavior = z.infer<typeof AgentBehavior>

const HOW = `write one or more of slow-start=TIME, fail-start, ${[...RUNS, ...MARKS].join(', ')}, then [deployment=NAME] [revision=N]`

/** A behavior from `slow-start=2s crlf heartbeats deployment=support`. */
export function parseBehavior(text: string): AgentBehavior {
  const { words, settings } = parsePhrase(text)
  const said: Record<string, unknown> = { ...settings }
  for (const word of words) {
    if ((RUNS as readonly string[]).includes(word)) said.run = word
    else if (SWITCHES.has(word)) said[word.replaceAll('-', '_')] = true
    else throw new OptionError(`"${text}": ${word === '' ? 'nothing is said' : `${word} is no behavior`}; ${HOW}`)
  }
  const result = AgentBehavior.safeParse(said)
  const { deployment: _, revision: __, ...behavior } = result.data ?? {}
  if (result.success && Object.keys(behavior).length > 0) return result.data
  const problem = result.success ? 'no behavior is named' : firstProblem(result.error)
  throw new OptionError(`"${text}": ${problem}; ${HOW}`)
}

const isOfSame = (a: AgentBehavior, b: AgentBehavior) => a.deployment === b.deployment && a.revision === b.revision

const STOCK: AgentBehavior = {}

/** What was said of agents, oldest first. The last one that fits a revision holds, alone. */
export class AgentBehaviors {
  private said: { behavior: AgentBehavior; since: Since }[] = []
  private atStart: AgentBehavior[] = []
  /** Goes up with each change that a restart would have to know of. */
  version = 0

  /** Takes the place of what was said before of the same deployment and revision. */
  set(behavior: AgentBehavior, since: Since = 'run'): void {
    this.said = this.said.filter((other) => !isOfSame(other.behavior, behavior))
    this.said.push({ behavior, since })
    if (since === 'start') this.atStart.push(behavior)
    this.version++
  }

  clear(): void {
    this.said = []
    this.atStart = []
    this.version++
  }

  list(since?: Since): AgentBehavior[] {
    return this.said.filter((one) => since === undefined || one.since === since).map(({ behavior }) => behavior)
  }

  /** Takes what was kept in the place of what has been said since the start; what the start says itself wins. */
  load(kept: readonly AgentBehavior[]): void {
    const atStart = this.atStart
    this.clear()
    for (const behavior of atStart) this.set(behavior, 'start')
    for (const behavior of kept) {
      if (!atStart.some((other) => isOfSame(other, behavior))) this.set(behavior)
    }
  }

  of(deployment: string, revision: number): AgentBehavior {
    const found = this.said.findLast(
      ({ behavior: said }) => (said.deployment ?? deployment) === deployment && (said.revision ?? revision) === revision
    )
    return found?.behavior ?? STOCK
  }
}
