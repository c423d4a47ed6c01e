/** What a run reports of its deployments, one or many: logs, outputs, comment, records and summary, and their one end. */

import type { DeployEvent } from '../../deploy/core/events.js'
import { messageOf } from '../../errors.js'
import type { Access } from '../../inputs/request.js'
import { describeFailure, type Failure, failureText, withDocs } from '../../report/failure.js'
import { type Comment, type Commented, openComment } from '../../report/github/comment.js'
import { createGuard, type Problems } from '../../report/github/guard.js'
import { isUnderWay } from '../../report/github/recorder.js'
import { endLines, manifestFailure, manifestOutputs, plansOutput } from '../../report/manifest.js'
import { renderSummary } from '../../report/markdown/summary.js'
import type { DeploymentState } from '../../report/outcome.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { redactFacts } from '../../report/redact-facts.js'
import { createReporter, type Reporter } from '../../report/reporter.js'
import { createOutputs } from '../../report/written-outputs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RunPorts } from '../command.js'
import { createManifestLog } from './manifest-log.js'

/** Records the end of a deployment on GitHub, once. Returns the environment that has it, if one does. */
type CloseRecords = () => Promise<string | undefined>

export type RunReport = ReturnType<typeof createRunReport>

/** @param hasManifest Each deployment has a key of the manifest. Otherwise the only one has none, and its log is that of the run. */
export function createRunReport(ports: RunPorts, hasManifest: boolean) {
  const { runner, redactor, clock, observe = () => {} } = ports
  const outputs = createOutputs(runner)
  const log = createManifestLog(runner)
  const startedAt = clock.now()
  const elapsedMs = () => clock.now() - startedAt
  const known = new Map<string, DeploymentState>()
  const reporters = new Map<string, Reporter>()
  const closings: CloseRecords[] = []
  /** Warnings of the run, beside those of its deployments. */
  const warnings: string[] = []
  let comment: Comment | undefined

  /** In the order of the manifest; none before `begin`. */
  const states = (): readonly DeploymentState[] => [...known.values()]
  const begun = () => states().filter(({ isOver, started_ms }) => isOver || started_ms !== undefined)

  const change = (key: string, changes: Partial<DeploymentState>): DeploymentState => {
    const before = known.get(key) ?? { key, name: key, isOver: false, record: EMPTY_RECORD }
    const state = { ...before, ...changes }
    known.set(key, state)
    return state
  }

  const warn = (message: string): void => {
    if (!log.warn(message)) return
    warnings.push(message)
    observe({ type: 'warning', message })
  }
  /** Where problems with GitHub are reported, but for those of one deployment. */
  const problems: Problems = { told: new Set(), warn }

  /** Shows the failure of the run. @param message What people read of it. @param isFirst Its code is that of the run. */
  const tell = (failure: Failure, { message = failure.message, isFirst = true }): void => {
    runner.error(failureText({ ...failure, message }, EMPTY_RECORD), failure)
    if (isFirst) outputs.write({ error_code: failure.code })
  }

  /** Writes the last outputs, and shows the last lines and the failure. */
  const concludeManifest = (beside: Failure | undefined): Failure | undefined => {
    const { left_out, ...plans } = plansOutput(states())
    if (known.size > 0) outputs.write({ ...manifestOutputs(states()), ...plans })
    if (left_out > 0) warn(`The output plans lacks ${count(left_out, 'plan')}, because it would be too long.`)
    for (const line of endLines(states())) runner.info(line)
    const failed = beside ?? manifestFailure(states())
    const lost = failed === undefined ? outputs.takeLoss(' The changes made so far stay.') : undefined
    const described = lost === undefined ? failed : describeFailure(lost, EMPTY_RECORD)
    const failure = described && withDocs(described, ports.context)
    if (failure !== undefined) {
      const { message } = beside ?? manifestFailure(states(), log.hasShown) ?? failure
      tell(failure, { message })
    }
    // Also of the code of the failure.
    const loss = outputs.takeLoss()
    if (loss !== undefined) runner.warning(loss.message)
    return failure
  }

  /** Records on GitHub how all have ended, and says in one line what was written. */
  const closeGitHub = async (): Promise<void> => {
    const closed = Promise.all(closings.map((close) => close()))
    // Both run in parallel, because there may be little time.
    const [found, commented = []] = await Promise.all([closed, comment?.close(begun())])
    const [environment, ...others] = found.flatMap((one) => (one === undefined ? [] : [sanitizeLine(one)]))
    const recorded = others.length > 0 ? `${others.length + 1} deployments` : `deployment in environment ${environment}`
    const written = [commented, environment === undefined ? [] : recorded].flat()
    if (written.length > 0) runner.info(`GitHub: ${written.join(', ')}`)
  }

  return {
    states,
    outputs,
    problems,

    /** Takes note of the selected deployments of the manifest: their names in this run by their keys. */
    begin(names: ReadonlyMap<string, string>): void {
      for (const [key, name] of names) change(key, { name })
      // Before any change, a run whose outputs would be lost had better not start.
      outputs.write(manifestOutputs(states()))
      const loss = outputs.takeLoss()
      if (loss !== undefined) throw loss
    },

    /** Opens the comment that all deployments share, if one is asked for. */
    openComment(commented: Commented, { command, github }: Pick<Access, 'command' | 'github'>): void {
      const use = { ...ports, ...problems, command, token: github.token }
      comment = openComment(commented, ports, createGuard(use, 'closing'))
    },

    start(key: string): Reporter {
      const lines = hasManifest ? log.open(key) : runner
      const follow = (event: DeployEvent) => {
        observe(event, hasManifest ? key : undefined)
        const before = known.get(key)?.record ?? EMPTY_RECORD
        const state = change(key, { record: reporter.record() })
        if (hasManifest) log.follow(state, event, Math.max(...states().map((one) => one.key.length)))
        if (isUnderWay(state.record) && !isUnderWay(before)) comment?.update(state, states())
      }
      // The outputs of the step are not those of one among several.
      const own = known.size > 1 ? undefined : outputs
      const reporter = createReporter({ lines, redactor, observe: follow, outputs: own })
      reporters.set(key, reporter)
      change(key, { started_ms: elapsedMs() })
      return reporter
    },

    /** Notes how a deployment ended, or that it never starts, and shows its whole log. Its log has the failure already. */
    end(key: string, failure: Failure | undefined, closeRecords?: CloseRecords): DeploymentState {
      if (closeRecords !== undefined) closings.push(closeRecords)
      const reporter = reporters.get(key)
      // What never started has no time of its own.
      const ended = reporter === undefined ? {} : { ended_ms: elapsedMs() }
      const state = change(key, { isOver: true, failure, ...ended })
      if (hasManifest) {
        reporter?.end(failure)
        if (reporter !== undefined) observe({ type: 'ended', error_code: failure?.code ?? null }, key)
        log.end(state)
        outputs.write(manifestOutputs(states()))
      }
      if (states().some(({ isOver }) => !isOver)) comment?.update(state, states())
      return state
    },

    /**
     * Ends the run: its last lines and outputs, the records on GitHub and the summary. True on success.
     *
     * @param beside Why it failed before or outside of its deployments.
     */
    async close(beside?: Failure): Promise<boolean> {
      const failure = hasManifest ? concludeManifest(beside) : states()[0]?.failure
      const writeSummary = async () => {
        const facts = { deployments: begun(), failure: beside && failure, warnings }
        await runner.summary(renderSummary(redactFacts(facts, redactor)))
      }
      const steps = [closeGitHub, writeSummary]
      // The summary comes last, because it has the warnings about GitHub. But after a cancel there is little time, and GitHub
      // may not respond: local files come first.
      if (failure?.kind === 'cancelled') steps.reverse()
      let error_code = failure?.code ?? null
      for (const step of steps) {
        await step().catch((error: unknown) => {
          const message = `The result of this run could not be reported: ${sanitizeLine(messageOf(error))}`
          tell({ ...describeFailure(error, EMPTY_RECORD), message }, { isFirst: failure === undefined })
          error_code ??= 'internal'
        })
      }
      // Of a manifest, each deployment has an end of its own.
      if (!hasManifest) {
        reporters.get('')?.end(failure)
        observe({ type: 'ended', error_code })
      }
      return error_code === null
    }
  }
}
