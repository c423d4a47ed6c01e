/** The report of a manifest: a log and a result for each of its deployments, and one end of all. */
import type { DeployEvent } from '../../deploy/core/events.js'
import type { Failure } from '../../errors.js'
import { describeFailure, withDocs } from '../../report/failure.js'
import { endLines, manifestFailure, withPointers } from '../../report/manifest.js'
import type { DeploymentState } from '../../report/outcome.js'
import { manifestOutputs, type Outputs, plansOutput } from '../../report/outputs.js'
import { EMPTY_RECORD } from '../../report/record.js'
import type { Lines } from '../../report/reporter.js'
import { ManifestLog } from './manifest-log.js'
import { RunReport } from './run-report.js'

export class ManifestReport extends RunReport {
  private readonly log = new ManifestLog(this.ports.runner)

  /**
   * Notes the selected deployments of the manifest.
   * @param names Their names in this run, by their keys.
   */
  begin(names: ReadonlyMap<string, string>): void {
    for (const [key, name] of names) this.change(key, { name })
    this.outputs.write(manifestOutputs(this.states))
    // Before any change, a run whose outputs would be lost had better not start.
    const loss = this.outputs.takeLoss()
    if (loss !== undefined) throw loss
  }

  /**
   * Ends the run: its last lines and outputs, the records on GitHub and the summary. Returns true
   * on success.
   *
   * @param outside Why it failed before or outside of its deployments.
   */
  async close(outside?: Failure): Promise<boolean> {
    const failure = this.showResult(outside)
    const error_code = await this.finish(failure, outside && failure)
    this.warnOfLoss()
    return error_code === null
  }

  protected linesOf(key: string): Lines {
    return this.log.open(key)
  }

  protected outputsOf(): Outputs | undefined {
    return this.states.length > 1 ? undefined : this.outputs
  }

  protected showEvent(state: DeploymentState, event: DeployEvent): void {
    this.ports.observe?.(event, state.key)
    const width = Math.max(...this.states.map(({ key }) => key.length))
    this.log.follow(state, event, width)
  }

  protected showWarning(message: string): boolean {
    return this.log.warn(message)
  }

  protected showEnd(state: DeploymentState): void {
    const { key, failure } = state
    const reporter = this.reporters.get(key)
    if (reporter !== undefined) {
      reporter.end(failure)
      this.ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key)
    }
    this.log.end(state)
    this.outputs.write(manifestOutputs(this.states))
  }

  /** Writes the last outputs, and shows the last lines and the failure, which it returns. */
  private showResult(outside: Failure | undefined): Failure | undefined {
    const { states, outputs, ports } = this
    if (states.length > 0) outputs.write({ ...manifestOutputs(states), ...plansOutput(states) })
    for (const line of endLines(states)) ports.runner.info(line)
    const inDeployments = outside === undefined ? manifestFailure(states) : undefined
    const failed = outside ?? inDeployments ?? this.lossFailure()
    if (failed === undefined) return undefined
    const failure = withDocs(failed, ports.context)
    // The log has the cause and the command of each deployment already.
    this.showFailure(failure, inDeployments && withPointers(failure, states))
    outputs.write({ error_code: failure.code })
    return failure
  }

  private lossFailure(): Failure | undefined {
    const loss = this.outputs.takeLoss(' The changes made so far stay.')
    return loss && describeFailure(loss, EMPTY_RECORD)
  }
}
