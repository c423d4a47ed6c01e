/** What the control plane answers, without HTTP. */
import type { ValidationError } from '../../src/contract/errors.js'

interface Success<T> {
  status: 200 | 201
  body: T
}
/** The answer to a delete that was accepted. */
export interface Gone {
  status: 204
  body: undefined
}
/** A refusal: `detail` is a sentence, or for 422 the entries of §2.7. */
export type Refusal =
  | { status: 400 | 404 | 409; body: { detail: string } }
  | { status: 422; body: { detail: ValidationError[] } }
/** What an operation answers: its result, or why it is refused. */
export type Answer<T> = Success<T> | Refusal

export const refuse = (status: 400 | 404 | 409, detail: string): Refusal => ({
  status,
  body: { detail }
})
export const invalid = (...detail: ValidationError[]): Refusal => ({
  status: 422,
  body: { detail }
})
export const missing = (...loc: (string | number)[]): ValidationError => ({
  loc,
  msg: 'Field required',
  type: 'missing'
})
