/** A write whose answer was lost may still be acted upon: the service is given time before anything is sent again. */
import { DeployError, RequestError } from '../../errors.js'
import { backoffDelay, tryRequest } from './retry.js'
import type { Session } from './session.js'

/** How long a service may take to act on a request whose connection is lost, and to show it. In milliseconds. */
const EFFECT_SHOWS_MS = 15_000
/** While it is looked for, the log does not stand still for much longer than this; in milliseconds. */
const TELL_AFTER_MS = 4_000

/**
 * What `look` finds of the effect, looked for until it shows or the time is up; null when it has not shown.
 *
 * @param lost Why it is not known whether the service acted.
 * @throws DeployError when the service cannot be read either, or the time limit leaves no time: then nobody knows.
 */
export async function confirmWrite<T>(
  session: Session,
  lost: Pick<RequestError, 'request' | 'message' | 'mayHaveBeenApplied'>,
  look: () => Promise<T | null>
): Promise<T | null> {
  const { clock, deadline, emit } = session
  const startedAt = clock.now()
  const giveUp = Math.min(deadline, startedAt + EFFECT_SHOWS_MS)
  let toldAt = startedAt
  for (let looks = 1; ; looks++) {
    const read = await tryRequest(look)
    if ('error' in read) throw unread(lost, read.error)
    const left = giveUp - clock.now()
    if (read.value !== null) return read.value
    if (left <= 0) {
      if (giveUp === deadline && lost.mayHaveBeenApplied) throw undecided(lost)
      return null
    }
    if (looks === 1) {
      const message = `${lost.request}: what came of it is not known. Looking for it, ${secondsOf(left)} at most, before anything is sent again.`
      emit({ type: 'info', message })
    } else if (clock.now() - toldAt >= TELL_AFTER_MS) {
      toldAt = clock.now()
      emit({ type: 'info', message: `  not there after ${secondsOf(toldAt - startedAt)}, looking on` })
    }
    await clock.sleep(Math.min(backoffDelay(looks), left))
  }
}

const secondsOf = (ms: number) => `${Math.round(ms / 1000)} s`

function undecided({ message }: Pick<RequestError, 'message'>): DeployError {
  return new DeployError(
    `${message}\nIt may have been applied. The service did not show it before the time limit of this step (timeout) was over.`,
    {
      advice:
        'Re-run the job: it reads first, and continues from what exists. If the service takes longer, raise timeout.'
    }
  )
}

function unread(lost: Pick<RequestError, 'message'>, cause: RequestError): DeployError {
  return new DeployError(
    `${lost.message}\nIt may have been applied, and that could not be read back: ${cause.message}`,
    {
      advice: 'Run again once the service answers: it looks first, and goes on from what is there.',
      cause
    }
  )
}
