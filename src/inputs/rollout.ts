/** Reads the inputs for what follows the write: the wait, the smoke check, and the rollback. */

import type { AgentCredentials } from '../adapters/agent-server/client.js'
import type { DeployRequest, PollInterval } from '../deploy/core/request.js'
import type { CheckRequest } from '../smoke/smoke-check.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** The check of the agent server, and what to authenticate with there (§5). */
export interface AgentCheck extends CheckRequest {
  credentials: AgentCredentials
}

/** Reads `poll_interval`: a duration, or `auto`. */
export function readInterval({ raw, field }: Reading): PollInterval {
  return raw.poll_interval === 'auto' ? 'auto' : (field.duration('poll_interval') ?? 'auto')
}

/** Reads what follows a failed deploy. A rollback makes a revision, and needs a run that waits. */
export function readAfterFailure(
  { field, problems }: Reading,
  { wait, new_revision }: Pick<DeployRequest, 'wait' | 'new_revision'>
): Pick<DeployRequest, 'build_logs' | 'rollback'> {
  const rollback = field.boolean('rollback') ?? false
  const refuse = (reason: string) => problems.add('rollback', `is true, but ${reason}, or \`rollback: false\`.`)
  if (rollback && !wait.enabled) refuse('`wait` is false, so this run would not see a failure. Set `wait: true`')
  if (rollback && new_revision === 'never')
    refuse('`new_revision` is never, and a rollback creates a revision. Set `new_revision: auto`')
  return { build_logs: field.boolean('build_logs') ?? true, rollback }
}

/** Undefined if no check is requested. */
export function readAgentCheck(reading: Reading, wait: DeployRequest['wait']): AgentCheck | undefined {
  const { raw, field, problems } = reading
  const credentials = { api_key: field.credential('agent_api_key') ?? raw.api_key }
  const check = readCheck(reading)
  if (check !== undefined && !wait.enabled) {
    problems.add(
      'wait',
      'is false, but the smoke check runs after the wait. Set `wait: true`, or remove the inputs `smoke_…`.'
    )
  }
  return check && { ...check, credentials }
}

/** Without an assistant, the only graph of the deployment is checked. */
function readCheck(reading: Reading): CheckRequest | undefined {
  const { raw, field, problems } = reading
  const assistant = field.text('smoke_assistant')
  const timeoutMs = field.duration('smoke_timeout') ?? 0
  const stream_mode = readStreamMode(reading)
  const input = readInput(reading)
  const expect = raw.smoke_expect
  const unusable = expect === undefined ? undefined : patternProblem(expect)
  if (unusable !== undefined)
    problems.add('smoke_expect', `is not a regular expression: ${sanitizeLine(unusable, 120)}`)
  if (raw.smoke_input === undefined && expect !== undefined) {
    problems.add('smoke_input', 'is required with `smoke_expect`. Set it to the question for the assistant.')
  }
  if (assistant === undefined && input === undefined) return undefined
  return {
    timeoutMs,
    ...(assistant !== undefined && { assistant }),
    ...(input && { run: { input, stream_mode } }),
    ...(expect !== undefined && { expect })
  }
}

/** A map is the input itself; a plain text is one user message (§4.2). */
function readInput({ raw, smoke_input: parsed, problems }: Reading): Record<string, unknown> | undefined {
  const text = raw.smoke_input
  if (text === undefined || parsed === undefined) return undefined
  const message = { messages: [{ role: 'user', content: text }] }
  if ('problem' in parsed) {
    if (!text.includes('\n') && !/^[{["']/.test(text)) return message
    problems.add('smoke_input', parsed.problem)
    return undefined
  }
  const { value } = parsed
  if (typeof value === 'string') return { messages: [{ role: 'user', content: value }] }
  if (typeof value !== 'object' || value === null) return message
  if (!Array.isArray(value)) return { ...value }
  problems.add('smoke_input', 'is a list. Use a map, such as {"messages": […]}, or plain text.')
  return undefined
}

/** The modes that are named (§6); the list is open ("for example", §4.2). */
const STREAM_MODES: readonly string[] = ['updates', 'messages']

/** Reads one mode, or several separated by commas. The agent server may know modes that are not listed here. */
function readStreamMode({ raw, problems, notes }: Reading): string | string[] {
  const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim())
  for (const mode of modes.filter((mode) => !STREAM_MODES.includes(mode))) {
    const shown = `"${sanitizeLine(mode, 60)}"`
    const isMisspelt = STREAM_MODES.includes(mode.toLowerCase())
    if (isMisspelt || !/^[^\s\p{Cc}"'`]+$/u.test(mode))
      problems.add('smoke_stream_mode', `${shown} is not a stream mode. Use ${STREAM_MODES.join(' or ')}.`)
    else if (raw.smoke_input !== undefined)
      notes.push(
        `\`smoke_stream_mode\` ${shown} is not one of ${STREAM_MODES.join(', ')}. It is sent unchanged, and the agent server must support it.`
      )
  }
  const [only = '', ...more] = modes
  return more.length === 0 ? only : modes
}

/** Why a pattern cannot be used; undefined when it can. */
function patternProblem(pattern: string): string | undefined {
  try {
    RegExp(pattern, 's')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : 'it is not one'
  }
}
