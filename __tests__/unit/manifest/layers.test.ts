import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { Values } from '../../../src/inputs/manifest/document.js'
import { mergeLayers, withPlainForms } from '../../../src/inputs/manifest/merge.js'
import { manifestOf, problemsOf, read } from '../../support/fakes/manifests.js'

const merged = (...layers: Values[]) => mergeLayers(layers.map(withPlainForms))

test.each<[string, Values[], Values]>([
  ['nothing', [], {}],
  ['texts are replaced', [{ timeout: '1m' }, { timeout: '2m' }], { timeout: '2m' }],
  ['lists are joined', [{ paths: ['a'] }, { paths: ['b', 'c'] }], { paths: ['a', 'b', 'c'] }],
  ['of equal values the last stays', [{ paths: ['a', '!a'] }, { paths: ['a'] }], { paths: ['!a', 'a'] }],
  ['paths as text are a list', [{ paths: 'a\n\n# c\n b' }, { paths: ['c'] }], { paths: ['a', ' b', 'c'] }],
  ['paths as text on a list', [{ paths: ['c'] }, { paths: 'a' }], { paths: ['c', 'a'] }],
  [
    'maps are merged deeply',
    [{ resource_spec: { cpu: 1, labels: { a: 'b' } } }, { resource_spec: { cpu: 2, labels: { c: 'd' } } }],
    { resource_spec: { cpu: 2, labels: { a: 'b', c: 'd' } } }
  ],
  ['a map replaces a text', [{ smoke_input: 'hi' }, { smoke_input: { a: 1 } }], { smoke_input: { a: 1 } }],
  ['a text replaces a map', [{ smoke_input: { a: 1 } }, { smoke_input: 'hi' }], { smoke_input: 'hi' }],
  [
    'lists of maps are joined',
    [{ resource_spec: { volumes: [{ name: 'a' }] } }, { resource_spec: { volumes: [{ name: 'b' }, { name: 'a' }] } }],
    { resource_spec: { volumes: [{ name: 'b' }, { name: 'a' }] } }
  ],
  [
    'lists in lists are compared by their contents',
    [{ smoke_input: { a: [['x'], ['y']] } }, { smoke_input: { a: [['x']] } }],
    { smoke_input: { a: [['y'], ['x']] } }
  ],
  ['names of secrets are short for references', [{ secrets: ['A'] }], { secrets: { A: '${secrets.A}' } }],
  [
    'names and maps of secrets are merged',
    [{ secrets: ['A', 'B'] }, { secrets: { B: 'b', C: 'c' } }],
    { secrets: { A: '${secrets.A}', B: 'b', C: 'c' } }
  ],
  ['null removes a text', [{ timeout: '1m' }, { timeout: null }], {}],
  ['null removes a list', [{ paths: ['a'] }, { paths: null }], {}],
  ['null removes one secret', [{ secrets: ['A', 'B'] }, { secrets: { A: null } }], { secrets: { B: '${secrets.B}' } }],
  [
    'null removes what is deeper in a map',
    [{ resource_spec: { labels: { a: 'b' } } }, { resource_spec: { labels: { a: null } } }],
    { resource_spec: { labels: {} } }
  ],
  ['a map whose entries are all removed is unset', [{ secrets: ['A'] }, { secrets: { A: null } }], {}],
  ['also one that had no entries', [{ secrets: [] }, { secrets: { A: null } }], {}],
  ['also one of an input', [{ resource_spec: { cpu: 1 } }, { resource_spec: { cpu: null } }], {}],
  ['an empty map stays', [{ secrets: {} }], { secrets: {} }],
  ['an empty list of secrets stays', [{ timeout: '1m' }, { secrets: [] }], { timeout: '1m', secrets: {} }],
  ['after a null, a later layer starts over', [{ paths: ['a'] }, { paths: null }, { paths: ['b'] }], { paths: ['b'] }],
  ['null before anything', [{ timeout: null }, { timeout: '1m' }], { timeout: '1m' }]
])('%s', (_what, layers, result) => {
  expect(merged(...layers)).toEqual(result)
})

const scalar = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 3 }), fc.boolean())
const list = fc.array(scalar, { maxLength: 4 })
const some = { requiredKeys: [] }
/** Each key has one kind of value in all layers: between two layers with maps, a text would make the order matter. */
const layer = fc.record(
  {
    timeout: scalar,
    paths: list,
    secrets: fc.dictionary(fc.constantFrom('A', 'B'), scalar),
    resource_spec: fc.record(
      { cpu: scalar, volumes: list, labels: fc.dictionary(fc.constantFrom('x', 'y'), scalar) },
      some
    )
  },
  some
)

test('merging is associative, if no layer removes: it does not matter which two layers are merged first', () => {
  fc.assert(
    fc.property(layer, layer, layer, (a, b, c) => {
      expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)))
    })
  )
})

test('an empty layer changes nothing, and a layer merged with itself is itself up to repeated entries of lists', () => {
  fc.assert(
    fc.property(layer, layer, (a, b) => {
      const once = merged(a, b)
      expect(merged(a, {}, b)).toEqual(once)
      expect(merged({}, a, b, {})).toEqual(once)
      const twice = merged(a, a)
      expect(merged(twice, a)).toEqual(twice)
    })
  )
})

test('after a null, nothing of earlier layers is left', () => {
  fc.assert(
    fc.property(layer, layer, fc.constantFrom('timeout', 'paths', 'resource_spec'), (a, b, key) => {
      const { [key]: _removed, ...others } = a
      expect(merged(a, { [key]: null }, b)).toEqual(merged(others, b))
    })
  )
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
    const { deployments, ...manifest } = await read(LAYERED, environment === undefined ? {} : { environment })
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

test.each<[string, string, Record<string, string>, RegExp]>([
  [
    'the input',
    LAYERED,
    { environment: 'prd' },
    /^environment: "prd" is not an environment of the manifest\. Did you mean "prod"\?/
  ],
  [
    'a file without any',
    manifestOf('a: { graph_config_path: x }'),
    { environment: 'x' },
    /^environment: "x" is not an .*has no environments/
  ],
  [
    'a deployment',
    manifestOf('a: { graph_config_path: x, environments: { prd: {} } }', 'environments: { prod: {} }'),
    {},
    /:4:\d+ deployments\.a\.environments\.prd: is not an environment of the file\. Did you mean "prod"/
  ]
])('an environment that the file does not name is refused: %s', async (_what, text, inputs, problem) => {
  expect(await problemsOf(text, inputs)).toEqual([expect.stringMatching(problem)])
})

test('a shared value of the other source is left out; an own one is refused', async () => {
  const text = manifestOf(
    'a: { graph_config_path: x }\nb: { image_uri: "ghcr.io/acme/b:1" }',
    'defaults: { deployment_type: prod, cluster_namespace: agents, paths: [a] }'
  )
  const { deployments } = await read(text)
  const [a, b] = await Promise.all(deployments.map(async ({ readInputs }) => (await readInputs(new Map())).raw))
  expect(a).toMatchObject({ deployment_type: 'prod', paths: 'a', cluster_namespace: undefined })
  expect(b).toMatchObject({ deployment_type: undefined, paths: undefined, cluster_namespace: 'agents' })
  expect(await problemsOf(manifestOf('b: { image_uri: "ghcr.io/acme/b:1", paths: [a] }'))).toEqual([
    expect.stringMatching(/:3:\d+ deployments\.b\.paths: belongs to source git_host/)
  ])
})

test('origins show inputs only, also those that the step could have set', async () => {
  const text = manifestOf(
    'a: { graph_config_path: x, timeout: 1m, needs: [b], environments: {} }\nb: { graph_config_path: x }'
  )
  const { deployments } = await read(text)
  expect(deployments[0]?.origins()).toEqual([
    'a.graph_config_path = x ← deployments.yaml:3:8 deployments.a.graph_config_path',
    'a.timeout = 1m ← deployments.yaml:3:30 deployments.a.timeout'
  ])
})

test.each([
  [{ source: 'external_container' }, 'neutral', [undefined, 'agents']],
  [{ source: 'external_docker' }, 'langsmith', [undefined, 'agents']],
  [{ image_uri: 'r.io/a:1' }, 'neutral', [undefined, 'agents']],
  [{ source: 'git_host', image_uri: null }, 'neutral', ['x/**', undefined]],
  [{ image_uri: null }, 'neutral', ['x/**', undefined]]
])('which shared values count follows from the source: %j in %s', async (values, api_dialect, counted) => {
  const id = '11111111-1111-4111-8111-111111111111'
  const text = manifestOf(
    `a: ${JSON.stringify({ deployment_id: id, ...values })}`,
    'defaults: { paths: [x/**], cluster_namespace: agents }'
  )
  const { deployments } = await read(text, { api_dialect, repo_ref: 'refs/tags/v1' })
  const raw = (await deployments[0]?.readInputs(new Map()))?.raw
  expect([raw?.paths, raw?.cluster_namespace]).toEqual(counted)
  expect(raw?.repo_ref).toBe(counted[0] === undefined ? undefined : 'refs/tags/v1')
})

test('origins show which layer each value comes from, and no value of a secret', async () => {
  const text = manifestOf(
    `a: { graph_config_path: a.json, paths: [own/**], secrets: { KEY: 'x-\${secrets.KEY}', MODE: fast } }`,
    'defaults: { timeout: 1m, paths: [lib/**] }'
  )
  const { deployments } = await read(text, { secrets: 'KEY=sk-123', wait: 'false', timeout: '30m' })
  expect(deployments[0]?.origins()).toEqual([
    'a.paths[0] = lib/** ← deployments.yaml:2:34 defaults.paths[0]',
    'a.paths[1] = own/** ← deployments.yaml:4:43 deployments.a.paths[0]',
    'a.graph_config_path = a.json ← deployments.yaml:4:8 deployments.a.graph_config_path',
    'a.secrets.KEY ← deployments.yaml:4:63 deployments.a.secrets.KEY',
    'a.secrets.MODE ← deployments.yaml:4:88 deployments.a.secrets.MODE',
    'a.wait = false ← input wait of the step',
    'a.timeout = 30m ← input timeout of the step'
  ])
})
