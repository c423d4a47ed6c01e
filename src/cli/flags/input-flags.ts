/** Flags, variables and files that an input can come from. Pure. */
import type { InputName } from '../../action-names.js'
import { CREDENTIAL_INPUTS } from '../../masking/mask-inputs.js'
import { BOOLEAN_INPUTS, INPUT_HELP } from './declared-inputs.js'

/** What the variables of the command line begin with. */
export const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_'

/** Inputs whose value must not be in the list of processes, which every user of a machine can read. */
const HIDDEN: ReadonlySet<InputName> = new Set([...CREDENTIAL_INPUTS, 'tenant_id', 'secrets'])

/** An input, and what it is called on the command line. */
export interface InputFlag {
  input: InputName
  /** Markdown. */
  help: string
  /** Without dashes. */
  flag: string
  variable: string
  isBoolean: boolean
  /** Its value is read from a file or the environment only. */
  isHidden: boolean
}

/** Flags that read better in their command than the name of the input. */
const OWN_FLAGS: Partial<Record<string, string>> = { revision: 'to' }

/** `graph_config_path` is `graph-config-path`. */
export const flagOf = (input: string) => OWN_FLAGS[input] ?? input.replaceAll('_', '-')
export const variableOf = (input: string) => `${VARIABLE_PREFIX}${input.toUpperCase()}`

/** Every input but `command`, which is the first word of the command line. */
export const INPUT_FLAGS: readonly InputFlag[] = Object.entries(INPUT_HELP).map(([name, help]) => {
  const input = name as InputName
  return {
    input,
    help,
    flag: flagOf(input),
    variable: variableOf(input),
    isBoolean: BOOLEAN_INPUTS.has(input),
    isHidden: HIDDEN.has(input)
  }
})

/** What gave each input that is given: a flag or a variable. */
export type GivenBy = Partial<Record<InputName, string>>

const FLAGS = new Map(
  INPUT_FLAGS.map(({ input, flag, isHidden }) => [input as string, `--${flag}${isHidden ? '-file' : ''}`])
)

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
