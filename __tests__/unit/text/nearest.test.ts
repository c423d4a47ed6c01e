import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { editDistance } from '../../../src/text/edit-distance.js'
import { nearest, suggestion } from '../../../src/text/nearest.js'
import { runs } from '../../support/runs.js'

test.each([
  ['', '', 0],
  ['name', 'name', 0],
  ['nmae', 'name', 1],
  ['nam', 'name', 1],
  ['named', 'name', 1],
  ['nome', 'name', 1],
  ['anem', 'name', 2],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
  ['ca', 'abc', 3],
  ['a', 'abcdef', 4],
  ['abcdef', 'uvwxyz', 4]
])('from %j to %j there are %s slips, if three are looked for', (a, b, slips) => {
  expect([editDistance(a, b, 3), editDistance(b, a, 3)]).toEqual([slips, slips])
})

test('a word with one slip is recognized, wherever the slip is', () => {
  const word = fc.stringMatching(/^[a-e]{4,8}$/)
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('add', 'drop', 'replace', 'swap'), (known, at, slip) => {
      const i = at % known.length
      const [before, here, after] = [known.slice(0, i), known[i], known.slice(i + 1)]
      const changed = {
        add: `${before}z${here}${after}`,
        drop: before + after,
        replace: `${before}z${after}`,
        swap: `${before}${after.slice(0, 1)}${here}${after.slice(1)}`
      }[slip]
      expect(editDistance(changed, known, 2)).toBe(changed === known ? 0 : 1)
    }),
    { numRuns: runs(500) }
  )
})

const KNOWN = ['name', 'names', 'timeout', 'tag', 'poll_interval', 'it']

test.each([
  ['nmae', 'name'],
  ['nams', 'name'],
  ['namess', 'names'],
  ['timeuot', 'timeout'],
  ['tmieuot', 'timeout'],
  ['pol', 'poll_interval'],
  ['poll', 'poll_interval'],
  ['Timeout', 'timeout'],
  ['TIMEUOT', 'timeout'],
  ['po', undefined],
  ['interval', undefined],
  ['xx', undefined],
  ['', undefined]
])('%j probably means %j', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant)
  expect(suggestion(word, KNOWN)).toBe(meant === undefined ? '' : ` Did you mean "${meant}"?`)
})
