import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createEventReader } from '../../../src/adapters/agent-server/client.js'
import type { StreamEvent } from '../../../src/ports.js'
import { textsOf, transcriptOf, viewsOf } from '../../../src/smoke/answer.js'
import { judgeRun } from '../../../src/smoke/verdict.js'
import { hostileText, jsonText, nested } from './texts.js'
import { cases, withinSeconds } from './volume.js'

/**
 * The events of a stream of bytes that come in these pieces, decoded as the sender decodes them.
 */
function eventsOf(pieces: readonly Uint8Array[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const reader = createEventReader((event) => events.push(event))
  const decoder = new TextDecoder()
  for (const piece of pieces) reader.feed(decoder.decode(piece, { stream: true }))
  reader.feed(decoder.decode())
  reader.end()
  return events
}

const LINES = [
  'data: x',
  'data:',
  'data',
  'data:  two',
  'event: updates',
  'event:error',
  'event',
  'id: 1\u0000',
  'retry: 9e9',
  ': heartbeat',
  ':',
  'other: x',
  ' data: x',
  'DATA: x',
  'data: {"a":',
  'data: 1}',
  '\ufeffdata: x',
  'data: \u2028\u0085'
]
const ENDS = ['\n', '\r\n', '\r', '\n\n', '\r\n\r\n', '\r\r', '']
const streamText = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...LINES), hostileText), fc.constantFrom(...ENDS)), {
    maxLength: 20
  })
  .map((lines) =>
    lines
      .map((line) => line.join(''))
      .join('')
      .toWellFormed()
  )
/** Where it is cut; once in a while at each of its bytes. */
const cuts = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.nat(400), { maxLength: 12 }) },
  fc.constant([...Array(400).keys()])
)

function cutAt(bytes: Uint8Array, at: readonly number[]): Uint8Array[] {
  const places = [
    0,
    ...[...at].sort((a, b) => a - b).filter((place) => place < bytes.length),
    bytes.length
  ]
  return places.slice(1).map((end, i) => bytes.subarray(places[i] ?? 0, end))
}

test(
  'however a stream is cut into pieces, its events are those of the whole',
  () => {
    fc.assert(
      fc.property(streamText, cuts, (text, at) => {
        expect(eventsOf(cutAt(Buffer.from(text), at))).toEqual(eventsOf([Buffer.from(text)]))
      }),
      cases(6_000)
    )
  },
  withinSeconds(300)
)

test('bytes that are no text at all are read to their end', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 6 }), (pieces) => {
      for (const { event, data } of eventsOf(pieces))
        expect(`${event}${data}`.isWellFormed()).toBe(true)
    }),
    cases(5_000)
  )
})

test(
  'whatever the events carry, there is a verdict, and what is quoted of them is one short line',
  () => {
    const payload = fc.oneof(
      jsonText,
      hostileText,
      fc.constantFrom(nested(9_000), nested(9_000, 'map', '"x"'))
    )
    const event = fc.record({
      event: fc.oneof(
        hostileText,
        fc.constantFrom('updates', 'error', 'metadata', 'end', 'messages')
      ),
      data: payload
    })
    const expected = fc.constantFrom(...Array<undefined>(20).fill(undefined), 'x', '^$')
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), expected, (events, expect_) => {
        const verdict = judgeRun(events, expect_)
        expect(verdict === undefined || typeof verdict.what === 'string').toBe(true)
        for (const line of transcriptOf(events, (text) => text)) {
          expect(line.event.length + line.text.length).toBeLessThanOrEqual(240)
          expect(line.event + line.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        }
      }),
      cases(1_000)
    )
  },
  withinSeconds(300)
)

const MEBIBYTE = 1024 * 1024
const piecesOf = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    Buffer.from(text.slice(i * size, (i + 1) * size))
  )
const HEAVY: Record<string, [pieces: () => Uint8Array[], events: number]> = {
  'one line without an end': [() => piecesOf(`data: ${'x'.repeat(8 * MEBIBYTE)}`, 16_384), 1],
  'a million events': [() => piecesOf('data:1\n\n'.repeat(MEBIBYTE), 65_536), MEBIBYTE],
  'a million lines of one event': [() => piecesOf('data:\n'.repeat(MEBIBYTE), 65_536), 1]
}

describe('a stream that is made to be heavy is read to its end', () => {
  test.each(Object.entries(HEAVY))(
    '%s',
    (_name, [pieces, count]) => {
      const events = eventsOf(pieces())
      expect(events).toHaveLength(count)
      judgeRun(events, 'never there')
      expect(transcriptOf(events, (text) => text).length).toBeLessThanOrEqual(20)
    },
    withinSeconds(300)
  )
})

test('payloads nested deeper than a stack is high are taken for text', () => {
  for (const data of [nested(200_000), nested(200_000, 'map', '{"content":"x"}')]) {
    expect(textsOf(data)).toEqual([data])
    expect(viewsOf([{ event: 'updates', data }]).includes(data)).toBe(true)
  }
})
