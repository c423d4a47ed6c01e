import { expect, test } from '@jest/globals'
import { jsonResult } from '../../../src/cli/console/result.js'

test('a failure has its members in the JSON result, and a message made of them', () => {
  const failure = {
    what: 'The build failed.',
    facts: [{ label: 'Revision', value: 'r1' }],
    fix: ['Correct it.', 'Read the log with KEY set:'],
    command: 'program logs'
  }
  expect(jsonResult({ error_code: 'revision_failed', new_revision: 'true' }, failure)).toEqual({
    error_code: 'revision_failed',
    new_revision: true,
    message: 'The build failed.\nRevision: r1',
    what: 'The build failed.',
    facts: [{ label: 'Revision', value: 'r1' }],
    fix: 'Correct it. Read the log with KEY set:',
    command: 'program logs'
  })
})

test('a failure without a fix has that of its code in the JSON result', () => {
  const failure = { what: 'Invalid input.', facts: [], fix: [] }
  expect(jsonResult({ error_code: 'input_invalid' }, failure)).toMatchObject({
    fix: expect.stringMatching(/^Correct the inputs/)
  })
})
