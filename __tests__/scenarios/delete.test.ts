/** `command: delete`: by a name or an id, and only what is of this repository. */
import { describe, expect, test } from '@jest/globals'
import type { OwnershipClaim, Target } from '../../src/deploy/core/request.js'
import {
  type DeleteOwnership,
  deleteDeployment,
  planDelete
} from '../../src/deploy/delete/delete-deployment.js'
import { planOperation } from '../../src/report/plan-facts.js'
import {
  Account,
  type AccountOptions,
  gitWanted,
  gitWith,
  imageWanted
} from '../support/account.js'
import { dropped, REPOSITORY, refusal } from '../support/fakes/answers.js'

const CLAIM: OwnershipClaim = {
  server_url: 'https://github.com',
  repositories: [REPOSITORY],
  head_is_gone: false
}
const KEEP: DeleteOwnership = { claim: CLAIM, if_foreign: 'keep' }
const REFUSE: DeleteOwnership = { claim: CLAIM, if_foreign: 'refuse' }
const LISTLESS = { variations: { withoutList: 404 } } as const
const FOREIGN = gitWith({ repo_url: `${REPOSITORY}-eu` })

interface Given extends AccountOptions {
  /** What exists, beside nothing else. */
  there?: ReturnType<typeof gitWanted>[] | ReturnType<typeof imageWanted>[]
  by?: 'name' | 'id' | 'both'
  target?: Target
  ownership?: DeleteOwnership
  tracing_project?: boolean
  /** Whether an earlier run recorded its id. */
  recorded?: boolean | 'another' | 'none'
  prepare?: (account: Account, id: string) => unknown
  plan?: boolean
}

async function remove(given: Given = {}) {
  const { there = [gitWanted()], by = 'name', recorded, prepare, plan } = given
  const { ownership, tracing_project = false } = given
  const account = new Account(given)
  const [id = ''] = there.map((wanted) => account.made(wanted).id)
  // A service without a list has no delete either, but for this.
  if (given.variations?.withoutList)
    account.service.deleteDeployment = async (of) => void account.core.delete('run', of)
  prepare?.(account, id)
  const session = account.session(60_000)
  const recordedId = recorded === true ? id : 'another'
  const ids = recorded === 'none' ? [] : [recordedId]
  session.records = { recordedIds: async () => (recorded === undefined ? undefined : ids) }
  const byId = by === 'name' ? {} : { deployment_id: id }
  const target = given.target ?? { ...byId, ...(by !== 'id' && { name: 'support' }) }
  const act = plan ? planDelete : deleteDeployment
  const ended = await account.run(
    () => act(session, target, { ownership, tracing_project }),
    session
  )
  const deletion = session.last('deletion_read')?.deletion
  return {
    ...ended,
    id,
    left: account.deployments.map(({ name }) => name),
    deletion,
    deletes: account.service.calls.filter(({ method }) => method === 'deleteDeployment'),
    meant: session.last('deployment_not_found')?.meant
  }
}

const GONE = { code: 'ok', left: [], deletion: 'accepted', outputs: { operation: 'deleted' } }
const STAYS = { left: ['support'], writes: [] }

describe('a deployment of this repository goes', () => {
  test.each<[string, Given]>([
    ['by its name', {}],
    ['by its name, as a preview', { ownership: KEEP }],
    ['by its name, with an owner to compare', { ownership: REFUSE }],
    ['by its id', { by: 'id' }],
    ['by its id and name, as a preview', { by: 'both', ownership: KEEP }],
    ['by the record of an earlier run, without a list', { ...LISTLESS, recorded: true }],
    [
      'although the response is lost',
      { prepare: (account) => account.trouble('deleteDeployment', 'after', dropped()) }
    ],
    [
      'although the request was lost',
      { prepare: (account) => account.trouble('deleteDeployment', 'before', dropped()) }
    ]
  ])('%s', async (_, given) => {
    const ended = await remove(given)
    expect(ended).toMatchObject(GONE)
    expect(ended.session.last('deployment_identified')).toMatchObject({ deployment_id: ended.id })
  })

  test('and no other: pr-1, and not pr-12', async () => {
    const there = ['app-pr-12', 'app-pr-1', 'App-pr-1'].map((name) =>
      gitWanted(undefined, { name })
    )
    expect(await remove({ there, target: { name: 'app-pr-1' } })).toMatchObject({
      left: ['app-pr-12', 'App-pr-1']
    })
  })
})

describe('a delete with the tracing project', () => {
  const refuseProject = (account: Account) =>
    account.trouble('deleteDeployment', 'before', refusal(422))

  test('asks the service for both', async () => {
    const ended = await remove({ tracing_project: true })
    expect(ended).toMatchObject({
      ...GONE,
      deletes: [{ args: [ended.id, { tracing_project: true }] }]
    })
    expect(ended.session.all('warning')).toEqual([])
  })

  test('that the service refuses deletes the deployment alone, with a warning', async () => {
    const ended = await remove({ tracing_project: true, prepare: refuseProject })
    expect(ended).toMatchObject({
      ...GONE,
      deletes: [{ args: [ended.id, { tracing_project: true }] }, { args: [ended.id, {}] }]
    })
    expect(ended.session.all('warning')).toHaveLength(1)
  })

  test('that is refused, and then finds nothing, has deleted nothing', async () => {
    const prepare = (account: Account, id: string) => {
      refuseProject(account)
      account.core.delete('another writer', id)
    }
    const ended = await remove({ tracing_project: true, by: 'id', prepare })
    expect(ended).toMatchObject({ code: 'ok', deletion: 'absent', left: [] })
  })

  test('is not asked for otherwise, and a refusal then ends the run', async () => {
    expect(await remove({ prepare: refuseProject })).toMatchObject({
      code: 'request_refused',
      writes: ['delete'],
      left: ['support']
    })
  })

  test('is named by its plan', async () => {
    const reasonsOf = async (tracing_project: boolean) =>
      (await remove({ tracing_project, plan: true })).session.last('planned')?.plan.reasons[0]
    expect(await reasonsOf(true)).toMatch(/, with its traces$/)
    expect(await reasonsOf(false)).not.toMatch(/traces/)
  })
})

describe('a deployment of another repository stays', () => {
  const image = [imageWanted('ghcr.io/other/agent:1')]
  const claims = (image_uri?: string, unrecorded = false): DeleteOwnership => ({
    claim: {
      ...CLAIM,
      ...(image_uri !== undefined && { image_uri }),
      ...(unrecorded && { unrecorded })
    },
    if_foreign: 'keep'
  })
  const fork: DeleteOwnership = { claim: { ...CLAIM, head_is_gone: true }, if_foreign: 'keep' }

  test.each<[string, Given, object]>([
    [
      'a preview of the same name, with a warning',
      { there: [FOREIGN], ownership: KEEP },
      { code: 'ok', ...STAYS }
    ],
    [
      'a preview of the same id and name',
      { there: [FOREIGN], by: 'both', ownership: KEEP },
      { code: 'ok', ...STAYS }
    ],
    [
      'the same name, as an error',
      { there: [FOREIGN], ownership: REFUSE },
      { code: 'foreign_deployment', ...STAYS }
    ],
    [
      'an id that was copied from there',
      { there: [FOREIGN], by: 'id', ownership: REFUSE },
      { code: 'foreign_deployment', ...STAYS }
    ],
    [
      'a preview of an image, without records and an image to compare',
      { there: image, ownership: claims(undefined, true) },
      { code: 'input_invalid', ...STAYS }
    ],
    ['unless a record names it', { there: [FOREIGN], ownership: fork, recorded: true }, GONE],
    [
      'unless the whole name was set, of an image',
      { there: image, ownership: { ...claims(undefined, true), if_foreign: 'refuse' } },
      GONE
    ],
    [
      'if it cannot be read',
      {
        ownership: KEEP,
        prepare: (account) => account.trouble('readDeployment', 'before', refusal(403))
      },
      { code: 'auth_failed', ...STAYS }
    ]
  ])('%s', async (_, given, expected) => {
    expect(await remove(given)).toMatchObject(expected)
  })

  test.each(['support-pr-1', 'Support'])(
    'and so does one whose id is given with another name: %s',
    async (name) => {
      const prepare = (_: Account, id: string) => Object.assign(target, { deployment_id: id, name })
      const target: Target = {}
      expect(await remove({ target, prepare })).toMatchObject({ code: 'name_conflict', ...STAYS })
    }
  )
})

describe('what does not exist is a success only if the service shows that', () => {
  const none = (over: Given): Given => ({
    there: [],
    target: { deployment_id: '00000000-0000-4000-8000-000000000000' },
    ...over
  })
  const nothingAnswers = (account: Account) => {
    for (const method of ['listListeners', 'listIntegrations'] as const)
      account.service[method] = () => Promise.reject(refusal(404))
    account.service.deleteDeployment = () => Promise.reject(refusal(404))
  }
  const reads404 = (account: Account) => {
    account.service.deleteDeployment = () => Promise.reject(refusal(404))
  }
  test.each<[string, Given, object]>([
    ['an id', none({}), { code: 'ok', deletion: 'absent' }],
    [
      'an id, with an owner to compare',
      none({ ownership: REFUSE }),
      { code: 'ok', deletion: 'absent', writes: [] }
    ],
    [
      'a name with a typo, which is pointed out',
      { target: { name: 'suport' } },
      { code: 'ok', deletion: 'absent', meant: 'support', ...STAYS }
    ],
    [
      'a name in another case',
      { target: { name: 'Support' }, ownership: KEEP },
      { code: 'ok', deletion: 'absent', ...STAYS }
    ],
    [
      'a preview, beside others',
      {
        there: [gitWanted(undefined, { name: 'support-pr-12' })],
        target: { name: 'support-pr-1' }
      },
      { code: 'ok', meant: undefined, left: ['support-pr-12'] }
    ],
    [
      'a name on a service without a list: an error',
      { ...LISTLESS },
      { code: 'operation_unsupported', ...STAYS }
    ],
    [
      'an id at an address without a control plane: an error',
      none({ ...LISTLESS, prepare: nothingAnswers }),
      { code: 'not_found' }
    ],
    [
      'a name at an address without a control plane: an error',
      { ...LISTLESS, there: [], prepare: nothingAnswers },
      { code: 'not_found' }
    ],
    [
      'an id on a service without a list, which has other lists',
      none({ ...LISTLESS, prepare: reads404 }),
      { code: 'ok', deletion: 'absent' }
    ]
  ])('%s', async (_, given, expected) => {
    const ended = await remove(given)
    expect(ended).toMatchObject(expected)
    expect(ended.outputs.operation).toBe(ended.code !== 'ok' || given.plan ? undefined : 'deleted')
  })
})

describe('a delete that the service does not carry out is red, and nothing is called deleted', () => {
  const refused =
    (...statuses: number[]) =>
    (account: Account) => {
      account.trouble(
        'deleteDeployment',
        'before',
        ...Array.from({ length: 20 }, () => statuses.map((one) => refusal(one))).flat()
      )
    }
  test.each<[string, Given, string]>([
    ['404, and it is still there', { by: 'id', prepare: refused(404) }, 'operation_unsupported'],
    ['405', { prepare: refused(405) }, 'operation_unsupported'],
    ['403', { prepare: refused(403) }, 'auth_failed'],
    ['409', { prepare: refused(409) }, 'request_refused'],
    [
      '404, and it cannot be read',
      {
        by: 'id',
        prepare: (account) => {
          refused(404)(account)
          account.service.readDeployment = () => Promise.reject(refusal(403))
        }
      },
      'write_unconfirmed'
    ]
  ])('%s', async (_, given, code) => {
    expect(await remove(given)).toMatchObject({
      code,
      left: ['support'],
      deletion: undefined,
      outputs: {}
    })
  })
})

test('a slow delete is sent once: the next run says that it is being deleted, and then that it is absent', async () => {
  const account = new Account({ variations: { deleteMs: 60_000 } })
  account.made()
  const again = () => account.run((session) => deleteDeployment(session, { name: 'support' }))
  const ended = [await again(), await again()]
  account.clock.pass(60_000)
  ended.push(await again())
  expect(ended.map(({ session }) => session.last('deletion_read')?.deletion)).toEqual([
    'accepted',
    'already_deleting',
    'absent'
  ])
  expect(account.service.count('deleteDeployment')).toBe(1)
})

describe('a plan of a delete sends nothing, and says what would go', () => {
  test.each<[string, Given, string]>([
    ['the deployment', {}, 'delete'],
    ['nothing of another repository', { there: [FOREIGN], ownership: KEEP }, 'unchanged'],
    ['nothing that does not exist', { target: { name: 'other' } }, 'unchanged'],
    [
      'nothing that is being deleted',
      {
        variations: { deleteMs: 90_000 },
        prepare: (account, id) => account.core.delete('another writer', id)
      },
      'unchanged'
    ]
  ])('%s', async (_, given, operation) => {
    const { session, ...ended } = await remove({ ...given, plan: true })
    expect(ended).toMatchObject({
      code: 'ok',
      ...STAYS,
      outputs: { operation: 'planned', new_revision: false }
    })
    expect(planOperation(session.last('planned')!.plan)).toBe(operation)
  })
})
