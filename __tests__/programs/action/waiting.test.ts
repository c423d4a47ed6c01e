import { describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { timelessControlPlane } from '../../support/servers/varied-control-plane.js'
import { deploy, gitInputs, runSource } from './bundle.js'
import { inventory, startTimelessPlane, writes } from './emulated.js'

const looks = (plane: Emulator) => plane.requests.filter(({ url }) => url.includes('/revisions/')).length

const FAILED = [
  'BUILD_FAILED',
  'DEPLOY_FAILED',
  'CREATE_FAILED',
  'INTERRUPTED',
  'SOMETHING_NEW_FAILED',
  'ERROR',
  'CANCELLED',
  'ABORTED',
  'CRASHED',
  'BUILD_ERROR',
  'REJECTED',
  'TIMED_OUT'
]

describe('the wait', () => {
  test('wait: false ends before the build does and says where it stands', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('stuck:BUILDING')
    const { exitCode, outputs } = await deploy(plane, { wait: 'false' })
    expect([exitCode, outputs.operation]).toEqual([0, 'created'])
    expect(outputs.revision_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(outputs.status).toMatch(/^(CREATING|QUEUED|AWAITING_BUILD|BUILDING)$/)
    expect(looks(plane)).toBe(1)
  })

  test.each(FAILED)('a revision that ends as %s is never a success', async (status) => {
    await using plane = await startTimelessPlane()
    const startedAt = plane.clock.now()
    plane.setOutcome(`${status} build-time=50ms`)
    const { exitCode, outputs, stdout, summary } = await deploy(plane)
    expect([exitCode, outputs.status]).toEqual([1, status])
    expect(stdout).toMatch(new RegExp(`::error::.* \\(${status}\\)\\.`))
    expect(stdout).toMatch(new RegExp(`%0A  Revision ${outputs.revision_id?.slice(0, 8)}… \\(commit [0-9a-f]{7}\\)%0A`))
    expect(stdout).toContain('To fix: ')
    expect(summary).toContain('### ❌ Deploy of `support` failed. Nothing is serving yet.')
    expect(plane.clock.now() - startedAt).toBeLessThan(5_000)
  })

  test('after a second first build that failed, nothing is serving yet', async () => {
    await using plane = await startTimelessPlane()
    const failed = async () => {
      plane.setOutcome('BUILD_FAILED build-time=50ms')
      return deploy(plane, { new_revision: 'always' })
    }
    await failed()
    const { exitCode, stdout, summary } = await failed()
    expect(exitCode).toBe(1)
    expect(inventory(plane)).toEqual({ support: 2 })
    expect(stdout).not.toContain('previous code')
    expect(summary).toContain('### ❌ Deploy of `support` failed. Nothing is serving yet.')
  })

  test('a failed update says that what served before still does, and the next run repairs it', async () => {
    await using plane = await startTimelessPlane()
    await deploy(plane, { secrets: 'A=value-a' })
    plane.setOutcome('BUILD_FAILED build-time=50ms')
    const failed = await deploy(plane, { secrets: 'A=value-b' })
    expect(failed.summary).toMatch(/^### ❌ Deploy of `support` failed\. The previous revision .* is still serving\./m)
    const repaired = await deploy(plane, { secrets: 'A=value-b' })
    expect([failed.exitCode, repaired.exitCode]).toEqual([1, 0])
    expect(inventory(plane)).toEqual({ support: 3 })
  })

  test('a timeout fails, says what the service is still doing, and the next run picks that revision up', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('DEPLOYED build-time=20s')
    const late = await deploy(plane, { timeout: '3s' })
    expect(late.exitCode).toBe(1)
    expect(late.stdout).toMatch(/::error::Timed out after [\d.]+ s\. The revision is still [A-Z_]+/)
    plane.advance('20s')
    const again = await deploy(plane)
    expect([again.exitCode, again.outputs.operation]).toEqual([0, 'unchanged'])
    expect(again.outputs.revision_id).toBe(late.outputs.revision_id)
    expect(inventory(plane)).toEqual({ support: 1 })
  })

  test.each([
    ['BUILDING', true],
    ['VERIFYING', true],
    ['ASLEEP', false]
  ])(
    'a revision that is stuck at %s is waited for until the timeout; the rollout continues: %s',
    async (status, goes) => {
      await using plane = await startTimelessPlane()
      plane.setOutcome(`stuck:${status}`)
      const { exitCode, outputs, stdout } = await deploy(plane, { timeout: '3s' })
      expect([exitCode, outputs.status, outputs.error_code]).toEqual([1, status, 'wait_timeout'])
      expect(stdout.match(new RegExp(`${status}$`, 'gm'))).toHaveLength(1)
      expect(/^::error::.*the rollout continues/m.test(stdout)).toBe(goes)
    }
  )

  test.each(['SUPERSEDED', 'REPLACED', 'INACTIVE', 'BUILDING', 'ASLEEP'])(
    'a revision that stays at %s, while a newer one serves, is followed',
    async (status) => {
      await using plane = await timelessControlPlane({
        intercept: ({ path }, proceed, shown) => {
          const answer = proceed()
          const first = shown.revisions().at(1)?.id
          const isFirst = first !== undefined && path.endsWith(`/revisions/${first}`)
          return isFirst ? { ...answer, body: { ...(answer.body as object), status } } : answer
        }
      })
      const { id } = plane.place()
      plane.clock.after(500, () =>
        plane.service.patch('another writer', id, { source_revision_config: { repo_ref: 'main' } })
      )
      const startedAt = plane.clock.now()
      const { exitCode, outputs, stdout } = await deploy(plane, { new_revision: 'always', timeout: '30m' })
      const newest = plane.revisions().at(-1)?.id
      expect(plane.revisions()).toHaveLength(3)
      expect([exitCode, outputs.status, outputs.revision_id]).toEqual([0, 'DEPLOYED', newest])
      expect(stdout).toMatch(new RegExp(`::warning::Revision .*\\(${status}\\) was superseded by ${newest}`))
      expect(plane.clock.now() - startedAt).toBeLessThan(60_000)
    }
  )

  test('a superseded revision is followed to the newest one, whose id is output', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('stuck:QUEUED')
    let first: string | undefined
    const result = await runSource(gitInputs(plane.url), {
      clock: plane.clock,
      onLine: (line) => {
        first ??= /^Revision (\S+)/.exec(line)?.[1]
        if (!line.endsWith('QUEUED')) return
        const [deployment] = plane.controlPlane.dump()
        if (deployment?.revisions.length === 1) {
          plane.controlPlane.patch(deployment.id, { source_revision_config: { repo_ref: 'main' } })
        }
      }
    })
    const newest = plane.controlPlane.dump()[0]?.revisions.at(-1)?.id
    expect([result.exitCode, result.outputs.status]).toEqual([0, 'DEPLOYED'])
    expect(result.outputs.revision_id).toBe(newest)
    expect(newest).not.toBe(first)
    expect(result.stdout).toContain(`::warning::Revision ${first} (SKIPPED) was superseded by ${newest}`)
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
  })

  test('one that was skipped with nothing newer is a failure, not a success', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('SKIPPED build-time=50ms')
    const startedAt = plane.clock.now()
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.status, outputs.error_code]).toEqual([1, 'SKIPPED', 'superseded'])
    expect(plane.clock.now() - startedAt).toBeLessThan(10_000)
  })

  test('a revision that no longer exists (410) ends the wait', async () => {
    let reads = 0
    await using plane = await timelessControlPlane({
      buildMs: 3_600_000,
      intercept: ({ operation }) =>
        operation === 'revision' && ++reads > 2 ? { status: 410, body: { detail: 'Gone' } } : undefined
    })
    const startedAt = plane.clock.now()
    const { exitCode, outputs } = await deploy(plane, { timeout: '30m' })
    expect([exitCode, outputs.error_code]).toEqual([1, 'not_found'])
    expect(plane.clock.now() - startedAt).toBeLessThan(60_000)
  })

  test('a fixed poll_interval is kept: no more looks than it allows', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('stuck:BUILDING')
    await deploy(plane, { poll_interval: '200ms', timeout: '2s' })
    expect(looks(plane)).toBeGreaterThanOrEqual(4)
    expect(looks(plane)).toBeLessThanOrEqual(11)
  })

  test('a deployment that is deleted meanwhile is a failure at once', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('stuck:BUILDING')
    const { exitCode, stdout } = await runSource(gitInputs(plane.url), {
      clock: plane.clock,
      onLine: (line) => {
        const [deployment] = plane.controlPlane.dump()
        if (line.endsWith('BUILDING') && deployment !== undefined) plane.controlPlane.delete(deployment.id)
      }
    })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/::error::.*was deleted during this run.*GET \S+ answered 404/)
  })

  test('a push that the service builds automatically is waited for, not built twice', async () => {
    await using plane = await startTimelessPlane()
    await deploy(plane, { build_on_push: 'true' })
    const { commit_sha } = plane.push({ ref: 'main' })
    const { exitCode, outputs } = await runSource(gitInputs(plane.url, { build_on_push: 'true' }), {
      clock: plane.clock,
      variables: { GITHUB_SHA: commit_sha }
    })
    expect([exitCode, outputs.status, outputs.commit_sha]).toEqual([0, 'DEPLOYED', commit_sha])
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
    expect(inventory(plane)).toEqual({ support: 2 })
  })
})
