import { expect, test } from '@jest/globals'
import { wrapText } from '../../../src/cli/console/wrap.js'

test.each<[situation: string, text: string, wrapped: string[]]>([
  ['a line that fits', '  one two', ['  one two']],
  ['a long line', 'one two three four', ['one two three', '  four']],
  ['a long line that is indented', '  one two three four', ['  one two', '    three', '    four']],
  [
    'a word that is longer than a line',
    'at https://a.example/long',
    ['at', '  https://a.example/long']
  ],
  ['columns, which stay where they are', 'ab   cd  efghijkl', ['ab   cd', '  efghijkl']],
  [
    'colors, which take no room',
    '\u001b[31mError:\u001b[0m it fails',
    ['\u001b[31mError:\u001b[0m it', '  fails']
  ],
  ['each line of several', 'one two three four\nfive', ['one two three', '  four', 'five']]
])('%s breaks between words', (_, text, wrapped) =>
  expect(wrapText(text, 13)).toBe(wrapped.join('\n'))
)
