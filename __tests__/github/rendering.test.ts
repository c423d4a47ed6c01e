import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Change, Difference } from '../../src/deploy/core/model.js'
import { previewName, pullRequestOf } from '../../src/deploy/preview/preview-name.js'
import { judge } from '../../src/deploy/preview/sweep.js'
import { describeRun, finalState, isUnderWay } from '../../src/github-records/outcome.js'
import { readPayload } from '../../src/github-records/payload.js'
import { commentMarker, renderComment } from '../../src/report/comment.js'
import type { Failure } from '../../src/report/failure.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from '../../src/report/record.js'

const RUN_URL = 'https://github.com/acme/support/actions/runs/1'
const text = fc.string({ unit: 'binary', maxLength: 60 })
const hostile = fc.oneof(
  text,
  fc.constantFrom('-->', '@octocat', '](http://evil.example)', '`x`', '|', '\n# big', '<b>', '--!>', '\u202e', '#1')
)
const change = fc.record({
  path: hostile,
  difference: fc.constantFrom<Difference>('added', 'changed', 'removed', 'unproven', 'repeated'),
  before: hostile,
  after: hostile,
  note: hostile,
  new_revision: fc.boolean()
})

const comment = (name: string, record: Partial<RunRecord>, failure?: Failure) =>
  renderComment({
    name,
    record: { ...EMPTY_RECORD, ...record },
    failure,
    commit: undefined,
    under_way: false,
    run_url: RUN_URL
  })

/** Takes out what the comment itself is made of: what is left must not be syntax. */
function foreignParts(markdown: string): string {
  return markdown
    .replaceAll(/\]\(https?:\/\/[^\s)]*\)/g, '')
    .replaceAll(/<\/?code>|&#\d+;|\*\*|~~|^> |^_No .*_/gm, '')
    .replaceAll('[', '')
}

test('whatever a name, a field or an error is made of, it formats, links and mentions nothing in the comment', () => {
  fc.assert(
    fc.property(hostile, hostile, fc.array(change, { maxLength: 3 }), hostile, (name, status, changes, message) => {
      const plan = { operation: 'update' as const, new_revision: true, reasons: [], changes, warnings: [] }
      const record: Partial<RunRecord> = {
        plan,
        revision_id: 'r1',
        commits: [{ revision_id: 'r1', commit_sha: message }],
        statuses: [{ revision_id: 'r1', status, elapsed_ms: 1 }]
      }
      const failure: Failure = { kind: 'failure', code: 'revision_failed', message, advice: status }
      const markdown = comment(name, record, failure)
      expect(foreignParts(markdown)).not.toMatch(/[@<>`|[\]*_#]/)
      expect(markdown).not.toMatch(/[\u202e\u2066\u0000]/)
      // Five lines, a blank one, and the failure: no text brings lines of its own beyond the failure's.
      expect(markdown.split('\n').filter((line) => !line.startsWith('>')).length).toBeLessThanOrEqual(8)
    })
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

test('the comment holds state, address, docs, revision, commit, duration, changes and the run in five lines', () => {
  const changes: Change[] = [
    { path: 'source_revision_config.repo_ref', difference: 'changed', before: 'a', after: 'b', new_revision: true },
    { path: 'secrets.OPENAI_API_KEY', difference: 'changed', new_revision: true },
    { path: 'secrets.SENTRY_DSN', difference: 'added', new_revision: true }
  ]
  const markdown = comment('support', {
    operation: 'updated',
    new_revision: true,
    deployment_id: 'd1',
    revision_id: '77aa02',
    url: 'https://support.example',
    commits: [{ revision_id: '77aa02', commit_sha: '9f8e7d6c5b4a' }],
    waited_ms: 245_000,
    statuses: [{ revision_id: '77aa02', status: 'DEPLOYED', elapsed_ms: 245_000 }],
    plan: { operation: 'update', new_revision: true, reasons: [], changes, warnings: [] }
  })
  const plain = markdown.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  expect(plain).toBe(
    [
      '[**https://support.example**](https://support.example) · [docs](https://support.example/docs)  ',
      '✅ <code>support</code> is deployed  ',
      'Revision <code>77aa02</code> · <code>DEPLOYED</code> · commit <code>9f8e7d6</code> · after 4:05  ',
      'Changed: <code>source_revision_config.repo_ref</code> a → b; <code>secrets</code> ~ OPENAI_API_KEY changed, + SENTRY_DSN added  ',
      `[Log of the run](${RUN_URL})`,
      ''
    ].join('\n')
  )
})

const URL_AND_REVISION: Partial<RunRecord> = {
  command: 'deploy',
  url: 'https://support.example',
  revision_id: 'r',
  operation: 'updated',
  new_revision: true
}
const FAILURE: Failure = { kind: 'failure', code: 'revision_failed', message: 'no', advice: undefined }

test('a commit that no revision is proven to be of is never shown beside one', () => {
  const render = (record: Partial<RunRecord>, under_way: boolean) =>
    renderComment({
      name: 'support',
      record: { ...EMPTY_RECORD, ...URL_AND_REVISION, ...record },
      commit: 'c'.repeat(40),
      under_way,
      run_url: RUN_URL
    })
  const { revision_id: _none, ...begun } = URL_AND_REVISION
  const early = renderComment({
    name: 'support',
    record: { ...EMPTY_RECORD, ...begun },
    commit: 'c'.repeat(40),
    under_way: true,
    run_url: RUN_URL
  })
  expect(early).toContain('for commit <code>ccccccc</code>')
  expect(render({}, true)).not.toContain('ccccccc')
  expect(render({}, false)).not.toContain('ccccccc')
  expect(render({ commits: [{ revision_id: 'r', commit_sha: 'd'.repeat(40) }] }, false)).toContain(
    ' · commit <code>ddddddd</code>'
  )
})

test('a comment on a latest revision that failed does not say that it is deployed', () => {
  const statuses = [{ revision_id: 'r', status: 'BUILD_FAILED', elapsed_ms: 0 }]
  const markdown = (operation: 'updated' | 'unchanged') =>
    comment('support', { ...URL_AND_REVISION, operation, new_revision: false, statuses })
  expect(markdown('updated')).toContain(
    '⚠️ <code>support</code> is updated; its latest revision ended as <code>BUILD&#95;FAILED</code>'
  )
  expect(markdown('unchanged')).toContain('⚠️ <code>support</code> is unchanged; its latest revision ended as')
})

test('a delete that failed is not told as a deploy, and shows neither address nor commit', () => {
  const record: RunRecord = { ...EMPTY_RECORD, command: 'delete', deployment_id: 'd', url: 'https://support.example' }
  const markdown = renderComment({
    name: 'support',
    record,
    failure: FAILURE,
    commit: 'c'.repeat(40),
    under_way: false,
    run_url: RUN_URL
  })
  expect(markdown.split('  \n')[0]).toBe('❌ Deleting <code>support</code> failed')
  expect(markdown).not.toMatch(/ccccccc|support\.example|address/)
})

test('a comment after going back does not show the nothing that served before it', () => {
  const down = { ...EMPTY_RECORD, ...URL_AND_REVISION, serving: null }
  const back = recordEvent(down, { type: 'rollback_begun', to: 'q', way: 'redeploy' })
  expect(comment('support', down, FAILURE)).toContain('_Nothing serves now_')
  expect(comment('support', back, FAILURE)).not.toMatch(/othing serves now/)
})

const seen = (status: string) => ({ revision_id: 'r', statuses: [{ revision_id: 'r', status, elapsed_ms: 0 }] })
const failed = (kind: Failure['kind']): Failure => ({ kind, code: 'revision_failed', message: 'no', advice: undefined })

test.each<[string, Partial<RunRecord>, Failure | undefined, string]>([
  ['a deployed revision', { operation: 'created', ...seen('DEPLOYED') }, undefined, 'success'],
  ['an unchanged deployment', { operation: 'unchanged', new_revision: false }, undefined, 'success'],
  ['a patch without a revision', { operation: 'updated', new_revision: false }, undefined, 'success'],
  ['a revision nobody waited for', { operation: 'updated', new_revision: true }, undefined, 'in_progress'],
  ['a status nobody has heard of', { operation: 'created', ...seen('POLISHING') }, undefined, 'in_progress'],
  ['a failed build', { operation: 'created', ...seen('BUILD_FAILED') }, failed('failure'), 'failure'],
  ['a connection that broke', { operation: 'created', ...seen('BUILDING') }, failed('error'), 'error'],
  ['a cancelled run', { operation: 'created', ...seen('BUILDING') }, failed('cancelled'), 'error'],
  ['a deleted deployment', { operation: 'deleted', ...seen('DEPLOYED') }, undefined, 'inactive']
])('%s is never told to GitHub as another state', (_, record, failure, state) => {
  expect(finalState({ ...EMPTY_RECORD, ...record }, failure)).toBe(state)
})

test('in_progress is told once there is something to wait for, and not before the id is known', () => {
  const under = (record: Partial<RunRecord>) => isUnderWay({ ...EMPTY_RECORD, ...record })
  expect(under({ operation: 'created', new_revision: true })).toBe(false)
  expect(under({ operation: 'created', new_revision: true, deployment_id: 'd' })).toBe(true)
  expect(under({ operation: 'updated', new_revision: false, deployment_id: 'd' })).toBe(false)
  expect(under({ operation: 'unchanged', new_revision: false, deployment_id: 'd', ...seen('BUILDING') })).toBe(true)
  expect(under({ operation: 'unchanged', new_revision: false, deployment_id: 'd', ...seen('DEPLOYED') })).toBe(false)
})

test('the description of a status never exceeds what GitHub takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (message) => {
      const failure: Failure = { kind: 'failure', code: 'revision_failed', message, advice: undefined }
      expect(describeRun({ ...EMPTY_RECORD, ...seen(message) }, failure).length).toBeLessThanOrEqual(140)
      expect(describeRun({ ...EMPTY_RECORD, ...seen(message) }).length).toBeLessThanOrEqual(140)
    })
  )
})

test('a preview belongs to exactly one name and number: no other name is swept with it', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 999_999 }), (name, other, number) => {
      expect(pullRequestOf(name, previewName(name, number))).toBe(number)
      if (name !== other) expect(pullRequestOf(other, previewName(name, number))).toBeUndefined()
    })
  )
})

test.each(['', '-pr-', '-pr-0', '-pr-01', '-pr-1x', '-pr-1 ', '-pr--1', '-pr-1e3', '-pr-12345678901'])(
  'support%s is no preview of support',
  (ending) => {
    expect(pullRequestOf('support', `support${ending}`)).toBeUndefined()
  }
)

const DAY = 86_400_000
test.each([
  [true, 1, undefined, 'delete'],
  [false, 99, undefined, 'keep'],
  [false, 15, 14, 'delete'],
  [false, 14, 14, 'keep'],
  [false, undefined, 14, 'keep'],
  [undefined, 99, 14, 'keep'],
  [undefined, 99, undefined, 'keep']
] as const)('closed %s, %s days old, max_age %s days: %s', (closed, days, max, verdict) => {
  const ms = (value: number | undefined) => (value === undefined ? undefined : value * DAY)
  expect(judge({ closed, pull: 1, age_ms: ms(days), max_age_ms: ms(max) }).verdict).toBe(verdict)
})

test.each([
  [null, null],
  ['not json', null],
  ['"text"', null],
  [[], null],
  [{ deployment_id: 'd1' }, null],
  [{ name: 1 }, null],
  [
    { name: 'a', deployment_id: 'd1', more: true },
    { name: 'a', deployment_id: 'd1' }
  ],
  ['{"name":"a","deployment_id":"d1"}', { name: 'a', deployment_id: 'd1' }],
  [{ name: 'a', deployment_id: '../x' }, { name: 'a' }],
  [{ name: 'a', deployment_id: 7 }, { name: 'a' }]
])('the payload %j is read as %j', (payload, read) => {
  const found = readPayload(payload)
  expect(found && { name: found.name, ...(found.deployment_id && { deployment_id: found.deployment_id }) }).toEqual(
    read
  )
})
