/** Rows as aligned columns. Pure. */

/** A wider first column would leave no room for the others on a terminal. */
const WIDEST_FIRST = 40

interface TableOptions {
  /** Of the terminal; in characters. */
  width?: number
  /** Makes a cell short, if that is possible. `at` is its column, from 0. */
  shorten?: (cell: string, at: number) => string
  /** Marks a cell, once it has its width. `row` counts from 0, with the header. */
  mark?: (cell: string, at: number, row: number) => string
}

/**
 * Returns a line for each row. If a line is wider than `width`, the cells are shortened, and if
 * that is not enough, the last cell of each row stands below the others. No other text is cut.
 *
 * @param rows The header, if there is one, is the first. Each cell is one line, and safe to print.
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  { width = Number.POSITIVE_INFINITY, shorten, mark = (cell) => cell }: TableOptions = {}
): string[] {
  const widths = columnWidths(rows)
  const padded = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)))
  const isWide = padded.some((cells) => cells.join('  ').trimEnd().length > width)
  if (isWide && shorten !== undefined)
    return tableLines(
      rows.map((row) => row.map(shorten)),
      { width, mark }
    )
  return padded.flatMap((cells, row) => {
    const marked = cells.map((cell, at) => mark(cell, at, row))
    if (!isWide) return [marked.join('  ').trimEnd()]
    const last = rows[row]?.at(-1)
    const first = marked.slice(0, -1).join('  ').trimEnd()
    return last ? [first, `  ${last}`] : [first]
  })
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0))
  )
  return widths.map((width, at) => (at === 0 ? Math.min(width, WIDEST_FIRST) : width))
}
