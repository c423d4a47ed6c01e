/** What a run of several deployments reports while they run: their logs, outputs and comment. */
import type { RunPorts } from '../command.js'
import type { DeployEvent } from '../deploy/core/events.js'
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

type EndPhase = Exclude<DeploymentPhase, 'waiting' | 'running'>

export class ManifestReport {
  /** Those of the run, beside those of its deployments. */
  readonly warnings: string[] = []
  private readonly startedAt: number
  private readonly known = new Map<string, DeploymentState>()
  private readonly logs = new Map<string, () => string>()
  private readonly closings: DeploymentEnd['closeRecords'][] = []
  /** Lines that hold for all deployments. The last line of the run says of all plans that nothing was changed. */
  private readonly shown = new Set([PLAN_ONLY])
  private comment: SharedComment | undefined
  private outputsAt = Number.NEGATIVE_INFINITY

  /** @param outputs Those of the step. */
  constructor(
    private readonly ports: RunPorts,
    private readonly outputs: WrittenOutputs
  ) {
    this.startedAt = ports.clock.now()
  }

  /** In the order of the manifest; none before `begin`. */
  get states(): readonly DeploymentState[] {
    return [...this.known.values()]
  }

  /** Takes note of the selected deployments: their names in this run by their keys. */
  begin(names: ReadonlyMap<string, string>): void {
    for (const [key, name] of names) this.change(key, { name })
    // Before any change, a run whose outputs would be lost had better not start.
    this.outputs.write(manifestOutputs(this.states))
    this.outputs.assertWritten('')
  }

  /** Opens the comment that all share. */
  openComment(manifest: CommentedManifest, access: Access): void {
    this.comment = createSharedComment(this.ports, access, { manifest, warn: (message) => this.warn(message) })
  }

  /** Shows lines that hold for all deployments, and leaves them out of the log of each. */
  announce(lines: readonly string[]): void {
    for (const line of lines) {
      this.ports.runner.info(line)
      this.shown.add(line)
    }
  }

  /** Shows a warning of the run, once. */
  warn(message: string): void {
    if (this.shown.has(message)) return
    this.shown.add(message)
    this.warnings.push(message)
    this.ports.runner.warning(message)
  }

  /** Opens the log of a deployment that starts now. */
  start(key: string): ReportsTo {
    const { runner, redactor } = this.ports
    const { lines, text } = collectLines(runner, key, this.shown)
    const observe: Observe = (event) => {
      this.ports.observe?.(event, key)
      const state = this.change(key, { record: reporter.record() })
      if (event.type !== 'ended') this.follow(state, event)
    }
    // The outputs of the step are not those of one among several.
    const outputs = this.known.size === 1 ? this.outputs : undefined
    const reporter = createReporter({ lines, redactor, observe, outputs })
    this.logs.set(key, text)
    this.change(key, { phase: 'running', started_ms: this.elapsedMs() })
    return { lines, reporter }
  }

  /** Notes how a deployment ended, and shows its whole log. */
  end(key: string, phase: EndPhase, { failure, closeRecords }: Partial<DeploymentEnd>): void {
    const { runner } = this.ports
    if (closeRecords !== undefined) this.closings.push(closeRecords)
    const text = this.logs.get(key)?.()
    // What never started has no time of its own.
    const state = this.change(key, { phase, failure, ...(text !== undefined && { ended_ms: this.elapsedMs() }) })
    this.comment?.update(state, this.states)
    if (text === undefined) runner.info(endTitle(state))
    // The lines so far show what it did. A plan is its log.
    else runner.group(endTitle(state), text, { isDetail: phase === 'live' && state.record.operation !== 'planned' })
    const now = this.elapsedMs()
    if (now - this.outputsAt < BETWEEN_OUTPUTS_MS * this.known.size) return
    this.outputsAt = now
    this.outputs.write(manifestOutputs(this.states))
  }

  /** Records on GitHub how all have ended. */
  async closeGitHub(): Promise<void> {
    await Promise.all([...this.closings.map((close) => close()), this.comment?.close(this.states)])
  }

  private change(key: string, changes: Partial<DeploymentState>): DeploymentState {
    const known = this.known.get(key) ?? { key, name: key, phase: 'waiting', record: EMPTY_RECORD }
    const state = { ...known, ...changes }
    this.known.set(key, state)
    return state
  }

  /** Shows what has changed in a deployment that is in progress. */
  private follow(state: DeploymentState, event: DeployEvent): void {
    const { runner } = this.ports
    const width = Math.max(...this.states.map(({ key }) => key.length))
    // A plan changes nothing that could be followed.
    const text = state.record.command === 'plan' ? undefined : liveText(event)
    const line = `${state.key.padEnd(width)}  ${text}`
    if (text !== undefined && runner.progress !== undefined) runner.progress(line)
    else if (text !== undefined) runner.info(line)
    // From then on a revision is waited for, or nothing is.
    if (event.type === 'operation_decided') this.comment?.update(state, this.states)
  }

  private elapsedMs(): number {
    return this.ports.clock.now() - this.startedAt
  }
}
