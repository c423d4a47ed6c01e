/**
 * After DEPLOYED: green means that what serves holds what was asked for, as far as the service shows it. r1 serves, the
 * run makes r2, another writer r3.
 */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../simulation/service/traits.js'
import type { SecretForm } from '../../simulation/variations/secrets.js'
import type { DeploymentAnswer } from '../../src/contract/answers.js'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { deployRevision } from '../../src/deploy/deploy.js'
import { ConnectionError } from '../../src/errors.js'
import type { AgentChecks } from '../../src/ports.js'
import {
  Account,
  BUILD,
  gitWanted,
  gitWith,
  imageWanted,
  NO_WAIT,
  requestFor
} from '../support/account.js'
import { COMMIT_A, COMMIT_B, dropped, refusal } from '../support/fakes/answers.js'

/** Beside one that stays: only a list that shows that one proves another value. */
const secrets = (value: string) => [
  { name: 'KEY', value },
  { name: 'SECOND', value: 'value-of-second' }
]
const main = { source_revision_config: { repo_ref: 'main' } }

interface Given extends Partial<DeployRequest> {
  from?: DesiredDeployment
  wanted?: DesiredDeployment
  variations?: Variations
  outcomes?: string[]
  /** Before the run. */
  prepare?: (account: Account) => unknown
  /** When r2 has been DEPLOYED for a moment, before the run reads that. */
  deployed?: (account: Account) => unknown
  checks?: AgentChecks
}

async function deploy({
  from = gitWanted(),
  wanted = gitWanted(COMMIT_B),
  variations,
  outcomes,
  prepare,
  deployed,
  checks,
  ...over
}: Given = {}) {
  const account = new Account({ ...(variations && { variations }), ...(outcomes && { outcomes }) })
  account.made(from)
  account.head(COMMIT_B)
  prepare?.(account)
  if (deployed) account.clock.after(BUILD + 1, () => deployed(account))
  const ended = await account.deploy(wanted, over, checks)
  return { ...ended, account }
}

/** From the deploy on, reads show this of the deployment. */
const shows =
  (change: (shown: DeploymentAnswer, account: Account) => Partial<DeploymentAnswer>) =>
  (account: Account) => {
    account.shown = (shown) => ({ ...shown, ...change(shown, account) })
  }
const firstId = (account: Account) => account.only.revisions[0].id
const lastId = (account: Account) => account.only.revisions.at(-1)!.id

describe('the revision that the service names as serving', () => {
  test.each<[string, Given]>([
    ['is that of the run', {}],
    [
      'is named 20 s late',
      {
        deployed: (account) => {
          const until = account.clock.now() + 20_000
          shows(({ active_revision_id }) => ({
            active_revision_id:
              account.clock.now() < until ? firstId(account) : (active_revision_id ?? null)
          }))(account)
        }
      }
    ],
    ['is never named', { prepare: shows(() => ({ active_revision_id: null })) }],
    ['is no field of the service', { prepare: shows(() => ({ active_revision_id: undefined })) }],
    [
      'is no longer named once another writer’s failed, if none ever was',
      {
        prepare: shows(() => ({ active_revision_id: null })),
        outcomes: ['down:DEPLOY_FAILED revision=3 build-time=0s'],
        deployed: (account) => account.patched()
      }
    ]
  ])('%s: green', async (_, given) => {
    expect(await deploy(given)).toMatchObject({
      code: 'ok',
      writes: ['patch'],
      outputs: { revision: 'r2', status: 'DEPLOYED' }
    })
  })

  test('stays the earlier one: red after 45 s, with its commit', async () => {
    const ended = await deploy({
      prepare: (account) => shows(() => ({ active_revision_id: firstId(account) }))(account)
    })
    expect(ended).toMatchObject({ code: 'not_active', outputs: { revision: 'r2', serving: 'r1' } })
    expect(ended.session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_A })
    expect(ended.ms).toBeGreaterThanOrEqual(BUILD + 45_000)
    expect(ended.ms).toBeLessThan(BUILD + 60_000)
    const short = { enabled: true, interval: 1_000, timeoutMs: BUILD + 2_000 }
    const hurried = await deploy({
      wait: short,
      prepare: (account) => shows(() => ({ active_revision_id: firstId(account) }))(account)
    })
    expect([hurried.code, hurried.ms <= BUILD + 3_000]).toEqual(['not_active', true])
  })

  test.each<[string, Given, object]>([
    [
      'another one, taken down by a newer one that failed',
      {
        outcomes: ['down:DEPLOY_FAILED revision=3 build-time=0s'],
        deployed: (account) => account.patched()
      },
      { serving: null }
    ],
    [
      'a newer one that is not DEPLOYED',
      {
        outcomes: ['stuck:BUILDING revision=3'],
        deployed: (account) => {
          account.patched()
          shows(() => ({ active_revision_id: lastId(account) }))(account)
        }
      },
      { serving: 'r3' }
    ],
    [
      'another one, while a third is in progress',
      {
        outcomes: ['DEPLOYED revision=3 build-time=0s', 'stuck:BUILDING revision=4'],
        deployed: (account) => {
          account.patched()
          account.patched()
        }
      },
      { serving: 'r3' }
    ]
  ])('is %s: red', async (_, given, outputs) => {
    expect(await deploy(given)).toMatchObject({
      code: 'not_active',
      outputs: { revision: 'r2', ...outputs }
    })
  })

  test('is none after an update without a revision, although it named one before: red', async () => {
    const prepare = (account: Account) => {
      account.meanwhile = ({ type }) =>
        type === 'write_sent' && shows(() => ({ active_revision_id: null }))(account)
    }
    const ended = await deploy({ wanted: gitWith({ build_command: 'make' }), prepare })
    expect(ended).toMatchObject({ code: 'not_active', outputs: { serving: null } })
  })
})

describe('what another writer made serves in place of the revision of the run', () => {
  const soon = (body: Parameters<Account['patched']>[0], revision = 3): Given => ({
    outcomes: [`DEPLOYED revision=${revision} build-time=0s`],
    deployed: (account) => account.patched(body)
  })

  test('and holds the same: it is followed, and output', async () => {
    const ended = await deploy(soon(main))
    expect(ended).toMatchObject({
      code: 'ok',
      outputs: { revision: 'r3', status: 'DEPLOYED', serving: 'r3' }
    })
    expect(ended.session.last('revision_identified')).toMatchObject({ superseded: true })
    expect(ended.session.all('warning')).toHaveLength(1)
  })

  const image = {
    from: imageWanted('app:1'),
    wanted: imageWanted('app:2', { secrets: secrets('asked') })
  }
  test.each<[string, Given, string]>([
    ['another secret', soon({ ...main, secrets: secrets('other') }), 'superseded'],
    [
      'another path',
      soon({ source_revision_config: { graph_config_path: 'other.json' } }),
      'superseded'
    ],
    [
      'another image',
      { ...image, ...soon({ source_revision_config: { image_uri: 'app:3' } }) },
      'superseded'
    ],
    [
      'the commit of before: another writer rolled back',
      {
        outcomes: ['DEPLOYED revision=3 build-time=0s'],
        deployed: (account) =>
          account.core.redeploy('another writer', account.only.id, firstId(account))
      },
      'superseded'
    ],
    [
      'the commit of before, which superseded it before it was built',
      {
        prepare: (account) => {
          account.meanwhile = ({ type }) =>
            type === 'operation_decided' &&
            account.core.redeploy('another writer', account.only.id, firstId(account))
        }
      },
      'superseded'
    ]
  ])('and holds %s: red', async (_, given, code) => {
    const ended = await deploy(given)
    expect(ended).toMatchObject({ code, outputs: { revision: 'r3' } })
  })

  test('and was made before the patch of the run, which repeats its secrets: red', async () => {
    const prepare = (account: Account) => {
      account.meanwhile = ({ type }) =>
        type === 'write_sent' && account.patched({ secrets: secrets('other') })
    }
    expect(await deploy({ prepare })).toMatchObject({
      code: 'revision_mismatch',
      outputs: { revision: 'r3' }
    })
  })

  test('and superseded it before it was built, with another secret: superseded', async () => {
    const prepare = (account: Account) => {
      account.meanwhile = ({ type }) =>
        type === 'operation_decided' && account.patched({ ...main, secrets: secrets('other') })
    }
    expect(await deploy({ prepare })).toMatchObject({
      code: 'superseded',
      outputs: { revision: 'r3' }
    })
  })
})

describe('what the service shows after the rollout', () => {
  const image = (value: string, over: object = {}) =>
    imageWanted('app:2', { secrets: secrets(value), ...over })
  const spec = { source_config: { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' } }
  const from = imageWanted('app:1', {
    secrets: secrets('old'),
    source_config: { resource_spec: { cpu: 1 }, custom_url: 'https://old.example' }
  })
  const not = (
    parts: 'not secrets' | 'not settings' | 'not resources' | 'not code',
    over: Given = {}
  ): Given => ({
    from,
    wanted: image('new', spec),
    variations: { applied: { parts } },
    ...over
  })

  test.each<[string, Given, string]>([
    ['the secrets of before', not('not secrets'), 'revision_mismatch'],
    ['the settings of before', not('not settings'), 'revision_mismatch'],
    ['the settings of before, without a wait', not('not settings', NO_WAIT), 'revision_mismatch'],
    [
      'the settings of before, of an update without a revision',
      {
        wanted: gitWith({ install_command: 'new' }),
        from: gitWith({ install_command: 'old' }),
        variations: { applied: { parts: 'not settings' } }
      },
      'revision_mismatch'
    ],
    ['the resources of before', not('not resources'), 'revision_mismatch'],
    ['the image of before', not('not code'), 'revision_mismatch']
  ])('is %s: red', async (_, given, code) => {
    const { error, ...ended } = await deploy(given)
    expect([ended.code, ended.ms < 2 * BUILD]).toEqual([code, true])
    expect((error as Error).message).not.toMatch(/\bold\b|\bnew\b/)
  })

  test.each<[string, Given]>([
    ['what was asked for', { from, wanted: image('new', spec) }],
    [
      'what was asked for, some seconds late',
      {
        from,
        wanted: image('new', spec),
        variations: { timing: { latestLateMs: 4_000, contentsLate: true } }
      }
    ],
    [
      'what was asked for, by every second reader',
      { from, wanted: image('new', spec), variations: { timing: { staleReaderMs: 8_000 } } }
    ],
    [
      'no values of secrets',
      {
        from,
        wanted: image('new'),
        variations: { secrets: { reads: 'masked', writes: 'masked', lists: 'masked' } }
      }
    ],
    ['the secrets of before, without a wait: they may show later', not('not secrets', NO_WAIT)]
  ])('is %s: green', async (_, given) => {
    expect(await deploy(given)).toMatchObject({
      code: 'ok',
      writes: ['patch'],
      outputs: { revision: 'r2' }
    })
  })

  test.each<[SecretForm, string | undefined]>([
    ['values', undefined],
    ['masked', 'KEY, SECOND'],
    ['some as a sentence', 'KEY'],
    ['absent', 'KEY, SECOND']
  ])(
    'shows secrets in the form "%s": green, and names those not verified: %s',
    async (form, names) => {
      const variations = { secrets: { reads: form, writes: form, lists: form } }
      const ended = await deploy({ from, wanted: image('new-value'), variations })
      expect(ended).toMatchObject({ code: 'ok', writes: ['patch'], outputs: { revision: 'r2' } })
      const infos = ended.session.all('info').map(({ message }) => message)
      const line = infos.find((message) => message.includes('not verified'))
      expect(line?.match(/: (.*)\.$/)?.[1]).toBe(names)
    }
  )

  test('has a secret that the run removed: named, and no error', async () => {
    const kept = (value: string) => [
      { name: 'KEY', value },
      { name: 'REMOVED', value: 'x' }
    ]
    const given: Given = { from: gitWanted(COMMIT_A, { secrets: kept('value-of-key') }) }
    const still = await deploy({
      ...given,
      prepare: shows(() => ({ secrets: kept('value-of-key') }))
    })
    expect([still.code, still.session.last('secrets_kept')?.names]).toEqual(['ok', ['REMOVED']])
    const gone = await deploy({ ...given, variations: { timing: { staleReaderMs: 8_000 } } })
    expect([gone.code, gone.session.all('secrets_kept')]).toEqual(['ok', []])
  })

  test.each([
    [
      'fills in: named, because the next run sends the spec again',
      { cpu: 2, cpu_limit: 4, db_cpu: 1 },
      1
    ],
    ['shows with the defaults of §2.4', { cpu: 2, cpu_limit: 4, queue_cpu: 2, unknown: 1 }, 0]
  ])('has fields of resource_spec that it %s', async (_, resource_spec, named) => {
    const prepare = shows(({ source_config }) => ({
      source_config: { ...source_config, resource_spec }
    }))
    const wanted = imageWanted('app:2', { source_config: { resource_spec: { cpu: 2 } } })
    const ended = await deploy({ from: imageWanted('app:1'), wanted, prepare })
    expect([
      ended.code,
      ended.session.all('info').filter(({ message }) => message.includes('db_cpu')).length
    ]).toEqual(['ok', named])
  })

  test.each<[string, (account: Account) => void, string]>([
    [
      'nothing: it cannot be read',
      (account) => void (account.service.readDeployment = () => Promise.reject(dropped())),
      'not_verified'
    ],
    [
      'nothing: it refuses',
      (account) => void (account.service.readDeployment = () => Promise.reject(refusal(403))),
      'auth_failed'
    ],
    [
      'nothing: it was deleted',
      (account) => void account.core.delete('another writer', account.only.id),
      'not_found'
    ],
    ['that it is being deleted', shows(() => ({ status: 'AWAITING_DELETE' })), 'deployment_deleted']
  ])('is %s: red', async (_, happens, code) => {
    const prepare = (account: Account) => {
      account.meanwhile = ({ type }) => type === 'wait_ended' && happens(account)
    }
    expect((await deploy({ prepare })).code).toBe(code)
  })
})

test('the commit that was built is that of before, as the service has not seen the push: red', async () => {
  expect((await deploy({ prepare: (account) => account.head(COMMIT_A) })).code).toBe('other_commit')
})

describe('which revision the agent server names', () => {
  const offline = (code: string) =>
    new ConnectionError({
      what: 'GET /info: no connection',
      request: 'GET /info',
      mayHaveBeenApplied: false,
      retryable: true,
      cause: Object.assign(new Error(code), { code })
    })
  type Named = 'r1' | 'r2' | 'other' | undefined | Error

  /** What GET /info names, one a read; the last one stays. */
  async function named(all: Named[], given: Given = {}) {
    let [account, reads] = [undefined as Account | undefined, 0]
    const readInfo = async () => {
      const name = all[Math.min(reads++, all.length - 1)]
      if (name instanceof Error) throw name
      const ids = {
        r1: account!.only.revisions[0].id,
        r2: account!.only.revisions[1]?.id,
        other: 'rev-of-another-one'
      }
      // In the other case than the control plane.
      return name === undefined ? {} : { host: { host_revision_id: ids[name]?.toUpperCase() } }
    }
    const ended = await deploy({
      ...given,
      prepare: (of) => {
        account = of
        given.prepare?.(of)
      },
      checks: { connectInfo: () => ({ readInfo }) }
    })
    return {
      ...ended,
      reads,
      confirmed: ended.session.all('serving_confirmed').length,
      unverified: ended.session.all('serving_unverified').length
    }
  }

  test.each<[string, Named[], Given, object]>([
    [
      'that of the run, three times: confirmed',
      ['r1', 'r2'],
      {},
      { code: 'ok', reads: 4, confirmed: 1, unverified: 0 }
    ],
    [
      'that of the run, once it has started',
      [refusal(503), 'r2'],
      {},
      { code: 'ok', confirmed: 1 }
    ],
    [
      'the earlier one to the end: red',
      ['r1'],
      {},
      { code: 'not_serving', outputs: { revision: 'r2', serving: 'r1' } }
    ],
    [
      'the earlier one, and no answer at the very end: red',
      ['r1', 'r1', 'r1', 'r1', 'r1', dropped()],
      { wait: { enabled: true, interval: 1_000, timeoutMs: BUILD } },
      { code: 'not_serving' }
    ],
    [
      'the earlier one of a run that sends nothing: red',
      ['r1'],
      {
        prepare: (account) => {
          account.patched()
          account.clock.pass(BUILD)
        }
      },
      { code: 'not_serving', writes: [], outputs: { operation: 'unchanged', serving: 'r1' } }
    ],
    [
      'one of no deployment: proves nothing',
      ['other'],
      {},
      { code: 'ok', reads: 1, confirmed: 0, unverified: 1 }
    ],
    ['nothing: it refuses the key', [refusal(401)], {}, { code: 'ok', reads: 1, unverified: 1 }],
    [
      'nothing: its name does not exist',
      [offline('ENOTFOUND')],
      {},
      { code: 'ok', reads: 2, unverified: 1 }
    ],
    ['the earlier one, and then none', ['r1', undefined], {}, { code: 'ok', unverified: 1 }],
    [
      'the earlier one, and then it no longer answers',
      ['r1', dropped()],
      {},
      { code: 'ok', unverified: 1 }
    ]
  ])('%s', async (_, all, given, expected) => {
    expect(await named(all, given)).toMatchObject(expected)
  })
})

describe('the URL of a created deployment from git', () => {
  async function create(shownAfterMs: number, wanted: DesiredDeployment = gitWanted(COMMIT_A)) {
    const account = new Account()
    account.shown = (shown) => {
      const hidden = account.clock.now() < BUILD + shownAfterMs
      return hidden
        ? { ...shown, source_config: { ...shown.source_config, custom_url: null } }
        : shown
    }
    const session = account.session()
    const url = () =>
      session.last('deployment_read')?.deployment.source_config.custom_url ?? undefined
    const { code, ms } = await account.run(
      () => deployRevision(session, requestFor(wanted)),
      session
    )
    return { code, ms, url: url() }
  }

  test('is waited for some seconds, and no longer', async () => {
    const at = await create(0)
    expect(at).toMatchObject({ code: 'ok', url: expect.any(String) })
    expect(await create(8_000)).toMatchObject({ code: 'ok', url: expect.any(String) })
    expect(await create(60_000)).toMatchObject({ code: 'ok', url: undefined, ms: at.ms + 10_000 })
    const image = await create(60_000, imageWanted('app:1'))
    expect([image.url, image.ms < BUILD + 5_000]).toEqual([undefined, true])
  })
})
