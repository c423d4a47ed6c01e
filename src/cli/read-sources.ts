/** Reads the files and the standard input that inputs come from. */
import { readFileSync } from 'node:fs'
import type { InputName } from '../action-names.js'
import { flagOf } from './flags/input-flags.js'
import { UsageError } from './usage-error.js'

/** The text of each file. Only one can be standard input. @throws UsageError if one cannot be read. */
export function readInputFiles(files: Partial<Record<InputName, string>>): Partial<Record<InputName, string>> {
  const entries = Object.entries(files) as [InputName, string][]
  const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => `--${flagOf(input)}-file`)
  if (fromStdin.length > 1) {
    throw new UsageError(
      `Only one flag can read standard input: ${fromStdin.join(', ')}.`,
      'Use a file for the others.'
    )
  }
  return Object.fromEntries(entries.map(([input, file]) => [input, readText(`--${flagOf(input)}-file`, file)]))
}

const STDIN = 0

function readText(flag: string, file: string): string {
  const name = file === '-' ? 'standard input' : `"${file}"`
  let text: string
  try {
    text = readFileSync(file === '-' ? STDIN : file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new UsageError(`${flag}: ${name} cannot be read (${code}).`, 'Check the path and its permissions.')
  }
  if (text.trim() === '') throw new UsageError(`${flag}: ${name} is empty.`, 'Write the value into it.')
  return text
}
