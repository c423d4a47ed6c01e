import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { BEHAVIOR_INPUTS, DEPLOYMENT_KEYS } from '../../../src/input-table.js'
import { parseDuration } from '../../../src/text/format.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'
import { deploysOf, manifestOf, placesOf, read } from '../../support/fakes/manifests.js'

const UUID = '11111111-1111-4111-8111-111111111111'
const GIT = 'a: { graph_config_path: a.json }'
const TWO = manifestOf(`${GIT}\nb: { image_uri: 'r.io/b:1', name: bee }`)
const ENVIRONMENTS = 'environments: { prod: {} }'

test('a deployment asks for what one step with its values would ask for', async () => {
  const text = manifestOf(`a:
  graph_config_path: agents/a.json
  deployment_type: dev
  build_on_push: false
  paths: [a/**, '!a/docs/**']
  new_revision: always
  timeout: 1h
  poll_interval: 5s
  rollback: true
  smoke_assistant: agent
  smoke_input: { messages: [{ role: user, content: 1.10 }] }
  smoke_timeout: 3m
b:
  image_uri: r.io/b:1
  custom_url: https://b.example
  resource_spec: { cpu: 0.5, memory_mb: 2048, labels: { team: '007' } }
  wait: false`)
  const { a, b } = await deploysOf(await read(text))
  expect(a).toMatchObject({
    command: 'deploy',
    deploy: {
      target: { name: 'a' },
      wanted: {
        source: 'git_host',
        name: 'a',
        source_config: { deployment_type: 'dev', build_on_push: false },
        source_revision_config: { repo_ref: 'main', graph_config_path: 'agents/a.json' }
      },
      origin: { paths: ['a/**', '!a/docs/**'] },
      new_revision: 'always',
      rollback: true,
      wait: { enabled: true, interval: 5000, timeoutMs: 3_600_000 }
    },
    check: {
      assistant: 'agent',
      timeoutMs: 180_000,
      run: { input: { messages: [{ role: 'user', content: 1.1 }] } }
    },
    verify_serving: 'auto',
    github: { records: { name: 'a' } }
  })
  expect(b).toMatchObject({
    deploy: {
      wanted: {
        source: 'external_container',
        source_config: {
          custom_url: 'https://b.example',
          resource_spec: { cpu: 0.5, memory_mb: 2048, labels: { team: '007' } }
        },
        source_revision_config: { image_uri: 'r.io/b:1' }
      },
      wait: { enabled: false, timeoutMs: 1_800_000 }
    }
  })
})

test('variables from Kubernetes Secrets are a map, and layers are merged', async () => {
  const text = manifestOf(
    'a: { image_uri: r.io/a:1, secret_references: { KEY: keys/a } }',
    'defaults: { secret_references: { SHARED: keys/shared } }'
  )
  const { a } = await deploysOf(await read(text, { api_dialect: 'langsmith' }))
  expect(a?.deploy.wanted.secret_references).toEqual([
    { name: 'SHARED', secret_name: 'keys', secret_key: 'shared' },
    { name: 'KEY', secret_name: 'keys', secret_key: 'a' }
  ])
})

test('an entry of paths may start with #', async () => {
  const { a } = await deploysOf(
    await read(manifestOf("a: { graph_config_path: x, paths: ['#a/**', b] }"))
  )
  expect(a?.deploy.origin).toMatchObject({ paths: ['[#]a/**', 'b'] })
})

test('numbers and booleans keep their spelling where a text is meant', async () => {
  const text = manifestOf(
    'a: { graph_config_path: x, repo_ref: 1.10, build_command: true, secrets: { PORT: 080, ON: False } }'
  )
  const { a } = await deploysOf(await read(text))
  expect(a?.deploy.wanted).toMatchObject({
    source_config: { build_command: 'true' },
    source_revision_config: { repo_ref: '1.10' },
    secrets: [
      { name: 'PORT', value: '080' },
      { name: 'ON', value: 'False' }
    ]
  })
})

test.each<[string, string | undefined, { name: string; value: string }[] | undefined]>([
  ['a: { graph_config_path: x }', 'KEY=sk-1', undefined],
  [
    'a: { graph_config_path: x, secrets: [KEY] }',
    'KEY=sk-1\nOTHER=x',
    [{ name: 'KEY', value: 'sk-1' }]
  ],
  [
    'a: { graph_config_path: x, secrets: { K: "${secrets.KEY}" } }',
    '{"KEY":"sk-1","github_token":"x"}',
    [{ name: 'K', value: 'sk-1' }]
  ],
  ['a: { graph_config_path: x, secrets: {} }', 'KEY=sk-1', []],
  ['a: { graph_config_path: x, secrets: [] }', undefined, []],
  ['a: { graph_config_path: x, secrets: { KEY: null } }', 'KEY=sk-1', undefined]
])('a deployment gets only the secrets that it names: %s', async (deployment, secrets, wanted) => {
  const { a } = await deploysOf(
    await read(manifestOf(deployment), secrets === undefined ? {} : { secrets })
  )
  expect(a?.deploy.wanted.secrets).toEqual(wanted)
})

test.each<[string, Record<string, string>, string[]]>([
  ['secrets: [KEY]', { secrets: 'KEY=' }, ['3:30 deployments.a.secrets']],
  ['secrets: [KEY], allow_empty_secrets: true', { secrets: 'KEY=' }, []],
  ['secrets: { "K Y": x }', {}, ['3:30 deployments.a.secrets']],
  ['wait: true', { secrets: 'no line', variables: 'no line' }, ['secrets', 'variables']],
  ['wait: true', { variables: 'A=b\nA=c\n=b' }, ['variables', 'variables']],
  ['wait: true', { variables: '{"A": [1]}' }, ['variables']]
])('secrets and variables that are wrong are refused: %s with %j', async (own, inputs, places) => {
  expect(await placesOf(manifestOf(`a: { graph_config_path: x, ${own} }`), inputs)).toEqual(places)
})

test('variables may be empty, and may be a map', async () => {
  const text = manifestOf(
    "a: { graph_config_path: x, custom_url: '${variables.URL}', install_command: '${variables.RUN}' }"
  )
  const { a } = await deploysOf(await read(text, { variables: '{"URL": "", "RUN": "npm ci"}' }))
  expect(a?.deploy.wanted.source_config).toMatchObject({ install_command: 'npm ci' })
})

test('an input of the step that belongs to one deployment is refused', async () => {
  for (const key of DEPLOYMENT_KEYS) {
    if (key !== 'secrets' && !BEHAVIOR_INPUTS.includes(key))
      expect(await placesOf(TWO, { [key]: 'x' })).toEqual([key])
  }
})

test('a behavior that the step sets is for all, but a ref only for what is built', async () => {
  const behavior = {
    wait: 'false',
    new_revision: 'never',
    allow_empty_secrets: 'true',
    build_logs: 'false'
  }
  const given = {
    ...behavior,
    verify_serving: 'off',
    poll_interval: '1s',
    smoke_timeout: '9m',
    rollback: 'false'
  }
  const { deployments } = await read(TWO, { ...given, timeout: '5m', repo_ref: 'refs/tags/v1' })
  const raws = await Promise.all(
    deployments.map(async ({ readInputs }) => (await readInputs(new Map())).raw)
  )
  for (const raw of raws) expect(raw).toMatchObject({ ...given, timeout: '5m' })
  expect(raws.map(({ repo_ref }) => repo_ref)).toEqual(['refs/tags/v1', undefined])
  expect(Object.keys(given)).toHaveLength(BEHAVIOR_INPUTS.length - 2)
})

test('a runner gives none of them by default: that would look as if the step set it', () => {
  const { inputs } = parse(readFileSync('action.yml', 'utf8'))
  expect(BEHAVIOR_INPUTS.filter((input) => 'default' in inputs[input])).toEqual([])
})

// 30m is the default of the action.
test.each<[what: string, top: string, own: string, step: string, timeout: string]>([
  ['nothing', '', '', '', '30m'],
  ['the step alone', '', '', '31m', '31m'],
  ['the deployment', '', 'timeout: 5m', '', '5m'],
  ['the defaults', 'defaults: { timeout: 5m }', '', '', '5m'],
  ['the environment', 'environments: { prod: { timeout: 5m } }', '', '', '5m'],
  ['the deployment over the defaults', 'defaults: { timeout: 5m }', 'timeout: 30m', '', '30m'],
  [
    'the deployment in its environment',
    '',
    'timeout: 5m, environments: { prod: { timeout: 30m } }',
    '',
    '30m'
  ],
  ['the step over the deployment', '', 'timeout: 5m', '31m', '31m'],
  ['the step over the deployment, with the default', '', 'timeout: 5m', '30m', '30m'],
  ['the step over the defaults, with the default', 'defaults: { timeout: 5m }', '', '30m', '30m'],
  ['the default after a removal', 'defaults: { timeout: 5m }', 'timeout: null', '', '30m'],
  ['the default after an empty value', '', "timeout: '${variables.NONE}'", '', '30m']
])(
  'the nearest that sets a value wins, also with the default of the action: %s',
  async (_what, top, own, step, timeout) => {
    const environments = top.includes('environments') ? top : `${top}\nenvironments: { prod: }`
    const text = manifestOf(
      `a: { graph_config_path: x${own === '' ? '' : `, ${own}`} }`,
      environments.trim()
    )
    const { a } = await deploysOf(
      await read(text, { environment: 'prod', timeout: step, variables: 'NONE=' })
    )
    expect(a?.deploy.wait.timeoutMs).toBe(parseDuration(timeout))
  }
)

test('what is wrong with an input of the step is reported once', async () => {
  const given = { base_url: 'nowhere', timeout: 'soon', comment: 'maybe' }
  expect(await placesOf(TWO, given)).toEqual(['base_url', 'timeout', 'comment'])
  expect(await placesOf(TWO, {}, pullRequest())).toEqual(['preview'])
})

const PROD = { environment: 'prod' }

test.each<
  [what: string, own: string, inputs: Record<string, string>, request: Record<string, unknown>]
>([
  ['its key is its name', 'wait: true', {}, { deploy: { target: { name: 'a' } } }],
  [
    'an environment of its own',
    'name: bee',
    PROD,
    { github: { records: { name: 'bee', environment: 'prod/bee' } } }
  ],
  [
    'space around its name does not count',
    "name: ' bee '",
    {},
    { deploy: { target: { name: 'bee' } } }
  ],
  [
    'with an id, its key is only a label',
    `deployment_id: ${UUID}`,
    {},
    { deploy: { target: { deployment_id: UUID } } }
  ],
  [
    'an id and a name',
    `deployment_id: ${UUID}, name: bee`,
    {},
    { deploy: { target: { deployment_id: UUID, name: 'bee' }, wanted: { name: 'bee' } } }
  ],
  [
    'a preview has a name and an environment of its own',
    'name: bee',
    { ...PROD, preview: 'true' },
    {
      deploy: { target: { name: 'bee-pr-7' } },
      github: { records: { name: 'bee-pr-7', environment: 'preview/bee-pr-7', transient: true } }
    }
  ],
  [
    'a sweep looks in the environments of previews',
    'name: bee',
    { ...PROD, command: 'sweep' },
    { command: 'sweep', sweep: { name: 'bee' }, github: { environment: undefined } }
  ],
  [
    'whether traces are deleted says the step',
    'name: bee',
    { ...PROD, command: 'sweep', api_dialect: 'langsmith', delete_tracing_project: 'false' },
    { sweep: { name: 'bee', tracing_project: false } }
  ],
  ['a matrix plans', 'name: bee', { command: 'matrix' }, { command: 'plan' }]
])('who a deployment is: %s', async (_, own, inputs, request) => {
  const context = inputs['preview'] === undefined ? contextOf() : pullRequest()
  const { deployments } = await read(
    manifestOf(`a: { graph_config_path: x, ${own} }`, ENVIRONMENTS),
    inputs,
    context
  )
  const found = await deployments[0]?.readRequest(new Map())
  expect(found).toMatchObject(request)
  if (own.includes('deployment_id') && !own.includes('name'))
    expect(found).not.toHaveProperty('deploy.wanted.name')
})

test.each<[result: string, inputs: Record<string, string>, environment: string | undefined]>([
  ['is not recorded from a terminal: the input chooses layers', {}, undefined],
  ['is recorded from a terminal that has a token', { github_token: 'ghs_4711' }, 'prod/a']
])('an environment of GitHub %s', async (_, inputs, environment) => {
  const text = manifestOf(GIT, ENVIRONMENTS)
  const terminal = contextOf({ is_on_github: false })
  const { a } = await deploysOf(await read(text, { ...PROD, ...inputs }, terminal))
  expect(a?.github.records.environment).toBe(environment)
})

const NEEDY = manifestOf(`a:
  graph_config_path: x
  name: '\${name}-x'
  image_uri: null
  install_command: '\${variables.RUN}'
  secrets: [KEY]
b: { needs: [a], graph_config_path: x, secrets: { A: '\${deployments.a.url}' } }`)

test.each<[Record<string, string>, ReturnType<typeof contextOf>]>([
  [{ command: 'delete', select: 'a,b' }, contextOf()],
  [{ command: 'sweep' }, contextOf({ event_name: 'schedule' })],
  [{ preview: 'true' }, pullRequest({}, 'closed')]
])('a removal needs neither secrets nor variables, only names: %j', async (inputs, context) => {
  const manifest = await read(NEEDY, inputs, context)
  const requests = await Promise.all(
    manifest.deployments.map(({ readRequest }) => readRequest(new Map()))
  )
  expect(requests.map(({ command }) => command)).toEqual(
    inputs['command'] === 'sweep' ? ['sweep', 'sweep'] : ['delete', 'delete']
  )
  expect(JSON.stringify(requests[0])).toContain('"a-x')
  const nameless = manifestOf("a: { name: '${variables.N}' }")
  const given = { ...inputs, ...(inputs['select'] && { select: 'a' }) }
  expect(await placesOf(nameless, given, context)).toEqual(['3:8 deployments.a.name'])
})

test.each<[Record<string, string>, ReturnType<typeof contextOf>]>([
  [{ preview: 'true' }, pullRequest({}, 'opened')],
  [{ preview: 'false' }, pullRequest({}, 'closed')],
  [{ preview: 'false' }, contextOf()]
])('everything else needs them: %j', async (inputs, context) => {
  const places = ['7:5 deployments.a.install_command', '8:15 deployments.a.secrets.KEY']
  expect(await placesOf(NEEDY, inputs, context)).toEqual(places)
})

test('a sweep of an id is refused', async () => {
  const places = ['3:8 deployments.a.deployment_id']
  expect(await placesOf(manifestOf(`a: { deployment_id: ${UUID} }`), { command: 'sweep' })).toEqual(
    places
  )
})

test('a matrix without a credential only lists', async () => {
  const listed = await read(TWO, { command: 'matrix', api_key: '', base_url: '' })
  expect(listed.deployments.map(({ key }) => key)).toEqual(['a', 'b'])
  await expect(listed.deployments[0]?.readRequest(new Map())).rejects.toMatchObject({
    facts: expect.arrayContaining([
      { label: 'base_url', value: expect.stringMatching(/^is not set/) }
    ])
  })
  expect(await placesOf(TWO, { api_key: '' })).toEqual(['api_key'])
  expect(await placesOf(TWO, { command: 'matrix', base_url: '' })).toEqual(['base_url'])
  const wrong = manifestOf('a: { deployment_id: "${x}" }')
  const places = ['3:8 deployments.a.deployment_id']
  expect(await placesOf(wrong, { command: 'matrix', api_key: '' }, pullRequest())).toEqual(places)
})

test('a pull request from a fork has nothing to deploy with', async () => {
  const manifest = await read(TWO, { api_key: '' }, pullRequest({ is_fork: true }))
  expect((await manifest.deployments[0]?.readRequest(new Map()))?.command).toBe('skip')
})

test('how many run at a time is in the file', async () => {
  expect((await read(TWO)).max_parallel).toBe(10)
  expect((await read(manifestOf(GIT, 'max_parallel: 3'))).max_parallel).toBe(3)
})

test('variables are merged over the layers, with references, and are the list with the secrets', async () => {
  const text = manifestOf(
    `a:
  graph_config_path: a.json
  secrets: [KEY]
  env_vars: { REGION: 'r-\${name}', GONE: null }
  environments: { prod: { env_vars: { MODEL: '\${variables.MODEL}' } } }
b: { graph_config_path: b.json }`,
    'defaults: { env_vars: { REGION: x, GONE: y, LIMIT: 1.10 } }\nenvironments: { prod: {} }'
  )
  const step = { environment: 'prod', secrets: 'KEY=value-of-key', variables: 'MODEL=m-1' }
  const { a, b } = await deploysOf(await read(text, step))
  expect(a?.deploy.wanted).toMatchObject({
    secrets: [
      { name: 'KEY', value: 'value-of-key' },
      { name: 'REGION', value: 'r-a' },
      { name: 'LIMIT', value: '1.10' },
      { name: 'MODEL', value: 'm-1' }
    ],
    env_vars: ['REGION', 'LIMIT', 'MODEL']
  })
  expect(b?.deploy.wanted.env_vars).toEqual(['REGION', 'GONE', 'LIMIT'])
})

test.each<[string, string, Record<string, string>, string]>([
  ['a secret in a variable', "env_vars: { A: '${secrets.KEY}' }", {}, 'deployments.a.env_vars.A'],
  ['a name in both', 'secrets: [KEY]\n  env_vars: { KEY: x }', {}, '5:5 deployments.a.env_vars'],
  ['a list', 'env_vars: [A]', {}, '4:5 deployments.a.env_vars'],
  ['a name that is none', 'env_vars: { 1A: x }', {}, '4:5 deployments.a.env_vars'],
  ['variables on the step', 'wait: false', { env_vars: 'A=1' }, 'env_vars']
])('variables are refused at their place: %s', async (_, lines, step, place) => {
  const text = manifestOf(`a:\n  ${lines}\n  graph_config_path: a.json`)
  const places = await placesOf(text, { secrets: 'KEY=value-of-key', ...step })
  expect(places).toEqual([expect.stringContaining(place)])
})
