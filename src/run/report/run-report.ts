/**
 * What a run reports: logs, outputs, the comment, records and the summary. Of a step, or of a
 * manifest.
 */
import { guardWrites, type Problems } from '../../adapters/github/warn-on-failure.js'
import type { DeployEvent } from '../../deploy/core/events.js'
import type { ErrorCode } from '../../error-codes.js'
import { type Failure, messageOf } from '../../errors.js'
import type { Access } from '../../inputs/request.js'
import { redactFacts } from '../../masking/redact-facts.js'
import { describeFailure, failureText } from '../../report/failure.js'
import { type Comment, type Commented, openComment } from '../../report/github/comment.js'
import { isUnderWay } from '../../report/github/github-deployment.js'
import { recordLines } from '../../report/github/record-lines.js'
import { renderSummary } from '../../report/markdown/summary.js'
import type { DeploymentState } from '../../report/outcome.js'
import { Outputs } from '../../report/outputs.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { type Lines, Reporter } from '../../report/reporter.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RunPorts } from '../command.js'

/**
 * Records the end of a deployment on GitHub, once. Returns the environment that has it, if one
 * does.
 */
type CloseRecords = () => Promise<string | undefined>

export abstract class RunReport {
  /** Where problems with GitHub are reported, but for those of one deployment. */
  readonly problems: Problems = { reported: new Set(), warn: (message) => this.warn(message) }
  /** Aborted once the run waits for nothing but its records on GitHub. */
  readonly ending = new AbortController()
  readonly outputs: Outputs
  protected readonly reporters = new Map<string, Reporter>()
  private readonly deployments = new Map<string, DeploymentState>()
  private readonly closings: CloseRecords[] = []
  /** Warnings of the run, beside those of its deployments. */
  private readonly warnings: string[] = []
  private readonly startedAt: number
  private comment: Comment | undefined

  constructor(protected readonly ports: RunPorts) {
    this.outputs = new Outputs(ports.runner)
    this.startedAt = ports.clock.now()
  }

  /** The lines of the log of a deployment. */
  protected abstract linesOf(key: string): Lines
  /** Undefined if the outputs of the step are not those of this deployment. */
  protected abstract outputsOf(key: string): Outputs | undefined
  /** Shows an event of a deployment, beside its log. */
  protected abstract showEvent(state: DeploymentState, event: DeployEvent): void
  /** Shows a warning of the run. Returns false if it was shown before. */
  protected abstract showWarning(message: string): boolean
  /** Shows how a deployment ended. */
  protected abstract showEnd(state: DeploymentState): void

  /** In the order in which they were noted. */
  get states(): readonly DeploymentState[] {
    return [...this.deployments.values()]
  }

  /** Opens the comment that all deployments share, if the inputs ask for one. */
  openComment(commented: Commented, { command, github }: Pick<Access, 'command' | 'github'>): void {
    const ending = this.ending.signal
    const use = { ...this.ports, ...this.problems, ending, command, token: github.token }
    this.comment = openComment(commented, this.ports, guardWrites(use))
  }

  start(key: string): Reporter {
    const reporter = new Reporter({
      lines: this.linesOf(key),
      redactor: this.ports.redactor,
      outputs: this.outputsOf(key),
      observe: (event) => this.follow(key, event, reporter)
    })
    this.reporters.set(key, reporter)
    this.change(key, { started_ms: this.elapsedMs() })
    return reporter
  }

  /** Notes how a deployment ended, or that it never starts. */
  end(key: string, failure: Failure | undefined, closeRecords?: CloseRecords): void {
    if (closeRecords !== undefined) this.closings.push(closeRecords)
    const hasStarted = this.reporters.has(key)
    const time = hasStarted ? { ended_ms: this.elapsedMs() } : {}
    const state = this.change(key, { isOver: true, failure, ...time })
    this.showEnd(state)
    const isLast = this.states.every(({ isOver }) => isOver)
    if (!isLast) this.comment?.update(state, this.states)
  }

  /**
   * Writes the records on GitHub and the summary. Returns the code of the failure; null without
   * one.
   *
   * @param summarized The failure, if no deployment has it.
   */
  protected async finish(
    failure: Failure | undefined,
    summarized?: Failure
  ): Promise<ErrorCode | null> {
    const steps = [() => this.closeGitHub(), () => this.writeSummary(summarized)]
    // The summary comes last, because it has the warnings about GitHub. But after a cancel there is
    // little time, and GitHub may not respond: local files come first.
    if (failure?.kind === 'cancelled') steps.reverse()
    let code = failure?.code ?? null
    for (const step of steps) {
      await step().catch((error: unknown) => {
        const unreported = describeUnreported(error)
        this.showFailure(unreported)
        if (failure === undefined) this.outputs.write({ error_code: unreported.code })
        code ??= 'internal'
      })
    }
    return code
  }

  /** Warns if outputs were lost, also that of the code of the failure. */
  protected warnOfLoss(): void {
    const loss = this.outputs.takeLoss()
    if (loss !== undefined) this.ports.runner.warning(loss.what)
  }

  /** @param inLog As the log shows it. */
  protected showFailure(failure: Failure, inLog = failure): void {
    this.ports.runner.error(failureText(inLog, EMPTY_RECORD), failure)
  }

  protected change(key: string, changes: Partial<DeploymentState>): DeploymentState {
    const state = this.deployments.get(key) ?? newState(key)
    const changed = { ...state, ...changes }
    this.deployments.set(key, changed)
    return changed
  }

  private warn(message: string): void {
    if (!this.showWarning(message)) return
    this.warnings.push(message)
    this.ports.observe?.({ type: 'warning', message })
  }

  private follow(key: string, event: DeployEvent, reporter: Reporter): void {
    const before = this.deployments.get(key) ?? newState(key)
    const isFirstStatus = event.type === 'status_read' && before.wait_began_ms === undefined
    const state = this.change(key, {
      record: reporter.record(),
      ...(isFirstStatus && { wait_began_ms: this.elapsedMs() - event.elapsed_ms })
    })
    this.showEvent(state, event)
    const hasBegun = isUnderWay(state.record) && !isUnderWay(before.record)
    if (hasBegun) this.comment?.update(state, this.states)
  }

  /** Records on GitHub how all have ended, and says what was written, and where. */
  private async closeGitHub(): Promise<void> {
    const ended = this.states.filter(hasBegun)
    this.ending.abort()
    const closings = Promise.all(this.closings.map((close) => close()))
    // Both run in parallel, because there may be little time.
    const [records, comment] = await Promise.all([closings, this.comment?.close(ended)])
    const environments = records.filter((environment) => environment !== undefined)
    const { context, runner } = this.ports
    for (const line of recordLines({ pull: comment, environments }, context)) runner.info(line)
  }

  private async writeSummary(failure: Failure | undefined): Promise<void> {
    const { warnings, ports } = this
    const facts = { deployments: this.states.filter(hasBegun), failure, warnings }
    await ports.runner.summary(renderSummary(redactFacts(facts, ports.redactor)))
  }

  private elapsedMs(): number {
    return this.ports.clock.now() - this.startedAt
  }
}

function newState(key: string): DeploymentState {
  return { key, name: key, isOver: false, record: EMPTY_RECORD }
}

function hasBegun({ isOver, started_ms }: DeploymentState): boolean {
  return isOver || started_ms !== undefined
}

function describeUnreported(error: unknown): Failure {
  const reason = sanitizeLine(messageOf(error))
  const what = `The result of this run could not be reported: ${reason}`
  return { ...describeFailure(error, EMPTY_RECORD), what, facts: [] }
}
