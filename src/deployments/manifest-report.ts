/** What a run of several deployments reports while they run: their logs, outputs and comment. */
import type { RunPorts } from '../command.js'
import type { Access } from '../inputs/request.js'
import { PLAN_ONLY } from '../report/log.js'
import type { DeploymentPhase, DeploymentState } from '../report/manifest/deployment-state.js'
import { endTitle, liveText } from '../report/manifest/live-lines.js'
import { manifestOutputs } from '../report/manifest/outputs.js'
import { EMPTY_RECORD } from '../report/record.js'
import { createReporter } from '../report/reporter.js'
import type { Observe } from '../report/run-event.js'
import type { WrittenOutputs } from '../report/written-outputs.js'
import type { DeploymentEnd, ReportsTo } from '../run-deployment.js'
import { collectLines } from './collected-lines.js'
import { type CommentedManifest, createSharedComment, type SharedComment } from './shared/comment.js'

/** The outputs hold all deployments. With many, they are not written for each that ends: in milliseconds, for each of them. */
const BETWEEN_OUTPUTS_MS = 20

export interface ManifestReport {
  /** In the order of the manifest; none before `begin`. */
  states(): readonly DeploymentState[]
  /** Those of the run, beside those of its deployments. */
  warnings: readonly string[]
  /** Takes note of the selected deployments: their names in this run by their keys. */
  begin(names: ReadonlyMap<string, string>): void
  /** Opens the comment that all share. */
  openComment(manifest: CommentedManifest, access: Access): void
  /** Shows lines that hold for all deployments, and leaves them out of the log of each. */
  announce(lines: readonly string[]): void
  /** Shows a warning of the run, once. */
  warn(message: string): void
  /** Opens the log of a deployment that starts now. */
  start(key: string): ReportsTo
  /** Notes how a deployment ended, and shows its whole log. */
  end(key: string, phase: Exclude<DeploymentPhase, 'waiting' | 'running'>, end: Partial<DeploymentEnd>): void
  /** Records on GitHub how all have ended. */
  closeGitHub(): Promise<void>
}

/** @param outputs Those of the step. */
export function createManifestReport(ports: RunPorts, outputs: WrittenOutputs): ManifestReport {
  const { runner, redactor, clock } = ports
  const startedAt = clock.now()
  const states = new Map<string, DeploymentState>()
  const logs = new Map<string, () => string>()
  const closings: DeploymentEnd['closeRecords'][] = []
  // The last line of the run says it of all plans.
  const shown = new Set([PLAN_ONLY])
  const warnings: string[] = []
  let comment: SharedComment | undefined
  let outputsAt = Number.NEGATIVE_INFINITY

  const all = () => [...states.values()]
  const change = (key: string, changes: Partial<DeploymentState>): DeploymentState => {
    const known = states.get(key) ?? { key, name: key, phase: 'waiting', record: EMPTY_RECORD }
    const state = { ...known, ...changes }
    states.set(key, state)
    return state
  }
  const warn = (message: string) => {
    if (shown.has(message)) return
    shown.add(message)
    warnings.push(message)
    runner.warning(message)
  }
  const showChange = (text: string) => (runner.progress === undefined ? runner.info(text) : runner.progress(text))
  return {
    states: all,
    warnings,
    warn,
    begin(names) {
      for (const [key, name] of names) change(key, { name })
      // Before any change, a run whose outputs would be lost had better not start.
      outputs.write(manifestOutputs(all()))
      outputs.assertWritten('')
    },
    openComment(manifest, access) {
      comment = createSharedComment(ports, access, { manifest, warn })
    },
    announce(lines) {
      for (const line of lines) {
        runner.info(line)
        shown.add(line)
      }
    },
    start(key) {
      const { lines, text } = collectLines(runner, key, shown)
      logs.set(key, text)
      const width = Math.max(...all().map((state) => state.key.length))
      const observe: Observe = (event) => {
        ports.observe?.(event, key)
        const state = change(key, { record: reporter.record() })
        // A plan changes nothing that could be followed.
        const line = event.type === 'ended' || state.record.command === 'plan' ? undefined : liveText(event)
        if (line !== undefined) showChange(`${key.padEnd(width)}  ${line}`)
        // From then on a revision is waited for, or nothing is.
        if (event.type === 'operation_decided') comment?.update(state, all())
      }
      const reporter = createReporter({ lines, redactor, observe, outputs: states.size === 1 ? outputs : undefined })
      change(key, { phase: 'running', started_ms: clock.now() - startedAt })
      return { lines, reporter }
    },
    end(key, phase, { failure, closeRecords }) {
      if (closeRecords !== undefined) closings.push(closeRecords)
      const text = logs.get(key)?.()
      // What never started has no time of its own.
      const state = change(key, { phase, failure, ...(text !== undefined && { ended_ms: clock.now() - startedAt }) })
      comment?.update(state, all())
      if (text === undefined) runner.info(endTitle(state))
      // The lines so far show what it did. A plan is its log.
      else runner.group(endTitle(state), text, { isDetail: phase === 'live' && state.record.operation !== 'planned' })
      const now = clock.now()
      if (now - outputsAt < BETWEEN_OUTPUTS_MS * states.size) return
      outputsAt = now
      outputs.write(manifestOutputs(all()))
    },
    async closeGitHub() {
      await Promise.all([...closings.map((close) => close()), comment?.close(all())])
    }
  }
}
