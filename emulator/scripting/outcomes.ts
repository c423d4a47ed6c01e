/** Scripted outcomes: what shall become of which of the next revisions. */
import * as z from 'zod'
import type { Ending } from '../control-plane/lifecycle.js'
import type { Swap } from '../control-plane/records.js'
import { DURATION, durationMs } from '../duration.js'
import { firstProblem, OptionError } from '../option-error.js'
import { DeploymentName, parsePhrase, RevisionNumber } from './phrase.js'
import { Scripted } from './queue.js'

const HOW_OFTEN = 'must be a whole number from 1, or always'

export const Times = z
  .union([z.int(HOW_OFTEN).min(1, HOW_OFTEN), z.literal('always')], { error: HOW_OFTEN })
  .describe('How many times it applies; 1 when not given.')

/** How revisions end, as JSON says it. */
export const Outcome = z
  .strictObject({
    outcome: z
      .string()
      .regex(/^((stuck|through|down):)?[A-Z][A-Z0-9_]*$/, 'must be STATUS, stuck:STATUS, through:STATUS or down:STATUS')
      .describe(
        'STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it gets there and no further. through:STATUS: it also passes through that status. down:STATUS: it fails there after it took the place of what served, so that nothing does.'
      ),
    deployment: DeploymentName.optional().describe('Only revisions of the deployment of this name.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    times: Times.optional(),
    log: z.array(z.string()).optional().describe('The last lines of its log, in place of the reason why it failed.'),
    lagging: z
      .string()
      .regex(DURATION, 'must be a duration')
      .optional()
      .describe('After DEPLOYED, the previous revision still answers for so long: 10s.'),
    alternating: z
      .string()
      .regex(DURATION, 'must be a duration')
      .optional()
      .describe('After DEPLOYED, the previous and the new revision answer in turns for so long: 10s.'),
    build_time: z.string().regex(DURATION, 'must be a duration').optional().describe('How long it takes: 90s, 30m.')
  })
  .meta({ id: 'EmulatorOutcome' })
export type Outcome = z.infer<typeof Outcome>

/** An outcome from `BUILD_FAILED deployment=support revision=2 times=3 build-time=5s`. */
export function parseOutcome(text: string): Outcome {
  const { words, settings } = parsePhrase(text)
  const how =
    'write STATUS, stuck:STATUS, through:STATUS or down:STATUS, then [deployment=NAME] [revision=N] [times=N|always] [build-time=5s] [lagging=10s|alternating=10s]'
  if (words.length !== 1) throw new OptionError(`"${text}": ${how}`)
  const result = Outcome.safeParse({ outcome: words[0], ...settings })
  if (result.success) return result.data
  throw new OptionError(`"${text}": ${firstProblem(result.error)}; ${how}`)
}

/** What a scripted outcome means for the lifecycle of a revision. */
export interface ScriptedOutcome {
  ending: Ending
  buildTime?: number
  log?: string[]
  swap?: Swap
  takesDown?: true
}

function scriptedOutcome({ outcome, build_time, lagging, alternating, log }: Outcome): ScriptedOutcome {
  const [how, status] = outcome.includes(':') ? outcome.split(':') : ['end', outcome]
  const ending = { [how === 'down' ? 'end' : (how as string)]: status } as Ending
  return {
    ending,
    ...(build_time !== undefined && { buildTime: durationMs(build_time) }),
    ...(log !== undefined && { log }),
    ...(lagging !== undefined && { swap: { ms: durationMs(lagging), answers: 'previous' as const } }),
    ...(alternating !== undefined && { swap: { ms: durationMs(alternating), answers: 'in_turns' as const } }),
    ...(how === 'down' && { takesDown: true })
  }
}

/** The outcomes still to come, first in first out among those that match. */
export class Outcomes extends Scripted<Outcome> {
  /** Takes the outcome of the revision that is being made, if one is scripted. */
  nextFor(deployment: string, revision: number): ScriptedOutcome | undefined {
    const found = this.take(
      (outcome) => (outcome.deployment ?? deployment) === deployment && (outcome.revision ?? revision) === revision
    )
    return found && scriptedOutcome(found)
  }
}
