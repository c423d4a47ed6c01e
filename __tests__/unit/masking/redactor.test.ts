import { describe, expect, test } from '@jest/globals'
import type { OutputName } from '../../../src/action-names.js'
import { canBeMasked, isFitForRunner, piecesOf } from '../../../src/masking/forms.js'
import { redactOutput } from '../../../src/masking/redact-output.js'
import { createRedactor } from '../../../src/masking/redactor.js'

function redactorOf(...values: string[]) {
  const redactor = createRedactor()
  for (const value of values) redactor.add(value)
  return redactor
}

/** A password, and what holds it with a tail too short to be found by its letters alone. */
const PASSWORD = 'Hunter2-pass'
const URL_WITH_IT = `pg://app:${PASSWORD}@db/x9`

describe('of secrets that overlap, no end is left', () => {
  test.each<[string, string[], string, string]>([
    [
      'one in the middle of another',
      [PASSWORD, URL_WITH_IT],
      `${URL_WITH_IT} and ${PASSWORD}`,
      '*** and ***'
    ],
    ['two that share their ends', ['alpha-Bravo-7', 'Bravo-7-zulu'], 'alpha-Bravo-7-zulu', '***'],
    [
      'three',
      ['abcd-1234-efgh', '1234-efgh-5678', 'efgh-5678-ijkl'],
      'x abcd-1234-efgh-5678-ijkl y',
      'x *** y'
    ],
    [
      'one in base64',
      [PASSWORD, URL_WITH_IT],
      Buffer.from(URL_WITH_IT).toString('base64url'),
      '***'
    ]
  ])('%s', (_, values, text, shown) => {
    for (const given of [values, values.toReversed()])
      expect(redactorOf(...given).redact(text)).toBe(shown)
  })

  test('and one megabyte in which a secret overlaps itself costs no more than any other', () => {
    const before = process.memoryUsage().heapUsed
    expect(redactorOf('0000').redact(`a${'0'.repeat(2 ** 20)}b`)).toBe('a***b')
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 2 ** 20)
  })
})

describe('only the secret goes', () => {
  test.each<[string, string, string, string]>([
    [
      'a word of a text stays',
      'be professional with users',
      'a professional tone',
      'a professional tone'
    ],
    [
      'what stands around it stays',
      'sk-4711/ab+cd==',
      'The key (sk-4711/ab+cd==) is wrong.',
      'The key (***) is wrong.'
    ],
    [
      'line breaks stay',
      'first-line-1\nsecond-line-2',
      'a first-line-1\r\nsecond-line-2 b',
      'a ***\r\n*** b'
    ],
    ['no value that is too short', 'abc', 'abc', 'abc']
  ])('%s', (_, secret, text, shown) => expect(redactorOf(secret).redact(text)).toBe(shown))

  test('out of every text of a record, keys and lists included', () => {
    const record = {
      plain: 'a hunter22 b',
      list: [{ deep: 'hunter22' }, 1, null, true],
      hunter22: undefined
    }
    expect(redactorOf('hunter22').redactAll(record)).toEqual({
      plain: 'a *** b',
      list: [{ deep: '***' }, 1, null, true],
      '***': undefined
    })
  })
})

describe('the runner masks', () => {
  test('a value once, whatever it looks like', () => {
    const redactor = createRedactor()
    const value = 'https://hooks.example/T0'
    expect([redactor.add(value), redactor.add(value)]).toEqual([[value], []])
  })

  test('the value whole, and each of its lines', () => {
    const masked = createRedactor().add('-----BEGIN KEY-----\r\n  abcdef==  \r\n-----END KEY-----')
    expect(masked).toEqual(
      expect.arrayContaining(['-----BEGIN KEY-----', 'abcdef==', '-----END KEY-----'])
    )
    expect(piecesOf(' ab-c1 \n x \n d-efg ')).toEqual([
      ' ab-c1 \n x \n d-efg ',
      'ab-c1 \n x \n d-efg',
      'ab-c1',
      'd-efg'
    ])
  })

  test.each(['production', 'Support', 'DEBUG'])(
    'not the plain word %s, which this step still hides',
    (word) => {
      const redactor = createRedactor()
      expect(redactor.add(word)).toEqual([])
      expect(redactor.redact(`in ${word}`)).toBe('in ***')
    }
  )

  test.each<[string, boolean, boolean]>([
    [' production\n', false, false],
    ['qwertyuiopasdfg', false, false],
    ['qwertyuiopasdfgh', true, true],
    ['deBug', true, true],
    ['hunter22\nproduction', false, true],
    ['abc\nhunter22', false, true],
    ['true', false, false],
    ['  ', true, true]
  ])('all of %j: %s, or a line of it: %s', (value, whole, line) => {
    expect([isFitForRunner(value), canBeMasked(value)]).toEqual([whole, line])
  })

  test('a credential, whatever it equals', () => {
    expect(createRedactor().add('swordfish', { credential: true })).toEqual(['swordfish'])
  })
})

describe('what is public is shown, and nothing else', () => {
  const ADDRESS = 'https://support-4711.agents.example'
  const COMMIT = '0a1b2c3d4e5f60718293'
  test.each<[string, string[], string, string, string]>([
    [
      'a secret beside it goes',
      ['hunter22'],
      ADDRESS,
      `hunter22 ${ADDRESS} hunter22`,
      `*** ${ADDRESS} ***`
    ],
    [
      'a ref with a secret in it is none',
      ['hunter22'],
      'feature/hunter22',
      'on feature/hunter22',
      'on feature/***'
    ],
    ['a name may hold one by chance', ['4711'], 'support-4711', 'support-4711', 'support-4711'],
    ['a commit that is one stays', [COMMIT], COMMIT, COMMIT, COMMIT],
    ['a token that is one goes', ['sk-4711-abcdef'], 'sk-4711-abcdef', 'sk-4711-abcdef', '***'],
    [
      'an address with a user goes',
      ['https://me:sk-4711@x.example'],
      'https://me:sk-4711@x.example',
      'https://me:sk-4711@x.example',
      '***'
    ]
  ])('%s', (_, values, fact, text, shown) => {
    const redactor = redactorOf(...values)
    redactor.keep(fact)
    expect(redactor.redact(text)).toBe(shown)
  })

  const MIXED = 'acme-9x7Kq2mZ'
  test.each<[string, string, string, string, string]>([
    ['begins with it', MIXED, 'acme', `acme: ${MIXED}`, 'acme: ***'],
    ['ends with it', '9x7Kq2mZ-acme', 'acme', '9x7Kq2mZ-acme of acme', '*** of acme'],
    ['has it in the middle', '9x7-acme-Kq2mZ', 'acme', 'acme/9x7-acme-Kq2mZ', 'acme/***'],
    ['begins in it', MIXED, 'on-acme', `on-${MIXED} and on-acme`, 'on-*** and on-acme'],
    ['ends in it', '9x7Kq2mZ-acme', 'acme-on', '9x7Kq2mZ-acme-on', '***-on'],
    ['stands right behind it', '9x7Kq2mZ', 'acme-', 'acme-9x7Kq2mZ', 'acme-***'],
    ['has a line that begins with it', `first-1\n${MIXED}`, 'acme', `x ${MIXED}`, 'x ***'],
    [
      'is an address below it',
      'https://x.example/k-9x7Kq2mZ',
      'https://x.example',
      'https://x.example https://x.example/k-9x7Kq2mZ',
      'https://x.example ***'
    ],
    [
      'shows in another form',
      'acme/9x7 Kq2mZ',
      'acme',
      `acme ${encodeURIComponent('acme/9x7 Kq2mZ')}`,
      'acme ***'
    ]
  ])('a secret that %s is hidden whole, and masked', (_, secret, fact, text, shown) => {
    const [before, after] = [createRedactor(), createRedactor()]
    before.keep(fact)
    const masked = before.add(secret)
    after.add(secret)
    after.keep(fact)
    expect({ masked, shown: [before, after].map(({ redact }) => redact(text)) }).toEqual({
      masked: expect.arrayContaining([secret]),
      shown: [shown, shown]
    })
  })

  test('a secret in base64 within an id is found', () => {
    const id = Buffer.from('absk-4711-abcdefcd').toString('base64url')
    const redactor = redactorOf('sk-4711-abcdef')
    redactor.keep(id)
    expect(redactor.redact(id)).toMatch(/^\w{1,4}\*\*\*\w{1,4}$/)
  })

  test.each([
    ['k-12345', 'https://x.example/k-12345'],
    ['k-123456', 'https://x.example/***']
  ])('a public address with the credential %s is shown as %s', (credential, shown) => {
    const redactor = createRedactor()
    redactor.add(credential, { credential: true })
    redactor.keep(`https://x.example/${credential}`)
    expect(redactor.redact(`https://x.example/${credential}`)).toBe(shown)
  })

  test('it is public however it is written, and the runner does not mask it', () => {
    const redactor = createRedactor()
    redactor.keep('https://github.com/acme/support')
    for (const form of [
      'https://github.com/Acme/Support\n',
      'https://github.com/acme/support.git'
    ]) {
      expect([redactor.isPublic(form), redactor.add(form)]).toEqual([true, []])
    }
    expect(redactor.isPublic('https://github.com/acme')).toBe(false)
  })
})

/** The output in a run with these secrets, which are words of outputs by chance. */
function written(name: OutputName, value: string): string {
  const redactor = createRedactor()
  for (const secret of ['created', 'hunter22', 'true', 'update', 'name', 'operation'])
    redactor.add(secret)
  return redactOutput(name, value, redactor)
}

test.each<[string, OutputName, string, string]>([
  ['an output of ours keeps its word: a workflow compares it', 'operation', 'created', 'created'],
  ['what the service says goes', 'url', 'https://hunter22.example', 'https://***.example'],
  ['what is withdrawn becomes empty', 'url', '', ''],
  [
    'a plan stays JSON with its operation',
    'plan',
    '{"operation":"update","why":"hunter22"}',
    '{"operation":"update","***":"***","why":"***"}'
  ],
  [
    'the plans of a manifest keep their operations',
    'plans',
    '{"support":{"operation":"update","reasons":["hunter22"]}}',
    '{"support":{"***":"***","reasons":["***"],"operation":"update"}}'
  ],
  [
    'the facts of its deployments keep theirs',
    'deployments',
    '{"support":{"operation":"created","url":"https://hunter22.example"}}',
    '{"support":{"***":"***","url":"https://***.example","operation":"created"}}'
  ],
  [
    'the list of a sweep stays JSON',
    'swept',
    '["hunter22","support-pr-1"]',
    '["***","support-pr-1"]'
  ],
  ['a sweep has no operation of its own', 'swept', '{"operation":"update"}', '{"***":"***"}']
])('%s', (_, name, value, expected) => {
  const shown = written(name, value)
  expect(name === 'plan' ? JSON.parse(shown) : shown).toEqual(
    name === 'plan' ? JSON.parse(expected) : expected
  )
})
