/** The secret values that the inputs hold, also if they are malformed. */
import type { InputName } from '../action-names.js'
import type { Secret } from '../contract/deployment.js'
import type { ParsedInputs } from '../inputs/reading.js'
import { decoded, looksSecret, secretsInCommand } from './command-secrets.js'
import { isPlainWord } from './forms.js'

/** What a run authenticates with. */
export const CREDENTIAL_INPUTS = ['api_key', 'bearer_token', 'agent_api_key', 'github_token'] as const
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'] as const
const COMMAND_INPUTS = ['install_command', 'build_command'] as const

export interface InputSecrets {
  /** What this run authenticates with. */
  credentials: string[]
  secrets: Secret[]
  /** What may be secret: pieces of text that could not be read, tokens in commands, a tenant that is a plain word. */
  guesses: string[]
}

/** Finds what must be masked before anything else is printed. */
export function findInputSecrets({ raw, secrets: parsed }: ParsedInputs): InputSecrets {
  const given = (inputs: readonly InputName[]) => inputs.flatMap((input) => raw[input] ?? [])
  const tenant = given(['tenant_id'])
  const credentials = [
    ...given(CREDENTIAL_INPUTS),
    ...given(URL_INPUTS).flatMap(userInfo),
    ...tenant.filter((name) => !isPlainWord(name))
  ]
  const tokens = given(COMMAND_INPUTS).flatMap(secretsInCommand)
  const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] }
  const guesses = [...tenant, ...tokens, ...unread.flatMap(piecesOf)]
  if (problems.length === 0) return { credentials, secrets, guesses }
  // Of a text that was not understood, what looks like a name may be part of a value.
  return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] }
}

/** User and password of a URL, as written and decoded; one that does not belong there is refused later. */
function userInfo(text: string): string[] {
  const found = /:\/\/([^/?#]*)@/.exec(text)?.[1]
  if (found === undefined) return []
  const parts = [found, ...found.split(':')].filter(looksSecret)
  return parts.flatMap((part) => [part, decoded(part)])
}

/** Of a text that is not understood: each line, what follows the first = or : in it, and every word of it. */
function piecesOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const value = line.slice(line.search(/[=:]/) + 1).trim()
    return [
      line.trim(),
      value,
      value.replace(/^["'`]|["'`]$/g, ''),
      ...line.split(/[\s"'`,;:={}[\]]/).filter(looksSecret)
    ]
  })
}
