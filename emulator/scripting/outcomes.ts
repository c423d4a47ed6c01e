/** Scripted outcomes: how the next revisions end. */
import * as z from 'zod'
import { nearest } from '../../src/text/did-you-mean.js'
import { type Ending, STATUSES } from '../control-plane/lifecycle.js'
import type { Swap } from '../control-plane/records.js'
import { Duration, durationMs } from '../duration.js'
import { OptionError } from '../option-error.js'
import {
  DeploymentName,
  type Form,
  parseShort,
  RevisionNumber,
  Times,
  writeShort
} from './scripted.js'

/** Refuses a word that is nearly a known status. Other words are statuses of their own. */
function refuseMisspelled(word: string, context: z.core.$RefinementCtx): void {
  const [, before = '', status = ''] = /^((?:stuck|through|down):)?(.*)$/.exec(word) ?? []
  const meant = STATUSES.includes(status) ? undefined : nearest(status.toUpperCase(), STATUSES)
  if (meant === undefined) return
  context.addIssue({
    code: 'custom',
    message: `"${word}" is not a status. Did you mean "${before}${meant}"?`
  })
}

/** An outcome as JSON. */
export const Outcome = z
  .strictObject({
    outcome: z
      .string()
      .regex(
        /^((stuck|through|down):)?[A-Z][A-Z0-9_]*$/,
        'must be STATUS, stuck:STATUS, through:STATUS or down:STATUS'
      )
      .superRefine(refuseMisspelled)
      .describe(
        'STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, ' +
          'CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it stays in that ' +
          'status. through:STATUS: it also passes through that status. down:STATUS: it fails ' +
          'there after it replaced what was serving, so nothing serves.'
      ),
    deployment: DeploymentName.optional().describe(
      'Only revisions of the deployment of this name.'
    ),
    revision: RevisionNumber.optional().describe(
      'Only the revision of this number; a deployment is created with 1.'
    ),
    times: Times.optional(),
    log: z
      .array(z.string())
      .optional()
      .describe('The last lines of its log, instead of the reason why it failed.'),
    lagging: Duration.optional().describe(
      'So long after DEPLOYED, the previous revision still answers: 10s.'
    ),
    alternating: Duration.optional().describe(
      'So long after DEPLOYED, the previous and the new revision answer in turns: 10s.'
    ),
    build_time: Duration.optional().describe('How long it takes: 90s, 30m.')
  })
  .meta({ id: 'EmulatorOutcome' })
export type Outcome = z.infer<typeof Outcome>

const HOW =
  'Use STATUS, stuck:STATUS, through:STATUS or down:STATUS, then [deployment=NAME] ' +
  '[revision=N] [times=N|always] [build-time=5s] [lagging=10s|alternating=10s].'

/** Outcomes apply in their order; a revision gets the first one that matches. */
export const OUTCOME: Form<Outcome> = {
  schema: Outcome,
  how: HOW,
  fieldsOf(words) {
    if (words.length !== 1) throw new OptionError(`"${words.join(' ')}" is not an outcome. ${HOW}`)
    return { outcome: words[0] }
  }
}

/** An outcome from `BUILD_FAILED deployment=support revision=2 times=3 build-time=5s`. */
export const parseOutcome = (text: string): Outcome => parseShort(text, OUTCOME)

/** `BUILD_FAILED deployment=support times=2` */
export const writeOutcome = ({ outcome, ...settings }: Outcome): string =>
  writeShort([outcome], settings)

/** What a scripted outcome means for the lifecycle of a revision. */
export interface ScriptedOutcome {
  ending: Ending
  buildTime?: number
  log?: string[]
  swap?: Swap
  takesDown?: true
}

/** What an outcome means for the lifecycle of a revision. */
export function scriptedOutcome({
  outcome,
  build_time,
  lagging,
  alternating,
  log
}: Outcome): ScriptedOutcome {
  const [how, status] = outcome.includes(':') ? outcome.split(':') : ['end', outcome]
  const ending = { [how === 'down' ? 'end' : (how as string)]: status } as Ending
  return {
    ending,
    ...(build_time !== undefined && { buildTime: durationMs(build_time) }),
    ...(log !== undefined && { log }),
    ...(lagging !== undefined && {
      swap: { ms: durationMs(lagging), answers: 'previous' as const }
    }),
    ...(alternating !== undefined && {
      swap: { ms: durationMs(alternating), answers: 'in_turns' as const }
    }),
    ...(how === 'down' && { takesDown: true })
  }
}
