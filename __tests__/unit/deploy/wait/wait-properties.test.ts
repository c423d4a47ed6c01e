import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { waitForRevision } from '../../../../src/deploy/wait/wait-for-revision.js'
import { DeployError } from '../../../../src/errors.js'
import { DEPLOYMENT_ID, dropped, garbage, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane, type Step } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'
import { runs } from '../../../support/runs.js'

const pending = fc.constantFrom('CREATING', 'QUEUED', 'BUILDING', 'DEPLOYING', 'UNKNOWN', 'NEW_WORD')
const end = fc.constantFrom('DEPLOYED', 'DEPLOYED', 'DEPLOYED', 'BUILD_FAILED', 'INTERRUPTED', 'SKIPPED')
const trouble = fc.constantFrom('drop', '500', '429', 'garbage', '404')
/** The result of one poll: a status or an error; a hanging poll takes its whole time limit. */
const look = fc.record({
  gets: fc.oneof({ weight: 6, arbitrary: pending }, { weight: 2, arbitrary: trouble }, { weight: 1, arbitrary: end }),
  hangs: fc.constantFrom(false, false, false, true)
})
const script = fc.record({
  looks: fc.array(look, { minLength: 1, maxLength: 40 }),
  timeoutMs: fc.integer({ min: 1, max: 2_400_000 }),
  interval: fc.oneof(fc.constant('auto' as const), fc.integer({ min: 1_000, max: 120_000 })),
  /** How many newer revisions turn up, one each time the deployment is asked for. */
  newer: fc.integer({ min: 0, max: 3 }),
  deployment: fc.constantFrom('fine', 'fine', 'drop', 'AWAITING_DELETE')
})

/** The successor of a SKIPPED revision cannot be read: two polls per second would be thousands of requests. */
const SKIPPED_AND_UNREADABLE: Script = {
  looks: [
    { gets: 'drop', hangs: false },
    { gets: 'SKIPPED', hangs: false }
  ],
  timeoutMs: 1_253_001,
  interval: 'auto',
  newer: 0,
  deployment: 'drop'
}

type Script = typeof script extends fc.Arbitrary<infer T> ? T : never

const ERRORS: Record<string, () => Error> = {
  drop: () => dropped(),
  '500': () => refusal(500),
  '429': () => refusal(429, 20_000),
  garbage: () => garbage(),
  '404': () => refusal(404)
}
const LONGEST_REQUEST = 30_000
const INPUT = {
  deployment_id: DEPLOYMENT_ID,
  revision_id: 'rev-1',
  previous: null,
  startedAt: 0
}

type Looks = { gets: string; hangs: boolean }[]

/** Runs one wait, and keeps what was read last of each revision. */
async function runWait({ looks, timeoutMs, interval, newer, deployment }: Script) {
  const clock = new VirtualClock()
  const lastRead = new Map<string, string>()
  const reads: string[] = []
  let n = 0
  const take = (): Looks[number] => looks[Math.min(n++, looks.length - 1)] as Looks[number]
  const readRevision: Step<'readRevision'> = (_, id, options): RevisionAnswer | Error => {
    const { gets, hangs } = take()
    if (hangs) clock.pass(options?.timeoutMs ?? 0)
    const error = ERRORS[gets]
    if (error !== undefined) return error()
    if (reads.at(-1) !== `${id} ${gets}`) reads.push(`${id} ${gets}`)
    lastRead.set(id, gets)
    return revision(id, gets)
  }
  let made = 0
  const readDeployment: Step<'readDeployment'> = () => {
    if (deployment === 'drop') return dropped()
    made = Math.min(made + 1, newer)
    return gitDeployment({
      latest_revision_id: `rev-${made + 1}`,
      ...(deployment !== 'fine' && { status: deployment })
    })
  }
  const controlPlane = new ScriptedControlPlane(clock, {
    readRevision: [readRevision],
    readDeployment: [readDeployment]
  })
  const session = new RecordedSession(controlPlane, clock, timeoutMs)
  const input = { ...INPUT, interval, timeoutMs }
  const result = await waitForRevision(session, input).catch((error: unknown) => error as Error)
  return { clock, session, result, lastRead, reads }
}

test('whatever the service does, the wait ends in time, and reports only what was read', async () => {
  const seen = { success: 0, failure: 0 }
  await fc.assert(
    fc.asyncProperty(script, async (each) => {
      const { result, lastRead, session, clock, reads } = await runWait(each)
      expect(clock.now()).toBeLessThanOrEqual(each.timeoutMs + LONGEST_REQUEST)
      const told = session.all('status_read')
      expect(told.map(({ revision_id, status }) => `${revision_id} ${status}`)).toEqual(reads)
      const times = told.map(({ elapsed_ms }) => elapsed_ms)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(session.all('wait_ended').length).toBeLessThanOrEqual(1)
      if (result instanceof Error) {
        expect(result).toBeInstanceOf(DeployError)
        return void seen.failure++
      }
      seen.success++
      expect(lastRead.get(result.id)).toBe('DEPLOYED')
      expect(session.last('revision_identified')?.revision_id ?? 'rev-1').toBe(result.id)
      expect(session.last('status_read')).toMatchObject({ revision_id: result.id, status: 'DEPLOYED' })
    }),
    { numRuns: runs(1_000), examples: [[SKIPPED_AND_UNREADABLE]] }
  )
  expect(Math.min(seen.success, seen.failure)).toBeGreaterThan(0)
})

/** The phases of a rollout, each with its status and its length in milliseconds. */
const rollout = fc.array(
  fc.record({ status: pending, ms: fc.oneof(fc.nat(3_000), fc.nat(60_000), fc.nat(1_800_000)) }),
  { maxLength: 8 }
)

test('auto notices DEPLOYED late by a tenth of the rollout or 1 s at most, and never by more than 10 s', async () => {
  await fc.assert(
    fc.asyncProperty(rollout, async (phases) => {
      const clock = new VirtualClock()
      const deployedAt = phases.reduce((sum, { ms }) => sum + ms, 0)
      const statusAt = (now: number) => {
        let end = 0
        return phases.find(({ ms }) => now < (end += ms))?.status ?? 'DEPLOYED'
      }
      const readRevision: Step<'readRevision'> = (_, id) => revision(id, statusAt(clock.now()))
      const script = { readRevision: [readRevision], readDeployment: [gitDeployment({ latest_revision_id: 'rev-1' })] }
      const session = new RecordedSession(new ScriptedControlPlane(clock, script), clock, 10 * deployedAt + 60_000)
      await waitForRevision(session, { ...INPUT, interval: 'auto', timeoutMs: 10 * deployedAt + 60_000 })
      const lateMs = clock.now() - deployedAt
      expect(lateMs).toBeLessThanOrEqual(Math.min(Math.max(1_000, deployedAt / 10), 10_000))
      if (phases.findLast(({ ms }) => ms > 10_000) === phases.at(-1) && phases.at(-1)?.status === 'DEPLOYING')
        expect(lateMs).toBeLessThanOrEqual(3_000)
    }),
    { numRuns: runs(1_000) }
  )
})
