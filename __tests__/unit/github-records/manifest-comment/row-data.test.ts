import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { bodyOf } from '../../../../src/github-records/manifest-comment/comment-writer.js'
import { decodeRows, encodeRows } from '../../../../src/github-records/manifest-comment/row-data.js'
import { type CommentRow, storedRow } from '../../../../src/github-records/manifest-comment/stored-row.js'
import { commentMarker, renderComment } from '../../../../src/report/markdown/comment.js'
import { AT, failure, recordOf, row } from '../../../support/comments/rows.js'

const MARKER = commentMarker({ name: { manifest: 'deployments.yaml' }, control_plane: 'one' })
const RUN_URL = 'https://github.com/acme/agents/actions/runs/1'
const body = (rows: readonly CommentRow[]) => bodyOf(rows, { marker: MARKER, run_url: RUN_URL }).body
const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64')
const withData = (data: string) => `### x\n\n<!-- deploy-agent-server rows ${data} -->\n${MARKER}\n`
const hex = (length: number) => randomBytes(length / 2).toString('hex')

/** A row with everything that a real one has, and ids that cannot be compressed. */
function realRow(n: number, over: Partial<CommentRow> = {}): CommentRow {
  const [revision_id, commit_sha] = [hex(36), hex(40)]
  const record = recordOf('DEPLOYED', {
    deployment_id: hex(36),
    revision_id,
    url: `https://agent-${n}-${hex(12)}.agents.example`,
    repo_url: 'https://github.com/acme/agents',
    commits: [{ revision_id, commit_sha }],
    statuses: [{ revision_id, status: 'DEPLOYED', elapsed_ms: 245_000 + n }],
    waited_ms: 245_000 + n,
    plan: {
      operation: 'update',
      new_revision: true,
      reasons: [`main was deployed at ${hex(8)}, and this run is at ${hex(8)}`],
      changes: [
        {
          path: 'source_revision_config.repo_ref',
          difference: 'changed',
          before: hex(40),
          after: hex(40),
          new_revision: true
        }
      ],
      warnings: []
    }
  })
  return row(`agent-${String(n).padStart(3, '0')}`, { record, run_url: RUN_URL, updated_at: AT + n, ...over })
}

const manyRows = (n: number, over: (i: number) => Partial<CommentRow> = () => ({})) =>
  Array.from({ length: n }, (_, i) => realRow(i, over(i)))

test('a row that was read back renders as before', () => {
  const rows = [realRow(1), realRow(2, { failure: failure('The build failed.\nline 2'), is_preview: true })]
  const read = decodeRows(body(rows), AT)
  expect(read).toHaveLength(2)
  expect(renderComment({ deployments: read, run_url: RUN_URL })).toBe(
    renderComment({ deployments: rows, run_url: RUN_URL })
  )
})

test('two hundred deployments fit: a hundred rows, failed ones first, and the data of all', () => {
  const rows = manyRows(200, (i) => (i >= 180 ? { failure: failure(`Build ${i} failed.`) } : {}))
  const text = body(rows)
  expect(text.length).toBeLessThanOrEqual(65_536)
  expect(text.match(/^\| `agent-\d+` \|/gm)).toHaveLength(100)
  expect(text.match(/\| ❌ Failed \|/g)).toHaveLength(20)
  expect(text).toContain('100 of 200 deployments, failed first.')
  expect(text.indexOf('Build 180 failed.')).toBeGreaterThan(0)
  expect(decodeRows(text, AT).map(({ name }) => name)).toEqual(rows.map(({ name }) => name).sort())
})

test('if the data is too long, the oldest rows lose their details first', () => {
  const log = (): CommentRow['record'] => ({
    ...recordOf('BUILD_FAILED'),
    revision_log: { log: 'build', revision_id: 'r1', lines: [hex(900), hex(900)], is_end: true }
  })
  const rows = manyRows(40, (i) => ({ record: log(), updated_at: AT + 100 - i }))
  const read = decodeRows(body(rows), AT)
  expect(read).toHaveLength(40)
  const detailed = read.filter(({ record }) => record.revision_log !== undefined)
  expect(detailed.length).toBeGreaterThan(5)
  expect(detailed.map(({ name }) => name)).toEqual(read.slice(-detailed.length).map(({ name }) => name))
})

test('data never exceeds its share, and rows that do not fit are the oldest', () => {
  const name = (i: number) => `${i}-${hex(800)}`
  const rows = Array.from({ length: 100 }, (_, i) => row(name(i), { updated_at: AT + i }))
  const data = encodeRows(rows).line ?? ''
  expect(data.length).toBeLessThanOrEqual(30_000)
  const read = decodeRows(`${data}\n${MARKER}`, AT)
  expect(read.length).toBeGreaterThan(30)
  expect(read.map((one) => one.name)).toEqual(rows.slice(-read.length).map((one) => one.name))
  expect(body(rows).length).toBeLessThanOrEqual(65_536)
})

describe('data that anyone may have edited is no data', () => {
  const good = storedRow(row('support'))
  test('the example is good', () => expect(decodeRows(withData(packed([good])), AT)).toHaveLength(1))

  test.each<[string, string]>([
    ['no base64', '%%%'],
    ['not compressed', Buffer.from('[]').toString('base64')],
    ['cut off', packed([good]).slice(0, -12)],
    ['no JSON', deflateRawSync('[{').toString('base64')],
    ['no list', packed(good)],
    ['a field too many', packed([{ ...good, html: '<b>' }])],
    ['a field of a record too many', packed([{ ...good, record: { ...good.record, x: 1 } }])],
    ['a field of another type', packed([{ ...good, name: 7 }])],
    ['a date that is none', packed([{ ...good, updated_at: 1e300 }])],
    [
      'a list too long',
      packed([
        { ...good, record: { commits: Array.from({ length: 101 }, () => ({ revision_id: '', commit_sha: '' })) } }
      ])
    ],
    ['too many rows', packed(Array(1_001).fill(good))],
    ['a text too long', packed([{ ...good, name: 'x'.repeat(1_001) }])],
    ['larger than its size', deflateRawSync(JSON.stringify([good]).padEnd(10_000_000)).toString('base64')],
    ['nested too deep', deflateRawSync('['.repeat(1_000_000)).toString('base64')],
    ['of a run in the future, which would stay for ever', packed([{ ...good, run_started_at: AT + 86_400_000 }])],
    ['of a state in the future', packed([{ ...good, updated_at: AT + 86_400_000 }])],
    ['an unknown error code', packed([{ ...good, failure: { ...failure('x'), code: 'x' } }])]
  ])('%s', (_, data) => expect(decodeRows(withData(data), AT)).toEqual([]))

  test('data that does not stand right before the marker', () => {
    expect(decodeRows(`${withData(packed([good]))}\n${MARKER}`, AT)).toEqual([])
    expect(decodeRows('', AT)).toEqual([])
  })
})
