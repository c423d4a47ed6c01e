/** The question before a delete. A person answers it on a terminal. */
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { confirmDelete } from '../../../src/cli/confirm.js'
import type { Inputs } from '../../../src/cli/flags/resolve-inputs.js'

async function ask(inputs: Inputs, typed: string) {
  const output = new PassThrough()
  const answer = await confirmDelete(inputs, { input: Readable.from([typed]), output }).then(
    () => 'confirmed',
    (error: Error) => error.message
  )
  output.end()
  return { answer, question: await text(output) }
}

test.each<[string, Inputs, string, string]>([
  ['the name', { name: 'support' }, 'support\n', 'confirmed'],
  ['the name, and not the id', { name: 'support', deployment_id: 'd' }, 'support\n', 'confirmed'],
  ['the id, if no name is given', { deployment_id: 'd-1' }, 'd-1\n', 'confirmed'],
  ['what is selected of a manifest', { manifest: 'm.yaml', select: 'a,b', name: 'x' }, 'a,b\n', 'confirmed'],
  ['another name', { name: 'Support' }, 'support\n', '"Support" was not typed. Nothing was deleted.'],
  ['only yes', { name: 'support' }, 'y\n', '"support" was not typed. Nothing was deleted.'],
  ['nothing', { name: 'support' }, '\n', '"support" was not typed. Nothing was deleted.'],
  ['the end of the input', { name: 'support' }, '', '"support" was not typed. Nothing was deleted.'],
  [
    'another name, with no preview',
    { name: 'support', preview: 'false' },
    'x\n',
    '"support" was not typed. Nothing was deleted.'
  ]
])('typed was %s', async (_case, inputs, typed, answer) => {
  const end = await ask(inputs, typed)
  expect(end.answer).toBe(answer)
  expect(end.question).toMatch(/^This deletes ".*"\. Type its name to confirm: $/)
})

test.each<Inputs>([{ name: 'support', preview: 'true' }, {}])('no question for %j', async (inputs) => {
  expect(await ask(inputs, '')).toEqual({ answer: 'confirmed', question: '' })
})
