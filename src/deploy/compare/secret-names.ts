/** Which names an answer lists of the secrets that were requested. Pure. */
import type { Secret } from '../../contract/deployment.js'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect/reserved-secrets.js'
import { type ToldSecrets, toldSecrets } from '../../contract/returned-secrets.js'
import type { Source } from '../../contract/vocabulary.js'

/** Returns the values by name. For a duplicate name, the last value counts. */
export function valuesOf(secrets: readonly Secret[]): Map<string, string> {
  return new Map(secrets.map(({ name, value }) => [name, value]))
}

/** Reads the secrets of an answer under the names that were requested: a service may list them in another case. */
export function toldSecretsFor(secrets: unknown, asked: ReadonlyMap<string, string>): ToldSecrets | null {
  const told = toldSecrets(secrets)
  return told && renamed(told, askedNames(told, asked))
}

/** Returns the secrets under the asked name of each one that has one. */
export function renamed(told: ToldSecrets, names: ReadonlyMap<string, string>): ToldSecrets {
  return new Map([...told].map(([name, value]) => [names.get(name) ?? name, value]))
}

/** Returns the asked name by the listed one, for the names that an answer lists only in another case. */
export function askedNames(told: ToldSecrets, asked: ReadonlyMap<string, string>): Map<string, string> {
  const unlisted = [...asked.keys()].filter((name) => !told.has(name))
  const unasked = [...told.keys()].filter((name) => !asked.has(name))
  const sameName = (names: readonly string[], name: string) =>
    names.filter((each) => each.toLowerCase() === name.toLowerCase())
  return new Map(
    unlisted.flatMap((name) => {
      const [listed, ...others] = sameName(unasked, name)
      if (listed === undefined || others.length > 0 || sameName(unlisted, name).length > 1) return []
      return keepsCase(listed, told, asked) ? [] : [[listed, name] as const]
    })
  )
}

/** Whether the list contains another name in its requested case, which shows that the service preserves case. */
function keepsCase(listed: string, told: ToldSecrets, asked: ReadonlyMap<string, string>): boolean {
  const inCaseOf = (name: string) => (listed === listed.toLowerCase() ? name.toLowerCase() : name.toUpperCase())
  return [...asked.keys()].some((name) => told.has(name) && inCaseOf(name) !== name)
}

/** Returns the names that an answer lists and this run did not ask for, without those that the service sets itself. */
export function extraNames(told: ToldSecrets | null, asked: ReadonlyMap<string, string>, source: Source): string[] {
  const reserved = LANGSMITH_RESERVED_SECRETS[source]
  return [...(told?.keys() ?? [])].filter((name) => !asked.has(name) && !reserved.has(name.toUpperCase()))
}
