/** Tells GitHub of a run: when it is under way, and when it is over. Never in the way of the deploy. */
import type { GitHub } from '../ports.js'
import { commentMarker, renderComment } from '../report/comment.js'
import type { Failure } from '../report/failure.js'
import type { RunRecord } from '../report/record.js'
import { createRecord, type InEnvironment, retireRecords, statusOf } from './github-deployment.js'
import type { Guard } from './guard.js'
import { describeRun, finalState, isUnderWay } from './outcome.js'
import { keepComment } from './sticky-comment.js'
import { asksForRecords, type RecordsWanted } from './wanted.js'

export interface Recorder {
  /** Takes notice; what GitHub is told of it goes out while the deploy goes on. */
  observe(record: RunRecord): void
  /** Tells how the run ended. */
  close(record: RunRecord, failure?: Failure): Promise<void>
}

export interface RecorderOptions {
  wanted: RecordsWanted
  run_url: string | undefined
  /** For what ends when the run is told to stop. */
  running: Guard
  /** For what would be left behind open, did it end then: it gets the little time that there is. */
  making: Guard
  /** For what is written even then. */
  closing: Guard
  /** Takes secret values out, before anything is escaped. */
  redactAll: <T>(value: T) => T
}

/** What this run has written on GitHub so far. */
interface Written {
  deployment?: number | undefined
  comment?: number | undefined
}

type Told = { record: RunRecord; failure?: Failure | undefined }

export function createRecorder(options: RecorderOptions): Recorder {
  const { wanted, making, closing, redactAll } = options
  const written: Written = {}
  let begun: { record: Promise<unknown>; comment: Promise<unknown> } | undefined
  return {
    observe(record) {
      if (begun !== undefined || !asksForRecords(wanted) || !isUnderWay(record)) return
      const told = redactAll({ record })
      begun = {
        record: begin(options, written, told),
        comment: writeComment(options, written, { ...told, guard: making })
      }
    },
    async close(record, failure) {
      if (!asksForRecords(wanted) || record.operation === 'skipped') return
      const told = redactAll({ record, failure })
      // Neither waits for the other: there may be little time.
      const record_told = Promise.resolve(begun?.record).then(() => end(options, written, told))
      const commented = Promise.resolve(begun?.comment).then(() =>
        writeComment(options, written, { ...told, guard: closing, over: true })
      )
      await Promise.all([record_told, commented])
    }
  }
}

function inEnvironment(wanted: RecordsWanted): InEnvironment | undefined {
  const { environment } = wanted
  return environment === undefined ? undefined : { ...wanted, environment }
}

async function begin(
  { wanted, running, making, run_url }: RecorderOptions,
  written: Written,
  told: Told
): Promise<void> {
  const target = inEnvironment(wanted)
  if (target === undefined) return
  const { deployment_id, url } = told.record
  const description = describeRun(told.record)
  const made = await making('record the deployment', async (github) =>
    createRecord(github, target, { deployment_id, description })
  )
  if (made === undefined) return
  written.deployment = made
  await running('record the deployment', (github) =>
    github.addStatus(made, statusOf('in_progress', { description, url, run_url }))
  )
}

async function end({ wanted, closing, run_url }: RecorderOptions, written: Written, told: Told): Promise<void> {
  const target = inEnvironment(wanted)
  if (target === undefined) return
  const { record, failure } = told
  await closing('record the deployment', async (github: GitHub) => {
    if (record.operation === 'deleted') return retireRecords(github, target)
    if (wanted.deletes) return undefined
    // Stopped before anything was recorded: there is nothing to close.
    if (failure?.kind === 'cancelled' && written.deployment === undefined) return undefined
    const state = finalState(record, failure)
    const description = describeRun(record, failure)
    const { deployment_id, url } = record
    written.deployment ??= await createRecord(github, target, { deployment_id, description })
    await github.addStatus(written.deployment, statusOf(state, { description, url, run_url }))
    if (state === 'success') await retireRecords(github, target, written.deployment)
    return undefined
  })
}

async function writeComment(
  { wanted, run_url, redactAll }: RecorderOptions,
  written: Written,
  { record, failure, guard, over = false }: Told & { guard: Guard; over?: boolean }
): Promise<void> {
  const { name, comment_on: pull, ref = '' } = wanted
  if (pull === undefined) return
  const marker = commentMarker(name)
  const commit = /^[0-9a-f]{40,64}$/i.test(ref) ? ref : undefined
  const body = `${marker}\n${renderComment({ name: redactAll(name), record, failure, under_way: !over, commit, run_url })}`
  // What is gone, or never began, is told where there is a comment already, and makes no new one.
  const create = !wanted.deletes && record.operation !== 'deleted' && failure?.kind !== 'cancelled'
  await guard('write the comment on the pull request', async (github) => {
    written.comment = await keepComment(github, { pull, marker, body, known: written.comment, create })
  })
}
