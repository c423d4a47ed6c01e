import { describe, expect, test } from '@jest/globals'
import { API_KEY, commandNames, gitInputs, logLines, runSource } from './bundle.js'
import { startPlane } from './emulated.js'

/** A sample; each input is tested in __tests__/unit/inputs: its name, the inputs, and the field that the message names. */
const WRONG: [string, Record<string, string>, string][] = [
  ['command', { command: 'destroy' }, 'command'],
  ['base_url with a user', { base_url: 'https://me:hunter2-secret@h.example' }, 'base_url'],
  ['no credential', { api_key: '' }, 'api_key'],
  ['secrets in broken YAML', { secrets: '{A: [' }, 'secrets'],
  [
    'a deep field',
    {
      image_uri: 'registry.example/x:1',
      graph_config_path: '',
      resource_spec: 'sidecars: [{name: a, image: b, env: [{name: "1x"}]}]'
    },
    'resource_spec.sidecars[0].env[0].name'
  ]
]

describe('an input that is wrong', () => {
  test.each(WRONG)('%s: one line with the input and its problem; nothing is sent', async (_name, wrong, field) => {
    await using plane = await startPlane()
    const { exitCode, stdout, outputs, summary } = await runSource(gitInputs(plane.url, wrong))
    expect(exitCode).toBe(1)
    expect(plane.requests).toEqual([])
    expect(outputs).toEqual({ error_code: 'input_invalid' })
    const error = stdout.match(/^::error::(.*)$/m)?.[1] ?? ''
    const [head, ...lines] = decodeURIComponent(error).split('\n')
    expect(head).toMatch(/^(Invalid input|\d invalid inputs)\. .* {3}code: input_invalid$/)
    expect(lines.filter((line) => line.startsWith(`  ${field}: `))).toHaveLength(1)
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
