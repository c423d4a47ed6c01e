/** Passes each event on, to the log and to the outputs of the step at once. Each value of an output is written once. */
import type { OutputName } from '../action-names.js'
import type { DeployEvent, Emit } from '../deploy/core/events.js'
import type { ErrorCode } from '../error-codes.js'
import type { Failure } from '../errors.js'
import { DeployError, messageOf } from '../errors.js'
import type { Redactor } from '../masking/redactor.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { lastStatus, shownCommit } from './known-revision.js'
import { logLines } from './log.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from './record.js'
import { planFacts } from './shown-facts.js'

/** An event of one deployment, or its end. */
export type RunEvent = DeployEvent | { type: 'ended'; error_code: ErrorCode | null }

/** Takes the events of a run. @param deployment The key of a manifest whose deployment it is. */
export type Observe = (event: RunEvent, deployment?: string) => void

export type Reporter = ReturnType<typeof createReporter>

export type Lines = Pick<Runner, 'info' | 'notice' | 'warning' | 'error' | 'debug' | 'group'>

export interface ReportPorts {
  lines: Lines
  /** Absent for one of several deployments: the outputs of the step are not those of one. */
  outputs?: ReturnType<typeof createOutputs> | undefined
  /** Removes secret values from what is too long to be recognized, and keeps what is public. */
  redactor: Pick<Redactor, 'redactAll' | 'keep'>
  /** Takes each event once the record has it, before it is shown. */
  observe?: Emit | undefined
}

/** Longer than the status of any service; in characters. */
const LONGEST_STATUS = 40

export function createReporter({ lines, outputs, redactor, observe }: ReportPorts) {
  let record = EMPTY_RECORD
  const assertOutputsWritten = () => {
    const loss = outputs?.takeLoss(record.wrote && changesOf(record))
    if (loss !== undefined) throw loss
  }
  return {
    /** Its log. */
    lines,
    emit(event: DeployEvent) {
      const before = record
      record = recordEvent(record, event)
      observe?.(event)
      for (const fact of shownFacts(record)) redactor.keep(fact)
      for (const { level, text, title } of logLines(withoutSecretStatus(event, redactor), before)) {
        if (title === undefined) lines[level](text)
        else lines.group(title, text)
      }
      // Outputs of a revision are withdrawn when another one replaces it in the wait.
      const withdrawn = Object.fromEntries(Object.keys(outputsOf(before)).map((name) => [name, '']))
      outputs?.write({ ...withdrawn, ...outputsOf(record) })
      // Before any change, a run whose outputs would be lost had better not start.
      if (!record.wrote) assertOutputsWritten()
    },
    record: () => record,
    /** @throws DeployError when an output could not be written: what comes after this step would go without it. */
    assertOutputsWritten,
    /** Sets the code of a failure at once: the job may be killed before the end. */
    failed: ({ code }: Pick<Failure, 'code'>) => outputs?.write({ error_code: code }),
    /** Shows the last line of the log. */
    end(failure: Failure | undefined) {
      const { url, operation } = record
      if (failure === undefined && url !== undefined && operation !== 'deleted')
        lines.info(`URL  ${url}  (API docs at /docs)`)
    }
  }
}

/** The event for the log, which shortens a status. A status that is a word of the service is compared there. */
function withoutSecretStatus(
  event: DeployEvent,
  redactor: Pick<Redactor, 'redactAll'>
): DeployEvent {
  const isLong = 'status' in event && event.status.length > LONGEST_STATUS
  return isLong ? { ...event, status: redactor.redactAll(event.status) } : event
}

/** A value for people and later steps. A URL loses its query, which may contain a token. */
function shownFacts({
  deployment_id,
  revision_id,
  url,
  commits,
  plan,
  rollback
}: RunRecord): string[] {
  const address = url?.replace(/[?#].*$/s, '')
  const revisions = commits.flatMap((known) => [
    known.revision_id,
    known.commit_sha,
    known.commit_sha.slice(0, 7)
  ])
  const facts = [
    deployment_id,
    revision_id,
    address,
    rollback?.rolled_back_to,
    plan?.rolls_back_to,
    ...revisions
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** What was changed, with the values that the outputs would have had. */
function changesOf({ deployment_id, revision_id }: RunRecord): string {
  const revision = revision_id === undefined ? '' : `, revision ${revision_id}`
  const names = deployment_id === undefined ? '' : `: deployment ${deployment_id}${revision}`
  return ` The changes made so far stay${names}.`
}

/** The outputs of the step. A value that cannot be written is remembered. */
export function createOutputs(runner: Pick<Runner, 'output'>) {
  const written = new Map<OutputName, string>()
  let lost: unknown
  let isTold = false
  return {
    write(values: Partial<Record<OutputName, string>>) {
      for (const [name, value] of Object.entries(values) as [OutputName, string][]) {
        if (written.get(name) === value) continue
        written.set(name, value)
        try {
          runner.output(name, value)
        } catch (error) {
          lost ??= error
        }
      }
    },
    /** That values were lost, once. @param changes What the run has changed, to say so. */
    takeLoss(changes = '') {
      if (lost === undefined || isTold) return undefined
      isTold = true
      const reason = sanitizeLine(messageOf(lost))
      return new DeployError('outputs_not_written', {
        what: `Not all outputs of this step could be written: ${reason}`,
        fix: [`Free space on the disk of the runner, and check GITHUB_OUTPUT.${changes}`]
      })
    }
  }
}

export function outputsOf(record: RunRecord): Partial<Record<OutputName, string>> {
  const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } =
    record
  const status = lastStatus(record)
  const outputs = {
    deployment_id,
    revision_id,
    url,
    docs_url: url && `${url}/docs`,
    operation,
    smoke: operation && (check?.result ?? 'skipped'),
    new_revision: new_revision?.toString(),
    status: status && sanitizeLine(status, 200),
    commit_sha: shownCommit(record),
    serving_revision_id: record.serving_revision_id,
    rolled_back_to: rollback?.rolled_back_to ?? record.rolled_back_to,
    swept: swept && JSON.stringify(swept.map(({ name }) => name)),
    plan: plan && JSON.stringify(planFacts(plan))
  }
  return Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== undefined))
}
