/** Standard error: lines that stay, and on a terminal lines below them that are drawn again. */

/** A stream to write to, and the facts of its terminal. */
export interface Terminal {
  write(text: string): unknown
  /** Undefined if it is not a terminal. */
  columns?: number | undefined
  isTTY?: boolean | undefined
}

export interface Screen {
  /** Whether lines can be drawn again. */
  isLive: boolean
  /** Width in characters, to which live lines are cut. */
  width: () => number
  /** Prints text that stays. */
  print: (text: string) => void
  /** Replaces the lines at the bottom. */
  draw: (lines: readonly string[]) => void
  /** Leaves the lines at the bottom where they are: the shell printed below them. */
  release: () => void
}

/** Of a terminal that does not say it. */
const USUAL_WIDTH = 80

/** @param isLive Whether the terminal can move its cursor. */
export function createScreen(terminal: Terminal, isLive: boolean): Screen {
  /** As drawn. */
  let live: readonly string[] = []
  const width = () => terminal.columns || USUAL_WIDTH
  // A terminal that became narrower has wrapped the lines.
  const rows = () => live.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width())), 0)
  const erase = () => (live.length === 0 ? '' : `\r${rows() > 1 ? `\u001b[${rows() - 1}A` : ''}\u001b[J`)
  const drawn = (lines: readonly string[]) => {
    live = lines.map((line) => line.slice(0, width() - 1))
    return live.join('\n')
  }
  return {
    isLive,
    width,
    print: (text) => {
      const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`
      terminal.write(isLive ? `${erase()}${lines}${drawn(live)}` : lines)
    },
    draw: (lines) => {
      if (!isLive) return
      terminal.write(`${erase()}${drawn(lines)}`)
    },
    release: () => {
      live = []
    }
  }
}
