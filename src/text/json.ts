/** Reads JSON that others wrote. */

/** What is nested more deeply is no answer: some recursion could not follow it. */
export const DEEPEST = 100

/** Returns the value of a text; undefined if it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether a value is nested more deeply than so many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}
