/**
 * What an operation takes and answers: its route and its part of the API document derive from this.
 */
import * as z from 'zod'
import { ErrorDetail, HTTPValidationError } from '../../../src/contract/errors.js'

/** One answer: what it means, and its body. Without a type, the body is JSON. */
export interface Described {
  description: string
  schema?: z.ZodType
  type?: string
}

/** One operation. `{name}` in its path is a parameter. */
export interface Operation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  description?: string
  query?: z.ZodObject
  body?: z.ZodType
  /** A body that works unchanged. `$name` stands for a value that the running server fills in. */
  example?: unknown
  answers: Record<number, Described>
}

/** Operations by their ids. */
export type Operations = Readonly<Record<string, Operation>>

export const json = (description: string, schema: z.ZodType): Described => ({ description, schema })
export const text = (description: string): Described => ({
  description,
  schema: z.string(),
  type: 'text/plain'
})

const REFUSALS = {
  400: json('A rule forbids it.', ErrorDetail),
  401: json('No credentials.', ErrorDetail),
  403: json('The credentials are not valid.', ErrorDetail),
  404: json('Not found.', ErrorDetail),
  409: json('It conflicts with an existing deployment.', ErrorDetail),
  422: json('Validation error.', HTTPValidationError)
}

/** What any request may be refused with before its operation is reached. */
export const UNREADABLE: Record<number, Described> = {
  417: { description: 'An Expect header with another value than 100-continue.' }
}
/** The same of a request that may have a body. */
export const UNREADABLE_BODY: Record<number, Described> = {
  400: json('The body is not UTF-8.', ErrorDetail),
  413: json('The body is too large.', ErrorDetail),
  415: json('The body is not sent as JSON.', ErrorDetail),
  ...UNREADABLE
}

/** The refusals that an operation may answer, by status. */
export const refusals = (...statuses: (keyof typeof REFUSALS)[]): Record<number, Described> =>
  Object.fromEntries(statuses.map((status) => [status, REFUSALS[status]]))
