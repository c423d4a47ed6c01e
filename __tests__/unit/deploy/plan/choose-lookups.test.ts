import { describe, expect, test } from '@jest/globals'
import { LookupRow } from '../../../../src/contract/answers.js'
import { findIntegration, findListener } from '../../../../src/deploy/plan/lookups.js'
import { InputError } from '../../../../src/errors.js'

const listener = (id: string, cluster_namespaces: string[] | null, compute_type = 'cluster') =>
  LookupRow.parse({ id, compute_type, compute_config: { cluster_namespaces } })

function problemOf(choose: () => string) {
  try {
    return { chosen: choose() }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems[0]
  }
}

test.each<[string, LookupRow[], string]>([
  ['the one that serves it', [listener('a', ['x']), listener('b', ['agents', 'y'])], 'b'],
  [
    'the one that serves it, beside one that does not tell',
    [listener('a', null), listener('b', ['agents'])],
    'b'
  ],
  ['the only one, which does not tell what it serves', [listener('a', null)], 'a']
])('the listener for a namespace is %s', (_, rows, chosen) => {
  expect(problemOf(() => findListener(rows, 'agents'))).toEqual({ chosen })
})

test.each<[string, LookupRow[], string, RegExp]>([
  [
    'no listener serves the namespace: those that are served are named',
    [listener('a', ['default', 'team-a']), listener('b', ['team-b'])],
    'cluster_namespace',
    /^is "agents", which no listener serves\..*a serves default, team-a; b serves team-b\.$/
  ],
  [
    'several serve it',
    [listener('a', ['agents']), listener('b', ['agents'])],
    'listener_id',
    /Set it to one of: a serves agents; b serves/
  ],
  [
    'several may serve it',
    [listener('a', null), listener('b', null)],
    'listener_id',
    /Set it to one of: /
  ],
  ['there is none', [], 'listener_id', /has none\. Create one/],
  ['a hostile one', [listener('a', ['x\n::error::y'])], 'cluster_namespace', /^[^\n]+$/]
])('the fix fits the problem: %s', (_, rows, input, problem) => {
  expect(problemOf(() => findListener(rows, 'agents'))).toEqual({
    input,
    problem: expect.stringMatching(problem)
  })
})

test('for an account without an integration, the fix is to create one, not to choose', () => {
  expect(problemOf(() => findIntegration([], 'acme'))).toEqual({
    input: 'integration_id',
    problem: expect.stringMatching(/has none.*Create one/)
  })
})

describe('the integration of a repository', () => {
  const row = (id: string, name?: string) =>
    LookupRow.parse({ id, ...(name !== undefined && { name }) })
  const [acme, other] = [row('a', 'Acme'), row('b', 'other')]
  test.each<[string, LookupRow[], string | undefined, string]>([
    ['is the only one, whatever its name is', [other], 'acme', 'b'],
    ['is the one that is named like the owner, in any case', [other, acme], 'acme', 'a'],
    ['is not one without a name', [row('c'), acme], 'acme', 'a']
  ])('%s', (_, rows, owner, chosen) =>
    expect(problemOf(() => findIntegration(rows, owner))).toEqual({ chosen })
  )

  test.each<[string, LookupRow[], string | undefined, RegExp]>([
    [
      'of several with that name, those are listed',
      [other, acme, row('c', 'ACME')],
      'acme',
      /one of: a Acme; c ACME\.$/
    ],
    [
      'with none of that name, all are listed',
      [other, row('c')],
      'acme',
      /one of: b other; c \(no name\)\.$/
    ]
  ])('%s', (_, rows, owner, problem) => {
    const expected = { input: 'integration_id', problem: expect.stringMatching(problem) }
    expect(problemOf(() => findIntegration(rows, owner))).toEqual(expected)
  })
})

test('a listener is not chosen where another one may serve the namespace', () => {
  const expected = {
    input: 'listener_id',
    problem: expect.stringMatching(/is not certain.*one of: b /)
  }
  expect(
    problemOf(() => findListener([listener('a', ['x']), listener('b', null)], 'agents'))
  ).toEqual(expected)
})
