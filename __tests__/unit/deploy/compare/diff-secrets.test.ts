import { describe, expect, test } from '@jest/globals'
import { diffSecrets, restorableSecrets } from '../../../../src/deploy/compare/diff-secrets.js'
import type { Change } from '../../../../src/deploy/core/model.js'

const KEY = { name: 'KEY', value: 'value-of-key' }
const OTHER = { name: 'OTHER', value: 'value-of-other' }
const RESERVED = { name: 'POSTGRES_URI', value: 'of-the-service' }

describe('changes of secrets, each with its name', () => {
  const change = (path: string, difference: Change['difference']) => ({
    path,
    difference,
    new_revision: true
  })
  test.each<[string, unknown, (typeof KEY)[], object[]]>([
    ['as they are', [KEY], [KEY], []],
    [
      'another text in a list that shows every other value: another value',
      [{ ...KEY, value: 'old-value' }, OTHER],
      [KEY, OTHER],
      [change('secrets.KEY', 'changed')]
    ],
    [
      'another text alone, which may be a mask',
      [{ ...KEY, value: 'old-value' }],
      [KEY],
      [change('secrets.KEY', 'unproven')]
    ],
    [
      'two other texts',
      [{ ...KEY, value: 'old-value' }, { ...OTHER, value: 'old-other' }, RESERVED],
      [KEY, OTHER, RESERVED],
      [change('secrets.KEY', 'unproven'), change('secrets.OTHER', 'unproven')]
    ],
    ['a masked value', [{ ...KEY, value: '***' }], [KEY], [change('secrets.KEY', 'unproven')]],
    ['one more', [KEY], [KEY, OTHER], [change('secrets.OTHER', 'added')]],
    ['one less', [KEY, OTHER], [KEY], [change('secrets.OTHER', 'removed')]],
    [
      'a name in another case',
      [{ ...KEY, name: 'key' }],
      [KEY],
      [change('secrets.KEY', 'added'), change('secrets.key', 'removed')]
    ],
    [
      'two names that differ in case',
      [KEY, { ...OTHER, name: 'key' }],
      [KEY, { ...OTHER, name: 'key' }],
      []
    ],
    [
      'one like a reserved name',
      [KEY, { ...RESERVED, name: 'postgres_uri' }],
      [KEY],
      [change('secrets.postgres_uri', 'removed')]
    ],
    [
      'another name',
      [OTHER],
      [KEY],
      [change('secrets.KEY', 'added'), change('secrets.OTHER', 'removed')]
    ],
    ['one of the service’s own more', [KEY, RESERVED], [KEY], []],
    ['an empty value that the service omits', [KEY], [KEY, { name: 'OTHER', value: '' }], []],
    ['an empty list, which may hide them', [], [KEY], [change('secrets.KEY', 'unproven')]],
    ['a list of the service’s own alone', [RESERVED], [KEY], [change('secrets.KEY', 'unproven')]],
    [
      'no list',
      null,
      [KEY, OTHER],
      [change('secrets.KEY', 'unproven'), change('secrets.OTHER', 'unproven')]
    ],
    ['no list, and none are wanted', null, [], [change('secrets', 'unproven')]],
    ['an empty list, and none are wanted', [], [], []],
    [
      'one that was given twice: the last value counts',
      [KEY],
      [{ ...KEY, value: 'first' }, KEY],
      []
    ]
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

type Told = { name: string; value?: string }[]
const asked = [
  { name: 'KEY', value: 'new-value-of-key' },
  { name: 'URL', value: 'https://new.example' }
]
const restorable = (earlier: Told | undefined, now: Told | undefined = asked, secrets = asked) =>
  restorableSecrets(earlier, now, { secrets, source: 'git_host' })

describe('earlier secrets are sent again only if the service showed all of them', () => {
  test('all shown: the whole list, with what this run removed', () => {
    expect(restorable([KEY, OTHER])).toEqual([KEY, OTHER])
  })

  test.each<[string, Told]>([
    ['one is masked', [KEY, { name: 'OTHER', value: '***' }]],
    ['one is a digest', [KEY, { name: 'OTHER', value: `sha256:${'0'.repeat(64)}` }]],
    ['one has no value', [KEY, { name: 'OTHER' }]],
    ['all are masked', [KEY, OTHER].map(({ name }) => ({ name, value: '********' }))]
  ])('%s: nothing is sent, neither *** nor a list without it', (_, earlier) => {
    expect(restorable(earlier)).toBeNull()
  })

  test.each<[string, Told]>([
    ['one of those that this run sent is masked', [asked[0]!, { name: 'URL', value: '***' }]],
    ['another one is masked', [{ name: 'KEY', value: '***' }, asked[1]!]],
    ['one is another value', [asked[0]!, { name: 'URL', value: 'https://old.example' }]]
  ])('values are not believed of a service that does not show what was sent: %s', (_, now) => {
    expect(restorable([KEY, OTHER], now)).toBeNull()
  })

  test('a text that two names show is sent again only if a later read shows their values', () => {
    const same = [asked[0]!, asked[1]!].map(({ name }) => ({ name, value: 'same-value' }))
    expect(restorable(same)).toEqual(same)
    expect(restorable([OTHER, { ...OTHER, name: 'THIRD' }])).toBeNull()
  })

  test('a name in another case is another secret, which is sent unchanged', () => {
    const key = { ...KEY, name: 'key' }
    expect(restorable([key])).toEqual([key])
    expect(restorable([KEY], [key, asked[1]!])).toBeNull()
  })

  test('a run that sent no secret has nothing that proves how they are shown', () => {
    expect(restorable([KEY], [], [])).toBeNull()
  })

  test('a service that tells no list, or an empty one', () => {
    expect(restorable(undefined)).toBeNull()
    expect(restorable([])).toEqual([])
  })
})
