/** Rows as aligned columns. Pure. */

/** A wider first column would leave no room for the others on a terminal. */
const WIDEST_FIRST = 40

/**
 * A line for each row, below those of the header. If a line is wider than `width`, the last cell of each row stands below
 * the others. No text is cut.
 *
 * @param cells Each is one line, and safe to print.
 */
export function tableLines(header: readonly string[], cells: readonly (readonly string[])[], width: number): string[] {
  const all = [header, ...cells]
  const widths = header.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  widths[0] = Math.min(widths[0] ?? 0, WIDEST_FIRST)
  const joined = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const lines = all.map(joined)
  if (lines.every((line) => line.length <= width)) return lines
  return all.flatMap((row) => [joined(row.slice(0, -1)), ...(row.at(-1) ? [`  ${row.at(-1)}`] : [])])
}
