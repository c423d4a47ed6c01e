/** Reads the error bodies of §2.7 and §7. Without a schema, so that a run builds none before its first request. */
import type { ValidationError } from './errors.js'

/** One entry of a 422; its `type` is not needed. */
export type Complaint = Pick<ValidationError, 'loc' | 'msg'>

/** Returns the `detail` of an error body: a text, or entries of `loc` and `msg`; undefined for any other body. */
export function readErrorDetail(body: unknown): string | Complaint[] | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  const { detail } = body
  if (typeof detail === 'string') return detail
  return Array.isArray(detail) && detail.every(isComplaint) ? detail : undefined
}

function isComplaint(entry: unknown): entry is Complaint {
  if (typeof entry !== 'object' || entry === null) return false
  const { loc, msg, type }: { loc?: unknown; msg?: unknown; type?: unknown } = entry
  if (!Array.isArray(loc) || typeof msg !== 'string') return false
  if (type !== undefined && typeof type !== 'string') return false
  return loc.every((part) => typeof part === 'string' || Number.isSafeInteger(part))
}
