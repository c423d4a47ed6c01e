import { expect, test } from '@jest/globals'
import { describeListDifference } from '../../../../src/deploy/compare/diff-resource-spec.js'

const proxy = { name: 'proxy', image: 'p:1' }
const cache = { name: 'cache', image: 'c:1' }

test.each<[string | undefined, unknown, unknown]>([
  ['adds cache', [proxy], [proxy, cache]],
  ['changes proxy', [proxy, cache], [{ ...proxy, image: 'p:2' }, cache]],
  ['adds cache; changes proxy', [proxy], [{ ...proxy, image: 'p:2' }, cache]],
  ['in another order', [proxy, cache], [cache, proxy]],
  ['changes entry 1', [1], [2]],
  [undefined, 1, 2]
])('a list that %s', (text, before, after) => expect(describeListDifference(before, after)).toBe(text))

test('values of the entries are not shown', () => {
  const env = (value: string) => [{ name: 'proxy', env: [{ name: 'TOKEN', value }] }]
  expect(describeListDifference(env('first-secret'), env('second-secret'))).toBe('changes proxy')
})
