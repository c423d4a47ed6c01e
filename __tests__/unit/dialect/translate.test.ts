import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  Deployment,
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Revision
} from '../../../src/contract/deployment.js'
import { readRows } from '../../../src/contract/dialect/codec.js'
import { LANGSMITH, LANGSMITH_WORDS, type Word, type Words } from '../../../src/contract/dialect/dialect.js'
import { type Translation, translate, translatePath, type Way } from '../../../src/contract/dialect/translate.js'
import { Listener } from '../../../src/contract/lookups.js'
import {
  anyObject,
  hostileText,
  PUBLIC,
  saidDeployment,
  saidListener,
  saidRevision
} from '../../support/fakes/dialects.js'
import { runs } from '../../support/runs.js'

const SHAPES = [
  ['a create', DeploymentCreateRequest, saidDeployment],
  ['a patch', DeploymentPatchRequest, saidDeployment],
  ['a deployment', Deployment, saidDeployment],
  ['a revision', Revision, saidRevision],
  ['a listener', Listener, saidListener]
] as const

const neutral = (word: Word) => word
const inWords = (words: Words) => (word: Word) => words[word]
const as = (words: Words, way: Way): Translation => ({ words, way })
/** What would be on the wire: own `__proto__` keys, and the order of keys, included. */
const text = (value: unknown) => JSON.stringify(value)
const parsed = (value: unknown): unknown => JSON.parse(text(value))

test('the words are those of the public service', () => {
  expect(LANGSMITH_WORDS).toEqual(PUBLIC)
})

describe.each(SHAPES)('%s', (what, schema, said) => {
  // The patch has no name and no source: there, these are two more unknown fields.
  const sayable = said.map((build) => (say: (word: Word) => string) => {
    const { name: _name, source: _source, ...rest } = build(say)
    return what === 'a patch' ? rest : build(say)
  })

  test('says each word where it stands, and leaves alone whatever only looks like one', () => {
    fc.assert(
      fc.property(fc.constant(PUBLIC), sayable, (words, build) => {
        const value = parsed(build(neutral))
        const wire = parsed(build(inWords(words)))
        expect(text(translate(value, schema, as(words, 'write')))).toBe(text(wire))
        expect(text(translate(wire, schema, as(words, 'read')))).toBe(text(value))
        expect(text(translate(wire, schema, as(words, 'accept')))).toBe(text(value))
      }),
      { numRuns: 300 }
    )
  })

  test('is understood in neutral words, or in some of both', () => {
    fc.assert(
      fc.property(fc.constant(PUBLIC), sayable, fc.func(fc.boolean()), (words, build, isWire) => {
        const mixed = parsed(build((word) => (isWire(word) ? words[word] : word)))
        expect(text(translate(mixed, schema, as(words, 'accept')))).toBe(text(parsed(build(neutral))))
      }),
      { numRuns: 300 }
    )
  })
})

/** Any JSON in whose places words and look-alikes stand, fitting the schemas or not. */
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, depthSize: 'large' },
    hostileText,
    fc.constantFrom(null, 0, true),
    anyObject(
      tie('value'),
      fc.oneof(
        hostileText,
        fc.constantFrom('source', 'source_config', 'source_revision_config', 'listener_config', 'resource_spec'),
        fc.constantFrom('compute_type', 'compute_config', 'labels', 'secrets')
      )
    ),
    fc.array(tie('value'), { maxLength: 3 })
  )
})).value

describe('for any value whatever', () => {
  test('writing and reading undo each other, in both orders', () => {
    fc.assert(
      fc.property(fc.constant(PUBLIC), fc.constantFrom(...SHAPES), anyJson, (words, [, schema], json) => {
        const value = parsed(json)
        const there = translate(value, schema, as(words, 'write'))
        expect(text(translate(there, schema, as(words, 'read')))).toBe(text(value))
        const back = translate(value, schema, as(words, 'read'))
        expect(text(translate(back, schema, as(words, 'write')))).toBe(text(value))
      }),
      { numRuns: runs(2_000) }
    )
  })

  test('nothing of a response is lost, even if a field has both of its names', () => {
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [text(value)]
    const isFree = (leaf: string, words: Words) =>
      ![...Object.keys(words), ...Object.values(words)].includes(JSON.parse(leaf) as string)
    fc.assert(
      fc.property(fc.constant(PUBLIC), fc.constantFrom(...SHAPES), anyJson, (words, [, schema], json) => {
        const value = parsed(json)
        const read = translate(value, schema, as(words, 'accept'))
        const kept = (all: unknown) =>
          leaves(all)
            .filter((leaf) => isFree(leaf, words))
            .sort()
        expect(kept(read)).toEqual(kept(value))
        expect(leaves(read).length).toBe(leaves(value).length)
      }),
      { numRuns: runs(1_000) }
    )
  })

  test("a field under both names: the service's word counts, and the other stays", () => {
    const answer = { graph_config_path: 'old.json', langgraph_config_path: 'new.json' }
    expect(translate({ source_revision_config: answer }, Revision, as(PUBLIC, 'accept'))).toEqual({
      source_revision_config: { graph_config_path: 'new.json', langgraph_config_path: 'old.json' }
    })
  })

  test('neutral words cost nothing: the very value comes back', () => {
    const value = { source: 'git_host', labels: {} }
    expect(translate(value.labels, Deployment.shape.secrets, as(PUBLIC, 'write'))).toBe(value.labels)
  })
})

describe('a list', () => {
  const row = { id: 'x', source: 'github' }
  const read = { id: 'x', source: 'git_host' }

  test.each([
    ['is a bare array', [row, row], [read, read]],
    [
      'is a page',
      { resources: [row], offset: 0, source: 'github' },
      { resources: [read], offset: 0, source: 'github' }
    ],
    ['is one record alone', row, read],
    ['is a record with a field of that name', { ...row, resources: 'none' }, { ...read, resources: 'none' }],
    ['is nothing of the kind', 'github', 'github'],
    ['is null', null, null]
  ])('that %s', (_name, answer, expected) => {
    expect(readRows(LANGSMITH, answer, Deployment)).toEqual(expected)
  })

  test('deployments of unknown sources stay unchanged', () => {
    const others = ['internal_docker', 'internal_source', 'internal_template', null, 7].map((source) => ({ source }))
    expect(readRows(LANGSMITH, { resources: others }, Deployment)).toEqual({ resources: others })
  })
})

describe('the path of a field', () => {
  const words = PUBLIC
  test.each([
    [
      ['source_revision_config', 'langgraph_config_path'],
      ['source_revision_config', 'graph_config_path']
    ],
    [
      ['source_config', 'resource_spec', 'redis_memory_mb'],
      ['source_config', 'resource_spec', 'cache_memory_mb']
    ],
    [
      ['source_config', 'listener_config', 'k8s_namespace'],
      ['source_config', 'listener_config', 'cluster_namespace']
    ],
    // A label, an environment variable and a field of another place are not words.
    [
      ['source_config', 'resource_spec', 'labels', 'redis_memory_mb'],
      ['source_config', 'resource_spec', 'labels', 'redis_memory_mb']
    ],
    [
      ['source_config', 'resource_spec', 'sidecars', 0, 'env', 1, 'k8s_namespace'],
      ['source_config', 'resource_spec', 'sidecars', 0, 'env', 1, 'k8s_namespace']
    ],
    [
      ['source_config', 'langgraph_config_path'],
      ['source_config', 'langgraph_config_path']
    ],
    [
      ['secrets', 0, 'github'],
      ['secrets', 0, 'github']
    ],
    // A tag that some services put before the fields of a choice.
    [
      ['github', 'source_revision_config', 'langgraph_config_path'],
      ['github', 'source_revision_config', 'graph_config_path']
    ]
  ])('%j', (wire, expected) => {
    expect(translatePath(wire, DeploymentCreateRequest, as(words, 'accept'))).toEqual(expected)
    expect(translatePath(expected, DeploymentCreateRequest, as(words, 'accept'))).toEqual(expected)
    expect(translatePath(expected, DeploymentCreateRequest, as(words, 'write'))).toEqual(wire)
  })
})
