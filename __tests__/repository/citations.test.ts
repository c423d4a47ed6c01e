/** What comments cite can be opened by whoever reads them: the sections of the specification and of the design. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const PAGES = { specification: 'docs/specification.md', design: 'docs/design.md' }
const CITES = /§\s?(?<specification>\d+(?:\.\d+)*)|\bdesign(?:\.md)?,? section (?<design>\d+(?:\.\d+)*)/g

/** The numbers of the headings of a page. */
function sectionsOf(page: string): Set<string> {
  return new Set([...readFileSync(page, 'utf8').matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].map(([, number]) => number!))
}

/** The citations in a text whose section does not exist, each with its line. */
function unknownIn(text: string): string[] {
  const known = { specification: sectionsOf(PAGES.specification), design: sectionsOf(PAGES.design) }
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(CITES)]
        .filter(({ groups: { specification, design } = {} }) =>
          specification === undefined ? !known.design.has(design!) : !known.specification.has(specification)
        )
        .map(([cited]) => `${index + 1}: ${cited}`)
    )
}

test('every section that is cited exists', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.cts', '*.mjs', '*.md', '*.yml'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('dist/') && !file.endsWith('citations.test.ts'))
  const unknown = files.flatMap((file) => unknownIn(readFileSync(file, 'utf8')).map((cited) => `${file}:${cited}`))
  expect(unknown).toEqual([])
})

test('a section that does not exist is found', () => {
  expect(unknownIn('fine (§2.4)\n/** Not there (§2.9), nor (docs/design.md, section 12). */')).toEqual([
    '2: §2.9',
    '2: design.md, section 12'
  ])
})
