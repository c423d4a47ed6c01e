/**
 * Sends a write and confirms its result. If the response is lost or unusable, reads show whether the write was applied.
 * Only a write that was not applied is retried (docs/design.md, section 3).
 */
import { DeployError, RequestError, StatusError } from '../../errors.js'
import { backoffDelay, retryDelayFor, tryRequest } from '../../requests/retry.js'
import { pollUntil } from './poll-until.js'
import type { Session } from './session.js'

/** How long a service may take to act on a request whose connection is lost, and to show it. In milliseconds. */
const EFFECT_SHOWS_MS = 15_000
/** While it is looked for, the log does not stand still for much longer than this; in milliseconds. */
const TELL_AFTER_MS = 4_000

/** A create, a patch or a redeploy: they differ in what they send and in how their effect shows. */
export interface Write<Answer, Effect> {
  /** `METHOD path`, for messages. */
  request: string
  send: () => Promise<Answer>
  /** What a usable answer leads to. */
  accept: (answer: Answer) => Promise<Effect>
  /** The effect as reads show it; null while they do not. */
  find: (error: RequestError) => Promise<Effect | null>
  /** Whether an error leaves open that the write was applied. Default: what the error says. */
  isUnclear?: (error: RequestError) => boolean
  /** The error to end with, if the effect does not show and the write must not be sent again. `isLast`: nor may it be. */
  finalError?: (error: RequestError, isLast: boolean) => Error | undefined
  /** Called after the pause before another attempt: the effect, if it shows by now. */
  beforeResend?: (error: RequestError) => Promise<Effect | null>
}

/**
 * Sends the write until it is applied.
 *
 * @throws RequestError if the service refuses; DeployError if reads cannot show whether it was applied.
 */
export async function confirmedWrite<Answer, Effect>(session: Session, write: Write<Answer, Effect>): Promise<Effect> {
  const { clock, emit, deadline } = session
  const isUnclear = write.isUnclear ?? (({ mayHaveBeenApplied }) => mayHaveBeenApplied)
  for (let attempt = 1; ; attempt++) {
    emit({ type: 'write_sent', request: write.request })
    const sent = await tryRequest(write.send)
    if ('value' in sent) return write.accept(sent.value)
    const { error } = sent
    const found = isUnclear(error) ? await confirmWrite(session, error, () => write.find(error)) : null
    if (found !== null) return found
    const delay = retryDelayFor(asRetryable(error), attempt, deadline - clock.now())
    const final = write.finalError?.(error, delay === null)
    if (final !== undefined) throw final
    if (delay === null) throw error
    emit({ type: 'retrying', problem: error.brief, delay_ms: delay })
    await clock.sleep(delay)
    const late = (await write.beforeResend?.(error)) ?? null
    if (late !== null) return late
  }
}

/** Whether the service refused a write because of its current state or another write in progress (409). */
export function isConflict(error: RequestError): boolean {
  return error instanceof StatusError && error.status === 409
}

/** A conflict is usually another run's write in progress: read again, then retry. */
function asRetryable(error: RequestError): RequestError {
  if (!isConflict(error)) return error
  const { code, request, retryAfterMs, mayHaveBeenApplied } = error
  return new RequestError(code, error.message, { request, retryAfterMs, mayHaveBeenApplied, retryable: true })
}

/**
 * Reads until `find` returns the effect of a write or the time is up; null if it has not appeared.
 *
 * @param lost Why the result is unknown.
 * @throws DeployError if reads fail too, or the time limit leaves no time.
 */
export async function confirmWrite<T>(
  session: Session,
  lost: Pick<RequestError, 'request' | 'brief' | 'message' | 'mayHaveBeenApplied'>,
  find: () => Promise<T | null>
): Promise<T | null> {
  const { clock, emit } = session
  const startedAt = clock.now()
  const deadline = Math.min(session.deadline, startedAt + EFFECT_SHOWS_MS)
  let toldAt = startedAt
  const onPending = (polls: number, remainingMs: number) => {
    if (polls === 1) {
      const message = lost.mayHaveBeenApplied
        ? `${lost.request}: no usable response. Checking for up to ${secondsOf(remainingMs)} whether the request was applied.`
        : `${lost.brief}. Checking for up to ${secondsOf(remainingMs)} whether reads show the reason.`
      emit({ type: 'info', message })
    } else if (clock.now() - toldAt >= TELL_AFTER_MS) {
      toldAt = clock.now()
      emit({ type: 'info', message: `  not visible after ${secondsOf(toldAt - startedAt)}, still checking` })
    }
  }
  const read = async () => {
    const found = await tryRequest(find)
    if ('error' in found) throw unread(lost, found.error)
    return found.value
  }
  const options = { clock, deadline, delayMs: (pause: number) => backoffDelay(pause), onPending }
  const found = await pollUntil(options, read, (value) => value !== null)
  if (found === null && deadline === session.deadline && lost.mayHaveBeenApplied) throw undecided(lost)
  return found
}

const secondsOf = (ms: number) => `${Math.round(ms / 1000)} s`

function undecided({ request, message }: Pick<RequestError, 'request' | 'message'>): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `${request} may have been applied. The service did not show its effect before the time limit of the step (\`timeout\`) ended.\n${message}`,
    { advice: `${REREAD} If the service is slow, set \`timeout\` to a longer time.` }
  )
}

function unread({ request, message }: Pick<RequestError, 'request' | 'message'>, cause: RequestError): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `${request} may have been applied, and that could not be confirmed by reading.\n${message}\n${cause.message}`,
    { advice: `Wait until the service responds. ${REREAD}`, cause }
  )
}

const REREAD = 'Re-run the job: it reads first and continues from what exists.'
