import { expect, test } from '@jest/globals'
import { parseDotenv } from '../../../src/cli/flags/dotenv.js'

test.each<[string, string, Record<string, string>]>([
  ['plain lines', 'A=1\nB = two words\r\nC=\n', { A: '1', B: 'two words', C: '' }],
  ['export', 'export A=1', { A: '1' }],
  ['comments and blank lines', '# A\n\n  # B\nA=1 # one\n', { A: '1' }],
  [
    'quotes, and a comment after them',
    `A="1"\nB='x # y' # z\nC="it's"`,
    { A: '1', B: 'x # y', C: "it's" }
  ],
  [
    'a quoted value of several lines',
    'A="-----BEGIN\nno entry\n-----END"\nB=2',
    { A: '-----BEGIN\nno entry\n-----END', B: '2' }
  ],
  ['quotes within a value', 'A={"b": "c"}', { A: '{"b": "c"}' }]
])('a file gives its variables: %s', (_, text, variables) => {
  expect(parseDotenv(text)).toEqual({ variables })
})

test.each<[string, string, number[]]>([
  ['a name alone', 'A=1\nOPENAI_API_KEY\n', [2]],
  ['YAML', 'A: 1\nB=2\nC: 3', [1, 3]],
  ['a variable of PowerShell', '$env:A="1"', [1]],
  ['a command', 'set A=1', [1]],
  ['a quote that does not end', 'A=1\nB="two\nC=3', [2]],
  ['text after a quote', 'A="1"2', [1]],
  ['lines of a value without quotes', 'A=-----BEGIN\nMIIB\n', [2]]
])('lines that are not NAME=value are named: %s', (_, text, wrong_lines) => {
  expect(parseDotenv(text)).toEqual({ wrong_lines })
})
