/**
 * The log of a run of several deployments: a line for each change, and the whole log of each once
 * it has ended.
 */
import type { DeployEvent } from '../../deploy/core/events.js'
import type { Runner } from '../../ports.js'
import { failureText } from '../../report/failure.js'
import { logLines, PLAN_ONLY } from '../../report/log.js'
import { endTitle } from '../../report/manifest.js'
import { conclude, type DeploymentState } from '../../report/outcome.js'
import { EMPTY_RECORD } from '../../report/record.js'
import type { Lines } from '../../report/reporter.js'

export class ManifestLog {
  private readonly logs = new Map<string, string[]>()
  /** The warnings that were shown. */
  private readonly warned = new Set<string>()

  constructor(private readonly runner: Runner) {}

  /** Shows a warning once for all deployments. False if it was shown before. */
  warn(message: string, key?: string): boolean {
    if (this.warned.has(message)) return false
    this.warned.add(message)
    this.runner.warning(key === undefined ? message : `${key}: ${message}`)
    return true
  }

  /**
   * Opens the log of a deployment. Its lines are kept until it ends; a warning is also shown at
   * once.
   */
  open(key: string): Lines {
    const lines: string[] = []
    this.logs.set(key, lines)
    return {
      info: (text) => {
        // The last line of the run says it of all plans.
        if (text !== PLAN_ONLY) lines.push(text)
      },
      notice: (text) => void lines.push(`Notice: ${text}`),
      warning: (text) => {
        lines.push(`Warning: ${text}`)
        this.warn(text, key)
      },
      error: () => {},
      debug: (text) => this.runner.debug(`${key}: ${text}`),
      group: (title, text) => void lines.push(`${title}\n${text}`)
    }
  }

  /**
   * Shows what has changed in a deployment that is in progress.
   * @param width Of the longest key.
   */
  follow({ key, record }: DeploymentState, event: DeployEvent, width: number): void {
    // A plan changes nothing that could be followed.
    const text = record.target.command === 'plan' ? undefined : liveText(event)
    if (text === undefined) return
    const line = `${key.padEnd(width)}  ${text}`
    if (this.runner.progress === undefined) this.runner.info(line)
    else this.runner.progress(line)
  }

  /** Shows the whole log of a deployment that has ended, or one line if it never started. */
  end(state: DeploymentState): void {
    const { key, failure, record } = state
    const lines = this.logs.get(key)
    // The lines so far show what it did. A plan is its log.
    const isDetail = failure === undefined && record.operation !== 'planned'
    const { text, tone } = endTitle(state)
    if (lines === undefined) this.runner.info(text, { tone })
    else this.runner.group(text, lines.join('\n'), { isDetail, tone })
    // Never folded, and now: other deployments may take long, and the job may be killed.
    if (failure !== undefined && conclude(state).kind !== 'blocked') {
      this.runner.info(`${key}: ${failureText(failure, record)}`, { isFailure: true })
    }
  }
}

/**
 * Returns the line for an event of one deployment, as its own log has it; undefined if there is
 * nothing to follow.
 */
function liveText(event: DeployEvent): string | undefined {
  const isWrite =
    event.type === 'operation_decided' && /^(?:created|updated)$/.test(event.operation)
  const isFollowed = isWrite || /^(?:status_read|rollback_progressed|check_ended)$/.test(event.type)
  return isFollowed ? logLines(event, EMPTY_RECORD)[0]?.text.trim() : undefined
}
