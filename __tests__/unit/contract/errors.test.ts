import { expect, test } from '@jest/globals'
import { readErrorDetail } from '../../../src/contract/errors.js'

const complaint = { loc: ['body', 'secrets', 0, 'name'], msg: 'Field required', type: 'missing' }
const untyped = { loc: [], msg: 'bad', input: {} }

test.each<[string, unknown, unknown[]]>([
  ['a text', { detail: 'Not allowed', code: 7 }, ['Not allowed']],
  ['entries of a 422', { detail: [complaint, untyped] }, [complaint, untyped]],
  ['entries of a 422 within an error', { error: { detail: [complaint] } }, [complaint]],
  ['a list of texts', { detail: ['One.', 'Two.'] }, ['One.', 'Two.']],
  ['a reason', { detail: { reason: 'No quota', code: 'E7' } }, ['No quota']],
  [
    'the message of an error',
    { error: { code: 403, message: 'No quota', status: 'DENIED' } },
    ['No quota']
  ],
  [
    'errors with a detail each',
    { errors: [{ title: 'Bad', detail: 'One' }, { detail: 'Two' }] },
    ['One', 'Two']
  ],
  [
    'the sentence beside a code',
    { error: 'invalid_token', error_description: 'It expired' },
    ['It expired']
  ],
  [
    'the detail beside a title',
    { title: 'Bad Request', status: 400, detail: 'No quota' },
    ['No quota']
  ],
  ['what is not empty', { detail: '', message: ' ', error: [], reason: 'No quota' }, ['No quota']],
  ['an entry without a place', { detail: [complaint, { msg: 'no' }] }, [complaint, 'no']],
  ['a place that is a map', { detail: [{ loc: [{}], msg: 'no' }] }, ['no']]
])('an error body says: %s', (_, body, said) => {
  expect(readErrorDetail(body)).toEqual(said)
})

test.each([
  [null],
  [7],
  [''],
  [[]],
  [{}],
  [{ detail: [7, null] }],
  [{ detail: { loc: ['body'], msg: 1 } }],
  [{ code: 'E7', error: { status: 'DENIED' } }],
  [{ error: { error: { error: { error: { error: { error: 'too deep' } } } } } }]
])('%j says nothing', (body) => {
  expect(readErrorDetail(body)).toEqual([])
})
