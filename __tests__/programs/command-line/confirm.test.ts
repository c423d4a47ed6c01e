/** The question before a delete, a rollback, or a deploy of another branch, which a person answers on a terminal. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { inventory, startTimelessPlane } from '../action/emulated.js'
import { at, runProgramHere } from './program-here.js'

const URL_OF_REPOSITORY = ['--repo-url', 'https://github.com/acme/support']
const URL_OF_NEED = '${deployments.support.url}'
const TARGET = ['--name', 'support', ...URL_OF_REPOSITORY]
const image = (letter: string) => `registry.example/support@sha256:${letter.repeat(64)}`

/** A control plane with a deployment of two revisions, and one of another name. */
async function startPlane() {
  const plane = await startTimelessPlane()
  const fast = ['--poll-interval', '50ms', '--verify-serving', 'off']
  for (const [name, letter] of ['support a', 'support b', 'other a'].map((one) => one.split(' '))) {
    const args = ['deploy', '--name', name ?? '', '--image-uri', image(letter ?? ''), ...fast]
    expect(await runProgramHere(args, at(plane))).toMatchObject({ status: 0 })
  }
  const deployed = plane.controlPlane.dump()[0]
  const { id = '', revisions = [] } = deployed ?? {}
  const run = (args: string[], typed: string, variables = {}) =>
    runProgramHere([...args, ...(args[0] === 'rollback' ? fast : [])], {
      ...at(plane, variables),
      typed
    })
  return { plane, run, id, revisions, [Symbol.asyncDispose]: () => plane[Symbol.asyncDispose]() }
}

/** A terminal breaks lines between words. */
const unwrapped = (text: string) => text.replace(/\s+/g, ' ')

const BOTH = { support: 2, other: 1 }

test.each([
  ['the name', 'support\n', [], 0, { other: 1 }],
  ['another name', 'Support\n', [], 8, BOTH],
  ['only yes', 'y\n', [], 8, BOTH],
  ['nothing', '\n', [], 8, BOTH],
  ['the end of the input', '', [], 8, BOTH],
  ['nothing, with --yes', '', ['--yes'], 0, { other: 1 }]
])(
  'a delete says what goes before it asks, and deletes only after the name: %s',
  async (_, typed, flags, status, left) => {
    await using stage = await startPlane()
    const end = await stage.run(['delete', ...TARGET, ...flags], typed)
    expect({ status: end.status, inventory: inventory(stage.plane) }).toEqual({
      status,
      inventory: left
    })
    const question =
      /This deletes support \((\S+)\), http:\S+\/agents\/\S+, with all of its revisions\. Type support to confirm:/
    expect(question.exec(unwrapped(end.stderr))?.[1]).toBe(
      flags.length === 0 ? stage.id : undefined
    )
  }
)

test('a delete by ID asks for the name, and what does not exist is no question', async () => {
  await using stage = await startPlane()
  expect(await stage.run(['delete', '--deployment-id', stage.id], `${stage.id}\n`)).toMatchObject({
    status: 8
  })
  expect(inventory(stage.plane)).toEqual(BOTH)
  expect(await stage.run(['delete', '--deployment-id', stage.id], 'support\n')).toMatchObject({
    status: 0
  })
  const absent = await stage.run(['delete', ...TARGET], '')
  expect({ status: absent.status, inventory: inventory(stage.plane) }).toEqual({
    status: 0,
    inventory: { other: 1 }
  })
  expect(absent.stderr).not.toContain('to confirm:')
})

test('of a manifest, each deployment is asked about', async () => {
  await using stage = await startPlane()
  const folder = mkdtempSync(join(tmpdir(), 'confirm-'))
  const deployments = { one: { name: 'support', deployment_id: stage.id, image_uri: image('b') } }
  writeFileSync(join(folder, 'd.yaml'), JSON.stringify({ version: 1, deployments }))
  const args = ['delete', '--manifest', 'd.yaml', '--select', 'one']
  const run = (typed: string) => runProgramHere(args, { ...at(stage.plane), cwd: folder, typed })
  expect([(await run('one\n')).status, inventory(stage.plane)]).toEqual([8, BOTH])
  expect([(await run('support\n')).status, inventory(stage.plane)]).toEqual([0, { other: 1 }])
  rmSync(folder, { recursive: true })
})

test('a question shows the URL of a deployment, also if another one has it as a secret', async () => {
  await using stage = await startPlane()
  const folder = mkdtempSync(join(tmpdir(), 'confirm-'))
  const run = (...args: string[]) => {
    const deployments = stage.plane.controlPlane.dump()
    const idOf = (name: string) => deployments.find((one) => one.name === name)?.id
    const support = { name: 'support', deployment_id: idOf('support'), image_uri: image('b') }
    const other = { name: 'other', deployment_id: idOf('other'), image_uri: image('a') }
    const secrets = { SUPPORT_URL: URL_OF_NEED }
    const manifest = { other: { ...other, needs: ['support'], secrets }, support }
    writeFileSync(join(folder, 'd.yaml'), JSON.stringify({ version: 1, deployments: manifest }))
    const all = [...args, '--manifest', 'd.yaml', '--select', 'other,support']
    return runProgramHere(all, { ...at(stage.plane), cwd: folder, typed: '' })
  }
  const deployed = await run('deploy', '--poll-interval', '50ms', '--verify-serving', 'off')
  expect(deployed).toMatchObject({ status: 0 })
  const { stderr } = await run('delete')
  expect(unwrapped(stderr)).toMatch(
    /This deletes support \(\S+-\S+\), http:\S+\/agents\/\S+, with all/
  )
  rmSync(folder, { recursive: true })
})

test('no question where no person can be asked: in a CI system', async () => {
  await using stage = await startPlane()
  expect(await stage.run(['delete', ...TARGET], '', { CI: 'true' })).toMatchObject({ status: 0 })
})

test.each([
  ['the name', 'support\n', [], 0, { support: 3, other: 1 }],
  ['only yes', 'y\n', [], 8, BOTH],
  ['nothing, with --yes', '', ['--yes'], 0, { support: 3, other: 1 }]
])('a rollback names both revisions before it asks: %s', async (_, typed, flags, status, after) => {
  await using stage = await startPlane()
  const end = await stage.run(['rollback', ...TARGET, ...flags], typed)
  expect({ status: end.status, inventory: inventory(stage.plane) }).toEqual({
    status,
    inventory: after
  })
  const [first, second] = stage.revisions.map(({ id }) => id.slice(0, 8))
  const question = new RegExp(
    `rolls back support .* ${second}.* to revision ${first}.* Type support to confirm:`
  )
  expect(question.test(unwrapped(end.stderr))).toBe(flags.length === 0)
})

const deployBranch = (branch: string, ...more: string[]) =>
  `deploy --graph-config-path graph.json --repo-ref ${branch} --ci none --poll-interval 50ms`
    .split(' ')
    .concat('--verify-serving', 'off', TARGET, more)

test.each([
  ['the name', 'support\n', [], 0, { support: 2 }],
  ['only yes', 'y\n', [], 8, { support: 1 }],
  ['nothing, with --yes', '', ['--yes'], 0, { support: 2 }]
])(
  'a deploy of another branch names both before it asks: %s',
  async (_, typed, flags, status, left) => {
    await using plane = await startTimelessPlane()
    const first = await runProgramHere(deployBranch('main'), { ...at(plane), typed: '' })
    expect(first).toMatchObject({ status: 0 })
    const end = await runProgramHere(deployBranch('topic', ...flags), { ...at(plane), typed })
    expect({ status: end.status, inventory: inventory(plane) }).toEqual({ status, inventory: left })
    const question =
      /Deployment support \(\S+\) moves from main to the branch topic\. Type support to confirm:/
    expect(question.test(unwrapped(end.stderr))).toBe(flags.length === 0)
    // The same branch again, and a plan, are no question.
    const branch = status === 0 ? 'topic' : 'main'
    const again = await runProgramHere(deployBranch(branch), { ...at(plane), typed: '' })
    expect(again).toMatchObject({ status: 0, stderr: expect.not.stringContaining('to confirm:') })
  }
)
