import { expect, test } from '@jest/globals'
import type { HttpRequest } from '../../../src/adapters/http/sender.js'
import type { RequestError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { gitDeployment } from '../../support/fakes/answers.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { answering, json } from './sender.js'

const NAMED = { id: 'd1', latest_revision_id: 'r2', active_revision_id: 'r1' }

/** A service that lists and creates deployments, and answers everything else with `status`. */
function service() {
  const clock = new VirtualClock()
  const answer = { status: 404 }
  const bodyOf = ({ path }: HttpRequest) =>
    path.startsWith('/v2/deployments?') ? [{ id: 'd1', name: 'support' }] : gitDeployment(NAMED)
  const always = ({ path }: HttpRequest) => /^\/v2\/deployments(?:\?|$)/.test(path)
  const send = (request: HttpRequest) =>
    answering(json(bodyOf(request), always(request) ? 200 : answer.status)).send(request)
  return { clock, answer, controlPlane: controlPlaneOver({ send }, { clock }) }
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
  ['a listed deployment', list, readDeployment],
  ['a revision of a listed deployment', list, (plane) => plane.readRevision('d1', 'r9')],
  ['a patch of a listed deployment', list, (plane) => plane.patchDeployment('d1', {})]
])('%s that the service cannot read yet is read again: for 15 s, no longer', async (_, name, read) => {
  const { clock, controlPlane } = service()
  expect(await isRetryable(read(controlPlane))).toBe(false)
  await name(controlPlane)
  clock.pass(14_999)
  await name(controlPlane)
  const slow = read(controlPlane)
  clock.pass(1)
  // A slow 404 counts by when it was asked for.
  expect(await isRetryable(slow)).toBe(true)
  expect(await isRetryable(read(controlPlane))).toBe(false)
})

test('a refusal that is no 404, and the 404 of a deleted deployment, are final', async () => {
  const { answer, controlPlane } = service()
  await create(controlPlane)
  answer.status = 403
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
  answer.status = 200
  await controlPlane.deleteDeployment('d1')
  answer.status = 404
  expect(await isRetryable(readDeployment(controlPlane))).toBe(false)
})
