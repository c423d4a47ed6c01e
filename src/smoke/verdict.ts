/** Judges a run of the agent: a pure function of its events. */
import { runInNewContext } from 'node:vm'
import type { ErrorDetails } from '../errors.js'
import type { StreamEvent } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isData, isError, textsOf, viewsOf } from './answer.js'

/**
 * For all texts together, in milliseconds: no pattern makes the step hang. Ours: far more than a
 * plain pattern takes.
 */
const MATCH_LIMIT_MS = 800

/** What is wrong with a run. Its texts may quote the run whole. */
export type Verdict = Required<Pick<ErrorDetails, 'what' | 'facts' | 'fix'>>

const FIX_AGENT = 'Fix the cause in the agent; the log of the revision may say more.'

/** Returns what is wrong with the run; undefined if it passes. */
export function judgeRun(
  events: readonly StreamEvent[],
  expect: string | undefined
): Verdict | undefined {
  const failed = reportedError(events)
  if (failed !== undefined) return failed
  if (!events.some(isData))
    return {
      what: 'The run ended without a data event.',
      facts: [],
      fix: ['Check that the agent answers `smoke_input` in `smoke_stream_mode`.', FIX_AGENT]
    }
  return expect === undefined ? undefined : judgeText(events, expect)
}

/** Returns the error that the agent reports. HTTP 200 with an `error` event is a failure. */
export function reportedError(events: readonly StreamEvent[]): Verdict | undefined {
  const error = events.find(isError)
  return (
    error && {
      what: `The agent reported an error: ${textsOf(error.data).join(': ')}`,
      facts: [],
      fix: [FIX_AGENT, 'If the agent needs another input, correct `smoke_input`.']
    }
  )
}

function judgeText(events: readonly StreamEvent[], expect: string): Verdict | undefined {
  const views = viewsOf(events)
  const pattern = { label: 'smoke_expect', value: sanitizeLine(expect, 100) }
  const isMatch = matchPattern(expect, views)
  if (isMatch === undefined)
    return {
      what: 'The pattern in `smoke_expect` took too long to match.',
      facts: [pattern],
      fix: ['Make the pattern in `smoke_expect` simpler.']
    }
  if (isMatch) return undefined
  return {
    what: 'The answer does not match `smoke_expect`.',
    facts: [pattern, { label: 'Answer', value: views[0] ?? '(no text)' }],
    fix: [
      'If the answer is right, correct `smoke_expect`. If it is wrong, fix the agent.',
      'If the question is wrong, correct `smoke_input`.'
    ]
  }
}

/**
 * Returns whether the pattern matches anywhere in one of the texts; undefined if it took too long
 * to find out.
 */
function matchPattern(pattern: string, texts: readonly string[]): boolean | undefined {
  try {
    const script = "texts.some((text) => new RegExp(pattern, 's').test(text))"
    return (
      runInNewContext(script, { pattern, texts: [...texts] }, { timeout: MATCH_LIMIT_MS }) === true
    )
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined
    throw error
  }
}
