import { describe, expect, test } from '@jest/globals'
import { diffSecrets, restorableSecrets } from '../../../../src/deploy/compare/diff-secrets.js'
import type { Change } from '../../../../src/deploy/core/model.js'

const KEY = { name: 'KEY', value: 'value-of-key' }
const OTHER = { name: 'OTHER', value: 'value-of-other' }
const RESERVED = { name: 'POSTGRES_URI', value: 'of-the-service' }

describe('changes of secrets, each with its name', () => {
  const change = (path: string, difference: Change['difference']) => ({ path, difference, new_revision: true })
  test.each<[string, unknown, (typeof KEY)[], object[]]>([
    ['as they are', [KEY], [KEY], []],
    ['another value', [{ ...KEY, value: 'old-value' }], [KEY], [change('secrets.KEY', 'changed')]],
    ['a masked value', [{ ...KEY, value: '***' }], [KEY], [change('secrets.KEY', 'unproven')]],
    ['one more', [KEY], [KEY, OTHER], [change('secrets.OTHER', 'added')]],
    ['one less', [KEY, OTHER], [KEY], [change('secrets.OTHER', 'removed')]],
    [
      'a name in another case',
      [{ ...KEY, name: 'key' }],
      [KEY],
      [change('secrets.KEY', 'added'), change('secrets.key', 'removed')]
    ],
    ['two names that differ in case', [KEY, { ...OTHER, name: 'key' }], [KEY, { ...OTHER, name: 'key' }], []],
    [
      'one like a reserved name',
      [KEY, { ...RESERVED, name: 'postgres_uri' }],
      [KEY],
      [change('secrets.postgres_uri', 'removed')]
    ],
    ['another name', [OTHER], [KEY], [change('secrets.KEY', 'added'), change('secrets.OTHER', 'removed')]],
    ['one of the service’s own more', [KEY, RESERVED], [KEY], []],
    ['an empty value that the service omits', [KEY], [KEY, { name: 'OTHER', value: '' }], []],
    ['an empty list, which may hide them', [], [KEY], [change('secrets.KEY', 'unproven')]],
    ['a list of the service’s own alone', [RESERVED], [KEY], [change('secrets.KEY', 'unproven')]],
    ['no list', null, [KEY, OTHER], [change('secrets.KEY', 'unproven'), change('secrets.OTHER', 'unproven')]],
    ['no list, and none are wanted', null, [], [change('secrets', 'unproven')]],
    ['an empty list, and none are wanted', [], [], []],
    ['one that was given twice: the last value counts', [KEY], [{ ...KEY, value: 'first' }, KEY], []]
  ])('%s', (_, current, wanted, changes) => {
    expect(diffSecrets(current, wanted, 'git_host')).toEqual(changes)
  })
})

describe('the secrets of an earlier answer', () => {
  const sent = { secrets: [KEY], source: 'git_host' } as const

  test('leave out those that the service sets itself', () => {
    expect(restorableSecrets([KEY, RESERVED], [KEY], sent)).toEqual([KEY])
    expect(restorableSecrets([RESERVED], null, sent)).toEqual([])
  })
})
