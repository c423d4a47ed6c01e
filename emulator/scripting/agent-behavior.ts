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

export const AgentBehaviour = z
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
export type AgentBehaviour = z.infer<typeof AgentBehaviour>

const HOW = `write one or more of slow-start=TIME, fail-start, ${[...RUNS, ...MARKS].join(', ')}, then [deployment=NAME] [revision=N]`

/** A behaviour from `slow-start=2s crlf heartbeats deployment=support`. */
export function parseBehaviour(text: string): AgentBehaviour {
  const { words, settings } = parsePhrase(text)
  const said: Record<string, unknown> = { ...settings }
  for (const word of words) {
    if ((RUNS as readonly string[]).includes(word)) said.run = word
    else if (SWITCHES.has(word)) said[word.replaceAll('-', '_')] = true
    else throw new OptionError(`"${text}": ${word === '' ? 'nothing is said' : `${word} is no behaviour`}; ${HOW}`)
  }
  const result = AgentBehaviour.safeParse(said)
  const { deployment: _, revision: __, ...behaviour } = result.data ?? {}
  if (result.success && Object.keys(behaviour).length > 0) return result.data
  const problem = result.success ? 'no behaviour is named' : firstProblem(result.error)
  throw new OptionError(`"${text}": ${problem}; ${HOW}`)
}

const isOfSame = (a: AgentBehaviour, b: AgentBehaviour) => a.deployment === b.deployment && a.revision === b.revision

const STOCK: AgentBehaviour = {}

/** What was said of agents, oldest first. The last one that fits a revision holds, alone. */
export class AgentBehaviours {
  private said: { behaviour: AgentBehaviour; since: Since }[] = []
  private atStart: AgentBehaviour[] = []
  /** Goes up with each change that a restart would have to know of. */
  version = 0

  /** Takes the place of what was said before of the same deployment and revision. */
  set(behaviour: AgentBehaviour, since: Since = 'run'): void {
    this.said = this.said.filter((other) => !isOfSame(other.behaviour, behaviour))
    this.said.push({ behaviour, since })
    if (since === 'start') this.atStart.push(behaviour)
    this.version++
  }

  clear(): void {
    this.said = []
    this.atStart = []
    this.version++
  }

  list(since?: Since): AgentBehaviour[] {
    return this.said.filter((one) => since === undefined || one.since === since).map(({ behaviour }) => behaviour)
  }

  /** Takes what was kept in the place of what has been said since the start; what the start says itself wins. */
  load(kept: readonly AgentBehaviour[]): void {
    const atStart = this.atStart
    this.clear()
    for (const behaviour of atStart) this.set(behaviour, 'start')
    for (const behaviour of kept) {
      if (!atStart.some((other) => isOfSame(other, behaviour))) this.set(behaviour)
    }
  }

  of(deployment: string, revision: number): AgentBehaviour {
    const found = this.said.findLast(
      ({ behaviour: said }) =>
        (said.deployment ?? deployment) === deployment && (said.revision ?? revision) === revision
    )
    return found?.behaviour ?? STOCK
  }
}
