/** The command line that reaches the control plane of a run, on the machine of a person. */
import { DIALECTS } from '../contract/dialect.js'
import type { Connection } from '../inputs/connection.js'
import type { CommandLine } from '../ports.js'
import { RELEASED_PROGRAM } from '../release.js'

/** Returns how a person reads more about a deployment than a run shows. */
export function commandLineFor(
  connection: Connection,
  program: string = RELEASED_PROGRAM
): CommandLine {
  const { base_url, credentials, dialect } = connection
  const given = Object.entries(credentials).filter(([, value]) => value !== undefined)
  const words = Object.keys(DIALECTS).filter(
    (name) => name !== 'neutral' && DIALECTS[name] === dialect
  )
  return {
    program,
    flags: [`--base-url ${base_url}`, ...words.map((name) => `--api-dialect ${name}`)].join(' '),
    variables: given.map(([input]) => `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`)
  }
}
