/** Flags, variables and files that an input can come from. */
import { readFileSync } from 'node:fs'
import type { InputName } from '../../action-names.js'
import { isDeploymentOnly } from '../../input-table.js'

/** What the variables of the command line begin with. */
export const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_'

/** An input, and what it is called on the command line. */
export interface InputFlag {
  input: InputName
  /** Without dashes. That of a hidden one takes a file. */
  flag: string
  variable: string
  /**
   * Its value is read from a file or the environment only: every user of a machine can read the
   * list of processes.
   */
  isHidden: boolean
  isBoolean: boolean
  /** Markdown. */
  help: string
}

const FLAGS_FILE = new URL('../../../schema/flags.json', import.meta.url)

/**
 * Every input but `command`, which is the first word of the command line. `npm run generate` writes
 * them from action.yml.
 */
export const INPUT_FLAGS: readonly InputFlag[] = JSON.parse(readFileSync(FLAGS_FILE, 'utf8'))

const BY_INPUT = new Map(INPUT_FLAGS.map((flag) => [flag.input as string, flag]))

/** Texts of inputs. */
export type Inputs = Partial<Record<InputName, string>>

/**
 * `--name`, or `--api-key-file` for one that is read from a file. The text itself if no input has
 * this name.
 */
export function flagName(input: string): string {
  const known = BY_INPUT.get(input)
  return known === undefined ? input : `--${known.flag}`
}

/**
 * An input in backticks, perhaps with its value, and the inputs that a line of problems begins
 * with.
 */
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=(?:[.[]\S*)?: )/gm

/**
 * The text with flags for the names of inputs. A problem of an input names what gave it, or all
 * that could. With a manifest, what only its deployments have keeps its name, which is its key
 * there.
 */
export function nameFlags(text: string, givenBy: Inputs = {}): string {
  const isKey = (input: string) => givenBy.manifest !== undefined && isDeploymentOnly(input)
  const given = (input: string) => givenBy[input as InputName]
  const subject = (input: string) => given(input) ?? nameSources(input)
  return text.replace(NAMED, (found, coded = '', value?: string, subjects?: string) => {
    if (subjects !== undefined) return `  ${subjects.split(', ').map(subject).join(', ')}`
    if (coded === 'command' && value !== undefined) return `\`${value}\``
    if (isKey(coded)) return found
    if (!BY_INPUT.has(coded)) return given(coded) ?? found
    if (value !== undefined) return `${flagName(coded)}=${value}`
    return given(coded) ?? flagName(coded)
  })
}

/** Names the flag and the variable that an input can come from. */
function nameSources(input: string): string {
  const flag = BY_INPUT.get(input)
  return flag === undefined ? input : `--${flag.flag} (or ${flag.variable})`
}
