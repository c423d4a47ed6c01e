/** What a run reports of its deployments, one or many: logs, outputs, comment, records and summary, and their one end. */
import { guardWrites, type Problems } from '../../adapters/github/warn-on-failure.js'
import type { DeployEvent } from '../../deploy/core/events.js'
import { type Failure, messageOf } from '../../errors.js'
import type { Access } from '../../inputs/request.js'
import { describeFailure, failureText, withDocs } from '../../report/failure.js'
import { type Comment, type Commented, openComment } from '../../report/github/comment.js'
import { isUnderWay } from '../../report/github/github-deployment.js'
import {
  endLines,
  manifestFailure,
  manifestOutputs,
  plansOutput,
  withPointers
} from '../../report/manifest.js'
import { renderSummary } from '../../report/markdown/summary.js'
import type { DeploymentState } from '../../report/outcome.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { createOutputs, createReporter, type Reporter } from '../../report/reporter.js'
import { redactFacts } from '../../report/shown-facts.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RunPorts } from '../command.js'
import { ManifestLog } from './manifest-log.js'

/** Records the end of a deployment on GitHub, once. Returns the environment that has it, if one does. */
type CloseRecords = () => Promise<string | undefined>

export class RunReport {
  /** Where problems with GitHub are reported, but for those of one deployment. */
  readonly problems: Problems = { reported: new Set(), warn: (message) => this.warn(message) }
  /** Aborted once the run waits for nothing but its records on GitHub. */
  readonly ending = new AbortController()
  readonly outputs
  private readonly startedAt: number
  private readonly known = new Map<string, DeploymentState>()
  private readonly reporters = new Map<string, Reporter>()
  private readonly closings: CloseRecords[] = []
  /** Warnings of the run, beside those of its deployments. */
  private readonly warnings: string[] = []
  private readonly log: ManifestLog
  private comment: Comment | undefined

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
    const loss = this.outputs.takeLoss()
    if (loss !== undefined) throw loss
  }

  /** Opens the comment that all deployments share, if one is asked for. */
  openComment(commented: Commented, { command, github }: Pick<Access, 'command' | 'github'>): void {
    const ending = this.ending.signal
    const use = { ...this.ports, ...this.problems, ending, command, token: github.token }
    this.comment = openComment(commented, this.ports, guardWrites(use))
  }

  warn(message: string): void {
    if (!this.log.warn(message)) return
    this.warnings.push(message)
    this.ports.observe?.({ type: 'warning', message })
  }

  start(key: string): Reporter {
    const { runner, redactor } = this.ports
    const lines = this.hasManifest ? this.log.open(key) : runner
    const observe = (event: DeployEvent) => {
      this.ports.observe?.(event, this.hasManifest ? key : undefined)
      this.follow(key, event, reporter)
    }
    // The outputs of the step are not those of one among several.
    const outputs = this.known.size > 1 ? undefined : this.outputs
    const reporter = createReporter({ lines, redactor, observe, outputs })
    this.reporters.set(key, reporter)
    this.change(key, { started_ms: this.elapsedMs() })
    return reporter
  }

  /** Notes how a deployment ended, or that it never starts, and shows its whole log. */
  end(key: string, failure: Failure | undefined, closeRecords?: CloseRecords): DeploymentState {
    if (closeRecords !== undefined) this.closings.push(closeRecords)
    const reporter = this.reporters.get(key)
    // What never started has no time of its own.
    const ended = reporter === undefined ? {} : { ended_ms: this.elapsedMs() }
    const state = this.change(key, { isOver: true, failure, ...ended })
    if (this.hasManifest) {
      reporter?.end(failure)
      if (reporter !== undefined)
        this.ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key)
      this.log.end(state)
      this.outputs.write(manifestOutputs(this.states))
    }
    if (this.states.some(({ isOver }) => !isOver)) this.comment?.update(state, this.states)
    return state
  }

  /**
   * Ends the run: its last lines and outputs, the records on GitHub and the summary. True on success.
   *
   * @param beside Why it failed before or outside of its deployments.
   */
  async close(beside?: Failure): Promise<boolean> {
    const failure = this.hasManifest ? this.concludeManifest(beside) : this.states[0]?.failure
    const steps = [() => this.closeGitHub(), () => this.writeSummary(beside && failure)]
    // The summary comes last, because it has the warnings about GitHub. But after a cancel there is little time, and GitHub
    // may not respond: local files come first.
    if (failure?.kind === 'cancelled') steps.reverse()
    let error_code = failure?.code ?? null
    for (const step of steps) {
      await step().catch((error: unknown) => {
        const reason = sanitizeLine(messageOf(error))
        const what = `The result of this run could not be reported: ${reason}`
        const described = { ...describeFailure(error, EMPTY_RECORD), what, facts: [] }
        this.tell(described, { isFirst: failure === undefined })
        error_code ??= 'internal'
      })
    }
    // Of a manifest, each deployment has an end of its own.
    if (!this.hasManifest) {
      this.reporters.get('')?.end(failure)
      this.ports.observe?.({ type: 'ended', error_code })
    }
    // Also of the code of the failure.
    const loss = this.outputs.takeLoss()
    if (loss !== undefined) this.ports.runner.warning(loss.what)
    return error_code === null
  }

  private change(key: string, changes: Partial<DeploymentState>): DeploymentState {
    const known = this.known.get(key) ?? { key, name: key, isOver: false, record: EMPTY_RECORD }
    const state = { ...known, ...changes }
    this.known.set(key, state)
    return state
  }

  private follow(key: string, event: DeployEvent, reporter: Reporter): void {
    const before = this.known.get(key)?.record ?? EMPTY_RECORD
    const state = this.change(key, { record: reporter.record() })
    if (this.hasManifest)
      this.log.follow(state, event, Math.max(...this.states.map((one) => one.key.length)))
    if (isUnderWay(state.record) && !isUnderWay(before)) this.comment?.update(state, this.states)
  }

  /** Shows the failure of the run. @param shown As the log shows it. @param isFirst Its code is that of the run. */
  private tell(
    failure: Failure,
    { shown = failure, isFirst = true }: { shown?: Failure; isFirst?: boolean } = {}
  ) {
    this.ports.runner.error(failureText(shown, EMPTY_RECORD), failure)
    if (isFirst) this.outputs.write({ error_code: failure.code })
  }

  /** Writes the last outputs, and shows the last lines and the failure. */
  private concludeManifest(beside: Failure | undefined): Failure | undefined {
    const { states, outputs, ports } = this
    if (states.length > 0) outputs.write({ ...manifestOutputs(states), ...plansOutput(states) })
    for (const line of endLines(states)) ports.runner.info(line)
    const ofDeployments = beside === undefined ? manifestFailure(states) : undefined
    if (ofDeployments !== undefined) {
      const failure = withDocs(ofDeployments, ports.context)
      this.tell(failure, { shown: withPointers(failure, states) })
      return failure
    }
    const loss =
      beside === undefined ? outputs.takeLoss(' The changes made so far stay.') : undefined
    const described = beside ?? (loss && describeFailure(loss, EMPTY_RECORD))
    const failure = described && withDocs(described, ports.context)
    if (failure !== undefined) this.tell(failure)
    return failure
  }

  /** Records on GitHub how all have ended, and says in one line what was written. */
  private async closeGitHub(): Promise<void> {
    const ended = this.states.filter(hasBegun)
    this.ending.abort()
    const closings = Promise.all(this.closings.map((close) => close()))
    // Both run in parallel, because there may be little time.
    const [found, commented = []] = await Promise.all([closings, this.comment?.close(ended)])
    const [environment, ...others] = found.flatMap((one) =>
      one === undefined ? [] : [sanitizeLine(one)]
    )
    const recorded =
      others.length > 0
        ? `${others.length + 1} deployments`
        : `deployment in environment ${environment}`
    const written = [commented, environment === undefined ? [] : recorded].flat()
    if (written.length > 0) this.ports.runner.info(`GitHub: ${written.join(', ')}`)
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

const hasBegun = ({ isOver, started_ms }: DeploymentState) => isOver || started_ms !== undefined
