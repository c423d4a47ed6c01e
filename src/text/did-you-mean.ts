/** Finds the word that the user probably meant. */

/** A shorter beginning could be that of any word. */
const LEAST_BEGINNING = 4
/** A shorter word with two other letters is another word. */
const LONG = 7
const SEPARATOR = /[\s._-]/

/**
 * Returns the known word that differs by at most two letters, whatever its case and separators;
 * undefined if none does.
 */
export function misspelled(word: string, words: readonly string[]): string | undefined {
  const written = lettersOf(word)
  const [near] = words
    .map((candidate) => ({ candidate, slips: slipsBetween(written, lettersOf(candidate)) }))
    .filter(
      ({ candidate, slips }) =>
        slips <= Math.min(candidate.length < LONG ? 1 : 2, candidate.length - 1)
    )
    .sort((a, b) => a.slips - b.slips)
  return near?.candidate
}

/**
 * Returns the known word that was probably meant: a misspelled one; one whose parts begin with
 * those of the word (`memory_mb` for `mem_mb`); or one that has all of its parts
 * (`graph_config_path` for `graph_path`).
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const parts = word.toLowerCase().split(SEPARATOR)
  const near = misspelled(word, words)
  if (near !== undefined) return near
  if (word.length < LEAST_BEGINNING || parts.includes('')) return undefined
  const partsOf = (other: string) => other.toLowerCase().split(SEPARATOR)
  const begun = words.find((other) => {
    const whole = partsOf(other)
    return parts.every((part, at) => whole[at]?.startsWith(part))
  })
  if (begun !== undefined) return begun
  // A single word stands in many names.
  const hasAllParts = (other: string) => parts.every((part) => partsOf(other).includes(part))
  return parts.length > 1 ? words.find(hasAllParts) : undefined
}

/** ` Did you mean "port"?`, or nothing. */
export function didYouMean(word: string, words: readonly string[]): string {
  const meant = nearest(word, words)
  return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`
}

const lettersOf = (word: string) => word.toLowerCase().split(SEPARATOR).join('-')

/**
 * Returns how many letters to add, drop, replace or swap with the next one. The lengths alone may
 * tell that it is too many.
 */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const before = rows[i - 1]!
    for (let j = 1; j <= b.length; j++) {
      const replaced = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : replaced
      row.push(Math.min(before[j]! + 1, row[j - 1]! + 1, replaced, swapped))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
