/** Keeps secret values out of everything that we write, the places included that the runner does not mask. */
import { formsOf } from './forms.js'

export interface Redactor {
  /** From now on the value is replaced wherever it stands. Returns the forms that were not known yet. */
  add(value: string): string[]
  /** The text with `***` in place of every known value. */
  redact(text: string): string
}

export function createRedactor(): Redactor {
  const known = new Set<string>()
  let longestFirst: string[] = []
  return {
    add(value) {
      const fresh = formsOf(value).filter((form) => !known.has(form))
      for (const form of fresh) known.add(form)
      if (fresh.length > 0) longestFirst = [...known].sort((a, b) => b.length - a.length)
      return fresh
    },
    redact: (text) => longestFirst.reduce((clean, form) => clean.replaceAll(form, '***'), text)
  }
}
