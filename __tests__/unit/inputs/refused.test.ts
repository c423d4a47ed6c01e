/**
 * Wrong inputs: each is named, all at once, before anything is sent. What they are called is not
 * pinned.
 */
import { describe, expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { COMMIT_A, COMMIT_B, DIGEST } from '../../support/fakes/answers.js'
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

/** The inputs that the problems name. */
const namedBy = (inputs: Record<string, string>, context?: RunContext) =>
  problemsOf(inputs, context).map((problem) => problem.split(':')[0])

type Values = readonly [input: string, ...values: string[]]

test.each(
  (
    [
      [
        'base_url',
        '',
        'api.example',
        'https://user:pw@api.example',
        'https://api.example/?a=b',
        'http://api.example'
      ],
      [
        'base_url',
        'http://127.0.0.1.evil.example',
        'https:\\\\api.example',
        'https://api.example/v1'
      ],
      [
        'base_url',
        'https://api.example/v2/deployments',
        `https://api.example/v2/deployments/${UUID}`
      ],
      ['api_key', '', 'a\nb'],
      ['bearer_token', 'ü', 'Bearer abc'],
      ['name', '', 'a\nb'],
      ['deployment_id', '123'],
      ['integration_id', `${UUID}0`, 'x'],
      ['command', 'destroy', 'matrix', 'matrx'],
      ['source', 'gitlab'],
      ['deployment_type', 'production'],
      ['build_on_push', 'yes'],
      ['preview', 'tRue'],
      ['timeout', '30', '0s', '25h', 'soon'],
      ['poll_interval', 'automatic'],
      [
        'repo_url',
        'https://u:p@github.com/a/b',
        'ssh://git:token@github.com/acme/support',
        'file:///etc'
      ],
      ['repo_url', 'https://:token@github.com/acme/support'],
      ['repo_ref', 'refs/pull/7/merge', 'a b', 'a'.repeat(40), 'A1'.repeat(20), 'c'.repeat(64)],
      [
        'repo_ref',
        `refs/heads/${'b'.repeat(40)}`,
        COMMIT_A.slice(0, 7),
        COMMIT_A.slice(0, 12).toUpperCase()
      ],
      ['graph_config_path', 'agents/support/', '/agent.json', '~/agent.json'],
      ['graph_config_path', 'agents/../../other/agent.json', 'agents/..'],
      ['comment', 'maybe'],
      ['api_dialect', 'other'],
      ['select', 'a'],
      ['variables', 'A=b'],
      ['revision', 'rev-1'],
      ['max_age', '1d'],
      ['dry_run', 'true'],
      ['smoke_stream_mode', 'updates,', '"updates"'],
      ['smoke_input', '[1]'],
      ['smoke_expect', '('],
      ['smoke_stream_mode', 'Updates', 'a b'],
      ['secrets', '1A=x', 'KEY=', 'KEY="\u200b"'],
      // What only an image has would be ignored.
      ...Object.entries({
        custom_url: 'https://x.example',
        listener_id: UUID,
        cluster_namespace: 'n'
      })
    ] as Values[]
  ).flatMap(([input, ...values]) => values.map((value) => [input, value] as const))
)('%s is refused: %j', (input, value) => {
  const others = input === 'smoke_expect' ? { smoke_input: 'hi' } : {}
  expect(namedBy({ ...GOOD, ...others, [input]: value })).toEqual([input])
})

test.each(
  (
    [
      [
        'image_uri',
        `acme/support@sha256:${HEX.slice(0, 63)}`,
        `acme/support@sha512:${HEX.slice(0, 64)}`,
        'a b',
        '-x'
      ],
      [
        'image_uri',
        `acme/support:v1@${HEX.slice(0, 64)}`,
        `acme/support@sha256:${HEX.slice(0, 64)}@x`,
        'reg.io/a@'
      ],
      [
        'image_uri',
        'reg.io/a:',
        'reg.io/',
        'https://reg.io/a:1',
        'ghcr.io/Acme/support:v1',
        'localhost:5000/Support'
      ],
      [
        'image_uri',
        'reg.io//a',
        'a:-x',
        'a:1:2',
        `a:${'x'.repeat(129)}`,
        'reg.io:x/a',
        'reg.io/a..b',
        '$(id)'
      ],
      ['listener_id', 'x'],
      [
        'custom_url',
        'javascript:alert(1)',
        'https://user@a.example',
        'https://:password@a.example',
        'https:a.example'
      ],
      ['custom_url', 'https://a.example/?x=1', 'https://a.example/#x'],
      // What only a git source has would be ignored.
      ['integration_id', UUID],
      ['repo_url', 'https://x.example/a/b'],
      ['repo_ref', 'main'],
      ['graph_config_path', 'a'],
      ['deployment_type', 'dev'],
      ['build_on_push', 'true'],
      ['install_command', 'x'],
      ['build_command', 'x'],
      ['paths', 'src/**'],
      [
        'resource_spec',
        'cpu: [',
        'cpu: 1\ncpu: 2',
        '- cpu',
        'just text',
        'null',
        'cpu: *nowhere',
        'a: 1\n---\nb: 2'
      ],
      ['resource_spec', 'service_account_name: "a\\0b"'],
      ['resource_spec.cpu', 'cpu: one'],
      ['resource_spec.memory_mb', 'memory_mb: 1.5'],
      ['resource_spec.memory', 'memory: 5'],
      ['resource_spec.labels.a', 'labels: {a: 1}'],
      ['resource_spec.volumes[0].hostPath', 'volumes: [{name: v, hostPath: {}}]'],
      [
        'resource_spec.sidecars[0].env[1].name',
        'sidecars: [{name: a, image: i, env: [{name: OK}, {name: 1X}]}]'
      ]
    ] as Values[]
  ).flatMap(([input, ...values]) => values.map((value) => [input, value] as const))
)('%s of an image is refused: %j', (named, value) => {
  const [input = ''] = named.split('.')
  expect(namedBy({ ...IMAGE, [input]: value })).toEqual([named])
})

const PAGE = 'https://github.com/acme/support'
const FILE_PAGE = `${PAGE}/blob/main/agents/langgraph.json`
const OWN_PAGE = `https://smith.example/o/${UUID}/host/deployments/${UUID.replaceAll('1', '2')}`

test.each<[string, string, string | RegExp]>([
  ['graph_config_path', FILE_PAGE, 'Write agents/langgraph.json.'],
  ['graph_config_path', `${PAGE}/-/raw/main/langgraph.json`, 'Write langgraph.json.'],
  ['graph_config_path', 'https://x.example', 'agents/support/agent.json'],
  ['graph_config_path', './agent.py:graph', 'langgraph.json'],
  ['graph_config_path', 'src/agent.mts:graph', 'langgraph.json'],
  ['repo_url', `${PAGE}/tree/main`, `Write ${PAGE}.`],
  [
    'repo_url',
    'https://gitlab.com/acme/team/agent/-/merge_requests/7',
    'Write https://gitlab.com/acme/team/agent.'
  ],
  ['repo_url', `${PAGE}/pull/7`, `Write ${PAGE}.`],
  ['deployment_id', OWN_PAGE, `alone: ${UUID.replaceAll('1', '2')}.`],
  ['deployment_id', `https://smith.example/o/${UUID}`, 'is not a UUID'],
  ['tenant_id', OWN_PAGE, 'behind /o/'],
  ['timeout', '"30m"', 'Write 30m.'],
  ['wait', "'true'", 'Write true.'],
  ['base_url', '"https://api.example/v3"', 'Write https://api.example/v3.'],
  ['deployment_id', `"${UUID}"`, `Write ${UUID}.`]
])('%s: %j is refused with the value that was probably meant', (input, value, meant) => {
  const problems = problemsOf({ ...GOOD, [input]: value })
  expect(problems).toEqual([expect.stringContaining(`${meant}`)])
  expect(problems[0]?.split(':')[0]).toBe(input)
})

test.each<[string, string, string]>([
  ['a digest alone', `sha256:${HEX.slice(0, 64)}`, 'digest without an image'],
  ['an empty digest', 'ghcr.io/acme/agent@', 'its digest is empty'],
  ['an empty tag', 'ghcr.io/acme/agent:', 'its tag is empty'],
  [
    'tags by line',
    'ghcr.io/acme/agent:1\nghcr.io/acme/agent:1.2',
    'such as "ghcr.io/acme/agent:1"'
  ],
  ['a JSON list', '["acme/agent:1", "acme/agent:2"]', 'list of 2 images'],
  ['an image with a scheme', 'docker://acme/agent:1', 'Did you mean "acme/agent:1"?'],
  ['quotes', '"acme/agent:1"', 'Write acme/agent:1.']
])('an image that is %s is refused with what to write', (_, image_uri, fix) => {
  const problems = problemsOf({ ...IMAGE, image_uri })
  expect(problems).toEqual([expect.stringContaining(fix)])
  expect(problems[0]).toMatch(/^image_uri: /)
})

test.each(['api_key', 'tenant_id', 'bearer_token', 'agent_api_key', 'github_token'])(
  '%s in quotes or as a reference is refused, and never shown',
  (input) => {
    for (const value of [
      '"key-4711"',
      "'key-4711'",
      '$KEY_4711',
      '${KEY_4711}',
      '${{ secrets.KEY_4711 }}'
    ]) {
      const problems = problemsOf({ ...GOOD, [input]: value })
      expect(problems).toEqual([expect.stringMatching(`^${input}: `)])
      expect(problems[0]).not.toContain('4711')
    }
  }
)

test.each<[string, RegExp]>([
  ['{"cpu": 1', /the closing } is missing on line 1/],
  ['{"labels": {"a": "b"}', /the closing } is missing/],
  ['cpu: [1', /the closing ] is missing/],
  ['cpu: "1', /the closing " is missing/],
  ['{"cpu": 1}}', /} closes nothing on line 1/],
  ['{"cpu": 1, // two\n"memory_mb": 2}', /comment.* on line 1/],
  ['// cores\n{"cpu": 1}', /comment.* on line 1/],
  ['{\n"cpu": 1 /* cores */\n}', /comment.* on line 2/]
])('a document says what is wrong with it: %j', (resource_spec, problem) => {
  expect(problemsOf({ ...IMAGE, resource_spec })).toEqual([expect.stringMatching(problem)])
})

test.each<[string, Record<string, string>, RunContext?]>([
  ['build_on_push', { repo_ref: 'refs/tags/v1', build_on_push: 'true' }],
  ['rollback', { rollback: 'true', new_revision: 'never' }],
  ['rollback', { rollback: 'true', wait: 'false' }],
  ['wait', { wait: 'false', smoke_assistant: 'agent' }],
  ['smoke_input', { smoke_expect: 'x' }],
  [
    'repo_ref',
    { repo_ref: COMMIT_B.slice(0, 8) },
    { ...pullRequest({ head_sha: COMMIT_B }), sha: COMMIT_A }
  ],
  ['repo_ref', { repo_ref: 'v1' }, contextOf({ ref: 'refs/tags/v1' })],
  ['repo_ref', { repo_ref: 'tags/v1' }],
  [
    'command',
    { command: 'matrix', name: '', preview: '', api_key: '', base_url: '' },
    pullRequest()
  ],
  [
    'api_key',
    { api_key: '' },
    { ...pullRequest({ is_fork: true }), event_name: 'pull_request_target' }
  ],
  [
    'repo_ref',
    { repo_ref: '' },
    { ...pullRequest({ is_fork: true }), event_name: 'pull_request_target' }
  ],
  [
    'custom_url',
    {
      graph_config_path: '',
      repo_ref: '',
      image_uri: DIGEST,
      custom_url: 'http://a.example',
      smoke_assistant: 'a'
    }
  ]
])(
  '%s is refused together with another input or the run: %j',
  (input, inputs, context = contextOf()) => {
    expect(namedBy({ ...GOOD, preview: 'false', repo_ref: 'main', ...inputs }, context)).toEqual([
      input
    ])
  }
)

test('what to do without a credential depends on where the run takes place', () => {
  const fixOf = (over: Partial<RunContext>) =>
    problemsOf({ ...GOOD, api_key: '' }, contextOf(over)).join()
  expect(fixOf({})).toContain('secrets.NAME')
  expect(fixOf({ is_on_github: false })).toMatch(/--api-key-file FILE \(- for standard input\)\.$/)
  expect(fixOf({ is_on_github: false, host: 'gitlab' })).toMatch(
    /--api-key-file .* On GitLab: Settings → CI\/CD → Var/
  )
})

describe('an invisible character, which copying can add, is refused without quoting a key', () => {
  test.each<[string, string, Record<string, string>?]>([
    ['image_uri', `${DIGEST}\u200b`, IMAGE],
    ['base_url', 'https://api.example\u2060/x'],
    ['api_key', 'key\u200b-0815'],
    ['tenant_id', `${UUID}\u200e`],
    ['name', 'sup\u00adport'],
    ['name', 'sup\u00a0port'],
    ['repo_ref', 'main\u200d'],
    ['repo_ref', 'ma\u202ein'],
    ['deployment_id', `\u200b${UUID}`],
    ['wait', 'true\u200b'],
    ['source', 'git\u200b_host'],
    ['api_dialect', 'lang\u200bsmith'],
    ['secrets', 'OPENAI\u200b_KEY=x']
  ])('%s: %j', (input, value, inputs = GOOD) => {
    const problems = problemsOf({ ...inputs, [input]: value })
    expect(problems).toEqual([expect.stringMatching(`^${input}: .*U\\+`)])
    expect(problems[0]).not.toMatch(/[\u200b\u2060]|0815/)
  })
})

// Such a pattern would match no file, and skip each deploy.
test.each(
  [
    [
      '/etc/**',
      '../other/**',
      'src\\**',
      '!docs/**',
      '- src/**',
      '"src/**"',
      "!'docs/**'\nsrc/**",
      '# nothing'
    ],
    [
      'src/**, lib/**',
      'src, lib',
      '["docs/**"]',
      '["docs/**", "lib/**"]',
      "[ 'docs/[ab]/**' ]",
      '[docs/**]'
    ],
    [
      '[docs/**, lib/[ab]]',
      '![docs/**,lib]\n**',
      '["a.md"]',
      'docs/** lib/**',
      'docs/** README.md',
      '* docs/**'
    ],
    [
      'src/*.py  lib/agent.py',
      'src/agent !src/docs',
      'docs/**; lib/**',
      'docs/**|lib/**',
      '(docs|lib)/**'
    ],
    [
      'docs/**,',
      'docs/**,README.md',
      'src/agent.py;',
      'docs/** # documentation',
      'docs/** #documentation'
    ],
    [
      'src/agent.py # the agent',
      '\u201cdocs/**\u201d',
      '\u2018docs/**\u2019',
      '`docs/**`',
      'paths: docs/**'
    ],
    ['paths-ignore: docs/**', '~/docs/**', '**\n! docs/**', `${'a/'.repeat(6000)}b`]
  ].flat()
)('a pattern that cannot work as intended is refused (%#)', (paths) => {
  const problems = problemsOf({ ...GOOD, paths })
  expect(problems).toEqual([expect.stringMatching(/^paths: /)])
  expect(problems[0]?.length).toBeLessThan(300)
})

describe('a rollback by hand', () => {
  const { graph_config_path: _, ...connection } = GOOD
  const back = { ...connection, command: 'rollback' }
  test.each<Record<string, string>>([
    { graph_config_path: 'agent.json' },
    { image_uri: 'registry.example/support:1' },
    { repo_ref: 'main' },
    { source: 'git_host' },
    { secrets: 'KEY=value-of-key' },
    { paths: 'src/**' },
    { resource_spec: 'cpu: 1' },
    { new_revision: 'never' },
    { rollback: 'true' }
  ])('refuses what says how or what to deploy: %j', (inputs) => {
    expect(namedBy({ ...back, ...inputs })).toEqual(Object.keys(inputs))
  })

  test('is refused without a repository to compare, and once the pull request is closed', () => {
    expect(namedBy(back, contextOf({ repository: undefined }))).toEqual(['repo_url'])
    expect(namedBy({ ...back, preview: 'true' }, pullRequest({}, 'closed'))).toEqual(['command'])
    expect(namedBy(back, pullRequest())).toEqual(['preview'])
  })
})

test('a revision has no effect with other commands', () => {
  for (const command of ['deploy', 'plan', 'delete', 'sweep'])
    expect(namedBy({ ...GOOD, command, revision: 'rev-1' })).toEqual(['revision'])
})

test('all problems of all inputs are reported at once, and the inputs are counted', () => {
  const inputs = {
    base_url: 'http://user:hunter22@api.example/?a=b',
    name: 'support',
    timeout: 'soon',
    wait: 'maybe',
    new_revision: 'sometimes',
    deployment_type: 'huge',
    image_uri: 'a b',
    secrets: 'NO_VALUE\n=x\nA=1\nA=2',
    resource_spec: 'cpu: one\nmemory: 5',
    paths: '/a\nb/\n{c}'
  }
  const named = new Set(namedBy(inputs))
  const fields = ['resource_spec.cpu', 'resource_spec.memory']
  const names = [
    'api_key',
    ...Object.keys(inputs).filter((name) => name !== 'name' && name !== 'resource_spec')
  ]
  expect(named).toEqual(new Set([...names, ...fields]))
  expect(problemsOf(inputs).join()).not.toContain('hunter22')
  expect(problemsOf(inputs).filter((problem) => problem.startsWith('secrets:'))).toHaveLength(3)
  expect(() => read(inputs)).toThrow(expect.objectContaining({ code: 'input_invalid', inputs: 10 }))
})

test('the name of a secret counts only where secrets are sent', () => {
  expect(read({ ...GOOD, command: 'delete', secrets: '1A=x' })).toMatchObject({ notes: [] })
})

test('a document that unfolds to more than any spec, or is too deep, is refused at once', () => {
  const levels = Array.from(
    { length: 12 },
    (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join(', ')}]`
  )
  for (const resource_spec of [`l0: &l0 [x]\n${levels.join('\n')}`, '['.repeat(100_000)])
    expect(namedBy({ ...IMAGE, resource_spec })).toEqual(['resource_spec'])
})

test.each(['api_key', 'github_token', 'agent_api_key', 'bearer_token'])(
  'an agent that would get the %s of this run as a secret is reported',
  (input) => {
    const request = read({ ...GOOD, [input]: 'credential-1', secrets: 'KEY= credential-1 ' })
    expect(request).toMatchObject({ warnings: [expect.stringContaining(`the value of ${input}`)] })
    expect(
      namedBy({ ...GOOD, [input]: 'credential-1', secrets: '{"KEY": "credential-1"}' })
    ).toEqual(['secrets'])
  }
)

test('a warning about the checkout concerns only code that comes from it', () => {
  const warningsOf = (inputs: Record<string, string>) => {
    const request = read(
      { ...GOOD, ...inputs },
      contextOf({ code_warnings: ['The commit is not pushed.'] })
    )
    return 'warnings' in request ? request.warnings : undefined
  }
  expect(warningsOf({})).toEqual(['The commit is not pushed.'])
  expect(warningsOf({ repo_ref: 'main' })).toEqual([])
  expect(warningsOf({ repo_ref: 'v1.2.3' })).toEqual([expect.stringContaining('refs/tags/v1.2.3')])
  expect(warningsOf({ repo_url: 'https://github.com/acme/other' })).toEqual([])
  expect(readDeploy(GOOD).origin).not.toHaveProperty('unpushed_commits')
})
