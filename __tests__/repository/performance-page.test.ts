/** The page of figures: the benchmark would write the same text with these figures, and the results come first. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { pageOf, sectionsOf, sectionText } from '../../bench/page.js'
import { SECTIONS } from '../../bench/sections.js'

const page = readFileSync('docs/performance.md', 'utf8')
const sections = new Map(sectionsOf(page))

test('the page has every section, in order, and no other text than the benchmark writes', () => {
  expect([...sections.keys()]).toEqual(SECTIONS.map(({ key }) => key))
  expect(page).toBe(pageOf(SECTIONS, sections))
})

test.each(SECTIONS.map(({ key }) => key))('%s: the result comes first in bold, everything else is folded', (key) => {
  const text = sections.get(key) ?? ''
  const parts =
    /^(\*\*[^\n]+)\n\n<details>\n<summary>[^\n]+\n\n([\s\S]+)\n\n(_Measured on [^\n]+_) [^\n]+\n\n<\/details>$/.exec(
      text
    )
  const [, headline = '', details = '', machine = ''] = parts ?? []
  expect(text).toBe(sectionText({ headline, details }, key, machine))
  expect(headline.split(' ').length).toBeLessThan(60)
  expect(details).not.toMatch(/<details>|<summary>/)
})
