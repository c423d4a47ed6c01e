import { expect, test } from '@jest/globals'
import { parse as parseDotenv } from 'dotenv'
import * as fc from 'fast-check'
import { parseSecrets } from '../../../src/inputs/structured/parse-structured.js'
import { contextOf, GOOD, problemsOf, read } from '../../support/fakes/inputs.js'
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
  [
    'an = in the value',
    'URL=postgres://u:p@h/db?a=b&c=d==',
    { URL: 'postgres://u:p@h/db?a=b&c=d==' }
  ],
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
  [
    '\\n in double quotes, and not in single ones',
    'A="x\\ny"\nB=\'x\\ny\'',
    { A: 'x\ny', B: 'x\\ny' }
  ],
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
  [
    'comments after what is quoted, and on lines of their own',
    'A: "x" # why\n# so\nB: y',
    { A: 'x', B: 'y' }
  ],
  ['a # inside a plain YAML value', 'A: x#y', { A: 'x#y' }],
  ['a JSON map', '{"A": "1", "B": 2, "C": false}', { A: '1', B: '2', C: 'false' }],
  ['a JSON map over lines', '{\n  "A": "x\\ny"\n}', { A: 'x\ny' }],
  ['an empty text in YAML', "A: ''", { A: '' }],
  ['comments before a map', '# keys\nA: x', { A: 'x' }]
])('secrets equal the text: %s', (_, text, expected) => {
  expect(mapOf(text)).toEqual(expected)
})

// What YAML or dotenv would drop, join or change is never guessed. The line is named, and no value.
test.each(
  (
    [
      [
        1,
        'hunter22',
        '=hunter22',
        'A="hunter22',
        'A="x" hunter22',
        'A=hunter22 # y',
        'A B=hunter22',
        'QUJDRA=='
      ],
      [1, 'A= # hunter22', 'A=\t# hunter22'],
      [
        1,
        'postgres://u:hunter22@h/db?x=1',
        'A=x\u0000hunter22',
        'UJDREVg=',
        '"A\\0": x',
        'A: "x\\0y"',
        'A: &a x'
      ],
      [
        1,
        'A: [hunter22]',
        'A: {b: hunter22}',
        'A: x # hunter22',
        'A: x\t# hunter22',
        'A: #hunter22',
        'A: !!str x'
      ],
      [
        1,
        'A: # c\n  hunter22',
        '{A: x # c\n}',
        'A: !x hunter22',
        'A: b\n  hunter22',
        'A: "b\n  c"',
        '{"A": "hunter22"'
      ],
      [
        1,
        '{A: x, hunter22}',
        '{"A":"1","A":"2"}',
        '{"A=B": "hunter22"}',
        '{"1A":"hunter22"}',
        '{".a":"x"}'
      ],
      [1, '{"-x":"x"}', '{"ÄÖ":"x"}', '{"A/B":"x"}', '{"A:B":"x"}'],
      [
        2,
        'A-B: x\nC D: hunter22',
        'A=1\nhunter22',
        'A=hunter22\nA=hunter22',
        'A: 1\nA: hunter22',
        'B: "1"\nA: *a'
      ],
      [2, 'B: x\n&k A: hunter22', 'A=1\nd/f+hunter22==']
    ] as [line: number, ...texts: string[]][]
  ).flatMap(([line, ...texts]) => texts.map((text) => [line, text] as const))
)('what cannot be meant is a problem on line %i: %j', (line, text) => {
  const { problems } = parseSecrets(text)
  expect(problems).toEqual([expect.stringMatching(`\\bline ${line}\\b`)])
  expect(problems.join()).not.toMatch(/hunter22|QUJ|UJD/)
})

test('every problem is found at once', () => {
  expect(parseSecrets('A\n=b\nC=1\nC=2\nD="x').problems).toHaveLength(4)
})

test.each(['A: null', 'A: ~', 'A:', '{"A": null}'])(
  'a value that is null is an empty one: %s',
  (text) => {
    expect(parseSecrets(text)).toMatchObject({ secrets: [{ name: 'A', value: '' }], problems: [] })
  }
)

test('a megabyte is refused', () => {
  const many = Array.from({ length: 30_000 }, (_, i) => `NAME_${i}="${'v'.repeat(25)}"`).join('\n')
  for (const text of [`A=${'x'.repeat(1_048_576)}`, many])
    expect(parseSecrets(text).problems).toEqual([expect.stringMatching(/at most 512/)])
})

const B64 = Buffer.from(
  'a key that is long enough to be wrapped by every program that wraps base64'
).toString('base64')
/** What wraps base64, each with the end of a value that must not be shown. */
const WRAPPED: [string, string][] = [
  ['base64 at 64', B64.replace(/(.{64})/g, '$1\n')],
  ['base64 that ends in two =', `${'Ab3/'.repeat(16)}\nQUJDRA==`],
  ['base64 that ends in one =', `${'Ab3/'.repeat(16)}\nQUJDRtU=`],
  ['base64 whose end is in capitals', `${'Ab3x'.repeat(16)}\nQUJDRA09`],
  ['base64 at a length of its own', `${'Ab3x'.repeat(8)}y\nabcDEF0123456789abcDEF0123456789=`],
  ['short base64', 'QUJDREVG\nR0hJSg=='],
  ['base64 for URLs', `${'Ab-_'.repeat(16)}\nQU-_RA==`],
  ['base64 for URLs with one =', `${'Ab-_'.repeat(16)}\nQU-_REU=`],
  ['a PEM', PEM.replace('AAAA', 'QUJDRA==')],
  ['JSON', '{\n"token": "hunter22"\n}'],
  ['an address on its second line', 'x\npostgres://u:hunter22@h/db?x=1']
]

test.each(WRAPPED)(
  'an unquoted value that spans lines is refused, and no part of it is shown: %s',
  (_, value) => {
    for (const after of ['', '\nB=1', '\n\n# why\nB=']) {
      const { problems, secrets, unread } = parseSecrets(`FIRST=1\nKEY=${value}${after}`)
      expect(problems).toEqual([expect.stringMatching(/^line 3 /)])
      const masked = [...secrets.map((secret) => secret.value), ...unread].join('\n')
      for (const line of value.split('\n')) {
        const word = line.replaceAll('=', '')
        if (word.length > 2) expect(problems.join()).not.toContain(word)
        expect(masked).toContain(line)
      }
    }
    const quote = value.includes('"') ? "'" : '"'
    expect(mapOf(`KEY=${quote}${value}${quote}`)).toEqual({ KEY: value })
  }
)

test.each([
  ['KEY=a\nhunter22', 'KEY="line 1⏎line 2"'],
  ['KEY={\n"a": "hunter22"}', "KEY='line 1⏎line 2'"],
  ['KEY="a"\nhunter22\nhunter23', 'KEY="line 1⏎line 2"'],
  ['Ab3x=a\nhunter22', ' NAME="line 1⏎line 2"'],
  ['KEY=a\n\nhunter22', ' NAME="line 1⏎line 2"']
])(
  'a line that continues a value names the secret above it, and how to quote it: %j',
  (text, form) => {
    const { problems, unread } = parseSecrets(text)
    expect(problems).toEqual([expect.stringContaining(form)])
    expect(problems.join()).not.toContain('hunter')
    expect(unread.join()).toContain('hunter22')
  }
)

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

test('a text in double quotes means what dotenv makes of it', () => {
  const pieces = fc.constantFrom(
    '\\',
    'n',
    'r',
    't',
    '\\n',
    '\\r',
    '\n',
    'x',
    ' ',
    '#',
    '$',
    "'",
    '='
  )
  const quoted = fc.array(pieces).map((all) => `A="${all.join('')}."`)
  fc.assert(
    fc.property(quoted, (text) => expect(mapOf(text)).toEqual({ ...parseDotenv(text) })),
    { numRuns: runs(200) }
  )
})

test.each([
  'KEY=${{ secrets.OPENAI_API_KEY }}',
  'KEY=" ${{secrets.KEY}} "',
  '{"KEY": "${{ vars.KEY }}"}',
  'KEY="${{ a }}-${{ b }}"'
])('a secret that is an expression nobody evaluated is refused by its name: %s', (secrets) => {
  expect(problemsOf({ ...GOOD, secrets })).toEqual([
    expect.stringMatching(/^secrets: .*"KEY"(?!.*(?:secrets\.|vars\.|\$))/)
  ])
})

/** The names that warnings of a deploy with these secrets show. */
function warnedNames(secrets: string, context = contextOf()): string[] {
  const request = read({ ...GOOD, secrets }, context)
  const warnings = 'warnings' in request ? request.warnings : []
  return warnings.flatMap((warning) => [...warning.matchAll(/"(\w+)"/g)].map(([, name]) => name!))
}

test.each<[string, string, string[]]>([
  ['a name of a variable', 'KEY=$OPENAI_KEY_PROD', ['KEY']],
  ['a name in braces', 'KEY=${openai_key}\nB=x', ['KEY']],
  ['a reference to another entry', 'DB_USER=u\nURL=postgres://${DB_USER}:x@h/db', ['URL']],
  ['a reference to no entry', 'URL=postgres://${DB_USER}:x@h/db', []],
  ['a reference to itself', 'A=x\nPATH=/opt/bin:${PATH}', []],
  ['a reference without braces', 'DB_USER=u\nURL=postgres://$DB_USER:x@h', []],
  ['passwords with $', 'A=$ecret\nB=pa$$word\nC=$$\nD=a$B\nE=$1\nF=$', []],
  ['a hash of bcrypt', 'A=$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW', []],
  ['a template for another program', 'A=Hello {{ name }}, ${ greeting }', []],
  ['an expression within a text', 'A=x ${{ matrix.x }}', []]
])('a warning names the secrets that may be references: %s', (_, secrets, names) => {
  expect(warnedNames(secrets)).toEqual(names)
})

test('on GitLab, a secret that is the path of an existing file is named', () => {
  const path = '/builds/acme/support.tmp/OPENAI_KEY'
  const context = contextOf({ host: 'gitlab', variable_files: new Set([path]) })
  expect(warnedNames(`KEY=${path}\nOTHER=${path}/x`, context)).toEqual(['KEY'])
  expect(warnedNames(`KEY=${path}`)).toEqual([])
})
