/** `init`: looks at the repository, and writes the workflows that deploy it: all or none, and never over what exists. */
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { escapeCommands } from '../../text/sanitize.js'
import type { Arguments } from '../flags/parse-arguments.js'
import { UsageError } from '../usage-error.js'
import { chooseSetup } from './choose-setup.js'
import { makeFiles, type NewFile } from './fill-example.js'
import { nextSteps } from './next-steps.js'
import { readFacts } from './read-facts.js'

/** Prints the paths of the files to standard output, and what is left to do to standard error. @throws UsageError */
export async function runInit({ flags, secretNames, options }: Arguments): Promise<void> {
  const facts = await readFacts(process.cwd())
  const setup = chooseSetup(facts, { ...flags, ci: options.ci, secrets: secretNames })
  const files = makeFiles(setup, facts.has.gitlab)
  if (flags.dry_run === 'true') {
    for (const { path, text } of files) process.stdout.write(`# ${path}\n${text}\n`)
    return
  }
  writeFiles(facts.root, files)
  process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`)
  process.stderr.write(`${escapeCommands(nextSteps(setup, files).join('\n'))}\n`)
}

/** @throws UsageError before the first write if a path is taken; after a failed write, what was written is removed. */
export function writeFiles(root: string, files: readonly NewFile[]): void {
  const problems = files.flatMap(({ path }) => problemAt(root, path) ?? [])
  if (problems.length > 0) {
    const advice = 'Rename or remove what exists, or use --dry-run to see the files, and copy what you need.'
    throw new UsageError(['Nothing was written.', ...problems].join('\n'), advice)
  }
  const written: string[] = []
  try {
    for (const { path, text } of files) {
      const target = join(root, path)
      mkdirSync(dirname(target), { recursive: true })
      // Fails if it exists by now, also as a link that leads nowhere.
      writeFileSync(target, text, { flag: 'wx' })
      written.push(target)
    }
  } catch (error) {
    for (const target of written) rmSync(target, { force: true })
    const why = (error as Error).message
    throw new UsageError(`The files could not be written: ${why}. Those written before were removed.`)
  }
}

/** What is in the way of a new file. A link among its folders may lead out of the repository. */
function problemAt(root: string, path: string): string | undefined {
  const parts = path.split('/')
  for (let depth = 1; depth <= parts.length; depth++) {
    const part = posix.join(...parts.slice(0, depth))
    const found = lstatSync(join(root, part), { throwIfNoEntry: false })
    if (found === undefined) return undefined
    if (found.isSymbolicLink()) return `${part} is a symbolic link.`
    if (depth === parts.length) return `${part} exists.`
    if (!found.isDirectory()) return `${part} is not a folder.`
  }
  return undefined
}
