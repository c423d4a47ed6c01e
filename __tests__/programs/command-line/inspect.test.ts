/** `status` and `logs`, against a local control plane. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { API_KEY } from '../action/bundle.js'
import { startTimelessPlane, writes } from '../action/emulated.js'
import { access } from './program.js'
import { at, inOneLine, runProgramHere } from './program-here.js'

const IMAGE = `registry.example/support@sha256:${'ab'.repeat(32)}`
const DEPLOY = [
  'deploy',
  '--name',
  'support',
  '--image-uri',
  IMAGE,
  '--cluster-namespace',
  'default'
]
const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']

/** A control plane with one deployment. */
async function startDeployed(image = IMAGE) {
  const plane = await startTimelessPlane()
  const run = at(plane, { DEPLOY_AGENT_SERVER_NAME: 'support' })
  const body = {
    name: 'support',
    source: 'external_container' as const,
    source_config: {},
    source_revision_config: { image_uri: image },
    secrets: []
  }
  expect(plane.controlPlane.create(body).status).toBe(201)
  plane.advance('1s')
  return { plane, run, [Symbol.asyncDispose]: () => plane[Symbol.asyncDispose]() }
}

test('the status names revision, image, URL and since when, and writes nothing', async () => {
  await using deployed = await startDeployed()
  const before = writes(deployed.plane).length
  const { status, stdout, stderr } = await runProgramHere(['status'], deployed.run)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const shown = stdout.replaceAll(/[0-9a-f-]{36}/g, 'ID')
  expect(shown).toMatch(
    /^Deployment {2}support\nID {10}ID\nSource {6}external_container\nURL {9}http:\S+\/agents\/ID\n/
  )
  expect(shown).toMatch(
    /\nActive {6}ID {2}DEPLOYED\n {12}registry.example\/support@sha256:abababab…\n {12}for /
  )
  expect(shown).toMatch(/for .*, since .* UTC\nLatest {6}the same\n$/)
  expect(writes(deployed.plane)).toHaveLength(before)
})

test('the status as JSON has both revisions, also if a failed one is the latest', async () => {
  await using deployed = await startDeployed()
  const { plane, run } = deployed
  plane.setOutcome('DEPLOY_FAILED')
  await runProgramHere([...DEPLOY, ...FAST, '--new-revision', 'always'], run)
  const { stdout } = await runProgramHere(['status', '--json'], run)
  const status = JSON.parse(stdout) as Record<
    'active' | 'latest',
    { revision_id: string; status: string }
  >
  expect(status).toMatchObject({
    name: 'support',
    active: { status: 'DEPLOYED' },
    latest: { status: 'DEPLOY_FAILED' }
  })
  expect(status.active.revision_id).not.toBe(status.latest.revision_id)
})

test('a credential that the service shows in an address is masked, in the text and in the JSON', async () => {
  await using deployed = await startDeployed(IMAGE.replace('support', API_KEY))
  for (const args of [['status'], ['status', '--json']]) {
    const { status, stdout } = await runProgramHere(args, deployed.run)
    expect([status, stdout.includes(API_KEY), stdout.includes('registry.example/***@')]).toEqual([
      0,
      false,
      true
    ])
  }
})

test('the build log is printed in its order', async () => {
  await using plane = await startTimelessPlane()
  const run = at(plane, { DEPLOY_AGENT_SERVER_NAME: 'support' })
  const git = [
    '--repo-url',
    'https://github.com/octo/support',
    '--repo-ref',
    'main',
    '--graph-config-path',
    'g.json'
  ]
  await runProgramHere(['deploy', ...git, ...FAST], run)
  const [deployment] = plane.controlPlane.dump()
  const { id = '', revisions = [] } = deployment ?? {}
  const response = await fetch(
    `${plane.url}/v1/projects/${id}/revisions/${revisions[0]?.id}/build_logs`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': API_KEY },
      body: JSON.stringify({ order: 'asc', limit: 500 })
    }
  )
  const { logs } = (await response.json()) as { logs: { message: string }[] }
  expect(logs.length).toBeGreaterThan(1)
  const whole = await runProgramHere(['logs', '--build', '--follow'], run)
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  expect(whole.stdout.trim().split('\n')).toEqual(logs.map(({ message }) => message))
})

test('the command in the fix reads the log of the revision that failed, after a later one too', async () => {
  await using deployed = await startDeployed()
  const { plane, run } = deployed
  plane.setOutcome('DEPLOY_FAILED')
  const deploy = [...DEPLOY, ...FAST, '--new-revision', 'always']
  const { stderr } = await runProgramHere(deploy, run)
  const [, args = ''] =
    /To fix: .* DEPLOY_AGENT_SERVER_API_KEY set:\n {4}.* (logs .*)/.exec(inOneLine(stderr)) ?? []
  const failed = plane.controlPlane.dump()[0]?.revisions[1]?.id
  expect(args).toBe(`logs --name support --revision ${failed} --deploy --base-url ${plane.url}`)
  expect(await runProgramHere(deploy, run)).toMatchObject({ status: 0 })
  const whole = await runProgramHere(args.split(' '), run)
  const latest = await runProgramHere(['logs', '--revision='], run)
  expect(latest).toEqual(await runProgramHere(['logs'], run))
  // The beginning of the ID, as summaries show it, is enough.
  expect(await runProgramHere(['logs', '--revision', `${failed}`.slice(0, 8)], run)).toEqual(whole)
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  expect(whole.stdout).not.toBe(latest.stdout)
  for (const line of whole.stdout.trim().split('\n').slice(-2)) expect(stderr).toContain(line)
})

test.each([
  ['a name that does not exist', ['--name', 'absent'], undefined],
  [
    'an ID that does not exist',
    ['--deployment-id', '00000000-0000-4000-8000-000000000000'],
    undefined
  ],
  [
    'a deployment that only the list shows',
    ['--name', 'support'],
    'GET /v2/deployments/* 404 times=always'
  ],
  [
    'a revision that only the deployment names',
    ['--name', 'support'],
    'GET /v2/deployments/*/revisions/* 404 times=always'
  ]
])('%s is an error within two seconds', async (_case, target, fault) => {
  await using deployed = await startDeployed()
  const { clock } = deployed.plane
  const startedAt = clock.now()
  if (fault !== undefined) deployed.plane.addFault(fault)
  for (const command of ['status', 'logs']) {
    const end = await runProgramHere([command, ...target], at(deployed.plane))
    expect(end).toMatchObject({
      status: 6,
      stdout: '',
      stderr: expect.stringMatching(/code: not_found[^]*To fix: /)
    })
  }
  expect(clock.now() - startedAt).toBeLessThan(2_000)
})

test.each([
  ['a wrong input', ['status', '--name', 'support', '--timeout', '30 minutes'], 2],
  ['a wrong argument', ['plan', '--nam', 'support'], 2],
  ['no deployment', ['logs'], 2],
  ['what does not exist', ['status', '--name', 'suport'], 6],
  ['a cancelled deploy', [...DEPLOY, ...FAST], 8],
  ['a cancelled read', ['status', '--name', 'support'], 8]
])('%s has a message and a fix, also as JSON', async (what, args, status) => {
  await using deployed = await startDeployed()
  const cancelled = what.includes('cancelled') && { signal: AbortSignal.abort() }
  const run = { ...at(deployed.plane), ...cancelled }
  if (args[0] === 'logs')
    return expect(await runProgramHere(args, run)).toMatchObject({ status, stdout: '' })
  const end = await runProgramHere([...args, '--json'], run)
  expect(end.status).toBe(status)
  const { error_code, message, fix } = JSON.parse(end.stdout) as Record<string, string>
  expect(error_code).toMatch(/^[a-z_]+$/)
  expect({ message, fix }).toEqual({
    message: expect.stringMatching(/\w/),
    fix: expect.stringMatching(/^[A-Z].*[.?]$/)
  })
})

test.each([['status'], ['logs']])(
  '--timeout limits %s on a service that does not answer',
  async (command) => {
    const silent = createServer(() => {})
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const end = await runProgramHere([command, '--name', 'support', '--timeout', '1s'], {
      variables: access(url)
    })
    silent.closeAllConnections()
    silent.close()
    expect(end).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no whole answer within 1 s')
    })
  }
)
