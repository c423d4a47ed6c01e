/** Reads JSON that others wrote. */

/** What is nested more deeply is no answer: some recursion could not follow it. */
export const DEEPEST = 100

/** The value of a text; undefined if it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isTooDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1))
}
