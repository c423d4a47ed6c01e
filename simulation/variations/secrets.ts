/**
 * How a service shows secrets (§2.6 says name and value; services keep values to themselves in many
 * ways).
 */
import { createHash } from 'node:crypto'
import type { Secret } from '../../src/contract/deployment.js'

export const SECRET_FORMS = [
  'values',
  'names',
  'empty values',
  'masked',
  'hashed',
  'named hash',
  'truncated and masked',
  'first characters',
  'lengths',
  'a sentence',
  'some masked',
  'some as a sentence',
  'empty list',
  'absent'
] as const
export type SecretForm = (typeof SECRET_FORMS)[number]

const hash = (value: string) => createHash('sha256').update(value).digest('hex')
const MASK = '********'
const SENTENCE = 'stored in the vault'
/** Of a deployment, some names and not all. */
const isSensitive = (name: string) => /KEY|URL|^[AC]$/.test(name)

/** How the forms show the value of a name; a form that is missing shows only names. */
const VALUES: Partial<Record<SecretForm, (value: string, name: string) => string>> = {
  values: (value) => value,
  'empty values': () => '',
  masked: () => MASK,
  hashed: hash,
  'named hash': (value) => `sha256:${hash(value)}`,
  'truncated and masked': (value) => `${value.slice(0, 3)}***${value.slice(-2)}`,
  'first characters': (value) => value.slice(0, 4),
  lengths: (value) => `<len=${value.length}>`,
  'a sentence': () => SENTENCE,
  'some masked': (value, name) => (isSensitive(name) ? MASK : value),
  'some as a sentence': (value, name) => (isSensitive(name) ? SENTENCE : value)
}

/** The secrets as an answer shows them; undefined if the field is absent. */
export function showSecrets(form: SecretForm, secrets: readonly Secret[]): unknown {
  if (form === 'absent') return undefined
  if (form === 'empty list') return []
  const shown = VALUES[form]
  return secrets.map(({ name, value }) => ({ name, ...(shown && { value: shown(value, name) }) }))
}
