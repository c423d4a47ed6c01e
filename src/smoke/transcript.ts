/** The last events of a run, shortened and made safe, for people. */

import type { CheckReport } from '../deploy/core/events.js'
import type { StreamEvent } from '../ports.js'
import { redactLines, sanitizeLine } from '../text/sanitize.js'
import { textsOf } from './answer.js'

const MOST_EVENTS = 20
/** Of each event that much is looked through, in characters. */
const MOST_READ = 20_000

/** One line an event: its type, and the text in its payload. */
export function transcriptOf(events: readonly StreamEvent[], redact: (text: string) => string): CheckReport['events'] {
  const shown = events.slice(-MOST_EVENTS)
  // All at once: a message comes in pieces, and so does a secret in it.
  const texts = redactLines(
    shown.map(({ data }) => (textsOf(data).join(' · ') || data).slice(0, MOST_READ)),
    redact
  )
  return shown.map(({ event }, at) => ({
    event: sanitizeLine(redact(event), 40),
    text: sanitizeLine(texts[at] ?? '', 200)
  }))
}
