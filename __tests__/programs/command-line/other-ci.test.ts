/** The recipes of docs/other-ci.md: their shell parts, run against a local control plane. */
import { type ExecFileException, execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { RELEASED_PROGRAM } from '../../../src/release.js'
import { API_KEY } from '../action/bundle.js'
import { inventory, startPlane } from '../action/emulated.js'
import { access, buildProgram, builtProgram, createCheckout } from './program.js'

buildProgram()
const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PAGE = readFileSync('docs/other-ci.md', 'utf8')
const SECRET = 'sk-4711-of-the-recipe'

/** The only block of a language on the page. */
function blockOf(language: string): string {
  const blocks = [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))]
  expect(blocks).toHaveLength(1)
  return blocks[0]?.[1] ?? ''
}

/** Runs a recipe as its CI system does, with a stand-in for the release that has only what the page asks for. */
function runShell(script: string, cwd: string, variables: Record<string, string>) {
  const bin = mkdtempSync(join(folder, 'bin-'))
  const npx = `#!/bin/sh\n[ "$1 $2" = '${RELEASED_PROGRAM.replace('npx ', '')}' ] || exit 64\nshift 2\nexec '${process.execPath}' '${builtProgram()}' "$@"\n`
  writeFileSync(join(bin, 'npx'), npx, { mode: 0o755 })
  const { PATH = '', HOME = '' } = process.env
  const env = {
    HOME,
    DEPLOY_AGENT_SERVER_POLL_INTERVAL: '50ms',
    ...variables,
    PATH: `${bin}:${variables['PATH'] ?? PATH}`
  }
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      'sh',
      ['-e', '-c', script],
      { cwd, env },
      (error: ExecFileException | null, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
    )
  })
}

/** A `buildkite-agent` that `PATH` finds first, and that records its calls. */
function recordAgent() {
  const folder = mkdtempSync(join(tmpdir(), 'agent-'))
  const log = join(folder, 'calls.jsonl')
  writeFileSync(log, '')
  const script = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs')
const call = { args: process.argv.slice(2), input: readFileSync(0, 'utf8') }
appendFileSync(${JSON.stringify(log)}, JSON.stringify(call) + '\\n')
`
  writeFileSync(join(folder, 'buildkite-agent'), script, { mode: 0o755 })
  return {
    PATH: `${folder}:${process.env['PATH']}`,
    calls: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { args: string[]; input: string }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true })
  }
}

/** Control planes that know the commit of a checkout. */
const startFor = ({ first }: { first: string }, options = {}) =>
  startPlane({ heads: ['main', 'feature'].map((ref) => ({ ref, commit_sha: first })), ...options })

interface Step {
  key: string
  command: string
  secrets: string[]
}

/** Starts the steps of the pipeline as Buildkite does: with the secrets that a step names, on a commit without a branch. */
function startBuildkite(
  checkout: ReturnType<typeof createCheckout>,
  agent: ReturnType<typeof recordAgent>,
  url: string
) {
  const { steps } = parse(blockOf('yaml')) as { steps: Step[] }
  const all: Record<string, string> = { ...access(url), OPENAI_API_KEY: SECRET }
  // Each run gets the script from this checkout.
  mkdirSync(join(checkout.root, '.buildkite'))
  writeFileSync(join(checkout.root, '.buildkite/deploy.sh'), blockOf('bash'))
  return (key: string, job: Record<string, string> = {}) => {
    const { command = '', secrets = [] } = steps.find((candidate) => candidate.key === key) ?? {}
    // Buildkite would replace variables in the pipeline.
    expect(command).not.toContain('$')
    const given = secrets.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))
    checkout.git('checkout', '--quiet', '--detach')
    return runShell(command, checkout.root, {
      BUILDKITE: 'true',
      BUILDKITE_BRANCH: 'main',
      BUILDKITE_PULL_REQUEST: 'false',
      BUILDKITE_STEP_KEY: key,
      DEPLOY_AGENT_SERVER_BASE_URL: url,
      PATH: agent.PATH,
      ...(Object.fromEntries(given) as Record<string, string>),
      ...job
    })
  }
}

test('Buildkite: deploy, preview and sweep', async () => {
  using checkout = createCheckout('agent.json')
  await using plane = await startFor(checkout)
  using agent = recordAgent()
  const run = startBuildkite(checkout, agent, plane.url)
  expect(await run('deploy')).toMatchObject({ status: 0 })
  expect((await run('deploy')).stderr).toContain('unchanged')
  expect(
    await run('preview', { BUILDKITE_BRANCH: 'feature', BUILDKITE_PULL_REQUEST: '12' })
  ).toMatchObject({
    status: 0
  })
  expect(inventory(plane)).toEqual({ support: 1, 'support-pr-12': 1 })
  expect(await run('sweep')).toMatchObject({ status: 0 })
  expect(inventory(plane)).toEqual({ support: 1, 'support-pr-12': 1 })
  const [annotation, url] = agent.calls()
  expect(annotation).toMatchObject({
    args: ['annotate', '--style', 'success', '--context', 'deploy'],
    input: expect.stringContaining('"operation": "created"')
  })
  expect(url).toMatchObject({
    args: ['meta-data', 'set', 'deploy:url'],
    input: expect.stringMatching(/^http/)
  })
  expect(JSON.stringify(agent.calls())).not.toContain(SECRET)
}, 60_000)

test('Buildkite: a failed deploy keeps its exit code, and the build shows why', async () => {
  using checkout = createCheckout('agent.json')
  await using plane = await startFor(checkout)
  using agent = recordAgent()
  const run = startBuildkite(checkout, agent, plane.url)
  expect(await run('deploy', { DEPLOY_AGENT_SERVER_API_KEY: 'wrong' })).toMatchObject({ status: 3 })
  expect(agent.calls()).toMatchObject([
    {
      args: ['annotate', '--style', 'error', '--context', 'deploy'],
      input: expect.stringContaining('"fix": ')
    }
  ])
}, 60_000)

test.each(['$(touch${IFS}pwned)', 'a;touch${IFS}pwned'])(
  'Buildkite: the branch %s of a pull request is only a name',
  async (branch) => {
    using checkout = createCheckout('agent.json')
    await using plane = await startFor(checkout)
    using agent = recordAgent()
    const run = startBuildkite(checkout, agent, plane.url)
    await run('preview', { BUILDKITE_BRANCH: branch, BUILDKITE_PULL_REQUEST: '12' })
    expect(checkout.git('symbolic-ref', '--short', 'HEAD')).toBe(branch)
    expect(existsSync(join(checkout.root, 'pwned'))).toBe(false)
  },
  60_000
)

test('Jenkins: a branch is deployed from its commit, and a change request has a preview', async () => {
  using checkout = createCheckout('agent.json')
  await using plane = await startFor(checkout)
  const [deploy, preview] = [...blockOf('groovy').matchAll(/sh '''([\s\S]*?)'''/g)].map(
    ([, script = '']) =>
      // As Groovy reads the text: a backslash joins two lines.
      script.replaceAll('\\\n', '')
  )
  const variables = { ...access(plane.url), OPENAI_API_KEY: SECRET }
  checkout.git('checkout', '--quiet', '--detach')
  const job = { ...variables, BRANCH_NAME: 'main' }
  const deployed = await runShell(deploy ?? '', checkout.root, job)
  expect(deployed).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Warning') })
  expect((await runShell(deploy ?? '', checkout.root, job)).stderr).toContain('unchanged')
  checkout.git('checkout', '--quiet', '--detach')
  const change = { ...variables, BRANCH_NAME: 'PR-12', CHANGE_ID: '12', CHANGE_BRANCH: 'feature' }
  expect(await runShell(preview ?? '', checkout.root, change)).toMatchObject({ status: 0 })
  expect(inventory(plane)).toEqual({ support: 1, 'support-pr-12': 1 })
}, 60_000)

test('a server: keys come from files, a time-out is no failure, and any other error is one', async () => {
  using checkout = createCheckout('agent.json')
  await using plane = await startFor(checkout)
  const etc = mkdtempSync(join(folder, 'etc-'))
  mkdirSync(join(etc, 'support'))
  writeFileSync(join(etc, 'support/api-key'), `${API_KEY}\n`)
  writeFileSync(join(etc, 'support/secrets.env'), `OPENAI_API_KEY=${SECRET}\n`)
  const recipe = (address: string) =>
    blockOf('sh')
      .replace('/srv/support', checkout.root)
      .replace('git pull', 'true')
      .replace('https://control-plane.example/api', address)
      .replaceAll('/etc/', `${etc}/`)
  expect(await runShell(recipe(plane.url), folder, {})).toMatchObject({ status: 0 })
  expect(plane.controlPlane.dump()).toMatchObject([
    { name: 'support', secrets: [{ value: SECRET }] }
  ])
  await using slow = await startFor(checkout, { buildTime: '10m' })
  const timedOut = await runShell(recipe(slow.url), folder, { DEPLOY_AGENT_SERVER_TIMEOUT: '1s' })
  expect(timedOut).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('The next run resumes waiting.')
  })
  writeFileSync(join(etc, 'support/api-key'), 'wrong')
  expect(await runShell(recipe(plane.url), folder, {})).toMatchObject({ status: 3 })
}, 60_000)
