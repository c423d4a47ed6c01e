/**
 * How what was read is shown to a person: as wide as the terminal, with its colors, and with
 * commands to paste.
 */
import { verdictOf } from '../../contract/status.js'
import { HEADER_INPUTS } from '../../input-table.js'
import { commandLines } from '../../text/command-lines.js'
import { type Paint, styleOfVerdict } from '../console/colors.js'
import type { Arguments } from '../flags/arguments.js'
import { INPUT_FLAGS } from '../flags/input-flags.js'
import { startedProgram } from '../started-program.js'

export interface View {
  /** In characters. */
  width: number
  paint: Paint
  /** Words a hint. @param goal What the command is for. @param words The command, and its flags. */
  hint: (goal: string, words: readonly string[]) => string
}

/** What a shell reads as one plain word. */
const WORD = /^[\w.:/@%+=-]+$/

/**
 * Returns what writes hints for commands with these arguments: they lead to the same control plane.
 */
export function hintWriter(args: Arguments): View['hint'] {
  const connection = connectionFlags(args)
  return (goal, words) => {
    const all = [...words, ...connection]
    // A value that needs quotes would need others in each shell.
    if (!all.every((word) => WORD.test(word))) return `${goal}: ${words.join(' ')}`
    const lines = commandLines([startedProgram(), ...all].join(' '))
    return [`${goal}:`, ...lines.map((line) => `  ${line}`)].join('\n')
  }
}

const CONNECTION: ReadonlySet<string> = new Set(['base_url', ...HEADER_INPUTS, 'api_dialect'])

/**
 * Returns the flags that name the control plane, and its credentials. What variables give needs no
 * flag.
 */
function connectionFlags({ flags, files, givenBy, options }: Arguments): string[] {
  const words = options.dotenv === undefined ? [] : ['--dotenv', options.dotenv]
  for (const { input, flag } of INPUT_FLAGS) {
    const value = files[input] ?? flags[input]
    const isOfFlag = givenBy[input] === `--${flag}`
    if (CONNECTION.has(input) && isOfFlag && value !== undefined) words.push(`--${flag}`, value)
  }
  return words
}

/** Marks a cell of a table that shows a status. */
export function paintStatus(paint: Paint, cell: string): string {
  return paint(cell, styleOfVerdict(verdictOf(cell.trim())))
}
