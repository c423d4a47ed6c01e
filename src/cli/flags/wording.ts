/** Messages of the core in the words of the command line. Pure. */
import type { InputName } from '../../action-names.js'
import { INPUT_FLAGS } from './input-flags.js'
import { rewordAroundQuotes } from './quotes.js'

/** What was used to give an input: a variable, or a flag of another name. Its own flag for those that are absent. */
export type GivenBy = Partial<Record<InputName, string>>

const FLAGS = new Map(
  INPUT_FLAGS.map(({ input, flag, isHidden }) => [input as string, `--${flag}${isHidden ? '-file' : ''}`])
)

/** What only a job of GitHub Actions has, and what stands for it here. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/Re-run the job/g, 'Run the command again'],
  [/re-run the job/g, 'run the command again'],
  [/([Tt])ime limit of the step/g, '$1ime limit'],
  [/ with debug logging \(`ACTIONS_STEP_DEBUG`\)/g, ' with --verbose'],
  [/This is a bug in the action/g, 'This is a bug in this program'],
  [/the runner itself/g, 'this machine'],
  [
    /start it in an earlier step of the same job, and let that step wait until it answers\./g,
    'start it first: use the command emulator.'
  ],
  [/the network of the runner/g, 'the network of this machine'],
  [/use a runner in a network/g, 'use a machine in a network'],
  [/this runner can reach/g, 'this machine can reach'],
  [/If the runner reaches/g, 'If this machine reaches'],
  [/between this runner and/g, 'between this machine and'],
  [/This step did not wait/g, 'This command did not wait'],
  [/Set `concurrency` in the workflow(?: so that one run at a time deploys)?/g, 'Let one run at a time deploy'],
  [/Check (that )?the secrets? behind /g, 'Check $1'],
  [/ \(Settings → Secrets and variables → Actions\)/g, ''],
  [/[Tt]he disk of the runner/g, 'the disk'],
  [/\boutputs of this step\b/g, 'outputs'],
  [
    / does not exist in the workspace\. Correct the path, and run actions\/checkout before this step\./g,
    ' does not exist. Correct the path.'
  ],
  [/the runner names no workspace \(GITHUB_WORKSPACE\)/g, 'the current folder does not exist'],
  [/is not among the (secrets|variables) of this step/g, 'is not among the given $1'],
  [/ Add a line to the input secrets: (\w+)=\S+ secrets\.\w+ \}\}/g, ' Add --secret $1, or a line to --secrets-file.'],
  [/ Add a line to the input variables: (\S+)/g, ' Add the line $1 to --variables.'],
  [
    /is an input of the step\. Set it there, under `with`\./g,
    'is no key of a manifest. Give it as a flag or a variable.'
  ],
  [/\bThe action (?=[a-z]+s\b)/g, 'This program '],
  [/\bthe action (?=[a-z]+s\b)/g, 'this program '],
  [/The step still fails/g, 'The command still fails'],
  [/job log, summary/g, 'log, summary'],
  [/Secrets of this step/g, 'Secrets of this run'],
  [/(?:--)?\bpreview: true for/g, '--preview for'],
  [/(?:--)?\bpreview: false to/g, '--no-preview to'],
  [/\bmax_age \(/g, '--max-age ('],
  [/\bgithub_token is empty/g, 'DEPLOY_AGENT_SERVER_GITHUB_TOKEN is not set'],
  [/Use an input of the action that/g, 'Use an input that'],
  [/\bwith command: (\w+)/g, 'with $1']
]

/** Names of inputs that are not marked as such: those of two words, and those that an imperative is about. */
const BARE =
  /(?<![\w."'`/$}-])([a-z]+(?:_[a-z]+)+)(?![\w"'`/=:-]|\.\w)|(?<=\b(?:[Ss]et|[Rr]emove|neither is|input) )([a-z]+)\b/g

/** An input with its value, as a workflow has it: in code, or where a sentence says to set it. */
const SETTING = /`([a-z_]+): (\w+)`|(?<=\b(?:[Ss]et|[Rr]emove|or|with) )([a-z_]+): (\w+)/g

/** A value after the flag that it belongs to. */
const FLAG_WITH_VALUE = /(?<=--[a-z-]{1,30} (?:to|is) )`([\w-]{1,60})`/g

/** `new_revision: always` is `--new-revision always`, `preview: false` is `--no-preview`, `command: plan` is `plan`. */
function flagFor(isMarkdown: boolean, found: string, ...parts: (string | undefined)[]): string {
  const [coded, codedValue, bare, bareValue] = parts
  const [input = '', value = ''] = [coded ?? bare, codedValue ?? bareValue]
  const flag = input === 'command' ? input : FLAGS.get(input)
  if (flag === undefined) return found
  const shown =
    input === 'command'
      ? value
      : value === 'true'
        ? flag
        : value === 'false'
          ? flag.replace('--', '--no-')
          : `${flag} ${value}`
  return coded === undefined || (!isMarkdown && input !== 'command') ? shown : `\`${shown}\``
}

/** In whose words, and for which medium, a message is written. */
interface Telling {
  givenBy?: GivenBy
  /** What the CI system calls differently: phrases, and what stands for them. */
  phrases?: readonly (readonly [phrase: string, theirs: string])[]
  /** Names keep their backticks, for Markdown. */
  isMarkdown?: boolean
}

/** The text of a message with the names of flags or variables for those of inputs. What it quotes is unchanged. */
export function inOurWords(text: string, { phrases = [], ...telling }: Telling = {}): string {
  return rewordAroundQuotes(text, (own) =>
    phrases.reduce((told, [phrase, theirs]) => told.replaceAll(phrase, theirs), reword(own, telling))
  )
}

function reword(text: string, { givenBy = {}, isMarkdown = false }: Telling): string {
  const nameOf = (input: string) => givenBy[input as InputName] ?? FLAGS.get(input)
  const lines = text
    .replace(SETTING, (found, ...parts: (string | undefined)[]) => flagFor(isMarkdown, found, ...parts.slice(0, 4)))
    .split('\n')
    .map((line) => {
      const marked = line.replace(/`([a-z_]+)(?=[`:])(`?)/g, (found, input: string, end: string) => {
        const name = nameOf(input)
        return name === undefined ? found : end === '' || isMarkdown ? `\`${name}${end}` : name
      })
      const told = isMarkdown ? marked : marked.replace(FLAG_WITH_VALUE, '$1')
      const [, input = '', path = '', rest = ''] = /^ {2}([a-z_]+)((?:[.[][^ ]*)?)(: .*)$/.exec(told) ?? []
      const name = nameOf(input)
      if (name === undefined) return told
      const shown = isMarkdown ? `\`${name}${path}\`` : `${name}${path}`
      return `  ${shown}${rest.replace(BARE, (found, long?: string, short?: string) => nameOf(long ?? short ?? '') ?? found)}`
    })
  return PHRASES.reduce((told, [phrase, ours]) => told.replace(phrase, ours), lines.join('\n'))
}
