/**
 * Words the hint of an error as a sentence, and the command of the command line that it leads to.
 * Pure.
 */
import type { Hint } from '../errors.js'
import type { CommandLine } from '../ports.js'

/** What a shell reads as one plain word, and no name that would begin with a dash as a flag. */
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/

interface WordedHint {
  sentence: string
  /** A line of its own, below the sentence. */
  command?: string
}

/** Returns the hint in words; undefined if it would only be a command, and none can be written. */
export function wordHint(hint: Hint, commandLine: CommandLine | undefined): WordedHint | undefined {
  const command = commandFor(hint, commandLine)
  const using = `with ${commandLine?.variables.join(' and ')} set:`
  if (hint.show === 'rollback') {
    const sentence = 'To serve the previous code again, try `command: rollback`'
    return command === undefined
      ? { sentence: `${sentence}.` }
      : { sentence: `${sentence}, or ${using}`, command }
  }
  if (hint.show === 'history' && command === undefined)
    return { sentence: 'On the command line, `status --history` lists the revisions.' }
  if (command === undefined) return undefined
  return { sentence: `${GOALS[hint.show]} ${using}`, command }
}

/** What a command is for. */
const GOALS = {
  logs: 'Read the whole log',
  status: 'See the state of the deployment',
  history: 'List the revisions'
} as const

/** Returns the command; undefined without a command line, or if a value would need quotes. */
function commandFor(hint: Hint, commandLine: CommandLine | undefined): string | undefined {
  if (commandLine === undefined) return undefined
  const { program, flags } = commandLine
  const { id } = hint.deployment
  const values = [id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))]
  if (hint.show === 'logs') values.push(hint.revision_id)
  if (!values.every((value) => WORD.test(value))) return undefined
  const command = hint.show === 'history' ? 'status' : hint.show
  return [program, command, targetOf(hint), ...flagsOf(hint), flags].join(' ')
}

/**
 * Names the deployment; in a rollback by its ID, because a name would have to be compared with a
 * repository.
 */
function targetOf({ show, deployment: { id, name = '' } }: Hint): string {
  return show !== 'rollback' && WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`
}

/** Of a log, they name the revision: after a rollback, another one is the latest. */
function flagsOf(hint: Hint): string[] {
  if (hint.show === 'history') return ['--history']
  return hint.show === 'logs' ? [`--revision ${hint.revision_id}`, `--${hint.log}`] : []
}
