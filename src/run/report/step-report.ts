/**
 * The report of a step with one deployment: its log is that of the run, its outputs are those of
 * the step.
 */
import type { DeployEvent } from '../../deploy/core/events.js'
import type { DeploymentState } from '../../report/outcome.js'
import type { Outputs } from '../../report/outputs.js'
import type { Lines } from '../../report/reporter.js'
import { RunReport } from './run-report.js'

/** The key of the only deployment, which no manifest names. */
export const ONLY = ''

export class StepReport extends RunReport {
  private readonly warned = new Set<string>()

  /**
   * Ends the run: the records on GitHub, the summary and the last line. Returns true on success.
   */
  async close(): Promise<boolean> {
    const [state] = this.states
    const failure = state?.failure
    const error_code = await this.finish(failure)
    this.reporters.get(ONLY)?.end(failure)
    this.ports.observe?.({ type: 'ended', error_code })
    this.warnOfLoss()
    return error_code === null
  }

  protected linesOf(): Lines {
    return this.ports.runner
  }

  protected outputsOf(): Outputs {
    return this.outputs
  }

  protected showEvent(_: DeploymentState, event: DeployEvent): void {
    this.ports.observe?.(event)
  }

  protected showWarning(message: string): boolean {
    if (this.warned.has(message)) return false
    this.warned.add(message)
    this.ports.runner.warning(message)
    return true
  }

  // The failure of the only deployment is in the log already.
  protected showEnd(): void {}
}
