/** How a run of several deployments ends: its outputs, its last lines, its failure and its summary. */
import type { RunEnd } from '../close-reports.js'
import type { RunPorts } from '../command.js'
import { InputError, messageOf } from '../errors.js'
import type { Runner } from '../ports.js'
import { describeFailure, type Failure, failureText, withDocs } from '../report/failure.js'
import { barsOf, shownOf } from '../report/manifest/deployment-state.js'
import { manifestFailure } from '../report/manifest/failure.js'
import { endLines } from '../report/manifest/live-lines.js'
import { manifestOutputs, plansOutput } from '../report/manifest/outputs.js'
import { renderSummary } from '../report/markdown/summary.js'
import { EMPTY_RECORD } from '../report/record.js'
import { redactFacts } from '../report/redact-facts.js'
import type { WrittenOutputs } from '../report/written-outputs.js'
import { count, fieldPath } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { ManifestReport } from './manifest-report.js'

/** GitHub shows ten errors of a step. One is that of the run. */
const MOST_ANNOTATIONS = 9

/** What happened beside the deployments. */
interface Beside {
  /** Why the run failed before or outside of its deployments. */
  failure?: Failure | undefined
  /** Why nothing was to be done. */
  skipped?: string | undefined
  is_preview: boolean
}

/** Writes the last outputs, and shows the last lines and the failure. */
export function endManifest(
  { ports, report, outputs }: { ports: RunPorts; report: ManifestReport; outputs: WrittenOutputs },
  { failure: beside, skipped, is_preview }: Beside
): RunEnd {
  const { runner, redactor, context } = ports
  if (skipped !== undefined) {
    runner.notice(`Skipped: ${skipped}`)
    outputs.write({ operation: 'skipped', new_revision: 'false' })
  }
  if (report.states.length > 0) writeOutputs(report, outputs)
  for (const line of endLines(report.states)) runner.info(line)
  const described = beside ?? manifestFailure(report.states) ?? lossOf(outputs)
  const failure = described && withDocs(described, context)
  if (failure !== undefined) {
    runner.error(failureText(failure, EMPTY_RECORD), failure)
    outputs.write({ error_code: failure.code })
    const lost = outputs.untoldLoss()
    if (lost !== undefined) runner.warning(lost)
  }
  return {
    failure,
    closeGitHub: () => report.closeGitHub(),
    writeSummary: async () => {
      const { states, warnings } = report
      const begun = states.filter(({ phase }) => phase !== 'waiting')
      const deployments = begun.map((state) => shownOf(state, is_preview))
      const shown = redactFacts({ deployments, failure: beside && failure, skipped, warnings }, redactor)
      await runner.summary(renderSummary({ ...shown, bars: states.length > 1 ? barsOf(states) : [] }))
    }
  }
}

function writeOutputs(report: ManifestReport, outputs: WrittenOutputs): void {
  outputs.write(manifestOutputs(report.states))
  const { plans, left_out = 0 } = plansOutput(report.states) ?? {}
  if (plans !== undefined) outputs.write({ plans })
  if (left_out > 0) report.warn(`The output plans lacks ${count(left_out, 'plan')}, because it would be too long.`)
}

/** That outputs are missing, which later steps would go without. */
function lossOf(outputs: WrittenOutputs): Failure | undefined {
  try {
    outputs.assertWritten(' The changes made so far stay.')
    return undefined
  } catch (error) {
    return describeFailure(error, EMPTY_RECORD)
  }
}

/** The failure of a run outside of its deployments. Problems of the file are shown at their places. */
export function describeProblem(error: unknown, runner: Runner): Failure {
  const problems = error instanceof InputError ? error.problems : []
  const placed = problems.flatMap(({ place, ...problem }) => (place === undefined ? [] : [{ place, ...problem }]))
  for (const { place, path = [], problem } of placed.slice(0, MOST_ANNOTATIONS)) {
    const field = sanitizeLine(fieldPath(path), 200)
    runner.annotate?.(place, field === '' ? problem : `${field}: ${problem}`)
  }
  if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
  return describeFailure(error, EMPTY_RECORD)
}
