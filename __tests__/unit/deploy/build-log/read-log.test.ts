import { describe, expect, test } from '@jest/globals'
import type { LogPageAnswer } from '../../../../src/contract/answers.js'
import { emitLog, fittingLogs } from '../../../../src/deploy/build-log/read-log.js'
import { CancelledError } from '../../../../src/errors.js'
import { DEPLOYMENT_ID, garbage, refusal } from '../../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

type Pages = NonNullable<Script['readRevisionLog']>

const page = (logs: unknown[], next_offset?: string | number | null): LogPageAnswer => ({
  logs,
  next_offset
})
const entry = (n: number) => ({
  message: `line ${n}`,
  timestamp: new Date(Date.UTC(2026, 0) + 1_000 * n).toISOString()
})
const entries = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => entry(from + i))

async function told(
  readRevisionLog: Pages,
  { status = 'BUILD_FAILED', source = 'git_host', costMs = 0 } = {}
) {
  const clock = new VirtualClock()
  const controlPlane = new ScriptedControlPlane(clock, { readRevisionLog }, costMs)
  const session = new RecordedSession(controlPlane, clock)
  await emitLog(session, { id: DEPLOYMENT_ID, source }, { revision_id: 'rev-1', status })
  const log = session.last('log_read')?.log
  const asked = controlPlane.calls.map(({ args }) => args[2] as { log: string; offset?: unknown })
  return { log, asked, session, clock }
}

describe('which log is read', () => {
  test.each<[string, string | undefined, string[]]>([
    ['BUILD_FAILED', 'git_host', ['build']],
    ['DEPLOY_FAILED', 'git_host', ['deploy']],
    ['DEPLOY_FAILED', 'external_container', ['deploy']],
    ['CREATE_FAILED', 'git_host', ['build', 'deploy']],
    ['INTERRUPTED', 'external_container', ['deploy']],
    ['ROLLOUT_FAILED_OVER_QUOTA', undefined, ['build', 'deploy']]
  ])('%s of %s', (status, source, logs) => {
    expect(fittingLogs(status, source)).toEqual(logs)
  })

  test('where the likelier one is empty, the other one', async () => {
    const { log, asked } = await told([page([]), page([{ message: 'the reason' }])], {
      status: 'CREATE_FAILED'
    })
    expect(asked.map((query) => query.log)).toEqual(['build', 'deploy'])
    expect(log).toEqual({
      log: 'deploy',
      revision_id: 'rev-1',
      lines: ['the reason'],
      is_end: true
    })
  })
})

describe('the last lines are found', () => {
  test('newest first, as requested: one page is enough', async () => {
    const { log, asked } = await told([page(entries(1, 120).toReversed(), 'more')])
    expect(log?.lines).toEqual(entries(71, 120).map(({ message }) => message))
    expect(asked).toEqual([{ log: 'build', order: 'desc', limit: 100 }])
  })

  test('without dates, newest first, as requested', async () => {
    expect((await told([page([{ message: 'b' }, { message: 'a' }], 'more')])).log).toMatchObject({
      lines: ['a', 'b'],
      is_end: true
    })
  })

  test('oldest first, although asked for the other way: shown in order, and not as the end', async () => {
    const { log } = await told([page(entries(1, 100), 'b')])
    expect(log?.lines.at(-1)).toBe('line 100')
    expect(log?.is_end).toBe(false)
    expect((await told([page(entries(1, 100), null)])).log?.is_end).toBe(true)
  })
})

describe('it ends', () => {
  test('after five seconds, however slow the service is', async () => {
    const { clock } = await told([page([])], { status: 'CREATE_FAILED', costMs: 6_000 })
    expect(clock.now()).toBeLessThanOrEqual(6_000)
  })
})

describe('what goes wrong is silent', () => {
  test.each<[string, Pages]>([
    ['the service has no such operation', [null]],
    ['it refuses', [refusal(403)]],
    ['it answers nonsense', [garbage()]],
    ['there is nothing that can be shown', [page([null, 7, { a: 1 }, '\u001b[0m', ' \n '])]]
  ])('%s', async (_, pages) => {
    const { session } = await told(pages)
    expect(session.events.filter(({ type }) => type !== 'log_missing')).toEqual([])
  })

  test('but a cancel is not', async () => {
    await expect(told([new CancelledError('told to stop')])).rejects.toBeInstanceOf(CancelledError)
  })
})
