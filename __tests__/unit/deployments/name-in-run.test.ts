import { expect, test } from '@jest/globals'
import { nameInRun } from '../../../src/deployments/name-in-run.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'

test.each([
  ['no preview', {}, pullRequest(), 'Support'],
  ['a preview', { preview: 'true' }, pullRequest(), 'Support-pr-7'],
  ['a preview outside of a pull request', { preview: 'true' }, contextOf(), 'Support'],
  ['a service with a rule for names', { preview: 'true', api_dialect: 'langsmith' }, pullRequest(), 'support-pr-7'],
  ['such a service without a preview', { api_dialect: 'langsmith' }, pullRequest(), 'Support']
])('the name that is looked up is that of the deployment: %s', (_, given, context, name) => {
  const raw = { preview: undefined, api_dialect: undefined, base_url: undefined, ...given }
  expect(nameInRun(raw, context, 'Support')).toBe(name)
})

test('a name of which the rule of the service leaves nothing is kept', () => {
  expect(
    nameInRun(
      { preview: 'true', api_dialect: undefined, base_url: 'https://api.host.langchain.com' },
      pullRequest(),
      '###'
    )
  ).toBe('###-pr-7')
})
