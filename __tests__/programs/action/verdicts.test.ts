/** The verdict of a run on what a service shows after a write, where services may differ: the action over HTTP. */
import { describe, expect, test } from '@jest/globals'
import { BEFORE } from '../../../simulation/service/service.js'
import { SECRET_FORMS } from '../../../simulation/variations/secrets.js'
import { WRITE_ANSWERS } from '../../../simulation/variations/write-answers.js'
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
const DIGEST = `registry.example/support@sha256:${'1'.repeat(64)}`

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
const deployImage = (plane: Plane, more: Record<string, string>): Promise<ActionResult> =>
  runSource({ ...imageInputs(plane.url), ...more }, { clock: plane.clock })
const imageInputs = (base_url: string) => {
  const { graph_config_path: _path, ...inputs } = gitInputs(base_url, { image_uri: DIGEST })
  return inputs
}
const operations = (plane: Plane) => plane.writes().map(({ operation }) => operation)

describe('what a service shows differently everywhere is presentation (2.1)', () => {
  test.each(SECRET_FORMS)('secrets in reads: %s', async (reads) => {
    await using standingOne = await standing({ variations: { secrets: { reads, writes: 'values' } } })
    const { plane } = standingOne
    const run = await deploy(plane)
    expect({ exitCode: run.exitCode, log: run.stdout }).toMatchObject({ exitCode: 0 })
    expect(operations(plane)).toEqual(['patch'])
    const again = await deploy(plane)
    expect(again.exitCode).toBe(0)
    expect(operations(plane)).toHaveLength(reads === 'values' ? 1 : 2)
  })

  test('a list without secrets proves nothing, and the plan says so', async () => {
    await using standingOne = await standing({ variations: { secrets: { reads: 'empty list' } } })
    const run = await deploy(standingOne.plane, { command: 'plan' })
    const { operation, new_revision, reasons } = JSON.parse(run.outputs.plan ?? '')
    expect([operation, new_revision]).toEqual(['update', true])
    expect(reasons).toContainEqual(expect.stringMatching(/^secrets: .*may differ \(not shown\)/))
  })

  test.each(WRITE_ANSWERS)('a patch that is answered with %s', async (writes) => {
    await using standingOne = await standing({ variations: { writes, secrets: { reads: 'masked' } } })
    const run = await deploy(standingOne.plane)
    expect(run.exitCode).toBe(0)
    expect(operations(standingOne.plane)).toEqual(['patch'])
    expect(run.outputs.revision_id).toBe(standingOne.plane.revisions().at(-1)?.id)
  })

  test.each(['state', 'pending', 'id', 'empty'] as const)('a create that is answered with %s', async (created) => {
    await using plane = await timelessControlPlane({ variations: { created, secrets: { reads: 'names' } } })
    const run = await deploy(plane)
    expect(run.exitCode).toBe(0)
    expect(operations(plane)).toEqual(['create'])
    expect(run.outputs).toMatchObject({ operation: 'created', revision_id: plane.revisions()[0]?.id })
  })

  test('resources and secrets that the service fills in are no change', async () => {
    const filled = {
      resourceDefaults: 'after rollout',
      otherResources: 'after rollout',
      reservedSecrets: 'on reads'
    } as const
    await using plane = await timelessControlPlane({ variations: { filled: { ...filled, otherSecrets: 'always' } } })
    const run = await deployImage(plane, { resource_spec: '{"cpu": 1, "memory_mb": 512}', secrets: `KEY=${NEW}` })
    expect(run.exitCode).toBe(0)
    const again = await deployImage(plane, { resource_spec: '{"cpu": 1, "memory_mb": 512}', secrets: `KEY=${NEW}` })
    expect(again.exitCode).toBe(0)
    expect(again.stdout).toContain('The service keeps secrets that the inputs no longer set: AGENT_SERVER_REGION')
  })
})

describe('a write that is confirmed by its revision is never sent again (2.2)', () => {
  const losing = (options: VariedOptions): VariedOptions => {
    let lost = false
    return {
      ...options,
      intercept: ({ operation }, proceed) => {
        if (operation !== 'patch' && operation !== 'create') return undefined
        const answer = proceed()
        if (lost) return answer
        lost = true
        return { status: 502, body: 'Bad Gateway' }
      }
    }
  }

  test.each(SECRET_FORMS)('an update whose answer is lost, secrets in reads: %s', async (reads) => {
    await using standingOne = await standing(losing({ variations: { secrets: { reads } } }))
    const run = await deploy(standingOne.plane)
    expect(run.exitCode).toBe(0)
    expect(operations(standingOne.plane)).toEqual(['patch'])
  })

  test.each(['hashed', 'truncated and masked', 'names', 'empty list'] as const)(
    'a create whose answer is lost, secrets in reads: %s',
    async (reads) => {
      await using plane = await timelessControlPlane(losing({ variations: { secrets: { reads } } }))
      const run = await deploy(plane)
      expect(run.exitCode).toBe(0)
      expect(operations(plane)).toEqual(['create'])
    }
  )
})

describe('where the service visibly kept an old value, the run is red (2.3)', () => {
  test('a secret', async () => {
    await using standingOne = await standing({ variations: { applied: { parts: 'not secrets', echoes: true } } })
    const run = await deploy(standingOne.plane, { timeout: '6s' })
    expect(run.exitCode).toBe(1)
    expect(run.stdout).toContain('secrets.KEY: the service does not show the value that this run sent')
    expect(run.stdout.replace(/::add-mask::.*/g, '')).not.toMatch(new RegExp(`${OLD}|${NEW}`))
  })

  test('a secret that was added', async () => {
    await using standingOne = await standing({
      variations: { applied: { parts: 'not secrets' }, secrets: { reads: 'names' } }
    })
    const run = await deploy(standingOne.plane, { secrets: `KEY=${NEW}\nADDED=value-of-it`, timeout: '6s' })
    expect(run.exitCode).toBe(1)
    expect(run.stdout).toContain('secrets.ADDED: the service does not show the value that this run sent')
  })

  test('a setting, with and without a new revision', async () => {
    for (const sha of [COMMIT, OTHER_COMMIT]) {
      await using plane = await timelessControlPlane({ variations: { applied: { parts: 'not settings' } } })
      plane.place({ source_config: { build_on_push: false, install_command: 'npm ci' } })
      plane.service.setHead(sha)
      const run = await deploy(plane, { secrets: '', install_command: 'make deps', timeout: '6s' }, sha)
      expect(run.exitCode).toBe(1)
      expect(run.stdout).toContain(
        'source_config.install_command: the service does not show the value that this run sent'
      )
    }
  })

  test('resources', async () => {
    await using plane = await timelessControlPlane({ variations: { applied: { parts: 'not resources' } } })
    plane.place({
      source: 'external_container',
      source_config: { resource_spec: { cpu: 1 } },
      source_revision_config: { image_uri: DIGEST }
    })
    const run = await deployImage(plane, { resource_spec: '{"cpu": 2}', timeout: '6s' })
    expect(run.exitCode).toBe(1)
    expect(run.stdout).toContain(
      'source_config.resource_spec.cpu: the service does not show the value that this run sent'
    )
  })

  test('a reader that is behind for some seconds is waited for', async () => {
    await using standingOne = await standing({ variations: { timing: { staleReaderMs: 2_500 } } })
    const run = await deploy(standingOne.plane)
    expect(run.stdout).not.toContain('::error')
    expect(run.exitCode).toBe(0)
    expect(operations(standingOne.plane)).toEqual(['patch'])
  })
})

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

  test('a revision that is DEPLOYED and never takes over is no success', async () => {
    await using standingOne = await standing({
      intercept: ({ operation }, proceed) => {
        const answer = proceed()
        if (operation !== 'read') return answer
        const first = standingOne.record.revisions[0].id
        return { ...answer, body: { ...(answer.body as object), active_revision_id: first } }
      }
    })
    standingOne.plane.service.setHead(OTHER_COMMIT)
    const run = await deploy(standingOne.plane, { timeout: '6s' }, OTHER_COMMIT)
    expect(run.exitCode).toBe(1)
    expect(run.outputs['error_code']).toBe('not_active')
    expect(run.outputs).toMatchObject({ status: 'DEPLOYED', commit_sha: COMMIT })
  })

  test('a service that names the active revision late makes nothing red and no revision needless', async () => {
    const lateMs = 2_000
    await using standingOne = await standing({
      intercept: ({ operation }, proceed) => {
        const answer = proceed()
        const { revisions } = standingOne.record
        const at = standingOne.plane.clock.date() - lateMs
        const active = revisions.findLast(({ created_at }) => created_at + 100 < at) ?? revisions[0]
        if (operation !== 'read') return answer
        return { ...answer, body: { ...(answer.body as object), active_revision_id: active.id } }
      }
    })
    const run = await deploy(standingOne.plane)
    expect(run.exitCode).toBe(0)
    expect((await deploy(standingOne.plane)).outputs.operation).toBe('unchanged')
    expect(operations(standingOne.plane)).toEqual(['patch'])
  })
})

test('a commit that appears some seconds after DEPLOYED makes no second revision', async () => {
  await using plane = await timelessControlPlane({
    variations: { commits: { deployments: 'late', revisions: 'late' } }
  })
  for (const operation of ['created', 'unchanged']) {
    const run = await deploy(plane, { secrets: '' })
    expect(run.exitCode).toBe(0)
    expect(run.outputs.operation).toBe(operation)
  }
})

describe('build_on_push on a service that tells no commits (2.6)', () => {
  const never = { commits: { deployments: 'never', revisions: 'never' } } as const
  const following = { source_config: { build_on_push: true } }

  test('the newer revision is taken, with a warning', async () => {
    await using plane = await timelessControlPlane({ variations: never })
    plane.place(following)
    plane.clock.after(100, () => plane.service.buildPush())
    const run = await deploy(plane, { secrets: '', timeout: '8s' })
    expect(run.exitCode).toBe(0)
    expect(run.outputs.revision_id).toBe(plane.revisions().at(-1)?.id)
    expect(warningsOf(run)).toEqual([expect.stringMatching(`no commit for revision ${run.outputs.revision_id}`)])
    expect(operations(plane)).toEqual([])
  })

  test('without a newer revision, this run deploys the branch', async () => {
    await using plane = await timelessControlPlane({ variations: never })
    plane.place(following)
    const run = await deploy(plane, { secrets: '', timeout: '8s' })
    expect(run.exitCode).toBe(0)
    expect(operations(plane)).toEqual(['patch'])
    expect(warningsOf(run)).toEqual([expect.stringMatching(/^The service has shown no revision of this push/)])
  })

  test.each(['short', 'upper case', 'late'] as const)('commits that appear %s are waited for', async (form) => {
    await using plane = await timelessControlPlane({
      variations: { commits: { deployments: form, revisions: form } },
      buildMs: 300
    })
    const { id } = plane.place(following)
    plane.service.setHead(OTHER_COMMIT)
    plane.clock.after(1_000, () => plane.service.buildPush())
    const run = await deploy(plane, { secrets: '' }, OTHER_COMMIT)
    expect(run.exitCode).toBe(0)
    expect(plane.service.records().find((record) => record.id === id)?.revisions).toHaveLength(2)
    expect(run.outputs.revision_id).toBe(plane.revisions().at(-1)?.id)
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
