import { describe, expect, test } from '@jest/globals'
import { DeployError } from '../../../../src/errors.js'
import { IMAGE, setting } from '../../../support/setting.js'

type Set = ReturnType<typeof setting>
const IMAGE_BEFORE = 'registry.example/support:1'
const ASKED_IMAGE = 'registry.example/support:2'

/** A service that names no active revision, ever. r2, which the run makes, is DEPLOYED and fails its check. */
async function goBack(unnamed: null | undefined, redeploy: (set: Set) => void, image = IMAGE_BEFORE) {
  const set = setting()
  const { service } = set
  const secrets = [{ name: 'KEY', value: 'value-of-before' }]
  service.stand({
    source: 'external_container',
    secrets,
    source_revision_config: { image_uri: image },
    active_revision_id: unnamed
  })
  service.redeployRevision = async () => {
    redeploy(set)
    return true
  }
  const check = () => Promise.reject(new DeployError('check_failed', 'the check failed'))
  const error = await set.deploy(IMAGE, { rollback: true }, { smokeCheck: check }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DeployError)
  expect((error as Error).message).toMatch(/^the check failed(?:\. Rolled back\.)?\n/)
  return set.last('rollback_ended')?.rollback
}

const status = ({ service }: Set, is: string) => {
  service.revisions[0]!.status = is
}

describe.each([null, undefined])('on a service that names no active revision (%p)', (unnamed) => {
  test('a revision that was made again of the earlier code, and is DEPLOYED, has rolled back', async () => {
    const report = await goBack(unnamed, ({ service }) => void service.revise({ image_uri: IMAGE_BEFORE }))
    expect(report).toMatchObject({ result: 'rolled_back', rolled_back_to: 'r1' })
  })

  test('the earlier one that is made the latest again has rolled back', async () => {
    const report = await goBack(unnamed, ({ service }) => {
      service.deployment = { ...service.deployment!, latest_revision_id: 'r1' }
    })
    expect(report).toMatchObject({ result: 'rolled_back', rolled_back_to: 'r1' })
  })

  test('the earlier one that comes up again, while the failed one stays the latest, has proven nothing', async () => {
    const report = await goBack(unnamed, (set) => {
      status(set, 'DEPLOYING')
      set.clock.after(9_000, () => status(set, 'DEPLOYED'))
    })
    expect(report?.result).toBe('failed')
    expect(report?.rolled_back_to).toBeUndefined()
    expect(report?.message).toMatch(/is not serving\. The service names no serving revision\.$/)
  })

  test('a yes of which nothing is ever seen has proven nothing', async () => {
    expect((await goBack(unnamed, () => {}))?.result).toBe('failed')
  })

  test('a revision of the tag that failed may hold what failed', async () => {
    const again = ({ service }: Set) => void service.revise({ image_uri: ASKED_IMAGE })
    const report = await goBack(unnamed, again, ASKED_IMAGE)
    expect(report?.result).toBe('failed')
    expect(report?.message).toMatch(/same image tag, and the service does not show which image it was/)
  })
})

test('a failed revision is not rolled back if the active revision is unknown', async () => {
  for (const unnamed of [null, undefined]) {
    const set = setting()
    const { service } = set
    let redeploys = 0
    service.stand({
      source: 'external_container',
      source_revision_config: { image_uri: IMAGE_BEFORE },
      active_revision_id: unnamed
    })
    service.onPatch = (act) => {
      act()
      service.revisions[1]!.status = 'DEPLOY_FAILED'
      return service.deployment!
    }
    service.redeployRevision = async () => ++redeploys > 0
    await expect(set.deploy(IMAGE, { rollback: true })).rejects.toThrow(/names no serving revision/)
    expect([redeploys, service.count('patchDeployment')]).toEqual([0, 1])
  }
})
