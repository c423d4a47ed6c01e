import { describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../emulator/index.js'
import { deploy, gitInputs, runSource } from './bundle.js'
import { inventory, startTimelessPlane, writes } from './emulated.js'

const looks = (plane: Emulator) => plane.requests.filter(({ url }) => url.includes('/revisions/')).length

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

  test.each(['BUILD_FAILED', 'DEPLOY_FAILED', 'CREATE_FAILED', 'INTERRUPTED', 'SOMETHING_NEW_FAILED'])(
    'a revision that ends as %s is never a success',
    async (status) => {
      await using plane = await startTimelessPlane()
      plane.setOutcome(`${status} build-time=50ms`)
      const { exitCode, outputs, stdout, summary } = await deploy(plane)
      expect([exitCode, outputs.status]).toEqual([1, status])
      expect(stdout).toMatch(new RegExp(`::error::.* \\(${status}\\)\\. Nothing is serving yet`))
      expect(stdout).toMatch(new RegExp(`%0A  Revision ${outputs.revision_id} \\(commit [0-9a-f]{7}\\)%0A`))
      expect(stdout).toContain('To fix: ')
      expect(summary).toContain('### ❌ Deploy of `support` failed. Nothing is serving yet.')
    }
  )

  test('a failed update says that what served before still does, and the next run repairs it', async () => {
    await using plane = await startTimelessPlane()
    const before = await deploy(plane, { secrets: 'A=value-a' })
    plane.setOutcome('BUILD_FAILED build-time=50ms')
    const failed = await deploy(plane, { secrets: 'A=value-b' })
    expect(failed.stdout).toMatch(new RegExp(`Serving: revision ${before.outputs.revision_id} \\(commit \\w{7}\\)`))
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

  test('a revision that is stuck in an unknown status is waited for until the timeout', async () => {
    await using plane = await startTimelessPlane()
    plane.setOutcome('stuck:CONTEMPLATING')
    const { exitCode, outputs, stdout } = await deploy(plane, { timeout: '3s' })
    expect([exitCode, outputs.status]).toEqual([1, 'CONTEMPLATING'])
    expect(stdout.match(/CONTEMPLATING$/gm)).toHaveLength(1)
  })

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
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.status]).toEqual([1, 'SKIPPED'])
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
    expect(stdout).toMatch(/::error::.*was deleted while this run waited.*GET \S+ answered 404/)
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
