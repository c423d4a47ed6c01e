import { describe, expect, test } from '@jest/globals'
import { withRetries } from '../../../src/control-plane/with-retries.js'
import { openSession } from '../../../src/deploy/core/session.js'
import { deleteDeployment } from '../../../src/deploy/delete/delete-deployment.js'
import { dropped, refusal } from '../../support/fakes/answers.js'
import { HEAD } from '../../support/fakes/control-plane.js'
import { GIT, IMAGE, setting } from '../../support/setting.js'

const ASKED = [{ name: 'KEY', value: 'asked-for' }]
const OTHER = { source: 'external_container', secrets: ASKED } as const

describe('a revision that does not match what was asked for is no success', () => {
  test('another writer replaced the secrets between the read and the patch', async () => {
    const { service, deploy } = setting()
    service.stand(OTHER)
    service.onPatch = (act) => {
      service.editSecrets('of somebody else')
      return act()
    }
    await expect(deploy(IMAGE)).rejects.toThrow(/revision does not match.*\nsecrets\.KEY.*\nRevision r3/)
  })

  test('the revision that came in between has other secrets', async () => {
    const { clock, service, deploy } = setting()
    service.stand(OTHER)
    service.onPatch = (act) => {
      const made = act()
      service.revisions[1]!.status = 'BUILDING'
      clock.after(2_000, () => {
        service.revisions[1]!.status = 'SKIPPED'
        service.editSecrets('of somebody else')
      })
      return made
    }
    await expect(deploy(IMAGE)).rejects.toThrow(/revision does not match[^]*\nRevision r3/)
  })

  test('the revision that came in between has another image, and the deployment cannot be read any more: not verified', async () => {
    const { clock, service, deploy } = setting()
    service.stand(OTHER)
    service.onPatch = (act) => {
      const made = act()
      service.revisions[1]!.status = 'BUILDING'
      clock.after(2_000, () => {
        service.revisions[1]!.status = 'SKIPPED'
        service.revise({ image_uri: 'registry.example/support:other' })
        let reads = 0
        service.onRead = () => {
          if (reads++ > 0) throw dropped(true, 'GET /v2/deployments/d1')
        }
      })
      return made
    }
    await expect(deploy(IMAGE)).rejects.toMatchObject({ code: 'not_verified' })
  })

  test('a service that masks the values of secrets does not count as another writer', async () => {
    const { service, deploy, last } = setting()
    service.stand({ ...OTHER, secrets: [{ name: 'KEY', value: '***' }] })
    service.onPatch = (act) => {
      act()
      service.deployment = { ...service.deployment!, secrets: [{ name: 'KEY', value: '***' }] }
      return service.deployment
    }
    await deploy(IMAGE)
    expect(last('wait_ended')).toMatchObject({ status: 'DEPLOYED' })
  })
})

describe('a revision that was DEPLOYED, and superseded before the next poll,', () => {
  const superseded = (other: () => void, { service, clock }: ReturnType<typeof setting>) => {
    service.stand({ ...OTHER, active_revision_id: 'r1' })
    service.onPatch = (act) => {
      const made = act()
      service.revisions[1]!.status = 'DEPLOYING'
      clock.after(900, () => {
        service.revisions[1]!.status = 'DEPLOYED'
        other()
        service.deployment = { ...service.deployment!, active_revision_id: 'r3' }
      })
      return made
    }
  }

  test('is no success where what serves now does not match', async () => {
    const set = setting()
    superseded(() => set.service.editSecrets('of somebody else'), set)
    await expect(set.deploy(IMAGE)).rejects.toThrow(/revision does not match.*\nsecrets\.KEY.*\nRevision r3/)
    const other = setting()
    superseded(() => void other.service.revise({ image_uri: 'registry.example/support:other' }), other)
    await expect(other.deploy(IMAGE)).rejects.toThrow(/revision does not match.*\n.*image_uri.*\nRevision r3/)
  })

  test('is followed to what serves now where that holds the same', async () => {
    const set = setting()
    superseded(() => void set.service.revise({}), set)
    await set.deploy(IMAGE)
    expect(set.last('revision_identified')).toMatchObject({ revision_id: 'r3', superseded: true })
    expect(set.last('status_read')).toMatchObject({ revision_id: 'r3', status: 'DEPLOYED' })
    expect(set.last('warning')?.message).toMatch(/superseded by r3/)
  })
})

describe('a revision that was DEPLOYED, and replaced by a newer one of another writer before the last read,', () => {
  const takenDown = ({ service, clock }: ReturnType<typeof setting>, newest: string, before: string | null = 'r1') => {
    service.stand({ ...OTHER, active_revision_id: before })
    service.onPatch = (act) => {
      const made = act()
      service.revisions[1]!.status = 'DEPLOYING'
      clock.after(900, () => {
        service.revisions[1]!.status = 'DEPLOYED'
        service.revise({}, newest)
        service.deployment = { ...service.deployment!, active_revision_id: null }
      })
      return made
    }
  }

  test('is no success: nothing serves', async () => {
    const set = setting()
    takenDown(set, 'DEPLOY_FAILED')
    await expect(set.deploy(IMAGE)).rejects.toMatchObject({ code: 'not_active' })
  })

  test('is not doubted on a service that never says what serves', async () => {
    const set = setting()
    takenDown(set, 'DEPLOY_FAILED', null)
    await set.deploy(IMAGE)
    expect(set.last('wait_ended')).toMatchObject({ status: 'DEPLOYED' })
  })
})

test('a service that names what serves a moment late has taken nothing down', async () => {
  const { service, clock, deploy, last } = setting()
  service.stand({ ...OTHER, active_revision_id: 'r1' })
  service.onPatch = (act) => {
    const made = act()
    service.revise({}, 'DEPLOY_FAILED')
    service.deployment = { ...service.deployment!, active_revision_id: null }
    clock.after(4_000, () => {
      service.deployment = { ...service.deployment!, active_revision_id: 'r2' }
    })
    return made
  }
  await deploy(IMAGE)
  expect(last('wait_ended')).toMatchObject({ status: 'DEPLOYED' })
})

test("another writer's serving revision is no success of this run, even if a third one is in progress", async () => {
  const { service, deploy, last } = setting()
  service.stand({ ...OTHER, active_revision_id: 'r1' })
  service.onPatch = (act) => {
    const made = act()
    service.revise({ image_uri: 'x:9' })
    service.revise({ image_uri: 'x:10' }, 'BUILDING')
    service.deployment = { ...service.deployment!, active_revision_id: 'r3' }
    return made
  }
  await expect(deploy(IMAGE)).rejects.toMatchObject({ code: 'not_active' })
  expect(last('active_revision_read')).toMatchObject({ revision_id: 'r3' })
})

describe('a revision that was SKIPPED', () => {
  const skipped = (shown: string) => {
    const { clock, service, deploy, last } = setting()
    service.stand(OTHER)
    service.onPatch = (act) => {
      const made = act()
      service.revisions[1]!.status = 'SKIPPED'
      service.deployment = { ...made, latest_revision_id: shown }
      return made
    }
    return { clock, service, deploy, last }
  }

  test.each(['r1', 'r2'])('is followed to its successor, though %s is still shown as the latest', async (shown) => {
    const { clock, service, deploy, last } = skipped(shown)
    clock.after(2_000, () => service.revise({}))
    await deploy(IMAGE)
    expect(last('revision_identified')).toMatchObject({ revision_id: 'r3' })
  })

  test.each(['r1', 'r2'])('is a failure without a successor: %s stays the latest', async (shown) => {
    await expect(skipped(shown).deploy(IMAGE)).rejects.toThrow(
      'The revision was superseded (SKIPPED), but no newer revision exists.\nRevision r2'
    )
  })
})

describe('a push that the service builds automatically', () => {
  const pushed = {
    source: 'git_host',
    secrets: ASKED,
    source_config: { build_on_push: true },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' }
  } as const

  test('new_revision always builds it once more, as its own advice says', async () => {
    const { service, deploy } = setting()
    service.head = 'feed5eedfeed5eed'
    service.stand(pushed)
    service.head = HEAD
    await deploy(GIT, { new_revision: 'always' })
    expect(service.count('patchDeployment')).toBe(1)
  })
})

describe('a delete', () => {
  test('that is answered 404 while the deployment cannot be read is not taken for done', async () => {
    const { clock, service } = setting()
    service.stand(OTHER)
    service.deleteDeployment = () => Promise.reject(refusal(404))
    service.onRead = () => {
      throw refusal(403)
    }
    const parts = {
      clock,
      emit: () => {},
      recall: async () => null,
      redact: (text: string) => text,
      histories: [],
      deadline: 60_000
    }
    const session = openSession(parts, (options) => withRetries(service, options))
    await expect(deleteDeployment(session, { deployment_id: 'd1' })).rejects.toThrow('answered 403')
  })
})
