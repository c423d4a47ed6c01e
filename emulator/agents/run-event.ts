/** The events of a run, and the modes that choose among them. */
import * as z from 'zod'

/**
 * Stream modes of the public agent server. As there, a graph
 * that writes nothing of its own sends no custom event.
 */
const MODES = [
  'values',
  'updates',
  'messages',
  'messages-tuple',
  'events',
  'tasks',
  'checkpoints',
  'debug',
  'custom'
] as const
export const StreamMode = z.enum(MODES)
export type StreamMode = z.infer<typeof StreamMode>

/** An event of a run (§6). */
export interface RunEvent {
  event: string
  data: unknown
}
