/** The wait for the revision of the run. r1 serves, the run makes r2, another writer r3. */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../simulation/service/traits.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { type DeployError, TimeLimitError } from '../../src/errors.js'
import { Account, BUILD, gitWanted, gitWith } from '../support/account.js'
import { COMMIT_A, COMMIT_B, dropped, garbage, refusal } from '../support/fakes/answers.js'

const COMMIT_C = 'c'.repeat(40)
const limit = (timeoutMs: number) =>
  ({ wait: { enabled: true, interval: 'auto', timeoutMs } }) as const

interface Given extends Partial<DeployRequest> {
  outcomes?: string[]
  variations?: Variations
  /** Runs before the deploy. */
  prepare?: (account: Account) => unknown
  /** Runs once the revision of the run is known. */
  made?: (account: Account) => unknown
  first?: boolean
}

async function deploy({
  outcomes = [],
  variations = {},
  prepare,
  made,
  first = false,
  ...over
}: Given = {}) {
  const account = new Account({ outcomes, variations })
  if (!first) account.made()
  account.head(COMMIT_B)
  account.meanwhile = ({ type }) => {
    if (type !== 'revision_identified') return
    account.meanwhile = () => {}
    made?.(account)
  }
  prepare?.(account)
  const ended = await account.deploy(gitWanted(COMMIT_B), { build_logs: false, ...over })
  const statuses = ended.session.all('status_read').map(({ status }) => status)
  return { ...ended, account, statuses, revisions: account.deployments[0]?.revisions.length }
}

test('each status is told once, and the wait ends soon after DEPLOYED', async () => {
  const { code, statuses, ms, session } = await deploy()
  expect([code, statuses.at(-1), ms < BUILD + 3_000]).toEqual(['ok', 'DEPLOYED', true])
  expect(statuses).toEqual([...new Set(statuses)])
  expect(
    session.all('commit_read').filter(({ commit_sha }) => commit_sha === COMMIT_B)
  ).toHaveLength(1)
  const polls = { status: 'DEPLOYED', requests: expect.any(Number), within_ms: expect.any(Number) }
  expect(session.all('wait_ended')).toEqual([expect.objectContaining(polls)])
})

describe('a revision that ends otherwise is red, with what serves', () => {
  test.each<[string, Given, object]>([
    ['BUILD_FAILED', { outcomes: ['BUILD_FAILED revision=2'] }, { serving: 'r1' }],
    ['DEPLOY_FAILED', { outcomes: ['DEPLOY_FAILED revision=2'] }, { serving: 'r1' }],
    ['DEPLOY_FAILED', { outcomes: ['down:DEPLOY_FAILED revision=2'] }, { serving: null }],
    [
      'CREATE_FAILED',
      { first: true, outcomes: ['CREATE_FAILED revision=1'] },
      { serving: null, revision: 'r1' }
    ],
    ['INTERRUPTED', { outcomes: ['INTERRUPTED revision=2'] }, { serving: 'r1' }],
    ['ROLLOUT_ABORTED', { outcomes: ['ROLLOUT_ABORTED revision=2'] }, { serving: 'r1' }]
  ])('%s', async (status, given, outputs) => {
    const ended = await deploy(given)
    expect(ended).toMatchObject({
      code: 'revision_failed',
      outputs: { revision: 'r2', status, ...outputs }
    })
    const isDown =
      outputs !== undefined && 'serving' in outputs && outputs.serving === null && !given.first
    const { hint } = ended.error as DeployError
    expect(hint?.show === 'rollback').toBe(isDown)
  })

  test('nothing is said of what serves, if the service never named it, or cannot be read', async () => {
    const failed: Given = { outcomes: ['DEPLOY_FAILED revision=2'] }
    const prepare = (account: Account) => {
      account.shown = (shown) => ({ ...shown, active_revision_id: null })
    }
    const unread = (account: Account) => {
      account.clock.after(
        2_000,
        () => void (account.service.readDeployment = () => Promise.reject(refusal(503)))
      )
    }
    for (const given of [{ prepare }, { made: unread }]) {
      const { code, outputs } = await deploy({ ...failed, ...given })
      expect([code, 'serving' in outputs]).toEqual(['revision_failed', false])
    }
  })
})

describe('an interruption', () => {
  test('that passes is waited through, without a rollback', async () => {
    const ended = await deploy({ outcomes: ['through:INTERRUPTED revision=2'], rollback: true })
    expect(ended).toMatchObject({ code: 'ok', revisions: 2, outputs: { revision: 'r2' } })
    expect(ended.statuses).toContain('INTERRUPTED')
  })

  test('that stands for 60 s is a failure, and not sooner', async () => {
    const { code, session, account } = await deploy({ outcomes: ['INTERRUPTED revision=2'] })
    const [wait] = session.all('wait_ended')
    const since = session.all('status_read').at(-1)?.elapsed_ms ?? 0
    const stood = (wait?.elapsed_ms ?? 0) - since
    expect({ code, revisions: account.only.revisions.length }).toEqual({
      code: 'revision_failed',
      revisions: 2
    })
    expect(stood).toBeGreaterThanOrEqual(60_000)
    expect(stood).toBeLessThan(75_000)
  })

  test('that stands when the time is up is no failure of the revision', async () => {
    const wait = { enabled: true, interval: 'auto', timeoutMs: BUILD } as const
    const ended = await deploy({ outcomes: ['INTERRUPTED revision=2'], wait, rollback: true })
    expect(ended).toMatchObject({ code: 'wait_timeout', revisions: 2 })
  })
})

describe('the time limit', () => {
  test.each(['stuck:BUILDING', 'stuck:HIBERNATING', 'through:UNKNOWN'])(
    'is exact: %s is waited through',
    async (word) => {
      for (const interval of ['auto', 7_000, 3_600_000] as const) {
        const wait = { enabled: true, interval, timeoutMs: BUILD - 10_000 }
        const { code, ms, account } = await deploy({ outcomes: [`${word} revision=2`], wait })
        expect([code, ms]).toEqual(['wait_timeout', BUILD - 10_000])
        const lastRead = account.service.calls.findLast(({ method }) => method === 'readRevision')
        expect({ at: lastRead?.at, options: lastRead?.args[2] }).toEqual({
          at: account.clock.now(),
          options: { once: true, timeoutMs: 1_000 }
        })
      }
    }
  )

  test('is not over for a revision that is DEPLOYED just in time', async () => {
    expect(
      (await deploy({ wait: { enabled: true, interval: 40_000, timeoutMs: BUILD } })).code
    ).toBe('ok')
  })

  test('is not over for the reads that verify it, which are retried', async () => {
    const made = (account: Account) => {
      account.meanwhile = ({ type }) =>
        type === 'wait_ended' && account.trouble('readDeployment', 'before', refusal(503))
    }
    expect(await deploy({ made, ...limit(BUILD) })).toMatchObject({
      code: 'ok',
      outputs: { revision: 'r2', serving: 'r2' }
    })
  })

  // The deployment is read 30 s after the wait began, and at the time limit.
  const LAST = limit(45_000)
  const at = (ms: number, act: (account: Account) => unknown) => (account: Account) =>
    account.clock.after(ms, () => act(account))
  const STUCK = 'stuck:BUILDING revision=2'

  test.each<[string, Given, object]>([
    [
      'a newer revision serves: it is the one that is deployed',
      {
        outcomes: [STUCK, 'DEPLOYED revision=3 build-time=1s'],
        variations: { superseded: 'unchanged' },
        made: at(35_000, (account) => account.patched())
      },
      { code: 'ok', outputs: { revision: 'r3', status: 'DEPLOYED' } }
    ],
    [
      'the deployment is being deleted',
      {
        outcomes: [STUCK],
        variations: { deleteMs: 9 * BUILD },
        made: at(35_000, (account) => account.core.delete('another', account.only.id))
      },
      { code: 'deployment_deleted', outputs: { revision: 'r2' } }
    ],
    [
      'its revision was superseded by none',
      { outcomes: ['SKIPPED revision=2 build-time=870s'] },
      { code: 'superseded', outputs: { revision: 'r2', status: 'SKIPPED' } }
    ],
    [
      'the read is lost: only the time is over',
      {
        outcomes: [STUCK],
        made: at(44_000, (account) => account.trouble('readRevision', 'before'))
      },
      { code: 'wait_timeout', outputs: { revision: 'r2', status: 'BUILDING' } }
    ],
    [
      'the read is not sent any more',
      {
        outcomes: [STUCK],
        made: at(44_000, (account) =>
          account.trouble('readRevision', 'before', new TimeLimitError('GET /x'))
        )
      },
      {
        code: 'wait_timeout',
        error: expect.objectContaining({ message: expect.stringContaining('45 s') })
      }
    ]
  ])('is reached as %s', async (_, given, expected) => {
    expect(await deploy({ ...given, ...LAST })).toMatchObject({ ...expected, ms: 45_000 })
  })
})

describe('reads that fail', () => {
  test('do not end the wait, and are reported', async () => {
    const errors = [dropped(), refusal(500), refusal(429), garbage(), refusal(418), refusal(400)]
    const { code, session } = await deploy({
      made: (account) => account.trouble('readRevision', 'before', ...errors)
    })
    expect([code, session.all('retrying').length, session.all('recovered').length]).toEqual([
      'ok',
      errors.length,
      1
    ])
  })

  test.each([
    [401, 'auth_failed'],
    [403, 'auth_failed'],
    [404, 'not_found']
  ])('with %i end it at once', async (status, code) => {
    const made = (account: Account) =>
      account.clock.after(10_000, () => {
        account.service.readRevision = () => Promise.reject(refusal(status))
      })
    const ended = await deploy({ made })
    expect([ended.code, ended.ms < 20_000]).toEqual([code, true])
  })

  test('because the deployment was deleted end it, too', async () => {
    const made = (account: Account) =>
      account.clock.after(10_000, () => account.core.delete('another', account.only.id))
    const ended = await deploy({ made })
    expect([ended.code, ended.ms < BUILD]).toEqual(['deployment_deleted', true])
    const slow = await deploy({
      made,
      variations: { deleteMs: 9 * BUILD },
      outcomes: ['stuck:BUILDING revision=2']
    })
    expect([slow.code, slow.ms < 60_000]).toEqual(['deployment_deleted', true])
  })
})

describe('a revision that was superseded', () => {
  const patch = (account: Account) => account.patched()

  test('is followed to the newest, with a warning and its id', async () => {
    const { session, statuses, ...ended } = await deploy({ made: patch })
    expect(ended).toMatchObject({
      code: 'ok',
      writes: ['patch'],
      outputs: { revision: 'r3', status: 'DEPLOYED' }
    })
    expect([statuses.includes('SKIPPED'), session.all('warning').length]).toEqual([true, 1])
    expect(session.last('revision_identified')).toMatchObject({ superseded: true })
  })

  test.each<[string, Given, object]>([
    [
      'and the next one, too',
      {
        made: (account) => {
          patch(account)
          account.clock.after(3_000, () => patch(account))
        }
      },
      { code: 'ok', outputs: { revision: 'r4' } }
    ],
    [
      'by one that was superseded itself, whose successor shows some seconds later',
      {
        outcomes: ['SKIPPED revision=2', 'SKIPPED revision=3'],
        made: (account) => {
          account.clock.after(5_500, () => patch(account))
          account.clock.after(10_500, () => patch(account))
        }
      },
      { code: 'ok', outputs: { revision: 'r4', status: 'DEPLOYED' } }
    ],
    [
      'by one that was superseded by none',
      {
        outcomes: ['SKIPPED revision=2', 'SKIPPED revision=3'],
        made: (account) => account.clock.after(5_500, () => patch(account))
      },
      { code: 'superseded', outputs: { revision: 'r3', status: 'SKIPPED' } }
    ],
    [
      'by one that fails',
      { made: patch, outcomes: ['BUILD_FAILED revision=3'] },
      { code: 'revision_failed', outputs: { revision: 'r3' } }
    ],
    [
      'by one that shows some seconds later',
      {
        outcomes: ['SKIPPED revision=2'],
        made: (account) => account.clock.after(5_500, () => patch(account))
      },
      { code: 'ok', outputs: { revision: 'r3' } }
    ],
    [
      'by none',
      { outcomes: ['SKIPPED revision=2'] },
      { code: 'superseded', outputs: { revision: 'r2', status: 'SKIPPED' } }
    ],
    [
      'by one that is stuck: the time limit stays',
      { made: patch, outcomes: ['stuck:BUILDING revision=3'], ...limit(90_000) },
      { code: 'wait_timeout', ms: 90_000, outputs: { revision: 'r3' } }
    ],
    [
      'while the deployment cannot be read for a moment',
      {
        made: (account) => {
          patch(account)
          account.trouble('readDeployment', 'before', dropped(), refusal(502))
        }
      },
      { code: 'ok', outputs: { revision: 'r3' } }
    ]
  ])('%s', async (_, given, expected) => {
    expect(await deploy(given)).toMatchObject(expected)
  })

  test('is not taken again although a reader that is behind names it', async () => {
    const { code, outputs, session } = await deploy({
      outcomes: ['SKIPPED revision=2', 'SKIPPED revision=3'],
      made: (account) => {
        for (const ms of [5_500, 10_500]) account.clock.after(ms, () => patch(account))
        let reads = 0
        account.shown = (shown) => {
          const earlier = account.only.revisions.at(-2)?.id ?? null
          return ++reads % 2 === 0 ? { ...shown, latest_revision_id: earlier } : shown
        }
      }
    })
    expect({ code, revision: outputs.revision }).toEqual({ code: 'ok', revision: 'r4' })
    const ids = session.all('revision_identified').map(({ revision_id }) => revision_id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('by one after the other without end: the time limit stays, and each second is polled once', async () => {
    const { ms, account } = await deploy({
      ...limit(20_000),
      outcomes: ['SKIPPED times=always'],
      first: true,
      made: (account) => {
        account.meanwhile = ({ type }) => {
          const isEndless = account.only.revisions.length > 100
          if (type === 'revision_identified' && !isEndless) patch(account)
        }
        patch(account)
      }
    })
    expect(ms).toBe(20_000)
    expect(account.only.revisions.length).toBeLessThan(40)
  })

  test('is known by the newer one that serves, whatever its own status', async () => {
    const outcomes = ['stuck:BUILDING revision=2', 'DEPLOYED revision=3 build-time=1s']
    expect(await deploy({ outcomes, made: patch })).toMatchObject({
      code: 'ok',
      outputs: { revision: 'r3' }
    })
  })
})

describe('a push that the service builds automatically', () => {
  async function push({ prepare, variations = {}, ...over }: Given = {}) {
    const account = new Account({ variations })
    account.made(gitWith({ build_on_push: true }))
    prepare?.(account)
    const ended = await account.deploy(gitWanted(COMMIT_B), over)
    const named = ended.session.all('revision_identified').length
    return { ...ended, account, named, warnings: ended.session.all('warning').length }
  }
  const after = (ms: number, act: (account: Account) => unknown) => (account: Account) =>
    account.clock.after(ms, () => act(account))
  const pushed = (account: Account) => account.push(COMMIT_B)
  const untold = { commits: { revisions: 'never', deployments: 'never' } } as const
  const OURS = { code: 'ok', writes: [], outputs: { revision: 'r2', status: 'DEPLOYED' } }

  test.each<[string, Given, object]>([
    [
      'was built already',
      {
        prepare: (account) => {
          pushed(account)
          account.clock.pass(BUILD)
        }
      },
      { ...OURS, outputs: { ...OURS.outputs, operation: 'unchanged' } }
    ],
    ['appears later', { prepare: after(20_000, pushed) }, { ...OURS, named: 1 }],
    [
      'appears later, without a list of revisions',
      {
        prepare: (account) => {
          account.service.listRevisions = async () => null
          after(20_000, pushed)(account)
        }
      },
      OURS
    ],
    [
      'shows no commit: the first new one is it, with a warning',
      { prepare: after(20_000, pushed), variations: untold },
      { code: 'ok', writes: [], outputs: { revision: 'r2' }, warnings: 1 }
    ],
    [
      'is 404 at first',
      { prepare: after(20_000, pushed), variations: { timing: { hiddenRevisionMs: 5_000 } } },
      OURS
    ],
    [
      'is superseded by that of a later push',
      {
        prepare: after(500, (account) => {
          pushed(account)
          account.push(COMMIT_C)
        })
      },
      { writes: [], outputs: { revision: 'r3' } }
    ],
    [
      'never appears: a patch after a minute, with a warning',
      { prepare: (account) => account.head(COMMIT_B) },
      { code: 'ok', writes: ['patch'], warnings: 1, outputs: { commit: COMMIT_B } }
    ],
    ['was not even seen', {}, { code: 'other_commit', writes: ['patch'] }],
    [
      'was rolled back before the job ran again',
      {
        prepare: (account) => {
          pushed(account)
          account.clock.pass(BUILD)
          account.core.redeploy('another writer', account.only.id, account.only.revisions[0].id)
          account.clock.pass(BUILD)
        }
      },
      { code: 'ok', outputs: { commit: COMMIT_B } }
    ],
    [
      'is rolled back while the run looks for it',
      {
        prepare: after(500, (account) => {
          pushed(account)
          account.core.redeploy('another writer', account.only.id, account.only.revisions[0].id)
        })
      },
      { code: 'superseded' }
    ],
    [
      'is left to the service without a wait',
      { wait: { enabled: false, interval: 'auto', timeoutMs: 1 } },
      { code: 'ok', writes: [], ms: 0, named: 0 }
    ],
    [
      'cannot be looked for to the end',
      {
        prepare: after(
          500,
          (account) => void (account.service.readDeployment = () => Promise.reject(dropped()))
        )
      },
      { code: 'wait_timeout', writes: [] }
    ],
    [
      'cannot be looked for in its first minute',
      {
        prepare: after(500, (account) => {
          const { readDeployment } = account.service
          account.service.readDeployment = () => Promise.reject(dropped())
          account.clock.after(70_000, () => {
            account.service.readDeployment = readDeployment
            pushed(account)
          })
        })
      },
      OURS
    ],
    [
      'is of a deployment that is being deleted',
      {
        prepare: after(500, (account) => account.core.delete('another writer', account.only.id)),
        variations: { deleteMs: 9 * BUILD }
      },
      { code: 'deployment_deleted', writes: [] }
    ]
  ])('%s', async (_, given, expected) => {
    expect(await push(given)).toMatchObject(expected)
  })

  test('to a commit of before is waited for: the older revision of that commit is not taken for it', async () => {
    const prepare = (account: Account) => {
      for (const commit of [COMMIT_B, COMMIT_A]) {
        account.push(commit)
        account.clock.pass(BUILD)
      }
      after(20_000, pushed)(account)
    }
    expect(await push({ prepare })).toMatchObject({
      code: 'ok',
      writes: [],
      outputs: { revision: 'r4' },
      named: 1
    })
  })

  test('leaves half of a short time limit for what follows', async () => {
    const prepare = (account: Account) => account.head(COMMIT_B)
    const { writes, account } = await push({ prepare, ...limit(40_000) })
    const patch = account.service.calls.find(({ method }) => method === 'patchDeployment')
    expect([writes, Math.round(((patch?.at ?? 0) - BUILD) / 10_000)]).toEqual([['patch'], 2])
  })
})
