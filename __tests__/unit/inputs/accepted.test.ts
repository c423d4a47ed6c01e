/** Right inputs, and what a request has of them. */
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { COMMIT_A, COMMIT_B } from '../../support/fakes/answers.js'
import {
  contextOf,
  GOOD,
  problemsOf,
  pullRequest,
  read,
  readDeploy
} from '../../support/fakes/inputs.js'

const IMAGE = { ...GOOD, graph_config_path: '', image_uri: 'ghcr.io/acme/support:v1' }
const UUID = '11111111-1111-4111-8111-111111111111'
const HEX = '0123456789abcdef'.repeat(8)
const TOKEN = { github_token: 'ghs_0123456789' }

test.each<Record<string, string>>([
  { tenant_id: 't', bearer_token: 'b' },
  { base_url: 'http://127.0.0.1:8124' },
  { base_url: 'http://localhost:8124/prefix' },
  { base_url: 'http://[::1]:8124' },
  { base_url: 'https://api.example/v2/agents' },
  { base_url: 'https://api.example/api/v3' },
  { base_url: 'https://docs' },
  { timeout: '1.5h' },
  { timeout: '24h', poll_interval: '250ms' },
  { wait: 'True', preview: 'FALSE', build_on_push: 'TRUE' },
  { integration_id: UUID.toUpperCase() },
  { deployment_id: UUID },
  { repo_ref: 'refs/tags/v1.0.0' },
  { repo_ref: 'refs/heads/main' },
  { repo_url: 'git@github.com:acme/support.git' },
  { repo_url: 'https://github.com/acme/tree' },
  { repo_url: 'https://gitlab.com/acme/team/pull' },
  { graph_config_path: 'agents/blob/langgraph.json' },
  { graph_config_path: 'agents/agent.py.json' },
  { graph_config_path: 'agents:v2/langgraph.json' },
  { api_key: '$2a$10$N9qo8uLO', bearer_token: '"a', agent_api_key: 'pa$WORD' },
  { tenant_id: 'acme/o/workspace' },
  { secrets: '{"URL": "https://x.example", "GLOB": "a /* b"}' },
  { name: 'süpport-支持' },
  { name: 'می\u200cخواهم-👩\u200d💻' },
  { name: '  support  ', command: ' deploy ' },
  { environment: 'production \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}' },
  { build_command: 'echo "a\u00a0b"' },
  { paths: 'shots/10.00\u202fAM.png' },
  { smoke_stream_mode: 'custom:foo, v2.updates, messages2' },
  { command: 'sweep' },
  {
    command: 'rollback',
    graph_config_path: '',
    new_revision: 'auto',
    rollback: 'false',
    wait: 'true'
  }
])('good inputs are taken: %j', (inputs) => {
  expect(problemsOf({ ...GOOD, ...inputs })).toEqual([])
})

test.each([
  'deadbeef',
  '1234567',
  COMMIT_A.slice(0, 6),
  'a'.repeat(39),
  'a'.repeat(41),
  `refs/tags/${'a'.repeat(40)}`
])('a branch or tag may look like a part of a commit: %s', (repo_ref) => {
  const context = contextOf({ sha: COMMIT_B })
  expect(readDeploy({ ...GOOD, repo_ref }, context).wanted.source_revision_config).toMatchObject({
    repo_ref
  })
})

test.each(
  [
    [
      'support',
      'support:V1.0-RC',
      'sha256:v1',
      `acme/sha256@sha256:${HEX.slice(0, 64)}`,
      'acme/support',
      'GHCR.io/acme/support:v1',
      'localhost:5000/support:A'
    ],
    ['reg.io:443/a/b_c__d-e.f/g:1', 'a:_x', 'a--b:1', `reg.io/a:V1@sha256:${HEX.slice(0, 64)}`],
    [
      `reg.io/a@sha512:${HEX}`,
      'reg.io/a@multihash+base58:QmRZxt2b1FVZPNqd8hsiykDL3TdBDeTSPX9Kv46HmX4Gx8'
    ]
  ].flat()
)('a valid image is sent unchanged: %s', (image_uri) => {
  expect(readDeploy({ ...IMAGE, image_uri }).wanted.source_revision_config).toEqual({ image_uri })
})

test('a digest in upper case is converted to lower case, which registries use', () => {
  const image_uri = `reg.io/a:V1@SHA256:${HEX.slice(0, 64).toUpperCase()}`
  const sent = { image_uri: `reg.io/a:V1@sha256:${HEX.slice(0, 64)}` }
  expect(readDeploy({ ...IMAGE, image_uri }).wanted.source_revision_config).toEqual(sent)
})

test('the source follows from image_uri, and what is empty is not given', () => {
  expect(readDeploy(IMAGE).wanted).toEqual({
    source: 'external_container',
    name: 'support',
    source_config: {},
    source_revision_config: { image_uri: 'ghcr.io/acme/support:v1' }
  })
  expect(readDeploy({ ...GOOD, secrets: '' }).wanted).not.toHaveProperty('secrets')
})

test('the secrets of an existing deployment can be set alone, with its source', () => {
  const { base_url, api_key, name } = GOOD
  const inputs = { base_url, api_key, name, source: 'external_container', secrets: 'A=1' }
  expect(readDeploy(inputs).wanted).toMatchObject({
    source: 'external_container',
    secrets: [{ name: 'A', value: '1' }]
  })
})

test('times, addresses and paths are read as they are meant', () => {
  const wait = { enabled: true, interval: 'auto', timeoutMs: 1_800_000 }
  expect(readDeploy(GOOD).wait).toEqual(wait)
  const times = { timeout: '1h30m', poll_interval: '90s' }
  expect(readDeploy({ ...GOOD, ...times }).wait).toEqual({
    ...wait,
    interval: 90_000,
    timeoutMs: 5_400_000
  })
  for (const end of ['', '/', '//'])
    expect(read({ ...GOOD, base_url: `https://api.example/api-host${end}` })).toMatchObject({
      connection: { base_url: 'https://api.example/api-host' }
    })
  const graphOf = (graph_config_path: string) =>
    readDeploy({ ...GOOD, graph_config_path }).wanted.source_revision_config
  expect(graphOf('./apps/../graph.json')).toMatchObject({ graph_config_path: 'graph.json' })
  for (const path of ['a//b/./agent.json', join('a', 'b', 'agent.json')])
    expect(graphOf(path)).toMatchObject({ graph_config_path: 'a/b/agent.json' })
})

test.each([
  ['cpu: 1\nlabels:\n  team: "7"', { cpu: 1, labels: { team: '7' } }],
  ['\ufeff{"cpu": 1, # cores\n"labels": {"team": "7"},}', { cpu: 1, labels: { team: '7' } }],
  ['{"cpu": 1, "labels": {"team": "7"}}', { cpu: 1, labels: { team: '7' } }],
  ['labels: &l {a: b}\nannotations: *l', { labels: { a: 'b' }, annotations: { a: 'b' } }]
])('YAML and JSON are one, with aliases: %j', (text, resource_spec) => {
  expect(readDeploy({ ...IMAGE, resource_spec: text }).wanted.source_config).toEqual({
    resource_spec
  })
})

test('the smoke check: its input, its modes, and the key that it sends', () => {
  const checkOf = (inputs: Record<string, string>) => {
    const request = read({ ...GOOD, smoke_assistant: 'agent', ...inputs })
    return 'check' in request ? request.check : undefined
  }
  expect(checkOf({ smoke_input: 'hello', smoke_stream_mode: 'values, updates' })).toMatchObject({
    credentials: { api_key: GOOD.api_key },
    run: {
      stream_mode: ['values', 'updates'],
      input: { messages: [{ role: 'user', content: 'hello' }] }
    }
  })
  expect(checkOf({ smoke_input: '{"a": 1}', agent_api_key: 'key-of-agent' })).toMatchObject({
    credentials: { api_key: 'key-of-agent' },
    run: { input: { a: 1 } }
  })
})

describe('paths', () => {
  const pathsOf = (paths: string) => readDeploy({ ...GOOD, paths }).origin.paths

  test('are read one a line, in their order, without comments and empty lines', () => {
    expect(
      pathsOf(
        '# what the agent is made of\r\n\n  src/**  \n!src/**/*.md\n\t# more\nsrc/prompt.md\n'
      )
    ).toEqual(['src/**', '!src/**/*.md', 'src/prompt.md'])
    expect(pathsOf('')).toBeUndefined()
  })

  test.each(
    [
      [
        '[ab]/**',
        '[ab]/[cd]',
        '[ab]',
        '[*]',
        'a;b|c',
        'docs/a;b.md',
        "docs/it's/**",
        'docs,old',
        'docs[;]/**'
      ],
      [
        'issue #3.md',
        'C[#]/**',
        '~backup/**',
        'my docs/**',
        'src/my docs/**',
        'docs/*[ ]draft/**',
        'app/(group)/**'
      ],
      ['a file with blanks.txt', "it's,", 'src[,]/**']
    ].flat()
  )('may have odd names: %s', (paths) => expect(pathsOf(paths)).toEqual([paths]))

  test('do not apply to a tag, as a note says', () => {
    const request = read({ ...GOOD, paths: 'src/**' }, contextOf({ ref: 'refs/tags/v1' }))
    expect(request).toMatchObject({ notes: [expect.stringContaining('refs/tags/v1')] })
    expect(request).not.toHaveProperty('deploy.origin.paths')
  })
})

describe('whose preview it is decides before it is changed', () => {
  const PREVIEW = { ...GOOD, ...TOKEN, preview: 'true' }
  const { base_url, api_key, name } = GOOD
  const OTHER = { repo_url: 'https://github.com/acme/other' }

  test('a repository that was deleted, and a run without records on GitHub, are known', () => {
    const claimOf = (inputs: Record<string, string>, context: RunContext) =>
      readDeploy({ ...inputs, repo_url: 'https://github.com/acme/support' }, context).claim
    expect(claimOf(PREVIEW, pullRequest())).toMatchObject({ head_is_gone: false })
    expect(claimOf(PREVIEW, pullRequest({ head_repository: undefined }))).toMatchObject({
      head_is_gone: true
    })
    const elsewhere = { ...pullRequest(), is_on_github: false as const }
    expect(claimOf(PREVIEW, elsewhere)).not.toHaveProperty('unrecorded')
    expect(claimOf({ ...GOOD, preview: 'true' }, elsewhere)).toMatchObject({ unrecorded: true })
  })

  test.each<[string, Record<string, string>, Partial<RunContext>, unknown]>([
    ['an id', { name: '', deployment_id: UUID }, {}, undefined],
    ['an id with a repository', { name: '', deployment_id: UUID, ...OTHER }, {}, [OTHER.repo_url]],
    ['a name', {}, { repository: 'acme/agent' }, ['https://github.com/acme/agent']],
    ['a name with a repository', OTHER, { repository: 'acme/agent' }, [OTHER.repo_url]],
    ['a name with a repository, outside of one', OTHER, { repository: undefined }, [OTHER.repo_url]]
  ])('a delete by %s is compared with a repository: %j', (_, more, over, repositories) => {
    const request = read({ base_url, api_key, name, command: 'delete', ...more }, contextOf(over))
    const ownership = repositories && { claim: { repositories }, if_foreign: 'refuse' }
    if (ownership === undefined) expect(request).toMatchObject({ ownership })
    else expect(request).toMatchObject({ ownership })
  })

  test('a delete by a name alone, outside of a repository, is refused', () => {
    const problems = problemsOf(
      { base_url, api_key, name, command: 'delete' },
      contextOf({ repository: undefined })
    )
    expect(problems).toEqual([expect.stringMatching(/^repo_url: .*deployment_id/)])
  })
})

describe('records on GitHub', () => {
  const recordsOf = (inputs: Record<string, string>, context?: RunContext) => {
    const request = read({ ...GOOD, ...TOKEN, ...inputs }, context)
    return request.command === 'deploy' || request.command === 'plan'
      ? request.github.records
      : undefined
  }

  test.each<[Record<string, string>, number | undefined, Partial<RunContext>?]>([
    [{}, 7],
    [{ command: 'plan' }, undefined],
    [{ command: 'plan', comment: 'true' }, 7],
    [{ comment: 'false' }, undefined],
    [{ comment: 'true' }, undefined, { host: 'gitlab' }]
  ])(
    'a comment of a preview says what is deployed, on GitHub only: %j',
    (inputs, comment_on, over = {}) => {
      const records = recordsOf({ preview: 'true', ...inputs }, { ...pullRequest(), ...over })
      expect(records?.comment_on).toBe(comment_on)
    }
  )

  test.each<[Record<string, string>, string]>([
    [{}, COMMIT_A],
    [{ repo_ref: 'refs/tags/v1' }, 'v1'],
    [{ repo_ref: 'next' }, 'next'],
    [{ repo_ref: 'next', repo_url: 'https://github.com/a/b' }, COMMIT_A]
  ])('name the code of this repository, else the commit of the run: %j', (inputs, ref) => {
    expect(recordsOf(inputs)?.ref).toBe(ref)
  })
})

describe('a rollback by hand', () => {
  const readRollback = (inputs: Record<string, string>, context?: RunContext) => {
    const request = read(
      { ...GOOD, graph_config_path: '', command: 'rollback', ...inputs },
      context
    )
    return request.command === 'rollback' ? request : undefined
  }

  test('by name says whose the deployment must be; by id it need not', () => {
    const rollback = { build_logs: true, dry_run: false, wait: { enabled: true, interval: 'auto' } }
    expect(readRollback({})).toMatchObject({
      rollback: {
        ...rollback,
        target: { name: 'support' },
        claim: { repositories: ['https://github.com/acme/support'] }
      },
      check: undefined
    })
    expect(
      readRollback({ deployment_id: UUID, revision: 'rev-1', dry_run: 'true', name: '' })
    ).toMatchObject({
      rollback: {
        target: { deployment_id: UUID },
        claim: undefined,
        revision: 'rev-1',
        dry_run: true
      },
      github: { records: { plans: true } }
    })
    expect(readRollback({ preview: 'true' }, pullRequest())?.rollback.target).toEqual({
      name: 'support-pr-7'
    })
  })
})
