/** How many slips of the pen lie between two short words. */

/**
 * The least number of letters to add, drop, replace or swap with the next one (optimal string alignment). Stops at
 * `most` + 1, which then means "more".
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const before = rows[i - 1]!
      const replaced = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : most + 1
      row.push(Math.min(before[j]! + 1, row[j - 1]! + 1, replaced, swapped))
    }
    rows.push(row)
  }
  return Math.min(rows[a.length]![b.length]!, most + 1)
}
