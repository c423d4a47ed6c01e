/** Rows as aligned columns. Pure. */

/** A wider first column would leave no room for the others on a terminal. */
const WIDEST_FIRST = 40

/**
 * A line for each row. If a line is wider than `width`, the cells are shortened, and if that is not enough, the last cell
 * of each row stands below the others. No other text is cut.
 *
 * @param rows The header, if there is one, is the first. Each cell is one line, and safe to print.
 * @param shorten Makes a cell short, if that is possible. `at` is its column, from 0.
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
  shorten?: (cell: string, at: number) => string
): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0))
  )
  widths[0] = Math.min(widths[0] ?? 0, WIDEST_FIRST)
  const joined = (row: readonly string[]) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  const lines = rows.map((row) => joined(row).trimEnd())
  if (lines.every((line) => line.length <= width)) return lines
  if (shorten !== undefined)
    return tableLines(
      rows.map((row) => row.map(shorten)),
      width
    )
  return rows.flatMap((row) => [
    joined(row.slice(0, -1)).trimEnd(),
    ...(row.at(-1) ? [`  ${row.at(-1)}`] : [])
  ])
}
