/**
 * The events that a run sends in the modes for debugging:
 * `events`, `checkpoints`, `tasks` and `debug`.
 */
import { randomUUID } from 'node:crypto'
import type { RunEvent, StreamMode } from './run-event.js'

/** The one node of the stock graph. */
export const NODE = 'answer'

/** What a run does with the state. */
export interface Step {
  run_id: string
  input: object
  /** What the node adds to the state. */
  update: object
  /** The state at the end. */
  output: object
}

/** An entry of the debug mode. Those of some types are sent in a mode of their own, too. */
interface DebugEntry {
  step: number
  type: 'checkpoint' | 'task' | 'task_result'
  payload: object
}

const MODES = { checkpoint: 'checkpoints', task: 'tasks', task_result: 'tasks' } as const

/** Returns the events of a run before and after those of its node. */
export function debugEvents(
  { run_id, input, update, output }: Step,
  modes: readonly StreamMode[]
): { before: RunEvent[]; after: RunEvent[] } {
  const task = { id: randomUUID(), name: NODE }
  const checkpoint = (step: number, values: object, next: string[]): DebugEntry => ({
    step,
    type: 'checkpoint',
    payload: {
      config: { configurable: { thread_id: run_id, checkpoint_id: randomUUID() } },
      parent_config: null,
      metadata: { source: 'loop', step, run_id },
      values,
      next,
      tasks: next.map(() => task)
    }
  })
  const debug = ({ step, type, payload }: DebugEntry): RunEvent[] => {
    const entry = { step, type, timestamp: new Date().toISOString(), payload }
    const sent: RunEvent[] = [
      { event: MODES[type], data: payload },
      { event: 'debug', data: entry }
    ]
    return sent.filter(({ event }) => (modes as readonly string[]).includes(event))
  }
  const chain = (event: string, data: object): RunEvent[] => {
    const facts = { run_id, name: 'LangGraph', tags: [], metadata: {}, parent_ids: [] }
    return modes.includes('events') ? [{ event: 'events', data: { event, data, ...facts } }] : []
  }
  const started = { ...task, input, triggers: [`branch:to:${NODE}`], interrupts: [] }
  const ended = { ...task, error: null, result: update, interrupts: [] }
  return {
    before: [
      ...chain('on_chain_start', { input }),
      ...debug(checkpoint(0, input, [NODE])),
      ...debug({ step: 1, type: 'task', payload: started })
    ],
    after: [
      ...debug({ step: 1, type: 'task_result', payload: ended }),
      ...debug(checkpoint(1, output, [])),
      ...chain('on_chain_stream', { chunk: { [NODE]: update } }),
      ...chain('on_chain_end', { output })
    ]
  }
}
