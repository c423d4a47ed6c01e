/**
 * Sends a write. If its response is lost or unusable, reads show whether it was applied: only a
 * write without effect is sent again (docs/design.md, section 3).
 */
import {
  AnswerError,
  DeployError,
  type ErrorDetails,
  factsOfCause,
  type RequestError
} from '../../errors.js'
import { retryDelayFor, tryRequest } from '../../requests/retry.js'
import type { Session } from './session.js'
import { settle } from './settle.js'

/** A create, a patch or a redeploy: they differ in what they send and in how their effect shows. */
export interface Write<Answer, Effect> {
  /** `METHOD path`, for messages. */
  request: string
  /** @param mayRepeat Whether an earlier attempt may have been applied. */
  send: (mayRepeat: boolean) => Promise<Answer>
  /** The effect as reads show it; null while they do not. */
  find: (error: RequestError) => Promise<Effect | null>
}

/** The response to a write, or the effect that reads show in its place. */
type WriteResult<Answer, Effect> = { answer: Answer } | { found: Effect }

/**
 * @throws RequestError if the service refuses; DeployError if reads cannot show whether the write
 * was applied.
 */
export async function sendWrite<Answer, Effect>(
  session: Session,
  { request, send, find }: Write<Answer, Effect>
): Promise<WriteResult<Answer, Effect>> {
  const { clock, emit, deadline } = session
  let mayBeApplied = false
  for (let attempt = 1; ; attempt++) {
    emit({ type: 'write_sent', request })
    const sent = await tryRequest(() => send(mayBeApplied))
    if ('value' in sent) return { answer: sent.value }
    const { error } = sent
    mayBeApplied ||= error.mayHaveBeenApplied
    if (mayBeApplied) {
      const found = await findEffect(session, error, find)
      if (found !== null) return { found }
    }
    // The service said yes, in a response that cannot be read: it is not asked again.
    if (error instanceof AnswerError)
      throw unconfirmed(error, { what: 'Reads do not show its effect.' })
    const delay = retryDelayFor(error, attempt, deadline - clock.now())
    if (delay === null) throw error
    emit({ type: 'retrying', problem: error.brief, delay_ms: delay })
    await clock.sleep(delay)
    if (mayBeApplied) {
      // The pause may be long: an earlier attempt may show by now.
      const found = await findOnce(error, find)
      if (found !== null) return { found }
    }
  }
}

/**
 * Reads until the effect shows; null if it does not.
 * @throws DeployError if reads fail, or there is no more time.
 */
async function findEffect<T>(
  session: Session,
  error: RequestError,
  find: (error: RequestError) => Promise<T | null>
): Promise<T | null> {
  const { clock, emit, deadline } = session
  const onWait = (ms: number) => {
    const seconds = Math.round(ms / 1000)
    const message =
      `${error.request}: no usable response. ` +
      `Checking for up to ${seconds} s whether the request was applied.`
    emit({ type: 'info', message })
  }
  const read = () => findOnce(error, find)
  const found = await settle(session, read, (effect) => effect !== null, { onWait })
  if (found === null && clock.now() >= deadline) throw unconfirmed(error, NO_TIME)
  return found
}

async function findOnce<T>(
  error: RequestError,
  find: (error: RequestError) => Promise<T | null>
): Promise<T | null> {
  const read = await tryRequest(() => find(error))
  if ('value' in read) return read.value
  throw unconfirmed(error, {
    what: 'That could not be confirmed by reading.',
    facts: factsOfCause('Last read', read.error)
  })
}

function unconfirmed(
  error: RequestError,
  { what, facts = [], fix = [] }: Omit<ErrorDetails, 'cause'>
): DeployError {
  return new DeployError('write_unconfirmed', {
    what: `${error.request} may have been applied. ${what}`,
    facts: [...facts, ...factsOfCause('Cause', error)],
    fix: ['Run again: it reads first and continues from what exists.', ...fix],
    cause: error
  })
}

const NO_TIME = {
  what: 'The service did not show its effect before the time limit of the step (`timeout`) ended.',
  fix: ['If the service is slow, set `timeout` to a longer time.']
}
