/** The verdict of a run on what a service shows after a write, where services may differ: the action over HTTP. */
import { describe, expect, test } from '@jest/globals'
import { BEFORE } from '../../../simulation/service/service.js'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import type { Secret } from '../../../src/contract/deployment.js'
import {
  type TimelessControlPlane as Plane,
  timelessControlPlane,
  type VariedOptions
} from '../../support/servers/varied-control-plane.js'
import { warningsOf } from '../../support/shown-messages.js'
import { COMMIT, gitInputs, runSource, variables } from './bundle.js'

const OTHER_COMMIT = 'c0ffee0000000000000000000000000000c0ffee'
const OLD = 'old-value-of-the-key'
const NEW = 'new-value-of-the-key'

/** A deployment with one revision of an hour ago. */
async function standing(options: VariedOptions = {}, with_secret = true) {
  const plane = await timelessControlPlane(options)
  const record = plane.place({ ...(with_secret && { secrets: [{ name: 'KEY', value: OLD }] }) })
  return { plane, record, [Symbol.asyncDispose]: () => plane.close() }
}

const deploy = (plane: Plane, more: Record<string, string> = {}, sha = COMMIT): Promise<ActionResult> =>
  runSource(gitInputs(plane.url, { secrets: `KEY=${NEW}`, poll_interval: '500ms', ...more }), {
    clock: plane.clock,
    variables: variables('push', 'refs/heads/main', sha)
  })
const operations = (plane: Plane) => plane.writes().map(({ operation }) => operation)

test('a secret that a service keeps, because it merges lists, is a warning, and the plan says so', async () => {
  const [KEY, REMOVED] = ['KEY', 'REMOVED'].map((name) => ({ name, value: OLD })) as [Secret, Secret]
  await using plane = await timelessControlPlane({
    intercept: ({ operation }, proceed) => {
      const answer = proceed()
      if (operation !== 'read') return answer
      const { secrets, ...body } = answer.body as { secrets: Secret[] }
      const others = secrets.filter(({ name }) => name !== REMOVED.name)
      return { ...answer, body: { ...body, secrets: [...others, REMOVED] } }
    }
  })
  plane.place({ secrets: [KEY, REMOVED] })
  const run = await deploy(plane)
  expect([run.exitCode, run.outputs.operation]).toEqual([0, 'updated'])
  expect(warningsOf(run)).toContainEqual(expect.stringMatching(/keeps secrets .*: REMOVED\./))
  const { changes } = JSON.parse(run.outputs.plan ?? '') as { changes: { path: string; note?: string }[] }
  expect(changes.find(({ path }) => path === 'secrets.REMOVED')?.note).toMatch(/not removed/)
  expect(changes.find(({ path }) => path === 'secrets.KEY')).not.toHaveProperty('note')
  expect(run.summary).toMatch(/REMOVED.*not removed/)
})

describe('another revision than the latest stays active (2.4)', () => {
  /** The deployment at COMMIT; then at OTHER_COMMIT; which never takes over. */
  async function goneBack(with_secret: boolean) {
    const { plane, record } = await standing(
      {
        intercept: ({ operation }, proceed) => {
          const answer = proceed()
          const { revisions } = record
          if (operation !== 'read' || revisions.length !== 2) return answer
          return { ...answer, body: { ...(answer.body as object), active_revision_id: revisions[0].id } }
        }
      },
      with_secret
    )
    const [first] = record.revisions
    plane.service.setHead(OTHER_COMMIT)
    plane.service.patch(BEFORE, record.id, { source_revision_config: { repo_ref: 'main' } })
    plane.clock.pass(200)
    return { plane, first: first.id, [Symbol.asyncDispose]: () => plane.close() }
  }

  test('the commit of the latest one is deployed again: it does not serve', async () => {
    await using back = await goneBack(false)
    const run = await deploy(back.plane, { secrets: '', timeout: '8s' }, OTHER_COMMIT)
    expect(run.exitCode).toBe(0)
    expect(operations(back.plane)).toEqual(['patch'])
    expect(run.outputs).toMatchObject({ new_revision: 'true', commit_sha: OTHER_COMMIT, status: 'DEPLOYED' })
  })

  test('the commit that serves is deployed again: the latest one has another', async () => {
    await using back = await goneBack(false)
    back.plane.service.setHead(COMMIT)
    const run = await deploy(back.plane, { secrets: '', timeout: '8s' }, COMMIT)
    expect(run.exitCode).toBe(0)
    expect(operations(back.plane)).toEqual(['patch'])
    expect(run.outputs).toMatchObject({ operation: 'updated', commit_sha: COMMIT })
  })

  test('secrets of an earlier revision are not proven: the plan says so', async () => {
    await using back = await goneBack(true)
    back.plane.service.setHead(COMMIT)
    const run = await deploy(back.plane, { secrets: `KEY=${OLD}`, timeout: '8s' }, COMMIT)
    expect(run.exitCode).toBe(0)
    expect(operations(back.plane)).toEqual(['patch'])
    expect(run.outputs.plan).toContain('is still active')
  })
})

test('masked secrets are never sent back by a rollback', async () => {
  await using standingOne = await standing({
    variations: { secrets: { reads: 'masked' }, withoutRedeploy: true },
    outcomeOf: () => ({ ending: { end: 'DEPLOY_FAILED' }, takesDown: true, buildTime: 100 })
  })
  const { plane, record } = standingOne
  plane.service.patch(BEFORE, record.id, { source_revision_config: { repo_ref: 'stable' } })
  await deploy(plane, { rollback: 'true', timeout: '8s' }, OTHER_COMMIT)
  expect(operations(plane).length).toBeGreaterThan(0)
  for (const { body } of plane.writes()) expect(JSON.stringify(body ?? null)).not.toContain('**')
})
