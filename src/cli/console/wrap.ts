/** Lines for a terminal, which would break them in the middle of a word. Pure. */

/** Of a terminal that does not say it; in characters. */
export const USUAL_WIDTH = 80

/** Returns how wide lines on the stream may be. A pipe takes lines of any width. */
export function widthOf({ isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>): number {
  return isTTY ? columns || USUAL_WIDTH : Number.POSITIVE_INFINITY
}

/** The sequences of colors, which take no room. */
const COLORS = /\u001b\[\d+m/g

/**
 * Breaks each line between words so that it fits. What follows is indented by two more than the
 * line. A word that is longer than a line stays whole: it may be an address or a path to copy.
 */
export function wrapText(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string[] {
  if (lengthOf(line) <= width) return [line]
  const [indent = ''] = /^ */.exec(line) ?? []
  const lines: string[] = []
  let current = indent
  let hasWords = false
  // Several blanks between two words make empty words, which keep columns where they are.
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = hasWords ? `${current} ${word}` : `${current}${word}`
    if (!hasWords || lengthOf(longer) <= width) {
      current = longer
      hasWords ||= word !== ''
      continue
    }
    if (word === '') continue
    lines.push(current.trimEnd())
    current = `${indent}  ${word}`
  }
  return [...lines, current.trimEnd()]
}

function lengthOf(text: string): number {
  return text.replace(COLORS, '').length
}
