/** Translates requests and responses for a service with its own words. Not needed for neutral services. */
import type * as z from 'zod'
import { Deployment, DeploymentCreateRequest, DeploymentPatchRequest, Revision } from '../contract/deployment.js'
import { readAnswer, readPath, readRows, writeBody } from '../contract/dialect/codec.js'
import type { Dialect } from '../contract/dialect/dialect.js'
import { Listener } from '../contract/lookups.js'
import type { Wording } from '../http/error-from-response.js'
import type { Operation } from './answers.js'

/** The schemas of an exchange, which contain words. Absent parts contain none. */
interface Shapes {
  body?: z.ZodType
  /** Of the response, or of one row of it. */
  answer?: z.ZodType
  rows?: true
}

const SHAPES: Record<Operation, Shapes> = {
  createDeployment: { body: DeploymentCreateRequest, answer: Deployment },
  readDeployment: { answer: Deployment },
  readRevision: { answer: Revision },
  patchDeployment: { body: DeploymentPatchRequest, answer: Deployment },
  listIntegrations: {},
  listListeners: { answer: Listener, rows: true },
  listDeployments: { answer: Deployment, rows: true },
  listRevisions: { answer: Revision, rows: true },
  readRevisionLog: {},
  redeployRevision: { answer: Deployment },
  deleteDeployment: { answer: Deployment }
}

/** The body of a request in the words of the service. */
export function writeIn(dialect: Dialect, operation: Operation, sent: unknown): unknown {
  const { body } = SHAPES[operation]
  return body === undefined ? sent : writeBody(dialect, sent, body)
}

/** How the responses of the service are read. */
export function wordingOf(dialect: Dialect, operation: Operation): Wording {
  const { answer, body, rows } = SHAPES[operation]
  return {
    value: (json) => {
      if (answer === undefined) return json
      return rows ? readRows(dialect, json, answer) : readAnswer(dialect, json, answer)
    },
    path: (loc) => readPath(dialect, loc, body)
  }
}
