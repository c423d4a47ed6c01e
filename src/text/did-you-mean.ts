/** Finds the word that the user probably meant. */

/** A shorter beginning could be that of any word. */
const LEAST_BEGINNING = 3
/** A shorter word with two other letters is another word. */
const LONG = 7

/** The known word that differs by at most two letters, whatever its case and separators; undefined if none does. */
export function misspelled(word: string, known: readonly string[]): string | undefined {
  const written = lettersOf(word)
  let near: { one: string; slips: number } | undefined
  for (const one of known) {
    const letters = lettersOf(one)
    const most = Math.min(letters.length < LONG ? 1 : 2, letters.length - 1)
    const slips = slipsBetween(written, letters, near === undefined ? most : Math.min(most, near.slips - 1))
    if (slips !== undefined) near = { one, slips }
  }
  return near?.one
}

/** The same, or else the known word whose parts begin with those of the word: `memory_mb` for `mem_mb`. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const parts = word.toLowerCase().split(SEPARATOR)
  const isBegun = (one: string) => {
    const whole = one.toLowerCase().split(SEPARATOR)
    return parts.every((part, at) => part !== '' && whole[at]?.startsWith(part))
  }
  return misspelled(word, known) ?? (word.length >= LEAST_BEGINNING ? known.find(isBegun) : undefined)
}

/** ` Did you mean "port"?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`
}

const SEPARATOR = /[\s._-]/
const lettersOf = (word: string) => word.toLowerCase().split(SEPARATOR).join('-')

/** How many letters to add, drop, replace or swap with the next one; undefined if more than `most`. */
function slipsBetween(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const before = rows[i - 1]!
      const replaced = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : replaced
      row.push(Math.min(before[j]! + 1, row[j - 1]! + 1, replaced, swapped))
    }
    rows.push(row)
  }
  const slips = rows[a.length]![b.length]!
  return slips <= most ? slips : undefined
}
