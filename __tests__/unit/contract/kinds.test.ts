import { expect, test } from '@jest/globals'
import { readBoolean, readCommit, readResourceNumbers } from '../../../src/contract/kinds.js'
import { isEmpty, saysMore } from '../../../src/contract/page.js'
import { toldSecrets } from '../../../src/contract/returned-secrets.js'

test.each<[unknown, unknown]>([
  [true, true],
  [1, true],
  ['1', true],
  [' True ', true],
  [0, false],
  ['0', false],
  ['FALSE\n', false],
  ['yes', 'yes'],
  [2, 2],
  ['', ''],
  [null, null],
  [undefined, undefined]
])('the flag %j of a service means %j', (shown, meant) => {
  expect(readBoolean(shown)).toBe(meant)
})

const COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
test.each<[unknown, unknown]>([
  [COMMIT.toUpperCase(), COMMIT],
  [` ${COMMIT}\n`, COMMIT],
  ['9F8E7D6', '9f8e7d6'],
  ['9F8E7D', '9F8E7D'],
  ['the commit 9F8E7D6', 'the commit 9F8E7D6'],
  ['9F8E7D6 of main', '9F8E7D6 of main'],
  ['9F8E7D6X', '9F8E7D6X'],
  [1_234_567, 1_234_567],
  [null, null]
])('the commit %j of a service means %j', (shown, meant) => {
  expect(readCommit(shown)).toBe(meant)
})

test('numbers of a resource spec may come as text, and quantities with a unit stay text', () => {
  const shown = { cpu: '2', cpu_limit: ' +0.25 ', memory_mb: '1024', db_storage_gi: '1e3', queue_cpu: '500m' }
  const rest = { min_scale: 'v1', max_scale: '1.', db_cpu: null, labels: { cpu: '2' }, other_mb: '2' }
  expect(readResourceNumbers({ ...shown, ...rest })).toEqual({
    ...shown,
    ...rest,
    cpu: 2,
    cpu_limit: 0.25,
    memory_mb: 1024
  })
  expect(Object.keys(readResourceNumbers({ cpu: '12.50' }))).toEqual(['cpu'])
})

test.each<[unknown, [string, string | undefined][] | null]>([
  [[{ name: 'A', value: 'x' }], [['A', 'x']]],
  [
    ['A', { name: 'B' }, { name: 'C', value: null }],
    [
      ['A', undefined],
      ['B', undefined],
      ['C', undefined]
    ]
  ],
  [
    { A: 'x', B: 7 },
    [
      ['A', 'x'],
      ['B', undefined]
    ]
  ],
  [
    [
      { name: 'A', value: 'x' },
      { name: 'A', value: 'y' }
    ],
    [['A', 'y']]
  ],
  [[], []],
  // Not "no secrets": the service may hold some that it does not show, or shows in a form of its own.
  [[{ key: 'A' }], null],
  [['A', { key: 'B' }], null],
  [['A', null], null],
  [['A', 7], null],
  [null, null],
  [undefined, null],
  ['***', null]
])('a service that shows %j says so much of its secrets: %j', (shown, told) => {
  const read = toldSecrets(shown)
  expect(read && [...read]).toEqual(told)
})

test.each<[unknown, boolean | undefined]>([
  [{ resources: [] }, undefined],
  [{ resources: [], offset: 0, total: 7 }, undefined],
  [{ next: null }, false],
  [{ next: '' }, false],
  [{ next: 'https://api.example/?page=2' }, true],
  [{ next_offset: 20 }, true],
  [{ next_cursor: 'abc' }, true],
  [{ page_token: 'abc' }, true],
  [{ has_more: true }, true],
  [{ has_more: false }, false],
  [{ more: 'no' }, undefined],
  [{ has_next: true, next: null }, true],
  [{ next: false }, false],
  [{ next: {} }, undefined],
  [{ text: 'abc', nextdoor: 'abc' }, undefined],
  [{ pagination: { next: 'abc' } }, true],
  [{ links: { next: null } }, false],
  [{ meta: null, links: 'abc', other: { next: 'abc' } }, undefined],
  [[{ next: 'abc' }], undefined],
  [null, undefined],
  ['next', undefined]
])('a page %j says that more follow: %j', (page, more) => {
  expect(saysMore(page)).toBe(more)
})

test.each<[unknown, boolean]>([
  [null, true],
  [[], true],
  [{}, true],
  [{ resources: null }, true],
  [{ resources: [], offset: 20, limit: 20 }, true],
  [{ total: 0, has_more: false, next: '' }, true],
  [{ items: {} }, true],
  [{ resources: [{ id: 'd' }] }, false],
  [{ id: 'd' }, false],
  [{ total: 3 }, false],
  [[null], false],
  [[{}], false],
  [{ error: 'no' }, false],
  [{ has_more: true }, false],
  [{ items: { a: 1 } }, false],
  ['', false],
  [undefined, false],
  [0, false]
])('%j is an answer of a service that has nothing to list: %j', (answer, expected) => {
  expect(isEmpty(answer)).toBe(expected)
})
