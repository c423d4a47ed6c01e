/** Standard error: lines that stay, and on a terminal lines below them that are drawn again. */

/** A stream to write to. */
interface Terminal {
  write(text: string): unknown
  /** Undefined if it is not a terminal. */
  columns?: number | undefined
}

export type Screen = ReturnType<typeof createScreen>

/** Of a terminal that does not say it. */
const USUAL_WIDTH = 80

/** @param isLive Whether the terminal can move its cursor. */
export function createScreen(terminal: Terminal, isLive: boolean) {
  /** As drawn. */
  let live: readonly string[] = []
  const width = () => terminal.columns || USUAL_WIDTH
  // A terminal that became narrower has wrapped the lines.
  const rows = () =>
    live.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width())), 0)
  const erase = () =>
    live.length === 0 ? '' : `\r${rows() > 1 ? `\u001b[${rows() - 1}A` : ''}\u001b[J`
  const drawn = (lines: readonly string[]) => {
    live = lines.map((line) => line.slice(0, width() - 1))
    return live.join('\n')
  }
  return {
    isLive,
    /** In characters. Live lines are cut to it. */
    width,
    /** Prints text that stays. */
    print: (text: string) => {
      const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`
      terminal.write(isLive ? `${erase()}${lines}${drawn(live)}` : lines)
    },
    /** Replaces the lines at the bottom. */
    draw: (lines: readonly string[]) => {
      if (isLive) terminal.write(`${erase()}${drawn(lines)}`)
    }
  }
}
