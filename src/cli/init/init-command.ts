/** `init`: looks at the repository, and writes the workflows that deploy it. */
import { escapeCommands } from '../../text/sanitize.js'
import type { Arguments } from '../flags/parse-arguments.js'
import { chooseSetup } from './choose-setup.js'
import { makeFiles } from './fill-example.js'
import { nextSteps } from './next-steps.js'
import { readFacts } from './read-facts.js'
import { writeFiles } from './write-files.js'

/** Prints the paths of the files to standard output, and what is left to do to standard error. @throws UsageError */
export async function runInit({ flags, secretNames, options }: Arguments): Promise<void> {
  const facts = await readFacts(process.cwd())
  const setup = chooseSetup(facts, { ...flags, ci: options.ci, secrets: secretNames })
  const files = makeFiles(setup, facts.has.gitlab)
  if (flags.dry_run !== undefined) {
    for (const { path, text } of files) process.stdout.write(`# ${path}\n${text}\n`)
    return
  }
  writeFiles(facts.root, files)
  process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`)
  process.stderr.write(`${escapeCommands(nextSteps(setup, files).join('\n'))}\n`)
}
