/** The pages: every link has a target, every page is in the index, and the README is short. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from '@jest/globals'
import { INPUT_DEFAULTS } from '../../src/action-names.js'
import { ERROR_CODES } from '../../src/error-codes.js'

const MOST_LINES = 200

const PAGES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8'
})
  .split('\n')
  .filter((page) => page !== '' && !page.startsWith('dist/') && existsSync(page))

/** A page without its code blocks. */
const textOf = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```[^]*?^```/gm, '')

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
  )
}

/** Links and pictures of a page, without those to the web. */
function relativeLinksOf(text: string): string[] {
  const inline = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/\b(?:src|href)="([^"]+)"/g)]
  return inline.map(([, link = '']) => link).filter((link) => !/^[a-z]+:/i.test(link))
}

/** The problem of a link; undefined if its target exists. */
function problemOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(target)) return `${page}: ${link} does not exist`
  if (anchor === undefined || !statSync(target).isFile() || !target.endsWith('.md')) return undefined
  return anchorsOf(textOf(target)).includes(anchor) ? undefined : `${page}: ${link} has no such heading`
}

test('every relative link leads to a file, and every anchor to a heading', () => {
  const checked = PAGES.flatMap((page) => relativeLinksOf(textOf(page)).map((link) => problemOf(page, link)))
  expect(checked.filter((problem) => problem !== undefined)).toEqual([])
  expect(checked.length).toBeGreaterThan(60)
})

test('a link that leads nowhere is found', () => {
  expect(problemOf('README.md', 'docs/missing.md')).toBe('README.md: docs/missing.md does not exist')
  expect(problemOf('docs/README.md', '../README.md#missing')).toBe(
    'docs/README.md: ../README.md#missing has no such heading'
  )
})

test('the index lists every page of docs/', () => {
  const listed = relativeLinksOf(textOf('docs/README.md'))
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(pages.filter((name) => !listed.includes(name))).toEqual([])
})

test(`the README has at most ${MOST_LINES} lines`, () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES)
})

test('the README names every input once in its groups, and docs/inputs.md has a row for each', () => {
  const [, groups = ''] =
    /<!-- inputs:begin [^]*?-->\n([^]*?)<!-- inputs:end -->/.exec(readFileSync('README.md', 'utf8')) ?? []
  const named = [...groups.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  const rows = [...readFileSync('docs/inputs.md', 'utf8').matchAll(/^\| `(\w+)` \| .* \| .* \|$/gm)].map(
    ([, name = '']) => name
  )
  const inputs = Object.keys(INPUT_DEFAULTS).toSorted()
  expect(named.toSorted()).toEqual(inputs)
  expect(rows.toSorted()).toEqual(inputs)
})

test('every picture of the documentation is small', () => {
  const large = readdirSync('docs/pictures').filter((name) => statSync(join('docs/pictures', name)).size > 45_000)
  expect(large).toEqual([])
})

test('each code has a section in docs/errors.md, with causes', () => {
  const sections = readFileSync('docs/errors.md', 'utf8').split('\n## ').slice(1)
  expect(sections.map((text) => text.split('\n', 1)[0])).toEqual(Object.keys(ERROR_CODES))
  for (const text of sections) expect(text).toMatch(/\n- [A-Z`].*\.\n\n\*\*To fix:\*\* ./)
})
