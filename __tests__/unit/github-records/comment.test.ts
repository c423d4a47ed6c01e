/** The comment of a run: of one deployment, or of all in a manifest. */
import { describe, expect, test } from '@jest/globals'
import { guardWrites } from '../../../src/adapters/github/warn-on-failure.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { type Commented, openComment } from '../../../src/report/github/comment.js'
import { readParts } from '../../../src/report/markdown/parts.js'
import type { DeploymentState } from '../../../src/report/outcome.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import { connectionTo, GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { failure, recordFrom, recordOf } from '../../support/records.js'

const RECORDS = {
  name: 'support',
  control_plane: 'one',
  transient: true,
  comment_on: 7,
  deletes: false
}
const MANIFEST = {
  scope: { manifest: 'deployments.yaml' },
  keys: ['support', 'router', 'reports', 'billing']
}

interface Given {
  github?: GitHubRepository
  records?: Partial<Commented['records']>
}

/** The comment of one deployment, or of a manifest. */
function open(of: Partial<Commented>, { github = new GitHubRepository(), records }: Given = {}) {
  const warnings: string[] = []
  const redactor = createRedactor()
  redactor.add('hunter2')
  const openGitHub = () => Promise.resolve(connectionTo(github))
  const ports = { context: contextOf(), clock: new VirtualClock(), redactor }
  const warn = (message: string) => void warnings.push(message)
  const problems = { reported: new Set<string>(), warn }
  const guard = guardWrites({ ...ports, ...problems, openGitHub, command: 'deploy', token: 't' })
  const comment = openComment(
    { records: { ...RECORDS, ...records }, keys: [''], ...of },
    ports,
    guard
  )
  const rows = () =>
    (github.comments[0]?.body.match(/^\| `[^`]+` \(`[^`]+`\) \|.*/gm) ?? []).map(
      (row) => row.split('`')[3]
    )
  return { comment, github, warnings, rows, body: () => github.comments[0]?.body ?? '' }
}

const state = (key: string, record = recordOf('DEPLOYED'), isOver = true): DeploymentState => ({
  key,
  name: `${key}-pr-7`,
  isOver,
  record
})
const waiting = (key: string) => state(key, EMPTY_RECORD, false)
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Writes the end of one deployment. */
async function write(record: RunRecord, given: Given = {}, failed = false) {
  const opened = open({}, given)
  const ended = { ...state('', record), ...(failed && { failure: failure('it broke hunter2') }) }
  return { ...opened, written: await opened.comment?.close([ended]) }
}

describe('the comment of one deployment', () => {
  test('shows that it is under way, and how it ended', async () => {
    const { comment, body } = open({})
    const begun = state('', recordOf('BUILDING'), false)
    comment?.update(begun, [begun])
    await settle()
    expect(body()).toMatch(/^### ⏳ Deploying `support`/)
    expect(await comment?.close([state('')])).toBe(7)
    expect(body()).toMatch(/^### ✅ Updated `support`/)
  })

  test('of a plan is one of its own, and says nothing of what is deployed', async () => {
    const { github } = await write(recordOf('DEPLOYED'))
    const plan = {
      operation: 'update' as const,
      new_revision: true,
      reasons: [],
      changes: [],
      warnings: []
    }
    for (const _ of [1, 2])
      await write(recordOf('DEPLOYED', { command: 'plan', operation: 'planned', plan }), {
        github,
        records: { plans: true }
      })
    expect(github.comments).toHaveLength(2)
    const body = github.comments[1]?.body ?? ''
    expect(body).toMatch(/^### 📋 Plan for `support`: update, new revision\n/)
    expect(body).not.toMatch(/is deployed|✅|DEPLOYED|support\.example/)
  })

  test('shows no secret, and a row of a build log stays in its code block', async () => {
    const lines = ['| x | [Open](https://evil.example) <!-- row created 1 - x --> |']
    const log = { log: 'build', revision_id: 'r1', lines, is_end: true } as const
    const { body } = await write(recordOf('BUILD_FAILED', { log }), {}, true)
    expect(body()).toContain(String.raw`it broke \*\*\*`)
    expect(body()).not.toContain('hunter2')
    expect(readParts(body()).map(({ key }) => key)).toEqual(['support'])
  })

  test('that a delete finds nothing to delete is said, unless the comment knows of the delete', async () => {
    const { github, body } = await write(recordOf('DEPLOYED'))
    const deletes = (deletion: 'accepted' | 'absent') =>
      write(recordFrom({ operation: 'deleted', deletion }), { github, records: { deletes: true } })
    await deletes('absent')
    expect(body()).toMatch(/^### ⏭️ Nothing to delete/)
    await deletes('accepted')
    expect(body()).toMatch(/^### 🗑️ `support` was deleted/)
    await deletes('absent')
    expect(body()).toMatch(/^### 🗑️ `support` was deleted/)
  })

  test.each<[string, Partial<Commented['records']>, RunRecord]>([
    ['a run that was skipped', {}, recordOf('', { operation: 'skipped' })],
    ['a delete', { deletes: true }, recordOf('', { operation: 'deleted' })],
    [
      'a preview whose pull request closed during the deploy',
      {},
      recordOf('', { operation: 'deleted' })
    ],
    ['the plan of a delete', { deletes: true, plans: true }, recordOf('')]
  ])('is not created by %s', async (_, records, record) => {
    const { github, written } = await write(record, { records })
    expect({ comments: github.comments, written }).toEqual({ comments: [], written: undefined })
  })
})

describe('the comment that all deployments of a manifest share', () => {
  test('has a row for each from its first version on, and then only those that change', async () => {
    const { comment, rows, body } = open(MANIFEST)
    const begun = waiting('support')
    comment?.update(begun, [begun, waiting('router')])
    await settle()
    expect(rows()).toEqual(['support-pr-7', 'router-pr-7'])
    expect(body()).toContain('### ⏳ 2 deployments in progress\n')
    comment?.update(state('support'), [state('support'), waiting('router'), waiting('reports')])
    await settle()
    await comment?.close([])
    expect(rows()).toEqual(['router-pr-7', 'support-pr-7'])
  })

  test('has the same columns for one key as for several, and drops rows with other ones', async () => {
    const github = new GitHubRepository()
    const heads: unknown[] = []
    const close = async (keys: string[], key: string) => {
      const { comment, body, rows } = open({ ...MANIFEST, keys }, { github })
      await comment?.close([state(key)])
      heads.push([body().split('\n')[2], rows()])
    }
    await close(['support'], 'support')
    await close(MANIFEST.keys, 'router')
    for (const comment of github.comments)
      comment.body = comment.body.replace('| Time |', '| Took |')
    await close(MANIFEST.keys, 'reports')
    const head = '| Name | Status | Link | Commit | Time | Updated |'
    expect(heads).toEqual([
      [head, ['support-pr-7']],
      [head, ['support-pr-7', 'router-pr-7']],
      [head, ['reports-pr-7']]
    ])
  })

  test.each([
    ['a plan', { plans: true }],
    ['a delete', { deletes: true }]
  ])('shows of %s what has ended: the others stay unchanged', async (_, records) => {
    const github = new GitHubRepository()
    if ('deletes' in records) await open(MANIFEST, { github }).comment?.close([state('billing')])
    const { comment, body } = open(MANIFEST, { github, records })
    comment?.update(state('support'), [state('support'), waiting('router')])
    await settle()
    await comment?.close([])
    expect(body()).toContain('support-pr-7')
    expect(body()).not.toContain('router-pr-7')
  })

  test('is guarded while it is rendered: a bug in it ends no deploy', async () => {
    const { comment, warnings } = open(MANIFEST)
    const broken = { ...state('support'), record: null as never }
    comment?.update(broken, [broken])
    expect(await comment?.close([broken])).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })
})
