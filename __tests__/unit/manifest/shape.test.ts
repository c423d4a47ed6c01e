/** Texts that are no manifest: each problem with its place, all of a stage at once. What they are called is not pinned. */
import { expect, test } from '@jest/globals'
import { manifestOf, placesOf, problemsOf, read } from '../../support/fakes/manifests.js'

const AGENT = 'a: { graph_config_path: agent.json }'
const deep = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
/** Ten levels, each ten times the one above it. */
const laughs = `l0: &l0 [x]\n${Array.from({ length: 10 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join()}]`).join('\n')}`
const many = (n: number) =>
  Array.from({ length: n }, (_, i) => `d${i}: { graph_config_path: a }`).join('\n')

test.each<[what: string, text: string, place: string]>([
  ['an unclosed bracket', manifestOf('a: { graph_config_path: x'), '4:1'],
  ['a reference without quotes', manifestOf('a: { wait: ${variables.W} }'), '3:15'],
  ['a tab', 'version: 1\ndeployments:\n\ta: {}', '3:1'],
  ['a key twice', manifestOf('a: { name: b, name: c }'), '3:17'],
  ['two documents', `${manifestOf(AGENT)}---\n${manifestOf(AGENT)}`, '4:1'],
  ['an unknown tag', manifestOf('a: !deploy { graph_config_path: x }'), '3:6'],
  ['a map as a key', manifestOf('? {b: c}\n: {}'), '3:5'],
  ['__proto__', manifestOf('"__proto__": {}'), '1:1'],
  ['an alias of itself', manifestOf('a: &a { resource_spec: *a }'), '1:1'],
  ['an alias before its anchor', manifestOf('a: *b\nb: &b {}'), '1:1'],
  ['aliases that explode', `${manifestOf(AGENT)}${laughs}`, '1:1'],
  ['nesting', manifestOf(`a: { resource_spec: { x: ${deep(2000)} } }`), '1:1'],
  ['a NUL', manifestOf('a: { name: "x\\0y" }'), '1:1'],
  ['a long text', `${manifestOf(AGENT)}# ${'x'.repeat(1024 * 1024)}`, '1:1'],
  ['nothing', '', '1:1'],
  ['a text', 'text', '1:1'],
  ['no version', 'deployments: { a: { graph_config_path: x } }', '1:1 version'],
  ['another version', 'version: 2\ndeployments: { a: {} }', '1:1 version'],
  ['no map of deployments', 'version: 1\ndeployments:', '2:1 deployments'],
  ['no deployment', 'version: 1\ndeployments: {}', '2:1 deployments'],
  ['more than 500 deployments', manifestOf(many(501)), '2:1 deployments'],
  ['none at a time', manifestOf(AGENT, 'max_parallel: 0'), '2:1 max_parallel'],
  ['a part at a time', manifestOf(AGENT, 'max_parallel: 1.5'), '2:1 max_parallel'],
  ['a misspelled key at the top', manifestOf(AGENT, 'max_paralel: 3'), '2:1 max_paralel'],
  ['a misspelled default', manifestOf(AGENT, 'defaults: { wiat: x }'), '2:13 defaults.wiat'],
  ['needs of all', manifestOf(AGENT, 'defaults: { needs: [a] }'), '2:13 defaults.needs'],
  ['an input of the step', manifestOf(AGENT, 'defaults: { api_key: x }'), '2:13 defaults.api_key'],
  [
    'a misspelled key of an environment',
    manifestOf(AGENT, 'environments: { prod: { wiat: true } }'),
    '2:25 environments.prod.wiat'
  ],
  [
    'a deployment that is no map',
    manifestOf('a: text\nb: { needs: [a], graph_config_path: y }'),
    '3:3 deployments.a'
  ],
  ['a misspelled key', manifestOf('a: { graph_config_path: y, foo: x }'), '3:30 deployments.a.foo'],
  [
    'a merge key',
    manifestOf('a: &a { graph_config_path: x }\nb: { <<: *a }'),
    '4:8 deployments.b.<<'
  ],
  [
    'a list for a text',
    manifestOf('a: { graph_config_path: [x] }'),
    '3:8 deployments.a.graph_config_path'
  ],
  [
    'a list in a list',
    manifestOf('a: { paths: [[b]], graph_config_path: y }'),
    '3:16 deployments.a.paths[0]'
  ],
  ['a key that is no name', manifestOf('_a: {}'), '3:3 deployments._a'],
  ['a long key', manifestOf(`${'a'.repeat(101)}: {}`), `3:3 deployments.${'a'.repeat(101)}`]
])('%s is refused at its place', async (_what, text, place) => {
  expect(await placesOf(text)).toEqual([place])
})

test('all problems of shape are reported at once: those of the step, then those of the file in its order', async () => {
  const text = manifestOf(
    'a: { image_url: x, timeout: soon }\nb: { graph_config_path: y, needs: [c] }\nc: { wiat: true, graph_config_path: z }',
    'max_parallel: 99'
  )
  expect(await placesOf(text, { name: 'x', secrets: 'no line' })).toEqual([
    'name',
    'secrets',
    '2:1 max_parallel',
    '4:8 deployments.a.image_url',
    '4:22 deployments.a.timeout',
    '6:8 deployments.c.wiat'
  ])
})

test('all other problems are reported at once: names, needs, references and values', async () => {
  const text = manifestOf(
    `a: { graph_config_path: /x, needs: [d] }
b: { graph_config_path: y, name: a, install_command: '\${x}', smoke_expect: '(' }
c: { image_uri: 'https://r.io/b:1', resource_spec: { cpu: x, sidecars: [{ nam: a }] } }
e: { graph_config_path: x, repo_ref: deadbeef${'0'.repeat(32)} }`
  )
  const given = { base_url: 'nowhere', environment: 'prod', select: 'a,b,c,e,f', comment: 'maybe' }
  expect(await placesOf(text, given)).toEqual([
    'environment',
    'select',
    'base_url',
    'comment',
    '3:8 deployments.a.graph_config_path',
    '3:39 deployments.a.needs[0]',
    '4:3 deployments.b.smoke_input',
    '4:30 deployments.b.name',
    '4:39 deployments.b.install_command',
    '4:64 deployments.b.smoke_expect',
    '5:8 deployments.c.image_uri',
    '5:56 deployments.c.resource_spec.cpu',
    '5:75 deployments.c.resource_spec.sidecars[0].name',
    '5:75 deployments.c.resource_spec.sidecars[0].image',
    '5:77 deployments.c.resource_spec.sidecars[0].nam',
    '6:30 deployments.e.repo_ref'
  ])
})

test('a problem has the keys and the place of its value, and the error counts inputs and places', async () => {
  const text = manifestOf('a: { image_uri: r.io/a:1, resource_spec: { sidecars: [{ image: x }] } }')
  await expect(read(text, { base_url: 'nowhere' })).rejects.toMatchObject({
    code: 'input_invalid',
    inputs: 2,
    problems: [
      { input: 'base_url' },
      {
        input: 'deployments.yaml:3:57 deployments.a.resource_spec.sidecars[0].name',
        path: ['deployments', 'a', 'resource_spec', 'sidecars', 0, 'name'],
        place: { file: 'deployments.yaml', line: 3, column: 57 }
      }
    ]
  })
})

test.each([
  manifestOf('a: { secrets: { KEY: "hunter2\n } }'),
  manifestOf('a: { secrets: { KEY: !!binary hunter2 } }'),
  manifestOf('a: { secrets: { KEY: { hunter2: hunter2 } } }'),
  manifestOf('a: { secrets: [[hunter2]] }'),
  manifestOf('a: { secrets: ["hunter2 x"] }'),
  manifestOf('a: { secrets: { "hunter2 x": y } }'),
  manifestOf('a: { secrets: hunter2 }')
])('a problem never quotes a value, which may be a secret: %j', async (text) => {
  const problems = await problemsOf(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).not.toContain('hunter2')
})

test('aliases of values are followed, and their place is where they are used', async () => {
  const text = manifestOf(
    'a: { graph_config_path: &path agent.json, timeout: &t soon }\nb: { timeout: *t }'
  )
  expect(await placesOf(text)).toEqual(['3:45 deployments.a.timeout', '4:8 deployments.b.timeout'])
})

test.each([
  JSON.stringify({ version: 1, deployments: { a: { graph_config_path: 'x' } } }),
  ...['\uFEFF', '\n\n', '---\n', '# a comment\r\n'].map(
    (before) => `${before}${manifestOf(AGENT)}`
  ),
  ...['a:', 'a: {}', 'a: null'].map((own) =>
    manifestOf(own, 'defaults: { graph_config_path: agent.json }')
  ),
  manifestOf(many(500))
])(
  'a manifest may be JSON, begin with other lines, and have all values in its defaults (%#)',
  async (text) => {
    expect(await problemsOf(text)).toEqual([])
  }
)

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'])(
  'a deployment may be named like a member of every object: %s',
  async (key) => {
    const { deployments } = await read(manifestOf(`${key}: { graph_config_path: x }`))
    expect(deployments.map(({ name }) => name)).toEqual([key])
    expect(await placesOf(manifestOf(`a: { ${key}: x }`))).toEqual([`3:8 deployments.a.${key}`])
    expect(await placesOf(manifestOf(AGENT), { environment: key })).toEqual(['environment'])
    expect(await placesOf(manifestOf(`a: { name: '\${variables.${key}}' }`))).toEqual([
      '3:8 deployments.a.name'
    ])
  }
)
