import { expect, test } from '@jest/globals'
import type { Change } from '../../../src/deploy/core/model.js'
import { changeRows, changeText } from '../../../src/report/changes.js'

const change = (path: string, over: Partial<Change> = {}): Change => ({
  path,
  difference: 'changed',
  new_revision: true,
  ...over
})
const spec = (field: string, before: number, after: number) =>
  change(`source_config.resource_spec.${field}`, { before, after })
const secret = (name: string, difference: Change['difference']) =>
  change(`secrets.${name}`, { difference })
const shown = (changes: Change[]) => changeRows(changes).map((row) => [row.input, changeText(row)])

test.each<[string, Change[], [input: string, text: string][]]>([
  [
    'a value by the name of its input',
    [change('source_revision_config.graph_config_path', { before: 'a.json', after: 'b.json' })],
    [['graph_config_path', 'a.json → b.json']]
  ],
  [
    'a value that is new',
    [
      change('source_config.listener_config.cluster_namespace', {
        difference: 'added',
        after: 'default'
      })
    ],
    [['cluster_namespace', 'unset → default']]
  ],
  [
    'a value that is removed',
    [change('source_config.custom_url', { difference: 'removed', before: 'https://a.example' })],
    [['custom_url', 'https://a.example → unset']]
  ],
  [
    'a branch that moved, by its commits',
    [
      change('source_revision_config.repo_ref', {
        before: 'main',
        after: 'main',
        commits: { from: '1a2b3c4d5e6f', to: '9f8e7d6c5b4a' },
        note: '2 files under paths'
      })
    ],
    [['repo_ref', 'main at 1a2b3c4 → main at 9f8e7d6 (2 files under paths)']]
  ],
  [
    'what follows from a field, with that field',
    [
      spec('cpu', 1, 2),
      spec('cpu_limit', 2, 4),
      spec('queue_cpu', 1, 2),
      spec('queue_cpu_limit', 2, 4)
    ],
    [['resource_spec.cpu', '1 → 2 (and 3 values that follow from it)']]
  ],
  [
    'a limit that does not follow, in a row of its own',
    [spec('cpu', 1, 2), spec('cpu_limit', 2, 3)],
    [
      ['resource_spec.cpu', '1 → 2'],
      ['resource_spec.cpu_limit', '2 → 3']
    ]
  ],
  [
    'a limit whose request stays',
    [spec('cpu_limit', 2, 4)],
    [['resource_spec.cpu_limit', '2 → 4']]
  ],
  [
    'secrets by name, in one row',
    [secret('B', 'removed'), secret('A', 'added'), secret('C', 'changed'), secret('D', 'unproven')],
    [['secrets', 'remove B; add A; change C; send D']]
  ],
  ['a secret whose name has a dot', [secret('a.b', 'added')], [['secrets', 'add a.b']]],
  [
    'variables by name, with their values',
    [
      change('env_vars.MODEL', { before: 'a', after: 'b' }),
      change('env_vars.app.name', { difference: 'added', after: 'c' }),
      change('env_vars.REGION', { difference: 'unproven', before: 'd', after: 'e' }),
      secret('A', 'removed')
    ],
    [
      ['secrets', 'remove A'],
      ['env_vars.MODEL', 'a → b'],
      ['env_vars.app.name', 'unset → c'],
      ['env_vars.REGION', 'd → e (may differ)']
    ]
  ],
  [
    'of many secrets the first names',
    Array.from({ length: 400 }, (_, i) => secret(`KEY_${i}`, 'changed')),
    [['secrets', 'change 400: KEY_0, KEY_1, KEY_2, KEY_3, KEY_4, …']]
  ],
  [
    'commands, which may hold tokens, without their values',
    [
      change('source_config.install_command', {
        before: 'npm ci --token a',
        after: 'npm ci --token b'
      })
    ],
    [['install_command', 'changed']]
  ],
  [
    'digests shortened',
    [
      change('source_revision_config.image_uri', {
        before: 'a:1',
        after: `a@sha256:${'ab'.repeat(32)}`
      })
    ],
    [['image_uri', 'a:1 → a@sha256:abababababab…']]
  ],
  [
    'what is not shown by the service',
    [
      change('source_revision_config.image_uri', {
        difference: 'unproven',
        after: 'a:1',
        note: 'a tag can move'
      })
    ],
    [['image_uri', 'a:1 (a tag can move)']]
  ]
])('a row shows %s', (_, changes, rows) => expect(shown(changes)).toEqual(rows))

test('a create shows its values alone, and each field of its resource spec', () => {
  const added = (path: string, after: unknown) => change(path, { difference: 'added', after })
  const rows = changeRows(
    [added('source_config.resource_spec', '2 fields'), added('source_config.custom_url', 'u')],
    { isCreate: true, resource_spec: { cpu: 1, cpu_limit: 2 } }
  )
  expect(rows).toEqual([
    { input: 'resource_spec.cpu', after: '1', new_revision: true },
    { input: 'resource_spec.cpu_limit', after: '2', new_revision: true },
    { input: 'custom_url', after: 'u', new_revision: true }
  ])
})
