/** Records a run as a GitHub Deployment in its environment. Never blocks the deploy. */
import { previewTask, type RecordPlace } from '../../adapters/github/deployment-records.js'
import { ownRepository, type RunContext } from '../../adapters/github/run-context.js'
import type { Guard } from '../../adapters/github/warn-on-failure.js'
import { type Failure, inOneLine } from '../../errors.js'
import type { RecordsWanted } from '../../inputs/github-records.js'
import { redactFacts } from '../../masking/redact-facts.js'
import type { GitHubDeploymentState, GitHubWrites } from '../../ports.js'
import { repositoryKey } from '../../repository/repository-url.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { webAddress } from '../../text/web-address.js'
import { conclude, githubState } from '../outcome.js'
import type { RunRecord } from '../record.js'
import { commitOf } from '../revision-names.js'
import { isPending, lastStatus } from '../rollout.js'
import type { ReportPorts } from './comment.js'
import { retireRecords } from './retire-records.js'

export const DELETED = 'The deployment was deleted'
export const WHAT = 'record the deployment on GitHub'
/** GitHub's limit on the description of a deployment and of a status. */
const LONGEST_DESCRIPTION = 140

export class DeploymentRecorder {
  /** The record of this run, and the id of the deployment in its payload. */
  private own: { id: number; deployment_id: string | undefined } | undefined
  private begun: string | undefined
  private work: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly target: RecordsWanted & RecordPlace,
    private readonly ports: Pick<ReportPorts, 'context' | 'redactor'>,
    private readonly guard: Guard<GitHubWrites>,
    private readonly warn: (message: string) => void
  ) {}

  /** Notes the state. The requests to GitHub run while the deploy continues. */
  observe(record: RunRecord): void {
    // Another id: the deployment was deleted during this run, which recreates it.
    if (!isUnderWay(record) || this.begun === record.target.id) return
    this.begun = record.target.id
    const told = redactFacts(record, this.ports.redactor)
    this.work = this.work.then(() =>
      this.guard(WHAT, (github) => this.write(github, 'in_progress', told))
    )
  }

  /** Records how the run ended. True if there is a record of it. */
  async close(record: RunRecord, failure?: Failure): Promise<boolean> {
    const told = redactFacts({ record, failure }, this.ports.redactor)
    await this.work
    if (record.operation === 'skipped' && this.own === undefined) return false
    await this.guard(WHAT, (github) => this.end(github, told.record, told.failure))
    return this.own !== undefined
  }

  private async end(
    github: GitHubWrites,
    record: RunRecord,
    failure: Failure | undefined
  ): Promise<void> {
    const { target, own, warn } = this
    const isDeleted = record.operation === 'deleted'
    if (isDeleted || record.operation === 'skipped') {
      const description = isDeleted ? DELETED : describeRun(record)
      // Another run may have ended it before this one noted that it is in progress: its state is
      // not read.
      if (own !== undefined) await github.addStatus(own.id, { state: 'inactive', description })
      if (isDeleted) await retireRecords(github, target, { except: own?.id, description, warn })
      return
    }
    // Stopped before anything was recorded: there is nothing to close.
    if (target.deletes || (failure?.kind === 'cancelled' && own === undefined)) return
    const state = githubState(conclude({ record, failure, isOver: true }))
    const before = await this.write(github, state, record, failure)
    if (state === 'success') {
      await retireRecords(github, target, {
        before,
        description: 'Another run has deployed since',
        warn
      })
    }
  }

  /** Adds a status to the record of this run, and returns its id. */
  private async write(
    github: GitHubWrites,
    state: GitHubDeploymentState,
    record: RunRecord,
    failure?: Failure
  ) {
    const description = describeRun(record, failure)
    const id = await this.recordFor(github, record, description)
    const { run_url: log_url } = this.ports.context
    const environment_url = state === 'success' ? webAddress(record.target.url) : undefined
    const links = {
      ...(log_url !== undefined && { log_url }),
      ...(environment_url && { environment_url })
    }
    await github.addStatus(id, { state, description, ...links })
    return id
  }

  /**
   * The id of the record of this run, created if none exists. A record of another deployment id
   * belongs to a deleted deployment. It is retired with all before it, or it would mislead a later
   * run.
   */
  private async recordFor(
    github: GitHubWrites,
    record: RunRecord,
    description: string
  ): Promise<number> {
    const { target, own, warn } = this
    const { name, control_plane, environment, transient, scope, ref = '' } = target
    const pull = this.ports.context.pull_request?.number
    const isListed = scope !== undefined && transient && pull !== undefined
    // A deployment that was only found may belong to another repository: with a record, a later run
    // would treat it as its own.
    const deployment_id = record.operation === undefined ? undefined : record.target.id
    if (own !== undefined) {
      if (deployment_id === undefined || deployment_id === own.deployment_id) return own.id
      await retireRecords(github, target, { before: own.id + 1, description: DELETED, warn })
    }
    const { id } = await github.createDeployment({
      ref: commitOfRollback(record, this.ports.context) ?? ref,
      environment,
      description,
      transient_environment: transient,
      payload: {
        name,
        control_plane,
        ...(deployment_id !== undefined && { deployment_id }),
        ...scope
      },
      ...(isListed && { task: previewTask(pull) })
    })
    this.own = { id, deployment_id }
    return id
  }
}

/** Whether the run waits, so that users want to see it before it ends. */
export function isUnderWay(record: RunRecord): boolean {
  const { operation, target, new_revision } = record
  if (target.id === undefined) return false
  if (operation === 'created' || operation === 'updated' || operation === 'rolled_back')
    return new_revision === true
  return operation === 'unchanged' && isPending(record)
}

export function describeRun(record: RunRecord, failure?: Failure): string {
  const { revision, operation = 'deploy' } = record
  const parts = [
    operation,
    revision.id !== undefined && `revision ${revision.id}`,
    lastStatus(record)
  ]
  const text = failure ? inOneLine(failure) : parts.filter(Boolean).join(', ')
  return sanitizeLine(text, LONGEST_DESCRIPTION)
}

/**
 * A rollback does not deploy the commit of its run. GitHub knows the one that it deploys, if that
 * is of this repository.
 */
function commitOfRollback(record: RunRecord, context: RunContext): string | undefined {
  const to = record.plan?.rolls_back_to
  return to !== undefined && repositoryKey(record.target.repo_url ?? '') === ownRepository(context)
    ? commitOf(record, to)
    : undefined
}
