/** Server-sent events from text in any chunks: the one file that imports the parser. */
import { createParser } from 'eventsource-parser'
import type { StreamEvent } from '../ports.js'

export interface EventReader {
  feed(text: string): void
  /** The stream ended well: an event that only lacks its closing empty line counts. */
  end(): void
}

/** Reads server-sent events, with lines that end in LF, CRLF or CR. */
export function createEventReader(onEvent: (event: StreamEvent) => void): EventReader {
  const parser = createParser({ onEvent: ({ event = 'message', data }) => onEvent({ event, data }) })
  return {
    feed: (text) => parser.feed(text),
    end: () => parser.feed('\n\n')
  }
}
