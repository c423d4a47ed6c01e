/** What differs between two lists of secrets, by name only. */
import type { Secret } from '../../contract/deployment.js'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect/reserved-secrets.js'
import { type ToldSecrets, toldSecrets } from '../../contract/returned-secrets.js'
import type { Source } from '../../contract/vocabulary.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'
import { isOtherValue, longestClear, looksHidden, tellsValue } from './shown-secrets.js'

/** By name; of a name that is there twice, the last value counts. */
export function valuesOf(secrets: readonly Secret[]): Map<string, string> {
  return new Map(secrets.map(({ name, value }) => [name, value]))
}

/** Names that an answer lists and that nobody asked for, without those that the service sets itself. */
export function extraNames(told: ToldSecrets | null, asked: ReadonlyMap<string, string>, source: Source): string[] {
  const reserved = LANGSMITH_RESERVED_SECRETS[source]
  return [...(told?.keys() ?? [])].filter((name) => !asked.has(name) && !reserved.has(name))
}

/** Changes by name. The order of the list means nothing. What is not shown in clear is never proven equal. */
export function diffSecrets(current: unknown, wanted: readonly Secret[], source: Source): Change[] {
  const told = toldSecrets(current)
  const asked = valuesOf(wanted)
  const extra = extraNames(told, asked, source)
  // A list without any of the names is that of a deployment without secrets, or of a service that hides them.
  const isBlank = told !== null && extra.length === 0 && ![...asked.keys()].some((name) => told.has(name))
  const change = (name: string, difference: Change['difference']): Change => ({
    path: `secrets.${name}`,
    difference,
    ...(isBlank && { note: 'the service lists no secrets: there are none, or it does not show them' }),
    new_revision: true
  })
  if (told === null && asked.size === 0) return [{ path: 'secrets', difference: 'unproven', new_revision: true }]
  const clear = longestClear(told, asked)
  // A text that stands for another value as well is no value.
  const isMask = (shown: string) => [...asked].some(([name, value]) => value !== shown && told?.get(name) === shown)
  const differenceOf = (name: string, value: string): Change['difference'] | undefined => {
    if (told === null) return 'unproven'
    if (!told.has(name)) return 'added'
    const shown = told.get(name)
    if (shown === undefined) return 'unproven'
    if (shown === value) return isMask(shown) ? 'unproven' : undefined
    return isOtherValue(shown, value, clear) ? 'changed' : 'unproven'
  }
  const changes = [...asked].flatMap(([name, value]) => {
    const difference = differenceOf(name, value)
    return difference === undefined ? [] : [change(name, difference)]
  })
  return [...changes, ...extra.map((name) => change(name, 'removed'))]
}

/**
 * The secrets of an earlier answer, to be sent once more; null unless their values are known. They are where `now`, an
 * answer of the same service, tells in clear all that this run has sent. Those that the service sets itself are left out.
 */
export function restorableSecrets(
  earlier: unknown,
  now: unknown,
  { secrets = [], source }: { secrets?: readonly Secret[] | undefined; source: Source }
): Secret[] | null {
  const told = toldSecrets(earlier)
  if (told === null) return null
  const asked = valuesOf(secrets)
  const extra = new Set(extraNames(told, asked, source))
  const names = [...told.keys()].filter((name) => asked.has(name) || extra.has(name))
  if (names.length === 0) return []
  const shown = toldSecrets(now)
  const isClear = asked.size > 0 && [...asked].every(([name, value]) => tellsValue(shown, name, value))
  const known = names.flatMap((name) => {
    const value = told.get(name)
    return !isClear || value === undefined || looksHidden(value) ? [] : [{ name, value }]
  })
  return known.length === names.length ? known : null
}

/** A warning that names the secrets that an update removes; none when it removes none. */
export function removedSecretWarnings(changes: readonly Change[]): string[] {
  const names = changes
    .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
    .map(({ path }) => sanitizeLine(path.slice('secrets.'.length), 60))
  if (names.length === 0) return []
  return [
    `This update removes ${count(names.length, 'secret')}: ${names.join(', ')}. The input secrets replaces the whole list; add a line for each one to keep.`
  ]
}
