/** Starts the words of a command, as far as possible without a shell. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { delimiter, extname, resolve } from 'node:path'

/** Starts a command. Windows starts batch files, such as `npx.cmd`, only with its shell. */
export function startCommand(
  [program, ...args]: readonly [program: string, ...args: string[]],
  options: SpawnOptions & { cwd: string }
): ChildProcess {
  const file = process.platform === 'win32' ? findProgram(program, options.cwd) : program
  if (!/\.(?:cmd|bat)$/i.test(file)) return spawn(file, args, options)
  return spawn([file, ...args].map(quoted).join(' '), { ...options, shell: true })
}

/** Quotes a word for the shell of Windows, and for the program behind it. */
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

interface SearchPath {
  PATH?: string | undefined
  PATHEXT?: string | undefined
}

/**
 * Finds a program as the shell of Windows does: a name in the folders of `PATH`, a path
 * from `folder`, and each with the endings in `PATHEXT`. A Python environment has its
 * programs in `Scripts` there, and in `bin` elsewhere. Returns what is not found as it was.
 */
export function findProgram(
  program: string,
  folder: string,
  { PATH = '', PATHEXT = '.COM;.EXE;.BAT;.CMD' }: SearchPath = process.env
): string {
  const endings = PATHEXT.split(';')
  const hasEnding = endings.some((end) => end.toLowerCase() === extname(program).toLowerCase())
  const isName = !/[/\\]/.test(program)
  const paths = isName
    ? PATH.split(delimiter).map((searched) => resolve(folder, searched, program))
    : [program, program.replace(BIN, 'Scripts')].map((path) => resolve(folder, path))
  const files = paths.flatMap((path) => (hasEnding ? [path] : endings.map((end) => path + end)))
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? program
}

/** The folder of a program, if it is `bin`. */
const BIN = /\bbin(?=[/\\][^/\\]+$)/
