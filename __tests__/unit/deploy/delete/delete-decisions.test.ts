import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { OwnershipClaim, Target } from '../../../../src/deploy/core/request.js'
import { type DeleteOwnership, deleteDeployment, planDelete } from '../../../../src/deploy/delete/delete-deployment.js'
import { dropped, gitDeployment, imageDeployment, REPOSITORY, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const CLAIM: OwnershipClaim = { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false }
const KEEP: DeleteOwnership = { claim: CLAIM, if_foreign: 'keep' }
const REFUSE: DeleteOwnership = { claim: CLAIM, if_foreign: 'refuse' }
const BY_NAME: Target = { name: 'support' }
const BY_ID: Target = { deployment_id: ID }

const ours = gitDeployment({ id: ID })
const foreign = gitDeployment({ id: ID }, { repo_url: `${REPOSITORY}-eu` })
/** A control plane with this deployment. */
const serve = (deployment: DeploymentAnswer, over: Script = {}): Script => ({
  listDeployments: [
    ({ name_contains, offset }) => (offset === 0 && deployment.name.includes(name_contains) ? [deployment] : [])
  ],
  readDeployment: [deployment],
  deleteDeployment: [undefined],
  listListeners: [[]],
  ...over
})
/** What a server answers that is no control plane. */
const nothingThere: Script = {
  listDeployments: [null],
  readDeployment: [refusal(404)],
  deleteDeployment: [refusal(404)],
  listListeners: [refusal(404)],
  listIntegrations: [refusal(404)]
}

interface Given {
  target?: Target
  ownership?: DeleteOwnership | undefined
  recorded?: string[] | null
  act?: typeof deleteDeployment
}

/** What a delete does, and what it reports. */
async function remove(script: Script, { target = BY_NAME, ownership, recorded = null, act = deleteDeployment }: Given) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, script)
  const session = new RecordedSession(service, clock, 60_000)
  const recalled: string[] = []
  session.recall = async (name?: string) => {
    recalled.push(name ?? '')
    return recorded as null
  }
  const error = await act(session, target, ownership).then(
    () => undefined,
    (thrown: unknown) => thrown as { code?: string; status?: number; message: string; advice?: string }
  )
  return {
    error,
    session,
    recalled,
    deleted: service.calls.filter(({ method }) => method === 'deleteDeployment').map(({ args }) => args[0]),
    events: session.events.map((event) => {
      if (event.type === 'deletion_read') return `deletion ${event.deletion}`
      if (event.type === 'deployment_identified') return `identified ${event.deployment_id}`
      if (event.type === 'operation_decided') return event.operation
      return event.type
    }),
    warnings: session.all('warning').map(({ message }) => message)
  }
}

describe('a deployment of this repository is deleted, and the report says which', () => {
  test.each<[string, Given]>([
    ['by its name', {}],
    ['by its name, as a preview', { ownership: KEEP }],
    ['by its name, with an owner to compare', { ownership: REFUSE }],
    ['by its id', { target: BY_ID }],
    ['by its id, with an owner to compare', { target: BY_ID, ownership: REFUSE }],
    ['by its id and name', { target: { ...BY_ID, name: 'support' } }],
    ['by its id and name, as a preview', { target: { ...BY_ID, name: 'support' }, ownership: KEEP }]
  ])('%s', async (_, given) => {
    const { deleted, events, error } = await remove(serve(ours), given)
    expect([deleted, error]).toEqual([[ID], undefined])
    expect(events).toEqual([`identified ${ID}`, 'write_sent', 'deleted', 'deletion accepted'])
  })

  test('without a read where neither its name nor its owner has to be compared', async () => {
    const { readDeployment: _, ...script } = serve(ours)
    expect((await remove(script, {})).deleted).toEqual([ID])
  })
})

describe('a deployment of another repository stays', () => {
  test.each<[string, Given]>([
    ['a preview of the same name', { ownership: KEEP }],
    ['a preview of the same id and name', { target: { ...BY_ID, name: 'support' }, ownership: KEEP }]
  ])('with a warning: %s', async (_, given) => {
    const { deleted, events, warnings, error } = await remove(serve(foreign), given)
    expect([deleted, error]).toEqual([[], undefined])
    expect(events).toEqual(['warning', 'skipped'])
    expect(warnings).toEqual([expect.stringMatching(/^Kept: Deployment support \(.*belongs to another repository/)])
  })

  test.each<[string, Given]>([
    ['the same name', { ownership: REFUSE }],
    ['an id that was copied from there', { target: BY_ID, ownership: REFUSE }]
  ])('as an error: %s', async (_, given) => {
    const { deleted, error } = await remove(serve(foreign), given)
    expect(deleted).toEqual([])
    expect(error).toMatchObject({ code: 'foreign_deployment', advice: expect.stringContaining('repo_url') })
  })

  test('by the image that it runs, if it is named like a preview of this repository', async () => {
    const image = imageDeployment({ id: ID }, {}, { image_uri: 'ghcr.io/other/agent:1' })
    const claim = { ...CLAIM, image_uri: 'ghcr.io/acme/agent:2' }
    expect((await remove(serve(image), { ownership: { claim, if_foreign: 'keep' } })).deleted).toEqual([])
    // Without a preview, the name that the user has set decides.
    expect((await remove(serve(image), { ownership: { claim, if_foreign: 'refuse' } })).deleted).toEqual([ID])
  })

  test('without records, a preview that runs an image needs an image to compare', async () => {
    const script = serve(imageDeployment({ id: ID }, {}, { image_uri: 'ghcr.io/acme/agent:1' }))
    const claim: OwnershipClaim = { ...CLAIM, unrecorded: true }
    for (const act of [deleteDeployment, planDelete]) {
      const { deleted, error } = await remove(script, { ownership: { claim, if_foreign: 'keep' }, act })
      expect(deleted).toEqual([])
      expect(error).toMatchObject({
        code: 'input_invalid',
        message: expect.stringMatching(/^image_uri: is not set, and/)
      })
    }
    const named = { claim: { ...claim, image_uri: 'ghcr.io/acme/agent' }, if_foreign: 'keep' as const }
    expect((await remove(script, { ownership: named })).deleted).toEqual([ID])
    // The name that the user has set in full decides, and so does a repository that the service shows.
    expect((await remove(script, { ownership: { claim, if_foreign: 'refuse' } })).deleted).toEqual([ID])
    expect((await remove(serve(ours), { ownership: { claim, if_foreign: 'keep' } })).deleted).toEqual([ID])
  })

  test('a preview of a deleted fork goes only if a record on GitHub names it', async () => {
    const ownership: DeleteOwnership = { claim: { ...CLAIM, head_is_gone: true }, if_foreign: 'keep' }
    expect((await remove(serve(foreign), { ownership, recorded: ['other'] })).deleted).toEqual([])
    expect((await remove(serve(foreign), { ownership, recorded: null })).deleted).toEqual([])
    expect((await remove(serve(foreign), { ownership, recorded: [ID] })).deleted).toEqual([ID])
  })
})

test('one whose name differs in case stays: nothing has the name', async () => {
  for (const ownership of [KEEP, undefined]) {
    const { deleted, error, events } = await remove(serve(ours), { target: { name: 'Support' }, ownership })
    expect([deleted, error, events.at(-1)]).toEqual([[], undefined, 'deletion absent'])
  }
})

test.each(['support-pr-1', 'Support'])('an id of another name than %s is an error', async (name) => {
  const { deleted, error } = await remove(serve(ours), { target: { ...BY_ID, name } })
  expect([deleted, error?.code]).toEqual([[], 'name_conflict'])
  expect(error?.advice).toContain('deployment_id')
})

describe('a deployment that does not exist is a success only if the service shows that', () => {
  const gone = serve(ours, { readDeployment: [refusal(404)], deleteDeployment: [refusal(404)] })
  test.each<[string, Given, string[]]>([
    [
      'by its id: the delete and a read say so',
      { target: BY_ID },
      [`identified ${ID}`, 'write_sent', 'deployment_not_found', 'deleted', 'deletion absent']
    ],
    [
      'by its id, with an owner to compare',
      { target: BY_ID, ownership: REFUSE },
      ['deployment_not_found', 'deleted', 'deletion absent']
    ],
    [
      'by its name, if it went after the list was read',
      { ownership: KEEP },
      ['deployment_not_found', 'deleted', 'deletion absent']
    ]
  ])('%s', async (_, given, expected) => {
    const { events, error } = await remove(gone, given)
    expect([events, error]).toEqual([expected, undefined])
  })

  test.each<[string, Given]>([
    ['by its id', { target: BY_ID }],
    ['by its id and name', { target: { ...BY_ID, name: 'support' } }],
    ['by its id, with an owner to compare', { target: BY_ID, ownership: REFUSE }],
    ['by its id, as a preview', { target: { ...BY_ID, name: 'support' }, ownership: KEEP }],
    ['by its name, that earlier runs recorded', { recorded: [ID] }],
    ['by its name, without records', {}],
    ['by its id, as a plan', { target: BY_ID, ownership: REFUSE, act: planDelete }]
  ])('no path of base_url exists: it is an error, and not deleted, %s', async (_, given) => {
    const { error, events } = await remove(nothingThere, given)
    expect(error).toMatchObject({ code: 'not_found', advice: expect.stringContaining('base_url') })
    expect(events).not.toContain('deleted')
  })

  test.each<[string, Script]>([
    ['a list of listeners', { listListeners: [[]] }],
    ['a list of integrations', { listIntegrations: [[]] }],
    ['credentials that it refuses', { listListeners: [refusal(403)] }],
    ['no connection to one of its lists', { listIntegrations: [dropped()] }]
  ])('a service without a list of deployments shows that it is one by %s', async (_, over) => {
    const { error, events } = await remove({ ...nothingThere, ...over }, { target: BY_ID })
    expect([error, events.at(-1)]).toEqual([undefined, 'deletion absent'])
  })

  test('a delayed reader may show it after a delete that found nothing', async () => {
    const script = serve(ours, {
      deleteDeployment: [refusal(404)],
      readDeployment: [gitDeployment({ id: ID }), gitDeployment({ id: ID }), refusal(404)]
    })
    const { events, error } = await remove(script, { target: BY_ID })
    expect([events.at(-1), error]).toEqual(['deletion absent', undefined])
  })

  test('a deployment that is being deleted is reported as that', async () => {
    const deleting = gitDeployment({ id: ID, status: 'AWAITING_DELETE' })
    const script = serve(ours, { deleteDeployment: [refusal(404)], readDeployment: [deleting] })
    expect((await remove(script, { target: BY_ID })).events.at(-1)).toBe('deletion already_deleting')
  })

  test('a read that fails otherwise proves nothing', async () => {
    const script = serve(ours, { deleteDeployment: [refusal(404)], readDeployment: [refusal(403)] })
    const { error, events } = await remove(script, { target: BY_ID })
    expect([error?.code, events]).toEqual(['write_unconfirmed', [`identified ${ID}`, 'write_sent']])
  })

  test.each([403, 422])('a read before the delete that is refused (%i) deletes nothing', async (status) => {
    const { error, deleted } = await remove(serve(ours, { readDeployment: [refusal(status)] }), { ownership: KEEP })
    expect([error?.status, deleted]).toEqual([status, []])
  })
})

describe('on a service without a list of deployments', () => {
  const unlisted = serve(ours, { listDeployments: [null] })
  test('the deployment that earlier runs recorded is deleted', async () => {
    expect((await remove(unlisted, { recorded: [ID] })).deleted).toEqual([ID])
  })

  test('nothing is deleted, as an error, if the recorded one may not be read', async () => {
    const { error, deleted } = await remove({ ...unlisted, readDeployment: [refusal(403)] }, { recorded: [ID] })
    expect([error?.code, deleted]).toEqual(['auth_failed', []])
  })

  test.each<[string, string[] | null]>([
    ['without records', null],
    ['if no record leads to one', []]
  ])('nothing is deleted, as an error: %s', async (_, recorded) => {
    const { error, deleted } = await remove(unlisted, { recorded })
    expect([error?.code, deleted]).toEqual(['operation_unsupported', []])
    expect(error?.advice).toContain('deployment_id')
  })
})

describe('a similar name is suggested', () => {
  const list = (...rows: Partial<DeploymentAnswer>[]): Script => ({
    listDeployments: [
      ({ name_contains, offset }) =>
        offset === 0
          ? rows
              .map((row, i) => gitDeployment({ ...row, id: `d${i}` }))
              .filter(({ name }) => name.includes(name_contains))
          : []
    ]
  })

  test.each<[string, string, Partial<DeploymentAnswer>[], string | undefined]>([
    ['the one with a typo', 'suport', [{ name: 'support' }, { name: 'router' }], 'support'],
    ['none that is being deleted', 'suport', [{ name: 'support', status: 'AWAITING_DELETE' }], undefined],
    ['no preview', 'support-pr-', [{ name: 'support-pr-1' }], undefined],
    ['none for a preview', 'support-pr-1', [{ name: 'support-pr-11' }, { name: 'support' }], undefined]
  ])('%s', async (_, name, rows, near) => {
    const { session, deleted, events } = await remove(list(...rows), { target: { name } })
    expect([session.last('deployment_not_found')?.meant, deleted, events.at(-1)]).toEqual([near, [], 'deletion absent'])
  })

  test('none if the service refuses the whole list', async () => {
    const { session, events } = await remove({ listDeployments: [[], refusal(403)] }, {})
    expect([session.last('deployment_not_found')?.meant, events.at(-1)]).toEqual([undefined, 'deletion absent'])
  })
})

describe('a plan of a delete sends no write, and says what would go', () => {
  test.each<[string, Script, Given, object, boolean]>([
    ['the deployment', serve(ours), {}, { operation: 'delete', reasons: [`deployment ${ID} would be deleted`] }, true],
    [
      'nothing of another repository',
      serve(foreign),
      { ownership: KEEP },
      { operation: 'unchanged', warnings: [expect.stringMatching(/^Kept: /)] },
      false
    ],
    [
      'nothing that does not exist',
      { listDeployments: [[]] },
      {},
      { operation: 'unchanged', reasons: ['no deployment named "support" exists'], warnings: [] },
      false
    ],
    [
      'nothing that went after the list was read',
      serve(ours, { readDeployment: [refusal(404)] }),
      { ownership: KEEP },
      { operation: 'unchanged', reasons: ['no deployment named "support" exists'], warnings: [] },
      false
    ],
    [
      'nothing that is already being deleted',
      serve(gitDeployment({ id: ID, status: 'AWAITING_DELETE' })),
      { ownership: KEEP },
      { operation: 'unchanged', reasons: ['the deployment is already being deleted'], warnings: [] },
      true
    ]
  ])('%s', async (_, script, given, plan, isThere) => {
    const { session, deleted, events, error } = await remove(script, { ...given, act: planDelete })
    expect([deleted, error]).toEqual([[], undefined])
    expect(session.last('planned')?.plan).toMatchObject({ new_revision: false, changes: [], ...plan })
    expect(session.last('operation_decided')).toMatchObject({ operation: 'planned', new_revision: false })
    expect(events.includes(`identified ${ID}`)).toBe(isThere)
  })

  test('a plan of a foreign deployment that the delete would refuse is refused, too', async () => {
    expect((await remove(serve(foreign), { ownership: REFUSE, act: planDelete })).error?.code).toBe(
      'foreign_deployment'
    )
  })
})
