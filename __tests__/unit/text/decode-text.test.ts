import { expect, test } from '@jest/globals'
import { decodeText } from '../../../src/text/decode-text.js'

const TEXT = 'KEY=pässword 🔑\n'
const littleEndian = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 with a mark, as PowerShell writes it', littleEndian(`\ufeff${TEXT}`)],
  ['big-endian UTF-16 with a mark', littleEndian(`\ufeff${TEXT}`).swap16()]
])('%s is decoded, without the mark', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: TEXT })
})

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '' })
})

test.each([
  ['UTF-16 without a mark', littleEndian('KEY=value')],
  ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
  ['Latin-1', Buffer.from('KEY=pässword', 'latin1')],
  ['UTF-8 with a zero byte', Buffer.from('KEY=a\0b')]
])('%s is refused, with the encoding to write', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({
    problem: expect.any(String),
    fix: expect.stringContaining('UTF-8')
  })
})
