/** `plan --fail-on-changes`: the exit code says whether a deploy would change something. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startTimelessPlane, writes } from '../action/emulated.js'
import { at, runProgramHere } from './program-here.js'

const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']
const image = (letter: string) => `registry.example/support@sha256:${letter.repeat(64)}`
const named = (name: string, letter: string) => ['--name', name, '--image-uri', image(letter)]

test('a plan with changes ends with 11 and no error code, one without changes with 0', async () => {
  await using plane = await startTimelessPlane()
  const run = (...args: string[]) => runProgramHere([...args, ...FAST], at(plane))
  const plan = (letter: string, ...flags: string[]) =>
    run('plan', ...named('support', letter), ...flags)
  expect(await plan('a', '--fail-on-changes')).toMatchObject({ status: 11, stdout: 'create\n' })
  expect(await plan('a')).toMatchObject({ status: 0, stdout: 'create\n' })
  expect(writes(plane)).toEqual([])
  await run('deploy', ...named('support', 'a'))
  expect(await plan('a', '--fail-on-changes')).toMatchObject({ status: 0, stdout: 'unchanged\n' })
  const changed = await plan('b', '--fail-on-changes', '--json')
  expect(changed.status).toBe(11)
  expect(JSON.parse(changed.stdout)).toMatchObject({ plan: { operation: 'update' } })
  expect(JSON.parse(changed.stdout)).not.toHaveProperty('error_code')
})

test('a plan that fails keeps its own exit code', async () => {
  const end = await runProgramHere(['plan', '--name', 'support', '--fail-on-changes'])
  expect(end.status).toBe(2)
})

test('of a manifest, one deployment with changes is enough', async () => {
  await using plane = await startTimelessPlane()
  const folder = mkdtempSync(join(tmpdir(), 'plan-'))
  const deployments = { first: { image_uri: image('a') }, second: { image_uri: image('b') } }
  writeFileSync(join(folder, 'd.yaml'), JSON.stringify({ version: 1, deployments }))
  const plan = ['plan', '--manifest', 'd.yaml', '--fail-on-changes']
  const deploy = (name: string, letter: string) =>
    runProgramHere(['deploy', ...named(name, letter), ...FAST], at(plane))
  const run = { ...at(plane), cwd: folder }
  await deploy('first', 'a')
  expect(await runProgramHere(plan, run)).toMatchObject({ status: 11 })
  await deploy('second', 'b')
  expect(await runProgramHere(plan, run)).toMatchObject({ status: 0 })
  rmSync(folder, { recursive: true })
})
