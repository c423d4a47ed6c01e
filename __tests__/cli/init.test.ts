/** `init` as a process: what it writes, what it refuses, and what it says is left to do. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { writeFiles } from '../../src/cli/init/write-files.js'
import { buildProgram, runProgram } from './program.js'
import { createRepository, GRAPHS } from './repositories.js'

buildProgram()

const ONE = { 'agent.json': GRAPHS }
const TWO = { 'agents/support/agent.json': GRAPHS, 'agents/billing/agent.json': GRAPHS }
const WORKFLOWS = ['deploy', 'preview', 'sweep'].map((name) => `.github/workflows/agent-${name}.yml`)
const init = (root: string, ...args: string[]) => runProgram(['init', ...args], { cwd: root })

describe('what is written', () => {
  test('one graph file on GitHub: deploy, preview and sweep; standard output lists them', async () => {
    using repository = createRepository(ONE)
    const { status, stdout, stderr } = await init(repository.root, '--secret', 'OPENAI_API_KEY')
    expect(status).toBe(0)
    expect(stdout.trim().split('\n')).toEqual(WORKFLOWS)
    expect(repository.written()).toEqual(WORKFLOWS)
    expect(stderr).toContain('https://github.com/octo-org/support-agent/settings/variables/actions')
    for (const name of ['CONTROL_PLANE_URL', 'CONTROL_PLANE_API_KEY', 'OPENAI_API_KEY']) expect(stderr).toContain(name)
  })

  test('from a folder of the repository, the files are at its root', async () => {
    using repository = createRepository({ 'sub/agent.json': GRAPHS })
    await init(join(repository.root, 'sub'))
    expect(repository.written()).toEqual(WORKFLOWS)
    expect(readFileSync(join(repository.root, WORKFLOWS[0] ?? ''), 'utf8')).toContain(
      'graph_config_path: sub/agent.json'
    )
  })

  test('the graph file is found among a great many files', async () => {
    using repository = createRepository(ONE)
    const hash = ['-C', repository.root, 'hash-object', '-w', 'agent.json']
    const blob = execFileSync('git', hash, { encoding: 'utf8' }).trim()
    const names = Array.from({ length: 40_000 }, (_, i) => `${'d'.repeat(120)}/${i}.json`)
    const lines = names.map((name) => `100644 ${blob}\t${name}\n`).join('')
    execFileSync('git', ['-C', repository.root, 'update-index', '--index-info'], { input: lines })
    expect(await init(repository.root)).toMatchObject({ status: 0 })
    expect(repository.written()).toEqual(expect.arrayContaining(WORKFLOWS))
  })

  test('several graph files: a manifest, and one workflow for pushes and pull requests', async () => {
    using repository = createRepository(TWO)
    await init(repository.root, '--secret', 'OPENAI_API_KEY')
    expect(repository.written()).toEqual([WORKFLOWS[0], WORKFLOWS[2], 'deployments.yaml'])
    const manifest = parse(readFileSync(join(repository.root, 'deployments.yaml'), 'utf8'))
    expect(manifest).toMatchObject({
      defaults: { secrets: ['OPENAI_API_KEY'] },
      deployments: {
        billing: { graph_config_path: 'agents/billing/agent.json', paths: ['agents/billing/**'] },
        support: { graph_config_path: 'agents/support/agent.json', paths: ['agents/support/**'] }
      }
    })
  })

  test('several graph files on GitLab: jobs with git, and the history that `paths` is compared with', async () => {
    using repository = createRepository(TWO, 'git@gitlab.example:acme/agents/support.git')
    await init(repository.root, '--ci', 'gitlab')
    const jobs = parse(readFileSync(join(repository.root, '.gitlab-ci.yml'), 'utf8'))
    for (const name of ['deploy', 'preview']) {
      expect(jobs[name]).toMatchObject({ image: 'node:24', variables: { GIT_DEPTH: 0 } })
    }
    expect(jobs['stop preview'].variables).toEqual({ GIT_STRATEGY: 'none' })
  })

  test('names that the examples have, too, stay the names of the user', async () => {
    const folders = ['support-agent', 'my-support-agent']
    const files = Object.fromEntries(folders.map((name) => [`${name}/agent.json`, GRAPHS]))
    using several = createRepository(files, 'git@gitlab.example:acme/agents.git')
    await init(several.root, '--ci', 'gitlab', '--repo-ref', 'support-agent')
    const jobs = parse(readFileSync(join(several.root, '.gitlab-ci.yml'), 'utf8'))
    expect(jobs['stop preview'].script.map((line: string) => line.split(' --name ')[1]).sort()).toEqual(folders.sort())
    expect(jobs.deploy.rules[0].if).toContain('$CI_COMMIT_BRANCH == "support-agent"')
    using image = createRepository({ Dockerfile: '' })
    const { stderr } = await init(image.root, '--name', 'helper', '--cluster-namespace', 'main', '--repo-ref', 'trunk')
    expect(stderr).toContain(
      'Let the cluster pull images from ghcr.io/octo-org/support-agent: a new package is private.'
    )
    const workflow = readFileSync(join(image.root, WORKFLOWS[0] ?? ''), 'utf8')
    expect(workflow).toContain('cluster_namespace: main\n')
  })

  test('on a topic branch, pushes to main deploy', async () => {
    using repository = createRepository(ONE)
    repository.git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '--allow-empty', '-m', 'First')
    repository.git('checkout', '-b', 'add-agent')
    await init(repository.root)
    const workflow = parse(readFileSync(join(repository.root, WORKFLOWS[0] ?? ''), 'utf8'))
    expect(workflow.on.push.branches).toEqual(['main'])
  })

  test('a manifest that exists is used, and stays', async () => {
    using repository = createRepository({ ...TWO, 'deployments.yaml': 'version: 1\n' })
    await init(repository.root)
    expect(repository.written()).toEqual([WORKFLOWS[0], WORKFLOWS[2]])
    expect(readFileSync(join(repository.root, 'deployments.yaml'), 'utf8')).toBe('version: 1\n')
  })

  test('a configuration of GitLab that exists stays; the new one is to be included', async () => {
    using repository = createRepository({ ...ONE, '.gitlab-ci.yml': 'test: { script: [make] }\n' }, '')
    const { stderr } = await init(repository.root)
    expect(repository.written()).toEqual(['.gitlab/agent-deployments.yml'])
    expect(stderr).toContain('local: .gitlab/agent-deployments.yml')
    const jobs = parse(readFileSync(join(repository.root, '.gitlab/agent-deployments.yml'), 'utf8'))
    expect(Object.keys(jobs)).toEqual(['deploy-agent', 'preview-agent', 'stop-preview-agent', 'sweep-agent'])
    expect(jobs['preview-agent'].environment.on_stop).toBe('stop-preview-agent')
  })

  test('the secrets and variables that the manifest names are passed, and its environments are listed', async () => {
    const manifest = `version: 1
environments: { staging: {}, live: {} }
defaults: { secrets: [OPENAI_API_KEY, GITHUB_X, no name, nor this] }
deployments:
  one: { image_uri: '\${variables.IMAGE}', secrets: { KEY: '\${secrets.OTHER_KEY}', PRICE: '$\${secrets.NONE}' } }
`
    using repository = createRepository({ 'deployments.yaml': manifest })
    const { stderr } = await init(repository.root)
    const { jobs } = parse(readFileSync(join(repository.root, WORKFLOWS[0] ?? ''), 'utf8'))
    const { secrets, variables, environment } = jobs.deploy.steps.at(-1).with
    expect(secrets).toBe('OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}\nOTHER_KEY=${{ secrets.OTHER_KEY }}\n')
    expect({ variables, environment }).toEqual({ variables: 'IMAGE=${{ vars.IMAGE }}\n' })
    expect(stderr).toContain('environments: staging, live.')
    expect(stderr).toContain('such as GITHUB_X')
    expect(stderr.match(/is not a name/g)).toHaveLength(1)
    expect(stderr).toMatch(/OTHER_KEY +a secret/)
  })

  test('a file langgraph.json on GitHub is deployed to LangSmith, unless a flag says otherwise', async () => {
    using repository = createRepository({ 'langgraph.json': GRAPHS })
    const neutral = await init(repository.root, '--dry-run', '--api-dialect', 'neutral')
    expect(neutral.stdout).not.toContain('api_dialect')
    const { stderr } = await init(repository.root)
    for (const path of WORKFLOWS) {
      expect(readFileSync(join(repository.root, path), 'utf8')).toContain('api_dialect: langsmith')
    }
    expect(stderr).toContain('https://smith.langchain.com')
    expect(stderr).toMatch(/LANGSMITH_CONTROL_PLANE +not needed for the US region/)
    expect(stderr).not.toContain('CONTROL_PLANE_URL')
  })

  test('on GitLab, LangSmith is asked only with the flag, and its own variables hold the credentials', async () => {
    using repository = createRepository({ 'langgraph.json': GRAPHS }, 'git@gitlab.com:acme/agents/support.git')
    expect((await init(repository.root, '--dry-run')).stdout).not.toContain('langsmith')
    const { stderr } = await init(repository.root, '--api-dialect', 'langsmith')
    const jobs = parse(readFileSync(join(repository.root, '.gitlab-ci.yml'), 'utf8'))
    for (const name of ['deploy', 'preview', 'stop preview', 'sweep']) {
      expect(jobs[name].script[0]).toContain(' --api-dialect langsmith ')
    }
    expect(stderr).toContain('LANGSMITH_TENANT_ID')
    expect(stderr).not.toContain('DEPLOY_AGENT_SERVER_API_KEY')
    expect(stderr).toContain('builds only from GitHub')
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
  test('a file that exists', async () => {
    using repository = createRepository({ ...ONE, [WORKFLOWS[1] ?? '']: 'theirs' })
    const { status, stderr } = await init(repository.root)
    expect(status).toBe(2)
    expect(stderr).toContain(`${WORKFLOWS[1]} exists.`)
    expect(repository.written()).toEqual([])
    expect(readFileSync(join(repository.root, WORKFLOWS[1] ?? ''), 'utf8')).toBe('theirs')
  })

  test.each(['.github', '.github/workflows', WORKFLOWS[0] ?? ''])('a symbolic link at %s', async (path) => {
    using repository = createRepository(ONE)
    const outside = mkdtempSync(join(tmpdir(), 'outside-'))
    mkdirSync(join(repository.root, path, '..'), { recursive: true })
    symlinkSync(join(outside, 'target'), join(repository.root, path))
    mkdirSync(join(outside, 'target'))
    const { status, stderr } = await init(repository.root)
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('is a symbolic link') })
    expect(repository.written()).toEqual([path])
    rmSync(outside, { recursive: true })
  })

  test('a file where a folder is needed', async () => {
    using repository = createRepository({ ...ONE, '.github': 'a file' })
    const { stderr } = await init(repository.root)
    expect(stderr).toContain('.github is not a folder.')
    expect(readFileSync(join(repository.root, '.github'), 'utf8')).toBe('a file')
  })

  test.each<[string, Record<string, string>, string[], string]>([
    ['no graphs and no image', { 'package.json': '{}' }, [], 'no JSON file with a map "graphs"'],
    ['an unknown CI system', ONE, ['--ci', 'jenkins'], 'docs/other-ci.md'],
    ['an unknown source', ONE, ['--source', 'image'], 'external_container'],
    ['an image without a Dockerfile', ONE, ['--source', 'external_container'], 'no Dockerfile'],
    ['a name that would be YAML', ONE, ['--name', 'a: b'], '--name'],
    ['a name that would be an expression', ONE, ['--name', '${{ secrets.X }}'], '--name'],
    ['a secret that is no variable', ONE, ['--secret', 'A\nB'], '--secret'],
    ['a secret with its value, which is not shown', ONE, ['--secret', 'A=sk-123'], '--secret: one is not a name'],
    ['a secret that GitHub refuses', ONE, ['--secret', 'GITHUB_KEY'], 'GITHUB_'],
    ['an unknown dialect', ONE, ['--api-dialect', 'lang'], 'Did you mean "langsmith"?'],
    [
      'a secret that LangSmith sets',
      ONE,
      ['--api-dialect', 'langsmith', '--secret', 'PORT'],
      'LangSmith reserves PORT'
    ],
    [
      'a name that LangSmith refuses',
      ONE,
      ['--api-dialect', 'langsmith', '--name', 'My_Agent'],
      'Use lower-case letters, digits and -.'
    ],
    ['a branch with a line break', ONE, ['--repo-ref', 'main\n  evil: true'], '--repo-ref'],
    ['a value for --dry-run', ONE, ['--dry-run=maybe'], '--dry-run'],
    ['a value after --dry-run', ONE, ['--dry-run', 'maybe'], 'no flag in front'],
    ['one name for several', TWO, ['--name', 'support'], '--graph-config-path']
  ])('%s', async (_, files, args, told) => {
    using repository = createRepository(files)
    const { status, stdout, stderr } = await init(repository.root, ...args)
    expect({ status, stdout, stderr }).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(told) })
    expect(repository.written()).toEqual([])
  })

  test('no git checkout', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plain-'))
    writeFileSync(join(folder, 'agent.json'), GRAPHS)
    expect(await init(folder)).toMatchObject({ status: 2, stderr: expect.stringContaining('needs a git checkout') })
    rmSync(folder, { recursive: true })
  })
})

test('a graph configuration file that does not exist is named, and written all the same', async () => {
  using repository = createRepository(ONE)
  const { status, stderr } = await init(repository.root, '--graph-config-path', 'later.json')
  expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringContaining('later.json lists no graphs') })
})

describe('a repository with hostile names', () => {
  const HOSTILE = ['a"b', "it's", 'x: y', '${{ secrets.KEY }}', 'line\nbreak', '- item', '$(id)', 'sp ace', '# no']

  test('files with such names are ignored, and named on one line each', async () => {
    const files = Object.fromEntries(HOSTILE.map((name) => [`${name}.json`, GRAPHS]))
    using repository = createRepository({ ...files, ...ONE })
    const { status, stderr } = await init(repository.root)
    expect(status).toBe(0)
    expect(stderr.split('\n').filter((line) => line.startsWith('Ignored "'))).toHaveLength(HOSTILE.length)
    const text = WORKFLOWS.map((path) => readFileSync(join(repository.root, path), 'utf8')).join('\n')
    for (const name of HOSTILE) expect(text).not.toContain(`${name}.json`)
    expect(text).toContain('graph_config_path: agent.json\n')
  })

  test.each(['main"quoted', "main'quoted", 'main${{github.token}}', 'main$(id)', 'main;id'])(
    'the default branch %s is refused',
    async (branch) => {
      using repository = createRepository(ONE)
      repository.git('checkout', '-b', branch)
      const { status, stderr } = await init(repository.root)
      expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('--repo-ref') })
      expect(repository.written()).toEqual([])
    }
  )

  test('an image cannot be named after a hostile remote', async () => {
    using repository = createRepository({ Dockerfile: '' }, 'git@github.com:octo/x${{github.token}}.git')
    expect(await init(repository.root)).toMatchObject({ status: 2 })
  })
})

test('a write that fails takes back the files before it', () => {
  using repository = createRepository(ONE)
  const twice = ['first', 'second'].map((text) => ({ path: 'new/file.yml', text }))
  expect(() => writeFiles(repository.root, twice)).toThrow('could not be written')
  expect(repository.written()).toEqual([])
})
