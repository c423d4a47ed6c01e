import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { code, escapeMarkdown, link, table } from '../../../src/text/markdown.js'
import { runs } from '../../support/runs.js'

const SYNTAX = '<>|`@#*_[]()!\\~&:$"\'=+-.{}^/'.split('')
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...SYNTAX, '\n', '\r', '\r\n', '\t', '---', '&#124;', '</code>'),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' })
  ),
  maxLength: 60
})

test('no text in a cell changes the table: same rows, same columns, no markup', () => {
  const row = fc.array(nasty, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const lines = table(
        ['a', 'b', 'c'],
        rows.map((cells) => cells.map((cell) => escapeMarkdown(cell)))
      ).split(/[\n\r\u2028\u2029\v\f\u0085]/)
      expect(lines).toHaveLength(rows.length + 2)
      for (const line of lines) expect(line.split('|')).toHaveLength(5)
    }),
    { numRuns: runs(2_000) }
  )
})

test('escaped text has no character that markdown or HTML interprets, and is displayed unchanged', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const escaped = escapeMarkdown(text, 1_000)
      expect(escaped.replace(/&#\d+;/g, '')).not.toMatch(/[!-/:-@[-`{-~]/)
      const shown = escaped.replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)))
      expect(shown).not.toMatch(/\n|\r/)
      const plain = text.replace(/ {2,}/g, ' ').trim()
      if (/^[ -~]*$/.test(text)) expect(shown.replaceAll('\u200b', '')).toBe(plain)
      expect(code(text, 1_000)).toBe(`<code>${escaped.replaceAll('&#8203;', '')}</code>`)
    }),
    { numRuns: runs(2_000) }
  )
})

test('a link leads to the web or is none', () => {
  expect(link('docs', 'https://a.example/docs')).toBe('[docs](https://a.example/docs)')
  for (const url of [
    undefined,
    'javascript:alert(1)',
    'https://a.example/)x',
    'https://a.example/a b',
    'https://a.example/|',
    'https://a.example/\n',
    'https://a.example/<x>'
  ]) {
    expect(link('docs', url)).toBe('docs')
  }
})
