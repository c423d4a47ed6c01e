/**
 * Keeps secret values out of everything that this action writes, also if the runner does not mask.
 */
import { withoutInvisible } from '../text/sanitize.js'
import { formsOf, isFitForRunner, isPlainWord, piecesOf } from './forms.js'

export interface Redactor {
  /**
   * Redacts the value from now on. Returns the parts that the runner masks: all but plain words and
   * what is declared as public already, or all if the value is a credential of the run.
   */
  add(value: string, options?: { credential?: boolean }): string[]
  /**
   * Declares a text as public: it is printed unchanged, even if it contains or equals a secret.
   * Ignored for a text that contains a credential, and for a secret that does not look like a URL,
   * a commit or an id.
   */
  keep(fact: string): void
  isPublic(value: string): boolean
  /** Declares what a service shows under the name of a variable as public. */
  publish(variable: string): void
  isPublished(variable: string): boolean
  /**
   * Replaces every known value with `***`, in each of its forms. Line breaks stay. To be used
   * before the text is shortened, joined or escaped.
   */
  redact: (text: string) => string
  redactAll<T>(value: T): T
}

/** A web address without a user, a commit id, a UUID. */
const LOOKS_PUBLIC =
  /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const IDENTIFIER = /^[\w.-]+$/
const SHORTEST_STRONG = 8

export function createRedactor(): Redactor {
  const pieces = new Set<string>()
  const forms = new Set<string>()
  const credentials = new Set<string>()
  const facts = new Set<string>()
  const published = new Set<string>()
  /**
   * Hides every secret. Characters that cannot be seen are dropped if a secret stands there without
   * them: whoever prints the text drops them, too.
   */
  const redact = (text: string) => {
    const visible = withoutInvisible(text)
    const clean = hide(visible, forms, facts)
    return clean === visible ? hide(text, forms, facts) : clean
  }
  const isPublic = (value: string) =>
    [...facts].some((fact) => normalized(fact) === normalized(value))
  /** Part of a name may be a secret by chance, but not in another form. */
  const isSecret = (text: string) =>
    pieces.has(text) ||
    [...forms].some((form) => text.includes(form) && !(pieces.has(form) && IDENTIFIER.test(text)))
  return {
    redact,
    redactAll: <T>(value: T) => redactEach(value, redact) as T,
    isPublic,
    publish: (variable) => published.add(variable),
    isPublished: (variable) => published.has(variable),
    add(value, { credential = false } = {}) {
      if (!credential && isPublic(value)) return []
      const fresh = piecesOf(value).filter((piece) => !pieces.has(piece))
      for (const piece of fresh) pieces.add(piece)
      for (const form of formsOf(value)) forms.add(form)
      if (credential && value.length >= SHORTEST_STRONG && !isPlainWord(value))
        credentials.add(value)
      return fresh.filter((piece) => credential || (isFitForRunner(piece) && !isPublic(piece)))
    },
    keep(fact) {
      if (fact === '' || facts.has(fact)) return
      if ([...credentials].some((credential) => fact.includes(credential))) return
      if (LOOKS_PUBLIC.test(fact) || !isSecret(fact)) facts.add(fact)
    }
  }
}

/** A part of a text. */
interface Span {
  start: number
  /** The character behind the last one. */
  end: number
}

/**
 * Replaces every form with `***`. Secrets may overlap, so all are found first. One within a public
 * fact is not hidden.
 */
function hide(text: string, forms: ReadonlySet<string>, facts: ReadonlySet<string>): string {
  const secrets = [...forms].flatMap((form) => merge(occurrencesOf(form, text)))
  if (secrets.length === 0) return text
  const publicSpans = [...facts].flatMap((fact) => [...occurrencesOf(fact, text)])
  const isPublic = ({ start, end }: Span) =>
    publicSpans.some((span) => span.start <= start && end <= span.end)
  const hidden = secrets
    .filter((span) => !isPublic(span))
    .sort((first, second) => first.start - second.start)
  let redacted = ''
  let done = 0
  for (const { start, end } of merge(hidden)) {
    redacted += text.slice(done, start)
    redacted += text.slice(start, end).replace(/[^\r\n]+/g, '***')
    done = end
  }
  return redacted + text.slice(done)
}

function* occurrencesOf(word: string, text: string): Generator<Span> {
  let start = text.indexOf(word)
  while (start >= 0) {
    yield { start, end: start + word.length }
    start = text.indexOf(word, start + 1)
  }
}

/** Joins spans that overlap. They come in order. A megabyte of one character is one span. */
function merge(spans: Iterable<Span>): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans) {
    const last = merged.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Redacts the texts in a JSON-like value, names of members included. */
function redactEach(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((item) => redactEach(item, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [redact(key), redactEach(inner, redact)])
  )
}

/** How two spellings of one public value are equal. */
function normalized(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/(?:\.git)?\/?$/, '')
}
