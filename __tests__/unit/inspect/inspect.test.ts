/** What `status` and `logs` read of a deployment. */
import { describe, expect, test } from '@jest/globals'
import { readLog } from '../../../src/cli/inspect/read-log.js'
import { readStatus, statusLines } from '../../../src/cli/inspect/read-status.js'
import type { DeployedState } from '../../../src/deploy/core/model.js'
import { findDeployed } from '../../../src/deploy/find/find-deployed.js'
import { findRevision } from '../../../src/deploy/find/find-revision.js'
import { CancelledError } from '../../../src/errors.js'
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
const state = (over: Record<string, unknown>, latest: DeployedState['latest'] = LATEST): DeployedState => ({
  deployment: gitDeployment({ latest_revision_id: latest?.id ?? null, ...over }),
  latest
})

function sessionWith(script: Script) {
  const clock = new VirtualClock()
  const controlPlane = new ScriptedControlPlane(clock, script)
  return { session: new RecordedSession(controlPlane, clock), controlPlane }
}

describe('status', () => {
  const read = (of: DeployedState) => readStatus(sessionWith({ readRevision: [ACTIVE] }).session, of)

  test.each<[string, DeployedState, string | null | undefined, RegExp]>([
    [
      'an earlier revision than the latest',
      state({ active_revision_id: ACTIVE.id }),
      ACTIVE.id,
      /^Active .*-active {2}DEPLOYED/m
    ],
    ['the latest revision', state({ active_revision_id: LATEST.id }), LATEST.id, /^Revision .*, active and latest$/m],
    ['none', state({ active_revision_id: null }), null, /^Active +none$/m],
    [
      'none, and there is no revision',
      state({ active_revision_id: null }, null),
      null,
      /^Active +none\nLatest +none$/m
    ],
    [
      'a revision that the service does not name',
      state({ active_revision_id: undefined }),
      undefined,
      /^Active +unknown/m
    ]
  ])('tells what serves: %s', async (_, of, active, line) => {
    const report = await read(of)
    expect(report.active === null ? null : report.active?.revision_id).toBe(active)
    expect(report.latest?.revision_id).toBe(of.latest?.id)
    expect(statusLines(report, 0).join('\n')).toMatch(line)
  })

  test('tells the commit of each revision, and not that of the other one', async () => {
    const { latest, active } = await read(state({ active_revision_id: ACTIVE.id }))
    expect([latest?.commit_sha, active?.commit_sha]).toEqual([COMMIT_B, COMMIT_A])
  })
})

describe('the revision that a person names', () => {
  const find = (id: string, script: Script) =>
    findRevision(sessionWith(script).session, state({}), { id, input: '--revision' })
  const unknown: Script = { readRevision: [refusal(404)], listRevisions: [[LATEST, ACTIVE]] }

  test('is the only one that begins so', async () => {
    expect((await find('5f0c7a31-a', unknown)).id).toBe(ACTIVE.id)
    // A beginning is no ID: a service may answer anything to it, and some only after retries.
    expect((await find('5f0c7a31-a', { ...unknown, readRevision: [refusal(500)] })).id).toBe(ACTIVE.id)
  })

  test.each([
    ['several begin so', '5f0c7a31', /has 2 revisions that begin/],
    ['too few characters are given', '5f0c7a3', /has no revision/],
    ['none begins so', '00000000', /has no revision/]
  ])('is not guessed if %s', async (_, id, message) => {
    await expect(find(id, unknown)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(message),
      advice: expect.stringContaining(`The latest is ${LATEST.id} (BUILD_FAILED).`)
    })
  })

  test.each([
    ['has no list', null, 'operation_unsupported'],
    ['refuses to list', refusal(403), 'auth_failed']
  ])('is not called unknown by its beginning if the service %s', async (_, listed, code) => {
    await expect(find('5f0c7a31', { listRevisions: [listed] })).rejects.toMatchObject({ code })
  })

  test('is not called unknown if the service refuses the credentials', async () => {
    await expect(find(ACTIVE.id, { ...unknown, readRevision: [refusal(403)] })).rejects.toMatchObject({
      code: 'auth_failed'
    })
  })
})

describe('a log', () => {
  const read = (script: Script, log: 'build' | 'deploy') => {
    const of = { deployment_id: 'd1', revision_id: 'r1', log, follow: true, timeoutMs: 60_000 } as const
    const lines: string[] = []
    return { lines, end: readLog(sessionWith(script).session, of, (some) => lines.push(...some)) }
  }
  const page = (...messages: string[]) => ({ logs: messages.map((message) => ({ message })), next_offset: null })

  test('that the service does not offer is no empty one', async () => {
    const { end } = read({ readRevision: [ACTIVE], readRevisionLog: [null] }, 'build')
    await expect(end).rejects.toMatchObject({ code: 'operation_unsupported' })
  })

  test('of an agent server is followed although its revision is DEPLOYED', async () => {
    const script: Script = {
      readRevision: [ACTIVE],
      readRevisionLog: [page('a'), page('a', 'b'), page('a', 'b'), new CancelledError()]
    }
    const { lines, end } = read(script, 'deploy')
    await expect(end).rejects.toThrow(CancelledError)
    expect(lines).toEqual(['a', 'b'])
  })
})

test('a deployment that is being deleted is still one to look at', async () => {
  const deleting = gitDeployment({ status: 'AWAITING_DELETE' })
  const { session } = sessionWith({
    listDeployments: [[deleting]],
    readDeployment: [deleting],
    readRevision: [ACTIVE]
  })
  const found = await findDeployed(session, { name: deleting.name })
  expect([found.deployment.id, found.latest?.id]).toEqual([deleting.id, ACTIVE.id])
})
