/** Compares two lists of secrets, by name only. */
import type { Secret } from '../../contract/deployment.js'
import { toldSecrets } from '../../contract/returned-secrets.js'
import type { Source } from '../../contract/vocabulary.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'
import { extraNames, valuesOf } from './secret-names.js'
import { howShown, looksHidden, type ShownAs, tellsValue } from './shown-secrets.js'

const DIFFERENCES: Record<ShownAs, Change['difference'] | undefined> = {
  missing: 'added',
  unknown: 'unproven',
  asked: undefined,
  other: 'changed'
}

/** Changes by name. The order of the list is irrelevant. Hidden values are never proven equal. */
export function diffSecrets(current: unknown, wanted: readonly Secret[], source: Source): Change[] {
  const asked = valuesOf(wanted)
  const told = toldSecrets(current)
  const extra = extraNames(told, asked, source)
  // A list without any of the names belongs to a deployment without secrets, or to a service that hides them.
  const isBlank = told !== null && extra.length === 0 && ![...asked.keys()].some((name) => told.has(name))
  const change = (name: string, difference: Change['difference']): Change => ({
    path: `secrets.${name}`,
    difference,
    ...(isBlank && { note: 'the service lists none of them, or does not show them' }),
    new_revision: true
  })
  if (told === null && asked.size === 0) return [{ path: 'secrets', difference: 'unproven', new_revision: true }]
  const changes = [...asked.keys()].flatMap((name) => {
    const difference = told === null ? 'unproven' : DIFFERENCES[howShown(told, asked, name)]
    return difference === undefined ? [] : [change(name, difference)]
  })
  return [...changes, ...extra.map((name) => change(name, 'removed'))]
}

/**
 * The secrets of an earlier response, ready to be sent again; null unless their values are visible. They are visible if
 * `now`, a response of the same service, shows every value that this run sent. Secrets that the service sets itself are
 * omitted.
 */
export function restorableSecrets(
  earlier: unknown,
  now: unknown,
  { secrets = [], source }: { secrets?: readonly Secret[] | undefined; source: Source }
): Secret[] | null {
  const [told, proof] = [toldSecrets(earlier), toldSecrets(now)]
  if (told === null) return null
  const asked = valuesOf(secrets)
  const extra = new Set(extraNames(told, asked, source))
  const names = [...told.keys()].filter((name) => asked.has(name) || extra.has(name))
  if (names.length === 0) return []
  const isClear = asked.size > 0 && [...asked].every(([name, value]) => tellsValue(proof, name, value))
  const known = names.flatMap((name) => {
    const value = told.get(name)
    return !isClear || value === undefined || looksHidden(value) ? [] : [{ name, value }]
  })
  return known.length === names.length ? known : null
}

/** A warning that names the secrets that an update removes; none if it removes none. */
export function removedSecretWarnings(changes: readonly Change[]): string[] {
  const names = changes
    .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
    .map(({ path }) => sanitizeLine(path.slice('secrets.'.length), 60))
  if (names.length === 0) return []
  return [
    `This update removes ${count(names.length, 'secret')}: ${names.join(', ')}. The whole list is replaced: add a line for each one to keep.`
  ]
}
