/** Reads the answer of an agent out of the events of its run. Pure. */
import type { StreamEvent } from '../ports.js'
import { messagesIn, readMessage, textsIn, withoutInput } from './messages.js'

/** Events that concern the stream, not the answer. */
const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat'])

/** What the type of an event, such as `messages/partial|agent:1`, says. */
interface EventType {
  /** The stream mode that the event belongs to. */
  mode: string
  /** The part after the slash, as in `messages/partial`; otherwise empty. */
  form: string
}

/** Reads the type of an event. What follows the bar names a graph inside the graph, whose answer counts as well. */
function readEventType(event: string): EventType {
  const [mode = '', ...form] = event.trim().replace(/\|.*$/s, '').split('/')
  return { mode, form: form.join('/') }
}

/** Says whether an event reports that the run failed. */
export function isError({ event }: StreamEvent): boolean {
  return readEventType(event).mode === 'error'
}

/** Says whether an event carries a part of the answer. */
export function isData(event: StreamEvent): boolean {
  const { mode, form } = readEventType(event.event)
  return !ENVELOPE.has(mode) && form !== 'metadata' && mode !== 'error' && event.data.trim() !== ''
}

/** The part of an event that belongs to the answer. */
interface Part {
  type: EventType
  payload: unknown
  /** The unchanged event, if nothing had to be removed. */
  data: string
}

/**
 * The texts that a pattern may match, each once: for each stream mode the joined texts, and the payloads themselves.
 * Modes repeat each other, so no text spans two of them.
 */
export function viewsOf(events: readonly StreamEvent[]): string[] {
  const parts = events.filter(isData).map(readPart)
  const told = parts.filter((part) => part !== undefined)
  const modes = [...new Set(told.map(({ type }) => type.mode))]
  const views = modes.flatMap((mode) =>
    viewsOfMode(
      mode,
      told.filter(({ type }) => type.mode === mode)
    )
  )
  return [...new Set(views)].filter((view) => view !== '')
}

function viewsOfMode(mode: string, parts: readonly Part[]): string[] {
  // Each event of this mode holds the whole state.
  const told = mode === 'values' ? parts.slice(-1) : parts
  const texts = told.flatMap(({ payload, data }) => textsIn(payload) ?? data)
  return [joinedMessages(mode, told), texts.join('\n'), told.map(({ data }) => data).join('\n')]
}

/**
 * The text of the agent's messages. A message that is streamed in pieces is joined; one that comes again, grown or
 * whole, replaces the earlier text.
 */
function joinedMessages(mode: string, parts: readonly Part[]): string {
  const texts = new Map<string, string>()
  for (const { type, payload } of parts) {
    for (const { id, text, by } of messagesIn(payload)) {
      if (by !== 'answer') continue
      const isPiece = mode === 'messages' && type.form === ''
      const key = id ?? (mode === 'messages' ? '' : text)
      texts.set(key, isPiece ? (texts.get(key) ?? '') + text : text)
    }
  }
  return [...texts.values()].filter((text) => text !== '').join('\n')
}

/** Undefined where the event only repeats what went into the run. */
function readPart({ event, data }: StreamEvent): Part | undefined {
  const type = readEventType(event)
  try {
    const json: unknown = JSON.parse(data)
    if (typeof json !== 'object') return { type, payload: json, data }
    // `[message, metadata]`: the metadata names the model and the node, which is no answer.
    const told = type.mode === 'messages' && type.form === '' && Array.isArray(json) ? withoutMetadata(json) : json
    if (readMessage(told)?.by === 'input') return undefined
    const payload = withoutInput(told)
    const text = JSON.stringify(payload)
    return { type, payload, data: text === JSON.stringify(json) ? data : text }
  } catch {
    return { type, payload: data, data }
  }
}

function withoutMetadata(rows: unknown[]): unknown {
  const [message, metadata] = rows
  const isPair = rows.length === 2 && readMessage(message) !== undefined && readMessage(metadata) === undefined
  return isPair ? message : rows
}
