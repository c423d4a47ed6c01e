import { expect, test } from '@jest/globals'
import { COMMIT_A, COMMIT_B } from '../../support/fakes/answers.js'
import { contextOf, GOOD, problemsOf, read, readDeploy } from '../../support/fakes/inputs.js'

const IMAGE = { ...GOOD, graph_config_path: '', image_uri: 'ghcr.io/acme/support:v1' }
const UUID = '11111111-1111-4111-8111-111111111111'

const DIGEST = `ghcr.io/acme/support@sha256:${'1'.repeat(64)}`

test.each<[Record<string, string>, string, RegExp]>([
  [{ ...IMAGE, image_uri: DIGEST.replace('1', '1\u200b') }, 'image_uri', /U\+200B at position 30\. Delete it/],
  [{ ...IMAGE, image_uri: `${DIGEST}\u200b` }, 'image_uri', /U\+200B/],
  [{ ...GOOD, base_url: 'https://api.example\u2060/x' }, 'base_url', /U\+2060/],
  [{ ...GOOD, api_key: 'key\u200b-0815' }, 'api_key', /U\+200B at position 4\./],
  [{ ...GOOD, tenant_id: `${UUID}\u200e` }, 'tenant_id', /U\+200E/],
  [{ ...GOOD, name: 'sup\u00adport' }, 'name', /U\+00AD/],
  [{ ...GOOD, name: 'sup\u00a0port' }, 'name', /U\+00A0/],
  [{ ...GOOD, repo_ref: 'main\u200d' }, 'repo_ref', /U\+200D/],
  [{ ...GOOD, repo_ref: 'ma\u202ein' }, 'repo_ref', /U\+202E at/],
  [{ ...GOOD, deployment_id: `\u200b${UUID}` }, 'deployment_id', /position 1/],
  [{ ...GOOD, wait: 'true\u200b' }, 'wait', /U\+200B/],
  [{ ...GOOD, source: 'git\u200b_host' }, 'source', /U\+200B/],
  [{ ...GOOD, api_dialect: 'lang\u200bsmith' }, 'api_dialect', /U\+200B/],
  [{ ...GOOD, secrets: 'OPENAI\u200b_KEY=x' }, 'secrets', /U\+200B/]
])('an invisible character, which copying can add, is named without quoting a key: %j', (inputs, input, problem) => {
  const problems = problemsOf(inputs)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${input}: .*${problem.source}`))])
  expect(problems[0]).not.toMatch(/[\u200b\u2060]|0815/)
})

test.each<Record<string, string>>([
  { paths: 'shots/10.00\u202fAM.png' },
  { environment: 'production \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}' },
  { repo_ref: 'release/\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}' },
  { build_command: 'echo "a\u00a0b"' }
])('an invisible character is accepted in texts where it is legitimate: %j', (inputs) => {
  expect(problemsOf({ ...GOOD, ...inputs })).toEqual([])
})

const HEX = '0123456789abcdef'.repeat(8)

test.each([
  `acme/support@sha256:${HEX.slice(0, 63)}`,
  `acme/support@sha512:${HEX.slice(0, 64)}`,
  `acme/support:v1@${HEX.slice(0, 64)}`,
  `acme/support@sha256:${HEX.slice(0, 64)}@x`,
  'reg.io/a@',
  'reg.io/a:',
  'reg.io/',
  'https://reg.io/a:1',
  'ghcr.io/Acme/support:v1',
  'Support:v1',
  'localhost:5000/Support',
  'reg.io//a',
  'reg.io/a b',
  'a:-x',
  'a:1:2',
  `a:${'x'.repeat(129)}`,
  'reg.io:x/a',
  'reg.io/a..b',
  'reg.io/-a'
])('an image that no registry can have is refused before anything is sent: %s', (image_uri) => {
  expect(problemsOf({ ...IMAGE, image_uri })).toEqual([expect.stringMatching(/^image_uri: .* is not an image/)])
})

test.each([
  'support',
  'support:V1.0-RC',
  'acme/support',
  'GHCR.io/acme/support:v1',
  'localhost:5000/support:A',
  'reg.io:443/a/b_c__d-e.f/g:1',
  'a:_x',
  'a--b:1',
  `reg.io/a:V1@sha256:${HEX.slice(0, 64)}`,
  `reg.io/a@sha512:${HEX.slice(0, 128)}`,
  'reg.io/a@multihash+base58:QmRZxt2b1FVZPNqd8hsiykDL3TdBDeTSPX9Kv46HmX4Gx8'
])('a valid image is sent unchanged: %s', (image_uri) => {
  expect(readDeploy({ ...IMAGE, image_uri }).wanted.source_revision_config).toEqual({ image_uri })
})

test('a digest in upper case is converted to lower case, which registries use', () => {
  const image_uri = `reg.io/a:V1@SHA256:${HEX.slice(0, 64).toUpperCase()}`
  const sent = { image_uri: `reg.io/a:V1@sha256:${HEX.slice(0, 64)}` }
  expect(readDeploy({ ...IMAGE, image_uri }).wanted.source_revision_config).toEqual(sent)
})

test.each([
  'a'.repeat(40),
  'A1'.repeat(20),
  `refs/heads/${'b'.repeat(40)}`,
  'c'.repeat(64),
  COMMIT_A,
  COMMIT_A.slice(0, 7),
  COMMIT_A.slice(0, 12).toUpperCase()
])('a commit instead of a branch is refused: %s', (repo_ref) => {
  expect(problemsOf({ ...GOOD, repo_ref })).toEqual([expect.stringMatching(/^repo_ref: .* is a commit ID.*refs\/tags/)])
})

test.each(['deadbeef', '1234567', COMMIT_A.slice(0, 6), 'a'.repeat(39), 'a'.repeat(41), `refs/tags/${'a'.repeat(40)}`])(
  'a branch or tag may look like a part of a commit: %s',
  (repo_ref) => {
    const context = contextOf({ sha: COMMIT_B })
    expect(readDeploy({ ...GOOD, repo_ref }, context).wanted.source_revision_config).toMatchObject({ repo_ref })
  }
)

test('a key that is missing in a run of Dependabot is to be put where Dependabot finds it', () => {
  const keyless = { ...GOOD, api_key: '' }
  const dependabot = contextOf({ actor: 'dependabot[bot]' })
  expect(problemsOf(keyless, dependabot)).toEqual([expect.stringMatching(/^api_key: is not set.*→ Dependabot/)])
  expect(problemsOf(keyless, contextOf({ actor: 'octocat' })).join()).not.toContain('belongs to Dependabot')
})

test('inputs are counted, not what is wrong with them', () => {
  const one = { ...IMAGE, resource_spec: 'cpu: one\nmemory: 5' }
  for (const [inputs, count] of [
    [one, 1],
    [{ ...one, secrets: 'A\nB', timeout: 'soon' }, 3]
  ] as const) {
    expect(() => read(inputs)).toThrow(expect.objectContaining({ inputs: count }))
  }
})

test('the name of a secret counts only where secrets are sent', () => {
  expect(problemsOf({ ...GOOD, secrets: '1A=x' })).toEqual([expect.stringMatching(/^secrets: /)])
  expect(read({ ...GOOD, command: 'delete', secrets: '1A=x' })).toMatchObject({ notes: [] })
})

test.each<[Record<string, string>, RegExp | undefined]>([
  [{ smoke_stream_mode: 'updates,' }, /"" is not a stream mode. Use updates or messages.$/],
  [{ smoke_stream_mode: 'updates, messages' }, undefined],
  [{ smoke_stream_mode: 'values' }, undefined],
  [{ smoke_stream_mode: 'messages-tuple' }, undefined],
  [{ smoke_stream_mode: 'custom:foo, v2.updates, messages2' }, undefined],
  [{ smoke_stream_mode: '"updates"' }, /is not a stream mode. Use updates or messages.$/]
])('what cannot be a stream mode is refused before the deploy, not after it: %j', (inputs, problem) => {
  const problems = problemsOf({ ...GOOD, ...inputs })
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringMatching(problem)])
})

test('an unknown stream mode is sent, with a notice', () => {
  const check = { smoke_assistant: 'agent', smoke_input: 'hello', smoke_stream_mode: 'values, updates' }
  const request = read({ ...GOOD, ...check })
  expect(request).toMatchObject({
    check: { run: { stream_mode: ['values', 'updates'] } },
    notes: [expect.stringMatching(/"values" is not one of updates, messages. It is sent unchanged/)]
  })
})

test.each<[string, Record<string, string>]>([
  ['nothing more', {}],
  ['the three credentials', { tenant_id: 't', bearer_token: 'b' }],
  ['http to this machine', { base_url: 'http://127.0.0.1:8124' }],
  ['http to localhost', { base_url: 'http://localhost:8124/prefix' }],
  ['http to ::1', { base_url: 'http://[::1]:8124' }],
  ['a prefix that contains a version', { base_url: 'https://api.example/v2/agents' }],
  ['a prefix with another version', { base_url: 'https://api.example/api/v3' }],
  ['a host that is named like a page', { base_url: 'https://docs' }],
  ['a fraction of time', { timeout: '1.5h' }],
  ['a compound time', { timeout: '1h30m', poll_interval: '250ms' }],
  ['the longest time', { timeout: '24h' }],
  ['True and FALSE', { wait: 'True', preview: 'FALSE', build_on_push: 'TRUE' }],
  ['a UUID in capitals', { integration_id: UUID.toUpperCase() }],
  ['an id and a name', { deployment_id: UUID }],
  ['a tag', { repo_ref: 'refs/tags/v1.0.0' }],
  ['the full ref of a branch', { repo_ref: 'refs/heads/main' }],
  ['a repository over ssh', { repo_url: 'git@github.com:acme/support.git' }],
  ['a name of another script', { name: 'süpport-支持' }],
  ['joiners where they belong', { name: 'می\u200cخواهم-👩\u200d💻' }],
  ['text with white space around', { name: '  support  ', command: ' deploy ' }]
])('good inputs are taken: %s', (_, inputs) => {
  expect(problemsOf({ ...GOOD, ...inputs })).toEqual([])
})

type Bad = [inputs: Record<string, string>, problem: RegExp]
const BAD: Bad[] = [
  [{ base_url: '' }, /^base_url: is not set/],
  [{ base_url: 'api.example' }, /^base_url: is not a URL.*https:/],
  [{ base_url: 'https://user:pw@api.example' }, /^base_url: contains a user or password.*api_key/],
  [{ base_url: 'https://api.example/?a=b' }, /^base_url: contains a query/],
  [
    { base_url: 'http://user@api.example/?a=b' },
    /^base_url: contains a user or password\. .* It also contains a query .* It also is plain http to api\.example/
  ],
  [{ base_url: 'http://api.example' }, /^base_url: is plain http to api\.example.*https/],
  [{ base_url: 'http://127.0.0.1.evil.example' }, /^base_url: is plain http/],
  [{ base_url: 'https:\\\\api.example' }, /^base_url: is not a URL/],
  [{ base_url: 'https://api.example/v1' }, /^base_url: ends in "\/v1"\. Remove that: /],
  [{ base_url: 'https://api.example/v2/deployments' }, /^base_url: ends in "\/v2\/deployments"\. Remove that: /],
  [
    { base_url: `https://api.example/v2/deployments/${UUID}` },
    /^base_url: ends in "\/v2\/deployments\/.*Remove that: /
  ],
  [
    { graph_config_path: 'agents/support/' },
    /^graph_config_path: "agents\/support\/" is a folder\. Write the path of the file/
  ],
  [
    { graph_config_path: '.\\agents\\agent.json' },
    /^graph_config_path: .*backslashes\. Write \.\/agents\/agent\.json$/
  ],
  [{ api_key: '' }, /^api_key: is not set.*Settings → Secrets and variables → Actions/],
  [{ api_key: 'a\nb' }, /^api_key: contains a line break/],
  [{ bearer_token: 'ü' }, /^bearer_token: contains/],
  [{ name: '' }, /^name: is not set, and neither is `deployment_id`/],
  [{ name: 'a\nb' }, /^name: contains a line break/],
  [{ deployment_id: '123' }, /^deployment_id: "123" is not a UUID/],
  [{ integration_id: `${UUID}0` }, /^integration_id: .* is not a UUID/],
  [{ command: 'destroy' }, /^command: must be one of deploy, plan, rollback, delete.*got "destroy"/],
  [{ source: 'gitlab' }, /^source: must be one of git_host, external_container/],
  [
    { deployment_type: 'production' },
    /^deployment_type: must be one of dev_free, dev, prod; got "production"\. Did you mean prod\?$/
  ],
  [{ build_on_push: 'yes' }, /^build_on_push: must be true or false; got "yes"\.$/],
  [{ preview: 'tRue' }, /^preview: must be true or false/],
  [{ timeout: '30' }, /^timeout: "30" is not a duration.*30m/],
  [{ timeout: '0s' }, /^timeout: "0s" must be more than 0. Use a form like 90s/],
  [{ timeout: '25h' }, /^timeout: "25h" is too long. .* at most 24h/],
  [{ poll_interval: 'automatic' }, /^poll_interval: .* is not a duration. Use a form like auto, 90s/],
  [{ bearer_token: 'Bearer abc' }, /^bearer_token: starts with the word Bearer.*token alone/],
  [{ repo_url: 'https://u:p@github.com/a/b' }, /^repo_url: is not the URL of a repository/],
  [{ repo_url: 'file:///etc' }, /^repo_url: is not the URL of a repository/],
  [{ repo_ref: 'refs/pull/7/merge' }, /^repo_ref: .* is not a branch or tag/],
  [{ repo_ref: 'a b' }, /^repo_ref: .* is not a branch or tag/],
  [{ repo_ref: 'refs/tags/v1', build_on_push: 'true' }, /^build_on_push: cannot be true while `repo_ref` is a tag/],
  [{ environment: 'x'.repeat(256) }, /^environment: is longer than/],
  [{ comment: 'maybe' }, /^comment: must be one of auto, true, false.*got "maybe"/],
  [{ api_dialect: 'other' }, /^api_dialect: must be one of neutral, langsmith/]
]

test.each(BAD)('a bad input is named, with its fix: %j', (inputs, problem) => {
  const problems = problemsOf({ ...GOOD, ...inputs })
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems[0]).not.toMatch(/\n/)
})

test.each<[Record<string, string>, string]>([
  ...['integration_id', 'listener_id'].map((input): [Record<string, string>, string] => [{ [input]: 'x' }, input]),
  [{ custom_url: 'javascript:alert(1)' }, 'custom_url'],
  [{ custom_url: 'https://u:p@x.example' }, 'custom_url'],
  [{ image_uri: 'a b' }, 'image_uri'],
  [{ image_uri: '-x' }, 'image_uri'],
  [{ image_uri: '$(id)' }, 'image_uri']
])('a bad input of an image deployment is named: %j', (inputs, input) => {
  expect(problemsOf({ ...IMAGE, ...inputs }).map((problem) => problem.split(':')[0])).toContain(input)
})

const GIT_ONLY = {
  integration_id: UUID,
  repo_url: 'https://x.example/a/b',
  repo_ref: 'main',
  graph_config_path: 'a',
  deployment_type: 'dev',
  build_on_push: 'true',
  install_command: 'x',
  build_command: 'x'
}
const IMAGE_ONLY = {
  image_uri: 'a/b',
  custom_url: 'https://x.example',
  listener_id: UUID,
  cluster_namespace: 'n',
  resource_spec: 'cpu: 1'
}

test.each(Object.entries(GIT_ONLY))('%s cannot be given with an image, where it would be ignored', (input, value) => {
  expect(problemsOf({ ...IMAGE, [input]: value })).toEqual([
    expect.stringMatching(`^${input}: belongs to source git_host`)
  ])
})

test.each(Object.entries(IMAGE_ONLY))(
  '%s cannot be given with a git source, where it would be ignored',
  (input, value) => {
    expect(problemsOf({ ...GOOD, source: 'git_host', [input]: value })).toEqual([
      expect.stringMatching(`^${input}: belongs to source external_container`)
    ])
  }
)

test('all problems of all inputs are reported at once', () => {
  const problems = problemsOf({
    base_url: 'http://api.example',
    name: 'support',
    timeout: 'soon',
    wait: 'maybe',
    new_revision: 'sometimes',
    deployment_type: 'huge',
    image_uri: 'a b',
    secrets: 'NO_VALUE\n=x\nA=1\nA=2',
    resource_spec: 'cpu: one\nmemory: 5'
  })
  const inputs = problems.map((problem) => problem.split(':')[0])
  expect(inputs).toHaveLength(12)
  expect(new Set(inputs)).toEqual(
    new Set([
      'api_key',
      'base_url',
      'deployment_type',
      'image_uri',
      'new_revision',
      'resource_spec.cpu',
      'resource_spec.memory',
      'secrets',
      'timeout',
      'wait'
    ])
  )
})

test('a password in a URL is not repeated in the message', () => {
  const problems = problemsOf({ ...GOOD, base_url: 'https://u:hunter22@h', repo_url: 'https://u:hunter22@h/a/b' })
  expect(problems).toHaveLength(2)
  expect(problems.join()).not.toContain('hunter22')
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

test('the path prefix of base_url is kept, a slash at its end is not', () => {
  for (const base_url of [
    'https://api.example/api-host',
    'https://api.example/api-host/',
    'https://api.example/api-host//'
  ]) {
    expect(read({ ...GOOD, base_url })).toMatchObject({ connection: { base_url: 'https://api.example/api-host' } })
  }
})

test('times are read as written', () => {
  expect(readDeploy({ ...GOOD, timeout: '1h30m', poll_interval: '90s' }).wait).toEqual({
    enabled: true,
    interval: 90_000,
    timeoutMs: 5_400_000
  })
  expect(readDeploy(GOOD).wait).toEqual({ enabled: true, interval: 'auto', timeoutMs: 1_800_000 })
})

test.each<[Record<string, string>, RegExp]>([
  [{ select: 'a' }, /^select: applies only with `manifest`\. Set `manifest`, or remove this input\.$/],
  [{ variables: 'A=b' }, /^variables: applies only with `manifest`/],
  [{ command: 'matrix' }, /^command: is matrix, which lists the deployments of a manifest\. Set `manifest`/],
  [{ command: 'matrx' }, /^command: must be one of/]
])('what belongs to a manifest is refused without one: %j', (inputs, problem) => {
  expect(problemsOf({ ...GOOD, ...inputs })).toEqual([expect.stringMatching(problem)])
})
