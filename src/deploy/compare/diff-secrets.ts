/**
 * Compares secrets by name with what reads of the service show of them (`secret-proof.ts`). Pure.
 */
import type { Secret, Source } from '../../contract/deployment.js'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect.js'
import { readSecretList, type SecretList } from '../../contract/returned-secrets.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change, Difference } from '../core/model.js'
import {
  clearText,
  proveSecrets,
  type SecretProof,
  type SecretValues,
  showsAllValues,
  showsInClear,
  showsOther
} from './secret-proof.js'

/** Returns the values by name. Of a name that is set twice, the last value counts. */
export const valuesOf = (secrets: readonly Secret[]): SecretValues =>
  new Map(secrets.map(({ name, value }) => [name, value]))

const DIFFERENCE: Record<Exclude<SecretProof, 'equal'>, Difference> = {
  absent: 'added',
  other: 'changed',
  unproven: 'unproven'
}

/**
 * Returns the changes by name. The order of the list is irrelevant. Values that are not proven
 * equal may differ.
 *
 * @param current The secrets as the last read shows them.
 * @param earlier The same of an earlier read, which may show that the service lists names, and a
 * value in clear.
 */
export function diffSecrets(
  current: unknown,
  desired: readonly Secret[],
  source: Source,
  earlier?: unknown
): Change[] {
  const requested = valuesOf(desired)
  const list = readSecretList(current)
  if (list === null && requested.size === 0) return [secretChange('secrets', 'unproven')]
  const changes: Change[] = []
  for (const [name, proof] of proofsOf(list, requested, { source, earlier }))
    if (proof !== 'equal') changes.push(secretChange(`secrets.${name}`, DIFFERENCE[proof]))
  for (const name of extraNames(list, requested, source))
    changes.push(secretChange(`secrets.${name}`, 'removed'))
  return changes
}

/**
 * Returns the changes for a plan. A text that is most likely another value counts as a change: that
 * is enough to word a plan, and not enough to fail a run.
 */
export function planSecrets(
  current: unknown,
  { secrets = [], env_vars, source }: RequestedList & { source: Source }
): Change[] {
  const list = readSecretList(current) ?? new Map()
  const requested = valuesOf(secrets)
  // A part of a value in clear is another value.
  const isClear = showsInClear(list, requested)
  const changes = diffSecrets(current, secrets, source).map((change) => {
    const name = change.path.slice('secrets.'.length)
    const value = requested.get(name)
    const mayDiffer = change.difference === 'unproven' && value !== undefined
    const isOther = mayDiffer && (showsOther(list, name, value) || (isClear && hasText(list, name)))
    return isOther ? { ...change, difference: 'changed' as const } : change
  })
  return publicChanges(changes, { secrets, env_vars }, list)
}

function hasText(list: SecretList, name: string): boolean {
  return (clearText(list, name) ?? '') !== ''
}

/** Returns the changes of a create, which sends the whole list. */
export function addedSecrets({ secrets = [], env_vars }: RequestedList): Change[] {
  const changes = secrets.map(({ name }) => secretChange(`secrets.${name}`, 'added'))
  return publicChanges(changes, { secrets, env_vars })
}

/** A requested list, with the names of those that are no secrets. */
interface RequestedList {
  secrets?: readonly Secret[] | undefined
  env_vars?: readonly string[] | undefined
}

/** Returns the changes with those of `env_vars` under that path, with their values. */
function publicChanges(
  changes: readonly Change[],
  { secrets = [], env_vars = [] }: RequestedList,
  list: SecretList = new Map()
): Change[] {
  const variables = new Set(env_vars)
  const values = valuesOf(secrets)
  return changes.map((change) => {
    const name = change.path.slice('secrets.'.length)
    if (!variables.has(name)) return change
    const before = clearText(list, name, { isProven: true })
    const after = values.get(name)
    const path = `env_vars.${name}`
    return { ...change, path, ...(before !== undefined && { before }), after }
  })
}

function secretChange(path: string, difference: Difference): Change {
  return { path, difference, new_revision: true }
}

/** Returns the names of requested secrets that a read neither shows nor refutes. */
export function unprovenSecrets(
  current: unknown,
  desired: readonly Secret[],
  source: Source
): string[] {
  const proofs = proofsOf(readSecretList(current), valuesOf(desired), { source })
  return [...proofs].flatMap(([name, proof]) =>
    proof === 'unproven' || proof === 'other' ? [name] : []
  )
}

function proofsOf(
  list: SecretList | null,
  requested: SecretValues,
  { source, earlier }: { source: Source; earlier?: unknown }
): Map<string, SecretProof> {
  if (list === null) return new Map([...requested.keys()].map((name) => [name, 'unproven']))
  const earlierList = readSecretList(earlier)
  const lists = [list, earlierList]
  return proveSecrets(list, requested, {
    listsNames: lists.some((names) => listsNames(names, requested, source)),
    earlier: earlierList
  })
}

/**
 * A list without any name belongs to a deployment without secrets, or to a service that hides them.
 */
function listsNames(list: SecretList | null, requested: SecretValues, source: Source): boolean {
  const names = [...(list?.keys() ?? [])]
  return names.some((name) => requested.has(name) || !LANGSMITH_RESERVED_SECRETS[source].has(name))
}

/** Returns the names in the list that are neither requested nor set by the service itself. */
export function extraNames(
  list: SecretList | null,
  requested: SecretValues,
  source: Source
): string[] {
  const names = [...(list?.keys() ?? [])]
  return names.filter(
    (name) => !requested.has(name) && !LANGSMITH_RESERVED_SECRETS[source].has(name)
  )
}

/**
 * Returns the secrets of an earlier read, ready to be sent again, without those that the service
 * sets itself. Null unless all their values are shown in clear: `now` shows every value that this
 * run sent.
 */
export function restorableSecrets(
  earlier: unknown,
  now: unknown,
  { secrets = [], source }: { secrets?: readonly Secret[] | undefined; source: Source }
): Secret[] | null {
  const list = readSecretList(earlier)
  if (list === null) return null
  const requested = valuesOf(secrets)
  const names = [...list.keys()].filter(
    (name) => requested.has(name) || !LANGSMITH_RESERVED_SECRETS[source].has(name)
  )
  if (names.length === 0 && list.size > 0) return []
  // An empty list may hide them all.
  if (!showsAllValues(readSecretList(now) ?? new Map(), requested)) return null
  const restorable: Secret[] = []
  for (const name of names) {
    const value = clearText(list, name, { isProven: requested.has(name) })
    if (value === undefined) return null
    restorable.push({ name, value })
  }
  return restorable
}

/** Returns the names of the secrets that these changes remove. */
export function removedSecrets(changes: readonly Change[]): string[] {
  return changes
    .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
    .map(({ path }) => path.slice('secrets.'.length))
}

/** Says that the service keeps secrets although a run removed them. */
export const stillListed = (names: readonly string[]) =>
  'The service keeps secrets that the inputs no longer set: ' +
  `${sanitizeLine(names.join(', '), 300)}. ` +
  'Delete them in the service. Until then, each run makes a new revision.'

/** A warning that names the secrets that an update is to remove; none if there are none. */
export function removedSecretWarnings(changes: readonly Change[]): string[] {
  const names = removedSecrets(changes).map((name) => sanitizeLine(name, 60))
  if (names.length === 0) return []
  return [
    `The inputs do not set ${count(names.length, 'deployed secret')}: ${names.join(', ')}. ` +
      'The update removes what is not set. ' +
      'To keep one, add a line for it. To keep all, set `secrets_update_strategy: merge`.'
  ]
}
