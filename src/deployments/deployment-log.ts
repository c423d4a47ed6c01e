/** The log of one deployment among several: kept until it ends, while its changes are shown at once. */
import type { Redactor } from '../masking/redactor.js'
import type { Runner } from '../ports.js'
import { liveText } from '../report/manifest/live-lines.js'
import { createReporter, type Reporter } from '../report/reporter.js'
import type { Observe } from '../report/run-event.js'

export interface DeploymentLog {
  /** What the deployment writes to. */
  runner: Runner
  reporter: Reporter
  /** The whole log so far. */
  text(): string
}

export interface LogOptions {
  /** The name in front of each line that is shown at once, padded. */
  label: string
  /** Whether the outputs of the step are those of this deployment. */
  hasOutputs: boolean
  /** Those that a deployment of this run has shown. */
  shownWarnings: Set<string>
  /** Lines that the run shows for all of its deployments. */
  shownOnce: ReadonlySet<string>
  /** Called when the run knows what it does with the deployment. */
  onDecided: () => void
  /** Takes the events of the deployment. */
  observe: Observe
}

/** Opens the log of a deployment. */
export function openDeploymentLog(
  runner: Runner,
  redactor: Redactor,
  { label, hasOutputs, shownWarnings, shownOnce, onDecided, observe }: LogOptions
): DeploymentLog {
  const show = (text: string) => (runner.progress === undefined ? runner.info(text) : runner.progress(text))
  const lines: string[] = []
  const add = (text: string) => void lines.push(text)
  const own: Runner = {
    ...runner,
    info: (text) => {
      if (!shownOnce.has(text)) add(text)
    },
    notice: (text) => add(`Notice: ${text}`),
    warning: (text) => {
      add(`Warning: ${text}`)
      // What holds for all of them is shown once.
      if (shownWarnings.has(text)) return
      shownWarnings.add(text)
      runner.warning(`${label.trim()}: ${text}`)
    },
    error: (text) => add(`Error: ${text}`),
    debug: (text) => runner.debug(`${label.trim()}: ${text}`),
    group: (title, text) => add(`${title}\n${text}`),
    output: (name, value) => {
      if (hasOutputs) runner.output(name, value)
    },
    // The run writes one summary for all.
    summary: async () => {}
  }
  const reporter = createReporter(own, redactor, { observe })
  return {
    runner: own,
    reporter: {
      ...reporter,
      emit: (event) => {
        reporter.emit(event)
        // A plan changes nothing that could be followed.
        const text = reporter.record().command === 'plan' ? undefined : liveText(event)
        if (text !== undefined) show(`${label}  ${text}`)
        if (event.type === 'operation_decided') onDecided()
      }
    },
    text: () => lines.join('\n')
  }
}
