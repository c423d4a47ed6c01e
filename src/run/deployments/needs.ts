/** Why a deployment does not start: what it needs is not live. Pure. */
import { ERROR_CODES, type ErrorCode } from '../../error-codes.js'
import type { NeededDeployment } from '../../inputs/manifest/manifest.js'
import type { Failure } from '../../report/failure.js'
import { kindOfFailure, pastOf } from '../../report/outcome.js'

/** How a deployment ended, for those that need it. `is_outside`: it is not part of this run, so no other one reports it. */
export type NeedEnd = { live: NeededDeployment } | { failure: Failure; is_outside?: true }

/** Undefined if all that it needs is live. Otherwise the failure names everything that is not. */
export function blockedBy(needed: ReadonlyMap<string, NeedEnd>): Failure | undefined {
  const unmet = [...needed].flatMap(([key, end]) => ('live' in end ? [] : [{ key, ...end }]))
  if (unmet.length === 0) return undefined
  const outside = unmet.filter(({ is_outside }) => is_outside)
  const unread = outside.find(({ failure }) => failure.kind === 'cancelled')
  if (unread !== undefined) return unread.failure
  // An earlier revision may still serve, so this is about the run and not about what is live.
  const why = unmet.map(({ key, failure, is_outside }) =>
    is_outside ? failure.message : `"${key}" ${pastOf(kindOfFailure(failure))}.`
  )
  const code = outside.length === 0 ? 'dependency_failed' : 'dependency_not_ready'
  return failureOf(code, `Not deployed, because of what it needs: ${why.join(' ')}`)
}

export const failureOf = (code: ErrorCode, message: string): Failure => ({
  kind: code === 'cancelled' ? 'cancelled' : 'failure',
  code,
  message,
  advice: code === 'cancelled' ? undefined : ERROR_CODES[code].fix
})
