import { expect, test } from '@jest/globals'
import { planSecrets } from '../../../../src/deploy/compare/diff-secrets.js'

const secrets = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

test.each<
  [
    situation: string,
    shown: Record<string, string>,
    requested: Record<string, string>,
    differences: Record<string, string>
  ]
>([
  [
    'one value is shown exactly, two others differ: both changed',
    { A: 'value-a', B: 'old-b', C: 'old-c' },
    { A: 'value-a', B: 'new-b', C: 'new-c' },
    { 'secrets.B': 'changed', 'secrets.C': 'changed' }
  ],
  [
    'two other texts: both changed',
    { A: 'old-a', B: 'old-b' },
    { A: 'new-a', B: 'new-b' },
    { 'secrets.A': 'changed', 'secrets.B': 'changed' }
  ],
  [
    'one text for both names, a sentence, the first characters: each may differ',
    { A: 'x1', B: 'x1', C: 'stored in the vault', D: 'new' },
    { A: 'new-a', B: 'new-b', C: 'new-c', D: 'new-d' },
    {
      'secrets.A': 'unproven',
      'secrets.B': 'unproven',
      'secrets.C': 'unproven',
      'secrets.D': 'unproven'
    }
  ],
  [
    'one value is shown exactly, another is masked: it may differ',
    { A: 'value-a', B: '********' },
    { A: 'value-a', B: 'new-b' },
    { 'secrets.B': 'unproven' }
  ]
])('%s', (_, shown, requested, differences) => {
  const changes = planSecrets(secrets(shown), { secrets: secrets(requested), source: 'git_host' })
  expect(Object.fromEntries(changes.map(({ path, difference }) => [path, difference]))).toEqual(
    differences
  )
})

test.each<[string, Record<string, string>, object]>([
  [
    'it changes beside a secret that is shown',
    { KEY: 'value-of-key', MODEL: 'gpt-4o' },
    { difference: 'changed', before: 'gpt-4o', after: 'gpt-4o-mini' }
  ],
  [
    'whether the service shows values is not proven',
    { KEY: '***', MODEL: 'gpt-4o' },
    { difference: 'unproven', before: 'gpt-4o', after: 'gpt-4o-mini' }
  ],
  ['it is masked', { KEY: '***', MODEL: '***' }, { difference: 'unproven', after: 'gpt-4o-mini' }],
  ['it is new', { KEY: 'value-of-key' }, { difference: 'added', after: 'gpt-4o-mini' }]
])('a variable is planned with its values: %s', (_, shown, expected) => {
  const requested = secrets({ KEY: 'value-of-key', MODEL: 'gpt-4o-mini' })
  const changes = planSecrets(secrets(shown), {
    secrets: requested,
    env_vars: ['MODEL'],
    source: 'git_host'
  })
  const change = changes.find(({ path }) => path === 'env_vars.MODEL')
  expect(change).toEqual({ path: 'env_vars.MODEL', new_revision: true, ...expected })
})
