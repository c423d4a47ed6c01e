/** What the arguments of the command line say. */
import type { Inputs } from './input-flags.js'

/** What the arguments and the environment ask for. */
export interface Arguments {
  /** Name of the command. */
  command: string
  /** Texts of inputs. */
  flags: Inputs
  /** What gave them. */
  givenBy: Inputs
  /** Files with the texts of inputs; `-` is standard input. */
  files: Inputs
  /** Names of variables that hold secrets. */
  secretNames: readonly string[]
  /** Variables that are no secrets, `NAME=value` each. */
  envVars: readonly string[]
  options: Options
}

/** The flags of the command line itself (`own-flags.ts`). */
export interface Options {
  json?: true
  quiet?: true
  verbose?: true
  color: boolean
  events?: string
  outputFile?: string
  dockerfile?: string
  ci: string
  dotenv?: string
  yes?: true
  failOnChanges?: true
  previews?: true
  history?: true
  build?: true
  deploy?: true
  follow?: true
  revision?: string
}
