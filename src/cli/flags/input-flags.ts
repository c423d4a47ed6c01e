/** Flags, variables and files that an input can come from. */
import { readFileSync } from 'node:fs'
import type { InputName } from '../../action-names.js'
import { CREDENTIAL_INPUTS } from '../../inputs/mask-inputs.js'

/** What the variables of the command line begin with. */
export const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_'

/** Inputs whose value must not be in the list of processes, which every user of a machine can read. */
const HIDDEN: ReadonlySet<InputName> = new Set([...CREDENTIAL_INPUTS, 'tenant_id', 'secrets'])

/** An input as `npm run generate` writes it to schema/flags.json, from action.yml. */
interface DeclaredInput {
  input: InputName
  /** Markdown. */
  help: string
  isBoolean: boolean
}

/** An input, and what it is called on the command line. */
export interface InputFlag extends DeclaredInput {
  /** Without dashes. That of a hidden one takes a file. */
  flag: string
  variable: string
  /** Its value is read from a file or the environment only. */
  isHidden: boolean
}

/** `graph_config_path` is `graph-config-path`. `revision` reads better as `rollback --to`. */
const flagOf = (input: string) => (input === 'revision' ? 'to' : input.replaceAll('_', '-'))
export const variableOf = (input: string) => `${VARIABLE_PREFIX}${input.toUpperCase()}`

const DECLARED = JSON.parse(readFileSync(new URL('../../../schema/flags.json', import.meta.url), 'utf8'))

/** Every input but `command`, which is the first word of the command line. */
export const INPUT_FLAGS: readonly InputFlag[] = (DECLARED as DeclaredInput[]).map((declared) => {
  const { input } = declared
  const isHidden = HIDDEN.has(input)
  return { ...declared, flag: `${flagOf(input)}${isHidden ? '-file' : ''}`, variable: variableOf(input), isHidden }
})

/** What gave each input that is given: a flag or a variable. */
export type GivenBy = Partial<Record<InputName, string>>

const FLAGS = new Map(INPUT_FLAGS.map(({ input, flag }) => [input as string, `--${flag}`]))

/** `--name`, or `--api-key-file` for one that is read from a file. */
export const flagName = (input: InputName) => FLAGS.get(input) ?? input

/** An input in backticks, perhaps with its value, and the inputs that a line of problems begins with. */
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=[:.[])/gm

/** The text with flags for the names of inputs. A problem of an input names what gave it, or all that could. */
export function nameFlags(text: string, givenBy: GivenBy = {}): string {
  const given = (input: string) => givenBy[input as InputName]
  const subject = (input: string) => {
    const flag = FLAGS.get(input)
    return given(input) ?? (flag === undefined ? input : `${flag} (or ${variableOf(input)})`)
  }
  return text.replace(NAMED, (found, coded = '', value?: string, subjects?: string) => {
    if (subjects !== undefined) return `  ${subjects.split(', ').map(subject).join(', ')}`
    if (coded === 'command' && value !== undefined) return `\`${value}\``
    if (value !== undefined) return FLAGS.has(coded) ? `${FLAGS.get(coded)}=${value}` : found
    return given(coded) ?? FLAGS.get(coded) ?? found
  })
}
