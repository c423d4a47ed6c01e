/** Which names an answer lists of the secrets that were requested. Names are exact, case included. Pure. */
import type { Secret } from '../../contract/deployment.js'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect/reserved-secrets.js'
import type { ToldSecrets } from '../../contract/returned-secrets.js'
import type { Source } from '../../contract/vocabulary.js'

/** Returns the values by name. For a duplicate name, the last value counts. */
export function valuesOf(secrets: readonly Secret[]): Map<string, string> {
  return new Map(secrets.map(({ name, value }) => [name, value]))
}

/** Returns the names that an answer lists and this run did not ask for, without those that the service sets itself. */
export function extraNames(told: ToldSecrets | null, asked: ReadonlyMap<string, string>, source: Source): string[] {
  const reserved = LANGSMITH_RESERVED_SECRETS[source]
  return [...(told?.keys() ?? [])].filter((name) => !asked.has(name) && !reserved.has(name))
}
