/** Whether a run of the agent was good: a pure function of its events. */
import type { StreamEvent } from '../ports.js'
import { inert } from '../text/inert.js'
import { matchPattern } from './expectation.js'
import { contentsOf, textsOf } from './payload.js'

/** Events that say something of the stream and nothing of the answer. */
const ENVELOPE = new Set(['metadata', 'end'])

/** Events that carry a piece of the answer. */
function dataEvents(events: readonly StreamEvent[]): StreamEvent[] {
  return events.filter(({ event, data }) => !ENVELOPE.has(event) && !isError(event) && data.trim() !== '')
}

function isError(event: string): boolean {
  return /^error\b/.test(event)
}

/** What is wrong with the run, in words that may quote it whole; undefined when it passes. HTTP 200 with an `error` event is a failure. */
export function judgeRun(events: readonly StreamEvent[], expect: string | undefined): string | undefined {
  const error = events.find(({ event }) => isError(event))
  if (error !== undefined) return `the run failed: ${textsOf(error.data).join(': ')}`
  const answers = dataEvents(events)
  if (answers.length === 0) return 'the run ended without a single data event'
  return expect === undefined ? undefined : judgeText(answers, expect)
}

/** The pattern may match the payloads as they came, their texts, or the pieces of a message put together. */
function judgeText(answers: readonly StreamEvent[], expect: string): string | undefined {
  const views = [
    answers.flatMap(({ data }) => textsOf(data)).join('\n'),
    answers.map(({ data }) => contentsOf(data)).join(''),
    answers.map(({ data }) => data).join('\n')
  ]
  const results = new Set(views.map((view) => matchPattern(expect, view)))
  if (results.has(true)) return undefined
  if (results.has('timeout'))
    return `smoke_expect took too long to match (${inert(expect, 100)}): make the pattern simpler`
  return `the answer does not match smoke_expect (${inert(expect, 100)})`
}
