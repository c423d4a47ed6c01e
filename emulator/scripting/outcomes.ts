/** Scripted outcomes: how the next revisions end. */
import * as z from 'zod'
import { nearest } from '../../src/text/did-you-mean.js'
import type { Ending } from '../control-plane/lifecycle.js'
import type { Swap } from '../control-plane/records.js'
import { DURATION, durationMs } from '../duration.js'
import { firstProblem, OptionError } from '../option-error.js'
import { DeploymentName, parsePhrase, RevisionNumber } from './phrase.js'
import { Scripted } from './queue.js'

const HOW_OFTEN = 'must be a whole number from 1, or always'

export const Times = z
  .union([z.int(HOW_OFTEN).min(1, HOW_OFTEN), z.literal('always')], { error: HOW_OFTEN })
  .describe('How many times it applies. Unset: once.')

const STATUSES = [
  'CREATING',
  'QUEUED',
  'AWAITING_BUILD',
  'BUILDING',
  'AWAITING_DEPLOY',
  'DEPLOYING',
  'DEPLOYED',
  'CREATE_FAILED',
  'BUILD_FAILED',
  'DEPLOY_FAILED',
  'SKIPPED',
  'INTERRUPTED',
  'UNKNOWN'
]

/** What was probably meant by a word that is nearly a known status. Other words are statuses of their own. */
function misspelled(word: string): string | undefined {
  const [, before = '', status = ''] = /^((?:stuck|through|down):)?(.*)$/.exec(word) ?? []
  const meant = STATUSES.includes(status) ? undefined : nearest(status.toUpperCase(), STATUSES)
  return meant === undefined ? undefined : before + meant
}

/** @throws OptionError if the word is nearly a status. */
function assertStatus(word: string): void {
  const meant = misspelled(word)
  if (meant !== undefined) throw new OptionError(`"${word}" is not a status. Did you mean "${meant}"?`)
}

/** An outcome as JSON. */
export const Outcome = z
  .strictObject({
    outcome: z
      .string()
      .regex(/^((stuck|through|down):)?[A-Z][A-Z0-9_]*$/, 'must be STATUS, stuck:STATUS, through:STATUS or down:STATUS')
      .describe(
        'STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it stays in that status. through:STATUS: it also passes through that status. down:STATUS: it fails there after it replaced what was serving, so nothing serves.'
      ),
    deployment: DeploymentName.optional().describe('Only revisions of the deployment of this name.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    times: Times.optional(),
    log: z.array(z.string()).optional().describe('The last lines of its log, instead of the reason why it failed.'),
    lagging: z
      .string()
      .regex(DURATION, 'must be a duration')
      .optional()
      .describe('So long after DEPLOYED, the previous revision still answers: 10s.'),
    alternating: z
      .string()
      .regex(DURATION, 'must be a duration')
      .optional()
      .describe('So long after DEPLOYED, the previous and the new revision answer in turns: 10s.'),
    build_time: z.string().regex(DURATION, 'must be a duration').optional().describe('How long it takes: 90s, 30m.')
  })
  .meta({ id: 'EmulatorOutcome' })
export type Outcome = z.infer<typeof Outcome>

/** An outcome from `BUILD_FAILED deployment=support revision=2 times=3 build-time=5s`. */
export function parseOutcome(text: string): Outcome {
  const { words, settings } = parsePhrase(text)
  const how =
    'Use STATUS, stuck:STATUS, through:STATUS or down:STATUS, then [deployment=NAME] [revision=N] [times=N|always] [build-time=5s] [lagging=10s|alternating=10s].'
  const [word = ''] = words
  if (words.length !== 1) throw new OptionError(`"${text}" is not an outcome. ${how}`)
  assertStatus(word)
  const result = Outcome.safeParse({ outcome: words[0], ...settings })
  if (result.success) return result.data
  throw new OptionError(`"${text}": ${firstProblem(result.error)}. ${how}`)
}

/**
 * A map whose `outcome` is a short form with settings, as the map with these settings. Any other body unchanged.
 *
 * @throws OptionError if the word is nearly a status.
 */
export function expandOutcome(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('outcome' in body)) return body
  const { outcome, ...rest } = body
  if (typeof outcome !== 'string') return body
  if (/\s/.test(outcome.trim())) return { ...parseOutcome(outcome), ...rest }
  assertStatus(outcome)
  return body
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
  /** Takes the outcome of the revision that is being created, if one is scripted. */
  nextFor(deployment: string, revision: number): ScriptedOutcome | undefined {
    const found = this.take(
      (outcome) => (outcome.deployment ?? deployment) === deployment && (outcome.revision ?? revision) === revision
    )
    return found && scriptedOutcome(found)
  }
}
