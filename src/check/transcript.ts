/** The last events of a run, shortened and made safe, for people. */

import type { CheckReport } from '../deploy/events.js'
import type { StreamEvent } from '../ports.js'
import { inert } from '../text/inert.js'
import { textsOf } from './payload.js'

const MOST_EVENTS = 20

/** One line an event: its type, and the text in its payload. */
export function transcriptOf(events: readonly StreamEvent[], redact: (text: string) => string): CheckReport['events'] {
  return events.slice(-MOST_EVENTS).map(({ event, data }) => ({
    event: inert(event, 40),
    text: inert(redact(textsOf(data).join(' · ') || data), 200)
  }))
}
