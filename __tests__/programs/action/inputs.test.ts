import { describe, expect, test } from '@jest/globals'
import { API_KEY, commandNames, gitInputs, logLines, runSource } from './bundle.js'
import { startPlane } from './emulated.js'

/** An invalid input: the name of the case, the inputs, the field that the message names, and the facts it states. */
type Wrong = [string, Record<string, string>, string, string[]]

const WRONG: Wrong[] = [
  ['command', { command: 'destroy' }, 'command', ['"destroy"', 'deploy, plan, rollback, delete']],
  ['source', { source: 'gitlab' }, 'source', ['"gitlab"', 'git_host, external_container']],
  ['new_revision', { new_revision: 'yes' }, 'new_revision', ['"yes"', 'auto, always, never']],
  ['deployment_type', { deployment_type: 'staging' }, 'deployment_type', ['"staging"', 'dev_free, dev, prod']],
  ['wait', { wait: 'maybe' }, 'wait', ['"maybe"', 'true or false']],
  ['preview', { preview: 'true' }, 'preview', ['event push', 'pull request']],
  ['build_on_push', { build_on_push: '1' }, 'build_on_push', ['"1"', 'true or false']],
  [
    'build_on_push with a tag',
    { build_on_push: 'true', repo_ref: 'refs/tags/v1' },
    'build_on_push',
    ['true', 'tag', 'refs/tags/v1']
  ],
  ['timeout', { timeout: '30' }, 'timeout', ['"30"', '30m']],
  ['timeout of nothing', { timeout: '0s' }, 'timeout', ['"0s"', 'more than 0']],
  ['timeout without end', { timeout: '1000h' }, 'timeout', ['"1000h"', '24h']],
  ['poll_interval', { poll_interval: 'often' }, 'poll_interval', ['"often"', 'auto', '30m']],
  ['deployment_id', { deployment_id: '1234' }, 'deployment_id', ['"1234"', 'UUID']],
  ['integration_id', { integration_id: 'x' }, 'integration_id', ['"x"', 'UUID']],
  ['repo_url', { repo_url: 'octo/support' }, 'repo_url', ['https://']],
  ['repo_ref', { repo_ref: 'refs/pull/1/merge' }, 'repo_ref', ['refs/pull/1/merge', 'branch', 'tag']],
  ['base_url that is none', { base_url: 'control-plane' }, 'base_url', ['not a URL', 'https://']],
  [
    'base_url with a user',
    { base_url: 'https://me:hunter2-secret@h.example' },
    'base_url',
    ['user or password', 'api_key']
  ],
  ['base_url with a query', { base_url: 'https://h.example/?a=b' }, 'base_url', ['query', '?']],
  ['base_url in plain http', { base_url: 'http://h.example' }, 'base_url', ['http to h.example', 'https']],
  [
    'base_url that looks like this machine',
    { base_url: 'http://127.0.0.1.h.example' },
    'base_url',
    ['http to 127.0.0.1.h.example', 'https']
  ],
  ['no credential', { api_key: '' }, 'api_key', ['not set', '${{ secrets.NAME }}', 'Dependabot']],
  ['a key with a line break', { api_key: 'one-key\ntwo-keys' }, 'api_key', ['line break']],
  ['neither name nor id', { name: '' }, 'name', ['not set', 'deployment_id']],
  ['name with a line break', { name: 'a\nb' }, 'name', ['line break']],
  [
    'an input of the other source',
    { image_uri: '', custom_url: 'https://a.example' },
    'custom_url',
    ['external_container', 'git_host']
  ],
  ['image_uri and a graph', { image_uri: 'r/x:1' }, 'graph_config_path', ['git_host', 'external_container']],
  ['secrets without =', { secrets: 'just-a-value' }, 'secrets', ['line 1', 'NAME=value']],
  ['secrets without a name', { secrets: '=value-x' }, 'secrets', ['line 1', 'no name']],
  ['secrets with one name twice', { secrets: 'A=value-1\nA=value-2' }, 'secrets', ['"A"', 'twice']],
  ['secrets with a broken quote', { secrets: 'A="value-x' }, 'secrets', ['line 1', 'quote']],
  ['secrets in broken YAML', { secrets: '{A: [' }, 'secrets', ['YAML', 'line 1', '[']]
]
const SPECS: [string, string, string, string[]][] = [
  ['broken YAML', 'cpu: [', 'resource_spec', ['YAML', 'line 1', '[']],
  ['a text for a number', 'cpu: lots', 'resource_spec.cpu', ['number']],
  ['a field that is not there', 'cpus: 1', 'resource_spec.cpus', ['field']],
  [
    'a deep field',
    'sidecars: [{name: a, image: b, env: [{name: "1x"}]}]',
    'resource_spec.sidecars[0].env[0].name',
    ['start']
  ],
  [
    'a mount without its volume',
    'volume_mounts: [{name: v, mountPath: /x}]',
    'resource_spec.volume_mounts[0].name',
    ['volume']
  ],
  [
    'a bomb',
    `a: &a [x]\n${Array.from({ length: 30 }, (_, i) => `b${i}: &b${i} [*${i ? `b${i - 1}` : 'a'}, *${i ? `b${i - 1}` : 'a'}]`).join('\n')}`,
    'resource_spec',
    ['alias']
  ]
]
const CONTAINER = { image_uri: 'registry.example/x:1', graph_config_path: '' }

describe('an input that is wrong', () => {
  test.each([
    ...WRONG,
    ...SPECS.map(
      ([name, resource_spec, field, facts]): Wrong => [
        `resource_spec: ${name}`,
        { ...CONTAINER, resource_spec },
        field,
        facts
      ]
    )
  ])('%s: one line with the input, its problem and the fix; nothing is sent', async (_name, wrong, field, facts) => {
    await using plane = await startPlane()
    const { exitCode, stdout, outputs, summary } = await runSource(gitInputs(plane.url, wrong))
    expect(exitCode).toBe(1)
    expect(plane.requests).toEqual([])
    expect(outputs).toEqual({ error_code: 'input_invalid' })
    const error = stdout.match(/^::error::(.*)$/m)?.[1] ?? ''
    const [head, ...lines] = decodeURIComponent(error).split('\n')
    expect(head).toMatch(/^(Invalid input|\d invalid inputs)\. .* {3}code: input_invalid$/)
    const [problem = '', ...others] = lines.filter((line) => line.startsWith(`  ${field}: `))
    expect(facts.filter((fact) => !problem.includes(fact)).map((fact) => `${fact} is not in: ${problem}`)).toEqual([])
    expect(others).toEqual([])
    expect(stdout).not.toMatch(/^ +at /m)
    expect(summary).toContain('`input_invalid`')
    expect(summary.replaceAll(/[\\*]/g, '')).toContain(`${field}: `)
  })

  test('all problems are reported at once', async () => {
    await using plane = await startPlane()
    const all = {
      command: 'x',
      name: '',
      timeout: '1',
      wait: 'x',
      secrets: 'x',
      api_key: '',
      source: 'x',
      deployment_id: '1'
    }
    const { stdout } = await runSource(gitInputs(plane.url, all))
    const error = decodeURIComponent(stdout.match(/^::error::(.*)$/m)?.[1] ?? '')
    for (const input of ['command', 'timeout', 'wait', 'secrets', 'api_key', 'source', 'deployment_id']) {
      expect(error).toContain(`\n  ${input}: `)
    }
    expect(plane.requests).toEqual([])
  })

  test('a step with no input at all says what is needed', async () => {
    const { exitCode, stdout } = await runSource({})
    expect(exitCode).toBe(1)
    for (const input of ['base_url', 'api_key', 'name']) expect(stdout).toContain(`%0A  ${input}: `)
  })

  const PASSWORD = 'hunter2-secret'
  test.each([
    ['a broken list of secrets', { secrets: `A="${PASSWORD}` }],
    ['a secret without its name', { secrets: PASSWORD }],
    ['a base_url with a password', { base_url: `https://me:${PASSWORD}@h.example` }],
    ['a repo_url with a password', { repo_url: `https://me:${PASSWORD}@h.example/o/r` }],
    ['a key of two lines', { api_key: `${API_KEY}\n${PASSWORD}` }]
  ])('%s: what it holds is masked first and never shown', async (_name, wrong) => {
    const { stdout, summary } = await runSource(gitInputs('https://h.example', wrong), {
      variables: { RUNNER_DEBUG: '1' }
    })
    const lines = logLines(stdout)
    const masks = lines.findIndex((line) => !line.startsWith('::add-mask::'))
    expect(lines.slice(0, masks)).toContain(`::add-mask::${PASSWORD}`)
    expect(lines.slice(masks).join('\n')).not.toContain(PASSWORD)
    expect(summary).not.toContain(PASSWORD)
    expect(commandNames(stdout)).toContain('error')
  })

  test('an empty input is one that is not given', async () => {
    await using plane = await startPlane()
    const empty = { source: '', repo_ref: ' ', secrets: '\n', resource_spec: '', deployment_type: '', tenant_id: '' }
    const { exitCode } = await runSource(gitInputs(plane.url, empty))
    expect(exitCode).toBe(0)
    const post = plane.requests.find(({ method }) => method === 'POST')
    expect(post?.body).toMatchObject({ secrets: [], source_revision_config: { repo_ref: 'main' } })
    expect(post?.schemes).toEqual(['api_key'])
  })
})

test('an input that does not exist, and is near none of ours, is a warning that does not show its value', async () => {
  await using plane = await startPlane()
  const more = { memory_limit: 'other/agent.json', unknown_to_all: 'x' }
  const { exitCode, stdout, summary } = await runSource(gitInputs(plane.url, { ...more, command: 'plan' }))
  expect(exitCode).toBe(0)
  const told = 'Unknown inputs are ignored: memory_limit, unknown_to_all.'
  expect(logLines(stdout).filter((line) => line.startsWith('::warning::'))).toEqual([expect.stringContaining(told)])
  expect(summary).toContain(`> ⚠️ ${told}`)
  expect(stdout).not.toContain('other/agent.json')
})
