/** Reads the files and the standard input that inputs come from. */
import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import type { InputName } from '../action-names.js'
import { flagName } from './flags/input-flags.js'
import { fileError, UsageError } from './usage-error.js'

type Texts = Partial<Record<InputName, string>>

/** The text of each file. Only one can be standard input. @throws UsageError if one cannot be read. */
export async function readInputFiles(files: Texts): Promise<Texts> {
  const entries = Object.entries(files) as [InputName, string][]
  const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => flagName(input))
  if (fromStdin.length > 1) {
    const problem = `Only one flag can read standard input: ${fromStdin.join(', ')}.`
    throw new UsageError(problem, 'Use a file for the others.')
  }
  const texts = entries.map(async ([input, file]) => [input, await readText(flagName(input), file)])
  return Object.fromEntries(await Promise.all(texts))
}

async function readText(flag: string, file: string): Promise<string> {
  const text = await (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')).catch((error) => {
    throw fileError(flag, file, 'read', error)
  })
  if (text.trim() !== '') return text
  const [name, fix] =
    file === '-'
      ? ['standard input', 'Pipe the value into the command.']
      : [`"${file}"`, 'Write the value into the file.']
  throw new UsageError(`${flag}: ${name} is empty.`, fix)
}
