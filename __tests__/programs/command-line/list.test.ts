/** `list`, `status` without a name, and `status --history`, against a local control plane. */
import { expect, test } from '@jest/globals'
import { API_KEY } from '../action/bundle.js'
import { startTimelessPlane, writes } from '../action/emulated.js'
import { at, inOneLine, runProgramHere } from './program-here.js'

const image = (name: string, letter = 'a') => `registry.example/${name}@sha256:${letter.repeat(64)}`
const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']

/** A control plane with these deployments, each DEPLOYED. */
async function planeWith(names: readonly string[]) {
  const plane = await startTimelessPlane()
  for (const name of names) {
    const source_revision_config = { image_uri: image(name) }
    const secrets = [{ name: 'KEY', value: 'value-of-the-agent-4711' }]
    plane.controlPlane.create({
      name,
      source: 'external_container',
      source_config: {},
      source_revision_config,
      secrets
    })
  }
  plane.advance('1m')
  return plane
}

const rowsOf = (stdout: string) => stdout.trimEnd().split('\n').slice(1)

test.each([[['list']], [['status']]])(
  '%j shows each deployment once, in the natural order of names, over all pages, and folds previews',
  async (args) => {
    const names = Array.from({ length: 230 }, (_, i) => `agent-${i}`)
    await using plane = await planeWith([...names.toReversed(), 'agent-0-pr-1', 'agent-0-mr-2'])
    const before = writes(plane).length
    const { status, stdout, stderr } = await runProgramHere(args, at(plane))
    expect(status).toBe(0)
    expect(rowsOf(stdout).map((row) => row.split(/ {2,}/)[0])).toEqual(names)
    for (const row of rowsOf(stdout)) {
      expect(row).toMatch(/^agent-\d+ +DEPLOYED {2}sha256:aaaaaaaa… {2}just now {2}http:\/\/\S+$/)
    }
    expect(stderr).toBe('2 previews not listed: use --previews\n')
    expect(stdout).not.toContain('value-of-the-agent')
    expect(writes(plane)).toHaveLength(before)
  }
)

test('as JSON it has what status has of each; with --previews also those', async () => {
  await using plane = await planeWith(['support', 'support-pr-7'])
  const status = JSON.parse(
    (await runProgramHere(['status', '--name', 'support', '--json'], at(plane))).stdout
  )
  const list = JSON.parse((await runProgramHere(['list', '--json'], at(plane))).stdout)
  expect(list).toEqual({ deployments: [status], previews: 1 })
  const all = JSON.parse((await runProgramHere(['list', '--json', '--previews'], at(plane))).stdout)
  expect(all.deployments.map(({ name }: { name: string }) => name)).toEqual([
    'support',
    'support-pr-7'
  ])
})

test('no deployments are one sentence, and an empty list as JSON', async () => {
  await using plane = await planeWith([])
  const { status, stdout, stderr } = await runProgramHere(['list'], at(plane))
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: '',
    stderr: expect.stringMatching(/^No deployments exist here, .*\n$/)
  })
  expect(JSON.parse((await runProgramHere(['list', '--json'], at(plane))).stdout)).toMatchObject({
    deployments: []
  })
})

test('a service without a list is an error, and no empty list', async () => {
  await using plane = await planeWith(['support'])
  plane.addFault('GET /v2/deployments 404 times=always')
  const end = await runProgramHere(['list', '--json'], at(plane))
  expect(end.status).toBe(1)
  expect(JSON.parse(end.stdout)).toMatchObject({ error_code: 'operation_unsupported' })
})

test('a deployment that cannot be read is named, and the command fails', async () => {
  await using plane = await planeWith(['other', 'support'])
  const id = plane.controlPlane.dump().find(({ name }) => name === 'support')?.id
  plane.addFault(`GET /v2/deployments/${id} 404 times=always`)
  const { status, stdout, stderr } = await runProgramHere(['list'], at(plane))
  expect([status, rowsOf(stdout).map((row) => row.split(/ {2,}/).slice(0, 2))]).toEqual([
    1,
    [
      ['other', 'DEPLOYED'],
      ['support', 'not read']
    ]
  ])
  expect(stderr).toContain('The list is incomplete: "support" could not be read.')
  const json = JSON.parse((await runProgramHere(['list', '--json'], at(plane))).stdout)
  expect(json).toMatchObject({
    error_code: 'invalid_response',
    deployments: [{ name: 'other' }, { name: 'support' }]
  })
})

test('names and addresses of the service cannot act on a terminal, and show no credential', async () => {
  await using plane = await planeWith(['a\u001b[2Jb\n::error::c', API_KEY])
  const { stdout } = await runProgramHere(['list'], at(plane))
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|^::/mu)
  expect(stdout).not.toContain(API_KEY)
})

test('after a failure, the list has its status and what serves, and the history each revision, newest first, what serves, and what a rollback can restore', async () => {
  await using plane = await planeWith(['support'])
  const deploy = (letter: string) =>
    runProgramHere(
      ['deploy', '--name', 'support', '--image-uri', image('support', letter), ...FAST],
      at(plane)
    )
  await deploy('b')
  plane.setOutcome('BUILD_FAILED')
  await deploy('c')
  const [first = '', second = '', third = ''] =
    plane.controlPlane.dump()[0]?.revisions.map(({ id }) => id) ?? []
  const { stdout: list } = await runProgramHere(['list'], at(plane))
  expect(rowsOf(list)[0]).toMatch(/^support {2}BUILD_FAILED {2}sha256:bbbbbbbb… /)
  const { status, stdout, stderr } = await runProgramHere(
    ['status', '--name', 'support', '--history'],
    at(plane)
  )
  expect([status, stdout.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^CREATED +STATUS +CODE +TOOK +SERVES +ROLLBACK +REVISION$/)
  ])
  expect(rowsOf(stdout).map((row) => row.split(/ {2,}/).slice(1).with(2, 'time'))).toEqual([
    ['BUILD_FAILED', 'sha256:cccccccc…', 'time', 'no', 'no: failed', third],
    ['DEPLOYED', 'sha256:bbbbbbbb…', 'time', 'yes', 'no: serving', second],
    ['DEPLOYED', 'sha256:aaaaaaaa…', 'time', 'no', 'yes', first]
  ])
  const json = JSON.parse(
    (await runProgramHere(['status', '--name', 'support', '--history', '--json'], at(plane))).stdout
  )
  expect(json).toMatchObject({
    name: 'support',
    revisions: [
      { revision_id: third, why_not: 'failed' },
      { serves: true },
      { restorable: 'yes', why_not: null }
    ]
  })
  expect(json.revisions[2]).toMatchObject({
    image_uri: image('support'),
    seconds: expect.any(Number)
  })
  // The hint is a command to paste.
  const [, pasted = ''] = / (rollback --[^]*)$/.exec(inOneLine(stderr)) ?? []
  const words = pasted.trim().split(' ')
  expect(words).toEqual(expect.arrayContaining(['--to', first.slice(0, 8)]))
  expect(await runProgramHere([...words, ...FAST], at(plane))).toMatchObject({ status: 0 })
  const later = await runProgramHere(['status', '--name', 'support', '--history'], at(plane))
  expect(rowsOf(later.stdout)[0]).toContain('sha256:aaaaaaaa… again')
})

test('a history has all of many revisions; a service without a list of revisions is an error', async () => {
  await using plane = await planeWith(['support'])
  const { id = '', revisions = [] } = plane.controlPlane.dump()[0] ?? {}
  for (let i = 0; i < 250; i++) plane.controlPlane.redeploy(id, revisions[0]?.id ?? '')
  plane.advance('1h')
  const run = () => runProgramHere(['status', '--name', 'support', '--history'], at(plane))
  expect(rowsOf((await run()).stdout)).toHaveLength(251)
  plane.addFault('GET /v2/deployments/*/revisions 404 times=always')
  expect(await run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('operation_unsupported')
  })
})
