import { expect, test } from '@jest/globals'
import type { RequestError } from '../../../src/errors.js'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/http/sender.js'
import type { ControlPlane } from '../../../src/ports.js'
import { gitDeployment } from '../../support/fakes/answers.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const NAMED = { id: 'd1', latest_revision_id: 'r2', active_revision_id: 'r1' }

/** A service that lists and creates deployments, and answers everything else with `status`. */
function service() {
  const clock = new VirtualClock()
  const answer = { status: 404 }
  const deployment = gitDeployment(NAMED)
  const bodyOf = ({ method, path }: HttpRequest) => {
    if (path.startsWith('/v2/deployments?')) return [{ id: 'd1', name: 'support' }]
    const [, revision] = /\/revisions\/(.+)/.exec(path) ?? []
    return method === 'GET' && revision !== undefined ? { id: revision, status: 'QUEUED' } : deployment
  }
  const always = ({ path }: HttpRequest) => /^\/v2\/deployments(?:\?|$)/.test(path)
  const { controlPlane } = planeOver((request) => {
    return { status: always(request) ? 200 : answer.status, text: JSON.stringify(bodyOf(request)) }
  }, clock)
  return { clock, answer, controlPlane }
}

/** A control plane whose service answers at once. */
function planeOver(answerTo: (request: HttpRequest) => Pick<HttpAnswer, 'status' | 'text'>, clock: VirtualClock) {
  const none = { retryAfter: undefined, location: undefined, date: undefined }
  const sender: HttpSender = {
    send: async (request) => ({ ...none, ...answerTo(request), receivedAt: clock.date() }),
    stream: () => Promise.reject(new Error('not needed')),
    close: () => {}
  }
  return { controlPlane: controlPlaneOver(sender, { clock }) }
}

type Call = (controlPlane: ControlPlane) => Promise<unknown>
const readDeployment: Call = (plane) => plane.readDeployment('d1')
const readRevision = (id: string): Call => {
  return (plane) => plane.readRevision('d0', id)
}
const list: Call = (plane) => plane.listDeployments({ name_contains: '', limit: 100, offset: 0 })
const create: Call = (plane) => plane.createDeployment({} as never)

/** Whether the failure of a request is one that a retry may cure. */
const isRetryable = (request: Promise<unknown>) =>
  request.then(
    () => 'it succeeded',
    (error: RequestError) => error.retryable
  )

test.each<[string, Call, Call]>([
  ['a created deployment', create, readDeployment],
  ['its latest revision', create, readRevision('r2')],
  ['its active revision', create, readRevision('r1')],
  ['a listed deployment', list, readDeployment],
  ['a revision of a listed deployment', list, (plane) => plane.readRevision('d1', 'r9')],
  ['a patch of a listed deployment', list, (plane) => plane.patchDeployment('d1', {})]
])('%s that the service cannot read yet is read again: for 15 s, no longer', async (_, name, read) => {
  const { clock, controlPlane } = service()
  expect(await isRetryable(read(controlPlane))).toBe(false)
  await name(controlPlane)
  expect(await isRetryable(read(controlPlane))).toBe(true)
  clock.pass(14_999)
  await name(controlPlane)
  expect(await isRetryable(read(controlPlane))).toBe(true)
  clock.pass(1)
  expect(await isRetryable(read(controlPlane))).toBe(false)
})

test.each<[string, Call]>([
  ['read', readDeployment],
  ['patch', (plane) => plane.patchDeployment('d1', {})]
])('a revision that a %s names is fresh as well', async (_, call) => {
  const { answer, controlPlane } = service()
  answer.status = 200
  expect(await call(controlPlane)).toMatchObject(NAMED)
  answer.status = 404
  expect(await isRetryable(controlPlane.readRevision('d1', 'r2'))).toBe(true)
})

test('a refusal that is no 404 stays one, however fresh the deployment is', async () => {
  const { answer, controlPlane } = service()
  await create(controlPlane)
  answer.status = 403
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
})

test('the 404 of a deleted deployment is not retried: it no longer exists', async () => {
  const { answer, controlPlane } = service()
  await create(controlPlane)
  answer.status = 200
  await controlPlane.deleteDeployment('d1')
  answer.status = 404
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
})

test('a slow 404 counts by when it was asked for', async () => {
  const { clock, controlPlane } = service()
  await create(controlPlane)
  const slow = controlPlane.readDeployment('d1')
  clock.pass(20_000)
  expect(await isRetryable(slow)).toBe(true)
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
})
