/** Reads the files and the standard input that inputs come from. */
import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import type { InputName } from '../action-names.js'
import { flagName } from './flags/input-flags.js'
import { UsageError } from './usage-error.js'

/** The text of each file. Only one can be standard input. @throws UsageError if one cannot be read. */
export async function readInputFiles(
  files: Partial<Record<InputName, string>>
): Promise<Partial<Record<InputName, string>>> {
  const entries = Object.entries(files) as [InputName, string][]
  const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => flagName(input))
  if (fromStdin.length > 1) {
    throw new UsageError(
      `Only one flag can read standard input: ${fromStdin.join(', ')}.`,
      'Use a file for the others.'
    )
  }
  const texts = entries.map(async ([input, file]) => [input, await readText(flagName(input), file)])
  return Object.fromEntries(await Promise.all(texts))
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied'
}

async function readText(flag: string, file: string): Promise<string> {
  const name = file === '-' ? 'standard input' : `"${file}"`
  let text: string
  try {
    text = file === '-' ? await readAll(process.stdin) : await readFile(file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new UsageError(`${flag}: ${name} ${PROBLEMS[code] ?? `cannot be read (${code})`}.`, 'Check the path.')
  }
  if (text.trim() !== '') return text
  const fix = file === '-' ? 'Pipe the value into the command.' : 'Write the value into the file.'
  throw new UsageError(`${flag}: ${name} is empty.`, fix)
}
