/** How a person reads more about a deployment than a run shows: with the command line, on another machine. Pure. */
import { DIALECTS } from './contract/dialect/dialect.js'
import type { Connection } from './inputs/connection.js'
import type { CommandLine } from './ports.js'
import { RELEASED_PROGRAM } from './release.js'

/** The command line for the control plane of a run. @param program How it is started; from its release if absent. */
export function commandLineFor(
  { base_url, credentials, dialect }: Connection,
  program: string = RELEASED_PROGRAM
): CommandLine {
  const given = Object.entries(credentials).filter(([, value]) => value !== undefined)
  const [words = 'neutral'] = Object.entries(DIALECTS).find(([, known]) => known === dialect) ?? []
  return {
    program,
    flags: [`--base-url ${base_url}`, ...(words === 'neutral' ? [] : [`--api-dialect ${words}`])].join(' '),
    variables: given.map(([input]) => `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`)
  }
}
