import { describe, expect, test } from '@jest/globals'
import { API_KEY, commandNames, gitInputs, logLines, runSource } from './bundle.js'
import { startPlane } from './emulated.js'

/** An invalid input, and the expected message: the name of the input and the fix. */
const WRONG: [string, Record<string, string>, RegExp][] = [
  ['command', { command: 'destroy' }, /^ {2}command: "destroy" is not one of deploy, plan, delete/],
  ['source', { source: 'gitlab' }, /^ {2}source: .*git_host, external_container/],
  ['new_revision', { new_revision: 'yes' }, /^ {2}new_revision: .*auto, always, never/],
  ['deployment_type', { deployment_type: 'staging' }, /^ {2}deployment_type: .*dev_free, dev, prod/],
  ['wait', { wait: 'maybe' }, /^ {2}wait: "maybe" is neither true nor false/],
  ['preview', { preview: 'true' }, /^ {2}preview: .*pull_request/],
  ['build_on_push', { build_on_push: '1' }, /^ {2}build_on_push: /],
  ['build_on_push with a tag', { build_on_push: 'true', repo_ref: 'refs/tags/v1' }, /^ {2}build_on_push: .*tag/],
  ['timeout', { timeout: '30' }, /^ {2}timeout: "30" is not a duration: .*30m/],
  ['timeout of nothing', { timeout: '0s' }, /^ {2}timeout: /],
  ['timeout without end', { timeout: '1000h' }, /^ {2}timeout: .*24h/],
  ['poll_interval', { poll_interval: 'often' }, /^ {2}poll_interval: /],
  ['deployment_id', { deployment_id: '1234' }, /^ {2}deployment_id: "1234" is not a UUID/],
  ['integration_id', { integration_id: 'x' }, /^ {2}integration_id: /],
  ['repo_url', { repo_url: 'octo/support' }, /^ {2}repo_url: .*https:/],
  ['repo_ref', { repo_ref: 'refs/pull/1/merge' }, /^ {2}repo_ref: .*neither a branch nor a tag/],
  ['base_url that is none', { base_url: 'control-plane' }, /^ {2}base_url: is not a URL/],
  [
    'base_url with a user',
    { base_url: 'https://me:hunter2-secret@h.example' },
    /^ {2}base_url: contains a user or password/
  ],
  ['base_url with a query', { base_url: 'https://h.example/?a=b' }, /^ {2}base_url: contains a query/],
  ['base_url in plain http', { base_url: 'http://h.example' }, /^ {2}base_url: is plain http to h.example/],
  ['base_url that looks like this machine', { base_url: 'http://127.0.0.1.h.example' }, /^ {2}base_url: is plain http/],
  ['no credential', { api_key: '' }, /^ {2}api_key: is not set is given/],
  ['a key with a line break', { api_key: 'one-key\ntwo-keys' }, /^ {2}api_key: contains a line break/],
  ['neither name nor id', { name: '' }, /^ {2}name: is not set, and neither is deployment_id/],
  ['name with a line break', { name: 'a\nb' }, /^ {2}name: contains a line break/],
  [
    'an input of the other source',
    { image_uri: '', custom_url: 'https://a.example' },
    /^ {2}custom_url: belongs to source/
  ],
  ['image_uri and a graph', { image_uri: 'r/x:1' }, /^ {2}graph_config_path: belongs to source git_host/],
  ['secrets without =', { secrets: 'just-a-value' }, /^ {2}secrets: line 1 is not NAME=value/],
  ['secrets without a name', { secrets: '=value-x' }, /^ {2}secrets: line 1 has no name/],
  ['secrets with one name twice', { secrets: 'A=value-1\nA=value-2' }, /^ {2}secrets: "A" is set twice/],
  ['secrets with a broken quote', { secrets: 'A="value-x' }, /^ {2}secrets: line 1 opens a quote/],
  ['secrets in broken YAML', { secrets: '{A: [' }, /^ {2}secrets: is not valid YAML or JSON/],
  ['a check without its assistant', { smoke_input: 'hi' }, /^ {2}smoke_assistant: is needed with smoke_input/]
]
const SPECS: [string, string, RegExp][] = [
  ['broken YAML', 'cpu: [', /^ {2}resource_spec: is not valid YAML or JSON: .* on line 1/],
  ['a text for a number', 'cpu: lots', /^ {2}resource_spec\.cpu: /],
  ['a field that is not there', 'cpus: 1', /^ {2}resource_spec\.cpus: is not a field/],
  [
    'a deep field',
    'sidecars: [{name: a, image: b, env: [{name: "1x"}]}]',
    /resource_spec\.sidecars\[0\]\.env\[0\]\.name: /
  ],
  ['a mount without its volume', 'volume_mounts: [{name: v, mountPath: /x}]', /volume_mounts\[0\]\.name: must match/],
  [
    'a bomb',
    `a: &a [x]\n${Array.from({ length: 30 }, (_, i) => `b${i}: &b${i} [*${i ? `b${i - 1}` : 'a'}, *${i ? `b${i - 1}` : 'a'}]`).join('\n')}`,
    /too many of them/
  ]
]
const CONTAINER = { image_uri: 'registry.example/x:1', graph_config_path: '' }

describe('an input that is wrong', () => {
  test.each([
    ...WRONG,
    ...SPECS.map(([name, resource_spec, problem]): (typeof WRONG)[number] => [
      `resource_spec: ${name}`,
      { ...CONTAINER, resource_spec },
      problem
    ])
  ])('%s: one line with the fix, and nothing is sent', async (_name, wrong, problem) => {
    await using plane = await startPlane()
    const { exitCode, stdout, outputs, summary } = await runSource(gitInputs(plane.url, wrong))
    expect(exitCode).toBe(1)
    expect(plane.requests).toEqual([])
    expect(outputs).toEqual({ error_code: 'input_invalid' })
    const error = stdout.match(/^::error::(.*)$/m)?.[1] ?? ''
    const [head, ...lines] = decodeURIComponent(error).split('\n')
    expect(head).toMatch(/^(Invalid input|\d invalid inputs)\. Nothing was sent\. {3}code: input_invalid$/)
    expect(lines.filter((line) => problem.test(line))).toHaveLength(1)
    expect(stdout).not.toMatch(/^ +at /m)
    expect(summary).toContain('not right')
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

test('an input that does not exist, and is near none of ours, is a notice that does not show its value', async () => {
  await using plane = await startPlane()
  const more = { langgraph_config_path: 'other/agent.json', unknown_to_all: 'x' }
  const { exitCode, stdout } = await runSource(gitInputs(plane.url, { ...more, command: 'plan' }))
  expect(exitCode).toBe(0)
  expect(logLines(stdout).filter((line) => line.startsWith('::notice::'))).toEqual([
    expect.stringContaining('Unknown inputs are ignored: langgraph_config_path, unknown_to_all.')
  ])
  expect(stdout).not.toContain('other/agent.json')
})
