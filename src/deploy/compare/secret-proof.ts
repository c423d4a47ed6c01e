/**
 * Decides what a list of secrets proves. Services show values in clear, masked, hashed, shortened,
 * empty or not at all (§2.6 leaves it open), and no look tells a mask from a value. So only the
 * requested values can: a list that shows them exactly shows values in clear. Names are exact, case
 * included. Pure.
 */
import type { SecretList } from '../../contract/returned-secrets.js'

/**
 * `other`: another value in clear. `absent`: the list has names, and not this one. `unproven`: none
 * of them.
 */
export type SecretProof = 'equal' | 'other' | 'absent' | 'unproven'

/** Requested values by name. */
export type SecretValues = ReadonlyMap<string, string>

/**
 * Returns what a list proves of each requested secret. Another text proves another value only if
 * the list shows every other requested value exactly, and at least one, or if an earlier list
 * showed the requested value of this name.
 *
 * @param listsNames Whether the service lists the names of secrets: then a missing name is
 * evidence.
 */
export function proveSecrets(
  list: SecretList,
  requested: SecretValues,
  { listsNames = false, earlier }: { listsNames?: boolean; earlier?: SecretList | null } = {}
): Map<string, SecretProof> {
  const equal = namesShown(list, requested)
  const isClear = showsInClear(list, requested)
  const hasOneOther = equal.size === requested.size - 1
  const wasShown = (name: string, value: string) =>
    earlier?.get(name) === value && !looksMasked(value)
  const proofOf = (name: string, value: string): SecretProof => {
    if (equal.has(name)) return isClear ? 'equal' : 'unproven'
    if (!list.has(name)) return listsNames && value !== '' ? 'absent' : 'unproven'
    const isOther = wasShown(name, value)
      ? clearText(list, name, { isProven: true }) !== undefined
      : isClear && hasOneOther && showsOther(list, name, value)
    return isOther ? 'other' : 'unproven'
  }
  return new Map([...requested].map(([name, value]) => [name, proofOf(name, value)]))
}

/**
 * Returns whether a list shows a requested value exactly: then the service shows values in clear.
 */
export function showsInClear(list: SecretList, requested: SecretValues): boolean {
  const names = [...namesShown(list, requested)]
  return names.some((name) => !looksMasked(requested.get(name) ?? ''))
}

const namesShown = (list: SecretList, requested: SecretValues) =>
  new Set([...requested.keys()].filter((name) => showsValue(list, requested, name)))

/**
 * Returns whether the list shows every requested value exactly, and at least one that is not empty.
 */
export function showsAllValues(list: SecretList, requested: SecretValues): boolean {
  const proofs = [...proveSecrets(list, requested).values()]
  return proofs.length > 0 && proofs.every((proof) => proof === 'equal')
}

/**
 * Returns the text of a name if it is a value in clear as far as anyone can tell; undefined if it
 * may be a mask.
 *
 * @param isProven A list of the same service shows the requested value of this name exactly.
 */
export function clearText(
  list: SecretList,
  name: string,
  { isProven = false } = {}
): string | undefined {
  const text = list.get(name)
  if (text === undefined || looksMasked(text)) return undefined
  // A mask is the same for several names.
  const isRepeated = [...list].some(([other, shown]) => other !== name && shown === text)
  return isRepeated && !isProven ? undefined : text
}

/** Returns whether the list shows the value. A service may leave out secrets that are empty. */
function showsValue(list: SecretList, requested: SecretValues, name: string): boolean {
  const text = list.has(name) ? list.get(name) : ''
  return text === requested.get(name)
}

/**
 * Returns whether a list shows what is most likely another value. A sentence is no value, and a
 * part of the requested value may be all that the service shows of it.
 */
export function showsOther(list: SecretList, name: string, value: string): boolean {
  const text = clearText(list, name)
  if (text === undefined || /\s/.test(text)) return false
  return !value.startsWith(text) && !value.endsWith(text)
}

const MASKING_WORD = [
  'redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed',
  'concealed|set|configured'
].join('|')
/**
 * Signs that repeat, only signs, words in brackets, a word that says so, or a digest by its name.
 */
const MASKS = [
  /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/,
  /^[^\p{L}\p{N}]*$/u,
  /^\$?[<[({]{1,2}[\w\s:.=-]*[>\])}]{1,2}$/,
  new RegExp(
    String.raw`^[\W_]*(?:(?:value|secret)[\W_]+)*(?:${MASKING_WORD})` +
      String.raw`(?:[\W_]+(?:value|secret))*[\W_]*$`,
    'i'
  ),
  /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
]

/**
 * Returns whether a text looks like a mask. This takes evidence away, and is never evidence itself.
 */
function looksMasked(text: string): boolean {
  return MASKS.some((pattern) => pattern.test(text))
}
