/**
 * Whether a secret value in an answer is the value itself, or only stands for it. Services show secrets as they are,
 * masked, hashed, shortened or encoded (§2.6 does not say), and in one list in several ways. Pure.
 */
import { createHash } from 'node:crypto'
import type { ToldSecrets } from '../../contract/returned-secrets.js'

/** A run of characters that no value has by chance. */
const MASK = /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/
/** Nothing but signs: `***`, `-----`, and the empty text. */
const SIGNS = /^[^\p{L}\p{N}]*$/u
/** A few words in brackets: `<redacted>`, `[secret]`, `{{ hidden }}`, `(32 characters)`. */
const BRACKETED = /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/
const WORD =
  /^\W*(?:value\W)?(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|set|configured)(?:\Wvalue)?\W*$/i
/** A scheme that says what follows: a digest, or a cipher text. */
const SCHEME =
  /^(?:\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|pbkdf2[\w-]*|scrypt|hash|enc|encrypted|cipher(?:text)?|secret)\}?[:$/]|\$(?:[1256y]|2[abxy]|argon2\w*|pbkdf2[\w-]*|scrypt)\$)/i

/** Whether a text stands for a value by its very looks, whatever the value is. */
export function looksHidden(shown: string): boolean {
  return [MASK, SIGNS, BRACKETED, WORD, SCHEME].some((pattern) => pattern.test(shown))
}

/** A digest, or the id of a record, by its looks; but so do many keys look. */
function looksDerived(shown: string): boolean {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(shown)) return true
  if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(shown)) return shown.length >= 16 && /\d/.test(shown) && /[a-f]/i.test(shown)
  const length = shown.replace(/=+$/, '').length
  const isMixed = /[a-z]/.test(shown) && /[A-Z]/.test(shown) && /\d/.test(shown)
  return DIGEST_LENGTHS.has(length) && isMixed && /^[\w+/-]+={0,2}$/.test(shown)
}
/** In base64 without padding: of 16, 20, 28, 32, 48 and 64 bytes. */
const DIGEST_LENGTHS = new Set([22, 27, 38, 43, 64, 86])

/** The value written in another way, or cut in a way that shows. */
function isFormOf(shown: string, value: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
  if (plain(shown) === plain(value)) return true
  const bytes = Buffer.from(value)
  const forms = [
    ...(['base64', 'base64url', 'hex'] as const).map((encoding) => bytes.toString(encoding)),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('hex').toUpperCase(),
    encodeURIComponent(value.toWellFormed()),
    JSON.stringify(value),
    JSON.stringify(value).slice(1, -1),
    `'${value}'`
  ]
  return forms.includes(shown) || isAbbreviated(shown, value) || isDigestOf(shown, value)
}

/** Its beginning and end with signs between, before or behind them: `sk-…1f`, `ab**`. */
function isAbbreviated(shown: string, value: string): boolean {
  return [...shown.matchAll(/[*•●▪█.…⋯·#?_-]{2,}/g)].some(({ 0: filler, index }) => {
    const [head, tail] = [shown.slice(0, index), shown.slice(index + filler.length)]
    return head.length + tail.length < value.length && value.startsWith(head) && value.endsWith(tail)
  })
}

const DIGESTS = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'] as const

/** A digest without salt, whole or its beginning. */
function isDigestOf(shown: string, value: string): boolean {
  if (shown.length < 6) return false
  return DIGESTS.some((digest) => {
    const bytes = createHash(digest).update(value).digest()
    return bytes.toString('hex').startsWith(shown.toLowerCase()) || bytes.toString('base64').startsWith(shown)
  })
}

/** How much of a value is shown where it is cut without a sign of that: so many characters, or this share of it. */
const MOST_SHOWN = { characters: 4, share: 2 / 3 }

/** The beginning or the end of the value, and nothing that says so. */
function isCut(shown: string, value: string): boolean {
  const most = Math.max(MOST_SHOWN.characters, Math.ceil(value.length * MOST_SHOWN.share) - 1)
  return (value.startsWith(shown) || value.endsWith(shown)) && shown.length <= most && shown.length < value.length
}

/** Whether the answer tells exactly this value of the name. What looks hidden is told by no one. */
export function tellsValue(told: ToldSecrets | null | undefined, name: string, value: string): boolean {
  return told?.get(name) === value && !looksHidden(value)
}

/** The length of the longest value that an answer is seen to tell in clear; 0 where it is not seen to tell any. */
export function longestClear(told: ToldSecrets | null | undefined, known: ReadonlyMap<string, string>): number {
  const clear = [...known].filter(([name, value]) => tellsValue(told, name, value))
  return Math.max(0, ...clear.map(([, value]) => value.length))
}

/**
 * Whether a text that is told for a secret is another value, shown in clear. What may stand for `value` is not.
 *
 * @param clear As `longestClear` tells of the same answer: what only looks like a digest or a cut value is believed to
 *   be one until the answer shows that it tells values as they are.
 */
export function isOtherValue(shown: string, value: string, clear: number): boolean {
  if (shown === value || looksHidden(shown) || isFormOf(shown, value)) return false
  if (isCut(shown, value)) return clear > shown.length
  return !looksDerived(shown) || clear > 0
}
