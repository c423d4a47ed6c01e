/**
 * Compares secrets with what an answer shows of them. Services show values in clear, masked, hashed, shortened, empty or
 * not at all (§2.6 leaves it open). One rule: a list is clear if it shows one requested value exactly. Otherwise it
 * proves nothing. Names are exact, case included. Pure.
 */
import type { Secret } from '../../contract/deployment.js'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect/reserved-secrets.js'
import { type ToldSecrets, toldSecrets } from '../../contract/returned-secrets.js'
import type { Source } from '../../contract/vocabulary.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'

/** What stands for a value whatever the value is: a mask, only signs, a few words in brackets, or a digest by its name. */
const HIDDEN = [
  /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/,
  /^[^\p{L}\p{N}]*$/u,
  /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/,
  /^[\W_]*(?:(?:value|secret)[\W_]+)*(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed|concealed|set|configured)(?:[\W_]+(?:value|secret))*[\W_]*$/i,
  /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
]

/** Whether a text stands for a value by its very looks. */
export function looksHidden(shown: string): boolean {
  return HIDDEN.some((pattern) => pattern.test(shown))
}

/** Whether a text may be a digest, a cipher text or an id: hexadecimal, or long and of mixed letters and digits. */
function looksDerived(shown: string): boolean {
  if (/^[0-9a-f-]{8,}$/i.test(shown)) return true
  return /^[\w+/=-]{20,}$/.test(shown) && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(shown))
}

/** Whether a text is another value in clear by its looks: not hidden, no digest, and no part of the requested value. */
export function isVisible(shown: string, value: string): boolean {
  const isPart = value.startsWith(shown) || value.endsWith(shown)
  return shown !== value && !isPart && !looksHidden(shown) && !looksDerived(shown)
}

/** Returns the values by name. For a duplicate name, the last value counts. */
export function valuesOf(secrets: readonly Secret[]): Map<string, string> {
  return new Map(secrets.map(({ name, value }) => [name, value]))
}

/** Whether an answer shows exactly this value of the name. A value that looks hidden proves nothing. */
export function showsValue(told: ToldSecrets | null, name: string, value: string): boolean {
  return told?.get(name) === value && !looksHidden(value)
}

/** Whether an answer shows the values of secrets in clear: at least one of those that were requested. */
export function isClear(told: ToldSecrets | null, asked: ReadonlyMap<string, string>): boolean {
  return [...asked].some(([name, value]) => showsValue(told, name, value))
}

/** Returns the names that an answer lists and this run did not ask for, without those that the service sets itself. */
export function extraNames(told: ToldSecrets | null, asked: ReadonlyMap<string, string>, source: Source): string[] {
  const reserved = LANGSMITH_RESERVED_SECRETS[source]
  return [...(told?.keys() ?? [])].filter((name) => !asked.has(name) && !reserved.has(name))
}

/** Changes by name. The order of the list is irrelevant. Hidden values are never proven equal. */
export function diffSecrets(current: unknown, wanted: readonly Secret[], source: Source): Change[] {
  const asked = valuesOf(wanted)
  const told = toldSecrets(current)
  if (told === null && asked.size === 0) return [{ path: 'secrets', difference: 'unproven', new_revision: true }]
  const extra = extraNames(told, asked, source)
  // A list without any of the names belongs to a deployment without secrets, or to a service that hides them.
  const isBlank = told !== null && extra.length === 0 && ![...asked.keys()].some((name) => told.has(name))
  const change = (name: string, difference: Change['difference']): Change => ({
    path: `secrets.${name}`,
    difference,
    ...(isBlank && { note: 'the service lists none of them, or does not show them' }),
    new_revision: true
  })
  const changes = [...asked.keys()].flatMap((name) => {
    const difference = differenceOf(told, asked, name)
    return difference === undefined ? [] : [change(name, difference)]
  })
  return [...changes, ...extra.map((name) => change(name, 'removed'))]
}

/** How an answer shows one of the requested secrets; undefined if it shows the requested value. */
function differenceOf(
  told: ToldSecrets | null,
  asked: ReadonlyMap<string, string>,
  name: string
): 'added' | 'changed' | 'unproven' | undefined {
  const value = asked.get(name) ?? ''
  if (told === null) return 'unproven'
  // A service may leave out secrets that are empty.
  if (!told.has(name)) return value === '' && isClear(told, asked) ? undefined : 'added'
  const shown = told.get(name)
  if (shown === value) return undefined
  return shown !== undefined && (isVisible(shown, value) || (!looksHidden(shown) && isClear(told, asked)))
    ? 'changed'
    : 'unproven'
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
  const isVisible = asked.size > 0 && [...asked].every(([name, value]) => showsValue(proof, name, value))
  const known = names.flatMap((name) => {
    const value = told.get(name)
    return !isVisible || value === undefined || looksHidden(value) ? [] : [{ name, value }]
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
