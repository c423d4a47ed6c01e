/** The secrets in an answer (§2.1, §2.6): with their values, by name only, or in a shape of the service's own. */

type Entry = { name?: unknown; value?: unknown }

/** The values by name, undefined if only the name is shown. For a duplicate name, the last value counts. */
export type ToldSecrets = ReadonlyMap<string, string | undefined>

/** What an answer shows of the secrets; null when it shows nothing, or in a shape that is not understood. */
export function toldSecrets(secrets: unknown): ToldSecrets | null {
  const entries = entriesOf(secrets)
  if (entries === undefined || entries.some(({ name }) => typeof name !== 'string')) return null
  return new Map(
    entries.map(({ name, value }) => [
      name as string,
      typeof value === 'string' ? value : undefined
    ])
  )
}

/** A list of entries or of names, or a map of values by name. Undefined for what is neither. */
function entriesOf(secrets: unknown): Entry[] | undefined {
  if (typeof secrets !== 'object' || secrets === null) return undefined
  if (!Array.isArray(secrets))
    return Object.entries(secrets).map(([name, value]) => ({ name, value }))
  return secrets.map((entry: unknown) => {
    if (typeof entry === 'string') return { name: entry }
    return typeof entry === 'object' && entry !== null ? entry : {}
  })
}

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
  return !isPart && !looksHidden(shown) && !looksDerived(shown)
}
