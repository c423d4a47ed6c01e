import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Difference } from '../../src/deploy/core/model.js'
import type { Failure } from '../../src/errors.js'
import { commentMarker } from '../../src/report/github/comment.js'
import { describeRun } from '../../src/report/github/github-deployment.js'
import { previewName, pullRequestOf } from '../../src/repository/preview-name.js'
import { problemsOf, withoutMarkers } from '../security/hostile/rendered.js'
import { renderComment } from '../support/comments/render-comment.js'
import { ENDS } from '../support/ends.js'
import { failure, type RunFacts, recordFrom, recordOf, serves } from '../support/records.js'

const text = fc.string({ unit: 'binary', maxLength: 60 })
const hostile = fc.oneof(
  text,
  fc.constantFrom(
    '-->',
    '@octocat',
    '](http://evil.example)',
    '`x`',
    '|',
    '\n# big',
    '<b>',
    '--!>',
    '\u202e',
    '#1'
  )
)
const change = fc.record({
  path: hostile,
  difference: fc.constantFrom<Difference>('added', 'changed', 'removed', 'unproven', 'repeated'),
  before: hostile,
  after: hostile,
  note: hostile,
  new_revision: fc.boolean()
})

test('whatever a name, a field or an error is made of, it formats, links and mentions nothing in the comment', () => {
  fc.assert(
    fc.property(
      hostile,
      hostile,
      fc.array(change, { maxLength: 3 }),
      hostile,
      (name, status, changes, message) => {
        const plan = {
          operation: 'update' as const,
          new_revision: true,
          reasons: [],
          changes,
          warnings: []
        }
        const commits = [{ revision_id: 'r1', commit_sha: message }]
        const record = recordOf(status, { plan, commits })
        const failed = failure(message, { facts: [{ label: name, value: message }], fix: [status] })
        const markdown = withoutMarkers(
          renderComment({ name, record, failure: failed, isOver: true })
        )
        expect(problemsOf(markdown)).toEqual([])
        expect(markdown).not.toMatch(/[\u202e\u2066\u0000]/)
      }
    )
  )
})

test('no name can end the marker of its comment, and no two names share one', () => {
  fc.assert(
    fc.property(hostile, hostile, (a, b) => {
      const marker = (name: string, control_plane = 'one') => commentMarker({ name, control_plane })
      expect(marker(a)).toMatch(/^<!-- deploy-agent-server [0-9a-f]{64} -->$/)
      expect(marker(a) === marker(b)).toBe(a === b)
      expect(marker(a) === marker(a, 'two')).toBe(false)
    })
  )
})

test.each(['updated', 'several'])('the comment on %s', (end) => {
  expect(renderComment(...(ENDS[end] ?? []))).toMatchSnapshot()
})

test('a comment stays within the limit of GitHub, however many deployments it is on', () => {
  const record = recordOf('DEPLOYED', { warnings: ['w'.repeat(400)] })
  const many = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ name: `agent-${i}`, record, isOver: true }))
  for (const n of [1, 100, 500])
    expect(renderComment(...many(n)).length).toBeLessThanOrEqual(65_536)
})

test('the comment links only to what serves', () => {
  const linkOf = (over: RunFacts) =>
    /\[Open\]\(https:\/\/support\.example\)[^|]*/.exec(
      renderComment({
        name: 'support',
        record: recordOf('BUILD_FAILED', over),
        failure: failure('No.'),
        isOver: true
      })
    )?.[0]
  expect(linkOf({})).toBeUndefined()
  expect(linkOf({ serving_after: { is: 'nothing' } })).toBeUndefined()
  expect(linkOf({ serving_after: serves('r0') })).toContain('(previous revision)')
})

const seen = (status: string) => ({
  revision_id: 'r',
  statuses: [{ revision_id: 'r', status, elapsed_ms: 0 }]
})

test('the description of a status never exceeds what GitHub takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (message) => {
      const failure: Failure = {
        kind: 'failure',
        code: 'revision_failed',
        what: message,
        facts: [{ label: 'Service', value: message }],
        fix: []
      }
      expect(describeRun(recordFrom(seen(message)), failure).length).toBeLessThanOrEqual(140)
      expect(describeRun(recordFrom(seen(message))).length).toBeLessThanOrEqual(140)
    })
  )
})

test('a preview belongs to exactly one name and number: no other name is swept with it', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 999_999 }), (name, other, number) => {
      expect(pullRequestOf(name, previewName(name, number, 'pr'), 'pr')).toBe(number)
      expect(pullRequestOf(name, previewName(name, number, 'mr'), 'pr')).toBeUndefined()
      if (name !== other)
        expect(pullRequestOf(other, previewName(name, number, 'pr'))).toBeUndefined()
    })
  )
})

test.each([
  '',
  '-pr-',
  '-pr-0',
  '-pr-01',
  '-pr-1x',
  '-pr-1 ',
  '-pr--1',
  '-pr-1e3',
  '-pr-12345678901'
])('support%s is no preview of support', (ending) => {
  expect(pullRequestOf('support', `support${ending}`)).toBeUndefined()
})
