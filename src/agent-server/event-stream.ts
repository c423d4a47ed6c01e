/** Events of a stream from text in any chunks: the one file that imports the parser. */
import { createParser } from 'eventsource-parser'
import type { StreamEvent } from '../ports.js'

export interface EventReader {
  feed(text: string): void
  /** The stream ended well: an event that only lacks its closing empty line counts. */
  end(): void
}

/**
 * Reads events out of a stream. Its framing is not shown (§4.2): server-sent events, with lines that end in LF, CRLF or
 * CR; or JSON, one event per line or all in a list.
 */
export function createEventReader(onEvent: (event: StreamEvent) => void): EventReader {
  let isServerSent = false
  let json: string | undefined = ''
  const parser = createParser({
    onEvent: ({ event, data }) => {
      isServerSent = true
      onEvent(readNamed({ event, data }))
    }
  })
  return {
    feed: (text) => {
      parser.feed(text)
      if (json !== undefined) json += text
      if (isServerSent || !/^\s*(?:$|[[{])/.test(json ?? '')) json = undefined
    },
    end: () => {
      parser.feed('\n\n')
      if (!isServerSent) for (const event of readJsonEvents(json ?? '')) onEvent(event)
    }
  }
}

/** An event without a type of its own may show it in its payload. */
function readNamed({ event, data }: { event?: string | undefined; data: string }): StreamEvent {
  if (event !== undefined) return { event, data }
  return (data.startsWith('{') ? eventOf(parse(data)) : undefined) ?? { event: 'message', data }
}

function readJsonEvents(text: string): StreamEvent[] {
  const whole = parse(text)
  const rows = whole === undefined ? text.split('\n').map(parse) : Array.isArray(whole) ? whole : [whole]
  return rows.map(eventOf).filter((event) => event !== undefined)
}

function eventOf(value: unknown): StreamEvent | undefined {
  if (typeof value !== 'object' || value === null || !('event' in value && 'data' in value)) return undefined
  const { event, data } = value
  if (typeof event !== 'string') return undefined
  return { event, data: typeof data === 'string' ? data : JSON.stringify(data) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
