import { expect, test } from '@jest/globals'
import type { DeploymentCreateRequest } from '../../../src/contract/deployment.js'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/http/sender.js'
import type { ControlPlane } from '../../../src/ports.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'

/** The deadline of each request that a call sends, in milliseconds. */
async function deadlines(call: (controlPlane: ControlPlane) => Promise<unknown>): Promise<[string, number][]> {
  const sent: HttpRequest[] = []
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    sent.push(request)
    return { status: 200, text: '{}' } as HttpAnswer
  }
  const sender: HttpSender = { send, stream: send, close: () => {} }
  await call(controlPlaneOver(sender)).catch(() => {})
  return sent.map(({ method, timeoutMs }) => [method, timeoutMs])
}

const CREATE: DeploymentCreateRequest = {
  name: 'support',
  source: 'git_host',
  source_config: {},
  source_revision_config: {},
  secrets: []
}

test.each<[string, (controlPlane: ControlPlane) => Promise<unknown>, string]>([
  ['a create', (plane) => plane.createDeployment(CREATE), 'POST'],
  ['a patch', (plane) => plane.patchDeployment('d1', {}), 'PATCH'],
  ['a redeploy', (plane) => plane.redeployRevision('d1', 'r1'), 'POST'],
  ['a delete', (plane) => plane.deleteDeployment('d1'), 'DELETE']
])('%s has a minute: a service may take longer to act than to answer', async (_, call, method) => {
  expect(await deadlines(call)).toEqual([[method, 60_000]])
})

test.each<[string, (controlPlane: ControlPlane) => Promise<unknown>]>([
  ['the deployment', (plane) => plane.readDeployment('d1')],
  ['a revision', (plane) => plane.readRevision('d1', 'r1')],
  ['the list of revisions', (plane) => plane.listRevisions('d1')],
  ['the list of deployments', (plane) => plane.listDeployments({ name_contains: 'support', limit: 100, offset: 0 })]
])('a read that hangs costs 30 s, not the whole wait: %s', async (_, call) => {
  expect(await deadlines(call)).toEqual([['GET', 30_000]])
})

test('a poll near its deadline asks for less', async () => {
  expect(await deadlines((plane) => plane.readRevision('d1', 'r1', { timeoutMs: 1_500 }))).toEqual([['GET', 1_500]])
})
