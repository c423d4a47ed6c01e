/** Passes each event of a deployment on, to the log and to the outputs of the step at once. */
import type { DeployEvent, Emit } from '../deploy/core/events.js'
import type { ErrorCode } from '../error-codes.js'
import type { Failure } from '../errors.js'
import type { Redactor } from '../masking/redactor.js'
import type { Runner } from '../ports.js'
import { logLines } from './log.js'
import { type Outputs, outputsOf } from './outputs.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from './record.js'

/** An event of one deployment, or its end. */
export type RunEvent = DeployEvent | { type: 'ended'; error_code: ErrorCode | null }

/** Takes the events of a run. @param deployment The key of a manifest whose deployment it is. */
export type Observe = (event: RunEvent, deployment?: string) => void

export type Lines = Pick<Runner, 'info' | 'notice' | 'warning' | 'error' | 'debug' | 'group'>

export interface ReporterPorts {
  lines: Lines
  /** Absent for one of several deployments: the outputs of the step are not those of one. */
  outputs?: Outputs | undefined
  /** Removes secret values from what is too long to be recognized, and keeps what is public. */
  redactor: Pick<Redactor, 'redactAll' | 'keep'>
  /** Takes each event once the record has it, before it is shown. */
  observe?: Emit | undefined
}

/** Longer than the status of any service; in characters. */
const LONGEST_STATUS = 40

/** Reports one deployment. */
export class Reporter {
  private current = EMPTY_RECORD

  constructor(private readonly ports: ReporterPorts) {}

  get lines(): Lines {
    return this.ports.lines
  }

  record(): RunRecord {
    return this.current
  }

  emit(event: DeployEvent): void {
    const { lines, outputs, redactor, observe } = this.ports
    const before = this.current
    this.current = recordEvent(before, event)
    observe?.(event)
    for (const fact of publicFacts(this.current)) redactor.keep(fact)
    for (const line of logLines(withoutSecretStatus(event, redactor), before)) {
      const { level, text, title, tone } = line
      if (title !== undefined) lines.group(title, text)
      else if (level === 'info') lines.info(text, { tone })
      else lines[level](text)
    }
    // Outputs of a revision are withdrawn when another one replaces it in the wait.
    const withdrawn = Object.fromEntries(Object.keys(outputsOf(before)).map((name) => [name, '']))
    outputs?.write({ ...withdrawn, ...outputsOf(this.current) })
    // Before any change, a run whose outputs would be lost had better not start.
    if (this.current.last_write === undefined) this.assertOutputsWritten()
  }

  /**
   * @throws DeployError when an output could not be written: what comes after this step would go
   * without it.
   */
  assertOutputsWritten(): void {
    const { last_write } = this.current
    const changes = last_write === undefined ? undefined : changesOf(this.current)
    const loss = this.ports.outputs?.takeLoss(changes)
    if (loss !== undefined) throw loss
  }

  /** Sets the code of a failure at once: the job may be killed before the end. */
  failed({ code }: Pick<Failure, 'code'>): void {
    this.ports.outputs?.write({ error_code: code })
  }

  /** Shows the last line of the log. */
  end(failure: Failure | undefined): void {
    const { target, operation } = this.current
    const isLive = failure === undefined && operation !== 'deleted'
    if (isLive && target.url !== undefined)
      this.lines.info(`URL  ${target.url}  (API docs at /docs)`)
  }
}

/**
 * Returns the event for the log, which shortens a status. A status that is a word of the service is
 * compared there.
 */
function withoutSecretStatus(
  event: DeployEvent,
  redactor: Pick<Redactor, 'redactAll'>
): DeployEvent {
  const isLong = 'status' in event && event.status.length > LONGEST_STATUS
  return isLong ? { ...event, status: redactor.redactAll(event.status) } : event
}

/** Returns values for people and later steps. A URL loses its query, which may contain a token. */
function publicFacts({ target, revision, plan, rollback }: RunRecord): string[] {
  const facts = [
    target.id,
    revision.id,
    target.url?.replace(/[?#].*$/s, ''),
    target.dashboard_url,
    rollback?.result?.rolled_back_to,
    plan?.rolls_back_to
  ]
  for (const { revision_id, commit_sha } of revision.commits)
    facts.push(revision_id, commit_sha, commit_sha.slice(0, 7))
  return facts.filter((fact) => fact !== undefined)
}

/** Says what was changed, with the values that the outputs would have had. */
function changesOf({ target, revision }: RunRecord): string {
  const stay = 'The changes made so far stay'
  if (target.id === undefined) return ` ${stay}.`
  const made = revision.id === undefined ? '' : `, revision ${revision.id}`
  return ` ${stay}: deployment ${target.id}${made}.`
}
