/** Keeps secret values out of everything that this action writes, also if the runner does not mask. */
import { findSpans, occurrences } from './find-spans.js'
import { addNeedles, isFitForRunner, isPlainWord, type Needles, noNeedles, piecesOf } from './forms.js'
import type { Span } from './view.js'

/** Knows the secrets of a run, and takes them out of text. */
export interface Redactor {
  /**
   * Redacts the value from now on. Returns the parts that the runner masks: all but plain words and what is declared as
   * public already, or all if the value is a credential of the run.
   */
  add(value: string, options?: { credential?: boolean }): string[]
  /**
   * Declares a text as public: it is printed unchanged, even if it contains or equals a secret. Ignored for a text that
   * contains a credential, and for a secret that does not look like a URL, a commit or an id.
   */
  keep(fact: string): void
  /** Whether the value is public in this run. */
  isPublic(value: string): boolean
  /**
   * Replaces every known value with `***`, however it is encoded. Line breaks stay. To be used before the text is
   * shortened, joined or escaped.
   */
  redact: (text: string) => string
  /** Redacts every text in a JSON-like value. */
  redactAll<T>(value: T): T
}

/** To take one secret out can bring another one together. */
const MOST_PASSES = 3
const MOST_REMEMBERED = 1_000

/** A web address without a user, a commit id, a UUID. */
const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const IDENTIFIER = /^[\w.-]+$/
const SHORTEST_STRONG = 8

/** Creates a redactor that knows no secret yet. */
export function createRedactor(): Redactor {
  const needles = noNeedles()
  const pieces = new Set<string>()
  const credentials = new Set<string>()
  const facts = new Set<string>()
  const publicValues = new Set<string>()
  const { redact, forget } = remembering((text) => redactText(text, needles, facts))
  const isPublic = (value: string) => publicValues.has(normalized(value))
  return {
    redact,
    redactAll: <T>(value: T) => redactEach(value, redact) as T,
    isPublic,
    add(value, { credential = false } = {}) {
      if (!credential && isPublic(value)) return []
      const fresh = piecesOf(value).filter((piece) => !pieces.has(piece))
      for (const piece of fresh) pieces.add(piece)
      if (credential && value.length >= SHORTEST_STRONG && !isPlainWord(value)) credentials.add(value)
      if (fresh.length > 0) {
        addNeedles(needles, value)
        forget()
      }
      return fresh.filter((piece) => credential || (isFitForRunner(piece) && !isPublic(piece)))
    },
    keep(fact) {
      if (fact === '' || facts.has(fact) || [...credentials].some((credential) => fact.includes(credential))) return
      if (!LOOKS_PUBLIC.test(fact) && isSecret(fact, needles, facts)) return
      facts.add(fact)
      publicValues.add(normalized(fact))
      forget()
    }
  }
}

/** Redacts the texts in a JSON-like value, names of members included. */
function redactEach(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((item) => redactEach(item, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [redact(key), redactEach(inner, redact)]))
}

/** The same, with a cache of results that can be cleared. */
function remembering(redact: (text: string) => string): { redact: (text: string) => string; forget: () => void } {
  const remembered = new Map<string, string>()
  return {
    redact: (text) => {
      const known = remembered.get(text)
      if (known !== undefined) return known
      const clean = redact(text)
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(text, clean)
      return clean
    },
    forget: () => remembered.clear()
  }
}

/** Whether a text holds a secret. A part of an id may be one by chance, but not in another encoding. */
function isSecret(text: string, needles: Needles, facts: ReadonlySet<string>): boolean {
  const redacted = redactText(text, needles, facts)
  if (redacted === text || !IDENTIFIER.test(text)) return redacted !== text
  return redacted === '***' || findSpans(text, needles, { decoded_only: true }).length > 0
}

/** How two spellings of one public value are equal. */
function normalized(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/(?:\.git)?\/?$/, '')
}

function redactText(text: string, needles: Needles, facts: ReadonlySet<string>): string {
  let clean = text
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const spans = withoutFacts(findSpans(clean, needles), clean, facts)
    if (spans.length === 0) return clean
    clean = withoutSpans(clean, spans)
  }
  return clean.replace(/[^\r\n]+/g, '***')
}

/** The spans that do not lie in a public text. */
function withoutFacts(spans: Span[], text: string, facts: ReadonlySet<string>): Span[] {
  if (spans.length === 0) return spans
  const shown = [...facts].flatMap((fact) => occurrences(fact, { text, source: (from, to) => [from, to] }))
  return spans.filter(([from, to]) => !shown.some(([start, end]) => start <= from && to <= end))
}

/** The text with `***` for each of the spans; those that overlap go as one, so that no end of a value is left. */
function withoutSpans(text: string, spans: Span[]): string {
  let clean = ''
  let end = 0
  for (const [from, to] of merged(spans)) {
    clean += text.slice(end, from) + text.slice(from, to).replace(/[^\r\n]+/g, '***')
    end = to
  }
  return clean + text.slice(end)
}

function merged(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    const last = all.at(-1)
    if (last !== undefined && from < last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}
