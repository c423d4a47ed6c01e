import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { didYouMean, misspelled, nearest } from '../../../src/text/did-you-mean.js'
import { runs } from '../../support/runs.js'

test.each<[word: string, known: string, isMeant: boolean]>([
  ['', '', false],
  ['name', 'name', true],
  ['nmae', 'name', true],
  ['nome', 'name', true],
  ['anem', 'name', false],
  ['ab', 'ba', true],
  ['a', 'b', false],
  ['badcef', 'abcdef', false],
  ['badcefg', 'abcdefg', true],
  ['badcfeg', 'abcdefg', false],
  ['', 'ab', false],
  ['a', 'abcdefgh', false],
  ['REPO-REF', 'repo_ref', true]
])('%j for %j is a slip: %s', (word, known, isMeant) => {
  expect(misspelled(word, [known])).toBe(isMeant ? known : undefined)
})

test('a word with one slip is recognized, wherever the slip is', () => {
  const word = fc.stringMatching(/^[a-e]{4,8}$/)
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      fc.constantFrom('add', 'drop', 'replace', 'swap'),
      (known, at, slip) => {
        const i = at % known.length
        const [before, here, after] = [known.slice(0, i), known[i], known.slice(i + 1)]
        const changed = {
          add: `${before}z${here}${after}`,
          drop: before + after,
          replace: `${before}z${after}`,
          swap: `${before}${after.slice(0, 1)}${here}${after.slice(1)}`
        }[slip]
        expect(misspelled(changed, ['vwxyz', known])).toBe(known)
      }
    ),
    { numRuns: runs(500) }
  )
})

const KNOWN = ['name', 'names', 'timeout', 'tag', 'poll_interval', 'it']

test.each([
  ['nmae', 'name'],
  ['nams', 'name'],
  ['namess', 'names'],
  ['TIMEUOT', 'timeout'],
  ['poll', 'poll_interval'],
  ['poll_int', 'poll_interval'],
  ['pol', undefined],
  ['interval', undefined],
  ['', undefined]
])('%j probably means %j', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant)
  expect(didYouMean(word, KNOWN)).toBe(meant === undefined ? '' : ` Did you mean "${meant}"?`)
})
