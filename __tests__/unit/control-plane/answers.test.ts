import { describe, expect, test } from '@jest/globals'
import { AnswerError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { DEPLOYMENT, failureOf } from './client.js'
import { answering, json } from './sender.js'

const ALL = { name_contains: '', limit: 100, offset: 0 }

/** A control plane that answers everything in one way, and what it says in the debug log. */
function planeOf(answer: Parameters<typeof answering>[0]) {
  const debug: string[] = []
  return {
    plane: controlPlaneOver(answering(answer), { debug: (line) => debug.push(line) }),
    debug
  }
}
const read = (answer: Parameters<typeof answering>[0]) => planeOf(answer).plane.readDeployment('d')

test.each<[string, Parameters<typeof answering>[0], RegExp]>([
  ['no JSON', { text: '<html>\0 not {JSON' }, /^the body is not JSON: <html> not \{JSON$/],
  ['nothing', {}, /^the body is empty$/],
  [
    'half of it',
    { text: '{"secrets":[{"value":"hunter2' },
    /^the body is JSON that is cut off or broken$/
  ],
  ['a text', json('ok'), /expected object/],
  ['no id', json({ ...DEPLOYMENT, id: undefined }), /^id: /],
  [
    'another deployment',
    json({ ...DEPLOYMENT, id: 'D' }),
    /^id: D is not the id that was requested$/
  ],
  [
    'a text for a flag',
    json({ ...DEPLOYMENT, source_config: { build_on_push: 'yes' } }),
    /build_on_push: .*boolean/
  ]
])(
  'an answer that is not what was asked for names what is wrong, and the likely cause: %s',
  async (_, answer, wrong) => {
    const error = await failureOf(read(answer))
    expect(error).toBeInstanceOf(AnswerError)
    expect(error.facts).toEqual([
      { label: 'Request', value: 'GET /v2/deployments/d' },
      { label: 'Response', value: expect.stringMatching(wrong) }
    ])
    expect(error.fix.join(' ')).toContain('base_url')
  }
)

test('another revision than the one that was requested, or one without a status, is not taken for it', async () => {
  const other = failureOf(
    planeOf(json({ id: 'r2', status: 'DEPLOYED' })).plane.readRevision('d', 'r1')
  )
  expect(await other).toMatchObject({ name: 'AnswerError', retryable: true })
  expect((await other).facts).toContainEqual({
    label: 'Response',
    value: 'id: r2 is not the id that was requested'
  })
  const without = planeOf(json({ id: 'r', status: '' })).plane.readRevision('d', 'r')
  expect((await failureOf(without)).facts).toContainEqual({
    label: 'Response',
    value: expect.stringMatching(/^status: /)
  })
})

const LISTS: [string, (plane: ControlPlane) => Promise<unknown[] | null>][] = [
  ['deployments', (plane) => plane.listDeployments(ALL)],
  ['revisions', (plane) => plane.listRevisions('d')],
  ['integrations', (plane) => plane.listIntegrations()],
  ['listeners', (plane) => plane.listListeners()]
]
const row = (id: string) => ({ id, name: id, status: 'DEPLOYED' })

test.each([
  ['/v2/deployments/d-1', 'd-1'],
  ['https://cp.example/api-host/v2/deployments/d-1/', 'd-1'],
  [undefined, undefined],
  ['/v2/deployments/d-1/revisions/r-1', undefined],
  ['/v2/deployments/..', undefined],
  ['/v2/deployments/d-1%2F..', undefined],
  ['/v2/deployments/d-1?x=/v2/deployments/x', undefined],
  ['//elsewhere.example/d-1', undefined]
])('a create without a body has the id of its Location: %s', async (location, id) => {
  const { plane } = planeOf({ status: 201, ...(location !== undefined && { location }) })
  expect((await plane.createDeployment({} as never)).located_id).toBe(id)
})

test.each(LISTS)(
  'a list of %s leaves out a row that cannot be read, and names it in the debug log',
  async (_, list) => {
    for (const bad of [null, { name: 'x', status: 'DEPLOYED' }, { ...row('x'), id: 7 }]) {
      const { plane, debug } = planeOf(json([row('a'), bad, row('b')]))
      expect([...((await list(plane)) ?? [])]).toMatchObject([row('a'), row('b')])
      expect(debug).toEqual([expect.stringMatching(/^GET \/\S+: row left out: \[1\]/)])
      // Without another row, this may be another list, which does not say that this one is empty.
      expect(await failureOf(list(planeOf(json({ resources: [bad, bad] })).plane))).toBeInstanceOf(
        AnswerError
      )
    }
  }
)

test('a deployment without a name has none that a run could ask for, and records of an unknown form name the input to set', async () => {
  const nameless = planeOf(json({ resources: [{ id: 'a', name: null }] })).plane
  expect(await nameless.listDeployments(ALL)).toMatchObject([{ id: 'a', name: '' }])
  const { plane } = planeOf(json([{ integration: 'i' }]))
  expect((await failureOf(plane.listIntegrations())).fix.join(' ')).toMatch(
    /set `integration_id`\.$/
  )
  expect((await failureOf(plane.listListeners())).fix.join(' ')).toMatch(/set `listener_id`\.$/)
})

test.each([404, 405, 501])(
  'a service without an operation (%i) is not taken for one that answered',
  async (status) => {
    const { plane } = planeOf(json({ detail: 'Not Found' }, status))
    await expect(plane.listDeployments(ALL)).resolves.toBeNull()
    await expect(plane.listRevisions('d')).resolves.toBeNull()
    expect(await plane.redeployRevision('d', 'r')).toBe(false)
    await expect(failureOf(plane.listIntegrations())).resolves.toMatchObject({ status })
  }
)

describe('a write', () => {
  test.each([200, 202, 204, 299])(
    'is done by an answer without a body (%i), and so is a delete',
    async (status) => {
      const { plane } = planeOf({ status, text: status === 204 ? '' : ' \r\n' })
      expect(await plane.createDeployment({} as never)).toEqual({})
      expect(await plane.patchDeployment('d', {})).toEqual({})
      expect(await plane.redeployRevision('d', 'r')).toBe(true)
      await plane.deleteDeployment('d')
    }
  )

  test('that a page answers counts as perhaps done', async () => {
    const { plane } = planeOf({ text: '<title>Sign in</title>' })
    const calls = [
      plane.createDeployment({} as never),
      plane.patchDeployment('d', {}),
      plane.deleteDeployment('d')
    ]
    for (const call of calls) {
      const error = await failureOf(call)
      expect(error).toMatchObject({ name: 'AnswerError', mayHaveBeenApplied: true })
      expect(error.facts).toContainEqual({
        label: 'Response',
        value: 'the body is not JSON: <title>Sign in</title>'
      })
    }
  })
})

test.each([null, {}, { offset: 0 }, { total: 0 }, { resources: null, limit: 20 }])(
  '%j is an empty list',
  async (body) => {
    expect(await planeOf(json(body)).plane.listDeployments(ALL)).toEqual([])
  }
)

test('no content (204) is an empty list, and nothing else that is read; no body (200) is neither', async () => {
  expect(await planeOf({ status: 204 }).plane.listDeployments(ALL)).toEqual([])
  expect(await failureOf(read({ status: 204 }))).toBeInstanceOf(AnswerError)
  expect(await failureOf(planeOf({}).plane.listDeployments(ALL))).toBeInstanceOf(AnswerError)
})

test('ids are read in lower case, if they are UUIDs, and a service may spell them either way', async () => {
  const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
  const revision = DEPLOYMENT.latest_revision_id
  const shown = { ...DEPLOYMENT, id: ID.toUpperCase(), latest_revision_id: revision.toUpperCase() }
  const plain = { id: ID, latest_revision_id: revision }
  for (const asked of [ID, ID.toUpperCase()]) {
    expect(await planeOf(json(shown)).plane.readDeployment(asked)).toMatchObject(plain)
  }
  expect(await planeOf(json(shown)).plane.patchDeployment(ID, {})).toMatchObject(plain)
  expect(await planeOf(json([shown])).plane.listDeployments(ALL)).toMatchObject([{ id: ID }])
  const other = { id: 'd', latest_revision_id: 'rA', active_revision_id: 'ra' }
  expect(await read(json({ ...DEPLOYMENT, ...other }))).toMatchObject(other)
})
