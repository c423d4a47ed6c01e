/** What the routes share: sending answers, describing them in the API document, and refusing invalid requests. */
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { ErrorDetail, HTTPValidationError, type ValidationError } from '../../../src/contract/errors.js'
import type { Answer, Gone } from '../../control-plane/answers.js'
import { check } from '../../control-plane/validation.js'

/** A request with a wrong shape: answered with 422 (§7). */
export class InvalidRequest extends Error {
  constructor(readonly errors: ValidationError[]) {
    super('The request is not valid')
  }
}

/** Returns a value of the right shape. @throws InvalidRequest for other values. */
export function valid<T>(schema: z.ZodType<T>, value: unknown, root = 'body'): T {
  const checked = check(schema, value, root)
  if ('errors' in checked) throw new InvalidRequest(checked.errors)
  return checked.value
}

export function send<T>(reply: FastifyReply, answer: Answer<T> | Gone): FastifyReply {
  return reply.code(answer.status).send(answer.body)
}

const json = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema } } })

/** One response in the API document; the same schema serializes it. */
export const answers = json

/** The refusals that an operation may answer, by status. */
export function refusals(...statuses: (400 | 401 | 403 | 404 | 409 | 422)[]) {
  const described = {
    400: json('A rule forbids it.', ErrorDetail),
    401: json('No credentials.', ErrorDetail),
    403: json('The credentials are not valid.', ErrorDetail),
    404: json('Not found.', ErrorDetail),
    409: json('It conflicts with an existing deployment.', ErrorDetail),
    422: json('Validation error.', HTTPValidationError)
  }
  return Object.fromEntries(statuses.map((status) => [status, described[status]]))
}

export const noContent = (description: string) => z.undefined().describe(description)

export const meta = (operationId: string, summary: string) => ({ tags: ['local'], operationId, summary })
export const done = { 204: noContent('Done.') }
export const changed = { ...done, ...refusals(422) }
