import { expect, test } from '@jest/globals'
import { dropped } from '../../../support/fakes/answers.js'
import { IMAGE, setting } from '../../../support/setting.js'

const CODE = { image_uri: `registry.example/support@sha256:${'a'.repeat(64)}` }
const OLD = {
  source: 'external_container',
  source_revision_config: { image_uri: 'registry.example/support:2' }
} as const
const dated = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()

/** Two revisions of the same image tag, one older than the other; readers may show the older one as the latest. */
function twoRevisions() {
  const all = setting()
  const { service } = all
  service.stand(OLD)
  service.revise({})
  service.revisions[0]!.created_at = dated(1)
  service.revisions[1]!.created_at = dated(2)
  return all
}

/** From now on, and for so long, a reader names the first revision as the latest one. */
function fallBehind({ service, clock }: ReturnType<typeof setting>, ms: number): void {
  const until = clock.now() + ms
  const read = service.readDeployment.bind(service)
  service.readDeployment = async (...args) =>
    clock.now() < until ? { ...(await read(...args)), latest_revision_id: 'r1' } : read(...args)
}

test("an older revision that a late reader shows after a lost patch is not this run's: the patch is sent again", async () => {
  const all = twoRevisions()
  const { service, deploy, last } = all
  service.onPatch = (act) => {
    if (service.count('patchDeployment') > 1) return act()
    fallBehind(all, 5_000)
    throw dropped(true, 'PATCH /v2/deployments/d1')
  }
  await deploy(IMAGE)
  expect(service.count('patchDeployment')).toBe(2)
  expect(last('revision_identified')).toMatchObject({ revision_id: 'r3' })
})

test('an older revision that a late reader shows after a patch without an answer is not waited for', async () => {
  const all = twoRevisions()
  const { service, deploy, last } = all
  service.onPatch = (act) => {
    act()
    service.revisions[2]!.created_at = dated(3)
    fallBehind(all, 5_000)
    return {} as ReturnType<typeof act>
  }
  await deploy(IMAGE)
  expect(service.count('patchDeployment')).toBe(1)
  expect(last('revision_identified')).toMatchObject({ revision_id: 'r3' })
})

test('a setting that was not applied is reported at once, not after the build in progress', async () => {
  const { service, clock, deploy } = setting()
  service.stand({ ...OLD, source_revision_config: CODE, source_config: { custom_url: 'https://old.example' } })
  service.revisions[0]!.status = 'BUILDING'
  service.onPatch = () => service.deployment!
  const begun = clock.now()
  const asked = deploy({
    source: 'external_container',
    name: 'support',
    source_config: { custom_url: 'https://new.example' },
    source_revision_config: CODE
  })
  await expect(asked).rejects.toThrow('source_config.custom_url')
  expect(clock.now() - begun).toBeLessThan(60_000)
})
