import { describe, expect, test } from '@jest/globals'
import type { RevisionLog } from '../../../src/deploy/core/events.js'
import { NOTHING } from '../../../src/deploy/core/snapshot.js'
import { CancelledError, CredentialsExpiredError, InputError } from '../../../src/errors.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { describeFailure, failureText } from '../../../src/report/failure.js'
import { endLines, endTitle, manifestFailure, withPointers } from '../../../src/report/manifest.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import { Reporter } from '../../../src/report/reporter.js'
import { dropped, refusal } from '../../support/fakes/answers.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'
import { failure, type RunFacts, recordFrom, recordOf, serves } from '../../support/records.js'

const WROTE: RunFacts = {
  command: 'deploy',
  name: 'support',
  last_write: 'PATCH /v2/deployments/d'
}
const UNSENT: RunFacts = { command: 'deploy', name: 'support' }
const INPUT = new InputError([{ input: 'name', problem: 'is odd' }])

describe('a failure says "Nothing was changed" only if that is so', () => {
  test.each<[string, unknown, RunFacts, true | undefined]>([
    ['its only write was refused', refusal(422), { ...WROTE, last_write: 'GET /x' }, true],
    ['another request than its write was refused', refusal(404), WROTE, undefined],
    ['nothing was sent', dropped(), UNSENT, true],
    ['its inputs are invalid', INPUT, {}, true],
    [
      'an earlier attempt of the write may have been applied',
      refusal(409),
      { ...WROTE, retries: 1 },
      undefined
    ],
    ['the refusal may hide that the write was applied', refusal(503), WROTE, undefined],
    ['the answer of the write was lost', dropped(), WROTE, undefined],
    [
      'a read is refused after the update',
      refusal(401),
      { ...WROTE, operation: 'updated' },
      undefined
    ],
    ['a revision of this run is known', refusal(403), { ...UNSENT, revision_id: 'r1' }, undefined],
    [
      'an earlier preview of the sweep was deleted',
      refusal(403),
      { ...WROTE, command: 'sweep' },
      undefined
    ],
    ['an input turns out to be invalid after a write', INPUT, WROTE, undefined],
    ['a plan never changes anything', refusal(403), { ...UNSENT, command: 'plan' }, undefined],
    ['the run was cancelled', new CancelledError(), UNSENT, undefined]
  ])('%s', (_, error, facts, unchanged) =>
    expect(describeFailure(error, recordFrom(facts)).unchanged).toBe(unchanged)
  )
})

describe('a run that is cancelled', () => {
  const rollingBack = recordOf('BUILD_FAILED', { rollback: { to: 'r0', revision_id: 'r2' } })
  test.each<[string, RunRecord, RegExp, RegExp]>([
    [
      'during the rollback',
      rollingBack,
      /back to revision r0 with revision r2, because revision r1 failed/,
      /continues/
    ],
    [
      'after the revision is live',
      recordOf('DEPLOYED'),
      /after revision r1 was DEPLOYED/,
      /reads first/
    ],
    [
      'after the revision has failed',
      recordOf('BUILD_FAILED'),
      /after revision r1 ended as BUILD_FAILED\.$/,
      /^Read the logs/
    ],
    [
      'before its status is read',
      recordOf(''),
      /waiting for revision r1\. The rollout continues\.$/,
      /resume/
    ],
    ['after a write', recordFrom(WROTE), /while a request was in progress\.$/, /reads first/],
    ['before any write', EMPTY_RECORD, /Nothing was changed\.$/, /^$/]
  ])('%s says what continues, and what to do', (_, record, what, fix) => {
    const cancelled = describeFailure(new CancelledError(), record)
    expect(cancelled.what).toMatch(what)
    expect(cancelled.fix.join(' ')).toMatch(fix)
  })

  test('after a write names the request that may have been applied', () => {
    expect(describeFailure(new CancelledError(), recordFrom(WROTE)).facts).toEqual([
      { label: 'Request', value: expect.stringMatching(/^PATCH \S+ may have been applied/) }
    ])
  })
})

test('a credential that expires during the wait ends the wait, and the rollout continues', () => {
  const options = { request: 'GET /x', status: 401, mayHaveBeenApplied: false, retryable: false }
  const expired = new CredentialsExpiredError({ what: 'GET /x: answered 401', ...options })
  const told = describeFailure(expired, recordOf('BUILDING'))
  expect(told).toMatchObject({ kind: 'error', code: 'auth_failed' })
  const rollout = expect.objectContaining({ label: 'Rollout' })
  expect(told.facts).toContainEqual(rollout)
  expect(describeFailure(expired, recordOf('DEPLOYED')).facts).not.toContainEqual(rollout)
})

test('of many invalid inputs the first 30 are listed, and the others are counted', () => {
  const problems = Array.from({ length: 32 }, (_, i) => ({
    input: `a.yaml:${i}:1`,
    problem: `is wrong in way ${i}`
  }))
  const factsOf = (many: number) =>
    describeFailure(new InputError(problems.slice(0, many)), EMPTY_RECORD).facts
  expect(factsOf(30)).toHaveLength(30)
  expect(factsOf(32).slice(29)).toEqual([
    { label: 'a.yaml:29:1', value: 'is wrong in way 29' },
    { label: 'Not listed', value: '2 more' }
  ])
})

const LINES = Array.from({ length: 12 }, (_, i) => `line ${i + 1}`)
const LOG: RevisionLog = { log: 'build', revision_id: 'r1', lines: LINES, is_end: true }

test('the end of the build log stands at the error, the rest is folded: each line once', () => {
  const step = recordedRunner()
  const reporter = new Reporter({ lines: step.runner, redactor: createRedactor() })
  reporter.emit({ type: 'log_read', log: LOG })
  const told = failure('Build failed.', {
    facts: [{ label: 'Request', value: 'GET /x' }],
    docs_url: 'https://docs.example/errors.md#revision_failed'
  })
  expect(step.log.join('\n').match(/line \d+/g)).toEqual(['line 1', 'line 2'])
  expect(failureText(told, reporter.record()).split('\n')).toEqual([
    'Build failed.   code: revision_failed',
    '  Request: GET /x',
    '  Last lines of the build log:',
    ...LINES.slice(2).map((line) => `    ${line}`),
    '  To fix: Correct it.',
    '  More: https://docs.example/errors.md#revision_failed'
  ])
})

test('a status that a server fills with a secret is masked in the log', () => {
  const { runner, log } = recordedRunner()
  const redactor = createRedactor()
  redactor.add('k-7Qx2mZ9vLw4')
  const status = 'FAILED: the variable KEY had the value k-7Qx2mZ9vLw4'
  new Reporter({ lines: runner, redactor }).emit({
    type: 'status_read',
    revision_id: 'r1',
    status,
    elapsed_ms: 0
  })
  expect(log.join()).toContain('FAILED: the variable KEY')
  expect(log.join()).not.toContain('k-7Qx2')
})

describe('the failure of a run of several deployments', () => {
  const state = (key: string, code: Parameters<typeof failure>[1]) => ({
    key,
    name: key,
    isOver: true,
    record: EMPTY_RECORD,
    failure: failure(`${key} ended.`, code)
  })
  const cancelled = state('a', { kind: 'cancelled', code: 'cancelled' })
  const failed = state('b', {})
  const skipped = state('c', { code: 'dependency_failed' })
  const url = 'https://support.example'
  const live = {
    ...failed,
    key: 'support',
    failure: undefined,
    record: recordOf('DEPLOYED', { url })
  }
  const planned = recordOf('DEPLOYED', { command: 'plan' })
  const broken = recordOf('BUILD_FAILED', { url, serving_after: serves('r0') })

  test.each([
    ['all were cancelled', [cancelled], { kind: 'cancelled', code: 'cancelled' }],
    [
      'one failed before the others were cancelled',
      [cancelled, failed],
      { kind: 'cancelled', code: 'cancelled' }
    ],
    [
      'all failed alike',
      [failed, { ...failed, key: 'd' }],
      { kind: 'failure', code: 'revision_failed' }
    ],
    [
      'they failed differently',
      [failed, state('e', { code: 'wait_timeout' })],
      { code: 'deployments_failed' }
    ],
    ['one was skipped, too', [failed, skipped], { kind: 'failure', code: 'revision_failed' }]
  ])('has its code: %s', (_, states, expected) =>
    expect(manifestFailure(states)).toMatchObject(expected)
  )

  test('names each deployment that failed or was skipped, with each error once', () => {
    const id = '5f0c2d7e-88a0-4d0b-9a57-f8b0a21c44e1'
    const same = {
      ...failed,
      record: recordFrom({ revision_id: id }),
      failure: failure('b ended.', {
        facts: [{ label: 'Revision', value: `${id} ${'x'.repeat(2_000)}` }],
        docs_url: 'https://docs.example'
      })
    }
    const all = [same, { ...same, key: 'd' }, skipped, cancelled]
    const whole = manifestFailure(all)
    const ofSame = /^b ended\. Revision: 5f0c2d7e… x{960,990}… {3}code: revision_failed$/
    expect(whole).toMatchObject({
      what: 'b, d failed, a cancelled, 1 skipped.',
      facts: [
        { label: 'b, d', value: expect.stringMatching(ofSame) },
        { label: 'a', value: 'a ended.   code: cancelled' },
        { label: 'c', value: 'c ended.   code: dependency_failed' }
      ]
    })
  })

  test('points to the log of each deployment, and repeats neither cause nor command', () => {
    const withCommand = state('b', { command: 'program logs' })
    const all = [withCommand, { ...failed, key: 'd' }, skipped]
    const whole = failure('b, d failed, 1 skipped.', { command: 'program logs' })
    expect(withPointers(whole, all)).toEqual({
      ...whole,
      facts: [
        { label: 'b, d', value: 'revision_failed. See above.' },
        { label: 'c', value: 'dependency_failed. See above.' }
      ],
      fix: [expect.stringContaining('run again')],
      command: undefined
    })
  })

  test('says in one line what serves', () => {
    const record = recordFrom({
      command: 'deploy',
      deployment_id: 'd1',
      revision_id: 'r1',
      serving_before: serves('r0'),
      serving_after: NOTHING
    })
    expect(manifestFailure([{ ...failed, record }])?.facts).toEqual([
      { label: 'b', value: 'b ended. Nothing is serving now.   code: revision_failed' }
    ])
  })

  test.each([
    [[failed], /^Correct it\.$/],
    [[failed, { ...failed, key: 'd' }], /^Correct the causes above/],
    [[failed, cancelled], /^Rollouts .* continue\. Correct/],
    [[cancelled], /^Rollouts .* continue\. Run again\.$/]
  ])('says what to do (%#)', (states, fix) =>
    expect(manifestFailure(states)?.fix.join(' ')).toMatch(fix)
  )

  test.each([
    [
      'the counts if none failed',
      [{ ...failed, failure: undefined }],
      ['1 agent is live, unchanged.']
    ],
    ['nothing of those that failed', [failed], []],
    [
      'the addresses of the others',
      [failed, live],
      ['Addresses:', '  support  https://support.example']
    ],
    [
      'also the address of one that failed, if a revision serves there',
      [{ ...live, record: broken, failure: failed.failure }],
      ['Addresses:', '  support  https://support.example (previous revision)']
    ]
  ])('follows %s', (_, states, lines) => expect(endLines(states)).toEqual(lines))

  test.each([
    ['what is deployed', live, { text: '✓ support: deployed', tone: 'success' }],
    ['what failed', failed, { text: '✗ b: failed (revision_failed)', tone: 'failure' }],
    ['not what is only planned', { ...live, record: planned }, { text: '- support: planned' }]
  ])('marks %s', (_, state, title) => expect(endTitle(state)).toEqual(title))

  test('is none if none failed', () => expect(manifestFailure([skipped])).toBeUndefined())
})
