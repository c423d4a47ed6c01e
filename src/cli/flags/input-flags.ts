/** Flags, variables and files that an input can come from. Pure. */
import type { InputName } from '../../action-names.js'
import { CREDENTIAL_INPUTS } from '../../masking/input-secrets.js'
import { DECLARED_INPUTS, type DeclaredInput } from './declared-inputs.js'

/** What the variables of the command line begin with. */
export const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_'

/** Inputs whose value must not be in the list of processes, which every user of a machine can read. */
const HIDDEN: ReadonlySet<InputName> = new Set([...CREDENTIAL_INPUTS, 'tenant_id', 'secrets'])

/** Listed first in the help. */
const COMMON: ReadonlySet<InputName> = new Set(['base_url', 'api_key', 'name', 'graph_config_path', 'secrets'])

/** An input, and what it is called on the command line. */
export interface InputFlag extends DeclaredInput {
  /** Without dashes. */
  flag: string
  variable: string
  /** Its value is read from a file or the environment only. */
  isHidden: boolean
  isCommon: boolean
}

/** Flags that read better in their command than the name of the input. */
const OWN_FLAGS: Partial<Record<string, string>> = { revision: 'to' }

/** `graph_config_path` is `graph-config-path`. */
export const flagOf = (input: string) => OWN_FLAGS[input] ?? input.replaceAll('_', '-')
export const variableOf = (input: string) => `${VARIABLE_PREFIX}${input.toUpperCase()}`

/** Every input but `command`, which is the first word of the command line. */
export const INPUT_FLAGS: readonly InputFlag[] = DECLARED_INPUTS.map((declared) => ({
  ...declared,
  flag: flagOf(declared.input),
  variable: variableOf(declared.input),
  isHidden: HIDDEN.has(declared.input),
  isCommon: COMMON.has(declared.input)
}))

/** What to use instead of a value in the arguments. */
export function waysFor({ flag, variable, input }: Pick<InputFlag, 'flag' | 'variable' | 'input'>): string {
  const other = input === 'secrets' ? '--secret NAME to take each from the environment' : `the variable ${variable}`
  return `Use --${flag}-file FILE (- for standard input), or ${other}.`
}
