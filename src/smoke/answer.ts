/** Reads the answer of an agent in one stream mode as a person would. Pure. */
import type { StreamEvent } from '../ports.js'
import { isMap, type Message, messagesIn, readMessage, textsIn, withoutInput } from './messages.js'

/** Events that concern the stream, not the answer. */
const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat'])

/** Says whether an event reports that the run failed. */
export function isError({ event }: StreamEvent): boolean {
  return event.includes('error') && readEventType(event).mode === 'error'
}

/** Says whether an event carries a part of the answer. */
export function isData(event: StreamEvent): boolean {
  return isDataOf(readEventType(event.event), event)
}

function isDataOf({ mode, form }: EventType, { data }: StreamEvent): boolean {
  return !ENVELOPE.has(mode) && form !== 'metadata' && mode !== 'error' && data.trim() !== ''
}

/** The part of an event that belongs to the answer. */
interface Part {
  type: EventType
  payload: unknown
  /** The unchanged event, if nothing had to be removed. */
  data: string
}

/**
 * The texts that a pattern may match, each once: of each stream mode the text of the messages, all texts in the payloads,
 * and the payloads themselves. Modes repeat each other, so no text spans two of them.
 */
export function viewsOf(events: readonly StreamEvent[]): string[] {
  const views = [...partsByMode(events)].flatMap(([mode, all]) => {
    // A graph inside the graph may say the same as the graph itself.
    const own = all.filter(({ type }) => type.namespace === '')
    return [own, ...(own.length === all.length ? [] : [all])].flatMap((some) => viewsOfMode(mode, some))
  })
  return [...new Set(views)].filter((view) => view !== '')
}

function partsByMode(events: readonly StreamEvent[]): Map<string, Part[]> {
  const byMode = new Map<string, Part[]>()
  const types = new Map<string, EventType>()
  for (const event of events) {
    const type = types.get(event.event) ?? readEventType(event.event)
    types.set(event.event, type)
    const part = isDataOf(type, event) ? readPart(type, event.data) : undefined
    if (part === undefined) continue
    const parts = byMode.get(type.mode)
    if (parts === undefined) byMode.set(type.mode, [part])
    else parts.push(part)
  }
  return byMode
}

function viewsOfMode(mode: string, parts: readonly Part[]): string[] {
  // Each event of this mode holds the whole state.
  const told = mode === 'values' ? parts.slice(-1) : parts
  return [
    answerOf(told),
    told.flatMap(({ payload, data }) => textsIn(payload) ?? data).join('\n'),
    told.map(({ data }) => data).join('\n')
  ]
}

/** Undefined where the event only repeats what went into the run. */
function readPart(type: EventType, data: string): Part | undefined {
  try {
    const json: unknown = JSON.parse(data)
    if (typeof json !== 'object') return { type, payload: json, data }
    const told = isWithMetadata(type, json) ? json[0] : json
    if (readMessage(told)?.by === 'input') return undefined
    const payload = withoutInput(told)
    const text = JSON.stringify(payload)
    return { type, payload, data: text === JSON.stringify(json) ? data : text }
  } catch {
    return { type, payload: data, data }
  }
}

/** `[message, metadata]`: the metadata names the model and the node, which is no answer. */
function isWithMetadata({ mode }: EventType, json: unknown): json is [unknown, unknown] {
  if (mode !== 'messages' || !Array.isArray(json) || json.length !== 2) return false
  return readMessage(json[0]) !== undefined && isMap(json[1]) && readMessage(json[1]) === undefined
}

/** How messages of the same id, or without one, follow each other. */
type Flow = 'pieces' | 'growing' | 'whole'

function flowOf({ mode, form }: EventType): Flow {
  if (mode === 'messages') return form === '' ? 'pieces' : 'growing'
  return mode === 'events' ? 'pieces' : 'whole'
}

/** A message, assembled from its parts. */
interface Spoken {
  text: string
  pieces: number
}

/** The answer so far. */
interface Speech {
  messages: Spoken[]
  byId: Map<string, Spoken>
  /** Of those without an id. */
  byText: Map<string, Spoken>
  /** The latest one, if it has no id. */
  open: Spoken | undefined
}

/** The text of the agent's messages, each on lines of its own. */
function answerOf(parts: readonly Part[]): string {
  const speech: Speech = { messages: [], byId: new Map(), byText: new Map(), open: undefined }
  for (const part of parts) {
    for (const message of messagesIn(part.payload)) {
      if (message.by === 'answer') add(speech, message, flowOf(part.type))
    }
  }
  const texts = speech.messages.map(({ text }) => text)
  return texts.filter((text) => text !== '').join('\n')
}

function add(speech: Speech, message: Message, flow: Flow): void {
  const { id, text } = message
  const earlier = earlierOf(speech, message, flow)
  const spoken = earlier ?? { text: '', pieces: 0 }
  if (earlier === undefined) speech.messages.push(spoken)
  if (flow === 'pieces' && !isWhole(spoken, message)) spoken.text += text
  else spoken.text = text
  spoken.pieces++
  if (id === undefined) speech.byText.set(spoken.text, spoken)
  else speech.byId.set(id, spoken)
  speech.open = id === undefined ? spoken : undefined
}

/** The message that this one continues or repeats. */
function earlierOf({ byId, byText, open }: Speech, { id, text }: Message, flow: Flow): Spoken | undefined {
  if (id !== undefined) return byId.get(id)
  if (flow === 'whole') return byText.get(text)
  return flow === 'pieces' || (open !== undefined && text.startsWith(open.text)) ? open : undefined
}

/** Pieces may be followed by the whole message, which begins with all of them. */
function isWhole({ text, pieces }: Spoken, message: Message): boolean {
  return !message.is_chunk && message.text.startsWith(text) && (message.text !== text || pieces > 1)
}

/** What the type of an event, such as `messages/partial|agent:1`, says. */
interface EventType {
  /** The stream mode that the event belongs to. */
  mode: string
  /** The part after the slash, as in `messages/partial`; otherwise empty. */
  form: string
  /** The graph inside the graph that the event comes from; empty for the graph itself. */
  namespace: string
}

/** Reads the type of an event. */
export function readEventType(event: string): EventType {
  const [type = '', ...namespace] = event.trim().split('|')
  const [mode = '', ...form] = type.split('/')
  return { mode, form: form.join('/'), namespace: namespace.join('|') }
}
