/**
 * How runs end: in time, and if they fail, with a code that says why and that is no defect of ours.
 */
import { ERROR_CODES } from '../../src/error-codes.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { hiddenFor } from '../variations/timing.js'

/** Extra time to confirm and report after the deadline, as a share of the time limit. */
const SLACK = 0.1

export function checkErrorCodes({ all }: Ended): string[] {
  return all.flatMap((run) => problemsOf(run).map((what) => `${run.label} (${run.end}) ${what}`))
}

function problemsOf(run: Played): string[] {
  const { end, outputs, errors } = run
  const code = outputs.get('error_code') ?? ''
  if (end === 'killed') return []
  if (end === 'crashed') return ['threw']
  if (code === 'internal') return [`reports a bug: ${errors.join()}`]
  const isSuccess = end === 'success'
  if (isSuccess && code !== '') return [`has the error code ${code}`]
  if (isSuccess || code in ERROR_CODES) return []
  return [`has an unknown error code: "${code}"`]
}

/**
 * Every run ends within its `timeout`, which bounds the whole step and every request. A run that
 * rolls back has as long again. Time during which the machine is suspended does not count.
 */
export function checkDeadlines({ all }: Ended): string[] {
  return all.flatMap(({ label, request, process, endedAt }) => {
    const took = endedAt - process.startedAt - process.stalledMs
    const limits = request.rollback ? 2 : 1
    if (took <= limits * request.timeoutMs * (1 + SLACK)) return []
    const seconds = Math.round(took / 1000)
    return [`${label} took ${seconds} s with a timeout of ${request.timeoutMs / 1000} s`]
  })
}

/**
 * How long before its end a run must have met no fault, in milliseconds: the reads before the last
 * one count, too.
 */
const CLEAR_MS = 40_000

/**
 * A run says that its time is up only if its last reads show no more: neither a newer revision that
 * is live, nor that the deployment is being deleted.
 */
export function checkTimeouts(ended: Ended): string[] {
  return ended.all
    .filter(({ outputs }) => outputs.get('error_code') === 'wait_timeout')
    .flatMap((run) =>
      missedBy(run, ended).map((what) => `${run.label} timed out, although ${what}`)
    )
}

function missedBy({ outputs, process, endedAt }: Played, { service, scenario }: Ended): string[] {
  const { exchanges } = process
  const id = outputs.get('deployment_id') ?? ''
  const lastReadAt = exchanges.at(-1)?.sentAt ?? 0
  const isFaulty = exchanges.some(
    ({ fault, sentAt }) => fault !== undefined && sentAt >= endedAt - CLEAR_MS
  )
  if (isFaulty || hiddenFor(scenario.traits.timing) > 0) return []
  const { deeds, revisions } = service.journal
  const isDeleted = deeds.some(
    ({ what, deployment_id, at }) => what === 'deleted' && deployment_id === id && at < lastReadAt
  )
  if (isDeleted) return ['the deployment was being deleted']
  const live = revisions.get(service.liveAt(id, lastReadAt) ?? '')
  const waitedFor = revisions.get(outputs.get('revision_id') ?? '')
  if (live === undefined || waitedFor === undefined) return []
  if (live.at <= waitedFor.at) return []
  return [`the newer revision ${live.revision.id} was live`]
}
