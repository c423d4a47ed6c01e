import { expect, test } from '@jest/globals'
import { readErrorDetail } from '../../../src/contract/error-answer.js'

const complaint = { loc: ['body', 'secrets', 0, 'name'], msg: 'Field required', type: 'missing' }

test.each([
  ['a text', { detail: 'Not allowed', code: 7 }, 'Not allowed'],
  ['entries of a 422', { detail: [complaint] }, [complaint]],
  [
    'an entry without a type, with fields of its own',
    { detail: [{ loc: [], msg: '', input: {} }] },
    [{ loc: [], msg: '', input: {} }]
  ],
  ['no entries', { detail: [] }, []]
])('the detail of an error body is read: %s', (_what, body, detail) => {
  expect(readErrorDetail(body)).toEqual(detail)
})

test.each([
  ['null', null],
  ['a text', 'detail'],
  ['a list', [complaint]],
  ['another field', { message: 'no' }],
  ['a map', { detail: complaint }],
  ['an entry without a place', { detail: [complaint, { msg: 'no' }] }],
  ['a place with a fraction', { detail: [{ loc: [0.5], msg: 'no' }] }],
  ['a place that is a map', { detail: [{ loc: [{}], msg: 'no' }] }],
  ['a message that is no text', { detail: [{ loc: [], msg: 1 }] }],
  ['a type that is no text', { detail: [{ loc: [], msg: 'no', type: null }] }]
])('a body of another shape has no detail: %s', (_what, body) => {
  expect(readErrorDetail(body)).toBeUndefined()
})
