/** How the stock agent of a deployment behaves: the behaviors, their short form, and which one applies. */
import * as z from 'zod'
import { didYouMean } from '../../src/text/did-you-mean.js'
import { DURATION } from '../duration.js'
import { firstProblem, OptionError } from '../option-error.js'
import { DeploymentName, parsePhrase, RevisionNumber } from './phrase.js'
import type { Since } from './queue.js'

const RUNS = ['throw', 'silent', 'endless', 'drop'] as const
const MARKS = ['heartbeats', 'crlf', 'compact', 'end-event'] as const
/** Behaviors that are written as one word. */
const SWITCHES: ReadonlySet<string> = new Set(['fail-start', ...MARKS])

/** How stock agents behave, as JSON says it. */
export const AgentBehavior = z
  .strictObject({
    deployment: DeploymentName.optional().describe('Only the deployment of this name. Unset: every deployment.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    slow_start: z
      .string()
      .regex(DURATION, 'must be a duration')
      .optional()
      .describe('The next revisions stay DEPLOYING for so much longer.'),
    fail_start: z.boolean().optional().describe('The next revisions end as DEPLOY_FAILED.'),
    run: z
      .enum(RUNS)
      .optional()
      .describe(
        'What happens to runs. throw: 200, then an error event. silent: no data event. endless: the stream never ends. drop: the connection is cut in the middle of an event.'
      ),
    heartbeats: z.boolean().optional().describe('Comments (`: heartbeat`) between the events.'),
    crlf: z.boolean().optional().describe('Lines end in CRLF.'),
    compact: z.boolean().optional().describe('JSON on one data line.'),
    end_event: z.boolean().optional().describe('An `end` event closes the stream.')
  })
  .meta({ id: 'EmulatorAgent' })
export type AgentBehavior = z.infer<typeof AgentBehavior>

const HOW = `Use one or more of slow-start=TIME, fail-start, ${[...RUNS, ...MARKS].join(', ')}, then [deployment=NAME] [revision=N].`
const WORDS = [...SWITCHES, ...RUNS]

/** A behavior from `slow-start=2s crlf heartbeats deployment=support`. */
export function parseBehavior(text: string): AgentBehavior {
  const { words, settings } = parsePhrase(text)
  const said: Record<string, unknown> = { ...settings }
  for (const word of words) {
    if ((RUNS as readonly string[]).includes(word)) said.run = word
    else if (SWITCHES.has(word)) said[word.replaceAll('-', '_')] = true
    else if (word === '') throw new OptionError(`no behavior is given. ${HOW}`)
    else throw new OptionError(`"${word}" is not a behavior.${didYouMean(word, WORDS)} ${HOW}`)
  }
  const result = AgentBehavior.safeParse(said)
  const { deployment: _, revision: __, ...behavior } = result.data ?? {}
  if (result.success && Object.keys(behavior).length > 0) return result.data
  const problem = result.success ? 'no behavior is given' : firstProblem(result.error)
  throw new OptionError(`"${text}": ${problem}. ${HOW}`)
}

const isOfSame = (a: AgentBehavior, b: AgentBehavior) => a.deployment === b.deployment && a.revision === b.revision

const STOCK: AgentBehavior = {}

/** The behaviors that were set, oldest first. The last one that matches a revision applies, alone. */
export class AgentBehaviors {
  private said: { behavior: AgentBehavior; since: Since }[] = []
  private atStart: AgentBehavior[] = []
  /** Increases with each change that must survive a restart. */
  version = 0

  /** Replaces the behavior of the same deployment and revision. */
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

  /** Replaces what was set since the start with what was kept. What the start sets wins. */
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
