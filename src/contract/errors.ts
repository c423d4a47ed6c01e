/**
 * The error bodies of §2.7 and §7, and what is read of them and of those that other services use.
 */
import * as z from 'zod'

export const ValidationError = z
  .strictObject({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })
  .meta({ id: 'ValidationError' })
export type ValidationError = z.infer<typeof ValidationError>

export const HTTPValidationError = z
  .strictObject({ detail: z.array(ValidationError) })
  .meta({ id: 'HTTPValidationError' })

export const ErrorDetail = z.strictObject({ detail: z.string() }).meta({ id: 'ErrorDetail' })

/** One entry of a 422; its `type` is not needed. */
const Complaint = z.looseObject(ValidationError.shape).omit({ type: true })
export type Complaint = Pick<ValidationError, 'loc' | 'msg'>

/** Members that say what went wrong. The first one that holds a text is read. */
const SAYING = [
  'detail',
  'message',
  'msg',
  'error_description',
  'errors',
  'error',
  'reason',
  'title'
] as const
type Said = Partial<Record<(typeof SAYING)[number], unknown>>

/** No service nests its sentence more deeply. */
const DEEPEST = 4
/** More texts than this are not read. */
const MOST_TEXTS = 20

/** Returns the texts of an error body, and its entries of `loc` and `msg`; empty if it has none. */
export function readErrorDetail(body: unknown, depth = 0): (string | Complaint)[] {
  if (typeof body === 'string') return body.trim() === '' ? [] : [body]
  if (depth > DEEPEST) return []
  if (typeof body !== 'object' || body === null) return []
  if (Array.isArray(body))
    return body.slice(0, MOST_TEXTS).flatMap((entry) => readErrorDetail(entry, depth + 1))
  const { data: complaint } = Complaint.safeParse(body)
  if (complaint !== undefined) return [complaint]
  const said: Said = body
  for (const member of SAYING) {
    const texts = readErrorDetail(said[member], depth + 1)
    if (texts.length > 0) return texts
  }
  return []
}
