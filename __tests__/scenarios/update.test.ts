/** A deploy over a deployment that exists: what is sent, once, and which revision is this run's. r1 serves. */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../simulation/service/traits.js'
import { WRITE_ANSWERS } from '../../simulation/variations/write-answers.js'
import type { DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { planOnly } from '../../src/deploy/deploy.js'
import {
  Account,
  BUILD,
  gitWanted,
  gitWith,
  imageWanted,
  NO_WAIT,
  requestFor
} from '../support/account.js'
import { COMMIT_A, COMMIT_B, dropped, garbage, refusal } from '../support/fakes/answers.js'

const UPDATED = {
  code: 'ok',
  outputs: {
    operation: 'updated',
    new_revision: true,
    revision: 'r2',
    status: 'DEPLOYED',
    commit: COMMIT_B
  }
}
/** Beside one that stays: only a list that shows that one proves another value. */
const secret = (value: string) => [
  { name: 'KEY', value },
  { name: 'SECOND', value: 'value-of-second' }
]

interface Given extends Partial<DeployRequest> {
  from?: DesiredDeployment
  variations?: Variations
  outcomes?: string[]
  prepare?: (account: Account) => void
}

/** Updates main from COMMIT_A to COMMIT_B, or what is wanted in its place. */
async function update(
  wanted: DesiredDeployment,
  { from = gitWanted(), prepare, variations, outcomes, ...over }: Given = {}
) {
  const account = new Account({ ...(variations && { variations }), ...(outcomes && { outcomes }) })
  const { id } = account.made(from)
  account.head(COMMIT_B)
  prepare?.(account)
  const ended = await account.deploy(wanted, {
    ...(variations?.withoutList && { target: { deployment_id: id } }),
    ...over
  })
  const bodies = account.service.calls
    .filter(({ method }) => method === 'patchDeployment')
    .map(({ args }) => args[1])
  return {
    ...ended,
    account,
    revisions: account.only.revisions.length,
    bodies: bodies as DeploymentPatchRequest[]
  }
}
const lose =
  (when: 'before' | 'after' | number, ...errors: (Error | undefined)[]) =>
  (account: Account) =>
    account.trouble('patchDeployment', when, ...errors)

describe('what has to change is sent, and nothing else', () => {
  test('a commit: one patch, one revision', async () => {
    const ended = await update(gitWanted(COMMIT_B))
    expect(ended).toMatchObject({ ...UPDATED, writes: ['patch'], revisions: 2 })
    expect(ended.bodies).toEqual([{ source_revision_config: { repo_ref: 'main' } }])
    expect(ended.session.last('revision_identified')).toMatchObject({
      previous: ended.account.only.revisions[0].id
    })
  })

  test('the same again: nothing, and no wait', async () => {
    const ended = await update(gitWanted())
    const outputs = {
      operation: 'unchanged',
      new_revision: false,
      revision: 'r1',
      status: 'DEPLOYED',
      serving: 'r1'
    }
    expect(ended).toMatchObject({ code: 'ok', writes: [], ms: 0, outputs })
  })

  test('a setting: no revision, and no wait', async () => {
    const ended = await update(gitWith({ build_command: 'make' }))
    const outputs = {
      operation: 'updated',
      new_revision: false,
      revision: 'r1',
      status: 'DEPLOYED'
    }
    expect(ended).toMatchObject({
      code: 'ok',
      ms: 0,
      revisions: 1,
      bodies: [{ source_config: { build_command: 'make' } }],
      outputs
    })
  })

  test('a variable that is no secret: the whole list, with its values in the plan', async () => {
    const from = gitWanted(COMMIT_A, {
      secrets: [...secret('value'), { name: 'MODEL', value: 'a' }]
    })
    const secrets = [...secret('value'), { name: 'MODEL', value: 'b' }]
    const ended = await update(gitWanted(COMMIT_A, { secrets, env_vars: ['MODEL'] }), { from })
    expect(ended).toMatchObject({ code: 'ok', writes: ['patch'], revisions: 2 })
    expect(ended.bodies).toEqual([{ secrets }])
    expect(ended.session.last('planned')?.plan).toMatchObject({
      reasons: ['env_vars: ~ MODEL changed'],
      changes: [{ path: 'env_vars.MODEL', before: 'a', after: 'b' }]
    })
  })

  const taken = gitWanted(COMMIT_A, {
    secrets: [...secret('value'), { name: 'BY_HAND', value: 'value-by-hand' }]
  })

  test('a secret that the inputs do not set is removed, in the first line of the plan', async () => {
    const ended = await update(gitWanted(COMMIT_B, { secrets: secret('new') }), { from: taken })
    expect(ended.bodies).toMatchObject([{ secrets: secret('new') }])
    const plan = ended.session.last('planned')?.plan
    expect(plan?.changes[0]).toMatchObject({ path: 'secrets.BY_HAND', difference: 'removed' })
    expect(plan?.warnings).toEqual([expect.stringContaining('BY_HAND')])
  })

  test('a secret that the inputs do not set is kept by a merge', async () => {
    const kept_secrets = 'proven'
    const secrets = taken.secrets ?? []
    const changed = secrets.map((one) => (one.name === 'KEY' ? { ...one, value: 'new' } : one))
    const merged = await update(gitWanted(COMMIT_A, { secrets: secret('new'), kept_secrets }), {
      from: taken
    })
    expect(merged).toMatchObject({ code: 'ok', bodies: [{ secrets: changed }] })
    const same = await update(gitWanted(COMMIT_A, { secrets: secret('value'), kept_secrets }), {
      from: taken
    })
    expect(same).toMatchObject({ code: 'ok', writes: [], outputs: { operation: 'unchanged' } })
  })

  test('a secret that is removed counts as that once a read no longer lists it', async () => {
    const from = gitWanted(undefined, {
      secrets: [...(gitWanted().secrets ?? []), { name: 'OLD', value: 'value-of-old' }]
    })
    const removed = async (over: Given) =>
      (await update(gitWanted(), { from, ...over })).session
        .all('secrets_removed')
        .map(({ names }) => names)
    expect({ waited: await removed({}), not_waited: await removed(NO_WAIT) }).toEqual({
      waited: [['OLD']],
      not_waited: []
    })
  })

  // The names that the public service sets itself, which no run removes, depend on the source.
  test.each([
    ['image', 'PATH', 'removed'],
    ['image', 'LANGSMITH_API_KEY', 'removed'],
    ['image', 'POSTGRES_URI', 'kept'],
    ['git', 'PATH', 'kept'],
    ['git', 'LANGSMITH_API_KEY', 'kept'],
    ['git', 'POSTGRES_URI', 'kept'],
    ['git', 'PATHS', 'removed']
  ] as const)('of a deployment from %s, the secret %s is %s', async (source, name, expected) => {
    const wanted =
      source === 'git' ? gitWanted() : imageWanted(undefined, { secrets: secret('value-of-key') })
    const earlier = [...(wanted.secrets ?? []), { name, value: 'earlier-value' }]
    const { code, bodies, session } = await update(wanted, {
      from: { ...wanted, secrets: earlier }
    })
    const isRemoved = expected === 'removed'
    const removed = session.all('secrets_removed').flatMap(({ names }) => names)
    expect({ code, bodies, removed }).toEqual({
      code: 'ok',
      bodies: isRemoved ? [expect.objectContaining({ secrets: wanted.secrets })] : [],
      removed: isRemoved ? [name] : []
    })
  })

  test('a plan says what would be, and sends nothing', async () => {
    const account = new Account()
    account.made()
    const ended = await account.run((session) => planOnly(session, requestFor(gitWanted(COMMIT_B))))
    expect(ended).toMatchObject({
      code: 'ok',
      writes: [],
      outputs: { operation: 'planned', new_revision: true }
    })
    expect(ended.session.last('planned')?.plan).toMatchObject({
      action: { do: 'patch' },
      new_revision: true
    })
  })
})

describe('a revision of before the run', () => {
  test('that is in progress is waited for, and not made again', async () => {
    const account = new Account()
    await account.deploy(gitWanted(), NO_WAIT)
    account.clock.pass(BUILD / 2)
    const ended = await account.deploy(gitWanted())
    expect(ended).toMatchObject({
      code: 'ok',
      writes: [],
      outputs: { operation: 'unchanged', revision: 'r1', status: 'DEPLOYED' }
    })
    expect(ended.session.all('status_read')[0]).toMatchObject({ status: 'BUILDING' })
  })

  test('that failed is made again', async () => {
    const prepare = (account: Account) => {
      account.patched()
      account.clock.pass(BUILD)
    }
    const ended = await update(gitWanted(COMMIT_B), {
      outcomes: ['BUILD_FAILED revision=2'],
      prepare
    })
    expect(ended).toMatchObject({ code: 'ok', writes: ['patch'], outputs: { revision: 'r3' } })
  })
})

describe('without a wait, the outputs have the current state', () => {
  test.each([
    ['in progress', [], 'CREATING', 0],
    ['failed', ['CREATE_FAILED revision=2 build-time=0s'], 'CREATE_FAILED', 1],
    ['done', ['DEPLOYED revision=2 build-time=0s'], 'DEPLOYED', 0]
  ])('%s', async (_, outcomes, status, warnings) => {
    const ended = await update(gitWanted(COMMIT_B), { ...NO_WAIT, outcomes })
    expect(ended).toMatchObject({ code: 'ok', ms: 0, outputs: { revision: 'r2', status } })
    expect({
      warning: ended.session.all('warning').length,
      wait_ended: ended.session.all('wait_ended')
    }).toEqual({ warning: warnings, wait_ended: [] })
  })
})

test('without a wait, what a revision holds is not verified before its rollout', async () => {
  const from = imageWanted(undefined, { source_config: { resource_spec: { cpu: 1 } } })
  const to = imageWanted(undefined, { source_config: { resource_spec: { cpu: 2 } } })
  const prepare = (account: Account) => {
    account.shown = ({ source_config, ...shown }) => ({
      ...shown,
      source_config: { ...source_config, resource_spec: { cpu: 1 } }
    })
  }
  const ended = await update(to, { from, prepare, ...NO_WAIT })
  expect(ended).toMatchObject({ code: 'ok', writes: ['patch'], outputs: { revision: 'r2' } })
})

describe('a patch whose response does not tell what came of it makes one revision', () => {
  const always: Given = { new_revision: 'always' }
  test.each<[string, (account: Account) => void, Given, number]>([
    ['it is lost', lose('after'), {}, 1],
    ['it is 500', lose('after', refusal(500)), {}, 1],
    ['it cannot be read', lose('after', garbage()), {}, 1],
    ['it is lost, and the patch takes effect 14 s later', lose(14_000), {}, 1],
    [
      'it is 503, and the patch takes effect in the pause before a retry',
      lose(20_000, refusal(503, 30_000)),
      {},
      1
    ],
    ['it was lost on the way there', lose('before'), {}, 2],
    ['it was 502, and had no effect', lose('before', refusal(502)), {}, 2],
    ['it was not processed (429)', lose('before', refusal(429, 9_000)), {}, 2],
    ['another write was in progress (409)', lose('before', refusal(409)), {}, 2],
    ['it is lost, of a run that always makes one', lose('after'), always, 1],
    ['it was lost on the way there, of a run that always makes one', lose('before'), always, 2]
  ])('%s', async (_, prepare, over, patches) => {
    const ended = await update(gitWanted(COMMIT_B), { prepare, ...over })
    expect(ended).toMatchObject({ ...UPDATED, revisions: 2 })
    expect(ended.writes).toEqual(Array(patches).fill('patch'))
    expect(ended.bodies.at(-1)).toEqual(ended.bodies[0])
  })

  const lostTwice = (account: Account) => {
    lose('before')(account)
    lose('after')(account)
  }
  // The first patch takes effect late: while the second one is refused.
  const lateAndRefused = (account: Account) => {
    lose(17_000)(account)
    lose('before', refusal(429, 30_000))(account)
  }
  test.each<[string, (account: Account) => void, Given]>([
    ['lost twice', lostTwice, {}],
    [
      'lost twice, and its revision shows late',
      lostTwice,
      { variations: { timing: { latestLateMs: 5_000, contentsLate: true } } }
    ],
    ['lost, and the second one is not processed', lateAndRefused, {}]
  ])('%s: it is not sent a third time', async (_, prepare, given) => {
    const ended = await update(gitWanted(COMMIT_B), { prepare, ...given })
    expect(ended).toMatchObject({ ...UPDATED, writes: ['patch', 'patch'], revisions: 2 })
  })

  test('an image tag, of which nothing shows that it is the same', async () => {
    const tagged = imageWanted('registry/app:v1')
    const ended = await update(tagged, { from: tagged, prepare: lose('after') })
    expect(ended).toMatchObject({ code: 'ok', writes: ['patch'], revisions: 2 })
  })

  test.each([
    ['after', 1],
    ['before', 2]
  ] as const)('a setting is read back, too: lost %s its effect', async (when, patches) => {
    const ended = await update(gitWith({ install_command: 'make' }), { prepare: lose(when) })
    expect(ended).toMatchObject({
      code: 'ok',
      revisions: 1,
      outputs: { operation: 'updated', new_revision: false }
    })
    expect({
      writes: ended.writes.length,
      install_command: ended.account.only.source_config.install_command
    }).toEqual({ writes: patches, install_command: 'make' })
  })

  test('a revision of an earlier time that a late reader shows is not taken for it', async () => {
    for (const patches of [1, 2]) {
      const prepare = (account: Account) => {
        account.patched({ secrets: secret('x') })
        account.clock.pass(BUILD)
        lose(patches === 1 ? 'after' : 'before')(account)
        const { readDeployment } = account.service
        const until = account.clock.now() + 5_000
        account.service.readDeployment = async (...args) => {
          const shown = await readDeployment(...args)
          const isBehind =
            account.clock.now() < until && account.service.count('patchDeployment') > 0
          return isBehind ? { ...shown, latest_revision_id: account.only.revisions[0].id } : shown
        }
      }
      const ended = await update(gitWanted(COMMIT_B), { prepare })
      expect(ended).toMatchObject({ code: 'ok', outputs: { revision: 'r3' } })
      expect(ended.writes.length).toBe(patches)
    }
  })
})

describe('the revision of the run is found by', () => {
  test.each(WRITE_ANSWERS)('the response of the patch, or reads: %s', async (writes) => {
    expect(await update(gitWanted(COMMIT_B), { variations: { writes } })).toMatchObject({
      ...UPDATED,
      writes: ['patch']
    })
  })

  test.each<[string, Variations]>([
    ['reads that are behind', { writes: '204', timing: { staleReaderMs: 8_000 } }],
    [
      'reads that show it late',
      { writes: '204', timing: { latestLateMs: 40_000, contentsLate: true } }
    ],
    [
      'its name, although no read shows it within 15 s',
      { timing: { latestLateMs: 20_000, contentsLate: true } }
    ],
    ['reads that may not find it yet', { writes: '204', timing: { hiddenRevisionMs: 8_000 } }]
  ])('%s', async (_, variations) => {
    expect(await update(gitWanted(COMMIT_B), { variations })).toMatchObject({
      ...UPDATED,
      revisions: 2
    })
  })
})

describe('a patch is red, and is not sent again', () => {
  const dropsReads = (account: Account) => {
    lose('after')(account)
    account.meanwhile = ({ type }) => {
      if (type === 'write_sent') account.service.readDeployment = () => Promise.reject(refusal(403))
      account.service.readRevision = account.service.readDeployment as never
    }
  }
  test.each<[string, Given, string]>([
    ['400', { prepare: lose('before', refusal(400)) }, 'request_refused'],
    ['403', { prepare: lose('before', refusal(403)) }, 'auth_failed'],
    ['404', { prepare: lose('before', refusal(404)) }, 'not_found'],
    ['a page that had no effect', { prepare: lose('before', garbage()) }, 'write_unconfirmed'],
    [
      'a patch without effect',
      { variations: { applied: { parts: 'nothing' }, writes: '204' } },
      'write_unconfirmed'
    ],
    ['lost, and nothing can be read', { prepare: dropsReads }, 'write_unconfirmed']
  ])('%s', async (_, given, code) => {
    const ended = await update(gitWanted(COMMIT_B), given)
    expect(ended).toMatchObject({ code, writes: ['patch'], error: expect.any(Error) })
    expect(ended.outputs.status).toBeUndefined()
    expect(ended.ms).toBeLessThan(90_000)
    expect(ended.session.last('planned')).toBeDefined()
  })

  test('although it was accepted, which is reported at once', async () => {
    const prepare = (account: Account) => {
      account.meanwhile = ({ type }) => {
        if (type === 'operation_decided')
          account.service.readDeployment = () => Promise.reject(refusal(401))
        if (type === 'write_sent') account.trouble('readDeployment', 'before', refusal(401))
      }
    }
    const ended = await update(gitWanted(COMMIT_B), { prepare })
    expect(ended).toMatchObject({
      code: 'auth_failed',
      outputs: { operation: 'updated', new_revision: true }
    })
  })
})

describe('another writer makes a revision while the response of the patch is lost', () => {
  const meanwhile = (body: DeploymentPatchRequest, error?: Error) => (account: Account) => {
    lose('before', error)(account)
    account.meanwhile = ({ type }) => {
      if (type === 'write_sent' && account.only.revisions.length === 1)
        account.clock.after(1, () => account.patched(body))
    }
    const { readDeployment } = account.service
    account.service.readDeployment = (...args) => {
      account.clock.pass(1)
      return readDeployment(...args)
    }
  }
  const asked = { from: gitWanted(COMMIT_A, { secrets: secret('old') }) }

  test.each<[string, DeploymentPatchRequest, Error | undefined, string[], string]>([
    [
      'of the same contents: it is this run’s',
      { source_revision_config: { repo_ref: 'main' }, secrets: secret('new') },
      undefined,
      ['patch'],
      'r2'
    ],
    [
      'with the old secret: the patch is sent again',
      { source_revision_config: { repo_ref: 'main' } },
      undefined,
      ['patch', 'patch'],
      'r3'
    ],
    [
      'of other code',
      { source_revision_config: { repo_ref: 'dev' }, secrets: secret('new') },
      undefined,
      ['patch', 'patch'],
      'r3'
    ]
  ])('%s', async (_, body, error, writes, revision) => {
    const ended = await update(gitWanted(COMMIT_B, { secrets: secret('new') }), {
      ...asked,
      prepare: meanwhile(body, error)
    })
    expect(ended).toMatchObject({ code: 'ok', writes, outputs: { operation: 'updated', revision } })
    expect(ended.account.only.secrets).toEqual(secret('new'))
  })

  test.each([
    ['one', 1],
    ['two', 2]
  ])(
    '%s of other code, which the service still names after the patch was sent again',
    async (_, others) => {
      const prepare = (account: Account) => {
        meanwhile({ source_revision_config: { repo_ref: 'dev' } })(account)
        const another = { source_revision_config: { repo_ref: 'dev-2' } }
        if (others === 2) account.clock.after(6, () => account.patched(another))
        const { patchDeployment, readDeployment } = account.service
        let seen = 0
        account.service.patchDeployment = async (...args) => {
          await patchDeployment(...args)
          return {}
        }
        account.service.readDeployment = async (...args) => {
          const answer = await readDeployment(...args)
          const [other, own] = account.only.revisions.slice(others)
          return own === undefined || seen++ > 2
            ? answer
            : { ...answer, latest_revision_id: other?.id ?? null }
        }
      }
      const ended = await update(gitWanted(COMMIT_B), { prepare })
      expect(ended).toMatchObject({
        code: 'ok',
        writes: ['patch', 'patch'],
        outputs: { revision: `r${others + 2}` }
      })
      const identified = ended.session
        .all('revision_identified')
        .map(({ revision_id }) => revision_id)
      expect(identified).toEqual([ended.account.only.revisions.at(-1)?.id])
    }
  )
})

describe('moments in which nothing can be read', () => {
  test('do not fail a deploy', async () => {
    const reads = ['listDeployments', 'readDeployment', 'readRevision'] as const
    const prepare = (account: Account) =>
      reads.forEach((method) => account.trouble(method, 'before', dropped(), refusal(503)))
    const ended = await update(gitWanted(COMMIT_B), { prepare })
    expect(ended).toMatchObject({ ...UPDATED, writes: ['patch'] })
    expect(ended.session.all('retrying')).toHaveLength(6)
  })
})

test.each(['name', 'id'])(
  'a deployment that is being deleted is not updated, by its %s',
  async (by) => {
    const account = new Account({ variations: { deleteMs: 100_000_000 } })
    const { id } = account.made()
    account.core.delete('another writer', id)
    const ended = await account.deploy(
      gitWanted(COMMIT_B),
      by === 'id' ? { target: { deployment_id: id } } : {}
    )
    expect(ended).toMatchObject({ code: 'name_conflict', writes: [] })
  }
)

test('build_on_push follows from a push: new_revision always builds it once more', async () => {
  const from = gitWith({ build_on_push: true })
  const ended = await update(gitWanted(COMMIT_B), { from, new_revision: 'always' })
  expect(ended).toMatchObject({ ...UPDATED, writes: ['patch'] })
})
