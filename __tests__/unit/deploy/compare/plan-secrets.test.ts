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
  const changes = planSecrets(secrets(shown), secrets(requested), 'git_host')
  expect(Object.fromEntries(changes.map(({ path, difference }) => [path, difference]))).toEqual(
    differences
  )
})
