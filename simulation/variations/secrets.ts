/** How a service shows secrets (§2.6 says name and value; services keep values to themselves in many ways). */
import { createHash } from 'node:crypto'
import type { Secret } from '../../src/contract/deployment.js'

export const SECRET_FORMS = [
  'values',
  'names',
  'empty values',
  'masked',
  'hashed',
  'truncated and masked',
  'empty list',
  'absent'
] as const
export type SecretForm = (typeof SECRET_FORMS)[number]

/** The forms that show a value only if it is empty or short. */
const VALUES: Partial<Record<SecretForm, (value: string) => string>> = {
  values: (value) => value,
  'empty values': () => '',
  masked: () => '********',
  hashed: (value) => createHash('sha256').update(value).digest('hex'),
  'truncated and masked': (value) => `${value.slice(0, 3)}***${value.slice(-2)}`
}

/** The secrets as an answer shows them; undefined if the field is absent. */
export function showSecrets(form: SecretForm, secrets: readonly Secret[]): unknown {
  if (form === 'absent') return undefined
  if (form === 'empty list') return []
  const shown = VALUES[form]
  return secrets.map(({ name, value }) =>
    shown === undefined ? { name } : { name, value: shown(value) }
  )
}
