import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { SECRET_FORMS, type SecretForm, showSecrets } from '../../../../simulation/variations/secrets.js'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import { findMismatches, judgeRemoved, type Mismatch } from '../../../../src/deploy/compare/find-mismatches.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { gitDeployment, imageDeployment } from '../../../support/fakes/answers.js'
import { runs } from '../../../support/runs.js'

const KEY = (value: unknown) => ({ name: 'KEY', value })
const asking = (secrets: { name: string; value: string }[]): DesiredDeployment => ({
  source: 'git_host',
  source_config: {},
  source_revision_config: {},
  secrets
})
const shows = (secrets: unknown) => gitDeployment({ secrets })

/** The verdict on reads of one secret that was sent. */
function verdict(value: string, before: unknown, last: unknown): Mismatch['kind'][] {
  const secrets = [{ name: 'KEY', value }]
  const input = { wanted: asking(secrets), sent: { secrets } }
  return findMismatches({ ...input, before: shows(before), last: shows(last) }).map(({ kind }) => kind)
}

describe('one secret, before and after a write that sent it', () => {
  const OLD = 'old-value-of-key'
  const NEW = 'new-value-of-key'
  test.each<[string, unknown, unknown, Mismatch['kind'] | undefined]>([
    ['the new value', [KEY(OLD)], [KEY(NEW)], undefined],
    ['the old value in clear', [KEY(OLD)], [KEY(OLD)], 'not_applied'],
    ['masks', [KEY('***')], [KEY('***')], undefined],
    ['masks in place of the old value', [KEY(OLD)], [KEY('••••••')], undefined],
    ['a word in brackets', [KEY('<redacted>')], [KEY('<redacted>')], undefined],
    ['an empty value', [KEY('')], [KEY('')], undefined],
    ['null', [KEY(null)], [KEY(null)], undefined],
    ['names in objects', [{ name: 'KEY' }], [{ name: 'KEY' }], undefined],
    ['bare names', ['KEY'], ['KEY'], undefined],
    ['a digest that names it', [KEY(`sha256:${'ab'.repeat(32)}`)], [KEY(`sha256:${'ab'.repeat(32)}`)], undefined],
    ['what looks like a digest', [KEY('1f'.repeat(20))], [KEY('1f'.repeat(20))], undefined],
    ['the end of the value', [KEY('…f-key')], [KEY('…f-key')], undefined],
    ['an empty list', [], [], undefined],
    ['nothing', undefined, undefined, undefined],
    ['null for the list', null, null, undefined],
    ['another form of the value', [KEY('bmV3')], [KEY(Buffer.from(NEW).toString('base64'))], undefined],
    ['neither the old nor the new value', [KEY(OLD)], [KEY('NEW-VALUE-OF-KEY')], undefined],
    ['no such name, where others are listed', [{ name: 'OTHER' }], [{ name: 'OTHER' }], 'not_applied']
  ])('%s', (_, before, last, expected) => {
    expect(verdict(NEW, before, last)).toEqual(expected === undefined ? [] : [expected])
  })

  test('a value that is cut short is not seen', () => {
    expect(verdict('value-2', [KEY('valu')], [KEY('valu')])).toEqual([])
  })
})

test('a revision that the response did not name may be another writer’s: a third value is red', () => {
  const secrets = [{ name: 'KEY', value: 'new-value-of-key' }]
  const input = { wanted: asking(secrets), sent: { secrets }, before: shows([KEY('old-value-of-key')]) }
  const third = { ...input, last: shows([KEY('of-somebody-else')]) }
  expect(findMismatches(third)).toEqual([])
  expect(findMismatches({ ...third, isUnnamed: true })).toEqual([{ path: 'secrets.KEY', kind: 'changed_since' }])
  expect(findMismatches({ ...input, isUnnamed: true, last: shows(secrets) })).toEqual([])
  expect(findMismatches({ ...input, isUnnamed: true, last: shows([KEY('***')]) })).toEqual([])
})

test('an empty value that the service omits from its list was applied', () => {
  const secrets = [
    { name: 'KEY', value: '' },
    { name: 'B', value: 'value-of-b' }
  ]
  const reads = { before: shows([]), last: shows([secrets[1]]) }
  expect(findMismatches({ wanted: asking(secrets), sent: { secrets }, ...reads })).toEqual([])
})

test.each<[string, unknown, string[]]>([
  ['all', ['KEY', 'B'], []],
  ['one of them', ['B'], ['secrets.KEY']],
  ['one of them in clear', [KEY('value-of-key')], ['secrets.B']],
  ['none', [], []],
  ['no list', undefined, []],
  ['only what the service sets itself', ['REDIS_URI'], []]
])('a created deployment lacks the secrets that a list of others shows it without: %s', (_, list, lacks) => {
  const secrets = [
    { name: 'KEY', value: 'value-of-key' },
    { name: 'B', value: 'value-of-b' }
  ]
  const found = findMismatches({ wanted: asking(secrets), sent: { secrets }, last: shows(list) })
  expect(found).toEqual(lacks.map((path) => ({ path, kind: 'not_applied' })))
})

describe('a secret that this run added, and that the list lacks', () => {
  const value = 'of this run'
  const secrets = [KEY(value), { name: 'B', value }] as { name: string; value: string }[]
  const listing = (names: string[]) => shows(names.map((name) => ({ name })))
  const find = (before: string[], last: string[], sent: object | undefined = { secrets }) =>
    findMismatches({ wanted: asking(secrets), sent, before: listing(before), last: listing(last) }).map(
      ({ path, kind }) => `${path} ${kind}`
    )

  test.each<[string, string[], string[], string[]]>([
    ['was not applied, if the list shows another one of them', [], ['B'], ['secrets.KEY not_applied']],
    [
      'was not applied, if the list shows others, as before',
      ['C'],
      ['C'],
      ['KEY', 'B'].map((name) => `secrets.${name} not_applied`)
    ],
    [
      'was not applied, if only one list shows names',
      ['C'],
      [],
      ['KEY', 'B'].map((name) => `secrets.${name} not_applied`)
    ],
    ['may be hidden, if no list shows a name', [], [], []],
    ['may be hidden, if the list shows only what the service sets itself', ['REDIS_URI'], ['REDIS_URI'], []],
    ['was not applied, if the list shows it only in another case', ['C'], ['B', 'key'], ['secrets.KEY not_applied']]
  ])('%s', (_, before, last, expected) => expect(find(before, last)).toEqual(expected))

  test('was removed by another writer, if this run sent no secrets', () => {
    const removed = ['KEY', 'B'].map((name) => `secrets.${name} changed_since`)
    expect(find(['KEY', 'B', 'C'], ['C'], {})).toEqual(removed)
  })
})

test('a field that this run did not send, because it was equal, must still be equal', () => {
  const spec: DesiredDeployment = {
    source: 'external_container',
    source_config: { resource_spec: { cpu: 2 } },
    source_revision_config: {},
    secrets: [{ name: 'KEY', value: 'new-value-of-key' }]
  }
  const read = imageDeployment({ secrets: [KEY('old-value-of-key')] }, { resource_spec: { cpu: 1 } })
  expect(findMismatches({ wanted: spec, before: read, last: read }).map(({ kind }) => kind)).toEqual([
    'changed_since',
    'changed_since'
  ])
  expect(findMismatches({ wanted: spec, sent: { secrets: [] }, before: read, last: read })).toEqual([
    { path: 'secrets.KEY', kind: 'not_applied' },
    { path: 'source_config.resource_spec.cpu', kind: 'changed_since' }
  ])
})

test('a list with values in clear and masks is judged value by value', () => {
  const secrets = ['A', 'B', 'C'].map((name) => ({ name, value: `new-value-of-${name}` }))
  const told = (a: string) => [
    { name: 'A', value: a },
    { name: 'B', value: '****' },
    { name: 'C', value: 'old-value-of-C' }
  ]
  const reads = { before: shows(told('old-value-of-A')), last: shows(told('new-value-of-A')) }
  expect(findMismatches({ wanted: asking(secrets), sent: { secrets }, ...reads })).toEqual([
    { path: 'secrets.C', kind: 'not_applied' }
  ])
})

describe('two secrets that a write sent, in a list that shows the same before and after', () => {
  const secrets = [
    { name: 'A', value: 'first-value-of-a' },
    { name: 'B', value: 'other-value-of-b' }
  ]
  test.each<[string, unknown, string[]]>([
    ['short digests', { A: 'a1b2c3d4', B: 'e5f6a7b8' }, []],
    ['cipher texts', { A: 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEy', B: 'QmFyYmF6cXV4MTIzNDU2Nzg5MDEyZm9v' }, []],
    ['old values', { A: 'old-value-of-a', B: 'old-value-of-b' }, ['secrets.A', 'secrets.B']],
    ['one old value', { A: 'old-value-of-a', B: 'other-value-of-b' }, ['secrets.A']]
  ])('%s', (_, list, expected) => {
    const read = shows(list)
    const input = { wanted: asking(secrets), sent: { secrets }, before: read, last: read }
    expect(findMismatches(input)).toEqual(expected.map((path) => ({ path, kind: 'not_applied' })))
    expect(judgeRemoved(input)).toEqual({ kept: [], removed: [] })
  })
})

test('what looks like a digest is a value where the service is seen to tell values', () => {
  const [old, asked] = ['0a1b2c3d4e5f60718293a4b5c6d7e8f9', 'f9e8d7c6b5a493827160f5e4d3c2b1a0']
  const secrets = [
    { name: 'KEY', value: asked },
    { name: 'OTHER', value: 'told-as-it-is' }
  ]
  const reads = (key: string) => shows([KEY(key), secrets[1]])
  const input = { wanted: asking(secrets), sent: { secrets } }
  expect(findMismatches({ ...input, before: reads(old), last: reads(old) })).toEqual([
    { path: 'secrets.KEY', kind: 'not_applied' }
  ])
})

const names = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'LONG_NAME'), { minLength: 1 })
const values = fc.string({ unit: fc.constantFrom(...'abcdef0123456789-_ABC'.split('')), minLength: 1, maxLength: 40 })
const lists = names.chain((all) => fc.tuple(...all.map((name) => values.map((value) => ({ name, value })))))
const forms = fc.constantFrom<SecretForm>(...SECRET_FORMS)
type List = { name: string; value: string }[]

test('however a service shows the secrets that were asked for, no run is red', () => {
  fc.assert(
    fc.property(lists, lists, forms, fc.nat(2), (asked: List, others: List, form, runsBefore) => {
      const now = shows(showSecrets(form, asked))
      const before = [undefined, shows(showSecrets(form, others)), now][runsBefore]
      const input = { wanted: asking(asked), sent: { secrets: asked } }
      expect(findMismatches({ ...input, before, last: now })).toEqual([])
    }),
    { numRuns: runs(3_000) }
  )
})

test('an old value that is shown in clear is always found, whatever else is in the list', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (asked: List, at) => {
      const kept = asked[at % asked.length] ?? asked[0]
      const old = `${kept?.name}: not what was asked for`
      const now = shows(asked.map((secret) => (secret === kept ? { ...secret, value: old } : secret)))
      const input = { wanted: asking(asked), sent: { secrets: asked }, before: now, last: now }
      expect(findMismatches(input)).toEqual([{ path: `secrets.${kept?.name}`, kind: 'not_applied' }])
    })
  )
})

describe('resource spec', () => {
  const spec = { cpu: 2, labels: { team: 'a' } }
  const wanted: DesiredDeployment = {
    source: 'external_container',
    source_config: { resource_spec: spec },
    source_revision_config: {}
  }
  const reads = (resource_spec: object | null) => imageDeployment({}, { resource_spec })
  const find = (before: object | null, last: object | null) =>
    findMismatches({
      wanted,
      sent: { source_config: { resource_spec: spec } },
      before: reads(before),
      last: reads(last)
    }).map(({ path, kind }) => `${path.split('.').at(-1)} ${kind}`)

  test.each<[string, object | null, object | null, string[]]>([
    ['as asked for', { cpu: 1 }, spec, []],
    ['with what the service fills in', { cpu: 1 }, { ...spec, cpu_limit: 4, min_scale: 1, db_cpu: 1 }, []],
    ['with labels of the service', { cpu: 1 }, { cpu: 2, labels: { team: 'a', region: 'eu' } }, []],
    ['not told', { cpu: 1 }, null, []],
    ['still the old value', { cpu: 1 }, { ...spec, cpu: 1 }, ['cpu not_applied']],
    ['rounded', { cpu: 1 }, { ...spec, cpu: 4 }, []]
  ])('%s', (_, before, last, expected) => {
    expect(find(before, last)).toEqual(expected)
  })
})

describe('settings', () => {
  const find = (asked: object, before: Record<string, unknown>, last: Record<string, unknown>) =>
    findMismatches({
      wanted: { source: 'git_host', source_config: asked, source_revision_config: {} },
      sent: { source_config: asked },
      before: gitDeployment({}, before),
      last: gitDeployment({}, last)
    }).map(({ path, kind }) => `${path} ${kind}`)

  test.each<[string, object, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['set', { build_on_push: true }, { build_on_push: false }, { build_on_push: true }, []],
    [
      'not set',
      { build_on_push: true },
      { build_on_push: false },
      { build_on_push: false },
      ['source_config.build_on_push not_applied']
    ],
    ['not told', { build_on_push: true }, { build_on_push: null }, { build_on_push: null }, []],
    [
      'kept',
      { install_command: 'make' },
      { install_command: 'npm ci' },
      { install_command: 'npm ci' },
      ['source_config.install_command not_applied']
    ],
    [
      'shown otherwise',
      { install_command: 'make' },
      { install_command: 'npm ci' },
      { install_command: 'sh -c make' },
      []
    ]
  ])('%s', (_, asked, before, last, expected) => {
    expect(find(asked, before, last)).toEqual(expected)
  })

  test('an address with a slash more is the same', () => {
    const asked = { custom_url: 'https://Support.example/' }
    const told: DeploymentAnswer = imageDeployment({}, { custom_url: 'https://support.example' })
    const wanted: DesiredDeployment = { source: 'external_container', source_config: asked, source_revision_config: {} }
    expect(findMismatches({ wanted, sent: { source_config: asked }, before: told, last: told })).toEqual([])
  })
})

describe('a revision of another writer that replaced this run’s', () => {
  const secrets = [{ name: 'KEY', value: 'new-value-of-key' }]
  const of = (value: string, over = {}) => {
    const [before, last] = [shows([KEY('old-value-of-key')]), shows([KEY(value)])]
    return findMismatches({ wanted: asking(secrets), sent: { secrets }, before, last, isForeign: true, ...over })
  }
  const CHANGED = [{ path: 'secrets.KEY', kind: 'changed_since' }]

  test('holds another value in clear', () => {
    expect(of('of-somebody-else')).toEqual(CHANGED)
    expect(of('new-value-of-key')).toEqual([])
    expect(of('***')).toEqual([])
  })

  describe('lists secrets without the one that this run added', () => {
    const listing = (before: object[], last: object[], over = {}) =>
      findMismatches({
        wanted: asking(secrets),
        sent: { secrets },
        before: shows(before),
        last: shows(last),
        isForeign: true,
        ...over
      })
    const OTHER = { name: 'OTHER', value: '***' }
    const MISSING = [{ path: 'secrets.KEY', kind: 'not_applied' }]

    test.each<[string, object[], object[], object, object[]]>([
      ['beside a name that no earlier read lists', [], [OTHER], {}, MISSING],
      ['which was listed before', [KEY('***')], [OTHER], {}, CHANGED],
      ['which was listed before, and none now', [KEY('***')], [], {}, CHANGED],
      ['because it hides them all', [], [], {}, []],
      ['but in another case', [], [OTHER, { name: 'key', value: '***' }], {}, MISSING]
    ])('%s', (_, before, last, over, expected) => {
      expect(listing(before, last, over)).toEqual(expected)
    })

    test('because it leaves out an empty one', () => {
      const empty = [{ name: 'KEY', value: '' }]
      const over = { wanted: asking(empty), sent: { secrets: empty } }
      expect(listing([KEY('old-value-of-key')], [OTHER], over)).toEqual([])
    })
  })

  test('lacks a field of the resource spec that was seen as asked for', () => {
    const resource_spec = { cpu: 2, min_scale: 1 }
    const wanted: DesiredDeployment = {
      source: 'external_container',
      source_config: { resource_spec },
      source_revision_config: {}
    }
    const reads = (spec: object) => imageDeployment({}, { resource_spec: spec })
    const find = (spec: object, isForeign: boolean) =>
      findMismatches({ wanted, before: reads(resource_spec), last: reads(spec), isForeign }).map(({ path }) => path)
    expect(find({ min_scale: 1 }, true)).toEqual(['source_config.resource_spec.cpu'])
    expect(find({ min_scale: 1 }, false)).toEqual([])
    expect(find({}, true)).toEqual([])
  })
})

test('a removed name that is still listed is reported, and is no mismatch', () => {
  const secrets = [{ name: 'KEY', value: 'value' }]
  const last = shows([...secrets, { name: 'ADDED', value: 'x' }, { name: 'POSTGRES_URI', value: 'y' }])
  const input = { wanted: asking(secrets), sent: { secrets }, before: last, last }
  expect(findMismatches(input)).toEqual([])
  expect(judgeRemoved(input)).toEqual({ kept: ['ADDED'], removed: [] })
  expect(judgeRemoved({ ...input, last: shows(secrets) })).toEqual({ kept: [], removed: ['ADDED'] })
  // A service that shows no list any more shows no removal.
  expect(judgeRemoved({ ...input, last: shows(undefined) })).toEqual({ kept: [], removed: [] })
  const none = { kept: [], removed: [] }
  expect(judgeRemoved({ ...input, before: shows(secrets) })).toEqual(none)
  expect(judgeRemoved({ ...input, sent: {} })).toEqual(none)
})
