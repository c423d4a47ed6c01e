import { expect, test } from '@jest/globals'
import type { Values } from '../../../src/inputs/manifest/document.js'
import { mergeLayers, withPlainForms } from '../../../src/inputs/manifest/layers.js'
import { manifestOf, placesOf, read } from '../../support/fakes/manifests.js'

const merged = (...layers: Values[]) => mergeLayers(layers.map(withPlainForms))

test.each<[string, Values[], Values]>([
  ['nothing', [], {}],
  ['texts are replaced', [{ timeout: '1m' }, { timeout: '2m' }], { timeout: '2m' }],
  ['lists are joined', [{ paths: ['a'] }, { paths: ['b', 'c'] }], { paths: ['a', 'b', 'c'] }],
  [
    'of equal values the last stays',
    [{ paths: ['a', '!a'] }, { paths: ['a'] }],
    { paths: ['!a', 'a'] }
  ],
  [
    'paths as text are a list',
    [{ paths: 'a\n\n# c\n b' }, { paths: ['c'] }],
    { paths: ['a', ' b', 'c'] }
  ],
  ['paths as text on a list', [{ paths: ['c'] }, { paths: 'a' }], { paths: ['c', 'a'] }],
  [
    'maps are merged deeply',
    [
      { resource_spec: { cpu: 1, labels: { a: 'b' } } },
      { resource_spec: { cpu: 2, labels: { c: 'd' } } }
    ],
    { resource_spec: { cpu: 2, labels: { a: 'b', c: 'd' } } }
  ],
  [
    'a map replaces a text',
    [{ smoke_input: 'hi' }, { smoke_input: { a: 1 } }],
    { smoke_input: { a: 1 } }
  ],
  [
    'lists of maps are joined',
    [
      { resource_spec: { volumes: [{ name: 'a' }] } },
      { resource_spec: { volumes: [{ name: 'b' }, { name: 'a' }] } }
    ],
    { resource_spec: { volumes: [{ name: 'b' }, { name: 'a' }] } }
  ],
  [
    'names of secrets are short for references',
    [{ secrets: ['A'] }],
    { secrets: { A: '${secrets.A}' } }
  ],
  [
    'names and maps of secrets are merged',
    [{ secrets: ['A', 'B'] }, { secrets: { B: 'b', C: 'c' } }],
    { secrets: { A: '${secrets.A}', B: 'b', C: 'c' } }
  ],
  ['null removes a text', [{ timeout: '1m' }, { timeout: null }], {}],
  ['null removes a list', [{ paths: ['a'] }, { paths: null }], {}],
  [
    'null removes one secret',
    [{ secrets: ['A', 'B'] }, { secrets: { A: null } }],
    { secrets: { B: '${secrets.B}' } }
  ],
  [
    'null removes what is deeper in a map',
    [{ resource_spec: { labels: { a: 'b' } } }, { resource_spec: { labels: { a: null } } }],
    { resource_spec: { labels: {} } }
  ],
  [
    'a map whose entries are all removed is unset',
    [{ secrets: ['A'] }, { secrets: { A: null } }],
    {}
  ],
  ['also one that had no entries', [{ secrets: [] }, { secrets: { A: null } }], {}],
  ['also one of an input', [{ resource_spec: { cpu: 1 } }, { resource_spec: { cpu: null } }], {}],
  ['an empty map stays', [{ secrets: {} }], { secrets: {} }],
  [
    'an empty list of secrets stays',
    [{ timeout: '1m' }, { secrets: [] }],
    { timeout: '1m', secrets: {} }
  ],
  [
    'after a null, a later layer starts over',
    [{ paths: ['a'] }, { paths: null }, { paths: ['b'] }],
    { paths: ['b'] }
  ],
  ['null before anything', [{ timeout: null }, { timeout: '1m' }], { timeout: '1m' }]
])('%s', (_what, layers, result) => {
  expect(merged(...layers)).toEqual(result)
})

const LAYERED = manifestOf(
  `a:
  graph_config_path: a.json
  timeout: 3m
  environments:
    prod: { timeout: 4m, needs: [b] }
b: { graph_config_path: b.json }`,
  `defaults: { timeout: 1m, poll_interval: 5s }
environments:
  prod: { timeout: 2m, build_logs: false }
  test: {}`
)

test.each([
  [undefined, { a: ['3m', '5s', 'true'], b: ['1m', '5s', 'true'] }, []],
  ['test', { a: ['3m', '5s', 'true'], b: ['1m', '5s', 'true'] }, []],
  ['prod', { a: ['4m', '5s', 'false'], b: ['2m', '5s', 'false'] }, ['b']]
])(
  'defaults, environment, deployment, its own environment: with environment %s',
  async (environment, values, needs) => {
    const { deployments, ...manifest } = await read(
      LAYERED,
      environment === undefined ? {} : { environment }
    )
    const inputs = await Promise.all(
      deployments.map(async ({ key, readInputs }) => {
        const { raw } = await readInputs(new Map())
        return [key, [raw.timeout, raw.poll_interval, raw.build_logs]] as const
      })
    )
    expect(Object.fromEntries(inputs)).toEqual(values)
    expect(deployments.find(({ key }) => key === 'a')?.needs).toEqual(needs)
    expect(manifest.environment).toBe(environment)
  }
)

test.each<[string, Record<string, string>, string]>([
  [LAYERED, { environment: 'prd' }, 'environment'],
  [manifestOf('a: { graph_config_path: x }'), { environment: 'x' }, 'environment'],
  [
    manifestOf(
      'a: { graph_config_path: x, environments: { prd: {} } }',
      'environments: { prod: {} }'
    ),
    {},
    '4:46 deployments.a.environments.prd'
  ]
])(
  'an environment that the file does not name is refused: %j with %j',
  async (text, inputs, place) => {
    expect(await placesOf(text, inputs)).toEqual([place])
  }
)

test('a shared value of the other source is left out; an own one is refused', async () => {
  const text = manifestOf(
    'a: { graph_config_path: x }\nb: { image_uri: "ghcr.io/acme/b:1" }',
    'defaults: { deployment_type: prod, cluster_namespace: agents, paths: [a] }'
  )
  const { deployments } = await read(text)
  const [a, b] = await Promise.all(
    deployments.map(async ({ readInputs }) => (await readInputs(new Map())).raw)
  )
  expect(a).toMatchObject({ deployment_type: 'prod', paths: 'a', cluster_namespace: undefined })
  expect(b).toMatchObject({
    deployment_type: undefined,
    paths: undefined,
    cluster_namespace: 'agents'
  })
  const own = manifestOf('b: { image_uri: "ghcr.io/acme/b:1", paths: [a] }')
  expect(await placesOf(own)).toEqual(['3:39 deployments.b.paths'])
})

test.each([
  [{ source: 'external_container' }, 'neutral', [undefined, 'agents']],
  [{ source: 'external_docker' }, 'langsmith', [undefined, 'agents']],
  [{ image_uri: 'r.io/a:1' }, 'neutral', [undefined, 'agents']],
  [{ source: 'git_host', image_uri: null }, 'neutral', ['x/**', undefined]],
  [{ image_uri: null }, 'neutral', ['x/**', undefined]]
])(
  'which shared values count follows from the source: %j in %s',
  async (values, api_dialect, counted) => {
    const id = '11111111-1111-4111-8111-111111111111'
    const text = manifestOf(
      `a: ${JSON.stringify({ deployment_id: id, ...values })}`,
      'defaults: { paths: [x/**], cluster_namespace: agents }'
    )
    const { deployments } = await read(text, { api_dialect, repo_ref: 'refs/tags/v1' })
    const raw = (await deployments[0]?.readInputs(new Map()))?.raw
    expect([raw?.paths, raw?.cluster_namespace]).toEqual(counted)
    expect(raw?.repo_ref).toBe(counted[0] === undefined ? undefined : 'refs/tags/v1')
  }
)

test('origins show every place that a value comes from, and no value', async () => {
  const text = manifestOf(
    'a: { graph_config_path: a.json, paths: [own/**], secrets: { KEY: hidden }, needs: [b], environments: {} }\nb: {}',
    'defaults: { timeout: 1m, paths: [lib/**], graph_config_path: x }'
  )
  const { deployments } = await read(text, { build_logs: 'false', timeout: '30m' })
  expect(deployments[0]?.origins()).toEqual([
    'a.paths ← deployments.yaml:2:26 defaults.paths, deployments.yaml:4:35 deployments.a.paths',
    'a.graph_config_path ← deployments.yaml:2:43 defaults.graph_config_path, deployments.yaml:4:8 deployments.a.graph_config_path',
    'a.secrets ← deployments.yaml:4:52 deployments.a.secrets',
    'a.timeout ← input timeout of the step',
    'a.build_logs ← input build_logs of the step'
  ])
})

test('what is wrong stands in the nearest layer that has it', async () => {
  const text = manifestOf(
    'a: { smoke_expect: x }\nb: { graph_config_path: y, paths: [/z] }',
    "defaults: { graph_config_path: /x, paths: [lib/**], smoke_expect: '(', smoke_input: hi }"
  )
  expect(await placesOf(text)).toEqual([
    '2:13 defaults.graph_config_path',
    '2:53 defaults.smoke_expect',
    '5:30 deployments.b.paths'
  ])
})
