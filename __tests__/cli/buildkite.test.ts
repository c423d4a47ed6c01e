/** Jobs of Buildkite that run the command line, with a recorded `buildkite-agent`. */
import { tmpdir } from 'node:os'
import { expect, test } from '@jest/globals'
import { buildkiteAgent } from '../../src/ci/buildkite-agent.js'
import { API_KEY } from '../action/bundle.js'
import { inventory, startPlane } from '../action/emulated.js'
import { access, buildProgram, createCheckout, runProgram } from './program.js'
import { recordAgent } from './recorded-agent.js'

buildProgram()

const SECRET = 'sk-4711-of-the-test'
const ARGS = ['deploy', '--name', 'support', '--graph-config-path', 'graph.json', '--secret', 'OPENAI_API_KEY']
const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']

const jobOf = (commit: string) => ({
  BUILDKITE: 'true',
  BUILDKITE_REPO: 'git@github.com:octo/support.git',
  BUILDKITE_COMMIT: commit,
  BUILDKITE_BRANCH: 'main',
  BUILDKITE_PULL_REQUEST: 'false',
  BUILDKITE_SOURCE: 'webhook',
  BUILDKITE_STEP_KEY: 'ship',
  OPENAI_API_KEY: SECRET
})

test('a push deploys its branch, annotates the build, and leaves the outputs as meta-data', async () => {
  using checkout = createCheckout()
  using agent = recordAgent()
  await using plane = await startPlane({ heads: [{ ref: 'main', commit_sha: checkout.first }] })
  const job = { ...jobOf('HEAD'), ...access(plane.url), PATH: agent.PATH }
  const { status, stdout, stderr } = await runProgram([...ARGS, ...FAST], { cwd: checkout.root, variables: job })
  expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Warning') })
  expect(plane.controlPlane.dump()[0]).toMatchObject({
    source_config: { repo_url: 'https://github.com/octo/support' },
    revisions: [{ source_revision_config: { repo_ref: 'main' } }]
  })
  const calls = agent.calls()
  const metaData = Object.fromEntries(
    calls.filter(({ args }) => args[0] === 'meta-data').map(({ args, input }) => [args[2], input])
  )
  expect(metaData).toMatchObject({
    'ship:url': stdout.trim(),
    'ship:operation': 'created',
    'ship:commit_sha': checkout.first
  })
  const annotation = calls.find(({ args }) => args[0] === 'annotate')
  expect(annotation?.args).toContain('success')
  expect(annotation?.input).toContain('support')
})

test('secrets reach the agent only to be redacted, and never as arguments', async () => {
  using checkout = createCheckout()
  using agent = recordAgent()
  await using plane = await startPlane({ heads: [{ ref: 'main', commit_sha: checkout.first }] })
  const job = { ...jobOf(checkout.first), ...access(plane.url), PATH: agent.PATH }
  await runProgram([...ARGS, ...FAST], { cwd: checkout.root, variables: job })
  const calls = agent.calls()
  const isRedaction = ({ args }: { args: string[] }) => args.join(' ') === 'redactor add --format json'
  const redacted = calls.filter(isRedaction).flatMap(({ input }) => Object.values(JSON.parse(input)))
  expect(redacted).toEqual(expect.arrayContaining([API_KEY, SECRET]))
  const elsewhere = JSON.stringify([calls.map(({ args }) => args), calls.filter((call) => !isRedaction(call))])
  for (const secret of [API_KEY, SECRET]) expect(elsewhere).not.toContain(secret)
})

test('a pull request has a preview; without a token, no warning names GitHub', async () => {
  using checkout = createCheckout()
  using agent = recordAgent()
  await using plane = await startPlane({ heads: [{ ref: 'feature', commit_sha: checkout.first }] })
  const job = {
    ...jobOf(checkout.first),
    ...access(plane.url),
    PATH: agent.PATH,
    BUILDKITE_BRANCH: 'feature',
    BUILDKITE_PULL_REQUEST: '12',
    BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/octo/support.git'
  }
  const run = { cwd: checkout.root, variables: job }
  const { status, stderr } = await runProgram([...ARGS, ...FAST, '--preview'], run)
  expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Warning') })
  expect(inventory(plane)).toEqual({ 'support-pr-12': 1 })
  const missing = await runProgram([...ARGS, ...FAST], run)
  expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('--preview: is not set') })
})

test('without a token, the preview of an image is not deleted by its name alone', async () => {
  using agent = recordAgent()
  await using plane = await startPlane()
  const job = {
    ...jobOf('HEAD'),
    ...access(plane.url),
    PATH: agent.PATH,
    BUILDKITE_PULL_REQUEST: '12',
    BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/octo/support.git'
  }
  const preview = ['--preview', '--name', 'support']
  const image = [
    '--image-uri',
    `registry.example/octo/support@sha256:${'a'.repeat(64)}`,
    '--cluster-namespace',
    'default'
  ]
  const deployed = await runProgram(['deploy', ...preview, ...image, ...FAST], { variables: job })
  expect(deployed).toMatchObject({ status: 0 })
  const end = await runProgram(['delete', ...preview], { variables: job })
  expect(end).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--image-uri: is not set, and support-pr-12')
  })
  expect(inventory(plane)).toEqual({ 'support-pr-12': 1 })
})

test('a pull request of a fork without secrets passes, and deploys nothing', async () => {
  using agent = recordAgent()
  await using plane = await startPlane()
  const job = {
    ...jobOf('HEAD'),
    PATH: agent.PATH,
    DEPLOY_AGENT_SERVER_BASE_URL: plane.url,
    BUILDKITE_PULL_REQUEST: '13',
    BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/stranger/support.git'
  }
  const { status, stderr } = await runProgram([...ARGS, '--preview'], { variables: job })
  expect({ status, stderr }).toMatchObject({ status: 0, stderr: expect.stringContaining('comes from a fork') })
  expect(inventory(plane)).toEqual({})
})

test('the annotation of a failure names flags, and quotes the service unchanged', async () => {
  using checkout = createCheckout()
  using agent = recordAgent()
  await using plane = await startPlane({ heads: [{ ref: 'main', commit_sha: checkout.first }] })
  const body = JSON.stringify({ detail: 'Set `name`, or re-run the job.' })
  plane.addFault({ method: 'POST', path: '/v2/deployments', kind: 'status', status: 400, body, times: 'always' })
  const job = { ...jobOf(checkout.first), ...access(plane.url), PATH: agent.PATH }
  const place = { cwd: checkout.root, variables: job }
  const annotationOf = () => agent.calls().findLast(({ args }) => args[0] === 'annotate')?.input
  expect(await runProgram([...ARGS, ...FAST], place)).toMatchObject({ status: 1 })
  expect(annotationOf()).toMatch(/400: Set .*name.*, or re-run the job\./)
  await runProgram([...ARGS, '--timeout', 'soon', '--base-url', 'ftp://x'], place)
  expect(annotationOf()).toMatch(/`--base-url`: is not a URL[^]*`--timeout`: `soon`/)
})

test('a failing agent is a warning, and the deploy is green', async () => {
  using checkout = createCheckout()
  using agent = recordAgent('fails')
  await using plane = await startPlane({ heads: [{ ref: 'main', commit_sha: checkout.first }] })
  const job = { ...jobOf(checkout.first), ...access(plane.url), PATH: agent.PATH }
  const { status, stderr } = await runProgram([...ARGS, ...FAST], { cwd: checkout.root, variables: job })
  expect(status).toBe(0)
  expect(stderr).toContain('Warning: Buildkite did not take the annotation: fatal: job is finished. The run continues.')
})

test('a job without the agent on PATH deploys, too', async () => {
  using checkout = createCheckout()
  await using plane = await startPlane({ heads: [{ ref: 'main', commit_sha: checkout.first }] })
  const job = { ...jobOf(checkout.first), ...access(plane.url) }
  const { status, stderr } = await runProgram([...ARGS, ...FAST], { cwd: checkout.root, variables: job })
  expect(status).toBe(0)
  expect(stderr).toContain('buildkite-agent is not on PATH')
})

test('an agent that hangs is ended, and the call returns in time', async () => {
  using agent = recordAgent('hangs')
  const call = buildkiteAgent({ PATH: agent.PATH, TMPDIR: tmpdir() })
  expect(await call(['annotate'], 'text', 1_500)).toBe('it took longer than 2 s')
})
