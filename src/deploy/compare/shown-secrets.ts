/**
 * Decides whether a secret value in a response is the value itself, or only stands for it. Services show secrets
 * unchanged, masked, hashed, shortened or encoded (§2.6 leaves it open), even in several ways in one list. Pure.
 */
import { createHash } from 'node:crypto'
import type { ToldSecrets } from '../../contract/returned-secrets.js'

/** A run of characters that no value has by chance. */
const MASK = /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/
/** Nothing but signs: `***`, `-----`, and the empty text. */
const SIGNS = /^[^\p{L}\p{N}]*$/u
/** A few words in brackets: `<redacted>`, `[secret]`, `{{ hidden }}`, `(32 characters)`. */
const BRACKETED = /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/
/** Words that only say that a value exists or is hidden: `REDACTED`, `encrypted-value`, `__HIDDEN__`. */
const WORD =
  /^[\W_]*(?:(?:value|secret)[\W_]+)*(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed|concealed|set|configured)(?:[\W_]+(?:value|secret))*[\W_]*$/i
/** A scheme that says what follows: a digest, or a cipher text. */
const SCHEME =
  /^(?:\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|pbkdf2[\w-]*|scrypt|hash|enc|encrypted|cipher(?:text)?|secret)\}?[:$/]|\$(?:[1256y]|2[abxy]|argon2\w*|pbkdf2[\w-]*|scrypt)\$)/i

/** Whether a text stands for a value by its very looks, whatever the value is. */
export function looksHidden(shown: string): boolean {
  return [MASK, SIGNS, BRACKETED, WORD, SCHEME].some((pattern) => pattern.test(shown))
}

/** Whether a text looks like a digest, a cipher text, or the id of a record; but so do many keys look. */
function looksDerived(shown: string): boolean {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(shown)) return true
  if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(shown)) return shown.length >= 8 && /\d/.test(shown) && /[a-f]/i.test(shown)
  return looksEncoded(shown)
}

/** Whether a text looks like bytes in base64. Words do not, and neither does a key that begins with its kind (`sk-…`). */
function looksEncoded(shown: string): boolean {
  const text = shown.replace(/={1,2}$/, '')
  if (!/^(?:[A-Za-z0-9+/]+|[\w-]+)$/.test(text) || !/[a-z]/.test(text) || !/[A-Z]/.test(text)) return false
  if (KEY_KIND.test(text)) return false
  if (DIGEST_LENGTHS.has(text.length) && /\d/.test(text)) return true
  const isLongEnough = text.length >= 16 || (shown.length >= 8 && shown.length % 4 === 0)
  return isLongEnough && !/^[a-z]{2,}[-_]/.test(text) && !looksLikeWords(text)
}
/** How keys begin that name their kind. So few encoded bytes begin like this that digests stay recognized. */
const KEY_KIND = /^(?:sk|pk|rk|gh[a-z]|glpat|xox[a-z]|lsv\d|hf)[-_]/
/** In base64 without padding: of 16, 20, 28, 32, 48 and 64 bytes. */
const DIGEST_LENGTHS = new Set([22, 27, 38, 43, 64, 86])

/** Whether letters and digits keep together, as in `OldValue-2024`. In encoded bytes they change at every other sign. */
function looksLikeWords(text: string): boolean {
  const parts = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  return text.length >= 3 * parts.length
}

/**
 * Whether a text leads to the place of the secret by its name: `vault/support/KEY`, `env:KEY`, `$KEY`, or a path with
 * a version behind. A name with other signs around, such as in `old-KEY`, may be part of a value.
 */
function isReference(shown: string, name: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', '-')
  const [text, own] = [plain(shown), plain(name)]
  if (text === own) return true
  const place = text.lastIndexOf(own)
  // A blank, or a user in an address, stands in values only.
  if (place < 1 || /\s|:\/\/[^/]*@/.test(text)) return false
  const isBehindSign = /[/:#.=$%({[]$/.test(text.slice(0, place))
  return isBehindSign && /^(?:-[a-z0-9]{6})?(?:[/#@][\w.-]+){0,2}[)}\]%/]*$/.test(text.slice(place + own.length))
}

/** The value written in another way, or cut in a way that shows. */
function isFormOf(shown: string, value: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim().normalize('NFC')
  if (plain(shown) === plain(value)) return true
  const bytes = Buffer.from(value)
  const forms = [
    ...(['base64', 'base64url', 'hex'] as const).map((encoding) => bytes.toString(encoding)),
    bytes.toString('base64').replace(/={1,2}$/, ''),
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

/** How much of a value is shown if it is cut without a sign of that: so many characters, or this share of it. */
const MOST_SHOWN = { characters: 4, share: 2 / 3 }

/** The beginning or the end of the value, and nothing that says so. */
function isCut(shown: string, value: string): boolean {
  const most = Math.max(MOST_SHOWN.characters, Math.ceil(value.length * MOST_SHOWN.share) - 1)
  return (value.startsWith(shown) || value.endsWith(shown)) && shown.length <= most
}

/** Whether the response shows exactly this value of the name. Hidden values never match. */
export function tellsValue(told: ToldSecrets | null | undefined, name: string, value: string): boolean {
  return told?.get(name) === value && !looksHidden(value)
}

/** The length of the longest value that an answer is seen to tell in clear; 0 if it is not seen to tell any. */
function longestClear(told: ToldSecrets | null | undefined, known: ReadonlyMap<string, string>): number {
  const clear = [...known].filter(([name, value]) => tellsValue(told, name, value))
  return Math.max(0, ...clear.map(([, value]) => value.length))
}

/**
 * How an answer shows a secret: not in the list, as what may stand for any value, as requested, or as another value.
 */
export type ShownAs = 'missing' | 'unknown' | 'asked' | 'other'

/**
 * Returns how an answer shows one of the secrets that were requested.
 * What only looks like a digest or a cut value is believed to be one until the answer shows that it shows values.
 */
export function howShown(told: ToldSecrets, asked: ReadonlyMap<string, string>, name: string): ShownAs {
  const [shown, value] = [told.get(name), asked.get(name)]
  if (!told.has(name)) return omitsEmpty(told, asked, name) ? 'asked' : 'missing'
  if (shown === undefined || value === undefined) return 'unknown'
  if (shown === value) return 'asked'
  if (looksHidden(shown) || isReference(shown, name) || isShared(shown, told, asked)) return 'unknown'
  if (isFormOf(shown, value)) return 'unknown'
  const clear = longestClear(told, asked)
  if (isCut(shown, value)) return clear > shown.length ? 'other' : 'unknown'
  return clear === 0 && looksDerived(shown) ? 'unknown' : 'other'
}

/** Whether the value is empty and the answer lists other names that were requested, but none with an empty value. */
function omitsEmpty(told: ToldSecrets, asked: ReadonlyMap<string, string>, name: string): boolean {
  const isEmpty = (each: string) => asked.get(each)?.trim() === ''
  const listed = [...asked.keys()].filter((each) => told.has(each))
  return isEmpty(name) && listed.length > 0 && !listed.some(isEmpty)
}

/** Whether a text stands in several places for values that differ, and is none of them. */
function isShared(shown: string, told: ToldSecrets, asked: ReadonlyMap<string, string>): boolean {
  const values = new Set([...asked].flatMap(([name, value]) => (told.get(name) === shown ? [value] : [])))
  return values.size > 1 && !values.has(shown)
}
