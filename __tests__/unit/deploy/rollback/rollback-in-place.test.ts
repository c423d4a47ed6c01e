import { describe, expect, test } from '@jest/globals'
import { dropped } from '../../../support/fakes/answers.js'
import { IMAGE, setting } from '../../../support/setting.js'

const ASKED = {
  source: 'external_container',
  secrets: [{ name: 'KEY', value: 'asked-for' }],
  source_revision_config: { image_uri: 'registry.example/support:1' }
} as const

/** r1 serves; r2, which the run makes, takes it down and fails. What a redeploy then does is for the test to say. */
function takenDown(redeploy: (set: ReturnType<typeof setting>) => void) {
  const set = setting()
  const { service } = set
  service.stand({ ...ASKED, active_revision_id: 'r1' })
  service.onPatch = (act) => {
    act()
    service.revisions[1]!.status = 'DEPLOY_FAILED'
    return (service.deployment = { ...service.deployment!, active_revision_id: null })
  }
  service.redeployRevision = async () => {
    redeploy(set)
    return true
  }
  const run = async () => {
    await set.deploy(IMAGE, { rollback: true }).catch(() => {})
    return set.last('rollback_ended')?.rollback
  }
  return { ...set, run }
}

type Set = ReturnType<typeof setting>
const serves = ({ service }: Set, id: string, latest = 'r2') => {
  service.deployment = { ...service.deployment!, active_revision_id: id, latest_revision_id: latest }
}
const status = ({ service }: Set, is: string) => {
  service.revisions[0]!.status = is
}

describe('a service whose redeploy puts the earlier revision itself back to work', () => {
  const BACK = { result: 'rolled_back', rolled_back_to: 'r1' }

  test.each([
    ['at once', (set: Set) => serves(set, 'r1')],
    ['at once, as the latest too', (set: Set) => serves(set, 'r1', 'r1')],
    ['after a while', (set: Set) => set.clock.after(20_000, () => serves(set, 'r1'))],
    [
      'after a rollout that takes minutes',
      (set: Set) => {
        status(set, 'DEPLOYING')
        set.clock.after(240_000, () => {
          status(set, 'DEPLOYED')
          serves(set, 'r1')
        })
      }
    ],
    [
      'and names it as the one that serves a moment later',
      (set: Set) => {
        status(set, 'DEPLOYING')
        set.clock.after(30_000, () => status(set, 'DEPLOYED'))
        set.clock.after(36_000, () => serves(set, 'r1'))
      }
    ],
    [
      'and whose answer is lost',
      (set: Set) => {
        serves(set, 'r1')
        throw dropped(true, 'POST /redeploy')
      }
    ]
  ])('has rolled back once that one serves: %s', async (_when, redeploy) => {
    const report = await takenDown(redeploy).run()
    expect(report).toMatchObject(BACK)
    expect(report?.message).toMatch(/^Revision r1 is serving again\./)
  })

  test.each([
    [
      'whose rollout fails',
      (set: Set) => {
        status(set, 'DEPLOYING')
        set.clock.after(9_000, () => status(set, 'DEPLOY_FAILED'))
      }
    ],
    [
      'that came up and never serves',
      (set: Set) => {
        status(set, 'DEPLOYING')
        set.clock.after(9_000, () => status(set, 'DEPLOYED'))
      }
    ],
    ['that is the latest again, and never serves', (set: Set) => serves(set, null as unknown as string, 'r1')],
    ['of which nothing is ever seen', () => {}]
  ])('has not rolled back to one %s', async (_why, redeploy) => {
    expect(await takenDown(redeploy).run()).toMatchObject({ result: 'failed' })
  })

  test('and another writer makes a revision first: that revision stays', async () => {
    const { run } = takenDown(({ service, clock }) =>
      clock.after(3_000, () => void service.revise({ image_uri: 'x:9' }))
    )
    expect((await run())?.message).toMatch(/revision r3.*which stays/)
  })

  test('and another writer made a revision while the earlier one was reactivated: nothing is sent', async () => {
    let asked = 0
    const set = takenDown(() => asked++)
    const { service, run } = set
    const read = service.readRevision.bind(service)
    service.readRevision = async (...asked) => {
      const seen = await read(...asked)
      const isLookedFor = seen.id === 'r1' && service.revisions.length === 2
      if (isLookedFor) {
        service.revise({ image_uri: 'x:9' }, 'DEPLOYING')
        serves(set, 'r1', 'r3')
      }
      return seen
    }
    const report = await run()
    expect(report?.message).toMatch(/revision r3.*which stays/)
    expect([report?.result, asked]).toEqual(['failed', 0])
  })
})

test('a revision that a redeploy makes is waited for, though the earlier one serves until then', async () => {
  const set = takenDown(({ service, clock, ...rest }) => {
    service.revise({ image_uri: ASKED.source_revision_config.image_uri }, 'DEPLOYING')
    serves({ service, clock, ...rest }, 'r1', 'r3')
    clock.after(20_000, () => {
      service.revisions[2]!.status = 'DEPLOYED'
      serves({ service, clock, ...rest }, 'r3', 'r3')
    })
  })
  const report = await set.run()
  expect(report?.message).toMatch(/^Revision r3 is serving now, with the code of r1\.$/)
  expect(set.clock.now()).toBeGreaterThanOrEqual(20_000)
})

test('a reader that is behind, and shows the earlier revision at work, keeps nothing from being sent', async () => {
  const set = takenDown((all) => {
    all.service.revise({ image_uri: ASKED.source_revision_config.image_uri })
    serves(all, 'r3', 'r3')
  })
  const { service, clock } = set
  const read = service.readDeployment.bind(service)
  let behindUntil: number | undefined
  let reads = 0
  service.readDeployment = async (...args) => {
    const seen = await read(...args)
    if (service.revisions[1]?.status !== 'DEPLOY_FAILED') return seen
    behindUntil ??= clock.now() + 6_000
    return clock.now() < behindUntil && ++reads % 2 === 0
      ? { ...seen, latest_revision_id: 'r1', active_revision_id: 'r1' }
      : seen
  }
  const report = await set.run()
  expect(report?.message).toBe('Revision r3 is serving now, with the code of r1.')
})
