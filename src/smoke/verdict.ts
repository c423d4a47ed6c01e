/** Whether a run of the agent was good: a pure function of its events. */
import type { StreamEvent } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isData, isError, viewsOf } from './answer.js'
import { matchPattern } from './expectation.js'
import { textsOf } from './messages.js'

/** What is wrong with the run, in words that may quote it whole; undefined when it passes. */
export function judgeRun(events: readonly StreamEvent[], expect: string | undefined): string | undefined {
  const failed = reportedError(events)
  if (failed !== undefined) return failed
  if (!events.some(isData)) return 'the run ended without a single data event'
  return expect === undefined ? undefined : judgeText(events, expect)
}

/** What the agent itself reports as wrong. HTTP 200 with an `error` event is a failure. */
export function reportedError(events: readonly StreamEvent[]): string | undefined {
  const error = events.find(isError)
  return error && `the run failed: ${textsOf(error.data).join(': ')}`
}

function judgeText(events: readonly StreamEvent[], expect: string): string | undefined {
  switch (matchPattern(expect, viewsOf(events))) {
    case true:
      return undefined
    case 'timeout':
      return `smoke_expect took too long to match (${sanitizeLine(expect, 100)}): make the pattern simpler`
    case false:
      return `the answer does not match smoke_expect (${sanitizeLine(expect, 100)})`
  }
}
