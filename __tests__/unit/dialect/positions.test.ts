import { expect, test } from '@jest/globals'
import * as z from 'zod'
import { readPath } from '../../../src/contract/dialect/codec.js'
import { LANGSMITH, NEUTRAL } from '../../../src/contract/dialect/dialect.js'
import { fitName, LANGSMITH_SERVICE_RULES } from '../../../src/contract/dialect/service-rules.js'
import { translate, translatePath, type Way } from '../../../src/contract/dialect/translate.js'

/** Words in each place that a schema can have. Made for each test, so nothing is remembered of it. */
const shape = () =>
  z.object({
    source: z.enum(['git_host', 'external_container', 'other']).nullish(),
    plain: z.enum(['a', 'b']).optional(),
    labels: z.record(z.string(), z.string()).nullish(),
    names: z.array(z.string()).optional(),
    rows: z.array(z.object({ graph_config_path: z.string(), note: z.string() })).nullable(),
    nested: z.object({ deeper: z.object({ cluster: z.string() }).nullish() }).optional(),
    none: z.object({ text: z.string() }).optional()
  })

const NEUTRALLY = {
  source: 'git_host',
  plain: 'git_host',
  labels: { cluster: 'git_host' },
  names: ['git_host'],
  rows: [{ graph_config_path: 'git_host', note: 'cluster' }, 7],
  nested: { deeper: { cluster: 'cluster' } },
  none: { text: 'cluster' },
  unknown: { cluster: 'git_host' }
}
const ON_THE_WIRE = {
  ...NEUTRALLY,
  source: 'github',
  rows: [{ langgraph_config_path: 'git_host', note: 'cluster' }, 7],
  nested: { deeper: { k8s: 'cluster' } }
}
const how = (way: Way) => ({ words: LANGSMITH.words, way })

test('a word is translated where the schema has one, in lists and below optional objects, and nowhere else', () => {
  expect(translate(NEUTRALLY, shape(), how('write'))).toEqual(ON_THE_WIRE)
  expect(translate(ON_THE_WIRE, shape(), how('read'))).toEqual(NEUTRALLY)
  expect(translate(ON_THE_WIRE, shape(), how('accept'))).toEqual(NEUTRALLY)
  expect(translate(NEUTRALLY, shape(), how('accept'))).toEqual(NEUTRALLY)
})

test.each([
  { source: null, rows: null, nested: null },
  { source: 7, rows: {}, nested: [] },
  { rows: [null, 'graph_config_path'], nested: { deeper: null } },
  { plain: 'a', none: { text: 'git_host' } }
])('what has another form than the schema is left alone: %j', (value) => {
  for (const way of ['write', 'read', 'accept'] as const) expect(translate(value, shape(), how(way))).toEqual(value)
})

test.each<[(string | number)[], (string | number)[]]>([
  [
    ['rows', 3, 'langgraph_config_path'],
    ['rows', 3, 'graph_config_path']
  ],
  [
    ['rows', 'k8s'],
    ['rows', 'k8s']
  ],
  [
    ['nested', 'object', 'deeper', 'k8s', 'k8s'],
    ['nested', 'object', 'deeper', 'cluster', 'k8s']
  ],
  [
    ['labels', 'k8s'],
    ['labels', 'k8s']
  ],
  [
    [0, 'source', 'github'],
    [0, 'source', 'github']
  ]
])('the field %j of a refusal is %j here', (path, neutral) => {
  expect(translatePath(path, shape(), how('accept'))).toEqual(neutral)
  expect(readPath(LANGSMITH, ['body', ...path], shape())).toEqual(['body', ...neutral])
  for (const loc of [
    readPath(NEUTRAL, ['body', ...path], shape()),
    readPath(LANGSMITH, ['body', ...path]),
    readPath(LANGSMITH, ['query', ...path], shape()).with(0, 'body')
  ])
    expect(loc).toEqual(['body', ...path])
})

test('a path to write has the words of the service', () => {
  expect(translatePath(['rows', 0, 'graph_config_path'], shape(), how('write'))).toEqual([
    'rows',
    0,
    'langgraph_config_path'
  ])
  expect(translatePath(['nested', 'deeper', 'cluster'], shape(), how('write'))).toEqual(['nested', 'deeper', 'k8s'])
})

test.each([
  ['support', 'support'],
  ['support-pr-1-', 'support-pr-1-'],
  ['Süpport Bot', 'support-bot'],
  ['--42-support--', 'support'],
  ['42', undefined],
  ['', undefined]
])('the name %j fits the rule of the public service as %j', (name, fitted) => {
  expect(fitName(name, LANGSMITH_SERVICE_RULES.names!)).toBe(fitted)
})
