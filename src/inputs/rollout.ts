/** Reads the inputs for what follows the write: the wait, the smoke check, and the rollback. */
import type { NewRevisionPolicy } from '../deploy/core/model.js'
import type { WaitOptions } from '../deploy/core/request.js'
import type { CheckRequest } from '../smoke/smoke-check.js'
import { sanitizeLine } from '../text/sanitize.js'
import { quote, withoutUndefined } from './fields.js'
import type { Reading } from './reading.js'

export const VERIFY_SERVING = ['auto', 'off'] as const

/** Reads how to wait: `wait`, and `poll_interval`, which is a duration or `auto`. */
export function readWait({ raw, field }: Reading, timeoutMs: number): WaitOptions {
  const enabled = field.boolean('wait') ?? true
  const interval = raw.poll_interval === 'auto' ? undefined : field.duration('poll_interval')
  return { enabled, interval: interval ?? 'auto', timeoutMs }
}

/** Reads what follows a failed deploy. A rollback makes a revision, and needs a run that waits. */
export function readAfterFailure(
  { field, problems }: Reading,
  wait: WaitOptions,
  new_revision: NewRevisionPolicy
) {
  const rollback = field.boolean('rollback') ?? false
  const refuse = (reason: string) =>
    problems.add('rollback', `is true, but ${reason}, or \`rollback: false\`.`)
  if (rollback && !wait.enabled)
    refuse('`wait` is false, so this run would not see a failure. Set `wait: true`')
  if (rollback && new_revision === 'never')
    refuse('`new_revision` is never, and a rollback creates a revision. Set `new_revision: auto`')
  return { build_logs: field.boolean('build_logs') ?? true, rollback }
}

/**
 * Reads how the agent server is asked: which revision it serves, `auto` if it names one at all; and
 * the smoke check.
 */
export function readChecks(reading: Reading, wait: WaitOptions) {
  const { raw, field, problems } = reading
  const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto'
  // What to authenticate with there (§5).
  const credentials = { api_key: field.credential('agent_api_key') ?? raw.api_key }
  const check = readCheck(reading)
  if (check === undefined) return { verify_serving, check }
  if (!wait.enabled) problems.add('wait', NO_WAIT)
  return { verify_serving, check: { ...check, credentials } }
}

const NO_WAIT =
  'is false, but the smoke check runs after the wait. ' +
  'Set `wait: true`, or remove the inputs `smoke_…`.'

/**
 * Undefined if no check is requested. Without an assistant, the only graph of the deployment is
 * checked.
 */
function readCheck(reading: Reading): CheckRequest | undefined {
  const { raw, field, problems } = reading
  const assistant = field.text('smoke_assistant')
  const timeoutMs = field.duration('smoke_timeout') ?? 0
  const stream_mode = readStreamMode(reading)
  const input = readInput(reading)
  const expect = raw.smoke_expect
  problems.add('smoke_expect', patternProblem(expect))
  if (raw.smoke_input === undefined && expect !== undefined)
    problems.add(
      'smoke_input',
      'is required with `smoke_expect`. Set it to the question for the assistant.'
    )
  if (assistant === undefined && input === undefined) return undefined
  return withoutUndefined({ timeoutMs, assistant, run: input && { input, stream_mode }, expect })
}

/** A map is the input itself; a plain text is one user message (§4.2). */
function readInput({
  raw,
  smoke_input: parsed,
  problems
}: Reading): Record<string, unknown> | undefined {
  const text = raw.smoke_input
  if (text === undefined || parsed === undefined) return undefined
  if ('problem' in parsed && (text.includes('\n') || /^[{["']/.test(text))) {
    problems.add('smoke_input', parsed.problem)
    return undefined
  }
  const value = 'problem' in parsed ? text : parsed.value
  if (typeof value !== 'object' || value === null)
    return { messages: [{ role: 'user', content: typeof value === 'string' ? value : text }] }
  if (!Array.isArray(value)) return { ...value }
  problems.add('smoke_input', 'is a list. Use a map, such as {"messages": […]}, or plain text.')
  return undefined
}

/**
 * Reads one mode, or several separated by commas. The list is open ("for example", §4.2): the agent
 * server decides.
 */
function readStreamMode({ raw, problems }: Reading): string | string[] {
  const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim())
  for (const mode of modes.filter((mode) => !/^[a-z][\w.:-]*$/.test(mode)))
    problems.add(
      'smoke_stream_mode',
      `${quote(mode)} is not a stream mode. Use one such as updates or messages.`
    )
  const [only = '', ...more] = modes
  return more.length === 0 ? only : modes
}

/** Returns why a pattern cannot be used; undefined when it can. */
function patternProblem(pattern = ''): string | undefined {
  try {
    RegExp(pattern, 's')
    return undefined
  } catch (error) {
    const why =
      error instanceof Error
        ? error.message.replace(/^Invalid regular expression: /, '')
        : 'it is not one'
    return `is not a regular expression: ${sanitizeLine(why, 120)}`
  }
}
