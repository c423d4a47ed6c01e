import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeployEvent } from '../../../../src/deploy/core/events.js'
import type { Change } from '../../../../src/deploy/core/model.js'
import type { Failure } from '../../../../src/report/failure.js'
import { renderSummary } from '../../../../src/report/markdown/summary.js'
import type { ShownPlan } from '../../../../src/report/plan/shown-plan.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from '../../../../src/report/record.js'
import { problemsOf } from '../../../security/hostile/rendered.js'
import { runs } from '../../../support/runs.js'

const RECORD: RunRecord = {
  ...EMPTY_RECORD,
  deployment_id: 'd-1',
  name: 'support',
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
    reasons: ['main was deployed at aaaaaaa, and this run is at bbbbbbb'],
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
  warnings: ['The branch moved']
}

test('the summary says what was done, why, what changed, and how it went', () => {
  expect(renderSummary(RECORD)).toMatchInlineSnapshot(`
"### ✅ Updated \`support\`: \`aaaaaaa\` → \`bbbbbbb\`

[\`https://support.agents.example\`](https://support.agents.example) · [API docs](https://support.agents.example/docs)

> ⚠️ The branch moved

| Status | Commit | Time | Revision | Previous revision | Deployment |
| --- | --- | --- | --- | --- | --- |
| \`DEPLOYED\` | \`bbbbbbb\` | 4 min 5 s | \`rev-2\` | \`rev-1\` at \`aaaaaaa\` | \`d-1\` |

A new revision was needed: main was deployed at aaaaaaa, and this run is at bbbbbbb

| Field | After |
| --- | --- |
| \`source_revision_config.repo_ref\` | \`main\` |
| \`secrets.KEY\` | changed |

\`\`\`mermaid
gantt
  title Time in each status
  dateFormat x
  axisFormat %M:%S
  tickInterval 1minute
  todayMarker off
  section rev-2
  4 min 5 s QUEUED :done, 0, 245000
  4 min 5 s DEPLOYED :milestone, 245000, 0ms
\`\`\`

<details><summary>IDs</summary>

- Deployment: \`d-1\`
- Revision: \`rev-2\`
- Previous revision: \`rev-1\`
- Commit: \`bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\`

</details>
"
`)
})

test('a failure comes first, with its fix, and the outcome does not look like a success', () => {
  const summary = renderSummary(
    { ...RECORD, command: 'deploy' },
    {
      kind: 'failure',
      message: 'Revision rev-2 ended as BUILD_FAILED.',
      advice: 'Fix the build.',
      code: 'revision_failed'
    }
  )
  expect(summary.split('\n')[0]).toBe('### ❌ Deploy of `support` failed')
  expect(summary.split('\n').slice(4, 7)).toEqual([
    '> **Revision rev-2 ended as BUILD_FAILED.** `revision_failed`',
    '>',
    '> **To fix:** Fix the build.'
  ])
})

test('a failure before anything was sent links the deployment as unchanged, and has no table of one id', () => {
  const { deployment_id, name, url, active_before, commits } = RECORD
  const refused = { ...EMPTY_RECORD, command: 'deploy' as const, deployment_id, name, url, active_before, commits }
  const failure = { kind: 'failure', code: 'immutable_field', message: 'Set `repo_url`.', advice: '' } as const
  const summary = renderSummary(refused as RunRecord, failure)
  expect(summary).toContain('/docs) (not changed by this run)\n')
  expect(summary).toContain('**Set `repo_url`.**')
  expect(summary).not.toMatch(/previous revision|\| Deployment \|/)
  expect(renderSummary({ ...RECORD, serving: 'rev-1' }, failure)).toContain('/docs) (previous revision)\n')
})

test.each<[string, Partial<RunRecord>, string]>([
  [
    'the one before',
    { serving: 'rev-1' },
    'Deploy of `support` failed. The previous revision (`aaaaaaa`) is still serving.'
  ],
  [
    'an older one than the failed one before',
    { serving: 'rev-1', previous: 'rev-1b' },
    'Deploy of `support` failed. The previous revision (`aaaaaaa`) is still serving.'
  ],
  ['nothing', { serving: null }, 'Deploy of `support` failed. Nothing is serving now.'],
  ['one that is nobody knows whose', { serving: 'rev-7' }, 'Deploy of `support` failed'],
  ['not known', {}, 'Deploy of `support` failed'],
  [
    'the one whose check failed',
    { serving: 'rev-2', check: { result: 'failed', events: [], elapsed_ms: 1 } },
    'Deploy of `support` failed. The new revision (`bbbbbbb`) is serving.'
  ]
])('the heading of a failure says what serves: %s', (_, known, heading) => {
  const summary = renderSummary(
    { ...RECORD, command: 'deploy', ...known },
    { kind: 'failure', code: 'revision_failed', message: '', advice: '' }
  )
  expect(summary.split('\n')[0]).toBe(`### ❌ ${heading}`)
})

test.each<[Partial<RunRecord>, string]>([
  [{}, '✅ Updated `support`: `aaaaaaa` → `bbbbbbb`'],
  [{ commits: [] }, '✅ Updated `support`'],
  [{ active_before: null }, '✅ Updated `support` at `bbbbbbb`'],
  [{ active_before: 'rev-0' }, '✅ Updated `support` at `bbbbbbb`'],
  [{ previous: null, operation: 'created' }, '✅ Created `support` at `bbbbbbb`'],
  [
    { previous: 'rev-2', operation: 'unchanged', new_revision: false, statuses: RECORD.statuses.slice(-1) },
    '✅ No changes to `support` at `bbbbbbb`'
  ],
  [{ previous: 'rev-2', operation: 'unchanged', new_revision: false }, '✅ `support` is deployed at `bbbbbbb`'],
  [
    { other_commit: 'b'.repeat(40), wanted_commit: 'c'.repeat(40) },
    '⚠️ Updated `support`, but at `bbbbbbb`, not at `ccccccc`'
  ]
])('the heading names the known commits', (known, heading) => {
  expect(renderSummary({ ...RECORD, ...known }).split('\n')[0]).toBe(`### ${heading}`)
})

test('a commit that never served is not named as the previous one', () => {
  expect(renderSummary({ ...RECORD, active_before: null })).not.toContain('| Previous revision |')
  expect(renderSummary(RECORD)).toContain('| Previous revision |')
  expect(renderSummary(RECORD)).toContain('| `rev-1` at `aaaaaaa` |')
  expect(renderSummary({ ...RECORD, active_before: 'rev-0' })).toContain('| `rev-0` |')
})

test.each<[Partial<RunRecord>, string]>([
  [{ new_revision: false }, '⚠️ Updated `support`, but its latest revision is `BUILD_FAILED`'],
  [{}, '⚠️ Updated `support`, but its latest revision is `BUILD_FAILED`'],
  [{ operation: 'created' }, '⚠️ Created `support`, but its latest revision is `BUILD_FAILED`'],
  [
    { operation: 'unchanged', new_revision: false },
    '⚠️ No changes to `support`, but its latest revision is `BUILD_FAILED`'
  ],
  [{ operation: 'planned' }, '📋 Plan for `support`: update with a new revision']
])(
  'a run that is no failure does not look like one that deployed, where the latest revision failed',
  (known, heading) => {
    const statuses = [{ revision_id: 'rev-2', status: 'BUILD_FAILED', elapsed_ms: 0 }]
    expect(renderSummary({ ...RECORD, ...known, statuses }).split('\n')[0]).toBe(`### ${heading}`)
  }
)

test('once a run rolls back, the summary no longer shows what served before that', () => {
  const down: RunRecord = { ...RECORD, command: 'deploy', serving: null }
  const back = recordEvent(down, { type: 'rollback_begun', to: 'rev-1', way: 'redeploy' })
  const failure = { kind: 'failure', code: 'revision_failed', message: '', advice: '' } as const
  expect(renderSummary(down, failure)).toMatch(/Nothing is serving now/)
  expect(renderSummary(back, failure)).not.toMatch(/Nothing is serving now/)
  expect(renderSummary(back, failure)).toContain('https://support.agents.example')
  const seen = recordEvent(back, { type: 'active_revision_read', revision_id: null })
  expect(renderSummary(seen, failure)).toMatch(/Nothing is serving now/)
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
  const rows = renderSummary(record).matchAll(/^\| `(pr-\d)` \| \d \| ([^|]*) \|/gm)
  expect([...rows].map(([, name, done]) => [name, done])).toEqual([
    ['pr-1', 'deleted'],
    ['pr-2', 'already deleted'],
    ['pr-3', 'already being deleted'],
    ['pr-4', 'not deleted']
  ])
  expect(record.swept).toEqual(['pr-1', 'pr-2', 'pr-3'])
})

test('a preview that a sweep keeps is shown as kept, and beyond 100 the others are counted', () => {
  const preview = { id: 'd', pull: 1, reason: 'open', verdict: 'keep' as const }
  const previews = Array.from({ length: 102 }, (_, i) => ({ ...preview, name: `pr-${i}` }))
  const summary = renderSummary({ ...EMPTY_RECORD, command: 'sweep', operation: 'swept', previews, swept: [] })
  expect(summary.match(/^\| `pr-\d+` \| 1 \| kept \|/gm)).toHaveLength(100)
  expect(summary).toContain('2 more previews')
})

test('a create has no empty column, and no column says the same in each row', () => {
  const change = { difference: 'added', after: 'x', new_revision: true } as const
  const changes: Change[] = [
    { ...change, path: 'source_config.repo_url' },
    { ...change, path: 'source_revision_config.repo_ref' }
  ]
  const plan: ShownPlan = { operation: 'create', new_revision: true, reasons: [], changes, warnings: [] }
  const heads = (known: Partial<RunRecord>) => /^\| Field .*$/m.exec(renderSummary({ ...RECORD, ...known }))?.[0]
  expect(heads({ plan })).toBe('| Field | Value |')
  const mixed = [...changes, { ...change, path: 'secrets.A', difference: 'removed' as const, new_revision: false }]
  expect(heads({ plan: { ...plan, changes: mixed, operation: 'update' } })).toBe('| Field | After | New revision |')
})

test('the code of a failure links to its page, if the action has an address', () => {
  const docs_url = 'https://github.com/acme/deploy/blob/v1/docs/errors.md#internal'
  const failure = { kind: 'failure', code: 'internal', message: 'no', advice: '' } as const
  expect(renderSummary(RECORD, { ...failure, docs_url })).toContain(`> **no** [\`internal\`](${docs_url})`)
  expect(renderSummary(RECORD, failure)).toContain('> **no** `internal`')
})

test('an id that is listed in full is short in the failure, and any other is in full', () => {
  const [known, other] = ['77aa0000-0000-4000-8000-000000000002', '99bb0000-0000-4000-8000-000000000003']
  const message = `Revision ${known} ended. Revision ${other} was created by another run.`
  const summary = renderSummary(
    { ...RECORD, revision_id: known },
    { kind: 'failure', code: 'internal', message, advice: '' }
  )
  expect(summary).toContain(`> **Revision 77aa0000… ended. Revision ${other} was created by another run.**`)
})

test('a plan is a diff', () => {
  const summary = renderSummary({ ...RECORD, command: 'plan', operation: 'planned' })
  expect(summary).toContain('Plan only. Nothing was changed.')
  expect(summary).not.toContain('| Status |')
  expect(summary).toContain('```diff\n~ source_revision_config.repo_ref: main\n~ secrets.KEY\n```')
})

test('ids and digests are short, and in full where they are folded', () => {
  const digest = `sha256:${'ab12'.repeat(16)}`
  const revision_id = '77aa0000-0000-4000-8000-000000000002'
  const path = 'source_revision_config.image_uri'
  const after = `registry.example/support@${digest}`
  const change: Change = {
    path,
    difference: 'changed',
    before: 'registry.example/support:1',
    after,
    new_revision: true
  }
  const plan: ShownPlan = { operation: 'update', new_revision: true, reasons: [], changes: [change], warnings: [] }
  const [open = '', folded = ''] = renderSummary({ ...RECORD, revision_id, plan }).split('<summary>IDs')
  expect([open.includes(digest), open.includes(revision_id)]).toEqual([false, false])
  expect(open).toContain('| `77aa0000…` |')
  expect(open).toContain('`registry.example/support@sha256:ab12ab12ab12…`')
  expect([folded.includes(digest), folded.includes(revision_id)]).toEqual([true, true])
})

test('warnings come before the tables, and what to do before the warnings', () => {
  const lines = renderSummary(RECORD, { kind: 'failure', code: 'internal', message: 'no', advice: 'Do it.' }).split(
    '\n'
  )
  const order = ['> **To fix:**', '> ⚠️', '| Status |'].map((start) => lines.findIndex((line) => line.startsWith(start)))
  expect(order.toSorted((a, b) => a - b)).toEqual(order)
  expect(order).not.toContain(-1)
})

test('a summary of as much as a run can know stays below the 1 MiB of GitHub', () => {
  const text = '$'.repeat(2_000)
  const many = (n: number) => Array.from({ length: n }, (_, i) => `${i}${text}`)
  const change = { difference: 'changed', before: text, after: `${text}x`, note: text, new_revision: true } as const
  const summary = renderSummary({
    ...RECORD,
    warnings: many(100),
    plan: {
      operation: 'update',
      new_revision: true,
      reasons: many(300),
      changes: many(300).map((path) => ({ ...change, path })),
      warnings: []
    },
    previews: many(300).map((name, i) => ({ id: name, name, pull: i, verdict: 'keep', reason: text }))
  })
  expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576)
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
      expect(problemsOf(summary)).toEqual([])
    }),
    { numRuns: runs(500) }
  )
})

test('a branch at another commit is a row with both commits', () => {
  const commits = { from: 'a'.repeat(40), to: 'b'.repeat(40) }
  const changes = RECORD.plan?.changes.map((change) => (change.path.endsWith('ref') ? { ...change, commits } : change))
  const plan = { ...RECORD.plan!, changes: changes ?? [] }
  expect(renderSummary({ ...RECORD, plan })).toContain('| `main at aaaaaaa` | `main at bbbbbbb` |')
})

test('a create has neither a list of reasons nor a column that says what each create does', () => {
  const plan = { ...RECORD.plan!, operation: 'create' as const, reasons: ['no deployment named "support" exists'] }
  expect(renderSummary({ ...RECORD, operation: 'created', plan })).not.toMatch(/revision (was|is) needed|New revision/)
})

test('after a rollback, the revision that serves is shown, and whose code it has', () => {
  const rollback = { result: 'rolled_back' as const, rolled_back_to: 'rev-1', message: 'Rolled back to rev-1.' }
  const after = (over: Partial<RunRecord>) => renderSummary({ ...RECORD, command: 'deploy', rollback, ...over })
  const by_another = after({ rolled_back_by: 'rev-3', serving: 'rev-3' })
  expect(by_another).toMatch(/\| `rev-3` \(code of `rev-1` at \S+\) \|/)
  expect(by_another).toContain('(code of the previous revision)')
  const by_itself = after({ rolled_back_by: 'rev-1', serving: 'rev-1' })
  expect(by_itself).not.toContain('code of')
})

test('a rollback to the same commit is not shown as one to another commit', () => {
  const rollback = { result: 'rolled_back' as const, rolled_back_to: 'rev-1', message: 'Rolled back to rev-1.' }
  const commits = ['rev-1', 'rev-2'].map((revision_id) => ({ revision_id, commit_sha: 'b'.repeat(40) }))
  const failure = { kind: 'failure', code: 'revision_failed', message: 'It failed.', advice: undefined } as const
  expect(renderSummary({ ...RECORD, command: 'deploy', rollback, commits }, failure).split('\n')[0]).toBe(
    '### ❌ Deploy of `support` failed. Rolled back to the previous revision (same commit).'
  )
})

test('a deployment that was asked for by its id is named by it, also if it does not exist', () => {
  const record: RunRecord = { ...EMPTY_RECORD, command: 'deploy', asked_id: '07e785fd-0000-4000-8000-000000000001' }
  const failure = { kind: 'error', code: 'not_found', message: 'No.', advice: undefined, unchanged: true } as const
  expect(renderSummary(record, failure).split('\n')[0]).toBe(
    '### ❌ Deployment `07e785fd…` was not deployed: it was not found. Nothing was changed.'
  )
})

test('after a rollback, the ids have the revision that serves', () => {
  const rollback = { result: 'rolled_back' as const, rolled_back_to: 'rev-1', message: 'Rolled back to rev-1.' }
  expect(renderSummary({ ...RECORD, rollback, rolled_back_by: 'rev-3', serving: 'rev-3' })).toContain(
    '- Revision of the rollback: `rev-3`\n'
  )
})

const TIMED_OUT = { kind: 'failure', code: 'wait_timeout', message: 'Timed out.', advice: undefined } as const

test.each<[string, Partial<RunRecord>, string]>([
  [
    'a build',
    {},
    'timed out. It is still building. When this run began, the previous revision (`aaaaaaa`) was serving.'
  ],
  [
    'a first rollout',
    { previous: null, active_before: null },
    'timed out. It is still building. Nothing is serving yet.'
  ]
])('a timeout says what continues and what serves: %s', (_, over, said) => {
  const building = [{ revision_id: 'rev-2', status: 'BUILDING', elapsed_ms: 0 }]
  const record: RunRecord = { ...RECORD, command: 'deploy', statuses: building, ...over }
  expect(renderSummary(record, TIMED_OUT).split('\n')[0]).toContain(said)
})

test('a failed first deploy says that nothing serves yet', () => {
  const failed = { kind: 'failure', code: 'revision_failed', message: 'It failed.', advice: undefined } as const
  const record: RunRecord = { ...RECORD, command: 'deploy', previous: null, active_before: null, serving: null }
  expect(renderSummary(record, failed)).toContain('failed. Nothing is serving yet.')
})

test.each<[boolean, string]>([
  [true, '⚠️ Could not check 2 previews. Set `github_token`.'],
  [false, '⚠️ Could not check 2 previews.']
])('a sweep that could not read pull requests says so first: without a token %s', (needs_token, heading) => {
  const record: RunRecord = { ...RECORD, operation: 'swept', swept: [], unchecked: { count: 2, needs_token } }
  expect(renderSummary(record).split('\n')[0]).toBe(`### ${heading}`)
})

test.each<[number, string]>([
  [0, '📋 Dry run: no preview of `support` exists'],
  [2, '📋 Dry run of the sweep of `support`: would delete 2 of 2 previews']
])('the dry run of a sweep of %d previews is no plan', (many, heading) => {
  const previews = Array.from({ length: many }, (_, i) => {
    const name = `support-pr-${i}`
    return { id: name, name, pull: i, verdict: 'delete' as const, reason: 'closed' }
  })
  const swept = previews.map(({ name }) => name)
  const { name } = RECORD
  const record: RunRecord = {
    ...EMPTY_RECORD,
    command: 'sweep',
    operation: 'planned',
    previews,
    swept,
    ...(name && { name })
  }
  const summary = renderSummary(record)
  expect(summary.split('\n')[0]).toBe(`### ${heading}`)
  expect(summary).not.toContain('Plan only')
})

test('the delete of a name with a typo suggests the one that exists', () => {
  const record: RunRecord = { ...RECORD, name: 'suport', operation: 'deleted', deletion: 'absent', meant: 'support' }
  expect(renderSummary(record).split('\n')[0]).toBe(
    '### ⏭️ Nothing to delete: `suport` does not exist. Did you mean `support`?'
  )
})

describe('the heading of a failure', () => {
  const failed = (code: Failure['code'], rest: Partial<Failure> = {}): Failure => ({
    kind: 'failure',
    code,
    message: 'Smoke check failed. The answer does not match.\nThe revision was DEPLOYED.',
    advice: undefined,
    ...rest
  })
  const check = { result: 'failed' as const, events: [], elapsed_ms: 1 }

  test('names the smoke check, and a revision that this run did not make as what it is', () => {
    const unchanged = { ...RECORD, command: 'deploy' as const, new_revision: false, serving: 'rev-2', check }
    const summary = renderSummary(unchanged, failed('check_failed'))
    expect(summary.split('\n')[0]).toBe('### ❌ Smoke check of `support` failed. Its revision (`bbbbbbb`) is serving.')
  })

  test('is not repeated below it after a rollback', () => {
    const rollback = {
      result: 'rolled_back' as const,
      rolled_back_to: 'rev-1',
      message: 'Revision rev-3 has the code of rev-1.'
    }
    const failure = failed('revision_failed', {
      message: 'The build failed. Rolled back.\nRevision rev-2\nRevision rev-3 has the code of rev-1.'
    })
    const summary = renderSummary({ ...RECORD, command: 'deploy', rollback }, failure)
    expect(summary.match(/Rolled back to/g)).toHaveLength(1)
    expect(summary).not.toContain('> Revision rev-2')
    expect(summary).toContain('| Serving |')
  })

  test('says that nothing was changed, and shows no plan, if no request was sent', () => {
    const { plan, name } = RECORD
    const record = { ...EMPTY_RECORD, command: 'deploy' as const, name: name ?? '', ...(plan && { plan }) }
    const summary = renderSummary(record, failed('auth_failed', { unchanged: true }))
    expect(summary.split('\n')[0]).toBe(
      '### ❌ `support` was not deployed: the credentials were refused. Nothing was changed.'
    )
    expect(summary).not.toContain('new revision')
  })
})

test('a field that is only sent again is no row of the changes', () => {
  const change = { path: 'source_revision_config.repo_ref', before: 'main', after: 'main', new_revision: true }
  const note = '`new_revision` is always'
  const changes = [{ ...change, difference: 'repeated' as const, note }]
  const plan: ShownPlan = { operation: 'update', new_revision: true, reasons: [note], changes, warnings: [] }
  const summary = renderSummary({ ...RECORD, plan })
  expect(summary).toContain('A new revision was needed: `new_revision` is always\n')
  expect(summary).not.toContain('| Field |')
})

test('a secret is shown as removed only if a read has shown it', () => {
  const changes = [{ path: 'secrets.OLD', difference: 'removed' as const, new_revision: true }]
  const plan: ShownPlan = { operation: 'update', new_revision: true, reasons: [], changes, warnings: [] }
  const record: RunRecord = { ...RECORD, plan }
  expect(renderSummary(record)).toContain('not confirmed')
  const seen = recordEvent(record, { type: 'secrets_removed', names: ['OLD'] })
  expect(renderSummary(seen)).not.toContain('not confirmed')
  expect(renderSummary(seen)).toContain('removed')
})
