/** What `status` and `logs` read of a deployment. */
import { describe, expect, test } from '@jest/globals'
import { readList } from '../../../src/cli/inspect/read-list.js'
import { printLog } from '../../../src/cli/inspect/read-log.js'
import { readStatus, type StatusReport } from '../../../src/cli/inspect/read-status.js'
import type { View } from '../../../src/cli/inspect/view.js'
import { type Snapshot, snapshotOf } from '../../../src/deploy/core/snapshot.js'
import { findDeployed } from '../../../src/deploy/find/find-current.js'
import { findRevision } from '../../../src/deploy/find/find-revision.js'
import { CancelledError } from '../../../src/errors.js'
import type { RevisionLogQuery } from '../../../src/ports.js'
import { COMMIT_A, COMMIT_B, gitDeployment, refusal } from '../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../support/fakes/session.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const revision = (id: string, status = 'DEPLOYED', repo_commit_sha = COMMIT_A) => ({
  id,
  status,
  source_revision_config: { repo_commit_sha }
})
const LATEST = revision('5f0c7a31-latest', 'BUILD_FAILED', COMMIT_B)
const ACTIVE = revision('5f0c7a31-active')
const state = (over: Record<string, unknown>, latest: Snapshot['latest'] = LATEST): Snapshot =>
  snapshotOf(gitDeployment({ latest_revision_id: latest?.id ?? null, ...over }), latest)

const VIEW: View = {
  width: 100,
  paint: (text) => text,
  hint: (_, words) => words.join(' ')
}
const VIEW_OF_ONE = { ...VIEW, target: ['--name', 'support'] }

function sessionWith(script: Script) {
  const clock = new VirtualClock()
  return new RecordedSession(new ScriptedControlPlane(clock, script), clock)
}

test.each<[string, Snapshot, string | null | undefined, RegExp]>([
  [
    'an earlier revision',
    state({ active_revision_id: ACTIVE.id }),
    ACTIVE.id,
    /^Active .*-active {2}DEPLOYED/m
  ],
  [
    'the latest one',
    state({ active_revision_id: LATEST.id }),
    LATEST.id,
    /-latest {2}BUILD_FAILED\n.*\nLatest +the same$/m
  ],
  ['none', state({ active_revision_id: null }), null, /^Active +none$/m],
  [
    'none, without any revision',
    state({ active_revision_id: null }, null),
    null,
    /^Active +none\nLatest +none$/m
  ],
  [
    'one that the service does not name',
    state({ active_revision_id: undefined }),
    undefined,
    /^Active +unknown/m
  ]
])('the status tells what serves: %s', async (_, of, active, line) => {
  const answer = await readStatus(sessionWith({ readRevision: [ACTIVE] }), of, VIEW_OF_ONE)
  const report = answer.report as StatusReport
  expect(report.active === null ? null : report.active?.revision_id).toBe(active)
  if (active === ACTIVE.id)
    expect([report.latest?.commit_sha, report.active?.commit_sha]).toEqual([COMMIT_B, COMMIT_A])
  expect(answer.lines.join('\n')).toMatch(line)
})

test.each([
  ['failed has a command that shows why', LATEST, ['logs', '--name', 'support']],
  ['serves has none', ACTIVE, undefined]
])('the status of a revision that %s', async (_, latest, words) => {
  const session = sessionWith({ readRevision: [ACTIVE] })
  const { note } = await readStatus(session, state({}, latest), VIEW_OF_ONE)
  expect(note).toBe(words?.join(' '))
})

describe('the revision that a person names', () => {
  const find = (id: string, script: Script) =>
    findRevision(sessionWith(script), state({}), { id, input: '--revision' })
  const unknown: Script = { readRevision: [refusal(404)], listRevisions: [[LATEST, ACTIVE]] }

  test('is the only one that begins so', async () => {
    // A beginning is no ID: a service may answer anything to it, and some only after retries.
    for (const answer of [404, 500]) {
      expect((await find('5f0c7a31-a', { ...unknown, readRevision: [refusal(answer)] })).id).toBe(
        ACTIVE.id
      )
    }
  })

  test.each<[string, string, Script, string]>([
    ['several begin so', '5f0c7a31', {}, 'not_found'],
    ['too few characters are given', '5f0c7a3', {}, 'not_found'],
    ['none begins so', '00000000', {}, 'not_found'],
    ['the service has no list', '5f0c7a31', { listRevisions: [null] }, 'operation_unsupported'],
    ['the service refuses to list', '5f0c7a31', { listRevisions: [refusal(403)] }, 'auth_failed'],
    ['the service refuses to read', ACTIVE.id, { readRevision: [refusal(403)] }, 'auth_failed']
  ])('is not guessed, and not called unknown without proof: %s', async (_, id, script, code) => {
    await expect(find(id, { ...unknown, ...script })).rejects.toMatchObject({ code })
  })
})

describe('a log', () => {
  const read = (script: Script, { build = false }) => {
    const lines: string[] = []
    const options = {
      build,
      follow: true,
      timeoutMs: 60_000,
      print: (line: string) => void lines.push(line)
    }
    return { lines, end: printLog(sessionWith(script), state({}, ACTIVE), options) }
  }
  const page = (next_offset: string | null, ...messages: string[]) => ({
    logs: messages.map((message) => ({ message })),
    next_offset
  })

  test('that the service does not offer is no empty one', async () => {
    const { end } = read({ readRevision: [ACTIVE], readRevisionLog: [null] }, { build: true })
    await expect(end).rejects.toMatchObject({ code: 'operation_unsupported' })
  })

  test.each([
    ['DEPLOYED', 'deploy'],
    ['BUILD_FAILED', 'build'],
    ['DEPLOY_FAILED', 'deploy'],
    ['INTERRUPTED', 'build']
  ])('of a revision that is %s is that of its %s, unless one is asked for', async (status, log) => {
    const asked: string[] = []
    const readRevisionLog = (_: string, __: string, query: RevisionLogQuery) => {
      asked.push(query.log)
      return page(null)
    }
    const session = sessionWith({ readRevisionLog: [readRevisionLog] })
    const current = state({}, revision('r1', status))
    for (const which of [{}, { build: true }, { deploy: true }]) {
      await printLog(session, current, { ...which, timeoutMs: 60_000, print: () => {} })
    }
    expect(asked).toEqual([log, 'build', 'deploy'])
  })

  test('of an agent server is followed although its revision is DEPLOYED', async () => {
    const readRevisionLog = [
      page(null, 'a'),
      page(null, 'a', 'b'),
      page(null, 'a', 'b'),
      new CancelledError()
    ]
    const { lines, end } = read({ readRevision: [ACTIVE], readRevisionLog }, {})
    await expect(end).rejects.toThrow(CancelledError)
    expect(lines).toEqual(['a', 'b'])
  })

  test.each([0, 1, 2, 3, 5])(
    'of a build with %i lines that grows has each line once, in order',
    async (first) => {
      const all = ['a', 'b', 'c', 'd', 'e']
      let length = first
      const readRevision = () => {
        const status = length < all.length ? 'BUILDING' : 'DEPLOYED'
        length = Math.min(length + 1, all.length)
        return revision('r', status)
      }
      const readRevisionLog = (_: string, __: string, { offset = 0 }: RevisionLogQuery) => {
        const [from, to] = [Number(offset), Number(offset) + 2]
        return page(to < length ? String(to) : null, ...all.slice(from, Math.min(to, length)))
      }
      const { lines, end } = read(
        { readRevision: [readRevision], readRevisionLog: [readRevisionLog] },
        { build: true }
      )
      await end
      expect(lines).toEqual(all)
    }
  )
})

test.each([
  ['every row can be read', [], undefined],
  ['a row could not be read', ['[1].id: invalid'], '1 row of the list could not be read']
])('a list of deployments of which %s is incomplete, or not', async (_, unread, incomplete) => {
  const page = Object.assign([gitDeployment()], { unread })
  const session = sessionWith({
    listDeployments: [page, []],
    readDeployment: [gitDeployment()],
    readRevision: [ACTIVE]
  })
  const answer = await readList(session, { previews: false, keep: () => {}, view: VIEW })
  expect(answer.incomplete).toBe(incomplete)
})

test.each<[string, Script]>([
  [
    'it repeats its first page',
    { listDeployments: [[gitDeployment(), gitDeployment({ id: 'd2' })]] }
  ],
  ['a deployment of it cannot be read', { readDeployment: [refusal(403)] }]
])('a list of deployments is incomplete if %s', async (_, script) => {
  const session = sessionWith({
    listDeployments: [[gitDeployment()], []],
    readDeployment: [gitDeployment()],
    readRevision: [ACTIVE],
    ...script
  })
  const answer = await readList(session, { previews: false, keep: () => {}, view: VIEW })
  expect(answer.incomplete).toEqual(expect.any(String))
})

test('a deployment that is being deleted is still one to look at', async () => {
  const deleting = gitDeployment({ status: 'AWAITING_DELETE' })
  const session = sessionWith({
    listDeployments: [[deleting]],
    readDeployment: [deleting],
    readRevision: [ACTIVE]
  })
  const found = await findDeployed(session, { name: deleting.name })
  expect([found.deployment.id, found.latest?.id]).toEqual([deleting.id, ACTIVE.id])
})
