import { describe, expect, test } from '@jest/globals'
import { decodeRows, encodeRows } from '../../../../src/github-records/manifest-comment/row-data.js'
import { type CommentRow, storedRow } from '../../../../src/github-records/manifest-comment/stored-row.js'
import { renderComment } from '../../../../src/report/markdown/comment.js'
import type { RunRecord } from '../../../../src/report/record.js'
import { AT, failure, recordOf, row } from '../../../support/comments/rows.js'

/** The row as a later run reads it from the comment; undefined if it is lost. */
const readBack = (written: CommentRow) => decodeRows(`${encodeRows([written]).line}\n<!-- marker -->`, AT)[0]
const rendered = (shown: CommentRow) => renderComment({ deployments: [shown], run_url: undefined })
const IMAGE = 'source_revision_config.image_uri'
const long = 'x'.repeat(1_500)
const many = <T>(entry: (i: number) => T) => Array.from({ length: 150 }, (_, i) => entry(i))

const change = {
  path: 'source_revision_config.repo_ref',
  difference: 'changed',
  before: 'main',
  after: 'main',
  new_revision: true
} as const
const plan = {
  operation: 'update',
  new_revision: true,
  reasons: ['main moved'],
  changes: [change],
  warnings: []
} satisfies RunRecord['plan']
const planned = (over: Partial<NonNullable<RunRecord['plan']>>, record: Partial<RunRecord> = {}) => ({
  record: recordOf('', { command: 'plan', operation: 'planned', statuses: [], plan: { ...plan, ...over }, ...record })
})
const check = {
  result: 'failed',
  assistant: 'agent',
  asked: '{"messages":[]}',
  events: [{ event: 'updates', text: '{"answer":"no"}' }],
  elapsed_ms: 1_800
} satisfies RunRecord['check']
const serving = { url: 'https://support.example', previous: 'r0' }
const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
const image = `123456789012.dkr.ecr.eu-central-1.amazonaws.com/the-agents-team/the-support-agent@${digest}`
const rollback = { result: 'rolled_back', message: 'Rolled back to r0.', rolled_back_to: 'r0' } as const
const commits = [
  { revision_id: 'r0', commit_sha: 'a'.repeat(40) },
  { revision_id: 'r1', commit_sha: 'b'.repeat(40) }
]

describe('after another run has written the comment, a reader still sees', () => {
  test.each<[string, Partial<CommentRow>, string]>([
    ['the smoke check', { record: recordOf('DEPLOYED', { check }) }, '"answer":"no"'],
    [
      'the end of the build log',
      {
        record: recordOf('BUILD_FAILED', {
          revision_log: { log: 'build', revision_id: 'r1', lines: many((i) => `line ${i}`), is_end: true }
        })
      },
      'line 149'
    ],
    [
      'to which commit the run rolled back',
      { record: recordOf('DEPLOY_FAILED', { rollback, commits, rolled_back_by: 'r2' }), failure: failure('no') },
      'Rolled back to commit `aaaaaaa`'
    ],
    ['which revision the rollback made', { record: recordOf('DEPLOYED', { rollback, rolled_back_by: 'r2' }) }, 'r2'],
    [
      'that the previous revision is still serving',
      { record: recordOf('BUILD_FAILED', { ...serving, serving: 'r0', active_before: 'r0' }), failure: failure('no') },
      'The previous revision is still serving.'
    ],
    [
      'that nothing is serving yet',
      { record: recordOf('BUILD_FAILED', { serving: null, previous: null }), failure: failure('no') },
      'Nothing is serving yet.'
    ],
    ['a link to what serves', { record: recordOf('DEPLOYED', serving) }, 'Open'],
    ['a link to a preview', { record: recordOf('DEPLOYED', serving), is_preview: true }, 'Open preview'],
    [
      'the status of the latest revision, not of the one that it replaced',
      { record: { ...recordOf('DEPLOYED'), statuses: [status('r1', 'DEPLOY_FAILED'), status('r0', 'DEPLOYED')] } },
      'DEPLOY_FAILED'
    ],
    ['the warnings of a plan', planned({}, { warnings: ['The token expires soon.'] }), 'The token expires soon.'],
    [
      'between which commits a branch moved',
      planned({ changes: [{ ...change, commits: { from: 'a'.repeat(40), to: 'b'.repeat(40) } }] }),
      'main at bbbbbbb'
    ],
    [
      'why a change is not proven',
      planned({ changes: [{ ...change, difference: 'unproven', note: 'the tag may have moved' }] }),
      'the tag may have moved'
    ],
    ['that the service builds the push', planned({ built_by_service: 'b'.repeat(40) }), 'the service builds this push'],
    [
      'the whole digest of an image',
      { record: recordOf('DEPLOYED', { plan: { ...plan, changes: [{ ...change, path: IMAGE, after: image }] } }) },
      digest
    ],
    [
      'values that are no texts',
      planned({ changes: [{ ...change, path: 'source_config.build_on_push', before: null, after: true }] }),
      '+   true'
    ],
    [
      'that there was nothing to delete, and which name was meant',
      { record: recordOf('', { operation: 'deleted', deletion: 'absent', meant: 'supporter', statuses: [] }) },
      'does not exist. Did you mean `supporter`?'
    ],
    [
      'the commit of a run that has no revision yet',
      { record: { ...pending(), wanted_commit: 'c'.repeat(40) } },
      'ccccccc'
    ],
    [
      'that another commit is deployed than that of the run',
      { record: recordOf('DEPLOYED', { commits, other_commit: 'b'.repeat(40), wanted_commit: 'c'.repeat(40) }) },
      'but at `bbbbbbb`, not at `ccccccc`'
    ],
    [
      'that nothing was changed by a run that failed',
      {
        record: recordOf('', { command: 'deploy', statuses: [] }),
        failure: { kind: 'failure', code: 'auth_failed', message: 'Refused.', advice: undefined, unchanged: true }
      },
      'the credentials were refused. Nothing was changed.'
    ],
    ['the warnings of a deploy', { record: recordOf('DEPLOYED', { warnings: ['It moved.'] }) }, '> ⚠️ It moved.'],
    [
      'which commit of the branch was built',
      {
        record: recordOf('DEPLOYED', {
          new_revision: true,
          commits,
          plan: { ...plan, changes: [{ ...change, commits: { from: 'a'.repeat(40), to: 'c'.repeat(40) } }] }
        })
      },
      '+   main at bbbbbbb'
    ],
    [
      'that an unchanged revision became live during the run',
      {
        record: recordOf('DEPLOYED', {
          operation: 'unchanged',
          statuses: [status('r1', 'BUILDING'), status('r1', 'DEPLOYING'), status('r1', 'DEPLOYED')]
        })
      },
      '| ✅ Deployed |'
    ]
  ])('%s', (_, over, text) => {
    const written = row('support', over)
    expect(rendered(written)).toContain(text)
    const read = readBack(written)
    expect(read && rendered(read)).toBe(rendered(written))
  })

  function status(revision_id: string, of: string) {
    return { revision_id, status: of, elapsed_ms: 1 }
  }

  function pending(): RunRecord {
    const { revision_id: _, ...record } = recordOf('', { statuses: [] })
    return record
  }
})

describe('one row that is too long does not cost the others theirs', () => {
  test.each<[string, Partial<CommentRow>, (read: CommentRow) => unknown, unknown]>([
    ['its name', { name: long }, ({ name }) => name.length, 1_000],
    [
      'a message, of which the first lines are kept',
      { failure: failure(many(() => long).join('\n'), { advice: long, docs_url: long }) },
      ({ failure: read }) => read?.message.split('\n').map(({ length }) => length),
      Array.from({ length: 20 }, () => 1_000)
    ],
    ['the URL', { record: recordOf('DEPLOYED', { url: long }) }, ({ record }) => record.url?.length, 1_000],
    ['a revision', { record: recordOf('x', { previous: long }) }, ({ record }) => record.previous?.length, 1_000],
    ['a status', { record: recordOf(long) }, ({ record }) => record.statuses[0]?.status.length, 1_000],
    [
      'the commits',
      { record: recordOf('x', { commits: many((i) => ({ revision_id: `r${i}`, commit_sha: long })) }) },
      ({ record }) => record.commits.map(({ revision_id }) => revision_id),
      many((i) => `r${i}`).slice(0, 100)
    ],
    [
      'the events of a check',
      {
        record: recordOf('x', {
          check: { ...check, asked: long, assistant: long, events: many((i) => ({ event: `e${i}`, text: long })) }
        })
      },
      ({ record }) => record.check?.events.map(({ event, text }) => event + text.length),
      many((i) => `e${i}1000`).slice(0, 100)
    ],
    [
      'a log, of which the last lines are kept',
      {
        record: recordOf('x', {
          revision_log: { log: 'build', revision_id: long, lines: many((i) => `${i} ${long}`), is_end: false }
        })
      },
      ({ record }) => record.revision_log?.lines.map((line) => line.split(' ')[0]),
      many(String).slice(-100)
    ],
    [
      'a plan',
      planned(
        {
          reasons: many((i) => i + long),
          warnings: many((i) => i + long),
          changes: many((i) => ({ ...change, path: i + long, note: long, before: long }))
        },
        { warnings: many((i) => i + long) }
      ),
      ({ record: { plan: read, warnings } }) =>
        [read?.reasons, read?.warnings, read?.changes, warnings].map((list) => list?.length),
      [100, 100, 100, 100]
    ],
    [
      'the result of a rollback',
      { record: recordOf('x', { rollback: { ...rollback, message: long } }) },
      ({ record }) => record.rollback?.message.length,
      1_000
    ]
  ])('%s', (_, over, shown, kept) => {
    const read = readBack(row('support', over))
    expect(read && shown(read)).toEqual(kept)
  })

  test('a text of exactly the limit is kept, and a cut one ends with a whole character', () => {
    expect(readBack(row('x'.repeat(1_000)))?.name).toBe('x'.repeat(1_000))
    expect(readBack(row(`${'x'.repeat(999)}😀`))?.name).toBe(`${'x'.repeat(999)}\uFFFD`)
  })

  test('without its details, the first line of a failure stays', () => {
    const stored = storedRow(row('support', { failure: failure('first\nsecond') }), { details: false })
    expect(stored.failure?.message).toBe('first')
  })

  test('facts that no comment shows are not kept', () => {
    const bare = storedRow(row('support', { record: recordOf('x', { statuses: [], asked_id: 'no row shows it' }) }))
    expect(Object.keys(bare)).toEqual(['name', 'under_way', 'updated_at', 'run_started_at', 'record'])
    expect(Object.keys(bare.record).sort()).toEqual([
      'command',
      'deployment_id',
      'new_revision',
      'operation',
      'revision_id'
    ])
  })

  test('a row that does not fit even without its details is left out', () => {
    const random = (i: number) => Array.from({ length: 100 }, (__, k) => ((i + 7) * (k + 3) ** 3).toString(36)).join('')
    const huge = row('huge', {
      record: recordOf('x', { commits: many((i) => ({ revision_id: random(i), commit_sha: random(i + 999) })) })
    })
    const { line, kept } = encodeRows([huge])
    expect(kept).toEqual([])
    expect(decodeRows(`${line}\n<!-- marker -->`, AT)).toEqual([])
    expect(encodeRows([huge, row('support', { updated_at: AT + 1 })]).kept.map(({ name }) => name)).toEqual(['support'])
  })
})
