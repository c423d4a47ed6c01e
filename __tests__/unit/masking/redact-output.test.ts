import { expect, test } from '@jest/globals'
import type { OutputName } from '../../../src/action-names.js'
import { createRedactor, redactOutput } from '../../../src/masking/redactor.js'

/** The output in a run with these secrets, which are words of outputs by chance. */
function written(name: OutputName, value: string): string {
  const redactor = createRedactor()
  for (const secret of ['created', 'hunter22', 'true', 'update', 'name', 'operation']) redactor.add(secret)
  return redactOutput(name, value, redactor)
}

test.each<[string, OutputName, string, string]>([
  ['an output of ours keeps its word: a workflow compares it', 'operation', 'created', 'created'],
  ['what the service says goes', 'url', 'https://hunter22.example', 'https://***.example'],
  ['what is withdrawn becomes empty', 'url', '', ''],
  [
    'a plan stays JSON with its operation',
    'plan',
    '{"operation":"update","why":"hunter22"}',
    '{"operation":"update","***":"***","why":"***"}'
  ],
  [
    'the plans of a manifest keep their operations',
    'plans',
    '{"support":{"operation":"update","reasons":["hunter22"]}}',
    '{"support":{"***":"***","reasons":["***"],"operation":"update"}}'
  ],
  [
    'the facts of its deployments keep theirs',
    'deployments',
    '{"support":{"operation":"created","url":"https://hunter22.example"}}',
    '{"support":{"***":"***","url":"https://***.example","operation":"created"}}'
  ],
  ['the list of a sweep stays JSON', 'swept', '["hunter22","support-pr-1"]', '["***","support-pr-1"]'],
  ['a sweep has no operation of its own', 'swept', '{"operation":"update"}', '{"***":"***"}']
])('%s', (_, name, value, expected) => {
  const shown = written(name, value)
  expect(name === 'plan' ? JSON.parse(shown) : shown).toEqual(name === 'plan' ? JSON.parse(expected) : expected)
})
