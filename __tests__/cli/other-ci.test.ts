/** The recipes of docs/other-ci.md: their shell parts, run against a local control plane. */
import { type ExecFileException, execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { RELEASED_PROGRAM } from '../../src/release.js'
import { API_KEY } from '../action/bundle.js'
import { inventory, startPlane } from '../action/emulated.js'
import { access, buildProgram, builtProgram, createCheckout } from './program.js'
import { recordAgent } from './recorded-agent.js'

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
    execFile('sh', ['-e', '-c', script], { cwd, env }, (error: ExecFileException | null, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
    )
  })
}

/** Control planes that know the commit of a checkout. */
const startFor = ({ first }: { first: string }, options = {}) =>
  startPlane({ heads: ['main', 'feature'].map((ref) => ({ ref, commit_sha: first })), ...options })

interface Step {
  key: string
  command: string
  secrets: string[]
}

test('Buildkite: deploy, preview and sweep', async () => {
  using checkout = createCheckout('agent.json')
  await using plane = await startFor(checkout)
  using agent = recordAgent()
  const { steps } = parse(blockOf('yaml')) as { steps: Step[] }
  const all: Record<string, string> = { ...access(plane.url), OPENAI_API_KEY: SECRET }
  const run = (key: string, job: Record<string, string>) => {
    const step = steps.find((candidate) => candidate.key === key)
    const given = step?.secrets.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])) ?? []
    return runShell(step?.command ?? '', checkout.root, {
      BUILDKITE: 'true',
      BUILDKITE_REPO: 'git@github.com:octo/support.git',
      BUILDKITE_COMMIT: checkout.first,
      BUILDKITE_BRANCH: 'main',
      BUILDKITE_PULL_REQUEST: 'false',
      BUILDKITE_STEP_KEY: key,
      DEPLOY_AGENT_SERVER_BASE_URL: plane.url,
      PATH: agent.PATH,
      ...(Object.fromEntries(given) as Record<string, string>),
      ...job
    })
  }
  const pull = {
    BUILDKITE_BRANCH: 'feature',
    BUILDKITE_PULL_REQUEST: '12',
    BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/octo/support.git'
  }
  expect(await run('deploy', { BUILDKITE_SOURCE: 'webhook' })).toMatchObject({ status: 0 })
  expect(await run('preview', pull)).toMatchObject({ status: 0 })
  expect(inventory(plane)).toEqual({ support: 1, 'support-pr-12': 1 })
  const swept = await run('sweep', { BUILDKITE_SOURCE: 'schedule' })
  expect({ swept }).toMatchObject({ swept: { status: 0 } })
  expect(inventory(plane)).toEqual({ support: 1, 'support-pr-12': 1 })
  expect(agent.calls().map(({ args }) => args.slice(0, 3).join(' '))).toContain('meta-data set deploy:url')
}, 60_000)

test('Jenkins: a branch is deployed from its commit, and a change request has a preview', async () => {
  using checkout = createCheckout('agent.json')
  await using plane = await startFor(checkout)
  const [deploy, preview] = [...blockOf('groovy').matchAll(/sh '''([\s\S]*?)'''/g)].map(([, script = '']) =>
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
  expect(plane.controlPlane.dump()).toMatchObject([{ name: 'support', secrets: [{ value: SECRET }] }])
  await using slow = await startFor(checkout, { buildTime: '10m' })
  const timedOut = await runShell(recipe(slow.url), folder, { DEPLOY_AGENT_SERVER_TIMEOUT: '1s' })
  expect(timedOut).toMatchObject({ status: 0, stderr: expect.stringContaining('The next run resumes waiting.') })
  writeFileSync(join(etc, 'support/api-key'), 'wrong')
  expect(await runShell(recipe(plane.url), folder, {})).toMatchObject({ status: 3 })
}, 60_000)
