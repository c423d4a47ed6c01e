import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  fitName,
  LANGSMITH,
  LANGSMITH_WORDS,
  translate,
  translatePath,
  type Word,
  type Words
} from '../../../src/contract/dialect.js'
import {
  anyObject,
  hostileText,
  PUBLIC,
  saidDeployment,
  saidListener,
  saidRevision
} from '../../support/fakes/dialects.js'
import { runs } from '../../support/runs.js'

const neutral = (word: Word) => word
const inWords = (words: Words) => (word: Word) => words[word]
/** What would be on the wire: own `__proto__` keys, and the order of keys, included. */
const text = (value: unknown) => JSON.stringify(value)
const parsed = (value: unknown): unknown => JSON.parse(text(value))

test('the words are those of the public service', () => {
  expect(LANGSMITH_WORDS).toEqual(PUBLIC)
})

describe.each([
  ['a deployment', saidDeployment],
  ['a revision', saidRevision],
  ['a listener', saidListener]
] as const)('%s', (_, said) => {
  test('says each word where it stands, and leaves alone whatever only looks like one', () => {
    fc.assert(
      fc.property(said, (build) => {
        const value = parsed(build(neutral))
        const wire = parsed(build(inWords(PUBLIC)))
        for (const [from, to] of [
          [value, wire],
          [[value], [wire]],
          [{ resources: [value] }, { resources: [wire] }]
        ]) {
          expect(text(translate(from, PUBLIC, 'write'))).toBe(text(to))
          expect(text(translate(to, PUBLIC, 'read'))).toBe(text(from))
          expect(text(translate(to, PUBLIC, 'swap'))).toBe(text(from))
        }
      }),
      { numRuns: 300 }
    )
  })

  test('is understood in neutral words, or in some of both', () => {
    fc.assert(
      fc.property(said, fc.func(fc.boolean()), (build, isWire) => {
        const mixed = parsed(build((word) => (isWire(word) ? PUBLIC[word] : word)))
        expect(text(translate(mixed, PUBLIC, 'read'))).toBe(text(parsed(build(neutral))))
      }),
      { numRuns: 300 }
    )
  })
})

/** Any JSON in whose places words and look-alikes stand. */
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, depthSize: 'large' },
    hostileText,
    fc.constantFrom(null, 0, true),
    anyObject(
      tie('value'),
      fc.oneof(
        hostileText,
        fc.constantFrom('source', 'source_config', 'compute_type', 'labels', 'secrets', 'env')
      )
    ),
    fc.array(tie('value'), { maxLength: 3 })
  )
})).value

test('swapping twice gives back any value whatever', () => {
  fc.assert(
    fc.property(anyJson, (json) => {
      const value = parsed(json)
      expect(text(translate(translate(value, PUBLIC, 'swap'), PUBLIC, 'swap'))).toBe(text(value))
    }),
    { numRuns: runs(2_000) }
  )
})

test.each(['labels', 'annotations', 'secrets', 'env', 'volumes'])(
  'what %s hold is left alone',
  (field) => {
    const value = { [field]: [{ graph_config_path: 'x', source: 'git_host' }] }
    expect(translate(value, PUBLIC, 'write')).toEqual(value)
  }
)

test.each([
  ['source_revision_config.langgraph_config_path', 'source_revision_config.graph_config_path'],
  [
    'source_config.resource_spec.labels.redis_memory_mb',
    'source_config.resource_spec.labels.redis_memory_mb'
  ],
  ['resource_spec.sidecars.0.env.1.k8s_namespace', 'resource_spec.sidecars.0.env.1.k8s_namespace'],
  // A tag that some services put before the fields of a choice.
  [
    'github.source_revision_config.langgraph_config_path',
    'github.source_revision_config.graph_config_path'
  ]
])('the path of a field: %s', (wire, neutral) => {
  const translated = (path: string, way: 'read' | 'write') =>
    translatePath(path.split('.'), PUBLIC, way).join('.')
  expect([translated(wire, 'read'), translated(neutral, 'read')]).toEqual([neutral, neutral])
  expect(translated(neutral, 'write')).toBe(wire)
})

test.each([
  ['support', 'support'],
  ['Süpport Bot', 'support-bot'],
  ['--42-support--', 'support'],
  ['42', undefined]
])('the name %j fits the rule of the public service as %j', (name, fitted) => {
  expect(fitName(name, LANGSMITH.serviceRules.names!)).toBe(fitted)
})
