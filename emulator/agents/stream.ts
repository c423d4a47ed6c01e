/**
 * A run as server-sent events (§4.2, §6), framed and
 * interrupted according to the behavior of the agent.
 */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { AgentBehavior } from '../scripting/agent-behavior.js'
import type { RunEvent } from './run-event.js'

/** Between two events of a stream that never ends. */
const ENDLESS_PAUSE_MS = 100

/**
 * One event as the public agent server's JavaScript build frames it: JSON over many `data:` lines.
 */
function frame({ event, data }: RunEvent, { crlf, compact }: AgentBehavior = {}): string {
  const newline = crlf === true ? '\r\n' : '\n'
  const lines = JSON.stringify(data, null, compact === true ? 0 : 2).split('\n')
  return [`event: ${event}`, ...lines.map((line) => `data: ${line}`), '', ''].join(newline)
}

/** The events of a run that goes wrong: all but the last one, which is the answer. */
export function* misbehaving(
  events: Iterable<RunEvent>,
  { run }: AgentBehavior
): Generator<RunEvent> {
  const all = [...events]
  if (run === 'silent') yield* all.slice(0, 1)
  else if (run === 'throw') {
    yield* all.slice(0, Math.max(1, all.length - 1))
    yield { event: 'error', data: { error: 'Error', message: 'The graph threw, as scripted.' } }
  } else yield* all
}

async function* forever(last: string): AsyncGenerator<string> {
  for (;;) {
    await wait(ENDLESS_PAUSE_MS)
    yield last
  }
}

/** The text of a run, piece by piece. Throws to cut the connection. */
export async function* streamRun(
  events: Iterable<RunEvent>,
  behavior: AgentBehavior
): AsyncGenerator<string> {
  const newline = behavior.crlf === true ? '\r\n' : '\n'
  let framed = ''
  for (const event of misbehaving(events, behavior)) {
    if (behavior.heartbeats === true) yield `: heartbeat${newline}${newline}`
    framed = frame(event, behavior)
    if (behavior.run === 'drop' && event.event !== 'metadata') break
    yield framed
  }
  if (behavior.run === 'drop') {
    yield framed.slice(0, framed.length / 2)
    // One turn, so that the half is sent before the connection is cut.
    await nextTurn()
    throw new Error('The connection was cut in the middle of an event, as scripted.')
  }
  if (behavior.run === 'endless') yield* forever(framed)
  if (behavior.end_event === true) yield frame({ event: 'end', data: null }, behavior)
}
