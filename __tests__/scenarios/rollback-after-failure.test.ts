/** `rollback: true`: what follows a deploy that fails. r1 serves, the run makes r2, a rollback r3. */
import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { REVERT } from '../../src/deploy/wait/failures.js'
import { CancelledError, DeployError } from '../../src/errors.js'
import {
  Account,
  type AccountOptions,
  BUILD,
  gitWanted,
  gitWith,
  imageWanted,
  TIMEOUT,
  tagWanted
} from '../support/account.js'
import { COMMIT_A, COMMIT_B, garbage, refusal } from '../support/fakes/answers.js'
import { runs } from '../support/runs.js'

const COMMIT_C = 'c'.repeat(40)
const DOWN = 'down:DEPLOY_FAILED revision=2'
const failCheck = () =>
  Promise.reject(new DeployError('check_failed', { what: 'the check failed', fix: ['Fix it.'] }))
const image = (tag: string, secret = 'value-of-key') =>
  imageWanted(`registry.example/support:${tag}`, { secrets: [{ name: 'KEY', value: secret }] })
interface Failing extends AccountOptions {
  /** What serves before, and what the run deploys; by default main, which moved from COMMIT_A to COMMIT_B. */
  from?: DesiredDeployment
  to?: DesiredDeployment
  /** Its revision is DEPLOYED and fails its check, in place of failing itself. */
  check?: boolean | ((account: Account) => void)
  over?: Partial<DeployRequest>
  before?: (account: Account) => void
}

async function deploy(given: Failing = {}) {
  const {
    from = gitWanted(),
    to = gitWanted(COMMIT_B),
    check = false,
    over = {},
    before = () => {}
  } = given
  const { variations = {}, outcomes = check ? [] : [DOWN] } = given
  const account = new Account({ variations, outcomes })
  const { id } = account.made(from)
  account.head(COMMIT_B)
  before(account)
  const listless = variations.withoutList !== undefined && { target: { deployment_id: id } }
  const request = { rollback: true, build_logs: false, ...listless, ...over }
  const smokeCheck = () => {
    if (typeof check === 'function') check(account)
    return failCheck()
  }
  const ended = await account.deploy(to, request, check ? { smokeCheck } : {})
  const { result, message } = ended.session.last('rollback_ended')?.rollback ?? {}
  return { ...ended, account, result, message, error: ended.error as DeployError }
}

const BACK = { result: 'rolled_back', outputs: { serving: 'r3' } }
const CODE_ONLY = { withoutList: 404, withoutRedeploy: true } as const

describe('what served before serves again, and the run is red with its own code', () => {
  test.each<[string, Failing, object]>([
    ['a branch, by a redeploy', {}, { code: 'revision_failed', writes: ['patch', 'redeploy'] }],
    [
      'after a failed check',
      { check: true },
      { code: 'check_failed', writes: ['patch', 'redeploy'] }
    ],
    [
      'an image, by a patch',
      { from: image('1'), to: image('2') },
      { code: 'revision_failed', writes: ['patch', 'patch'] }
    ],
    [
      'an image whose code no revision shows',
      { from: image('1'), to: image('2'), variations: { revisionsTellCode: false } },
      { writes: ['patch', 'patch'] }
    ],
    [
      'a tag by a patch, on a service with no more than the specification',
      {
        from: tagWanted('v1', COMMIT_A),
        to: tagWanted('v2', COMMIT_B),
        variations: CODE_ONLY,
        check: true
      },
      { writes: ['patch', 'patch'] }
    ],
    [
      'on a service whose readers are behind',
      { check: true, variations: { timing: { staleReaderMs: 4_000 } } },
      { writes: ['patch', 'redeploy'] }
    ],
    [
      'with as much time again as the deploy had',
      {
        check: true,
        outcomes: ['DEPLOYED revision=2 build-time=29m', 'DEPLOYED revision=3 build-time=29m']
      },
      {}
    ]
  ])('%s', async (_, given, expected) => {
    const ended = await deploy(given)
    expect(ended).toMatchObject({ ...BACK, ...expected })
    expect(ended.account.serving).toBe('r3')
    expect(
      ended.account.only.revisions.map(({ source_revision_config: code }) => code).at(2)
    ).toEqual(ended.account.only.revisions[0].source_revision_config)
  })

  test('with the earlier secrets, resources and settings', async () => {
    const from = imageWanted('registry.example/support:1', {
      secrets: [{ name: 'KEY', value: 'old' }],
      source_config: { resource_spec: { cpu: 2 }, custom_url: 'https://old.example' }
    })
    const to = imageWanted('registry.example/support:2', {
      secrets: [{ name: 'KEY', value: 'new' }],
      source_config: { resource_spec: { cpu: 1 }, custom_url: 'https://new.example' }
    })
    const { account, message } = await deploy({ from, to })
    expect([account.only.secrets, message]).toEqual([from.secrets, ''])
    expect(account.only.source_config).toMatchObject(from.source_config)
  })

  // The service refuses the names that it sets itself, and they depend on the source.
  test.each([
    ['image', 'PATH', 'sent'],
    ['image', 'POSTGRES_URI', 'left out'],
    ['tag', 'OTHER', 'sent'],
    ['tag', 'PATH', 'left out']
  ] as const)(
    'with the earlier secrets of a deployment from %s: %s is %s',
    async (source, name, how) => {
      const [first, second] =
        source === 'tag'
          ? [tagWanted('v1', COMMIT_A), tagWanted('v2', COMMIT_B)]
          : [image('1'), image('2')]
      const key = { name: 'KEY', value: 'value-of-key' }
      const earlier = [key, { name, value: 'earlier-value' }]
      const { account, result } = await deploy({
        from: { ...first, secrets: earlier },
        to: { ...second, secrets: [{ ...key, value: 'new-value-of-key' }] }
      })
      expect({ result, secrets: account.only.secrets }).toEqual({
        result: 'rolled_back',
        secrets: how === 'sent' ? earlier : [key]
      })
    }
  )

  test('past failed revisions: to the newest that was DEPLOYED', async () => {
    const outcomes = ['BUILD_FAILED revision=2', 'down:DEPLOY_FAILED revision=3']
    const before = (account: Account) => {
      account.patched()
      account.clock.pass(BUILD)
    }
    const { account, result } = await deploy({ outcomes, before })
    expect([result, account.serving, account.only.revisions.length]).toEqual([
      'rolled_back',
      'r4',
      4
    ])
    expect(account.only.revisions.at(-1)?.source_revision_config.repo_commit_sha).toBe(COMMIT_A)
  })

  test('a service that names no serving revision before the run: the run does not roll back', async () => {
    const outcomes = ['down:DEPLOY_FAILED revision=2', 'BUILD_FAILED revision=3']
    const before = (account: Account) => {
      account.patched()
      account.clock.pass(BUILD)
    }
    const { code, result } = await deploy({ outcomes, before })
    expect({ code, result }).toEqual({ code: 'revision_failed', result: 'not_possible' })
  })

  test.each([
    [false, true],
    [true, false]
  ])('a failed check with rollback: %s names the way back: %s', async (rollback, is) => {
    const { code, error } = await deploy({ check: true, over: { rollback } })
    expect({ code, hints: error.hint?.show === 'rollback' }).toEqual({
      code: 'check_failed',
      hints: is
    })
  })

  test.each<[string, Failing]>([
    ['it fails, too', { outcomes: [DOWN, 'DEPLOY_FAILED revision=3'] }],
    ['the service cannot do it', { variations: { withoutRedeploy: true } }]
  ])('if %s, what served before has to be deployed in another way', async (_, given) => {
    expect((await deploy(given)).error.fix).toContain(REVERT)
  })

  test.each<[string, Failing]>([
    [
      'the service does not say what serves',
      {
        before: (account) => {
          account.shown = (shown) => ({ ...shown, active_revision_id: undefined })
        }
      }
    ],
    ['the earlier one still serves', { outcomes: ['BUILD_FAILED revision=2'] }],
    [
      'a revision of another run serves',
      {
        before: (account) => {
          account.meanwhile = ({ type }) => {
            if (type !== 'active_revision_read' || account.only.revisions.length > 2) return
            account.patched()
            account.clock.pass(BUILD)
          }
        }
      }
    ]
  ])('if %s, the advice is about the cause of the failure', async (_, given) => {
    const { code, error } = await deploy(given)
    expect(code).toBe('revision_failed')
    expect(error.fix).not.toContain(REVERT)
  })

  test('and what the service did not show is named as not restored', async () => {
    const { result, message } = await deploy({
      from: image('1', 'old'),
      to: image('2', 'new'),
      variations: { secrets: { reads: 'masked', writes: 'masked', lists: 'masked' } }
    })
    expect([result, message]).toEqual([
      'rolled_back',
      expect.stringMatching(/^The rollback may not have restored: secrets/)
    ])
  })

  test('and the secrets that a redeploy leaves in place are named, too', async () => {
    const check = (account: Account) => {
      account.service.redeployRevision = async () => {
        account.head(COMMIT_A)
        account.patched()
        return true
      }
    }
    const to = gitWanted(COMMIT_B, { secrets: [{ name: 'KEY', value: 'new' }] })
    const { result, message } = await deploy({ to, check })
    expect([result, message]).toEqual([
      'rolled_back',
      'After the rollback, these differ from before this run: secrets.'
    ])
  })

  test('the progress is that of the rollback, and the outputs stay with the failed revision', async () => {
    const { session, outputs } = await deploy()
    const types = session.events.map(({ type }) => type)
    const told = types
      .slice(types.indexOf('rollback_begun'))
      .filter((type) => /^rollback|status|identified/.test(type))
    expect([...new Set(told)]).toEqual([
      'rollback_begun',
      'rollback_revision_known',
      'rollback_progressed',
      'rollback_ended'
    ])
    expect(outputs).toMatchObject({
      operation: 'updated',
      revision: 'r2',
      status: 'DEPLOY_FAILED',
      commit: COMMIT_B
    })
  })
})

describe('nothing is rolled back', () => {
  test.each<[string, Failing, object]>([
    [
      'without the input',
      { over: { rollback: false } },
      { code: 'revision_failed', writes: ['patch'], result: undefined }
    ],
    [
      'while the earlier revision still serves',
      { outcomes: ['BUILD_FAILED revision=2'] },
      {
        code: 'revision_failed',
        writes: ['patch'],
        result: 'not_needed',
        outputs: { serving: 'r1' }
      }
    ],
    [
      'at the end of the wait: the revision may still come up',
      { outcomes: ['stuck:DEPLOYING revision=2'] },
      { code: 'wait_timeout', writes: ['patch'], result: undefined }
    ],
    [
      'if the service cannot redeploy: a patch would build the failed branch',
      { check: true, variations: CODE_ONLY },
      {
        code: 'check_failed',
        writes: ['patch', 'redeploy'],
        result: 'not_possible',
        outputs: { serving: 'r2' }
      }
    ],
    [
      'to the image tag that failed',
      { from: image('1', 'old'), to: image('1', 'new') },
      { code: 'revision_failed', writes: ['patch'], result: 'not_possible' }
    ],
    [
      'that another run made, after this one was superseded',
      {
        outcomes: ['down:DEPLOY_FAILED revision=3'],
        before: (account) => {
          account.meanwhile = ({ type }) => {
            if (type === 'revision_identified' && account.only.revisions.length === 2)
              account.patched()
          }
        }
      },
      {
        writes: ['patch'],
        result: 'not_possible',
        message: expect.stringMatching(/did not make revision/)
      }
    ],
    [
      'over a newer revision of another writer',
      { check: (account) => account.patched({ secrets: [] }) },
      { code: 'check_failed', writes: ['patch'], result: 'not_possible' }
    ]
  ])('%s', async (_, given, expected) => {
    expect(await deploy(given)).toMatchObject(expected)
  })

  test('that this run created, and the advice stays that of the failure', async () => {
    const account = new Account({ outcomes: ['DEPLOY_FAILED revision=1'] })
    const { code, writes, session } = await account.deploy(gitWanted(), { rollback: true })
    expect([code, writes]).toEqual(['revision_failed', ['create']])
    expect(session.last('rollback_ended')?.rollback.result).toBe('not_possible')
  })

  test.each<[string, Error]>([
    ['a bug of the action', new TypeError('x is undefined')],
    ['a cancelled run', new CancelledError()]
  ])('after %s, in the check or in the rollback', async (_, error) => {
    const thrownBy = (smokeCheck: (account: Account) => Promise<never>) => {
      const account = new Account()
      account.made()
      account.head(COMMIT_B)
      const checks = { smokeCheck: () => smokeCheck(account) }
      const ended = account.deploy(
        gitWanted(COMMIT_B),
        { rollback: true, build_logs: false },
        checks
      )
      return ended.then(
        (known) => known.error,
        (thrown: unknown) => thrown
      )
    }
    expect(await thrownBy(() => Promise.reject(error))).toBe(error)
    const inRollback = thrownBy((account) => {
      account.service.redeployRevision = () => Promise.reject(error)
      return failCheck()
    })
    expect(await inRollback).toBe(error)
  })
})

describe('a revision that the service built of the push of this run', () => {
  const following = (commits: 'told' | 'never' = 'told') =>
    ({
      from: gitWith({ build_on_push: true }),
      variations: { commits: { revisions: commits, deployments: commits } },
      before: (account) => account.clock.after(5_000, () => account.push(COMMIT_B))
    }) satisfies Failing

  test.each([0, 3])(
    'is rolled back after its check failed, also after %i lost responses',
    async (lost) => {
      const check = (account: Account) =>
        account.trouble('readRevision', 'before', ...Array(lost).fill(undefined))
      const { code, writes, result, account } = await deploy({
        ...following(),
        check: lost === 0 || check
      })
      expect([code, writes, result, account.serving]).toEqual([
        'check_failed',
        ['redeploy'],
        'rolled_back',
        'r3'
      ])
    }
  )

  test('stays if the service does not show of which push it is', async () => {
    expect(await deploy({ ...following('never'), check: true })).toMatchObject({
      writes: [],
      result: 'not_possible'
    })
  })
})

test('a revision that was in progress before the run, and that the run has waited for, is rolled back', async () => {
  const before = (account: Account) => account.patched()
  const { writes, result } = await deploy({ before })
  expect([writes, result]).toEqual([['redeploy'], 'rolled_back'])
})

describe('the write of a rollback', () => {
  test.each([
    ['while the target is looked up', 'rollback_begun', []],
    ['between two attempts', 'retrying', [refusal(429, 30_000)]]
  ] as const)('is not sent once another writer made a revision %s', async (_, when, errors) => {
    const ended = await deploy({
      check: (account) => {
        if (errors.length > 0) account.trouble('redeployRevision', 'before', ...errors)
        account.meanwhile = ({ type }) => type === when && account.patched({ secrets: [] })
      }
    })
    expect(ended).toMatchObject({
      code: 'rollback_failed',
      message: expect.stringMatching(/Another run created/)
    })
    expect(ended.writes).toEqual(['patch', ...errors.map(() => 'redeploy')])
    expect(ended.account.only.secrets).toEqual([])
  })
})

describe('a rollback that fails has a code of its own', () => {
  const redeployed = (act: (account: Account) => void): Failing => ({
    check: (account) => {
      account.service.redeployRevision = async () => {
        act(account)
        return true
      }
    }
  })
  test.each<[string, Failing, object, RegExp]>([
    [
      'a page answers it: it is not sent again',
      { check: (account) => account.trouble('redeployRevision', 'before', garbage()) },
      { writes: ['patch', 'redeploy'], outputs: { serving: 'r2' } },
      /may have been applied/
    ],
    [
      'its revision fails',
      { outcomes: [DOWN, 'BUILD_FAILED revision=3'] },
      { outputs: { serving: null } },
      /BUILD_FAILED/
    ],
    [
      'the service builds another commit',
      redeployed((account) => {
        account.head(COMMIT_C)
        account.patched()
      }),
      {},
      /built commit ccccccc, not commit aaaaaaa/
    ],
    [
      'the tag has moved',
      {
        from: tagWanted('v1', COMMIT_A),
        to: tagWanted('v2', COMMIT_B),
        check: (account) => account.head(COMMIT_C, 'refs/tags/v1')
      },
      { writes: ['patch', 'patch'] },
      /built commit ccccccc/
    ],
    [
      'another run supersedes it: the newer revision is not followed',
      {
        check: (account) => {
          account.meanwhile = ({ type }) => type === 'rollback_revision_known' && account.patched()
        }
      },
      {},
      /A newer revision superseded|Another run created/
    ],
    [
      'reads fail once it was accepted',
      redeployed((account) => {
        account.service.readDeployment = () => Promise.reject(refusal(503))
      }),
      {},
      /503/
    ]
  ])('%s', async (_, given, expected, why) => {
    const ended = await deploy(given)
    expect(ended).toMatchObject({
      code: 'rollback_failed',
      result: 'failed',
      message: expect.stringMatching(why),
      ...expected
    })
    expect(ended.outputs.revision).toBe('r2')
  })

  test('its reason is one fact, and its revision another', async () => {
    const { error, account } = await deploy({ outcomes: [DOWN, 'BUILD_FAILED revision=3'] })
    const [, second, third] = account.only.revisions
    expect(error.facts).toEqual([
      { label: 'Revision', value: `${second?.id} (commit bbbbbbb)` },
      { label: 'Rollback', value: 'The build failed (BUILD_FAILED).' },
      { label: 'Revision (rollback)', value: `${third?.id} (commit aaaaaaa)` }
    ])
  })

  test('it reaches its own time limit', async () => {
    const { code, ms } = await deploy({ outcomes: [DOWN, 'stuck:DEPLOYING revision=3'] })
    expect([code, ms > TIMEOUT, ms < TIMEOUT + 2 * BUILD]).toEqual(['rollback_failed', true, true])
  })
})

test.each<[string, Failing, number]>([
  ['is read once', { over: { build_logs: true, rollback: false } }, 1],
  ['is not read if that is switched off', {}, 0],
  ['is not read after a check', { check: true, over: { build_logs: true } }, 0]
])('the log of a failed revision %s', async (_, given, reads) => {
  const { account } = await deploy(given)
  expect(account.service.count('readRevisionLog')).toBe(reads)
})

test('whatever is lost: the run fails, makes at most one more revision, and says rolled back only if it is', async () => {
  const methods = ['redeployRevision', 'readDeployment', 'readRevision', 'patchDeployment'] as const
  const trouble = fc.tuple(
    fc.constantFrom(...methods),
    fc.constantFrom<'before' | 'after'>('before', 'after'),
    fc.constantFrom(
      undefined,
      refusal(503),
      refusal(429, 5_000),
      refusal(403),
      garbage(),
      refusal(409)
    )
  )
  const second = fc.constantFrom(
    'DEPLOYED',
    'DEPLOY_FAILED',
    'SKIPPED',
    'stuck:DEPLOYING',
    'INTERRUPTED'
  )
  const first = fc.constantFrom('DEPLOYED', 'down:DEPLOY_FAILED', 'BUILD_FAILED')
  await fc.assert(
    fc.asyncProperty(
      fc.array(trouble, { maxLength: 6 }),
      first,
      second,
      async (troubles, failed, back) => {
        const arm = (account: Account) => troubles.forEach((each) => account.trouble(...each))
        const { error, account, ms, session } = await deploy({
          outcomes: [`${failed} revision=2`, `${back} revision=3`],
          check: arm,
          before: (account) => {
            account.meanwhile = ({ type }) =>
              type === 'wait_ended' && failed !== 'DEPLOYED' && arm(account)
          }
        })
        expect(error).toBeInstanceOf(DeployError)
        expect(account.only.revisions.length).toBeLessThanOrEqual(3)
        expect(ms).toBeLessThan(2 * TIMEOUT + 120_000)
        if (session.last('rollback_ended')?.rollback.rolled_back_to === undefined) return
        expect(account.only.revisions.at(-1)?.source_revision_config.repo_commit_sha).toBe(COMMIT_A)
        expect(account.serving).toBe(`r${account.only.revisions.length}`)
      }
    ),
    { numRuns: runs(1_500) }
  )
})
