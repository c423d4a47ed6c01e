import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeployEvent } from '../../../src/deploy/core/events.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from '../../../src/report/record.js'
import { renderSummary } from '../../../src/report/summary.js'
import { runs } from '../../support/runs.js'

const RECORD: RunRecord = {
  ...EMPTY_RECORD,
  deployment_id: 'd-1',
  name: 'support',
  source: 'git_host',
  url: 'https://support.agents.example',
  revision_id: 'rev-2',
  previous: 'rev-1',
  active_before: 'rev-1',
  operation: 'updated',
  new_revision: true,
  commits: [
    { revision_id: 'rev-1', commit_sha: 'a'.repeat(40) },
    { revision_id: 'rev-2', commit_sha: 'b'.repeat(40) }
  ],
  plan: {
    operation: 'update',
    new_revision: true,
    reasons: ['main: deployed aaaaaaa, this run bbbbbbb'],
    changes: [
      {
        path: 'source_revision_config.repo_ref',
        difference: 'changed',
        before: 'main',
        after: 'main',
        new_revision: true
      },
      { path: 'secrets.KEY', difference: 'changed', before: 'old-value', after: 'new-value', new_revision: true }
    ],
    warnings: []
  },
  statuses: [
    { revision_id: 'rev-2', status: 'QUEUED', elapsed_ms: 0 },
    { revision_id: 'rev-2', status: 'DEPLOYED', elapsed_ms: 245_000 }
  ],
  waited_ms: 245_000,
  warnings: ['the branch has moved']
}

/** The summary as people see it. */
const shown = (markdown: string) =>
  markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

test('the summary says what was done, why, what changed, and how it went', () => {
  expect(shown(renderSummary(RECORD))).toMatchInlineSnapshot(`
"### ✅ Updated support, <code>aaaaaaa</code> → <code>bbbbbbb</code>

[<code>https://support.agents.example</code>](https://support.agents.example) · [docs](https://support.agents.example/docs)

| deployment | revision | commit | status | waited | before |
| --- | --- | --- | --- | --- | --- |
| <code>d-1</code> | <code>rev-2</code> | <code>bbbbbbb</code> | <code>DEPLOYED</code> | 4:05 | <code>rev-1</code> at <code>aaaaaaa</code> |

**A new revision results:**

- main: deployed aaaaaaa, this run bbbbbbb

| field | before | after | difference | needs a revision |
| --- | --- | --- | --- | --- |
| <code>source_revision_config.repo_ref</code> | <code>main</code> | <code>main</code> | changed | yes |
| <code>secrets.KEY</code> |  |  | changed | yes |

\`\`\`mermaid
gantt
  dateFormat x
  axisFormat %M:%S
  section rev-2
  4m05s QUEUED :active, 0, 245000
  4m05s DEPLOYED :milestone, 245000, 0ms
\`\`\`

> ⚠️ the branch has moved
"
`)
})

test('a failure comes first, with its fix, and the outcome does not look like a success', () => {
  const summary = shown(
    renderSummary(
      { ...RECORD, command: 'deploy' },
      {
        kind: 'failure',
        code: 'revision_failed',
        message: 'Revision rev-2 ended as BUILD_FAILED.',
        advice: 'Fix the build.'
      }
    )
  )
  expect(summary.split('\n')[0]).toBe('### ❌ Deploying support failed')
  expect(summary).toContain('> Revision rev-2 ended as BUILD_FAILED. `revision_failed`')
  expect(summary).toContain('> **To fix:** Fix the build.')
})

test.each<[string, Partial<RunRecord>, string]>([
  [
    'the one before',
    { serving: 'rev-1' },
    'Deploying support failed; what served before (<code>aaaaaaa</code>) still serves'
  ],
  ['nothing', { serving: null }, 'Deploying support failed; nothing serves now'],
  ['one that is nobody knows whose', { serving: 'rev-7' }, 'Deploying support failed'],
  ['not known', {}, 'Deploying support failed'],
  [
    'the one whose check failed',
    { serving: 'rev-2', check: { result: 'failed', events: [], elapsed_ms: 1 } },
    'Deploying support failed; what it deployed serves'
  ]
])('the heading of a failure says what serves: %s', (_, known, heading) => {
  const summary = renderSummary(
    { ...RECORD, command: 'deploy', ...known },
    { kind: 'failure', code: 'revision_failed', message: '', advice: '' }
  )
  expect(summary.split('\n')[0]).toBe(`### ❌ ${heading}`)
})

test.each<[Partial<RunRecord>, string]>([
  [{}, '✅ Updated support, <code>aaaaaaa</code> → <code>bbbbbbb</code>'],
  [{ commits: [] }, '✅ Updated support'],
  [{ active_before: null }, '✅ Updated support at <code>bbbbbbb</code>'],
  [{ active_before: 'rev-0' }, '✅ Updated support at <code>bbbbbbb</code>'],
  [{ previous: null, operation: 'created' }, '✅ Created and deployed support at <code>bbbbbbb</code>'],
  [{ previous: 'rev-2', operation: 'unchanged', new_revision: false }, '✅ Unchanged: support at <code>bbbbbbb</code>']
])('the heading names the known commits', (known, heading) => {
  expect(renderSummary({ ...RECORD, ...known }).split('\n')[0]).toBe(`### ${heading}`)
})

test('a commit that never served is not named as the previous one', () => {
  expect(renderSummary({ ...RECORD, active_before: null })).not.toContain('| waited | before |')
  expect(renderSummary(RECORD)).toContain('| waited | before |')
  expect(shown(renderSummary(RECORD))).toContain('| <code>rev-1</code> at <code>aaaaaaa</code> |')
  expect(shown(renderSummary({ ...RECORD, active_before: 'rev-0' }))).toContain('| <code>rev-0</code> |')
})

test.each<[Partial<RunRecord>, string]>([
  [{ new_revision: false }, '⚠️ Updated support; its latest revision ended as <code>BUILD_FAILED</code>'],
  [{}, '⚠️ Updated support; its latest revision ended as <code>BUILD_FAILED</code>'],
  [{ operation: 'created' }, '⚠️ Created support; its latest revision ended as <code>BUILD_FAILED</code>'],
  [
    { operation: 'unchanged', new_revision: false },
    '⚠️ Unchanged: support; its latest revision ended as <code>BUILD_FAILED</code>'
  ],
  [{ operation: 'planned' }, '📋 Plan for support']
])(
  'a run that is no failure does not look like one that deployed, where the latest revision failed',
  (known, heading) => {
    const statuses = [{ revision_id: 'rev-2', status: 'BUILD_FAILED', elapsed_ms: 0 }]
    expect(shown(renderSummary({ ...RECORD, ...known, statuses })).split('\n')[0]).toBe(`### ${heading}`)
  }
)

test('once a run rolls back, the summary no longer shows what served before that', () => {
  const down: RunRecord = { ...RECORD, command: 'deploy', serving: null }
  const back = recordEvent(down, { type: 'rollback_begun', to: 'rev-1', way: 'redeploy' })
  const failure = { kind: 'failure', code: 'revision_failed', message: '', advice: '' } as const
  expect(renderSummary(down, failure)).toMatch(/nothing serves now/)
  expect(renderSummary(back, failure)).not.toMatch(/nothing serves now/)
  expect(renderSummary(back, failure)).toContain('https://support.agents.example')
  const seen = recordEvent(back, { type: 'active_revision_read', revision_id: null })
  expect(renderSummary(seen, failure)).toMatch(/nothing serves now/)
})

test('a sweep does not report a preview as deleted that no longer existed', () => {
  const names = ['pr-1', 'pr-2', 'pr-3', 'pr-4']
  const previews = names.map((name, i) => ({ id: name, name, pull: i, verdict: 'delete', reason: 'closed' }) as const)
  const record = (
    [
      { type: 'previews_listed', name: 'support', previews },
      { type: 'preview_swept', name: 'pr-1', deletion: 'accepted' },
      { type: 'preview_swept', name: 'pr-2', deletion: 'absent' },
      { type: 'preview_swept', name: 'pr-3', deletion: 'already_deleting' }
    ] satisfies DeployEvent[]
  ).reduce<RunRecord>(recordEvent, { ...EMPTY_RECORD, command: 'sweep', operation: 'swept' })
  const rows = shown(renderSummary(record)).matchAll(/^\| <code>(pr-\d)<\/code> \| ([^|]*) \|/gm)
  expect([...rows].map(([, name, done]) => [name, done])).toEqual([
    ['pr-1', 'delete taken'],
    ['pr-2', 'gone already'],
    ['pr-3', 'on its way out already'],
    ['pr-4', 'delete']
  ])
  expect(record.swept).toEqual(['pr-1', 'pr-2', 'pr-3'])
})

test('a secret is in the table by its name, never by its values', () => {
  expect(renderSummary(RECORD)).not.toMatch(/old-value|new-value|old&#45;value|new&#45;value/)
})

const nasty = fc.string({
  unit: fc.constantFrom('a', '|', '\n', '\r', '`', '<b>', '@me', '#1', '```', '$', '\\', ' '),
  maxLength: 30
})

test('nothing that others chose breaks the tables or marks anything up', () => {
  fc.assert(
    fc.property(nasty, nasty, nasty, nasty, (name, status, value, reason) => {
      const summary = renderSummary({
        ...RECORD,
        name,
        revision_id: status,
        statuses: [{ revision_id: value, status, elapsed_ms: 0 }],
        warnings: [reason],
        skipped: reason,
        plan: {
          operation: 'update',
          new_revision: true,
          reasons: [reason],
          changes: [
            { path: `secrets.${name}`, difference: 'changed', new_revision: true },
            { path: value, difference: 'changed', before: value, after: reason, note: reason, new_revision: false }
          ],
          warnings: []
        }
      })
      expect(summary.replace(/&#\d+;/g, '')).not.toMatch(/<b>|@me|#1|\r|\$/)
      const tables = summary.split('\n').filter((line) => line.startsWith('|'))
      const columns = tables.map((line) => line.split('|').length - 2)
      expect(columns).toEqual([...Array(3).fill(columns[0]), ...Array(4).fill(5)])
      expect(summary.split('```').length % 2).toBe(1)
    }),
    { numRuns: runs(500) }
  )
})
