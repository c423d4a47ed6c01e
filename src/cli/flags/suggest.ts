/** What a user probably meant by a flag or a command that does not exist. Pure. */
import { misspelled } from '../../text/did-you-mean.js'
import { tableLines } from '../table.js'
import { UsageError } from '../usage-error.js'

/** A flag of a command. */
export interface FlagEntry {
  /** With its dashes. */
  flag: string
  help: string
}

/** A command with its flags. */
export interface CommandFlags {
  command: string
  flags: readonly FlagEntry[]
}

/** Node reads some flags itself, before the program sees them. */
const OF_NODE: Readonly<Record<string, string>> = { '--env-file': '--dotenv' }

/** What to do without the flag of other commands that changes nothing. */
const DRY_RUN: Readonly<Record<string, string>> = {
  deploy: 'Use the command plan: it shows what a deploy would do, and changes nothing.',
  plan: 'Leave it out: plan changes nothing.'
}

/** More flags than this are no suggestion. */
const MOST_SUGGESTED = 3
/** A shorter text is a part of any flag. */
const LEAST = 3

/**
 * Returns the error about a flag that the command does not have, with the one that was probably
 * meant.
 *
 * @param word The flag without its value.
 * @param renamed Flags of the command by the name of the input, if that is another word.
 */
export function unknownFlagError(
  word: string,
  own: CommandFlags,
  others: readonly CommandFlags[],
  renamed: ReadonlyMap<string, string>
): UsageError {
  const owners = others.filter(({ flags }) => flags.some(({ flag }) => flag === word))
  const problem =
    owners.length > 0 && own.command !== ''
      ? `${word} is not a flag of ${own.command}.`
      : `Unknown flag ${word}.`
  const advice =
    ownSuggestion(word, own, renamed) ??
    describeElsewhere(word, owners) ??
    relatedSuggestion(word, own) ??
    othersSuggestion(word, others) ??
    helpOf(own)
  return new UsageError(problem, advice)
}

const helpOf = ({ command }: CommandFlags) =>
  command === ''
    ? 'Write the command first, then its flags. Use --help for the commands.'
    : `Use ${command} --help-all for its flags.`

function ownSuggestion(
  word: string,
  { command, flags }: CommandFlags,
  renamed: ReadonlyMap<string, string>
): string | undefined {
  const names = [...new Set(flags.map(({ flag }) => flag))]
  const replacement = OF_NODE[word] ?? renamed.get(word)
  if (replacement !== undefined && names.includes(replacement)) return `Use ${replacement}.`
  const near = findNear(word, names)
  if (near !== undefined) return `Did you mean ${near}?`
  return word === '--dry-run' ? DRY_RUN[command] : undefined
}

/** Says what the flag does elsewhere. */
function describeElsewhere(word: string, owners: readonly CommandFlags[]): string | undefined {
  const [owner] = owners
  if (owner === undefined) return undefined
  const commands = joinWords(owners.map(({ command }) => command))
  return `It is a flag of ${commands}: ${firstSentence(owner, word)}`
}

/** Says which flag of another command was meant. */
function othersSuggestion(word: string, others: readonly CommandFlags[]): string | undefined {
  const names = others.flatMap(({ flags }) => flags.map(({ flag }) => flag))
  const near = OF_NODE[word] ?? findNear(word, [...new Set(names)])
  const having = others.filter(({ flags }) => flags.some(({ flag }) => flag === near))
  if (having.length === 0) return undefined
  return `Did you mean ${near}? It is a flag of ${joinWords(having.map(({ command }) => command))}.`
}

function firstSentence({ flags }: CommandFlags, word: string): string {
  const { help = '' } = flags.find(({ flag }) => flag === word) ?? {}
  const [sentence = ''] = help.split(/(?<=[.])\s/)
  return sentence
}

const bare = (flag: string) => flag.replace(/^-+/, '')

/** Compares without the dashes at the beginning: every flag has them. */
function findNear(word: string, flags: readonly string[]): string | undefined {
  const near = misspelled(bare(word), flags.map(bare))
  return near === undefined ? undefined : `--${near}`
}

const isPlural = (flag: string, flags: readonly string[]) =>
  flag.endsWith('s') && flags.includes(flag.slice(0, -1))

/** A part of the name of a flag: `--dotenv` for `--env`, `--api-key-file` for `--apikey`. */
function relatedSuggestion(word: string, { flags }: CommandFlags): string | undefined {
  const text = bare(word)
  const isPart = (part: string) => part.startsWith(text) || part.endsWith(text)
  const letters = text.replaceAll('-', '')
  const related = [...new Set(flags.map(({ flag }) => flag))].filter((flag) => {
    const parts = bare(flag).split('-')
    return parts.some(isPart) || parts.join('').startsWith(letters)
  })
  // One flag stands for both `--env-var` and `--env-vars`.
  const distinct = related.filter((flag) => !isPlural(flag, related))
  const isClear = text.length >= LEAST && distinct.length > 0 && distinct.length <= MOST_SUGGESTED
  return isClear ? `Did you mean ${joinChoices(distinct)}?` : undefined
}

/** Returns the error about arguments without a command, with what each command does. */
export function noCommandError(
  commands: readonly { name: string; description: string }[]
): UsageError {
  const rows = commands.map(({ name, description }) => [`    ${name}`, description])
  const advice = ['Begin with one of these commands. Use --help for more.', ...tableLines(rows)]
  return new UsageError('No command is given.', advice.join('\n'))
}

/**
 * Returns the error about a command that does not exist, with the one that was probably meant, or
 * the list of all.
 */
export function unknownCommandError(word: string, commands: readonly string[]): UsageError {
  const list = `Commands: ${commands.join(', ')}. Use --help to see what they do.`
  const meant = OTHER_WORDS[word.toLowerCase()] ?? misspelled(word, commands)
  if (meant === undefined) return new UsageError('Unknown command.', list)
  return new UsageError('Unknown command.', `Did you mean ${meant}? ${list}`)
}

/** Words of other tools for commands. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  destroy: 'delete',
  remove: 'delete',
  rm: 'delete',
  down: 'delete',
  apply: 'deploy',
  create: 'deploy',
  update: 'deploy',
  up: 'deploy',
  diff: 'plan',
  preview: 'deploy --preview',
  ls: 'list',
  ps: 'list',
  show: 'status',
  revert: 'rollback',
  undo: 'rollback'
}

const joinWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const joinChoices = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
