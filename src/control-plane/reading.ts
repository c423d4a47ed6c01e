/** What reads the answers of the control plane: what each operation sends and gets back, in schemas. */
import * as z from 'zod'
import { DeploymentAnswer, DeploymentRow, LookupRow, RevisionAnswer, rowsOf } from '../contract/answers.js'
import { Deployment, DeploymentCreateRequest, DeploymentPatchRequest } from '../contract/deployment.js'
import type { Dialect } from '../contract/dialect/dialect.js'
import { readAnswer, readComplaint, readRows, readText } from '../contract/dialect/speech.js'
import { Listener } from '../contract/lookups.js'
import { Revision } from '../contract/revision.js'
import { LogPageAnswer } from '../contract/revision-log.js'
import type { Wording } from '../http/answer.js'

export { writeBody } from '../contract/dialect/speech.js'
export { parseAnswer } from '../http/answer.js'

/** What an exchange holds. */
interface Shape {
  /** What its answer is read as. */
  read: z.ZodType
  /** Its body, and its answer or one row of that, in the contract: where their words are. What is absent holds none. */
  body?: z.ZodType
  answer?: z.ZodType
  rows?: true
  mayBeEmpty?: true
}

const deployment = { read: DeploymentAnswer, answer: Deployment }

export const SHAPES = {
  createDeployment: { ...deployment, body: DeploymentCreateRequest },
  readDeployment: deployment,
  readRevision: { read: RevisionAnswer, answer: Revision },
  patchDeployment: { ...deployment, body: DeploymentPatchRequest },
  listIntegrations: { read: rowsOf(LookupRow) },
  listListeners: { read: rowsOf(LookupRow), answer: Listener, rows: true },
  listDeployments: { read: rowsOf(DeploymentRow), answer: Deployment, rows: true },
  listRevisions: { read: rowsOf(RevisionAnswer), answer: Revision, rows: true },
  readRevisionLog: { read: LogPageAnswer },
  redeployRevision: { read: z.unknown(), answer: Deployment, mayBeEmpty: true },
  deleteDeployment: { read: z.unknown(), answer: Deployment, mayBeEmpty: true }
} as const satisfies Record<string, Shape>

/** The answers of a service that speaks `dialect`, in neutral words. */
export function wordingOf(dialect: Dialect, { answer, body, rows }: Shape): Wording {
  return {
    value: (json) => {
      if (answer === undefined) return json
      return rows ? readRows(dialect, json, answer) : readAnswer(dialect, json, answer)
    },
    complaint: (complaint) => readComplaint(dialect, complaint, body),
    text: (text) => readText(dialect, text)
  }
}
