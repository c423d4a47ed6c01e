/** `init` as a process: what it writes, what it refuses, and what it says is left to do. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { writeFiles } from '../../../src/cli/init/init-command.js'
import { buildProgram, runProgram } from './program.js'
import { createRepository, GRAPHS } from './repositories.js'

buildProgram()

const ONE = { 'agent.json': GRAPHS }
const LANGGRAPH = { 'langgraph.json': GRAPHS }
const TWO = { 'agents/support/agent.json': GRAPHS, 'agents/billing/agent.json': GRAPHS }
const WORKFLOWS = ['deploy', 'preview', 'sweep'].map(
  (name) => `.github/workflows/agent-${name}.yml`
)
const textOf = ({ root }: { root: string }, path = '') => readFileSync(join(root, path), 'utf8')
const init = (root: string, ...args: string[]) => runProgram(['init', ...args], { cwd: root })

describe('what is written', () => {
  test('one graph file on GitHub: deploy, preview and sweep; standard output lists them', async () => {
    using repository = createRepository(ONE)
    const { status, stdout, stderr } = await init(repository.root, '--secret', 'OPENAI_API_KEY')
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toEqual(WORKFLOWS)
    expect(repository.written()).toEqual(WORKFLOWS)
    expect(stderr).toContain('https://github.com/octo-org/support-agent/settings/variables/actions')
    for (const name of ['CONTROL_PLANE_URL', 'CONTROL_PLANE_API_KEY', 'OPENAI_API_KEY'])
      expect(stderr).toContain(name)
    expect(stderr).toContain(
      'Chosen: --ci github-actions --api-dialect neutral --graph-config-path agent.json --name support-agent --repo-ref main'
    )
  })

  test('from a folder of the repository, the files are at its root', async () => {
    using repository = createRepository({ 'sub/agent.json': GRAPHS })
    await init(join(repository.root, 'sub'))
    expect(repository.written()).toEqual(WORKFLOWS)
    expect(readFileSync(join(repository.root, WORKFLOWS[0] ?? ''), 'utf8')).toContain(
      'graph_config_path: sub/agent.json'
    )
  })

  test.each([
    ['a graph file on GitHub', { 'bots/helper.json': GRAPHS }, 'github-actions'],
    ['an image on GitHub', { 'docker/Dockerfile': '' }, 'github-actions'],
    ['a graph file on GitLab', { 'bots/helper.json': GRAPHS }, 'gitlab'],
    ['an image on GitLab', { 'docker/Dockerfile': '' }, 'gitlab']
  ])('%s: the values of the user, and none of the example', async (_, files, ci) => {
    using repository = createRepository({ ...files })
    const values = [
      '--name',
      'helper',
      '--repo-ref',
      'trunk',
      '--secret',
      'KEY_A',
      '--secret',
      'KEY_B'
    ]
    const args = ['--ci', ci, ...values, '--cluster-namespace', 'pods', '--dry-run']
    const { status, stdout } = await init(repository.root, ...args)
    expect(status).toBe(0)
    const [path = ''] = Object.keys(files)
    for (const value of ['helper', 'trunk', 'KEY_A', 'KEY_B', path]) expect(stdout).toContain(value)
    if (path.endsWith('Dockerfile')) expect(stdout).toContain('pods')
    expect(stdout).not.toMatch(
      /acme|support-agent-|name:? support-agent|OPENAI|agent\.json|push to main|\[main\]|agents$/m
    )
  })

  test('a value that contains one of the example is not replaced again', async () => {
    using repository = createRepository({ 'support-agent/agent.json': GRAPHS })
    const { stdout } = await init(repository.root, '--name', 'my-support-agent-2', '--dry-run')
    expect(stdout).toContain('name: my-support-agent-2 ')
    expect(stdout).toContain('graph_config_path: support-agent/agent.json\n')
  })

  test.each(['on', 'y', '2024', '0x1f'])(
    'the branch %s stays a text, as YAML 1.1 and 1.2 read it',
    async (branch) => {
      using repository = createRepository(ONE)
      const { stdout } = await init(repository.root, '--repo-ref', branch, '--dry-run')
      const [workflow = ''] = stdout.split('# .github/workflows/agent-preview.yml')
      for (const version of ['1.1', '1.2'] as const) {
        const { on, [true as unknown as string]: on11 = on } = parse(workflow, { version })
        expect((on ?? on11).push.branches).toEqual([branch])
      }
    }
  )

  test('on a topic branch, pushes to main deploy', async () => {
    using repository = createRepository(ONE)
    repository.git(
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x.example',
      'commit',
      '--allow-empty',
      '-m',
      'First'
    )
    repository.git('checkout', '-b', 'add-agent')
    await init(repository.root)
    const workflow = parse(readFileSync(join(repository.root, WORKFLOWS[0] ?? ''), 'utf8'))
    expect(workflow.on.push.branches).toEqual(['main'])
  })

  test('of the default branch of the remote, unless git no longer has it; GitLab knows its own', async () => {
    using repository = createRepository(ONE)
    repository.git(
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x.example',
      'commit',
      '--allow-empty',
      '-m',
      'First'
    )
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk')
    const branches = async () => {
      const { stdout } = await init(repository.root, '--dry-run')
      return parse(stdout.split('# .github/workflows/agent-preview.yml')[0] ?? '').on.push.branches
    }
    expect(await branches()).toEqual(['main'])
    repository.git('update-ref', 'refs/remotes/origin/trunk', 'HEAD')
    expect(await branches()).toEqual(['trunk'])
    const { stdout } = await init(repository.root, '--ci', 'gitlab', '--dry-run')
    expect(stdout).toContain('$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH')
  })

  test('a configuration of GitLab that exists stays; the new one is to be included', async () => {
    using repository = createRepository(
      { ...ONE, '.gitlab-ci.yml': 'test: { script: [make] }\n' },
      ''
    )
    const { stderr } = await init(repository.root)
    expect(repository.written()).toEqual(['.gitlab/agent-deployments.yml'])
    expect(stderr).toContain('local: .gitlab/agent-deployments.yml')
    const jobs = parse(readFileSync(join(repository.root, '.gitlab/agent-deployments.yml'), 'utf8'))
    expect(Object.keys(jobs)).toEqual([
      'deploy-agent',
      'preview-agent',
      'stop-preview-agent',
      'sweep-agent'
    ])
    expect(jobs['preview-agent'].environment.on_stop).toBe('stop-preview-agent')
  })

  test.each([
    ['a file langgraph.json on GitHub', 'git@github.com:octo-org/support-agent.git', [], true],
    [
      'the same with another dialect',
      'git@github.com:octo-org/support-agent.git',
      ['--api-dialect', 'neutral'],
      false
    ],
    ['a file langgraph.json on GitLab', 'git@gitlab.com:acme/agents/support.git', [], false],
    [
      'the same with its dialect',
      'git@gitlab.com:acme/agents/support.git',
      ['--api-dialect', 'langsmith'],
      true
    ]
  ])('LangSmith is asked by each job, and named: %s', async (_, remote, args, isLangSmith) => {
    using repository = createRepository({ 'langgraph.json': GRAPHS }, remote)
    const { stderr } = await init(repository.root, ...args)
    const told = ['The files are for LangSmith.', 'LangSmith, Settings → API Keys'].map((text) =>
      stderr.includes(text)
    )
    expect(told).toEqual([isLangSmith, isLangSmith])
    const text = repository
      .written()
      .map((path) => readFileSync(join(repository.root, path), 'utf8'))
      .join('')
    const ofDialect = remote.includes('lab') ? 4 : 3
    expect(text.match(/api[_-]dialect:? langsmith/g)?.length ?? 0).toBe(isLangSmith ? ofDialect : 0)
  })

  test('--dry-run writes nothing, and prints the files', async () => {
    using repository = createRepository(ONE)
    const { status, stdout } = await init(repository.root, '--dry-run', '--name', 'helper')
    expect(status).toBe(0)
    expect(stdout).toContain('name: helper\n')
    expect(repository.written()).toEqual([])
  })
})

describe('what is refused, with nothing written', () => {
  test('a file that exists, or one where a folder is needed', async () => {
    using blocked = createRepository({ ...ONE, '.github': 'a file' })
    expect((await init(blocked.root)).status).toBe(2)
    expect(readFileSync(join(blocked.root, '.github'), 'utf8')).toBe('a file')

    using repository = createRepository({ ...ONE, [WORKFLOWS[1] ?? '']: 'theirs' })
    const { status, stderr } = await init(repository.root)
    expect(status).toBe(2)
    expect(stderr).toContain(`${WORKFLOWS[1]}: it exists.`)
    expect(stderr).not.toContain('EEXIST')
    expect(repository.written()).toEqual([])
    expect(readFileSync(join(repository.root, WORKFLOWS[1] ?? ''), 'utf8')).toBe('theirs')
  })

  test.each(['.github', '.github/workflows', WORKFLOWS[0] ?? ''])(
    'a symbolic link at %s',
    async (path) => {
      using repository = createRepository(ONE)
      const outside = mkdtempSync(join(tmpdir(), 'outside-'))
      mkdirSync(join(repository.root, path, '..'), { recursive: true })
      symlinkSync(join(outside, 'target'), join(repository.root, path))
      mkdirSync(join(outside, 'target'))
      const { status, stderr } = await init(repository.root)
      expect({ status, stderr }).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Nothing was written')
      })
      expect(repository.written()).toEqual([path])
      rmSync(outside, { recursive: true })
    }
  )

  test.each<[string, Record<string, string>, string[], string]>([
    ['no graphs and no image', { 'package.json': '{}' }, [], '{ "graphs": {'],
    ['an unknown source', ONE, ['--source', 'image'], 'external_container'],
    ['an image without a Dockerfile', ONE, ['--source', 'external_container'], 'no Dockerfile'],
    ['a name that would be YAML', ONE, ['--name', 'a: b'], '--name'],
    ['a secret with its value, which is not shown', ONE, ['--secret', 'A=sk-123'], '--secret'],
    ['a secret that GitHub refuses', ONE, ['--secret', 'GITHUB_KEY'], 'GITHUB_'],
    ['a branch with a line break', ONE, ['--repo-ref', 'main\n  evil: true'], '--repo-ref'],
    ['a value after --dry-run', ONE, ['--dry-run', 'maybe'], '--dry-run'],
    ['a name for several files with graphs', TWO, ['--name', 'support'], '--graph-config-path'],
    ['a manifest', { ...ONE, 'deployments.yaml': 'version: 1' }, [], 'examples/manifest.yml'],
    ['a name that is too long', ONE, ['--name', 'a'.repeat(64)], 'has 64 characters'],
    [
      'a graph configuration file that does not exist, with the one that was meant',
      LANGGRAPH,
      ['--graph-config-path', 'langgrpah.json'],
      'Did you mean langgraph.json?'
    ],
    [
      'a graph configuration file that is no JSON',
      { 'langgraph.json': '{ "graphs": {', Dockerfile: '' },
      [],
      'langgraph.json cannot be used. It is not valid JSON'
    ],
    [
      'the same beside a value, which is not shown',
      { 'langgraph.json': '{\n "env": { "KEY": "sk-123" nope }\n}' },
      [],
      'in line 2'
    ],
    [
      'a graph configuration file without graphs',
      { 'langgraph.json': '{ "graph": {} }' },
      [],
      'langgraph.json cannot be used. It has no map "graphs"'
    ],
    [
      'several Dockerfiles, none of them at the root',
      { 'a/Dockerfile': '', 'b/Dockerfile': '' },
      [],
      'Choose one with --dockerfile PATH.'
    ],
    ['a Dockerfile that does not exist', ONE, ['--dockerfile', 'x/Dockerfile'], '--dockerfile']
  ])('%s', async (_, files, args, told) => {
    using repository = createRepository(files)
    const { status, stdout, stderr } = await init(repository.root, ...args)
    expect({ status, stdout, stderr }).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(told)
    })
    expect(stderr).not.toContain('sk-123')
    expect(repository.written()).toEqual([])
  })
})

describe('several files with graphs', () => {
  const SEVERAL = {
    'agents/support/langgraph.json': JSON.stringify({ ...JSON.parse(GRAPHS), env: { KEY_A: '' } }),
    'agents/billing/langgraph.json': GRAPHS,
    'on.json': GRAPHS
  }

  test('a manifest has all of them, and the workflows deploy and sweep it', async () => {
    using repository = createRepository(SEVERAL)
    const { status, stdout, stderr } = await init(repository.root)
    expect(status).toBe(0)
    const files = [WORKFLOWS[0], WORKFLOWS[2], 'deployments.yaml']
    expect(stdout.trim().split('\n')).toEqual(files)
    const { deployments } = parse(textOf(repository, 'deployments.yaml'))
    expect(deployments).toEqual({
      billing: { graph_config_path: 'agents/billing/langgraph.json' },
      support: { graph_config_path: 'agents/support/langgraph.json', secrets: ['KEY_A'] },
      on: { graph_config_path: 'on.json' }
    })
    const text = files.map((path) => textOf(repository, path)).join('')
    expect(text).not.toMatch(/support-agent|REPORTS_IMAGE|OPENAI|router/)
    expect(text.match(/manifest: deployments\.yaml/g)).toHaveLength(2)
    expect(stderr).toContain('support: agents/support/langgraph.json')
  })

  test('on GitLab, the jobs deploy and sweep the manifest, and name each preview to stop', async () => {
    using repository = createRepository(SEVERAL, 'git@gitlab.com:acme/agents.git')
    const args = ['--api-dialect', 'langsmith', '--secret', 'KEY_A']
    expect(await init(repository.root, ...args)).toMatchObject({ status: 0 })
    const text = textOf(repository, '.gitlab-ci.yml')
    expect(text).not.toMatch(/support-agent|graph-config-path|deployment-type/)
    const jobs = parse(text)
    expect(jobs['stop-preview-agent'].script).toEqual(
      ['billing', 'support', 'on'].map((name) =>
        expect.stringMatching(`delete --preview --api-dialect langsmith --name ${name}$`)
      )
    )
    expect(jobs['deploy-agent'].environment).toEqual({ name: 'production' })
  })

  test('two of one name have their paths as names', async () => {
    using repository = createRepository({
      'a/agent.json': GRAPHS,
      'x/a/agent.json': GRAPHS,
      'agent.json': GRAPHS
    })
    await init(repository.root)
    const { deployments } = parse(textOf(repository, 'deployments.yaml'))
    expect(Object.keys(deployments)).toEqual(['a-agent', 'support-agent', 'x-a-agent'])
  })
})

test('beside a manifest or other files with graphs, the flag chooses one', async () => {
  using repository = createRepository({ ...TWO, 'deployments.yaml': 'version: 1' })
  const args = ['--graph-config-path', 'agents/support/agent.json']
  expect(await init(repository.root, ...args)).toMatchObject({ status: 0 })
  expect(repository.written()).toEqual(WORKFLOWS)
})

test('a graph configuration file without graphs that the flag names is written, and named', async () => {
  using repository = createRepository({ ...ONE, 'later.json': '{}' })
  const { status, stderr } = await init(repository.root, '--graph-config-path', './later.json')
  expect({ status, stderr }).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('later.json lists no graphs')
  })
  expect(stderr).toContain('{ "agent": "./agent.py:graph" } }')
  expect(textOf(repository, WORKFLOWS[0])).toContain('graph_config_path: later.json\n')
})

test('a name of 63 characters is accepted', async () => {
  using repository = createRepository(ONE)
  expect(await init(repository.root, '--name', 'a'.repeat(63))).toMatchObject({ status: 0 })
})

test.each(['utf8', 'utf16le'] as const)(
  'a graph configuration file with a mark in %s lists its graphs',
  async (encoding) => {
    using repository = createRepository({ 'agent.json': '' })
    const file = join(repository.root, 'agent.json')
    writeFileSync(file, Buffer.from(`\ufeff${GRAPHS}`, encoding))
    expect(await init(repository.root)).toMatchObject({ status: 0 })
  }
)

test('a broken file beside one with graphs is named, and ignored', async () => {
  using repository = createRepository({ ...ONE, 'old/langgraph.json': '{' })
  const { status, stderr } = await init(repository.root)
  expect(status).toBe(0)
  expect(stderr).toContain('Ignored: old/langgraph.json')
})

describe('Dockerfiles', () => {
  const DOCKERFILES = { Dockerfile: '', 'tools/Dockerfile': '', 'agent/Dockerfile.agent': '' }

  test('that of the root is used, and the others are named', async () => {
    using repository = createRepository(DOCKERFILES)
    const { status, stderr } = await init(repository.root)
    expect(status).toBe(0)
    expect(stderr).toContain('Dockerfile is used, and not tools/Dockerfile.')
    expect(textOf(repository, WORKFLOWS[0])).not.toContain('tools/Dockerfile')
  })

  test('the flag chooses one, also beside a file with graphs', async () => {
    using repository = createRepository({ ...ONE, ...DOCKERFILES })
    const args = ['--dockerfile', 'agent/Dockerfile.agent']
    expect(await init(repository.root, ...args)).toMatchObject({ status: 0 })
    expect(textOf(repository, WORKFLOWS[0])).toContain('file: agent/Dockerfile.agent\n')
  })
})

describe('secrets', () => {
  const withEnv = (env: unknown) => JSON.stringify({ ...JSON.parse(GRAPHS), env })
  const secretsIn = ({ root }: { root: string }) =>
    [...textOf({ root }, WORKFLOWS[0]).matchAll(/^ {12}(\w+)=/gm)].map(([, name]) => name)

  test('the names of the dotenv file are passed, its values appear nowhere', async () => {
    using repository = createRepository({
      'app/agent.json': withEnv('./.env'),
      'app/.env': '# Keys\nOPENAI_API_KEY=sk-4711\nexport TAVILY_API_KEY="tv-4711"\n',
      '.gitignore': '.env\n'
    })
    const { status, stdout, stderr } = await init(repository.root)
    expect(status).toBe(0)
    expect(secretsIn(repository)).toEqual(['OPENAI_API_KEY', 'TAVILY_API_KEY'])
    expect(stderr).toContain('app/.env')
    const all = repository.written().map((path) => textOf(repository, path))
    expect([stdout, stderr, ...all].join('')).not.toContain('4711')
  })

  test('the names of a map are passed, too', async () => {
    using repository = createRepository({ 'agent.json': withEnv({ MODEL: 'sk-4711' }) })
    await init(repository.root)
    expect(secretsIn(repository)).toEqual(['MODEL'])
  })

  test('--secret wins, and the other names are named', async () => {
    using repository = createRepository({ 'agent.json': withEnv('.env'), '.env': 'A=1\nB=2\n' })
    const { stderr } = await init(repository.root, '--secret', 'A')
    expect(secretsIn(repository)).toEqual(['A'])
    expect(stderr).toContain('.env also names B.')
  })

  test.each([
    ['does not exist', {}],
    ['has a line that is no variable', { '.env': 'A=1\nsk-4711\n' }],
    ['is a path out of the repository', {}, '../.env']
  ])('a dotenv file that %s is named', async (_, files, path = '.env') => {
    using repository = createRepository({ 'agent.json': withEnv(path), ...files })
    const { status, stderr } = await init(repository.root)
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('its variables are unknown')
    })
    expect(stderr).not.toContain('4711')
    expect(secretsIn(repository)).toEqual([])
  })

  test.each([
    ['LangSmith', { 'langgraph.json': GRAPHS }, [], ['OPENAI_API_KEY'], true],
    ['another control plane', ONE, [], ['LANGSMITH_API_KEY', 'OPENAI_API_KEY'], false],
    [
      'an image on LangSmith, which takes more names',
      { Dockerfile: '' },
      ['--api-dialect', 'langsmith'],
      ['LANGSMITH_API_KEY', 'OPENAI_API_KEY'],
      false
    ]
  ])('names that the service reserves are left out: %s', async (_, files, args, names, isSaid) => {
    using repository = createRepository({ ...files })
    const secrets = ['--secret', 'LANGSMITH_API_KEY', '--secret', 'OPENAI_API_KEY']
    const { status, stderr } = await init(repository.root, ...secrets, ...args)
    expect(status).toBe(0)
    expect(secretsIn(repository)).toEqual(names)
    expect(stderr.includes('so they are left out: LANGSMITH_API_KEY.')).toBe(isSaid)
  })
})

describe('a repository with hostile names', () => {
  const HOSTILE = [
    'a"b',
    "it's",
    'x: y',
    '${{ secrets.KEY }}',
    'line\nbreak',
    '- item',
    '$(id)',
    'sp ace',
    '# no'
  ]

  test('files with such names are ignored', async () => {
    const files = Object.fromEntries(HOSTILE.map((name) => [`${name}.json`, GRAPHS]))
    using repository = createRepository({ ...files, ...ONE })
    expect(await init(repository.root)).toMatchObject({ status: 0 })
    const text = WORKFLOWS.map((path) => readFileSync(join(repository.root, path), 'utf8')).join(
      '\n'
    )
    for (const name of HOSTILE) expect(text).not.toContain(`${name}.json`)
    expect(text).toContain('graph_config_path: agent.json\n')
  })

  test.each(['main"quoted', 'main${{github.token}}', 'main$(id)'])(
    'the default branch %s is refused',
    async (branch) => {
      using repository = createRepository(ONE)
      repository.git('checkout', '-b', branch)
      const { status, stderr } = await init(repository.root)
      expect({ status, stderr }).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('--repo-ref')
      })
      expect(repository.written()).toEqual([])
    }
  )

  test('an image cannot be named after a hostile remote', async () => {
    using repository = createRepository(
      { Dockerfile: '' },
      'git@github.com:octo/x${{github.token}}.git'
    )
    expect(await init(repository.root)).toMatchObject({ status: 2 })
  })
})

test('a write that fails takes back the files before it', () => {
  using repository = createRepository(ONE)
  const twice = ['first', 'second'].map((text) => ({ path: 'new/file.yml', text }))
  expect(() => writeFiles(repository.root, twice)).toThrow('Nothing was written')
  expect(repository.written()).toEqual([])
})
