/** Reads the responses of each operation of the control plane. */

import type * as z from 'zod'
import {
  DeploymentAnswer,
  DeploymentRow,
  LogPageAnswer,
  LookupRow,
  RequestedRevision,
  RevisionAnswer,
  rowsOf,
  UnknownAnswer,
  WriteAnswer
} from '../contract/answers.js'
import { idKey } from '../contract/vocabulary.js'
import { parseAnswer } from '../http/answer.js'
import { type Answered, invalidResponse } from '../http/error-from-response.js'
import { type Access, controlPlaneAdvice } from './advice.js'

/** The schema of each response. */
const ANSWERS = {
  createDeployment: WriteAnswer,
  readDeployment: DeploymentAnswer,
  readRevision: RequestedRevision,
  patchDeployment: WriteAnswer,
  listIntegrations: rowsOf(LookupRow),
  listListeners: rowsOf(LookupRow),
  listDeployments: rowsOf(DeploymentRow),
  listRevisions: rowsOf(RevisionAnswer),
  readRevisionLog: LogPageAnswer,
  redeployRevision: UnknownAnswer,
  deleteDeployment: UnknownAnswer
}

export type Operation = keyof typeof ANSWERS
export type Answer<T extends Operation> = z.infer<(typeof ANSWERS)[T]>

/** Operations whose response may have no body. */
const MAY_BE_EMPTY = new Set<Operation>(['createDeployment', 'patchDeployment', 'deleteDeployment', 'redeployRevision'])
/** Lists: a response of 204 means that they are empty. */
const LISTS = new Set<Operation>(['listDeployments', 'listRevisions', 'listIntegrations', 'listListeners'])

/** A response, the access that its errors name, and the id of what was read. */
export type AnsweredRequest = Omit<Answered, 'advice'> & {
  access: Access
  id?: string | undefined
  /** A later page of the list of deployments. */
  isRest?: boolean | undefined
}

const REST_OF_LIST = rowsOf(DeploymentRow, true)

/** Reads the response to an operation. @throws as `parseAnswer` does. */
export function readAnswer<T extends Operation>(
  operation: T,
  { access, id, isRest, ...answered }: AnsweredRequest
): Answer<T> {
  const { status, text } = answered.answer
  // Some responses have no body, or an unneeded one. The page of a proxy, however, is not a response of the service.
  const isEmpty = status >= 200 && status <= 299 && text.trim() === ''
  if (isEmpty && status === 204 && LISTS.has(operation)) return [] as unknown[] as Answer<T>
  const schema: z.ZodType = isRest ? REST_OF_LIST : ANSWERS[operation]
  if (isEmpty && MAY_BE_EMPTY.has(operation)) return schema.parse(undefined) as Answer<T>
  const advised = { ...answered, advice: controlPlaneAdvice(access, operation) }
  const read = parseAnswer(schema, advised) as Answer<T>
  const shown = idIn(read)
  if (id === undefined || shown === undefined || idKey(shown) === idKey(id)) return read
  throw invalidResponse(advised, `id: ${shown} is not the id that was requested`)
}

/** A response need not repeat the id that was requested (§2.8). */
function idIn(read: unknown): string | undefined {
  const id = typeof read === 'object' && read !== null && 'id' in read ? read.id : undefined
  return typeof id === 'string' ? id : undefined
}
