/** What differs between two lists of secrets, by name only. */

import type { Secret } from '../contract/deployment.js'
import { namedSecrets, returnedSecrets } from '../contract/returned-secrets.js'
import type { Change } from './model.js'

/** What services put in place of a value that they keep to themselves. */
const MASKED = /^$|\*{3}|•{3}|^x{4,}$|^[<[(]?(?:redacted|hidden|masked|secret)[>\])]?$/i

/** The secrets with their values; null where the service keeps any of them to itself. */
export function knownSecrets(secrets: unknown): Secret[] | null {
  const values = returnedSecrets(secrets)
  return values?.some(({ value }) => MASKED.test(value)) ? null : values
}

/** Changes by name. The order of the list and repeated names mean nothing; the last value of a name counts. */
export function diffSecrets(current: unknown, wanted: readonly Secret[]): Change[] {
  const change = (name: string, difference: Change['difference']): Change => ({
    path: `secrets.${name}`,
    difference,
    new_revision: true
  })
  const values = returnedSecrets(current)
  const before = new Map((values ?? []).map(({ name, value }) => [name, value]))
  const after = new Map(wanted.map(({ name, value }) => [name, value]))
  if (values === null) {
    const named = namedSecrets(current)
    const names = named && new Set(named)
    const removed = [...(names ?? [])].filter((name) => !after.has(name))
    if (names === undefined && after.size === 0)
      return [{ path: 'secrets', difference: 'unproven', new_revision: true }]
    return [
      ...[...after.keys()].map((name) => change(name, names && !names.has(name) ? 'added' : 'unproven')),
      ...removed.map((name) => change(name, 'removed'))
    ]
  }
  return [
    ...[...after].flatMap(([name, value]) => {
      const old = before.get(name)
      if (old === undefined) return [change(name, 'added')]
      if (old === value) return []
      return [change(name, MASKED.test(old) ? 'unproven' : 'changed')]
    }),
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => change(name, 'removed'))
  ]
}
