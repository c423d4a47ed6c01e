/** The words on the wire of a story: the model of the service knows neutral ones only. */
import { Deployment, DeploymentCreateRequest, DeploymentPatchRequest, Revision } from '../../src/contract/deployment.js'
import type { Dialect } from '../../src/contract/dialect/dialect.js'
import { translate } from '../../src/contract/dialect/translate.js'
import { Listener, pageOf } from '../../src/contract/lookups.js'
import type { OperationName } from '../story/operation.js'
import type { Reply } from './service.js'

const BODIES = { create: DeploymentCreateRequest, patch: DeploymentPatchRequest }
const ANSWERS = {
  create: Deployment,
  read: Deployment,
  patch: Deployment,
  list: pageOf(Deployment),
  revision: Revision,
  revisions: pageOf(Revision),
  listeners: pageOf(Listener)
}

/** What a list that is a bare array holds. */
const ROWS = { list: Deployment, revisions: Revision, listeners: Listener }

/** A body as the service reads it. To the letter: a neutral word is an unknown field to a service that has another. */
export function readFromWire(body: unknown, name: OperationName, { words }: Dialect): unknown {
  return name in BODIES ? translate(body, BODIES[name as keyof typeof BODIES], { words, way: 'read' }) : body
}

/** A reply as the service writes it. */
export function writeToWire(reply: Reply, name: OperationName, { words }: Dialect): Reply {
  if (reply.status > 299 || !(name in ANSWERS)) return reply
  if (Array.isArray(reply.body) && name in ROWS) {
    const row = ROWS[name as keyof typeof ROWS]
    return { ...reply, body: reply.body.map((entry) => translate(entry, row, { words, way: 'write' })) }
  }
  return { ...reply, body: translate(reply.body, ANSWERS[name as keyof typeof ANSWERS], { words, way: 'write' }) }
}
