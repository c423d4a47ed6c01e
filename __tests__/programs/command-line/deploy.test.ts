/** Runs of the command line, against a local control plane. What only a process shows is in `process.test.ts`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { API_KEY } from '../action/bundle.js'
import { inventory, startTimelessPlane } from '../action/emulated.js'
import { createCheckout } from './program.js'
import { at, inOneLine, runProgramHere } from './program-here.js'

const folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const IMAGE = `registry.example/support@sha256:${'ab'.repeat(32)}`
const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']
const image = (...more: string[]) =>
  `deploy --name support --image-uri ${IMAGE} --cluster-namespace default`
    .split(' ')
    .concat(FAST, more)
const git = (...more: string[]) =>
  'deploy --name support --graph-config-path graph.json'.split(' ').concat(FAST, more)

/** A manifest of deployments from an image. */
function manifestOf(...keys: string[]): string {
  const entry = { image_uri: IMAGE, cluster_namespace: 'default' }
  return JSON.stringify({
    version: 1,
    deployments: Object.fromEntries(keys.map((key) => [key, entry]))
  })
}

test('with --json and -q prints one document; events are versioned lines; a secret is shown nowhere', async () => {
  await using plane = await startTimelessPlane()
  const events = join(folder, 'events.jsonl')
  const secret = 'sk-4711-of-the-test'
  const args = image('--secret', 'OPENAI_API_KEY', '--events', events, '--json', '-q')
  const { status, stdout, stderr } = await runProgramHere(
    args,
    at(plane, { OPENAI_API_KEY: secret })
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const { operation, new_revision, plan } = JSON.parse(stdout)
  expect([operation, new_revision, plan.operation]).toEqual(['created', true, 'create'])
  expect(plane.controlPlane.dump()[0]).toMatchObject({
    secrets: [{ name: 'OPENAI_API_KEY', value: secret }]
  })
  const text = readFileSync(events, 'utf8')
  const all = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)) as { type: string; time: string }[]
  expect(all[0]).toMatchObject({ type: 'started.v1', time: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(all.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['planned.v1', 'status_read.v1'])
  )
  expect(all.at(-1)).toMatchObject({ type: 'ended.v1', error_code: null })
  expect(stdout + text).not.toContain(secret)
})

test('without a wait, says that it did not wait, and which command shows the state', async () => {
  await using plane = await startTimelessPlane()
  const { status, stderr } = await runProgramHere(image('--no-wait'), at(plane))
  const [, args = ''] =
    /does not wait.* set:\n {4}node \S+ (status .*)/.exec(inOneLine(stderr)) ?? []
  expect({ status, args }).toEqual({
    status: 0,
    args: `status --name support --base-url ${plane.url}`
  })
  expect((await runProgramHere(args.split(' '), at(plane))).stdout).toMatch(
    /^Latest .* [A-Z_]+ING$/m
  )
})

test('several from a manifest: one that succeeds ends with a line, one that fails, -v and a plan with the whole log', async () => {
  await using plane = await startTimelessPlane()
  const place = mkdtempSync(join(folder, 'manifest-'))
  writeFileSync(join(place, 'd.yaml'), manifestOf('one', 'two'))
  const run = (command: string, ...args: string[]) =>
    runProgramHere([command, '--manifest', 'd.yaml', ...FAST, ...args], {
      cwd: place,
      ...at(plane)
    })
  const whole = /^ {2}Plan: /m
  expect((await run('plan')).stderr).toMatch(whole)
  const live = await run('deploy')
  for (const key of ['one', 'two'])
    expect(live.stderr).toMatch(new RegExp(`^✓ ${key}: \\w+ in `, 'm'))
  expect(live.stderr).not.toMatch(whole)
  expect(live.stdout).toMatch(/^one\thttp:\S+\ntwo\thttp:\S+\n$/)
  expect((await run('deploy', '-v')).stderr).toMatch(whole)
  plane.setOutcome('DEPLOY_FAILED')
  expect((await run('deploy', '--new-revision', 'always')).stderr).toMatch(
    /^✗ \w+: failed.*\n(?: {2}.*\n)*? {2}Plan: /m
  )
})

describe('in a git checkout', () => {
  test('repository, branch and commit are those of the checkout, with a shorthand of the remote as git reads it', async () => {
    using checkout = createCheckout()
    checkout.git('remote', 'set-url', 'origin', 'gh:octo/support')
    checkout.git('config', 'url.https://github.com/.insteadOf', 'gh:')
    await using plane = await startTimelessPlane({
      heads: [{ ref: 'main', commit_sha: checkout.first }]
    })
    const run = { cwd: checkout.root, ...at(plane) }
    const first = await runProgramHere(git(), run)
    expect(first).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Warning') })
    expect(plane.controlPlane.dump()[0]).toMatchObject({
      source_config: { repo_url: 'https://github.com/octo/support' },
      revisions: [{ source_revision_config: { repo_ref: 'main' } }]
    })
    const again = await runProgramHere(git('--json'), run)
    expect(JSON.parse(again.stdout)).toMatchObject({
      operation: 'unchanged',
      commit_sha: checkout.first
    })
  })

  test('what is not pushed or committed is a warning, but no file of the run, and only if code is deployed', async () => {
    using checkout = createCheckout()
    writeFileSync(join(checkout.root, 'd.yaml'), manifestOf('one', 'two'))
    checkout.commit('{"more": true}')
    writeFileSync(join(checkout.root, 'graph.json'), '{"more": 2}')
    mkdirSync(join(checkout.root, 'out'))
    await using plane = await startTimelessPlane()
    const run = { cwd: checkout.root, ...at(plane) }
    const built = await runProgramHere(
      git('--events', 'out/e.jsonl', '--output-file', `${checkout.root}/o.env`),
      run
    )
    expect(built.stderr).toMatch(/Warning: Commit [0-9a-f]{7} is not pushed to origin\/main\./)
    expect(built.stderr).toMatch(/Warning: 1 uncommitted change: graph\.json\./)
    const isSilent = { status: 0, stderr: expect.not.stringMatching(/is not pushed|uncommitted/) }
    expect(await runProgramHere(['delete', '--name', 'support'], run)).toMatchObject(isSilent)
    const images = await runProgramHere(['plan', '--manifest', 'd.yaml'], run)
    expect(images).toMatchObject(isSilent)
    expect(images.stdout).toBe('one\tcreate\ntwo\tcreate\n')
  })

  test('--ci none ignores the checkout', async () => {
    using checkout = createCheckout()
    await using plane = await startTimelessPlane()
    const end = await runProgramHere(git('--ci', 'none'), { cwd: checkout.root, ...at(plane) })
    expect(end).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--ci none turns detection off')
    })
  })
})

test('a delete by name needs a repository, and the stated one has to be that of the deployment', async () => {
  using checkout = createCheckout()
  await using plane = await startTimelessPlane({
    heads: [{ ref: 'main', commit_sha: checkout.first }]
  })
  const inside = { cwd: checkout.root, ...at(plane) }
  const outside = { cwd: folder, ...at(plane) }
  expect(await runProgramHere(git(), inside)).toMatchObject({ status: 0 })
  const requests = plane.requests.length
  const remove = ['delete', '--name', 'support']

  const unnamed = await runProgramHere(remove, outside)
  expect(unnamed).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/--repo-url .*is not set.*--deployment-id/)
  })
  expect(plane.requests).toHaveLength(requests)

  for (const place of [inside, outside]) {
    const other = await runProgramHere(
      [...remove, '--repo-url', 'https://github.com/octo/other'],
      place
    )
    expect(other).toMatchObject({
      status: 5,
      stderr: expect.stringContaining('foreign_deployment')
    })
  }
  expect(inventory(plane)).toEqual({ support: 1 })

  const stated = await runProgramHere(
    [...remove, '--repo-url', 'https://github.com/octo/support'],
    outside
  )
  expect({ status: stated.status, inventory: inventory(plane) }).toEqual({
    status: 0,
    inventory: {}
  })
})

describe('on GitHub Actions', () => {
  const job = (name: string) => ({
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'octo/support',
    GITHUB_REF: 'refs/heads/release',
    GITHUB_SHA: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
    GITHUB_OUTPUT: join(folder, `${name}-output`),
    GITHUB_STEP_SUMMARY: join(folder, `${name}-summary`)
  })

  test('the context is that of the job, which gets outputs, summary and masks', async () => {
    await using plane = await startTimelessPlane()
    const variables = job('job')
    writeFileSync(variables.GITHUB_OUTPUT, '')
    const { status, stdout, stderr } = await runProgramHere(git(), at(plane, variables))
    expect(status).toBe(0)
    expect(plane.controlPlane.dump()[0]).toMatchObject({
      revisions: [{ source_revision_config: { repo_ref: 'release' } }]
    })
    expect(readFileSync(variables.GITHUB_OUTPUT, 'utf8')).toMatch(/^operation<<END\ncreated\nEND$/m)
    expect(readFileSync(variables.GITHUB_STEP_SUMMARY, 'utf8')).toContain('support')
    expect(stderr).toContain(`::add-mask::${API_KEY}`)
    expect(stdout).not.toContain('::')
  })
})

describe('exit codes', () => {
  interface Case {
    status: number
    args?: string[]
    variables?: Record<string, string>
    outcome?: string
    faults?: string[]
  }
  const absent = '3f0c2c62-6a66-4d6b-9c6f-0d5b3a3f1c11'
  test.each<[string, Case]>([
    [
      'a service that fails',
      { status: 1, args: ['--timeout', '1s'], faults: ['* ** 500 times=always'] }
    ],
    ['wrong input', { status: 2, args: ['--timeout', 'soon'] }],
    [
      'a key that is refused',
      { status: 3, variables: { DEPLOY_AGENT_SERVER_API_KEY: 'k-wrong-4711' } }
    ],
    ['a rollout that fails', { status: 4, outcome: 'DEPLOY_FAILED' }],
    ['a rule', { status: 5, args: ['--new-revision', 'never'] }],
    ['a deployment that does not exist', { status: 6, args: ['--deployment-id', absent] }],
    ['the time limit', { status: 9, args: ['--timeout', '1s'], outcome: 'stuck:DEPLOYING' }],
    ['a revision that another one replaced', { status: 10, outcome: 'SKIPPED' }]
  ])('%s', async (_case, { status, args = [], variables, outcome, faults = [] }) => {
    await using plane = await startTimelessPlane({ faults })
    if (outcome !== undefined) plane.setOutcome(outcome)
    const end = await runProgramHere(image(...args), at(plane, variables))
    expect(end).toMatchObject({ status, stdout: '' })
    expect(end.stderr).toMatch(/^Error: .*code: \w+$/m)
  })
})
