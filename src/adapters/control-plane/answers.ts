/** The schema of each answer of the control plane. */
import * as z from 'zod'
import {
  DeploymentAnswer,
  DeploymentRow,
  Identifier,
  idKey,
  LogPageAnswer,
  LookupRow,
  RequestedRevision,
  RevisionAnswer,
  rowsOf,
  WriteAnswer
} from '../../contract/answers.js'
import { translate } from '../../contract/dialect.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type Answered, invalidResponse, parseJson } from '../http/answer.js'

/** Lists: a response of 204 means that they are empty. */
const LISTS = {
  listDeployments: rowsOf(DeploymentRow),
  listRevisions: rowsOf(RevisionAnswer),
  listIntegrations: rowsOf(LookupRow),
  listListeners: rowsOf(LookupRow)
}
/** Their response may have no body. Nothing is read of what is not shown anywhere. */
const WRITES = {
  createDeployment: WriteAnswer,
  patchDeployment: WriteAnswer,
  deleteDeployment: z.unknown(),
  redeployRevision: z.unknown()
}
const ANSWERS = {
  readDeployment: DeploymentAnswer,
  readRevision: RequestedRevision,
  readRevisionLog: LogPageAnswer,
  ...LISTS,
  ...WRITES
}
const REST_OF_LIST = rowsOf(DeploymentRow, true)

export type Operation = keyof typeof ANSWERS
export type Answer<T extends Operation> = z.infer<(typeof ANSWERS)[T]>

export const isWrite = (operation: Operation) => operation in WRITES

/**
 * What was requested: the id of what is read; `isRest`: a later page of the list of deployments.
 */
export interface Requested {
  id?: string | undefined
  isRest?: boolean | undefined
}

/**
 * Reads the response to an operation.
 * @throws as `parseJson` does; AnswerError when it is not the value.
 */
export function readAnswer<T extends Operation>(
  operation: T,
  answered: Required<Answered>,
  { id, isRest }: Requested
): Answer<T> {
  const { status, text, location } = answered.answer
  const schema: z.ZodType = isRest ? REST_OF_LIST : ANSWERS[operation]
  // Some responses have no body, or an unneeded one. The page of a proxy, however, is not a
  // response of the service.
  const isEmpty = status >= 200 && status <= 299 && text.trim() === ''
  if (isEmpty && status === 204 && operation in LISTS) return [] as unknown[] as Answer<T>
  const read = (
    isEmpty && isWrite(operation) ? schema.parse(undefined) : parse(schema, answered)
  ) as Answer<T>
  const { id: shown } = (read ?? {}) as { id?: unknown }
  if (operation === 'createDeployment' && shown === undefined)
    return { ...(read as object), located_id: locatedId(location) } as Answer<T>
  // A response need not repeat the id that was requested (§2.8).
  if (id === undefined || typeof shown !== 'string') return read
  if (idKey(shown) === idKey(id)) return read
  throw invalidResponse(answered, `id: ${shown} is not the id that was requested`)
}

function parse(schema: z.ZodType, answered: Required<Answered>): unknown {
  const parsed = schema.safeParse(translate(parseJson(answered), answered.words, 'read'))
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .slice(0, 5)
    .map((issue) => sanitizeLine(`${fieldPath(issue.path) || 'the body'}: ${issue.message}`))
  throw invalidResponse(answered, issues.join('; '))
}

/**
 * Returns the id of what a create made, from its `Location`; undefined if that is the address of
 * anything else.
 */
function locatedId(location = ''): string | undefined {
  const [, id] = /^[^?#]*\/v2\/deployments\/([^/?#]+)\/?$/.exec(location) ?? []
  return Identifier.safeParse(id).data
}
