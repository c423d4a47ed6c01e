import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Difference } from '../../src/deploy/core/model.js'
import { describeRun, finalState, isUnderWay } from '../../src/github-records/outcome.js'
import { readPayload } from '../../src/github-records/payload.js'
import type { Failure } from '../../src/report/failure.js'
import { commentHeading, stateOf } from '../../src/report/heading.js'
import { type CommentedDeployment, commentMarker, renderDeployments } from '../../src/report/markdown/comment.js'
import { commentPart, manyHeading } from '../../src/report/markdown/comment-part.js'
import { renderParts } from '../../src/report/markdown/parts.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from '../../src/report/record.js'
import { previewName, pullRequestOf } from '../../src/repository/preview-name.js'
import { problemsOf, withoutMarkers } from '../security/hostile/rendered.js'

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

const AT = Date.UTC(2026, 10, 22, 11, 5)
const commentOn = (
  record: Partial<RunRecord>,
  { name = 'support', ...over }: Partial<CommentedDeployment> = {}
): CommentedDeployment => ({
  name,
  record: { ...EMPTY_RECORD, ...record },
  under_way: false,
  updated_at: AT,
  ...over
})
/** The text of a comment, without what only programs read. */
function render(...deployments: CommentedDeployment[]): string {
  const isOneOfMany = deployments.length > 1
  const parts = deployments.map((one) => commentPart(one, { run_started_at: AT, isOneOfMany }))
  const [only] = deployments
  const heading =
    isOneOfMany || only === undefined
      ? manyHeading(parts)
      : commentHeading(only.record, { ...only, failure: only.failure, state: stateOf(only.record, only.under_way) })
  const text = withoutMarkers(renderParts(parts, { heading, marker: '', run_url: RUN_URL }))
  return text
    .replace(/ {2}\|$/gm, ' |')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
}

/** Several deployments in a summary. */
const renderMany = (...deployments: CommentedDeployment[]) =>
  renderDeployments({ deployments, run_url: RUN_URL, most: 65_000 })
const comment = (name: string, record: Partial<RunRecord>, failure?: Failure) =>
  render(commentOn(record, { name, failure }))

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
      expect(problemsOf(markdown)).toEqual([])
      expect(markdown).not.toMatch(/[\u202e\u2066\u0000]/)
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

const REVISION = '77aa0000-0000-4000-8000-000000000002'
const DEPLOYED: Partial<RunRecord> = {
  command: 'deploy',
  operation: 'updated',
  new_revision: true,
  deployment_id: '5f0c0000-0000-4000-8000-0000000000e1',
  revision_id: REVISION,
  url: 'https://support.example',
  repo_url: 'https://github.com/acme/support',
  commits: [{ revision_id: REVISION, commit_sha: '9f8e7d6c5b4a' }],
  waited_ms: 245_000,
  statuses: [{ revision_id: REVISION, status: 'DEPLOYED', elapsed_ms: 245_000 }],
  plan: {
    operation: 'update',
    new_revision: true,
    reasons: ['main was deployed at 1a2b3c4, and this run is at 9f8e7d6'],
    changes: [
      { path: 'source_revision_config.repo_ref', difference: 'changed', before: 'a', after: 'b', new_revision: true },
      { path: 'secrets.OPENAI_API_KEY', difference: 'changed', new_revision: true },
      { path: 'secrets.SENTRY_DSN', difference: 'added', new_revision: true },
      { path: 'secrets.OLD', difference: 'removed', new_revision: true }
    ],
    warnings: []
  }
}

test('the comment reads as plain text: a heading, a row, and the details below', () => {
  expect(render(commentOn(DEPLOYED, { name: 'support-pr-7', is_preview: true }))).toMatchInlineSnapshot(`
"### ✅ \`support-pr-7\` is deployed

| Status | Link | Commit | Time | Updated |
| --- | --- | --- | --- | --- |
| ✅ Deployed | [Open preview](https://support.example) · [API docs](https://support.example/docs) | [\`9f8e7d6\`](https://github.com/acme/support/commit/9f8e7d6c5b4a) | 4 min 5 s | 2026-11-22 11:05 UTC |

<details><summary>4 changes</summary>

A new revision was needed: main was deployed at 1a2b3c4, and this run is at 9f8e7d6

\`\`\`diff
~ source_revision_config.repo_ref
-   a
+   b
~ secrets.OPENAI_API_KEY
+ secrets.SENTRY_DSN
- secrets.OLD
\`\`\`

</details>

<details><summary>IDs</summary>

- Deployment: \`5f0c0000-0000-4000-8000-0000000000e1\`
- Revision: \`77aa0000-0000-4000-8000-000000000002\`
- Commit: \`9f8e7d6c5b4a\`

</details>

[Log of the run](https://github.com/acme/support/actions/runs/1)"
`)
})

test('several deployments share a comment: a row each, and what failed is not folded', () => {
  const statuses = [{ revision_id: REVISION, status: 'BUILD_FAILED', elapsed_ms: 9_000 }]
  const failure: Failure = {
    kind: 'failure',
    code: 'revision_failed',
    message: 'The build failed.',
    advice: 'Fix the build.'
  }
  const failed = commentOn({ ...DEPLOYED, statuses }, { name: 'triage', failure })
  const markdown = render(commentOn(DEPLOYED), failed, commentOn({ ...DEPLOYED, commits: [] }, { name: 'router' }))
  expect(markdown.split('\n')[0]).toBe('### ❌ 2 deployed, 1 failed')
  expect(markdown.match(/^\| `(?:support|triage|router)` \|/gm)).toHaveLength(3)
  expect(markdown).toContain('`triage`\n\n> **The build failed.** `revision_failed`\n>\n> **To fix:** Fix the build.')
  expect(markdown).toContain('<details><summary>Details of router</summary>\n\n<details><summary>4 changes</summary>')
})

const OTHER_COMMIT = {
  ...DEPLOYED,
  wanted_commit: '1'.repeat(40),
  other_commit: '9f8e7d6c5b4a',
  warnings: [`Revision ${REVISION} was built from commit 9f8e7d6, but this run is at 1111111. The branch moved.`]
} satisfies Partial<RunRecord>

test('a comment does not hide that another commit is deployed than that of the pull request', () => {
  const change = { path: 'source_revision_config.repo_ref', difference: 'changed', new_revision: true } as const
  const commits = { from: 'a'.repeat(40), to: '1'.repeat(40) }
  const changes = [{ ...change, before: 'feat', after: 'feat', commits }]
  const plan: RunRecord['plan'] = { operation: 'update', new_revision: true, reasons: [], changes, warnings: [] }
  const markdown = render(commentOn({ ...OTHER_COMMIT, plan }))
  expect(markdown).toMatch(/^### ⚠️ `support` is deployed, but at `9f8e7d6`, not at `1111111`\n/)
  expect(markdown).toContain('| ⚠️ Deployed at another commit |')
  expect(markdown).toContain('\n\n> ⚠️ The revision was built from commit 9f8e7d6, but this run is at 1111111.')
  expect(markdown).toContain('+   feat at 9f8e7d6')
})

test('the summary of several deployments says which one is at another commit, with its warning', () => {
  const unchanged: Partial<RunRecord> = { ...DEPLOYED, operation: 'unchanged', new_revision: false }
  const markdown = renderMany(commentOn(OTHER_COMMIT, { name: 'docs' }), commentOn(unchanged, { name: 'triage' }))
  expect(markdown).toMatch(/^### ⚠️ 2 deployments deployed, `docs` not at `1111111`\n/)
  expect(markdown).toContain('\n\n`docs`\n\n> ⚠️ The revision was built from commit 9f8e7d6')
  const other = {
    ...OTHER_COMMIT,
    revision_id: 'another',
    statuses: [{ revision_id: 'another', status: 'DEPLOYED', elapsed_ms: 1 }],
    warnings: OTHER_COMMIT.warnings.map((text) => text.replace(REVISION, 'another'))
  }
  const two = [commentOn(OTHER_COMMIT, { name: 'docs' }), commentOn(other, { name: 'triage' })]
  const both = renderMany(...two)
  expect(both).toMatch(/^### ⚠️ 2 deployments deployed, none of them at `1111111`\n/)
  expect(both).toContain('\n\n`docs`, `triage`\n\n> ⚠️ The revision was built')
  expect(both.match(/was built from/g)).toHaveLength(1)
  const three = renderMany(...two, commentOn(unchanged, { name: 'router' }))
  expect(three).toMatch(/^### ⚠️ 3 deployments deployed, 2 of them not at `1111111`\n/)
})

test.each([
  ['what a service repeats', { difference: 'repeated' as const, note: '`new_revision` is always' }],
  [
    'a branch of which the same commit was built again',
    { difference: 'changed' as const, commits: { from: '9f8e7d6c5b4a', to: '1'.repeat(40) } }
  ]
])('the comment lists no change for %s, but the reason for the revision', (_, how) => {
  const changes = [
    { path: 'source_revision_config.repo_ref', before: 'feat', after: 'feat', new_revision: true, ...how }
  ]
  const reasons = ['`new_revision` is always']
  const plan: RunRecord['plan'] = { operation: 'update', new_revision: true, reasons, changes, warnings: [] }
  const markdown = render(commentOn({ ...DEPLOYED, plan }))
  expect(markdown).toContain('\n\nA new revision was needed: `new_revision` is always\n\n')
  expect(markdown).not.toMatch(/\d changes?<|repo_ref/)
})

test('several deployments that failed for one reason before anything was sent say that nothing was changed', () => {
  const record: Partial<RunRecord> = { command: 'deploy' }
  const refused: Failure = {
    kind: 'failure',
    code: 'auth_failed',
    message: 'Refused.',
    advice: undefined,
    unchanged: true
  }
  const skipped: Failure = { kind: 'failure', code: 'dependency_failed', message: 'Needs docs.', advice: undefined }
  const first = commentOn(record, { name: 'docs', failure: refused })
  const last = commentOn(record, { name: 'router', failure: skipped })
  const headingWith = (failure: Failure) =>
    renderMany(first, commentOn(record, { name: 'triage', failure }), last).split('\n')[0]
  expect(headingWith(refused)).toBe(
    '### ❌ None of 3 deployments was deployed: the credentials were refused. Nothing was changed.'
  )
  expect(headingWith({ ...refused, code: 'name_conflict' })).toBe('### ❌ 2 of 3 deployments failed, 1 skipped')
  expect(headingWith({ kind: 'failure', code: 'auth_failed', message: 'Refused.', advice: undefined })).toBe(
    '### ❌ 2 of 3 deployments failed, 1 skipped'
  )
})

test('a revision that became live during the run is never called unchanged', () => {
  const statuses = ['BUILDING', 'DEPLOYED'].map((status) => ({ revision_id: REVISION, status, elapsed_ms: 1 }))
  const waited: Partial<RunRecord> = { ...DEPLOYED, operation: 'unchanged', new_revision: false, statuses }
  const markdown = render(commentOn(waited))
  expect(markdown).toMatch(/^### ✅ `support` is deployed\n/)
  expect(markdown).toContain('| ✅ Deployed |')
  expect(render(commentOn({ ...waited, statuses: statuses.slice(1) }))).toMatch(/is deployed\. Nothing changed\.\n/)
})

test('the heading of a delete says what was deleted, and what did not exist', () => {
  const gone = (name: string, deletion: 'accepted' | 'absent') =>
    commentOn({ command: 'delete', operation: 'deleted', deletion }, { name, is_preview: true })
  const heading = (...some: CommentedDeployment[]) => renderMany(...some).split('\n')[0]
  const [a, b, c, d] = [gone('a', 'accepted'), gone('b', 'accepted'), gone('c', 'absent'), gone('d', 'absent')] as const
  expect(heading(a, b)).toBe('### 🗑️ 2 previews deleted')
  expect(heading(a, b, c)).toBe('### 🗑️ 2 previews deleted. `c` did not exist.')
  expect(heading(a, c, d)).toBe('### 🗑️ 1 preview deleted. 2 did not exist.')
  expect(heading(c, d)).toBe('### ⏭️ Nothing to delete: none of 2 previews exists')
  expect(heading(a, c, commentOn(DEPLOYED))).toBe('### ✅ 1 deployed, 1 deleted, 1 did not exist')
})

test('ids that are all the details of a deployment are one click away', () => {
  const { plan: _, ...unchanged } = { ...DEPLOYED, operation: 'unchanged' as const, new_revision: false }
  const markdown = render(commentOn(unchanged, { name: 'billing' }), commentOn(DEPLOYED))
  expect(markdown).toContain('<details><summary>IDs of billing</summary>\n\n- Deployment:')
  expect(markdown).not.toContain('Details of billing')
})

test('one failure is named in the heading, and the same failure of several is shown once', () => {
  const failureOf = (code: Failure['code'], message: string): Failure => ({
    kind: 'failure',
    code,
    message,
    advice: 'Fix it.'
  })
  const refused = failureOf('auth_failed', 'The key was refused.')
  const skipped = failureOf('dependency_failed', 'Not deployed, because it needs "billing", which failed.')
  const none = { commits: [], statuses: [] }
  const one = renderMany(
    commentOn(none, { name: 'billing', failure: refused }),
    commentOn(none, { name: 'router', failure: skipped }),
    commentOn(DEPLOYED)
  )
  expect(one.split('\n')[0]).toBe('### ❌ `billing` failed, `router` was skipped, 1 deployed')
  expect(one).toContain('\n\n`router`: Not deployed, because it needs')
  const same = renderMany(...['a', 'b'].map((name) => commentOn(none, { name, failure: refused })))
  expect(same.match(/The key was refused/g)).toHaveLength(1)
  expect(same).toContain('`a`, `b`\n\n> **The key was refused.** `auth_failed`')
})

test('the heading of several deployments counts what was done, and a plan what would be', () => {
  const unchanged: Partial<RunRecord> = { ...DEPLOYED, operation: 'unchanged', new_revision: false }
  const heading = (...records: Partial<RunRecord>[]) =>
    renderMany(...records.map((record, i) => commentOn(record, { name: `agent-${i}` }))).split('\n')[0]
  expect(heading(DEPLOYED, DEPLOYED, unchanged)).toBe('### ✅ 2 deployed, 1 unchanged')
  expect(heading(unchanged, unchanged)).toBe('### ✅ No changes to 2 deployments')
  const planned = (operation: 'create' | 'update' | 'unchanged'): Partial<RunRecord> => ({
    command: 'plan',
    operation: 'planned',
    plan: { operation, new_revision: true, reasons: [], changes: [], warnings: [] }
  })
  expect(heading(planned('create'), planned('unchanged'), planned('create'))).toBe(
    '### 📋 Plan: 2 to create, 1 unchanged. Nothing was changed.'
  )
})

test('a comment stays within the limit of GitHub, however many deployments it is on', () => {
  const message = Array.from({ length: 40 }, () => '$'.repeat(500)).join('\n')
  const failure: Failure = { kind: 'failure', code: 'revision_failed', message, advice: message }
  for (const n of [1, 4, 40, 400]) {
    const deployments = Array.from({ length: n }, (_, i) => commentOn(DEPLOYED, { name: `agent-${i}`, failure }))
    const markdown = render(...deployments)
    expect(markdown.length).toBeLessThan(65_400)
    expect(markdown).toContain(n === 1 ? '| ❌ Failed |' : '| `agent-0` | ❌ Failed |')
  }
})

test.each<[string, Partial<RunRecord>, string]>([
  ['is on its way and nothing served before', { statuses: [], operation: 'created', active_before: null }, ''],
  ['is on its way and an earlier one serves', { statuses: [], active_before: 'rev-0' }, ' (previous revision)'],
  ['serves', {}, '.'],
  ['is DEPLOYED, and nothing serves', { serving: null }, ''],
  ['was rolled back', { rollback: { result: 'rolled_back', message: '', rolled_back_to: 'r0' } }, ' (earlier revision)']
])('the comment links only to what serves: the revision %s', (_, known, tail) => {
  const under_way = known.statuses !== undefined
  const markdown = render(commentOn({ ...DEPLOYED, ...known }, { is_preview: true, under_way }))
  const address = '[Open preview](https://support.example) · [API docs](https://support.example/docs)'
  expect(markdown.includes('support.example')).toBe(tail !== '')
  expect(markdown.includes(`| ${address}${tail === '.' ? '' : tail} |`)).toBe(tail !== '')
})

const URL_AND_REVISION: Partial<RunRecord> = {
  command: 'deploy',
  url: 'https://support.example',
  revision_id: 'r',
  operation: 'updated',
  new_revision: true
}
const FAILURE: Failure = { kind: 'failure', code: 'revision_failed', message: 'no', advice: undefined }

test('a commit that no revision is proven to be of is shown as that of the run, and never beside a kept one', () => {
  const wanted_commit = 'c'.repeat(40)
  const shownFor = (record: Partial<RunRecord>, under_way: boolean) =>
    render(commentOn({ ...URL_AND_REVISION, wanted_commit, ...record }, { under_way }))
  const { revision_id: _none, ...begun } = URL_AND_REVISION
  expect(render(commentOn({ ...begun, wanted_commit }, { under_way: true }))).toContain('| for `ccccccc` |')
  expect(shownFor({}, true)).toContain('| for `ccccccc` |')
  expect(shownFor({}, false)).toContain('| for `ccccccc` |')
  expect(shownFor({ new_revision: false }, false)).not.toContain('ccccccc')
  expect(shownFor({ commits: [{ revision_id: 'r', commit_sha: 'd'.repeat(40) }] }, false)).toContain('| `ddddddd` |')
})

test('a comment on a latest revision that failed does not say that it is deployed', () => {
  const statuses = [{ revision_id: 'r', status: 'BUILD_FAILED', elapsed_ms: 0 }]
  for (const operation of ['updated', 'unchanged'] as const) {
    const markdown = comment('support', { ...URL_AND_REVISION, operation, new_revision: false, statuses })
    expect(markdown).toMatch(/^### ⚠️ The latest revision of `support` is `BUILD_FAILED`\n/)
    expect(markdown).not.toMatch(/is deployed|Deployed|✅/)
  }
})

test('a failed delete is not reported as a deploy, and shows neither address nor commit', () => {
  const record: Partial<RunRecord> = {
    command: 'delete',
    deployment_id: 'd',
    url: 'https://support.example',
    wanted_commit: 'c'.repeat(40)
  }
  const markdown = render(commentOn(record, { failure: FAILURE }))
  expect(markdown).toMatch(/^### ❌ Delete of `support` failed\n/)
  expect(markdown).not.toMatch(/ccccccc|support\.example/)
})

test('a comment after a rollback does not show that nothing served before it', () => {
  const down = { ...EMPTY_RECORD, ...URL_AND_REVISION, serving: null, active_before: 'q' }
  const back = recordEvent(down, { type: 'rollback_begun', to: 'q', way: 'redeploy' })
  expect(comment('support', down, FAILURE)).toContain('Nothing is serving now.')
  expect(comment('support', back, FAILURE)).not.toMatch(/othing is serving now/)
})

test('the comment says what a rollback did, once', () => {
  const message = 'Rolled back to revision q.'
  const record: Partial<RunRecord> = {
    ...URL_AND_REVISION,
    rollback: { result: 'rolled_back', message, rolled_back_to: 'q' }
  }
  expect(comment('support', record, FAILURE).split(message)).toHaveLength(2)
  expect(comment('support', record, { ...FAILURE, message: `It failed.\n${message}` }).split(message)).toHaveLength(2)
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
])('%s is never reported to GitHub as another state', (_, record, failure, state) => {
  expect(finalState({ ...EMPTY_RECORD, ...record }, failure)).toBe(state)
})

test('in_progress is set once the run waits, and not before the id exists', () => {
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
      expect(pullRequestOf(name, previewName(name, number, 'pr'), 'pr')).toBe(number)
      expect(pullRequestOf(name, previewName(name, number, 'mr'), 'pr')).toBeUndefined()
      if (name !== other) expect(pullRequestOf(other, previewName(name, number, 'pr'))).toBeUndefined()
    })
  )
})

test.each(['', '-pr-', '-pr-0', '-pr-01', '-pr-1x', '-pr-1 ', '-pr--1', '-pr-1e3', '-pr-12345678901'])(
  'support%s is no preview of support',
  (ending) => {
    expect(pullRequestOf('support', `support${ending}`)).toBeUndefined()
  }
)

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
