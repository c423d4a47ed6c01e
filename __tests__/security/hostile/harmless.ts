/** What must hold of any run, whatever it was given and whatever it was answered. */
import { INPUT_DEFAULTS, type InputName, OUTPUT_NAMES } from '../../../src/action-names.js'
import { flagName } from '../../../src/cli/flags/input-flags.js'
import { problemsOf } from './rendered.js'
import { foreignCommands, readLog, shownText } from './runner-log.js'
import type { Played } from './stage.js'

const OUTPUTS = new Set<string>(OUTPUT_NAMES)
const OPERATIONS = new Set([
  'created',
  'updated',
  'unchanged',
  'deleted',
  'planned',
  'skipped',
  'swept'
])
const INPUTS = Object.keys(INPUT_DEFAULTS)
/** Our own lines are at most this long, so foreign ones must be, too. */
const LONGEST_LINE = 16_000

/** Everything that is wrong with a run; empty when all is well. */
export function wrongs(played: Played): string[] {
  const { crash, succeeded, isTechnical, stdout, outputs, summary } = played
  const lines = readLog(stdout)
  const text = shownText(lines)
  const failed = /^\s*::error::/m.test(stdout)
  return [
    ...(crash === undefined
      ? []
      : [`it crashed: ${crash instanceof Error ? crash.stack : JSON.stringify(crash)}`]),
    ...(text.includes('code: internal') ? [`a defect of ours: ${text.slice(-500)}`] : []),
    ...(!isTechnical &&
    /^ {4}at .*:\d+:\d+\)?$/m.test(shownText(lines.filter(({ command }) => command !== 'debug')))
      ? ['a stack trace']
      : []),
    ...(succeeded === failed
      ? [`success ${succeeded}, but an error was ${failed ? '' : 'not '}told`]
      : []),
    ...(succeeded && !OPERATIONS.has(outputs.operation ?? '')
      ? [`success as ${outputs.operation}`]
      : []),
    ...foreignCommands(lines).map((line) => `a command: ${line}`),
    ...(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u.test(text)
      ? ['a control character']
      : []),
    ...(lines.some(({ text }) => text.length > LONGEST_LINE && !text.startsWith('::add-mask::'))
      ? ['a huge line']
      : []),
    ...Object.keys(outputs)
      .filter((name) => !OUTPUTS.has(name))
      .map((name) => `an output of somebody else: ${name}`),
    ...['url', 'docs_url']
      .filter((name) => outputs[name] !== undefined && !/^https?:\/\/[^\s@]+$/.test(outputs[name]))
      .map((name) => `${name} is no address: ${outputs[name]}`),
    ...problemsOf(summary)
  ]
}

/**
 * Whether a failure names an input, alone or last in a list, as one of the inputs does that is not
 * right.
 */
export function namesInput(stdout: string): boolean {
  const error = readLog(stdout).find(({ command }) => command === 'error')?.data ?? ''
  const names = INPUTS.flatMap((input) => [
    input,
    `${flagName(input as InputName)}(?: \\(or \\w+\\))?`
  ])
  return names.some((name) =>
    new RegExp(`^  (?:[\\w() -]+, )*${name}(?:[.[][^\\n]*)?: `, 'm').test(error)
  )
}
