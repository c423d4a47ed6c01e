import { describe, expect, test } from '@jest/globals'
import { restorableSecrets } from '../../../../src/deploy/compare/diff-secrets.js'

type Told = { name: string; value?: string }[]
const KEY = { name: 'KEY', value: 'value-of-key' }
const OTHER = { name: 'OTHER', value: 'value-of-other' }
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
