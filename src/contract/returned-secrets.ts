/** The secrets in an answer (§2.1, §2.6): with their values, by name only, or in a shape of the service's own. */
import * as z from 'zod'
import { Secret } from './deployment.js'

const WithValues = z.array(z.object(Secret.shape))
const ByName = z.array(z.looseObject({ name: z.string() }))
const Entry = z.object({ value: z.string() })

/** Secrets with their values; null when the service keeps any of them to itself: then nothing can be proven. */
export function returnedSecrets(secrets: unknown): Secret[] | null {
  return WithValues.safeParse(secrets).data ?? null
}

/** The names; undefined when not even these are told. */
export function namedSecrets(secrets: unknown): string[] | undefined {
  return ByName.safeParse(secrets).data?.map(({ name }) => name)
}

/** Every value that is there, whatever else is in the list: what must be masked. */
export function returnedValues(secrets: unknown): string[] {
  if (!Array.isArray(secrets)) return []
  return secrets.flatMap((entry) => Entry.safeParse(entry).data?.value ?? [])
}
