/** The `smoke_…` inputs: what is asked of the agent server after the wait. */

import { patternProblem } from '../smoke/expectation.js'
import type { CheckRequest } from '../smoke/smoke-check.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Problems } from './problems.js'
import type { Reading } from './reading.js'
import { structures } from './structures.js'

/** Undefined when no check is asked for. */
export function readCheck(reading: Reading): CheckRequest | undefined {
  const { raw, field, problems } = reading
  const assistant = field.text('smoke_assistant')
  const timeoutMs = field.duration('smoke_timeout') ?? 0
  const stream_mode = readStreamMode(reading)
  const input = readInput(raw.smoke_input, problems)
  const expect = raw.smoke_expect
  const unusable = expect === undefined ? undefined : patternProblem(expect)
  if (unusable !== undefined)
    problems.add('smoke_expect', `is not a regular expression (${sanitizeLine(unusable, 120)}): correct it`)
  if (raw.smoke_assistant === undefined && raw.smoke_input !== undefined) {
    problems.add('smoke_assistant', 'is needed with smoke_input: give the assistant to run')
  }
  if (raw.smoke_input === undefined && expect !== undefined) {
    problems.add('smoke_input', 'is needed with smoke_expect: give what the assistant is asked')
  }
  if (assistant === undefined) return undefined
  return {
    assistant,
    timeoutMs,
    ...(input && { run: { input, stream_mode } }),
    ...(expect !== undefined && { expect })
  }
}

/** A map is the input itself; a plain text is one user message (§4.2). */
function readInput(text: string | undefined, problems: Problems): Record<string, unknown> | undefined {
  if (text === undefined) return undefined
  const message = { messages: [{ role: 'user', content: text }] }
  const parsed = structures().parseStructure(text)
  if ('problem' in parsed) {
    if (!text.includes('\n') && !/^[{["']/.test(text)) return message
    problems.add('smoke_input', parsed.problem)
    return undefined
  }
  const { value } = parsed
  if (typeof value === 'string') return { messages: [{ role: 'user', content: value }] }
  if (typeof value !== 'object' || value === null) return message
  if (!Array.isArray(value)) return { ...value }
  problems.add('smoke_input', 'is a list: give a map, such as {"messages": […]}, or plain text')
  return undefined
}

/** The modes that are named (§6); the list is open ("for example", §4.2). */
const STREAM_MODES = ['updates', 'messages'] as const

/**
 * One mode, or several with commas between. One that is not named may be known to the agent server all the same; but a
 * slip of the pen would come to light only after the whole deploy.
 */
function readStreamMode({ raw, problems, notes }: Reading): string | string[] {
  const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim())
  for (const mode of modes.filter((mode) => !STREAM_MODES.some((known) => known === mode))) {
    const shown = `"${sanitizeLine(mode, 60)}"`
    const meant = STREAM_MODES.find((known) => isSlipOf(known, mode))
    if (meant !== undefined) problems.add('smoke_stream_mode', `${shown} is misspelt: give ${meant}`)
    else if (!/^[^\s\p{Cc}]+$/u.test(mode))
      problems.add('smoke_stream_mode', `${shown} is not a stream mode: give ${STREAM_MODES.join(' or ')}`)
    else if (raw.smoke_assistant !== undefined && raw.smoke_input !== undefined)
      notes.push(
        `smoke_stream_mode ${shown} is none of ${STREAM_MODES.join(', ')}: it is sent as it is, and the agent server has to know it.`
      )
  }
  const [only = '', ...more] = modes
  return more.length === 0 ? only : modes
}

/** Whether it is the same word but for its case, its number, or quotes around it. */
const isSlipOf = (word: string, written: string): boolean => stemOf(word) === stemOf(written)
const stemOf = (word: string) => word.toLowerCase().replaceAll(/["'`]/g, '').replace(/s$/, '')
