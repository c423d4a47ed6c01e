/**
 * Reads the answer of an agent out of the events of its run: the texts of its messages, joined, and the data itself.
 * Messages are maps with a `content`, whole or in pieces (§2.8: not shown). Pure.
 */
import { isDeeperThan } from '../adapters/http/answer.js'
import type { StreamEvent } from '../ports.js'

/** Events that concern the stream, not the answer. */
const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat', 'error'])
/** Who writes what goes into a run. An agent that only repeats it has not answered. */
const INPUT_ROLES = new Set(['human', 'user', 'system', 'developer'])
/** Whose messages are not the answer. */
const OTHER_ROLES = new Set(['tool', 'function', 'remove'])
/** What is nested more deeply is taken for text. */
const DEEPEST = 100

/** Mode and form of an event such as `messages/partial|agent:1`. Behind the bar stands a graph inside the graph. */
function typeOf({ event }: StreamEvent): { mode: string; form: string } {
  const [mode = '', ...form] = event.trim().replace(/\|.*$/s, '').split('/')
  return { mode, form: form.join('/') }
}

export const isError = (event: StreamEvent): boolean => typeOf(event).mode === 'error'

/** Says whether an event carries a part of the answer. */
export function isData(event: StreamEvent): boolean {
  const { mode, form } = typeOf(event)
  return !ENVELOPE.has(mode) && form !== 'metadata' && event.data.trim() !== ''
}

/** The part of an event that belongs to the answer. */
interface Part {
  mode: string
  /** It continues a message. */
  isPiece: boolean
  payload: unknown
}

/**
 * The texts that a pattern may match, each once: for each stream mode the joined texts, and the payloads themselves.
 * Modes repeat each other, so no text spans two of them.
 */
export function viewsOf(events: readonly StreamEvent[]): string[] {
  const parts = events.filter(isData).map(readPart)
  const modes = [...new Set(parts.map(({ mode }) => mode))]
  const views = modes.flatMap((mode) => {
    const own = parts.filter((part) => part.mode === mode && part.payload !== undefined)
    // Each event of this mode holds the whole state.
    const told = mode === 'values' ? own.slice(-1) : own
    const texts = told.flatMap(({ payload }) => textsIn(payload))
    return [joinedMessages(told) || texts.join('\n'), told.map(({ payload }) => JSON.stringify(payload)).join('\n')]
  })
  return [...new Set(views)].filter((view) => view !== '')
}

/** All texts in the payload of an event, in their order. */
export const textsOf = (data: string): string[] => textsIn(parse(data))

/**
 * The text of the agent's messages. A message that is streamed in pieces is joined; one that comes again, grown or
 * whole, replaces the earlier text.
 */
function joinedMessages(parts: readonly Part[]): string {
  const texts = new Map<string, string>()
  for (const { mode, isPiece, payload } of parts) {
    for (const message of messagesIn(payload)) {
      if (OTHER_ROLES.has(roleOf(message))) continue
      const text = textOf(message.content)
      const isNamed = typeof message.id === 'string' && message.id !== ''
      const key = isNamed ? (message.id as string) : mode === 'messages' ? '' : text
      texts.set(key, isPiece ? (texts.get(key) ?? '') + text : text)
    }
  }
  return [...texts.values()].filter((text) => text !== '').join('\n')
}

/** Of the mode `messages`, what stands beside a message names the model and the node, which is no answer. */
function readPart(event: StreamEvent): Part {
  const { mode, form } = typeOf(event)
  const json = parse(event.data)
  const told = mode === 'messages' && Array.isArray(json) ? json.filter(isMessage) : json
  return { mode, isPiece: mode === 'messages' && form === '', payload: withoutInput(told) }
}

/** The JSON of an event; its text if it is none, or nested too deeply. */
function parse(data: string): unknown {
  try {
    const json: unknown = JSON.parse(data)
    return isDeeperThan(DEEPEST, json) ? data : json
  } catch {
    return data
  }
}

type Message = { content: unknown; id?: unknown; role?: unknown; type?: unknown }

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'content' in value

/** The author of a message, such as `ai` of the type `AIMessageChunk`. */
function roleOf({ role, type }: Message): string {
  const word = role ?? type
  return typeof word === 'string' ? word.replace(/Message(?:Chunk)?$/, '').toLowerCase() : ''
}

/** Content is a text, or a list of parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('')
  return typeof content === 'object' && content !== null && 'text' in content ? textOf(content.text) : ''
}

function messagesIn(payload: unknown): Message[] {
  if (isMessage(payload)) return [payload]
  return typeof payload === 'object' && payload !== null ? Object.values(payload).flatMap(messagesIn) : []
}

/** The payload without the messages that went into the run; undefined if it is one. */
function withoutInput(payload: unknown): unknown {
  if (isMessage(payload)) return INPUT_ROLES.has(roleOf(payload)) ? undefined : payload
  if (typeof payload !== 'object' || payload === null) return payload
  if (Array.isArray(payload)) return payload.map(withoutInput).filter((kept) => kept !== undefined)
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, withoutInput(value)]))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
