/** Keeps secret values out of everything that we write, the places included that the runner does not mask. */
import { formsOf } from './forms.js'

export interface Redactor {
  /** From now on the value is replaced wherever it stands. Returns the forms that were not known yet. */
  add(value: string): string[]
  /** The text with `***` in place of every known value. */
  redact: (text: string) => string
  /** The same for every text in a JSON-like value. To be used before escaping, which would hide values from it. */
  redactAll<T>(value: T): T
}

export function createRedactor(): Redactor {
  const known = new Set<string>()
  const redact = (text: string) =>
    withoutSpans(
      text,
      [...known].flatMap((form) => spansOf(form, text))
    )
  const redactAny = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value)
    if (Array.isArray(value)) return value.map(redactAny)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactAny(inner)]))
  }
  return {
    redact,
    redactAll: <T>(value: T) => redactAny(value) as T,
    add(value) {
      const fresh = formsOf(value).filter((form) => !known.has(form))
      for (const form of fresh) known.add(form)
      return fresh
    }
  }
}

type Span = [from: number, to: number]

/** Where the form stands in the text. Where it overlaps itself it is one span: megabytes of one character are, too. */
function spansOf(form: string, text: string): Span[] {
  const spans: Span[] = []
  let last: Span | undefined
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (last !== undefined && at < last[1]) last[1] = at + form.length
    else spans.push((last = [at, at + form.length]))
  }
  return spans
}

/** The text with `***` for each of the spans; those that overlap go as one, so that no end of a value is left. */
function withoutSpans(text: string, spans: Span[]): string {
  let clean = ''
  let end = 0
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    if (from >= end) clean += `${text.slice(end, from)}***`
    end = Math.max(end, to)
  }
  return clean + text.slice(end)
}
