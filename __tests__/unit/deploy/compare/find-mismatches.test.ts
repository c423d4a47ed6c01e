import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  SECRET_FORMS,
  type SecretForm,
  showSecrets
} from '../../../../simulation/variations/secrets.js'
import {
  type ContentsInput,
  findMismatches,
  judgeRemoved,
  unverifiedSecrets
} from '../../../../src/deploy/compare/find-mismatches.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { gitDeployment, imageDeployment } from '../../../support/fakes/answers.js'
import { runs } from '../../../support/runs.js'

type List = { name: string; value: string }[]

const [OLD, NEW, THIRD] = ['old-value-of-key', 'new-value-of-key', 'of-somebody-else']
const KEY = (value: unknown) => ({ name: 'KEY', value })
const B = { name: 'B', value: 'value-of-b' }
const asking = (secrets: List): DesiredDeployment => ({
  source: 'git_host',
  source_config: {},
  source_revision_config: {},
  secrets
})
const shows = (secrets: unknown) => gitDeployment({ secrets })

/** The mismatches of a write that sent these secrets, between two reads. */
function find(
  secrets: List,
  [before, last]: [before: unknown, last: unknown],
  over: Partial<ContentsInput> = {}
) {
  const reads = { ...(before !== undefined && { before: shows(before) }), last: shows(last) }
  return findMismatches({ wanted: asking(secrets), sent: { secrets }, ...reads, ...over }).map(
    ({ path, kind }) => `${path} ${kind}`
  )
}
const SENT = [{ name: 'KEY', value: NEW }]
const NOT_APPLIED = ['secrets.KEY not_applied']
const CHANGED = ['secrets.KEY changed_since']

describe('a secret that was sent', () => {
  test.each<[string, unknown, unknown, string[]]>([
    ['the new value', [KEY(OLD)], [KEY(NEW)], []],
    ['the old text, alone in the list', [KEY(OLD)], [KEY(OLD)], []],
    ['a mask', [KEY('***')], [KEY('***')], []],
    ['a mask in place of the old value', [KEY(OLD)], [KEY('••••••')], []],
    ['what looks like a digest', [KEY('1f'.repeat(20))], [KEY('1f'.repeat(20))], []],
    ['bare names', ['KEY'], ['KEY'], []],
    ['an empty list', [], [], []],
    ['no list', null, null, []],
    ['neither the old nor the new value', [KEY(OLD)], [KEY(THIRD)], []],
    ['no such name, among others', [{ name: 'OTHER' }], [{ name: 'OTHER' }], NOT_APPLIED],
    ['no such name, which only an earlier list lacks too', [{ name: 'OTHER' }], [], NOT_APPLIED],
    ['no such name, but one in another case', [], ['key', 'OTHER'], NOT_APPLIED],
    ['no such name, beside those of the service', [], ['REDIS_URI'], []],
    ['no such name, on a first read', undefined, ['OTHER'], NOT_APPLIED]
  ])('shows %s', (_, before, last, expected) => {
    expect(find(SENT, [before, last])).toEqual(expected)
  })

  test.each<[string, unknown[], string[]]>([
    ['the old value', [KEY(OLD), B], NOT_APPLIED],
    [
      'the old value of hexadecimal digits',
      [KEY('0a1b2c3d4e5f60718293a4b5c6d7e8f9'), B],
      NOT_APPLIED
    ],
    ['the old value, and a mask for the other', [KEY(OLD), { ...B, value: '***' }], []],
    ['the old value, and another one for the other', [KEY(OLD), { ...B, value: 'old' }], []],
    ['what another name shows, too', [KEY(OLD), B, { name: 'C', value: OLD }], []],
    ['a mask', [KEY('********'), B], []],
    ['a length', [KEY('<len=16>'), B], []],
    ['a digest', [KEY(`sha256:${'0a'.repeat(32)}`), B], []],
    ['a sentence', [KEY('stored in the vault'), B], []],
    ['the first characters', [KEY('new-'), B], []],
    ['nothing', [KEY(''), B], []]
  ])('shows %s before and after, beside the value of another name', (_, list, expected) => {
    expect(find([...SENT, B], [list, list])).toEqual(expected)
  })

  test('is empty, and the service leaves it out: it is applied', () => {
    expect(find([KEY('') as List[0], B], [[], [B]])).toEqual([])
  })
})

describe('the revision that is shown', () => {
  test.each<[string, Partial<ContentsInput>, [unknown, unknown], string[]]>([
    [
      'may be another writer’s, and shows a third value where the requested one was shown before',
      { isUnnamed: true },
      [SENT, [KEY(THIRD)]],
      CHANGED
    ],
    [
      'may be another writer’s, and shows a third text alone, which may be a mask',
      { isUnnamed: true },
      [[KEY(OLD)], [KEY(THIRD)]],
      []
    ],
    [
      'may be another writer’s, and shows the new value',
      { isUnnamed: true },
      [[KEY(OLD)], SENT],
      []
    ],
    [
      'may be another writer’s, and hides values',
      { isUnnamed: true },
      [[KEY(OLD)], [KEY('***')]],
      []
    ],
    [
      'is another writer’s, and shows a third value where the requested one was shown before',
      { isForeign: true },
      [SENT, [KEY(THIRD)]],
      CHANGED
    ],
    ['is another writer’s, and holds the same', { isForeign: true }, [[KEY(OLD)], SENT], []],
    ['is another writer’s, and lacks the name', { isForeign: true }, [[KEY('***')], [B]], CHANGED],
    ['is another writer’s, and hides them all', { isForeign: true }, [[], []], []],
    [
      'is of a run that sent none, and another writer removed it',
      { sent: {} },
      [[KEY(NEW), B], [B]],
      CHANGED
    ]
  ])('%s', (_, over, reads, expected) => {
    expect(find(SENT, reads, over)).toEqual(expected)
  })

  test('lacks a field of the resource spec: this counts if it is another writer’s', () => {
    const resource_spec = { cpu: 2, min_scale: 1 }
    const lacking = (spec: object, isForeign: boolean) => {
      const [before, last] = [resource_spec, spec].map((shown) =>
        imageDeployment({}, { resource_spec: shown })
      )
      return findMismatches({
        wanted: image({ resource_spec }),
        before,
        last: last!,
        isForeign
      }).map(({ path }) => path)
    }
    expect(lacking({ min_scale: 1 }, true)).toEqual(['source_config.resource_spec.cpu'])
    expect(lacking({ min_scale: 1 }, false)).toEqual([])
    expect(lacking({}, true)).toEqual([])
  })
})

const image = (source_config: object): DesiredDeployment => ({
  source: 'external_container',
  source_config,
  source_revision_config: {}
})

test.each([
  ['another value than before', { cpu: 2 }, { cpu: 1 }, ['source_config.resource_spec.cpu']],
  ['the value of before', { cpu: 1 }, { cpu: 1 }, []]
])('a field that this run did not send, and that shows %s', (_, was, is, paths) => {
  const [before, last] = [was, is].map((resource_spec) => imageDeployment({}, { resource_spec }))
  const found = findMismatches({
    wanted: image({ resource_spec: { cpu: 2 } }),
    sent: { secrets: [] },
    before,
    last: last!
  })
  expect(found).toEqual(paths.map((path) => ({ path, kind: 'changed_since' })))
})

test.each<[string, unknown, string[]]>([
  ['all values', [...SENT, B], []],
  ['masks for some', [...SENT, { ...B, value: '***' }], ['B']],
  ['a text for each, none of which was requested', [KEY(OLD), { ...B, value: 'x' }], ['KEY', 'B']],
  ['bare names', ['KEY', 'B'], ['KEY', 'B']],
  ['no list', null, ['KEY', 'B']]
])('after an update, a service that shows %s: what is not verified', (_, secrets, names) => {
  const all = [...SENT, B]
  const reads = { wanted: asking(all), before: shows([]), last: shows(secrets) }
  expect(unverifiedSecrets({ ...reads, sent: { secrets: all } })).toEqual(names)
  expect(unverifiedSecrets({ ...reads, sent: {} })).toEqual([])
})

const ASKED = { cpu: 2, labels: { team: 'a' } }
test.each<[string, object, object, object | null, string[]]>([
  ['a spec as asked for', { resource_spec: ASKED }, { cpu: 1 }, ASKED, []],
  [
    'a spec with what the service fills in',
    { resource_spec: ASKED },
    { cpu: 1 },
    { ...ASKED, db_cpu: 1 },
    []
  ],
  [
    'a spec with labels of the service',
    { resource_spec: ASKED },
    { cpu: 1, labels: { team: 'a', region: 'eu' } },
    { cpu: 2, labels: { team: 'a', region: 'eu' } },
    []
  ],
  ['a spec that is not shown', { resource_spec: ASKED }, { cpu: 1 }, null, []],
  [
    'the old spec',
    { resource_spec: ASKED },
    { cpu: 1 },
    { ...ASKED, cpu: 1 },
    ['resource_spec.cpu']
  ],
  ['a rounded spec', { resource_spec: ASKED }, { cpu: 1 }, { ...ASKED, cpu: 4 }, []]
])('%s', (_, asked, before, last, paths) => {
  const [was, is] = [before, last].map((resource_spec) => imageDeployment({}, { resource_spec }))
  const found = findMismatches({
    wanted: image(asked),
    sent: { source_config: asked },
    before: was,
    last: is!
  })
  expect(found).toEqual(
    paths.map((path) => ({ path: `source_config.${path}`, kind: 'not_applied' }))
  )
})

test.each<
  [string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>, boolean]
>([
  [
    'as asked for',
    { build_on_push: true },
    { build_on_push: false },
    { build_on_push: true },
    false
  ],
  [
    'with its old value',
    { build_on_push: true },
    { build_on_push: false },
    { build_on_push: false },
    true
  ],
  ['not shown', { build_on_push: true }, { build_on_push: null }, { build_on_push: null }, false],
  [
    'with a third value',
    { install_command: 'make' },
    { install_command: 'x' },
    { install_command: 'y' },
    false
  ],
  [
    'without its blanks',
    { install_command: 'a  b' },
    { install_command: 'a b' },
    { install_command: 'a b' },
    false
  ],
  [
    'over https',
    { custom_url: 'http://a.b' },
    { custom_url: 'https://a.b' },
    { custom_url: 'https://a.b' },
    false
  ],
  [
    'with a slash less',
    { custom_url: 'https://a.example/' },
    {},
    { custom_url: 'https://A.example' },
    false
  ]
])('a setting that is shown %s', (_, asked, before, last, isOld) => {
  const wanted = { ...('custom_url' in asked ? image(asked) : asking([])), source_config: asked }
  const [was, is] = [gitDeployment({}, before), gitDeployment({}, last)]
  const found = findMismatches({ wanted, sent: { source_config: asked }, before: was, last: is })
  expect(found.map(({ kind }) => kind)).toEqual(isOld ? ['not_applied'] : [])
})

test('a removed name that is still listed is reported, and is no mismatch', () => {
  const listed = shows([
    ...SENT,
    { name: 'ADDED', value: 'x' },
    { name: 'POSTGRES_URI', value: 'y' }
  ])
  const input = { wanted: asking(SENT), sent: { secrets: SENT }, before: listed, last: listed }
  const none = { kept: [], removed: [] }
  expect(findMismatches(input)).toEqual([])
  expect(judgeRemoved(input)).toEqual({ kept: ['ADDED'], removed: [] })
  expect(judgeRemoved({ ...input, last: shows(SENT) })).toEqual({ kept: [], removed: ['ADDED'] })
  // A service that shows no list any more shows no removal.
  expect(judgeRemoved({ ...input, last: shows(undefined) })).toEqual(none)
  expect(judgeRemoved({ ...input, before: shows(SENT) })).toEqual(none)
  expect(judgeRemoved({ ...input, sent: {} })).toEqual(none)
})

const names = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'LONG_NAME'), { minLength: 1 })
const values = fc.string({
  unit: fc.constantFrom(...'abcdef0123456789-_ABC'.split('')),
  minLength: 1,
  maxLength: 40
})
const lists = names.chain((all) =>
  fc.tuple(...all.map((name) => values.map((value) => ({ name, value }))))
)
const forms = fc.constantFrom<SecretForm>(...SECRET_FORMS)

test('however a service shows the secrets that were asked for, no run is red', () => {
  fc.assert(
    fc.property(lists, lists, forms, fc.nat(2), (asked: List, others: List, form, runsBefore) => {
      const now = showSecrets(form, asked)
      const before = [undefined, showSecrets(form, others), now][runsBefore]
      expect(find(asked, [before, now])).toEqual([])
    }),
    { numRuns: runs(3_000) }
  )
})

test('an old value beside all other requested ones is always found', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (asked: List, at) => {
      const kept = asked[at % asked.length]
      const all = [...asked, { name: 'IN_CLEAR', value: 'in-clear' }]
      const now = all.map((secret) => (secret === kept ? { ...secret, value: '_old_' } : secret))
      expect(find(all, [now, now])).toEqual([`secrets.${kept?.name} not_applied`])
    })
  )
})
