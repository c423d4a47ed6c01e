import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { linesOf } from '../../../../src/deploy/build-log/read-log.js'
import { createRedactor } from '../../../../src/masking/redactor.js'

const plain = (text: string) => text
const entry = (message: string, level?: string) => ({ message, at: undefined, level })
const lines = (...texts: string[]) =>
  linesOf(
    texts.map((message) => entry(message)),
    plain
  )

test('only the last fifty lines are kept, of many entries or of one with many lines', () => {
  const many = Array.from({ length: 200 }, (_, i) => `line ${i}`)
  const last = many.slice(-50)
  expect(lines(...many)).toEqual(last)
  expect(lines(many.join('\n'))).toEqual(last)
})

test('a line keeps its indentation; a level that matters stands before it', () => {
  expect(lines('  at main (agent.ts:1)\n\tat run')).toEqual(['  at main (agent.ts:1)', '  at run'])
  expect(linesOf([entry('fine', 'INFO'), entry('not fine', 'ERROR')], plain)).toEqual([
    'fine',
    'ERROR not fine'
  ])
})

test('whatever is in a log, each line is one line of bounded length without control or bidirectional characters', () => {
  const piece = fc.constantFrom(
    '\u001b[31m',
    '\u001b]',
    '\r',
    '\n',
    '\u2028',
    '\u202e',
    '::error::',
    '##[x]',
    '\0',
    'a'
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join(''))
  )
  fc.assert(
    fc.property(fc.array(text), (messages) => {
      const found = lines(...messages)
      expect(found.length).toBeLessThanOrEqual(50)
      for (const line of found) {
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(line.trim()).not.toBe('')
        expect(line.length).toBeLessThanOrEqual(320)
      }
    })
  )
})

test('a secret that an invisible character or the end of a shown line cuts is not shown in part', () => {
  const secret = 'k#7!q$Z'
  const redactor = createRedactor()
  redactor.add(secret)
  const log = [
    `KEY=k#7\u200b!q$Z`,
    `KEY=k#7\u001b[0m!q$Z`,
    `${'.'.repeat(296)}${secret}`,
    'KEY=k#7!q$Z'
  ]
  const shown = linesOf(
    log.map((message) => entry(message)),
    redactor.redact
  )
  expect(shown).toHaveLength(4)
  expect(shown.filter((line) => line.includes('k#7'))).toEqual([])
})
