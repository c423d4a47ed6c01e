/** What a run of several deployments reports: the log of each, then outputs, summary and comment for all. */
import type { OutputName } from '../action-names.js'
import type { RunPorts } from '../command.js'
import { InputError, messageOf } from '../errors.js'
import type { Access } from '../inputs/request.js'
import type { Runner } from '../ports.js'
import { describeFailure, type Failure, failureText } from '../report/failure.js'
import { PLAN_ONLY } from '../report/log.js'
import type { DeploymentPhase, DeploymentState } from '../report/manifest/deployment-state.js'
import { endLines } from '../report/manifest/end-lines.js'
import { manifestFailure } from '../report/manifest/failure.js'
import { endTitle } from '../report/manifest/live-lines.js'
import { manifestOutputs, plansOutput } from '../report/manifest/outputs.js'
import { type ManifestEnd, renderManifestSummary } from '../report/manifest/summary.js'
import { withDocs } from '../report/markdown/docs-link.js'
import { EMPTY_RECORD } from '../report/record.js'
import { rewordFailure, rewordReport } from '../report/reword.js'
import { count, fieldPath } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { type DeploymentLog, openDeploymentLog } from './deployment-log.js'
import { createProgress, type Progress } from './progress.js'
import {
  type CommentedManifest,
  commentRefused,
  createSharedComment,
  type RefusedManifest,
  type SharedComment
} from './shared/comment.js'

export interface ManifestReport {
  /** Takes note of the selected deployments, in their order: their names in this run by their keys. */
  begin(names: ReadonlyMap<string, string>): void
  /** Opens the comment that all share. */
  openComment(manifest: CommentedManifest, access: Access): void
  /** Shows lines that hold for all deployments, and leaves them out of the log of each. */
  announce(lines: readonly string[]): void
  /** Opens the log of a deployment that starts now. */
  start(key: string): DeploymentLog
  /** Notes how a deployment ended, and shows its whole log. */
  end(key: string, phase: Exclude<DeploymentPhase, 'waiting' | 'running'>, failure?: Failure): void
  progress(): Progress
  /** Sets the output `matrix`. */
  matrix(json: string): void
  /** Nothing is done for any of them, and that is no failure. */
  skipAll(reason: string): void
  /** The run failed before or outside of its deployments. @param refused With its invalid inputs: what finds its comment. */
  fail(error: unknown, refused?: RefusedManifest): void
  /** Writes outputs and summary. True if nothing failed. */
  close(): Promise<boolean>
}

/** The outputs hold all deployments. With many, they are not written for each that ends: in milliseconds, for each of them. */
const BETWEEN_OUTPUTS_MS = 20

/** GitHub shows ten errors of a step. One is that of the run. */
const MOST_ANNOTATIONS = 9

export function createManifestReport(ports: RunPorts): ManifestReport {
  const { runner, redactor, clock, context } = ports
  const startedAt = clock.now()
  const sinceStart = () => clock.now() - startedAt
  let progress = createProgress(new Map(), sinceStart)
  const logs = new Map<string, DeploymentLog>()
  const shownWarnings = new Set<string>()
  // The last line of the run says it of all plans.
  const shownOnce = new Set([PLAN_ONLY])
  let comment: SharedComment | undefined
  let is_preview = false
  let outputsAt = Number.NEGATIVE_INFINITY
  let labelWidth = 0
  let size = 0
  let failure: Failure | undefined
  let skipped: string | undefined
  let refusedManifest: RefusedManifest | undefined
  const put = (outputs: Partial<Record<OutputName, string>>) => {
    for (const [name, value] of Object.entries(outputs) as [OutputName, string][]) runner.output(name, value)
  }
  const putPlans = (states: readonly DeploymentState[]) => {
    const { plans, left_out = 0 } = plansOutput(states) ?? {}
    if (plans !== undefined) put({ plans })
    if (left_out > 0) runner.warning(`The output plans lacks ${count(left_out, 'plan')}, because it would be too long.`)
  }
  const show = (failed: Failure) => {
    failure = withDocs(failed, context)
    runner.error(failureText(failure, EMPTY_RECORD), failure)
    put({ error_code: failure.code })
  }
  return {
    begin(names) {
      progress = createProgress(names, sinceStart)
      labelWidth = Math.max(...[...names.keys()].map((key) => key.length))
      size = names.size
    },
    openComment(manifest, access) {
      is_preview = access.github.records.transient
      comment = createSharedComment(ports, access, { manifest, warn: (message) => runner.warning(message) })
    },
    announce(lines) {
      for (const line of lines) {
        runner.info(line)
        shownOnce.add(line)
      }
    },
    start(key) {
      const log = openDeploymentLog(runner, redactor, {
        label: key.padEnd(labelWidth),
        hasOutputs: size === 1,
        shownWarnings,
        shownOnce,
        // From then on a revision is waited for, or nothing is.
        onDecided: () => comment?.update(progress.stateOf(key), progress.states()),
        observe: (event) => ports.observe?.(event, key)
      })
      logs.set(key, log)
      progress.start(key, () => log.reporter.record())
      return log
    },
    end(key, phase, failed) {
      progress.end(key, phase, failed)
      comment?.update(progress.stateOf(key), progress.states())
      const text = logs.get(key)?.text()
      const state = progress.stateOf(key)
      const title = endTitle(state)
      if (text === undefined) runner.info(title)
      // The lines so far show what it did. A plan is its log.
      else runner.group(title, text, { isDetail: phase === 'live' && state.record.operation !== 'planned' })
      const now = clock.now()
      if (now - outputsAt < BETWEEN_OUTPUTS_MS * size) return
      outputsAt = now
      put(manifestOutputs(progress.states()))
    },
    progress: () => progress,
    matrix: (json) => {
      const { length } = progress.states()
      const isEmpty = JSON.parse(json).include.length === 0
      runner.info(isEmpty ? `All ${length} are unchanged: the matrix is empty, so no job runs.` : `Matrix: ${json}`)
      put({ matrix: json, operation: 'planned', new_revision: 'false' })
    },
    skipAll(reason) {
      skipped = reason
      runner.notice(`Skipped: ${reason}`)
      put({ operation: 'skipped', new_revision: 'false' })
    },
    fail(error, refused) {
      refusedManifest = refused
      const placed = error instanceof InputError ? error.problems.filter(({ place }) => place !== undefined) : []
      for (const { place, path = [], problem } of placed.slice(0, MOST_ANNOTATIONS)) {
        const field = sanitizeLine(fieldPath(path), 200)
        if (place !== undefined) runner.annotate?.(place, field === '' ? problem : `${field}: ${problem}`)
      }
      show(describeFailure(error, EMPTY_RECORD))
      if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
    },
    async close() {
      const states = progress.states()
      if (states.length > 0) put(manifestOutputs(states))
      putPlans(states)
      for (const line of endLines(states)) runner.info(line)
      const failed = failure === undefined ? manifestFailure(states) : undefined
      if (failed !== undefined) show(failed)
      const end = redactor.redactAll({ states, is_preview, failure, skipped })
      const summary = renderManifestSummary(rewordEnd(end, runner.reword), clock.date())
      // After a cancel there is little time, and GitHub may not answer: the local file comes first.
      await runner.summary(summary)
      await comment?.close(states)
      if (refusedManifest !== undefined && failure !== undefined) {
        await commentRefused(ports, refusedManifest, { failure, warn: (message) => runner.warning(message) })
      }
      return failure === undefined
    }
  }
}

function rewordEnd(
  { states, is_preview = false, failure, skipped }: ManifestEnd,
  reword: Runner['reword']
): ManifestEnd {
  return {
    states: states.map((state) => rewordReport(state, reword)),
    is_preview,
    failure: rewordFailure(failure, reword),
    skipped: skipped && (reword?.(skipped) ?? skipped)
  }
}
