import { expect, test } from '@jest/globals'
import { GOOD, problemsOf, readDeploy } from '../../support/fakes/inputs.js'

const IMAGE = { ...GOOD, graph_config_path: '', image_uri: 'acme/support' }
const problems = (resource_spec: string) => problemsOf({ ...IMAGE, resource_spec })
const specOf = (resource_spec: string) => readDeploy({ ...IMAGE, resource_spec }).wanted.source_config

test.each([
  'cpu: 1\nlabels:\n  team: "7"',
  '{"cpu": 1, "labels": {"team": "7"}}',
  '# sizes\ncpu: 1\nlabels: &l {team: "7"}'
])('YAML and JSON are one: %j', (text) => {
  expect(specOf(text)).toEqual({ resource_spec: { cpu: 1, labels: { team: '7' } } })
})

test('what is used more than once may be an alias', () => {
  expect(specOf('labels: &l {a: b}\nannotations: *l')).toEqual({
    resource_spec: { labels: { a: 'b' }, annotations: { a: 'b' } }
  })
})

test.each<[string, RegExp]>([
  [
    'sidecars: [{name: a, image: i, env: [{name: OK}, {name: 1X}]}]',
    /^resource_spec\.sidecars\[0\]\.env\[1\]\.name: must be a C identifier/
  ],
  ['cpu: one', /^resource_spec\.cpu: /],
  ['memory_mb: 1.5', /^resource_spec\.memory_mb: /],
  ['memory: 5', /^resource_spec\.memory: is not a field/],
  ['labels: {a: 1}', /^resource_spec\.labels\.a: /],
  ['volumes: [{name: v, hostPath: {}}]', /^resource_spec\.volumes\[0\]\.hostPath: is not a field/],
  ['cpu: [', /^resource_spec: is not valid YAML or JSON: a bracket is not closed/],
  ['cpu: 1\ncpu: 2', /^resource_spec: is not valid YAML or JSON: a name occurs twice on line 2/],
  ['- cpu', /^resource_spec: /],
  ['just text', /^resource_spec: /],
  ['null', /^resource_spec: /],
  ['cpu: *nowhere', /^resource_spec: .*alias/],
  ['a: 1\n---\nb: 2', /^resource_spec: is not valid YAML/],
  ['service_account_name: "a\\0b"', /^resource_spec: contains a NUL/]
])('what is wrong is named by its path: %j', (text, problem) => {
  expect(problems(text)).toEqual([expect.stringMatching(problem)])
})

test('all wrong fields are reported at once', () => {
  expect(problems('cpu: one\nmemory_mb: two\nnope: 3')).toHaveLength(3)
})

test('a document that unfolds to more than any spec is refused at once', () => {
  const levels = Array.from({ length: 12 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join(', ')}]`)
  const started = performance.now()
  expect(problems(`l0: &l0 [x]\n${levels.join('\n')}`)[0]).toMatch(/^resource_spec: contains aliases/)
  expect(problems('['.repeat(100_000)).length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(15_000)
})
