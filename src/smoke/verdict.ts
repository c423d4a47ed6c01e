/** Judges a run of the agent: a pure function of its events. */
import type { StreamEvent } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isData, isError, viewsOf } from './answer.js'
import { matchPattern } from './expectation.js'
import { textsOf } from './messages.js'

/** What is wrong with the run; undefined if it passes. The first line says it; lines may quote the run whole. */
export function judgeRun(events: readonly StreamEvent[], expect: string | undefined): string[] | undefined {
  const failed = reportedError(events)
  if (failed !== undefined) return failed
  if (!events.some(isData)) return ['The run ended without a data event.']
  return expect === undefined ? undefined : judgeText(events, expect)
}

/** The error that the agent reports. HTTP 200 with an `error` event is a failure. */
export function reportedError(events: readonly StreamEvent[]): string[] | undefined {
  const error = events.find(isError)
  return error && [`The agent reported an error: ${textsOf(error.data).join(': ')}`]
}

function judgeText(events: readonly StreamEvent[], expect: string): string[] | undefined {
  const views = viewsOf(events)
  const pattern = `smoke_expect: ${sanitizeLine(expect, 100)}`
  switch (matchPattern(expect, views)) {
    case true:
      return undefined
    case 'timeout':
      return ['The pattern in `smoke_expect` took too long to match. Make it simpler.', pattern]
    case false:
      return ['The answer does not match `smoke_expect`.', pattern, `answer: ${views[0] ?? '(no text)'}`]
  }
}
