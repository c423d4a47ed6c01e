import { expect, test } from '@jest/globals'
import * as z from 'zod'
import { AnswerError, StatusError } from '../../../src/errors.js'
import { parseAnswer, parseJson } from '../../../src/http/answer.js'
import type { Answered } from '../../../src/http/error-from-response.js'
import type { HttpAnswer } from '../../../src/http/sender.js'

const answered = (text: string, status = 200): Answered => ({
  request: 'GET /x',
  answer: { status, text } as HttpAnswer,
  advice: { subject: 'The service', address: '`base_url`', byStatus: {} },
  redact: (quote) => quote
})
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

test.each<[string, string]>([
  ['as deep as any', nested(100)],
  ['many side by side', `[${'[[]],{},'.repeat(300)}[]]`],
  ['brackets in a text', `["${'[{'.repeat(300)}"]`],
  ['a text with quotes and backslashes', `["\\"${'['.repeat(300)}", "\\\\", {"a\\"[": 1}]`]
])('an answer with %s is read', (_, text) => {
  expect(parseJson(answered(text))).toEqual(JSON.parse(text))
})

test.each<[string, string]>([
  ['lists', nested(101)],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['lists behind a text', `["\\\\", ${nested(100)}]`],
  ['lists that never end', '['.repeat(1_000)]
])('an answer too deep to follow is refused, and ends no run as a bug: %s', (_, text) => {
  expect(() => parseJson(answered(text))).toThrow(AnswerError)
  expect(() => parseJson(answered(text))).toThrow('levels deep')
})

test.each([199, 300, 404, 500])('the body of a refusal is no value (%i)', (status) => {
  expect(() => parseJson(answered('{}', status))).toThrow(status < 200 ? AnswerError : StatusError)
})

test.each([200, 204, 299])('a success is one by its status alone (%i)', (status) => {
  expect(parseJson(answered('{}', status))).toEqual({})
})

test('five problems of an answer are named, with their places', () => {
  const Row = z.looseObject(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, z.string()])))
  const refused = () => parseAnswer(Row, answered('{}'))
  expect(refused).toThrow(/a: .*; b: .*; e: /)
  expect(refused).not.toThrow(/f: /)
})
