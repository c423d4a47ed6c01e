import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createEventReader } from '../../../src/agent-server/event-stream.js'
import type { StreamEvent } from '../../../src/ports.js'
import { runs } from '../../support/runs.js'

function readAll(chunks: readonly string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const reader = createEventReader((event) => events.push(event))
  for (const chunk of chunks) reader.feed(chunk)
  reader.end()
  return events
}

/** The bytes cut at the given places, decoded as a stream decodes them. */
function decodeInChunks(text: string, cuts: readonly number[]): string[] {
  const bytes = Buffer.from(text)
  const decoder = new TextDecoder()
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  const chunks = [0, ...places].map((from, i) => bytes.subarray(from, places[i] ?? bytes.length))
  return [...chunks.map((chunk) => decoder.decode(chunk, { stream: true })), decoder.decode()]
}

const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\uFEFF]/g, ' '))
const streamEvent = fc.record({
  event: fc.constantFrom('updates', 'messages/complete', 'metadata', 'error', 'end'),
  data: fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'))
})
const framing = fc.record({
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  space: fc.constantFrom('', ' '),
  comments: fc.boolean(),
  ids: fc.boolean(),
  bom: fc.boolean(),
  closed: fc.boolean()
})

function frame(events: readonly StreamEvent[], how: ReturnType<typeof framing.generate>['value']): string {
  const blocks = events.map(({ event, data }, i) =>
    [
      ...(how.comments ? [': heartbeat'] : []),
      ...(how.ids ? [`id: ${i}`] : []),
      `event:${how.space}${event}`,
      // A payload that begins with a space needs the optional one before it.
      ...data.split('\n').map((part) => `data:${how.space || (part.startsWith(' ') ? ' ' : '')}${part}`)
    ].join(how.newline)
  )
  const text = blocks.join(how.newline + how.newline)
  return (how.bom ? '\uFEFF' : '') + text + (how.closed ? how.newline + how.newline : how.newline)
}

test('an answer arrives whole, however the server frames it and wherever the network cuts it', () => {
  fc.assert(
    fc.property(
      fc.array(streamEvent, { minLength: 1, maxLength: 6 }),
      framing,
      fc.array(fc.nat(), { maxLength: 12 }),
      (events, how, cuts) => {
        expect(readAll(decodeInChunks(frame(events, how), cuts))).toEqual(events)
      }
    ),
    { numRuns: runs(2000) }
  )
})

test('an event without a type is a message', () => {
  expect(readAll(['data: hello\n\n'])).toEqual([{ event: 'message', data: 'hello' }])
})

test.each(['{"detail":"starting"}', '[]', '{', '<html>', 'starting', 'starting\n{"event":"end","data":1}', ''])(
  '%p is no stream of events',
  (text) => {
    expect(readAll([text])).toEqual([])
  }
)
