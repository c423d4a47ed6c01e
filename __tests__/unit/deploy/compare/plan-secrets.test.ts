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
    'no requested value is shown exactly: each may differ',
    { A: 'old-a', B: 'old-b' },
    { A: 'new-a', B: 'new-b' },
    { 'secrets.A': 'unproven', 'secrets.B': 'unproven' }
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
