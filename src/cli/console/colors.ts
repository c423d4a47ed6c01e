/** Colors for people on a terminal. They mark results; dim is what can be skipped. */

import type { Verdict } from '../../contract/status.js'

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const

export type Style = keyof typeof CODES

/** Returns the text in a style; unchanged without one, or where there are no colors. */
export type Paint = (text: string, style?: Style) => string

export function createPaint(hasColors: boolean): Paint {
  return (text, style) => {
    if (!hasColors || style === undefined || text === '') return text
    return `\u001b[${CODES[style]}m${text}\u001b[0m`
  }
}

/** A stream that people may read. */
type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>

/** Returns whether the stream shows colors. https://no-color.org */
export function showsColors(stream: Stream, environment: NodeJS.ProcessEnv): boolean {
  return isTerminal(stream, environment) && !environment.NO_COLOR
}

/** Returns whether the stream is a terminal that understands control sequences. */
export function isTerminal({ isTTY }: Stream, { TERM }: NodeJS.ProcessEnv): boolean {
  return isTTY && TERM !== 'dumb'
}

const VERDICT_STYLES: Readonly<Partial<Record<Verdict, Style>>> = {
  deployed: 'green',
  failed: 'red',
  superseded: 'yellow'
}

/** Returns how a status is marked. One in progress is no result. */
export function styleOfVerdict(verdict: Verdict): Style | undefined {
  return VERDICT_STYLES[verdict]
}
