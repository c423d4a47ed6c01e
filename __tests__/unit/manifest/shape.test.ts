import { expect, test } from '@jest/globals'
import { manifestOf, problemsOf, read } from '../../support/fakes/manifests.js'

const AGENT = 'a: { graph_config_path: agent.json }'

test.each<[text: string, problems: (string | RegExp)[]]>([
  ['', ['deployments.yaml:1:1: is empty. Describe your deployments in it.']],
  ['text', [/^deployments.yaml:1:1: must be a map with `version`/]],
  ['deployments: { a: { graph_config_path: x } }', [/^deployments.yaml:1:1 version: is required/]],
  ['version: 2\ndeployments: { a: {} }', [/^deployments.yaml:1:1 version: must be 1, the version/]],
  ['version: 1\ndeployments:', [/^deployments.yaml:2:1 deployments: must be a map/]],
  ['version: 1\ndeployments: {}', [/^deployments.yaml:2:1 deployments: has no deployment/]],
  [manifestOf(AGENT, 'max_parallel: 0'), [/:2:1 max_parallel: must be from 1 to 50$/]],
  [manifestOf(AGENT, 'max_parallel: 1.5'), [/:2:1 max_parallel: must be a whole number/]],
  [manifestOf(AGENT, 'max_paralel: 3'), [/:2:1 max_paralel: is not a key. Did you mean max_parallel\?$/]],
  [manifestOf(AGENT, 'x-common: 3'), [/:2:1 x-common: is not a key. Use version, max_parallel, defaults/]],
  [
    manifestOf(AGENT, 'defaults: { graph_config_pth: x }'),
    [/:2:13 defaults\.graph_config_pth: is not a key. Did you mean graph_config_path/]
  ],
  [manifestOf(AGENT, 'defaults: { needs: [a] }'), [/:2:13 defaults\.needs: belongs in a deployment/]],
  [manifestOf(AGENT, 'defaults: { api_key: x }'), [/:2:13 defaults\.api_key: is an input of the step/]],
  [
    manifestOf(AGENT, 'environments: { prod: { wiat: true } }'),
    [/:2:25 environments\.prod\.wiat: is not a key. Did you mean wait/]
  ],
  [manifestOf('a: text'), [/:3:3 deployments\.a: must be a map/]],
  [
    manifestOf('a: { foo: x, graph_config_path: y }'),
    [/deployments\.a\.foo: is not a key. Use an input of the action/]
  ],
  [manifestOf('a: { graph_config_path: [x] }'), [/:3:8 deployments\.a\.graph_config_path: must be text$/]],
  [manifestOf('a: { wait: "true", graph_config_path: y }'), [/\.wait: must be true or false, without quotes\.$/]],
  [
    manifestOf('a: { deployment_type: big, graph_config_path: y }'),
    [/\.deployment_type: must be one of dev_free, dev, prod; got "big"\.$/]
  ],
  [manifestOf('a: { needs: b, graph_config_path: y }'), [/\.needs: must be a list of keys of deployments$/]],
  [
    manifestOf('a: { paths: { b: c }, graph_config_path: y }'),
    [/\.paths: must be a list, or text with one entry per line$/]
  ],
  [manifestOf('a: { paths: [[b]], graph_config_path: y }'), [/:3:16 deployments\.a\.paths\[0\]: must be text$/]],
  [
    manifestOf('a: { secrets: [1], graph_config_path: y }'),
    [/:3:18 deployments\.a\.secrets\[0\]: must be the name of a secret$/]
  ],
  [
    manifestOf('a: { secrets: { A: [hidden] }, graph_config_path: y }'),
    [/:3:19 deployments\.a\.secrets\.A: must be text$/]
  ],
  [manifestOf('_a: {}'), [/:3:3 deployments\._a: is not a usable key/]],
  [manifestOf(`${'a'.repeat(101)}: {}`), [/at most 100/]],
  [
    manifestOf('a: { environments: { prod: { foo: 1 } }, graph_config_path: y }', 'environments: { prod: }'),
    [/\.environments\.prod\.foo: is not a key/]
  ],
  [
    'version: 1\ndefaults:\n  wiat: true\n  deployments: {}',
    [/:1:1 deployments: is required/, /:3:3 defaults\.wiat: is not a key/, /:4:3 defaults\.deployments: is not a key/]
  ],
  [
    manifestOf('a: { graph_config_path: x, smoke_imput: hi, smoke_assistant: agent, smoke_expect: y }'),
    [/:3:30 deployments\.a\.smoke_imput: is not a key. Did you mean smoke_input/]
  ],
  [
    manifestOf('a: { image_url: x, timeout: soon, resource_spec: { cpu: x } }\nb: { cluster_namespace: x }'),
    [/a\.image_url: is not a key/, /a\.timeout: "soon" is not/]
  ]
])('a file of another shape is refused with line and column: %j', async (text, problems) => {
  expect(await problemsOf(text)).toEqual(
    problems.map((problem) => (typeof problem === 'string' ? problem : expect.stringMatching(problem)))
  )
})

test('all problems of shape are reported at once: those of the step, then those of the file in its order', async () => {
  const text = manifestOf(
    'a: { graph_config_path: x, timeout: soon }\nb: { graph_config_path: y, needs: [c] }\nc: { wiat: true, graph_config_path: z }',
    'max_parallel: 99'
  )
  expect(await problemsOf(text, { name: 'x' })).toEqual([
    expect.stringMatching(/^name: belongs to one deployment/),
    expect.stringMatching(/^deployments.yaml:2:1 max_parallel:/),
    expect.stringMatching(/^deployments.yaml:4:30 deployments.a.timeout: "soon" is not a duration/),
    expect.stringMatching(/^deployments.yaml:6:8 deployments.c.wiat:/)
  ])
})

test('all other problems are reported at once: names, needs, references and values', async () => {
  const text = manifestOf(
    `a: { graph_config_path: /x, needs: [d] }
b: { graph_config_path: y, name: a, install_command: '\${x}', smoke_expect: '(' }`
  )
  expect(await problemsOf(text, { base_url: 'nowhere', environment: 'prod', select: 'a,b,e' })).toEqual([
    expect.stringMatching(/^environment: "prod" is not/),
    expect.stringMatching(/^select: "e" is not/),
    expect.stringMatching(/^base_url: is not a URL/),
    expect.stringMatching(/:3:8 deployments\.a\.graph_config_path: "\/x" is outside/),
    expect.stringMatching(/:3:39 deployments\.a\.needs\[0\]: "d" is not a deployment/),
    expect.stringMatching(/:4:3 deployments\.b\.smoke_input: is required/),
    expect.stringMatching(/deployments\.b\.name: has the same name as "a"/),
    expect.stringMatching(/deployments\.b\.install_command: \$\{x\} is not a reference/),
    expect.stringMatching(/deployments\.b\.smoke_expect: is not a regular expression/)
  ])
})

test('the error counts inputs and places, each once', async () => {
  const text = manifestOf('a: { image_uri: r.io/a, resource_spec: { cpu: x, memory_mb: y } }')
  await expect(read(text, { base_url: 'nowhere' })).rejects.toMatchObject({ code: 'input_invalid', inputs: 3 })
})

test('a problem has the keys and the place of its value', async () => {
  const text = manifestOf('a: { image_uri: r.io/a:1, resource_spec: { sidecars: [{ image: x }] } }')
  await expect(read(text)).rejects.toMatchObject({
    problems: expect.arrayContaining([
      {
        input: 'deployments.yaml:3:57 deployments.a.resource_spec.sidecars[0].name',
        problem: 'is required. Set it to text.',
        path: ['deployments', 'a', 'resource_spec', 'sidecars', 0, 'name'],
        place: { file: 'deployments.yaml', line: 3, column: 57 }
      }
    ])
  })
})

test('a deployment of the wrong shape still exists for those that need it', async () => {
  expect(await problemsOf(manifestOf('a: 5\nb: { needs: [a], graph_config_path: y }'))).toEqual([
    expect.stringMatching(/deployments\.a: must be a map/)
  ])
})

test('more than 500 deployments are refused', async () => {
  const many = (n: number) =>
    manifestOf(Array.from({ length: n }, (_, i) => `d${i}: { graph_config_path: a }`).join('\n'))
  expect(await problemsOf(many(501))).toEqual([expect.stringMatching(/:2:1 deployments: has more than 500/)])
  expect(await problemsOf(many(500))).toEqual([])
})

test('of very many problems, one hundred are listed', async () => {
  const problems = await problemsOf(
    manifestOf(`a: { ${Array.from({ length: 150 }, (_, i) => `zz${i}: 1`).join(', ')} }`)
  )
  expect(problems).toHaveLength(101)
  expect(problems.at(-1)).toBe('manifest: has 50 more problems.')
})

test.each(['a:', 'a: {}', 'a: null'])(
  'a deployment may have all its values from the defaults: %s',
  async (deployment) => {
    expect(await problemsOf(manifestOf(deployment, 'defaults: { graph_config_path: agent.json }'))).toEqual([])
  }
)
