/** How the stock agent of a deployment behaves. */
import * as z from 'zod'
import { didYouMean } from '../../src/text/did-you-mean.js'
import { Duration } from '../duration.js'
import { OptionError } from '../option-error.js'
import { DeploymentName, type Form, parseShort, RevisionNumber, writeShort } from './scripted.js'

const RUNS = ['throw', 'silent', 'endless', 'drop'] as const
const MARKS = ['heartbeats', 'crlf', 'compact', 'end-event'] as const
/** Behaviors that are written as one word. */
const SWITCHES: readonly string[] = ['fail-start', ...MARKS]

/** How stock agents behave, as JSON says it. */
export const AgentBehavior = z
  .strictObject({
    deployment: DeploymentName.optional().describe(
      'Only the deployment of this name. Unset: every deployment.'
    ),
    revision: RevisionNumber.optional().describe(
      'Only the revision of this number; a deployment is created with 1.'
    ),
    slow_start: Duration.optional().describe(
      'The next revisions stay DEPLOYING for so much longer.'
    ),
    fail_start: z.boolean().optional().describe('The next revisions end as DEPLOY_FAILED.'),
    run: z
      .enum(RUNS)
      .optional()
      .describe(
        'What happens to runs. throw: 200, then an error event. silent: no data event. ' +
          'endless: the stream never ends. drop: the connection is cut in the middle of an event.'
      ),
    heartbeats: z.boolean().optional().describe('Comments (`: heartbeat`) between the events.'),
    crlf: z.boolean().optional().describe('Lines end in CRLF.'),
    compact: z.boolean().optional().describe('JSON on one data line.'),
    end_event: z.boolean().optional().describe('An `end` event closes the stream.')
  })
  .meta({ id: 'EmulatorAgent' })
export type AgentBehavior = z.infer<typeof AgentBehavior>

const HOW =
  `Use one or more of slow-start=TIME, fail-start, ${[...RUNS, ...MARKS].join(', ')}, ` +
  'then [deployment=NAME] [revision=N].'

function fieldOf(word: string): [string, unknown] {
  if ((RUNS as readonly string[]).includes(word)) return ['run', word]
  if (SWITCHES.includes(word)) return [word.replaceAll('-', '_'), true]
  throw new OptionError(
    `"${word}" is not a behavior.${didYouMean(word, [...SWITCHES, ...RUNS])} ${HOW}`
  )
}

/** A behavior replaces that of the same deployment and revision. */
export const BEHAVIOR: Form<AgentBehavior> = {
  schema: AgentBehavior,
  how: HOW,
  fieldsOf(words, { slow_start }) {
    if (words.length === 0 && slow_start === undefined)
      throw new OptionError(`no behavior is given. ${HOW}`)
    return Object.fromEntries(words.map(fieldOf))
  },
  replaces: (one, other) => one.deployment === other.deployment && one.revision === other.revision
}

/** A behavior from `slow-start=2s crlf heartbeats deployment=support`. */
export const parseBehavior = (text: string): AgentBehavior => parseShort(text, BEHAVIOR)

/** `throw crlf slow-start=2s deployment=support` */
export function writeBehavior({ run, ...said }: AgentBehavior): string {
  const switches = Object.entries(said).filter(([, value]) => value === true)
  const settings = Object.entries(said).filter(([, value]) => typeof value !== 'boolean')
  const words = [
    ...(run === undefined ? [] : [run]),
    ...switches.map(([name]) => name.replaceAll('_', '-'))
  ]
  return writeShort(words, Object.fromEntries(settings))
}
