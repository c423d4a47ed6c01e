import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file command that the runner refuses; it fails the step. */
export class FileCommandError extends Error {}

/** The paths of the files through which a step talks to the runner. */
export interface StepFiles {
  output: string
  env: string
  path: string
  stepSummary: string
  state: string
}

/** What a step wrote into them. */
export interface FileCommands {
  outputs: Record<string, string>
  state: Record<string, string>
}

/** Makes the empty files of a step in a folder of its own. */
export function createStepFiles(folder: string): StepFiles {
  mkdirSync(folder, { recursive: true })
  const create = (name: string) => {
    const path = join(folder, name)
    writeFileSync(path, '')
    return path
  }
  return {
    output: create('set_output'),
    env: create('set_env'),
    path: create('add_path'),
    stepSummary: create('step_summary'),
    state: create('save_state')
  }
}

/** Reads what a step wrote; throws {@link FileCommandError} where the runner would refuse it. */
export function readFileCommands(files: StepFiles): FileCommands {
  for (const file of [files.env, files.path]) {
    if (readFileSync(file, 'utf8') !== '')
      throw new FileCommandError(`The harness does not hand on ${file}`)
  }
  return {
    outputs: parsePairs(readFileSync(files.output, 'utf8'), 'output'),
    state: parsePairs(readFileSync(files.state, 'utf8'), 'state')
  }
}

/** Parses `name=value` lines and `name<<DELIMITER` blocks. */
export function parsePairs(text: string, file: string): Record<string, string> {
  const pairs: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (equals > 0 && (heredoc < 0 || equals < heredoc)) {
      pairs[line.slice(0, equals)] = line.slice(equals + 1)
    } else if (heredoc > 0 && heredoc + 2 < line.length) {
      const delimiter = line.slice(heredoc + 2)
      const end = lines.indexOf(delimiter, index + 1)
      if (end < 0)
        throw new FileCommandError(
          `File command '${file}': matching delimiter not found '${delimiter}'`
        )
      pairs[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n')
      index = end
    } else {
      throw new FileCommandError(`File command '${file}': invalid format '${line}'`)
    }
  }
  return pairs
}
