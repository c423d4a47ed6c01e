/** The pages: every link, citation and address has a target, every page is in the index, and the README is short. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from '@jest/globals'
import { INPUT_DEFAULTS, OUTPUT_NAMES } from '../../src/action-names.js'
import { ERROR_CODES } from '../../src/error-codes.js'
import { isJsonOutput } from '../../src/masking/redact-output.js'
import { RELEASED_PROGRAM } from '../../src/release.js'

const MOST_LINES = 200

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8'
})
  .split('\n')
  .filter(
    (file) =>
      /\.(?:[cm]?[jt]s|json|md|ya?ml)$/.test(file) && !file.startsWith('dist/') && existsSync(file)
  )
const PAGES = FILES.filter((file) => file.endsWith('.md'))

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
  const inline = [
    ...text.matchAll(/\]\(([^)\s]+)\)/g),
    ...text.matchAll(/\b(?:src|href)="([^"]+)"/g)
  ]
  return inline.map(([, link = '']) => link).filter((link) => !/^[a-z]+:/i.test(link))
}

/** The problem of a link; undefined if its target exists. */
function problemOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(target)) return `${page}: ${link} does not exist`
  if (anchor === undefined || !statSync(target).isFile() || !target.endsWith('.md'))
    return undefined
  return anchorsOf(textOf(target)).includes(anchor)
    ? undefined
    : `${page}: ${link} has no such heading`
}

test('every relative link leads to a file, and every anchor to a heading', () => {
  const checked = PAGES.flatMap((page) =>
    relativeLinksOf(textOf(page)).map((link) => problemOf(page, link))
  )
  expect(checked.filter((problem) => problem !== undefined)).toEqual([])
  expect(checked.length).toBeGreaterThan(60)
})

test('the index lists every page of docs/', () => {
  const listed = relativeLinksOf(textOf('docs/README.md'))
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(pages.filter((name) => !listed.includes(name))).toEqual([])
})

test(`the README has at most ${MOST_LINES} lines`, () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES)
})

/** The names that have a row of their own in a text. */
const inputRowsOf = (text: string) =>
  [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)

test('docs/inputs.md has a row for each input, in the order of action.yml, and the README the first eight', () => {
  const inputs = Object.keys(INPUT_DEFAULTS)
  expect(inputRowsOf(readFileSync('docs/inputs.md', 'utf8').split('## Outputs')[0] ?? '')).toEqual(
    inputs
  )
  const [, section = ''] = readFileSync('README.md', 'utf8').split(/## (?:Inputs|Outputs)/)
  expect(inputRowsOf(section)).toEqual(inputs.slice(0, 8))
})

test('every picture of the documentation is small', () => {
  const large = readdirSync('docs/pictures').filter(
    (name) => statSync(join('docs/pictures', name)).size > 45_000
  )
  expect(large).toEqual([])
})

const CITES =
  /§\s?(?<specification>\d+(?:\.\d+)*)|\bdesign(?:\.md)?,? section (?<design>\d+(?:\.\d+)*)/g

/** The numbers of the headings of a page. */
function sectionsOf(page: string): Set<string> {
  return new Set(
    [...readFileSync(page, 'utf8').matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].map(
      ([, number]) => number!
    )
  )
}

test('every section of the specification and of the design that is cited exists', () => {
  const known = {
    specification: sectionsOf('docs/specification.md'),
    design: sectionsOf('docs/design.md')
  }
  const cited = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITES)].map(([text, specification, design]) => ({
      at: `${file}: ${text}`,
      exists:
        specification === undefined
          ? known.design.has(design!)
          : known.specification.has(specification)
    }))
  )
  expect(cited.filter(({ exists }) => !exists).map(({ at }) => at)).toEqual([])
  expect(cited.length).toBeGreaterThan(50)
})

/** A start of, or a dependency on, whatever the registry has under the name. The name of the action has an owner. */
const BY_BARE_NAME = /\bnpx (?:-\S+ )*deploy-agent-server\b|(?<![\w/])deploy-agent-server@\d/
const ADDRESS = /https:\/\/github\.com\/[\w./-]+\.tgz\b/g

test('the command line is started from the release of package.json, never by the bare name', () => {
  const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    string
  >
  const address = `https://github.com/${repository?.replace('github:', '')}/releases/download/v${version}/deploy-agent-server.tgz`
  expect(RELEASED_PROGRAM).toBe(`npx --yes ${address}`)
  const texts = FILES.map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(texts.filter(([, text]) => BY_BARE_NAME.test(text)).map(([file]) => file)).toEqual([])
  expect(new Set(texts.flatMap(([, text]) => text.match(ADDRESS) ?? []))).toEqual(
    new Set([address])
  )
})

test('each code has a section in docs/errors.md, with its meaning and what fixes it', () => {
  const sections = readFileSync('docs/errors.md', 'utf8').split('\n## ').slice(1)
  expect(sections.map((text) => text.split('\n', 1)[0])).toEqual(Object.keys(ERROR_CODES))
  for (const text of sections)
    expect(text).toMatch(/\n\n[A-Z`].*\.\n\n(?:(?:- [A-Z`].*\.\n)+\n)?\*\*Fix:\*\* ./)
})

test('action.yml says of each output whether it is JSON, as it is redacted', () => {
  const [, outputs = ''] = readFileSync('action.yml', 'utf8').split(/^(?:outputs|runs):$/m)
  const described = [...outputs.matchAll(/^ {2}(\w+):\n {4}description: (.*)$/gm)]
  const said = described.filter(([, , text = '']) => text.includes('JSON')).map(([, name]) => name)
  expect(said).toEqual(OUTPUT_NAMES.filter(isJsonOutput))
})
