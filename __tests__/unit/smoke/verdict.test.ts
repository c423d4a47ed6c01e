import { describe, expect, test } from '@jest/globals'
import type { StreamEvent } from '../../../src/ports.js'
import { judgeRun } from '../../../src/smoke/verdict.js'

const on = (event: string, payload: unknown): StreamEvent => ({
  event,
  data: JSON.stringify(payload)
})
const ai = (content: unknown, id?: string) => ({ type: 'ai', content, ...(id && { id }) })
const chunk = (content: unknown, id?: string) => ({
  type: 'AIMessageChunk',
  content,
  ...(id && { id })
})
const human = (content: string) => ({ type: 'human', content })
const node = (...messages: unknown[]) => ({ agent: { messages } })
const METADATA = on('metadata', { run_id: 'r-1' })
const MODEL = { langgraph_node: 'agent', ls_model_name: 'model-7' }

const lc = (name: string, kwargs: object) => ({
  lc: 1,
  type: 'constructor',
  id: ['langchain', name],
  kwargs
})

describe('the whole answer of a mode can be matched', () => {
  const answers: [string, StreamEvent[]][] = [
    ['updates', [on('updates', node(ai('Hello world', 'm')))]],
    [
      'updates of a plain map',
      [on('updates', node({ role: 'assistant', content: 'Hello world' }))]
    ],
    [
      'updates that carry the question along',
      [on('updates', node(human('Hi'), ai('Hello world')))]
    ],
    [
      'a later node that carries all on',
      ['a', 'b'].map(() => on('updates', node(ai('Hello world'))))
    ],
    [
      'pieces',
      [on('messages', [chunk('Hello ', 'm'), MODEL]), on('messages', [chunk('world', 'm'), MODEL])]
    ],
    [
      'pieces of a graph in the graph',
      ['Hello ', 'world'].map((piece) => on('messages|sub:1', [chunk(piece, 'm'), MODEL]))
    ],
    [
      'partial and complete',
      [
        on('messages/metadata', { m: { metadata: MODEL } }),
        on('messages/partial', [ai('Hello', 'm')]),
        on('messages/partial', [ai('Hello world', 'm')]),
        on('messages/complete', [ai('Hello world', 'm')])
      ]
    ],
    [
      'values',
      [
        on('values', { messages: [human('Hi')] }),
        on('values', { messages: [human('Hi'), ai('Hello world')] })
      ]
    ],
    [
      'content in parts',
      [
        on(
          'updates',
          node(ai([{ type: 'text', text: 'Hello ' }, 'world', { type: 'tool_use', id: 't' }]))
        )
      ]
    ],
    [
      'the serialized form',
      [
        on(
          'updates',
          node(lc('HumanMessage', { content: 'Hi' }), lc('AIMessage', { content: 'Hello world' }))
        )
      ]
    ],
    [
      'what a tool says beside it',
      [on('updates', node({ type: 'tool', content: '7' }, ai('Hello world')))]
    ],
    ['a state without messages', [on('updates', { agent: { answer: 'Hello world' } })]],
    ['a mode of its own', [on('custom', 'Hello world')]],
    ['no JSON', [{ event: 'message', data: 'Hello world' }]]
  ]
  test.each(answers)('%s', (_, events) => {
    expect(judgeRun([METADATA, ...events], '^Hello world$')).toBeUndefined()
    expect(judgeRun([METADATA, ...events], 'Hi\\b')?.what).toMatch(/does not match/)
  })

  test('modes in one request are judged one by one', () => {
    const both = [
      on('messages', [chunk('Hello ', 'm'), MODEL]),
      on('messages', [chunk('world', 'm'), MODEL]),
      on('updates', node(ai('Hello world', 'm')))
    ]
    expect(judgeRun(both, '^Hello world$')).toBeUndefined()
    expect(judgeRun(both, 'world.*Hello')?.what).toMatch(/does not match/)
  })

  test('data is matched as it was sent', () => {
    expect(
      judgeRun(
        [{ event: 'updates', data: '{"status": "ok", "n": 1.0}' }],
        '^{"status": "ok", "n": 1.0}$'
      )
    ).toBe(undefined)
  })

  test('two messages stand on lines of their own', () => {
    const events = [on('updates', node(ai('One', 'a'))), on('updates', node(ai('Two', 'b')))]
    expect(judgeRun(events, '^One\nTwo$')).toBeUndefined()
  })
})

describe('what is no answer is not matched', () => {
  test.each<[string, StreamEvent, string]>([
    ['the question', on('updates', node(human('Hi there'))), 'Hi there'],
    [
      'a question in serialized form',
      on('updates', node(lc('HumanMessage', { content: 'Hi there' }))),
      'Hi there'
    ],
    ['a question that is streamed', on('messages', [human('Hi there'), MODEL]), 'Hi there'],
    [
      'the state before the agent speaks',
      on('values', { messages: [{ role: 'user', content: 'Hi there' }] }),
      'there'
    ],
    ['the name of the model', on('messages', [chunk('x'), MODEL]), 'model-7'],
    ['the metadata of a message', on('messages/metadata', { m: { metadata: MODEL } }), 'model-7']
  ])('%s', (_, event, expectation) => {
    expect(judgeRun([on('updates', { agent: {} }), event], expectation)?.what).toMatch(
      /does not match/
    )
  })
})

test.each<[string, StreamEvent[], RegExp]>([
  ['nothing', [], /without a data event/],
  ['metadata only', [METADATA, { event: 'end', data: '' }], /without a data event/],
  [
    'an error',
    [on('updates', node(ai('x'))), on('error', { message: 'no key' })],
    /reported an error: no key/
  ],
  [
    'an error two graphs deep',
    [on('error|a:1|b:2', { message: 'no key' })],
    /reported an error: no key/
  ]
])('a run without an answer is no good run: %s', (_, events, says) => {
  expect(judgeRun(events, undefined)?.what).toMatch(says)
})

describe('what does not stand in the answer does not pass the check', () => {
  const state = (text: string) => on('values', { messages: [human('Hi'), ai(text)] })
  test.each<[string, StreamEvent[], string, boolean]>([
    ['an earlier state does not', [state('approved'), state('rejected')], 'approved', false],
    [
      'lines of two messages are not one',
      [on('updates', node(ai('Hel', 'a'), ai('lo', 'b')))],
      'Hello',
      false
    ],
    [
      'texts of two modes are not one',
      [on('updates', node(ai('Hel'))), on('custom', 'lo')],
      'Hello',
      false
    ],
    [
      'two messages in a list are both kept',
      [on('messages', [ai('x'), ai('Hello')])],
      'Hello',
      true
    ],
    [
      'no part of an empty id is joined',
      [on('updates', node({ ...ai('Hel'), id: '' }, { ...ai('lo'), id: '' }))],
      'Hello',
      false
    ]
  ])('%s', (_, events, expect_, passes) => {
    expect(judgeRun(events, expect_) === undefined).toBe(passes)
  })

  test('a pattern that takes too long fails the check, not the run', () => {
    const events = [on('custom', `${'a'.repeat(60)}b`)]
    expect(judgeRun(events, '^"?(a+)+$')?.what).toMatch(/took too long/)
  })
})
