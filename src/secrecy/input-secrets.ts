/** The secret values that the inputs hold, also where they are malformed. */
import type { RawInputs } from '../inputs/raw.js'
import { parseSecrets } from '../inputs/secrets.js'
import { looksSecret, secretsInCommand } from './command-secrets.js'
import { canBeMasked } from './forms.js'

const CREDENTIAL_INPUTS = ['api_key', 'tenant_id', 'bearer_token', 'agent_api_key', 'github_token'] as const
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'] as const
const COMMAND_INPUTS = ['install_command', 'build_command'] as const

export interface InputSecrets {
  values: string[]
  /** Names of secrets whose value, or each line of it, is too short or too common to be masked without ruining the log. */
  unmasked: string[]
}

/** What must be masked before anything else is printed. */
export function findInputSecrets(raw: RawInputs): InputSecrets {
  const credentials = CREDENTIAL_INPUTS.flatMap((input) => raw[input] ?? [])
  const passwords = URL_INPUTS.flatMap((input) => userInfo(raw[input] ?? ''))
  const tokens = COMMAND_INPUTS.flatMap((input) => secretsInCommand(raw[input] ?? ''))
  if (raw.secrets === undefined) return { values: [...credentials, ...passwords, ...tokens], unmasked: [] }
  const { secrets, unread } = parseSecrets(raw.secrets)
  const pieces = unread.flatMap(piecesOf)
  return {
    values: [...credentials, ...passwords, ...tokens, ...secrets.map(({ value }) => value), ...pieces],
    unmasked: [
      ...new Set(secrets.filter(({ name, value }) => name !== '' && !canBeMasked(value)).map(({ name }) => name))
    ]
  }
}

/** User and password of a URL, as written and decoded; one that does not belong there is refused later. */
function userInfo(text: string): string[] {
  const found = /^[a-z+]+:\/\/([^/?#]*)@/i.exec(text)?.[1]
  if (found === undefined) return []
  const parts = [found, ...found.split(':')].filter(looksSecret)
  return parts.flatMap((part) => {
    try {
      return [part, decodeURIComponent(part)]
    } catch {
      return [part]
    }
  })
}

/** Of a text that is not understood: each line, what follows the first = or : in it, and every word of it. */
function piecesOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const value = /^[^=:]*[=:](.*)$/.exec(line)?.[1]?.trim() ?? ''
    return [
      line.trim(),
      value,
      value.replace(/^["'`]|["'`]$/g, ''),
      ...line.split(/[\s"'`,;:={}[\]]+/).filter(looksSecret)
    ]
  })
}
