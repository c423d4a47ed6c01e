/** Checks that pages, action.yml, workflows and examples use plain words (words.mjs). Exits 1 if one does not. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findWords } from './words.mjs'

/** The files to check: those given, or all that git tracks. */
function pages() {
  const given = process.argv.slice(2)
  if (given.length > 0) return given
  const tracked = execFileSync('git', ['ls-files', '-z', '*.md', '*.yml', '*.yaml', 'package.json'], {
    encoding: 'utf8'
  })
  return tracked.split('\0').filter((file) => file !== '' && !file.startsWith('dist/'))
}

let count = 0
for (const file of pages()) {
  const text = readFileSync(file, 'utf8')
  for (const { index, word, instead } of findWords(text)) {
    const line = text.slice(0, index).split('\n').length
    process.stdout.write(`${file}:${line}: "${word}": write ${instead}\n`)
    count++
  }
}
if (count > 0) process.stdout.write(`Found ${count} words to avoid (scripts/lint/words.mjs).\n`)
process.exitCode = count > 0 ? 1 : 0
