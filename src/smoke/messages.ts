/** Messages in the payloads of a run: plain maps, LangChain's serialized form, whole or in pieces (§2.8: not shown). */

/** Nothing that is nested more deeply is read. */
export const DEEPEST = 100

/** One message of a conversation. */
export interface Message {
  id: string | undefined
  text: string
  /** `input`: the user or the operator wrote it; `answer`: the agent did; `other`: a tool, say. */
  by: 'input' | 'answer' | 'other'
}

const INPUT_ROLES = new Set(['human', 'user', 'system', 'developer'])
const OTHER_ROLES = new Set(['tool', 'function', 'remove'])

type Json = Record<string, unknown>
export const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a message; undefined for any other value. */
export function readMessage(value: unknown): Message | undefined {
  if (!isMap(value)) return undefined
  const { fields, role } = unwrap(value)
  if (!('content' in fields)) return undefined
  const kind = role.replace(/Message(?:Chunk)?$/, '').toLowerCase()
  const by = INPUT_ROLES.has(kind) ? 'input' : OTHER_ROLES.has(kind) ? 'other' : 'answer'
  const id = typeof fields['id'] === 'string' && fields['id'] !== '' ? fields['id'] : undefined
  return { id, text: textOfContent(fields['content']), by }
}

/** The fields of a message and who speaks. The serialized form holds both one level deeper. */
function unwrap(value: Json): { fields: Json; role: string } {
  const { lc, kwargs, id } = value
  const serialized = lc !== undefined && isMap(kwargs)
  const fields = serialized ? kwargs : value
  const className: unknown = serialized && Array.isArray(id) ? id.at(-1) : undefined
  const role = [className, fields['role'], fields['type']].find((word) => typeof word === 'string' && word !== '')
  return { fields, role: typeof role === 'string' ? role : '' }
}

/** Content is a text, or a list of parts of which some are text. */
function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOfPart).join('')
  return isMap(content) ? textOfPart(content) : ''
}

function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part
  if (!isMap(part)) return ''
  const { text, content } = part
  if (typeof text === 'string') return text
  return typeof content === 'string' ? content : ''
}

/** All messages in a payload, in their order. */
export function messagesIn(payload: unknown, depth = 0): Message[] {
  if (typeof payload !== 'object' || payload === null || depth > DEEPEST) return []
  const message = readMessage(payload)
  if (message !== undefined) return [message]
  return Object.values(payload).flatMap((inner) => messagesIn(inner, depth + 1))
}

/** The payload without the messages that went into the run: an agent that repeats its input has not answered. */
export function withoutInput(payload: unknown, depth = 0): unknown {
  if (typeof payload !== 'object' || payload === null || depth > DEEPEST) return payload
  if (readMessage(payload) !== undefined) return payload
  const isKept = (value: unknown) => readMessage(value)?.by !== 'input'
  const inner = (value: unknown) => withoutInput(value, depth + 1)
  if (Array.isArray(payload)) return payload.filter(isKept).map(inner)
  const kept = Object.entries(payload).filter(([, value]) => isKept(value))
  return Object.fromEntries(kept.map(([key, value]) => [key, inner(value)]))
}

/** All texts in a payload, in their order; the payload itself if it is no JSON, or nested too deeply. */
export function textsOf(data: string): string[] {
  try {
    return textsIn(JSON.parse(data)) ?? [data]
  } catch {
    return [data]
  }
}

/** All texts in a value, in their order; undefined if it is nested too deeply. */
export function textsIn(value: unknown): string[] | undefined {
  const found: string[] = []
  return collect(value, found, 0) ? found : undefined
}

function collect(value: unknown, found: string[], depth: number): boolean {
  if (depth > DEEPEST) return false
  if (typeof value === 'string') found.push(value)
  if (typeof value !== 'object' || value === null) return true
  for (const inner of Object.values(value)) if (!collect(inner, found, depth + 1)) return false
  return true
}
