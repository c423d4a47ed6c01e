/** Distinguishes a credential that expired during the run from an invalid one. */
import { CredentialsExpiredError, StatusError } from '../errors.js'
import { spellDuration } from '../text/format.js'

const REFUSED_CREDENTIALS = 401
const REFUSED_OPERATION = 403

/** The requests for which the service has accepted the credentials of this run. */
export interface AcceptedCredentials<Operation> {
  /** Records the response to a request. Times are milliseconds since 1970. */
  accept(operation: Operation, at: number): void
  /** The refusal itself, or "expired" if the same credentials worked before. */
  explain(error: unknown, operation: Operation, at: number): unknown
}

/** Remembers which requests the credentials permitted. A permission is per operation, a credential applies to all. */
export function rememberAccepted<Operation>(): AcceptedCredentials<Operation> {
  const accepted = new Set<Operation>()
  let latest: number | undefined
  return {
    accept: (operation, at) => {
      accepted.add(operation)
      latest = at
    },
    explain: (error, operation, at) => {
      if (latest === undefined || !(error instanceof StatusError)) return error
      const { status } = error
      const isExpired = status === REFUSED_CREDENTIALS || (status === REFUSED_OPERATION && accepted.has(operation))
      return isExpired ? expired(error, Math.max(0, at - latest)) : error
    }
  }
}

function expired(error: StatusError, agoMs: number): CredentialsExpiredError {
  const { message, request, status } = error
  return new CredentialsExpiredError(
    [
      `The control plane no longer accepts the credentials (${status}). They probably expired or were revoked.`,
      ...message.split('\n').slice(1),
      `It accepted the same credentials ${spellDuration(agoMs)} earlier.`
    ].join('\n'),
    {
      request,
      status,
      mayHaveBeenApplied: false,
      retryable: false,
      advice: 'Re-run the job with a fresh credential. The run reads first and continues from what exists.',
      cause: error
    }
  )
}
