/** Passes each event on: to the log and the outputs at once, to the summary at the end. */

import type { OutputName } from '../action-names.js'
import type { DeployEvent } from '../deploy/core/events.js'
import { DeployError, messageOf } from '../errors.js'
import type { Redactor } from '../masking/redactor.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Failure } from './failure.js'
import { lastStatus, shownCommit } from './known-revision.js'
import { closingLines, logLines } from './log.js'
import { renderSummary } from './markdown/summary.js'
import { planFacts } from './plan/shown-plan.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from './record.js'
import { rewordReport } from './reword.js'
import type { Observe } from './run-event.js'

/** Reports a run during its course. */
export interface Reporter {
  emit(event: DeployEvent): void
  record(): RunRecord
  /** @throws DeployError when an output could not be written: what comes after this step would go without it. */
  assertOutputsWritten(): void
  /** Sets the code of a failure at once: the job may be killed before the end. */
  failed(failure: Pick<Failure, 'code'>): void
  /** Writes the summary at the end. */
  finish(failure: Failure | undefined): Promise<void>
}

type ReportRunner = Pick<Runner, 'info' | 'notice' | 'warning' | 'debug' | 'group' | 'output' | 'summary' | 'reword'>

interface ReportOptions {
  observe?: Observe | undefined
}

/** Longer than the status of any service; in characters. */
const LONGEST_STATUS = 40

/**
 * @param redactor Removes secret values before rendering, because it would not recognize escaped ones.
 * @param options.observe Takes each event before it is reported.
 */
export function createReporter(
  runner: ReportRunner,
  redactor: Pick<Redactor, 'redactAll' | 'keep'>,
  { observe }: ReportOptions = {}
): Reporter {
  let record = EMPTY_RECORD
  const put = new Map<OutputName, string>()
  let lost: unknown
  let refused = false
  const write = (name: OutputName, value: string) => {
    if (put.get(name) === value) return
    put.set(name, value)
    try {
      runner.output(name, value)
    } catch (error) {
      lost ??= error
    }
  }
  const assertOutputsWritten = () => {
    if (lost === undefined) return
    refused = true
    const after = record.wrote ? ` The changes made so far stay${namesOf(record)}.` : ''
    throw new DeployError(
      'outputs_not_written',
      `The outputs of this step could not be written: ${sanitizeLine(messageOf(lost))}`,
      {
        advice: `Free space on the disk of the runner, and check GITHUB_OUTPUT.${after}`
      }
    )
  }
  return {
    emit(event) {
      observe?.(event)
      const before = record
      record = recordEvent(record, event)
      for (const fact of shownFacts(record)) redactor.keep(fact)
      for (const { level, text, title } of logLines(withoutSecretStatus(event, redactor), before)) {
        if (title === undefined) runner[level](text)
        else runner.group(title, text)
      }
      const known = new Map(Object.entries(outputsOf(record)) as [OutputName, string][])
      // Outputs of a revision are withdrawn when another one replaces it in the wait.
      for (const [name, value] of known) write(name, value)
      for (const name of put.keys()) if (!known.has(name) && name !== 'error_code') write(name, '')
      // Before any change, a run whose outputs would be lost had better not start.
      if (!record.wrote && !refused) assertOutputsWritten()
    },
    record: () => record,
    assertOutputsWritten,
    failed: ({ code }) => write('error_code', code),
    async finish(failure) {
      if (failure === undefined) for (const line of closingLines(record)) runner.info(line)
      if (lost !== undefined && !refused) {
        runner.warning(`Not all outputs of this step could be written: ${sanitizeLine(messageOf(lost))}`)
      }
      const shown = rewordReport(redactor.redactAll({ record, failure }), runner.reword)
      await runner.summary(renderSummary(shown.record, shown.failure))
    }
  }
}

/** The event for the log, which shortens a status. A status that is a word of the service is compared there. */
function withoutSecretStatus(event: DeployEvent, redactor: Pick<Redactor, 'redactAll'>): DeployEvent {
  const isLong = 'status' in event && event.status.length > LONGEST_STATUS
  return isLong ? { ...event, status: redactor.redactAll(event.status) } : event
}

/** A value for people and later steps. A URL loses its query, which may contain a token. */
function shownFacts({ deployment_id, revision_id, url, commits, plan, rollback }: RunRecord): string[] {
  const address = url?.replace(/[?#].*$/s, '')
  const revisions = commits.flatMap((known) => [known.revision_id, known.commit_sha, known.commit_sha.slice(0, 7)])
  const facts = [deployment_id, revision_id, address, rollback?.rolled_back_to, plan?.rolls_back_to, ...revisions]
  return facts.filter((fact) => fact !== undefined)
}

/** The values that the outputs would have had. */
function namesOf({ deployment_id, revision_id }: RunRecord): string {
  const revision = revision_id === undefined ? '' : `, revision ${revision_id}`
  return deployment_id === undefined ? '' : `: deployment ${deployment_id}${revision}`
}

/** Every output with a value. */
export function outputsOf(record: RunRecord): Partial<Record<OutputName, string>> {
  const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } = record
  const status = lastStatus(record)
  const commit_sha = shownCommit(record)
  const rolled_back_to = rollback?.rolled_back_to ?? record.rolled_back_to
  return {
    ...(deployment_id !== undefined && { deployment_id }),
    ...(revision_id !== undefined && { revision_id }),
    ...(url !== undefined && { url, docs_url: `${url}/docs` }),
    ...(operation !== undefined && { operation, smoke: check?.result ?? 'skipped' }),
    ...(new_revision !== undefined && { new_revision: String(new_revision) }),
    ...(status !== undefined && { status }),
    ...(commit_sha !== undefined && { commit_sha }),
    ...(record.serving_revision_id !== undefined && { serving_revision_id: record.serving_revision_id }),
    ...(rolled_back_to !== undefined && { rolled_back_to }),
    ...(swept !== undefined && { swept: JSON.stringify(swept) }),
    ...(plan !== undefined && { plan: JSON.stringify(planFacts(plan)) })
  }
}
