import { expect, test } from '@jest/globals'
import { parse as parseDotenv } from 'dotenv'
import * as fc from 'fast-check'
import { parseSecrets } from '../../../src/inputs/structured/parse-structured.js'
import { runs } from '../../support/runs.js'

const mapOf = (text: string) => {
  const { secrets, problems } = parseSecrets(text)
  expect(problems).toEqual([])
  return Object.fromEntries(secrets.map(({ name, value }) => [name, value]))
}
const PEM = '-----BEGIN KEY-----\nAAAA\nBBBB==\n-----END KEY-----'

test.each<[string, string, Record<string, string>]>([
  ['plain lines', 'A=1\nB=two words', { A: '1', B: 'two words' }],
  ['CRLF', 'A=1\r\nB=2\r\n', { A: '1', B: '2' }],
  ['an = in the value', 'URL=postgres://u:p@h/db?a=b&c=d==', { URL: 'postgres://u:p@h/db?a=b&c=d==' }],
  ['a # in the value', 'COLOR=#ff0000\nP=a#b', { COLOR: '#ff0000', P: 'a#b' }],
  ['a # in quotes', 'A="a # b"\nB=\'# x\'', { A: 'a # b', B: '# x' }],
  ['a comment after a quoted value', 'A="x" # why', { A: 'x' }],
  ['comments and empty lines', '# one\n\nA=1\n  # two\n', { A: '1' }],
  ['export', 'export A=1\nexport B="2"', { A: '1', B: '2' }],
  ['an empty value', 'A=\nB=""\nC=\'\'', { A: '', B: '', C: '' }],
  ['white space around', '  A = 1  \n\tB =\t2', { A: '1', B: '2' }],
  ['quoted white space', 'A="  x  "', { A: '  x  ' }],
  ['several lines in double quotes', `KEY="${PEM}"\nB=1`, { KEY: PEM, B: '1' }],
  ['several lines in single quotes', `KEY='${PEM}'\nB=1`, { KEY: PEM, B: '1' }],
  ['several lines, CRLF', `KEY="${PEM}"`.replaceAll('\n', '\r\n'), { KEY: PEM }],
  ['\\n in double quotes, and not in single ones', 'A="x\\ny"\nB=\'x\\ny\'', { A: 'x\ny', B: 'x\\ny' }],
  ['JSON in single quotes', 'A=\'{"a": "b"}\'', { A: '{"a": "b"}' }],
  ['JSON without quotes', 'A={"a":"b"}', { A: '{"a":"b"}' }],
  ['backticks', 'A=`it\'s "x"`', { A: 'it\'s "x"' }],
  ['a quote in the middle', "A=it's", { A: "it's" }],
  ['a backslash at the end of quotes', 'A="C:\\dir\\"\nB=1', { A: 'C:\\dir\\', B: '1' }],
  ['a dollar is a dollar', 'A=$HOME\nB="${X}"', { A: '$HOME', B: '${X}' }],
  ['a YAML map', 'A: one\nB: "two"', { A: 'one', B: 'two' }],
  [
    'numbers and booleans as they are written',
    'A: 1.10\nB: true\nC: 0x1F\nD: 007\nE: 1e3\nF: 12345678901234567890',
    { A: '1.10', B: 'true', C: '0x1F', D: '007', E: '1e3', F: '12345678901234567890' }
  ],
  ['a block of text', 'KEY: |\n  a\n  b\nB: x', { KEY: 'a\nb\n', B: 'x' }],
  ['a YAML value with =', 'URL: postgres://h?a=b', { URL: 'postgres://h?a=b' }],
  ['an empty YAML value', 'A:\nB: x', { A: '', B: 'x' }],
  ['an empty YAML value before a comment on its own line', 'A:\n# why\nB: x', { A: '', B: 'x' }],
  ['comments after what is quoted, and on lines of their own', 'A: "x" # why\n# so\nB: y', { A: 'x', B: 'y' }],
  ['a # inside a plain YAML value', 'A: x#y', { A: 'x#y' }],
  ['a JSON map', '{"A": "1", "B": 2, "C": false}', { A: '1', B: '2', C: 'false' }],
  ['a JSON map over lines', '{\n  "A": "x\\ny"\n}', { A: 'x\ny' }],
  ['an empty text in YAML', "A: ''", { A: '' }],
  ['comments before a map', '# keys\nA: x', { A: 'x' }]
])('secrets equal the text: %s', (_, text, expected) => {
  expect(mapOf(text)).toEqual(expected)
})

test.each<[string, RegExp]>([
  ['NAME', /line 1 is not NAME=value/],
  ['A=1\nB', /^line 2 is not NAME=value\. If it continues the value on line 1, quote/],
  ['=x', /line 1 has no name/],
  ['A=1\nA=2', /"A" is set twice/],
  ['A: 1\nA: 2', /a name occurs twice on line 2/],
  ['{"A":"1","A":"2"}', /a name occurs twice/],
  ['A="x', /line 1 opens a quote \("\) without closing it/],
  ['A="x" y', /line 1 has text after the closing quote/],
  ['A=x # y', /line 1 has " #"/],
  [
    'A B=x',
    /^the secret named on line 1 has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, \. and -/
  ],
  ['A-B: x\nC D: y', /the secret named on line 2 has an invalid name/],
  ['{"A=B": "x"}', /the secret named on line 1 has an invalid name/],
  ['"A\\0": x', /named on line 1/],
  ['A=1\nd/f+g==', /^line 2 is not NAME=value\. If it continues the value on line 1, quote/],
  ['postgres://u:p@h/db?x=1', /line 1 is not NAME=value/],
  ['A=x\u0000y', /"A" contains a NUL/],
  ['A: "x\\0y"', /"A" contains a NUL/],
  ['A: {b: c}', /"A" on line 1 is not text on one line/],
  ['{"A": {"b": "c"}}', /"A" on line 1 is not text/],
  ['A: x # y', /"A" on line 1 is not text/],
  ['A: x\t# y', /"A" on line 1 is not text/],
  ['A: #hunter', /"A" on line 1 is not text/],
  ['A: # c\n  x', /"A" on line 1 is not text/],
  ['{A: x # c\n}', /"A" on line 1 is not text/],
  ['A: &a x', /"A" on line 1 is not text/],
  ['A: !!str x', /"A" on line 1 is not text/],
  ['A: !x y', /a text that starts with ! and needs quotes on line 1/],
  ['B: "1"\nA: *a', /"A" on line 2 is not text/],
  ['B: x\n&k A: x', /on line 2 is not text/],
  ['A: b\n  c', /"A" on line 1 is not text/],
  ['A: "b\n  c"', /"A" on line 1 is not text/],
  ['{A: x, hunter2}', /^the value on line 1 is not text/],
  ['{"A": "x"', /is not valid YAML or JSON/],
  ['A: *none', /./]
])('what cannot be meant is a problem and is not guessed: %j', (text, problem) => {
  expect(parseSecrets(text).problems).toEqual([expect.stringMatching(problem)])
})

test.each(['1A', '.a', '-x', 'ÄÖ', 'A/B', 'A:B'])('a name that no variable has is a problem: %s', (name) => {
  expect(parseSecrets(JSON.stringify({ [name]: 'x' })).problems).toEqual([
    expect.stringContaining('named on line 1 has an invalid name')
  ])
})

test('every problem is found at once', () => {
  expect(parseSecrets('A\n=b\nC=1\nC=2\nD="x').problems).toHaveLength(4)
})

test.each(['A: null', 'A: ~', 'A:', '{"A": null}'])('a value that is null is an empty one: %s', (text) => {
  expect(parseSecrets(text)).toMatchObject({ secrets: [{ name: 'A', value: '' }], problems: [] })
})

test('a megabyte is refused, and quickly', () => {
  const started = performance.now()
  expect(parseSecrets(`A=${'x'.repeat(1_048_576)}`).problems).toEqual([
    expect.stringMatching(/1025? KiB, but at most 512/)
  ])
  const many = Array.from({ length: 30_000 }, (_, i) => `NAME_${i}="${'v'.repeat(25)}"`).join('\n')
  expect(parseSecrets(many).problems).toHaveLength(1)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('problems never show a value', () => {
  const hidden = 'hunter22'
  for (const text of [
    `A="${hidden}`,
    hidden,
    `A="x" ${hidden}`,
    `A=${hidden} # c`,
    `A=${hidden}\nA=${hidden}`,
    `A=x\n${hidden}/+x=y`,
    `A: [${hidden}]`,
    `{"A": "${hidden}"`
  ]) {
    const { problems } = parseSecrets(text)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.join()).not.toContain(hidden)
  }
})

const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,12}$/)
const awkward = fc.string({
  unit: fc.constantFrom(...'ab #=:\\$%{}[],&*!|>-\n\t'.split(''), 'ü', '😀', "'", '"'),
  maxLength: 40
})
const values = fc.dictionary(name, awkward, { maxKeys: 6, noNullPrototype: true })

/** A value in quotes that keep it unchanged; undefined if there are none. */
function quote(value: string): string | undefined {
  if (!value.includes("'")) return `'${value}'`
  if (!value.includes('"') && !/\\[nr]/.test(value)) return `"${value}"`
  return undefined
}

test('whatever the names and values are, quoted lines give them back', () => {
  const quotable = values.filter(
    (map) => Object.keys(map).length > 0 && Object.values(map).every((value) => quote(value) !== undefined)
  )
  fc.assert(
    fc.property(
      quotable,
      fc.constantFrom('', 'export '),
      fc.constantFrom('\n', '\r\n', '\n\n# comment\n'),
      (map, prefix, end) => {
        const lines = Object.entries(map).map(([key, value]) => `${prefix}${key}=${quote(value)}`)
        expect(mapOf(lines.join(end))).toEqual(map)
      }
    ),
    { numRuns: runs(1_000) }
  )
})

test('whatever the names and values are, a JSON map gives them back', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(undefined, 2), (map, indent) => {
      expect(mapOf(JSON.stringify(map, undefined, indent))).toEqual(map)
    }),
    { numRuns: runs(1_000) }
  )
})

test('any text at all is parsed or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), awkward, fc.string({ unit: 'binary' })), (text) => {
      const { secrets, problems } = parseSecrets(text)
      for (const { name } of secrets) if (problems.length === 0) expect(name).toMatch(/^[^\s=\p{Cc}]+$/u)
    }),
    { numRuns: runs(1_000) }
  )
})

const B64 = Buffer.from('a key that is long enough to be wrapped by every program that wraps base64').toString('base64')
/** What wraps base64, each with the end of a value that must not be shown. */
const WRAPPED: [string, string][] = [
  ['base64 at 64', B64.replace(/(.{64})/g, '$1\n')],
  ['base64 that ends in two =', `${'Ab3/'.repeat(16)}\nQUJDRA==`],
  ['base64 that ends in one =', `${'Ab3/'.repeat(16)}\nQUJDREU=`],
  ['base64 whose end is in capitals', `${'Ab3x'.repeat(16)}\nQUJDRA09`],
  ['base64 whose end is in capitals, padded', `${'Ab3x'.repeat(16)}\nQUI=`],
  ['base64 at a length of its own', `${'Ab3x'.repeat(8)}y\nabcDEF0123456789abcDEF0123456789=`],
  ['short base64', 'QUJDREVG\nR0hJSg=='],
  ['base64 for URLs', `${'Ab-_'.repeat(16)}\nQU-_RA==`],
  ['base64 for URLs with one =', `${'Ab-_'.repeat(16)}\nQU-_REU=`],
  ['a PEM', PEM.replace('AAAA', 'QUJDRA==')],
  ['JSON', '{\n"token": "hunter22"\n}'],
  ['an address on its second line', 'x\npostgres://u:hunter22@h/db?x=1']
]

test.each(WRAPPED)('an unquoted value that spans lines is refused, and no part of it is shown: %s', (_, value) => {
  for (const after of ['', '\nB=1', '\n\n# why\nB=']) {
    const { problems, secrets, unread } = parseSecrets(`FIRST=1\nKEY=${value}${after}`)
    expect(problems).toEqual([
      expect.stringMatching(/^line 3 is not NAME=value\. If it continues the value on line 2, quote/)
    ])
    const said = problems.join('\n')
    for (const line of value.split('\n')) {
      const word = line.replaceAll('=', '')
      if (word.length > 2) expect(said).not.toContain(word)
    }
    const masked = [...secrets.map((secret) => secret.value), ...unread].join('\n')
    for (const line of value.split('\n')) expect(masked).toContain(line)
  }
  expect(
    mapOf(`KEY="${value.replaceAll('"', '\\"')}"`.replace(/^(KEY=)"(.*\\".*)"$/s, "$1'$2'").replaceAll('\\"', '"'))
  ).toEqual({ KEY: value })
})

test.each([
  'A=x\nDEBUG=',
  'A=abcdefgh\nFOO=',
  'S3KEY01=',
  'a=test\nmy_flag=',
  `A=sk-${'aB3'.repeat(20)}\nKEY=`,
  `A=${'aB3x'.repeat(20)}\nAPI_KEY=`
])('an empty secret with a usual name is no end of a value: %j', (text) => {
  expect(parseSecrets(text).problems).toEqual([])
})

test.each(['QUJDRA==', 'QUJDREVg='.slice(-8)])('a value alone is not taken for a name: %s', (text) => {
  expect(parseSecrets(text).problems).toEqual([expect.stringMatching(/^line 1 is not NAME=value.*NAME=""/)])
})

test('a text in double quotes means what dotenv makes of it', () => {
  const pieces = fc.constantFrom('\\', 'n', 'r', 't', '\\n', '\\r', '\n', 'x', ' ', '#', '$', "'", '=')
  const quoted = fc.array(pieces).map((all) => `A="${all.join('')}."`)
  fc.assert(
    fc.property(quoted, (text) => expect(mapOf(text)).toEqual({ ...parseDotenv(text) })),
    { numRuns: runs(200) }
  )
})
