/** Standard error: lines that stay, and on a terminal lines below them that are drawn again. */
import { USUAL_WIDTH, wrapText } from './wrap.js'

/** A stream to write to. */
interface Terminal {
  write(text: string): unknown
  /** Undefined if it is not a terminal. */
  columns?: number | undefined
}

interface ScreenOptions {
  /** Whether the terminal can move its cursor, and should. */
  isLive: boolean
  /** Whether a person reads the lines: they then break between words. */
  wraps?: boolean
}

export type Screen = ReturnType<typeof createScreen>

export function createScreen(terminal: Terminal, { isLive, wraps = isLive }: ScreenOptions) {
  /** As drawn. */
  let live: readonly string[] = []
  const width = () => terminal.columns || USUAL_WIDTH
  // A terminal that became narrower has wrapped the lines.
  const rows = () => {
    let sum = 0
    for (const line of live) sum += Math.max(1, Math.ceil(line.length / width()))
    return sum
  }
  const erase = () => {
    if (live.length === 0) return ''
    const up = rows() > 1 ? `\u001b[${rows() - 1}A` : ''
    return `\r${up}\u001b[J`
  }
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
      const wrapped = wraps ? wrapText(text, width()) : text
      const lines = wrapped === '' || wrapped.endsWith('\n') ? wrapped : `${wrapped}\n`
      terminal.write(isLive ? `${erase()}${lines}${drawn(live)}` : lines)
    },
    /** Replaces the lines at the bottom. */
    draw: (lines: readonly string[]) => {
      if (isLive) terminal.write(`${erase()}${drawn(lines)}`)
    }
  }
}
