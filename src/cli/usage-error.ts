import { readFileSync } from 'node:fs'
import { decodeText } from '../text/decode-text.js'

/**
 * A mistake in the arguments, the environment or the files of the command line. Nothing was sent.
 */
export class UsageError extends Error {
  /**
   * @param advice What to write instead, in the imperative.
   * @param example What to paste; the advice leads to it.
   */
  constructor(
    message: string,
    readonly advice?: string,
    readonly example?: string
  ) {
    super(message)
    this.name = 'UsageError'
  }
}

/** What a code of the file system means, after the name of the file. */
export const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'permission denied',
  EEXIST: 'it exists',
  ENOTDIR: 'a folder of its path is a file',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full'
}

/** Says why the file that a flag names cannot be `read` or `written`. */
export function fileError(
  flag: string,
  file: string,
  act: 'read' | 'written',
  error: unknown
): UsageError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  return new UsageError(
    `${flag}: "${file}" cannot be ${act}: ${FILE_PROBLEMS[code] ?? code}.`,
    'Check the path.'
  )
}

/** Reads or writes the file that a flag names. @throws UsageError if that fails. */
export function useFile<T>(flag: string, file: string, act: 'read' | 'written', use: () => T): T {
  try {
    return use()
  } catch (error) {
    throw fileError(flag, file, act, error)
  }
}

/**
 * Reads the text of the file that a flag names.
 *
 * @throws UsageError if that fails, or it is no text.
 */
export function readTextFile(flag: string, file: string): string {
  return decodeFile(
    flag,
    file,
    useFile(flag, file, 'read', () => readFileSync(file))
  )
}

/**
 * Decodes what was read from the file that a flag names; `-` is standard input.
 *
 * @throws UsageError
 */
export function decodeFile(flag: string, file: string, bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  if ('text' in decoded) return decoded.text
  const source = file === '-' ? 'standard input' : `"${file}"`
  throw new UsageError(`${flag}: ${source} ${decoded.problem}.`, decoded.fix)
}
