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
  let longestFirst: string[] | undefined = []
  const redact = (text: string) => {
    longestFirst ??= [...known].sort((a, b) => b.length - a.length)
    return longestFirst.reduce((clean, form) => clean.replaceAll(form, '***'), text)
  }
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
      if (fresh.length > 0) longestFirst = undefined
      return fresh
    }
  }
}
