/**
 * Reads the answer of an agent out of the events of its run. Messages are plain maps, or in
 * LangChain's serialized form, whole or in pieces (§2.8: not shown). Pure.
 */
import type { CheckReport } from '../deploy/core/events.js'
import type { StreamEvent } from '../ports.js'
import { DEEPEST, isDeeperThan, readJson } from '../text/json.js'
import { redactLines, sanitizeLine } from '../text/sanitize.js'

/** Events that concern the stream, not the answer. */
const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat', 'error'])
const INPUT_ROLES = new Set(['human', 'user', 'system', 'developer'])
const OTHER_ROLES = new Set(['tool', 'function', 'remove'])
/**
 * For people: that many of the latest events, and so many characters of each are looked through.
 */
const MOST_EVENTS = 20
const MOST_READ = 20_000

type Json = Record<string, unknown>
const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Mode and form of an event such as `messages/partial|agent:1`. Behind the bar stands a graph
 * inside the graph.
 */
function typeOf({ event }: StreamEvent): { mode: string; form: string } {
  const [mode = '', ...form] = event.trim().replace(/\|.*$/s, '').split('/')
  return { mode, form: form.join('/') }
}

/** Says whether an event reports that the run failed. */
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
  /** The unchanged event, if nothing had to be removed. */
  data: string
}

/**
 * Returns the texts that a pattern may match, each once: for each stream mode the joined texts, and
 * the payloads themselves. Modes repeat each other, so no text spans two of them.
 */
export function viewsOf(events: readonly StreamEvent[]): string[] {
  const parts = events.filter(isData).flatMap(readPart)
  const modes = [...new Set(parts.map(({ mode }) => mode))]
  const views = modes.flatMap((mode) => {
    const own = parts.filter((part) => part.mode === mode)
    // Each event of this mode holds the whole state.
    const answerParts = mode === 'values' ? own.slice(-1) : own
    const texts = answerParts.flatMap(({ payload }) => textsIn(payload))
    return [
      joinedMessages(answerParts) || texts.join('\n'),
      answerParts.map(({ data }) => data).join('\n')
    ]
  })
  return [...new Set(views)].filter((view) => view !== '')
}

/** Returns all texts in the payload of an event, in their order. */
export const textsOf = (data: string): string[] => textsIn(parse(data))

/**
 * Returns the text of the agent's messages. A message that is streamed in pieces is joined; one
 * that comes again, grown or whole, replaces the earlier text.
 */
function joinedMessages(parts: readonly Part[]): string {
  const texts = new Map<string, string>()
  for (const { mode, isPiece, payload } of parts) {
    for (const { id, text, by } of messagesIn(payload)) {
      if (by !== 'answer') continue
      const key = id ?? (mode === 'messages' ? '' : text)
      texts.set(key, isPiece ? (texts.get(key) ?? '') + text : text)
    }
  }
  return [...texts.values()].filter((text) => text !== '').join('\n')
}

/**
 * None where the event only repeats what went into the run: an agent that does so has not answered.
 */
function readPart(event: StreamEvent): Part[] {
  const { mode, form } = typeOf(event)
  const json = parse(event.data)
  const isPiece = mode === 'messages' && form === ''
  // `[message, metadata]`: the metadata names the model and the node, which is no answer.
  const isPair =
    isPiece && Array.isArray(json) && json.length === 2 && isMessage(json[0]) && !isMessage(json[1])
  const payload = withoutInput(isPair ? (json as unknown[])[0] : json)
  if (payload === undefined) return []
  const isWhole = typeof json !== 'object' || JSON.stringify(payload) === JSON.stringify(json)
  return [{ mode, isPiece, payload, data: isWhole ? event.data : JSON.stringify(payload) }]
}

/** Returns the JSON of an event; its text if it is none, or nested too deeply. */
function parse(data: string): unknown {
  const json = readJson(data)
  return json === undefined || isDeeperThan(DEEPEST, json) ? data : json
}

/** One message of a conversation. */
interface Message {
  id: string | undefined
  text: string
  /** `input`: the user or the operator wrote it; `answer`: the agent did; `other`: a tool, say. */
  by: 'input' | 'answer' | 'other'
}

const isMessage = (value: unknown) => readMessage(value) !== undefined

/**
 * Reads a message; undefined for any other value. The serialized form holds its fields one level
 * deeper.
 */
function readMessage(value: unknown): Message | undefined {
  if (!isMap(value)) return undefined
  const serialized = value['lc'] !== undefined && isMap(value['kwargs'])
  const fields = serialized ? (value['kwargs'] as Json) : value
  if (!('content' in fields)) return undefined
  const className =
    serialized && Array.isArray(value['id']) ? (value['id'] as unknown[]).at(-1) : undefined
  const words = [className, fields['role'], fields['type']].filter(
    (word) => typeof word === 'string'
  )
  const role = words.find((word) => word !== '') ?? ''
  const kind = role.replace(/Message(?:Chunk)?$/, '').toLowerCase()
  const id = typeof fields['id'] === 'string' && fields['id'] !== '' ? fields['id'] : undefined
  return { id, text: textOf(fields['content']), by: authorOf(kind) }
}

/** Returns who wrote a message of this kind. A kind that is not listed is the agent's. */
function authorOf(kind: string): Message['by'] {
  if (INPUT_ROLES.has(kind)) return 'input'
  return OTHER_ROLES.has(kind) ? 'other' : 'answer'
}

/** Content is a text, or a list of parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('')
  return isMap(content) ? textOf(content['text'] ?? content['content']) : ''
}

/** Returns what `read` makes of the outermost parts of a value that it can read, in their order. */
function partsIn<T>(value: unknown, read: (part: unknown) => T | undefined): T[] {
  const part = read(value)
  if (part !== undefined) return [part]
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((inner) => partsIn(inner, read))
  return []
}

const textsIn = (value: unknown) =>
  partsIn(value, (part) => (typeof part === 'string' ? part : undefined))
const messagesIn = (payload: unknown) => partsIn(payload, readMessage)

/** Returns the payload without the messages that went into the run; undefined if it is one. */
function withoutInput(payload: unknown): unknown {
  const message = readMessage(payload)
  if (message?.by === 'input') return undefined
  if (message !== undefined) return payload
  if (typeof payload !== 'object' || payload === null) return payload
  if (Array.isArray(payload)) return payload.map(withoutInput).filter((kept) => kept !== undefined)
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, withoutInput(value)])
  )
}

/**
 * Returns the latest events for people, shortened and made safe: of each its type, and the text in
 * its payload.
 */
export function transcriptOf(
  events: readonly StreamEvent[],
  redact: (text: string) => string
): CheckReport['events'] {
  const latest = events.slice(-MOST_EVENTS)
  // All at once: a message comes in pieces, and so does a secret in it.
  const texts = redactLines(
    latest.map(({ data }) => (textsOf(data).join(' · ') || data).slice(0, MOST_READ)),
    redact
  )
  return latest.map(({ event }, at) => ({
    event: sanitizeLine(redact(event), 40),
    text: sanitizeLine(texts[at] ?? '', 200)
  }))
}
