/**
 * Compares secrets with what an answer shows of them. Services show values in clear, masked, hashed, shortened, empty or
 * not at all (§2.6 leaves it open). One rule: a list is clear if it shows one requested value exactly. Otherwise it
 * proves nothing. Names are exact, case included. Pure.
 */
import type { Secret, Source } from '../../contract/deployment.js'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect.js'
import {
  isVisible,
  looksHidden,
  type ToldSecrets,
  toldSecrets
} from '../../contract/returned-secrets.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'

/** The values by name. For a duplicate name, the last value counts. */
const valuesOf = (secrets: readonly Secret[]) =>
  new Map(secrets.map(({ name, value }) => [name, value]))

/** Whether an answer shows exactly this value of the name. A value that looks hidden proves nothing. */
function showsValue(
  told: ToldSecrets | null,
  [name, value]: [name: string, value: string]
): boolean {
  return told?.get(name) === value && !looksHidden(value)
}

/**
 * Changes by name, case included. The order of the list is irrelevant. Hidden values are never proven equal.
 *
 * @param earlier Another read of the service, which may prove how it shows secrets.
 */
export function diffSecrets(
  current: unknown,
  wanted: readonly Secret[],
  source: Source,
  earlier?: unknown
): Change[] {
  const asked = valuesOf(wanted)
  const told = toldSecrets(current)
  const isExtra = (name: string) =>
    !asked.has(name) && !LANGSMITH_RESERVED_SECRETS[source].has(name)
  const lists = [told, toldSecrets(earlier)]
  // A list without any name belongs to a deployment without secrets, or to a service that hides them.
  const listsNames = lists.some((list) =>
    [...(list?.keys() ?? [])].some((name) => asked.has(name) || isExtra(name))
  )
  const isClear = lists.some((list) => [...asked].some((secret) => showsValue(list, secret)))
  const change = (path: string, difference: Change['difference']): Change => ({
    path,
    difference,
    new_revision: true
  })
  if (told === null && asked.size === 0) return [change('secrets', 'unproven')]
  const changes = [...asked].flatMap(([name, value]) => {
    const path = `secrets.${name}`
    if (told === null) return [change(path, 'unproven')]
    const shown = told.get(name)
    // A service may leave out secrets that are empty.
    if (shown === value || (!told.has(name) && value === '' && isClear)) return []
    if (!told.has(name)) return [change(path, listsNames && value !== '' ? 'added' : 'unproven')]
    const isOther =
      shown !== undefined && (isVisible(shown, value) || (isClear && !looksHidden(shown)))
    return [change(path, isOther ? 'changed' : 'unproven')]
  })
  const extra = [...(told?.keys() ?? [])].filter(isExtra)
  return [...changes, ...extra.map((name) => change(`secrets.${name}`, 'removed'))]
}

/**
 * The secrets of an earlier response, ready to be sent again, without those that the service sets itself. Null unless
 * their values are visible, and `now` shows every value that this run sent.
 */
export function restorableSecrets(
  earlier: unknown,
  now: unknown,
  { secrets = [], source }: { secrets?: readonly Secret[] | undefined; source: Source }
): Secret[] | null {
  const [told, proof, asked] = [toldSecrets(earlier), toldSecrets(now), valuesOf(secrets)]
  if (told === null) return null
  const reserved = LANGSMITH_RESERVED_SECRETS[source]
  const own = [...told].filter(([name]) => asked.has(name) || !reserved.has(name))
  const isProven = asked.size > 0 && [...asked].every((secret) => showsValue(proof, secret))
  const known = own.flatMap(([name, value]) =>
    value === undefined || looksHidden(value) ? [] : [{ name, value }]
  )
  // An empty list may hide them all.
  return (isProven || (own.length === 0 && told.size > 0)) && known.length === own.length
    ? known
    : null
}

/** The names of the secrets that these changes remove. */
export function removedSecrets(changes: readonly Change[]): string[] {
  return changes
    .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
    .map(({ path }) => path.slice('secrets.'.length))
}

/** That the service keeps secrets although a run removed them. */
export const stillListed = (names: readonly string[]) =>
  `The service keeps secrets that the inputs no longer set: ${sanitizeLine(names.join(', '), 300)}. Delete them in the service. Until then, each run makes a new revision.`

/** A warning that names the secrets that an update is to remove; none if there are none. */
export function removedSecretWarnings(changes: readonly Change[]): string[] {
  const names = removedSecrets(changes).map((name) => sanitizeLine(name, 60))
  if (names.length === 0) return []
  return [
    `The inputs no longer set ${count(names.length, 'secret')}: ${names.join(', ')}. The update replaces the whole list: add a line for each one to keep.`
  ]
}
