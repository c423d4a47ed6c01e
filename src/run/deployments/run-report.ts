/** What a run reports of its deployments, one or many: logs, outputs, comment, records and summary, and their one end. */

import type { DeployEvent } from '../../deploy/core/events.js'
import { messageOf } from '../../errors.js'
import type { Access } from '../../inputs/request.js'
import { describeFailure, type Failure, failureText, withDocs } from '../../report/failure.js'
import { type Comment, type Commented, openComment } from '../../report/github/comment.js'
import { createGuard, type Problems } from '../../report/github/guard.js'
import { isUnderWay } from '../../report/github/recorder.js'
import { barsOf, type DeploymentPhase, type DeploymentState, shownOf } from '../../report/manifest/deployment-state.js'
import { manifestFailure } from '../../report/manifest/failure.js'
import { endLines } from '../../report/manifest/live-lines.js'
import { manifestOutputs, plansOutput } from '../../report/manifest/outputs.js'
import { renderSummary } from '../../report/markdown/summary.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { redactFacts } from '../../report/redact-facts.js'
import { createReporter, type Lines, type Reporter } from '../../report/reporter.js'
import type { Observe } from '../../report/run-event.js'
import { createOutputs } from '../../report/written-outputs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RunPorts } from '../command.js'
import { ManifestLog } from './manifest-log.js'

type EndPhase = Exclude<DeploymentPhase, 'waiting' | 'running'>

/** Where a deployment reports to. */
export interface ReportsTo {
  lines: Lines
  reporter: Reporter
}

/** How a deployment ended. */
export interface DeploymentEnd {
  /** Why it failed; undefined if it succeeded. Its log has it already. */
  failure?: Failure | undefined
  /** Records the end on GitHub, once. The environment that has it, if one does. */
  closeRecords?: () => Promise<string | undefined>
}

export class RunReport {
  /** Where problems with GitHub are reported, but for those of one deployment. */
  readonly problems: Problems = { told: new Set(), warn: (message) => this.warn(message) }
  readonly outputs
  private readonly startedAt: number
  private readonly known = new Map<string, DeploymentState>()
  private readonly reporters = new Map<string, Reporter>()
  /** The ids with which the comment shows that a deployment is under way. */
  private readonly underWay = new Map<string, string | undefined>()
  private readonly closings: NonNullable<DeploymentEnd['closeRecords']>[] = []
  /** Warnings of the run, beside those of its deployments. */
  private readonly warnings: string[] = []
  private readonly log: ManifestLog
  private comment: Comment | undefined
  private is_preview = false

  /** @param hasManifest Each deployment has a key of the manifest. Otherwise the only one has none, and its log is that of the run. */
  constructor(
    private readonly ports: RunPorts,
    private readonly hasManifest: boolean
  ) {
    this.outputs = createOutputs(ports.runner)
    this.log = new ManifestLog(ports.runner)
    this.startedAt = ports.clock.now()
  }

  /** In the order of the manifest; none before `begin`. */
  get states(): readonly DeploymentState[] {
    return [...this.known.values()]
  }

  /** Takes note of the selected deployments of the manifest: their names in this run by their keys. */
  begin(names: ReadonlyMap<string, string>): void {
    for (const [key, name] of names) this.change(key, { name })
    // Before any change, a run whose outputs would be lost had better not start.
    this.outputs.write(manifestOutputs(this.states))
    this.outputs.assertWritten('')
  }

  /** Opens the comment that all deployments share, if one is asked for. */
  openComment(commented: Commented, { command, github }: Pick<Access, 'command' | 'github'>): void {
    this.is_preview = commented.records.transient
    this.comment = openComment(
      commented,
      this.ports,
      createGuard({ ...this.ports, ...this.problems, command, token: github.token }, 'closing')
    )
  }

  /** Shows lines that hold for all deployments, and leaves them out of the log of each. */
  announce(lines: readonly string[]): void {
    for (const line of lines) this.log.announce(line)
  }

  /** Shows a warning of the run, once. */
  warn(message: string): void {
    if (!this.log.warn(message)) return
    this.warnings.push(message)
    this.ports.observe?.({ type: 'warning', message })
  }

  /** Opens the log of a deployment that starts now. */
  start(key = ''): ReportsTo {
    const { runner, redactor } = this.ports
    const lines = this.hasManifest ? this.log.open(key) : runner
    const observe: Observe = (event) => {
      this.ports.observe?.(event, this.hasManifest ? key : undefined)
      const state = this.change(key, { record: reporter.record() })
      if (event.type !== 'ended') this.follow(state, event)
    }
    // The outputs of the step are not those of one among several.
    const outputs = this.known.size > 1 ? undefined : this.outputs
    const reporter = createReporter({ lines, redactor, observe, outputs })
    this.reporters.set(key, reporter)
    this.change(key, { phase: 'running', started_ms: this.elapsedMs() })
    return { lines, reporter }
  }

  /** Notes how a deployment ended, and shows its whole log. */
  end(key: string, phase: EndPhase, { failure, closeRecords }: DeploymentEnd): DeploymentState {
    if (closeRecords !== undefined) this.closings.push(closeRecords)
    // What never started has no time of its own.
    const ended = this.reporters.has(key) ? { ended_ms: this.elapsedMs() } : {}
    const state = this.change(key, { phase, failure, ...ended })
    if (this.hasManifest) this.showEnd(state)
    if (this.states.some(isOpen)) this.comment?.update(state, this.states)
    return state
  }

  /**
   * Ends the run: its last lines and outputs, the records on GitHub and the summary. True on success.
   *
   * @param beside Why it failed before or outside of its deployments.
   */
  async close(beside?: Failure): Promise<boolean> {
    const failure = this.hasManifest ? this.concludeManifest(beside) : this.states[0]?.failure
    const writeSummary = () => this.writeSummary(failure, beside !== undefined)
    const closeGitHub = () => this.closeGitHub()
    let isReported = true
    // After a cancel there is little time, and GitHub may not respond: local files come first. Otherwise the summary comes
    // last, because it has the warnings about GitHub.
    for (const close of failure?.kind === 'cancelled' ? [writeSummary, closeGitHub] : [closeGitHub, writeSummary]) {
      try {
        await close()
      } catch (error) {
        const message = `The result of this run could not be reported: ${sanitizeLine(messageOf(error))}`
        const unreported = { ...describeFailure(error, EMPTY_RECORD), message }
        this.ports.runner.error(failureText(unreported, EMPTY_RECORD), unreported)
        if (failure === undefined) this.ports.runner.output('error_code', unreported.code)
        isReported = false
      }
    }
    const error_code = failure?.code ?? (isReported ? null : 'internal')
    // Of a manifest, each deployment has an end of its own.
    if (!this.hasManifest) this.ports.observe?.({ type: 'ended', error_code })
    return error_code === null
  }

  private change(key: string, changes: Partial<DeploymentState>): DeploymentState {
    const known = this.known.get(key) ?? { key, name: key, phase: 'waiting', record: EMPTY_RECORD }
    const state = { ...known, ...changes }
    this.known.set(key, state)
    return state
  }

  /** Shows what has changed in a deployment that is in progress. */
  private follow(state: DeploymentState, event: DeployEvent): void {
    const { key, record } = state
    if (this.hasManifest) this.log.follow(state, event, Math.max(...this.states.map((one) => one.key.length)))
    // Another id: the deployment was deleted during this run, which recreates it.
    if (!isUnderWay(record) || this.underWay.get(key) === record.deployment_id) return
    this.underWay.set(key, record.deployment_id)
    this.comment?.update(state, this.states)
  }

  private showEnd(state: DeploymentState): void {
    const { key, failure } = state
    const reporter = this.reporters.get(key)
    reporter?.end(failure)
    if (reporter !== undefined) this.ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key)
    this.log.end(state)
    this.outputs.write(manifestOutputs(this.states))
  }

  /** Writes the last outputs, and shows the last lines and the failure. */
  private concludeManifest(beside: Failure | undefined): Failure | undefined {
    const { states, outputs, ports } = this
    const { plans, left_out = 0 } = plansOutput(states) ?? {}
    if (states.length > 0) outputs.write({ ...manifestOutputs(states), ...(plans !== undefined && { plans }) })
    if (left_out > 0) this.warn(`The output plans lacks ${count(left_out, 'plan')}, because it would be too long.`)
    for (const line of endLines(states)) ports.runner.info(line)
    const described = beside ?? manifestFailure(states) ?? this.lossOfOutputs()
    const failure = described && withDocs(described, ports.context)
    if (failure === undefined) return undefined
    ports.runner.error(failureText(failure, EMPTY_RECORD), failure)
    outputs.write({ error_code: failure.code })
    const lost = outputs.untoldLoss()
    if (lost !== undefined) ports.runner.warning(lost)
    return failure
  }

  /** That outputs are missing, which later steps would go without. */
  private lossOfOutputs(): Failure | undefined {
    try {
      this.outputs.assertWritten(' The changes made so far stay.')
      return undefined
    } catch (error) {
      return describeFailure(error, EMPTY_RECORD)
    }
  }

  /** Records on GitHub how all have ended, and says in one line what was written. */
  private async closeGitHub(): Promise<void> {
    const ended = this.states.filter(({ phase }) => phase !== 'waiting')
    const closings = Promise.all(this.closings.map((close) => close()))
    // Both run in parallel, because there may be little time.
    const [found, commented = []] = await Promise.all([closings, this.comment?.close(ended)])
    const [environment, ...others] = found.flatMap((one) => (one === undefined ? [] : [sanitizeLine(one)]))
    const recorded = others.length > 0 ? `${others.length + 1} deployments` : `deployment in environment ${environment}`
    const written = [commented, environment === undefined ? [] : recorded].flat()
    if (written.length > 0) this.ports.runner.info(`GitHub: ${written.join(', ')}`)
  }

  private async writeSummary(failure: Failure | undefined, isBeside: boolean): Promise<void> {
    const { states, warnings, ports, is_preview } = this
    if (!this.hasManifest) this.reporters.get('')?.end(failure)
    const deployments = states.filter(({ phase }) => phase !== 'waiting').map((state) => shownOf(state, is_preview))
    const shown = redactFacts({ deployments, failure: isBeside ? failure : undefined, warnings }, ports.redactor)
    await ports.runner.summary(renderSummary({ ...shown, bars: states.length > 1 ? barsOf(states) : [] }))
  }

  private elapsedMs(): number {
    return this.ports.clock.now() - this.startedAt
  }
}

const isOpen = ({ phase }: DeploymentState) => phase === 'waiting' || phase === 'running'
