/** Records of runs, made by the events of a run; and failures of a deployment. For tables. */
import type { DeployEvent, RollbackReport } from '../../src/deploy/core/events.js'
import type { Action, Plan } from '../../src/deploy/core/model.js'
import type { Serving } from '../../src/deploy/core/snapshot.js'
import type { Failure } from '../../src/errors.js'
import type { ShownPlan } from '../../src/report/plan-facts.js'
import {
  EMPTY_RECORD,
  type EventOf,
  type RunRecord,
  recordEvent,
  type SweepRecord
} from '../../src/report/record.js'
import { gitDeployment } from './fakes/answers.js'

/** What happened in a run, in the order of its events. */
export interface RunFacts {
  command?: EventOf<'started'>['command'] | undefined
  name?: string
  asked_id?: string
  /** The code that the run requests. */
  commit?: string
  ref?: string
  deployment_id?: string
  url?: string
  repo_url?: string
  serving_before?: Serving
  similar_name?: string
  attempt?: { status: string; serving: Serving }
  plan?: ShownPlan
  last_write?: string
  operation?: Exclude<RunRecord['operation'], undefined>
  new_revision?: boolean
  skipped?: string
  revision_id?: string
  previous?: string | null
  /** The revision superseded that of the run. */
  is_successor?: true
  statuses?: RunRecord['revision']['statuses']
  commits?: RunRecord['revision']['commits']
  images?: RunRecord['revision']['images']
  other_commit?: string
  waited_ms?: number
  log?: EventOf<'log_read'>['log']
  serving_after?: Serving
  named_by_agent?: string
  check?: EventOf<'check_ended'>['check']
  rollback?: {
    to: string
    revision_id?: string
    statuses?: readonly { status: string; elapsed_ms: number }[]
    result?: RollbackReport
  }
  rolled_back_to?: string
  deletion?: EventOf<'deletion_read'>['deletion']
  sweep?: Partial<SweepRecord>
  retries?: number
  warnings?: readonly string[]
}

/** Returns the record of a run in which this happened. */
export function recordFrom(facts: RunFacts): RunRecord {
  return eventsOf(facts).reduce(recordEvent, EMPTY_RECORD)
}

/** Returns the events of a run in which this happened. */
export function eventsOf(facts: RunFacts): DeployEvent[] {
  return [
    ...foundEvents(facts),
    ...writeEvents(facts),
    ...revisionEvents(facts),
    ...rollbackEvents(facts),
    ...(facts.warnings ?? []).map((message) => ({ type: 'warning', message }) as const)
  ]
}

function foundEvents(facts: RunFacts): DeployEvent[] {
  const { command, name, asked_id, commit, ref, deployment_id: id, repo_url } = facts
  const { serving_before, similar_name, attempt, plan, sweep } = facts
  const events: DeployEvent[] = []
  if (command !== undefined)
    events.push({ type: 'started', command, name, asked_id, code: { commit, ref, repo_url } })
  if (id !== undefined) events.push(deploymentRead({ ...facts, deployment_id: id }))
  else if (serving_before !== undefined) throw new Error('Only a deployment has serving_before.')
  if (similar_name !== undefined)
    events.push({ type: 'deployment_not_found', what: name ?? '', meant: similar_name })
  if (attempt !== undefined) events.push({ type: 'attempt_compared', ...attempt })
  if (plan !== undefined) events.push({ type: 'planned', plan: planOf(plan) })
  if (sweep !== undefined) {
    const { previews = [], swept = [], unchecked } = sweep
    const listed = { name: name ?? '', previews, ...(unchecked && { unchecked }) }
    events.push({ type: 'previews_listed', ...listed })
    for (const preview of swept) events.push({ type: 'preview_swept', ...preview })
  }
  return events
}

function deploymentRead(facts: RunFacts & { deployment_id: string }): DeployEvent {
  const { deployment_id: id, name = 'support', url, repo_url, serving_before: serving } = facts
  const active = serving?.is === 'revision' ? serving.id : null
  const deployment = gitDeployment()
  const { active_revision_id: _active, ...rest } = deployment
  return {
    type: 'deployment_read',
    deployment: {
      ...rest,
      id,
      name,
      source_config: { ...deployment.source_config, custom_url: url, repo_url },
      ...(serving !== undefined && { active_revision_id: active })
    }
  }
}

function planOf({ operation, way, ...facts }: ShownPlan): Plan {
  const request = { source_config: {} } as never
  const actions: Record<ShownPlan['operation'], Action> = {
    create: { do: 'create', request },
    update: { do: 'patch', request },
    rollback: way === 'redeploy' ? { do: way, revision_id: 'r0' } : { do: 'patch', request },
    unchanged: { do: 'nothing' },
    delete: { do: 'delete' }
  }
  return { ...facts, action: actions[operation] }
}

function writeEvents(facts: RunFacts): DeployEvent[] {
  const { last_write, operation, new_revision = false, skipped, deletion, retries = 0 } = facts
  const events: DeployEvent[] = []
  for (let i = 0; i < retries; i++)
    events.push({ type: 'retrying', problem: 'It failed.', delay_ms: 1_000 })
  if (last_write !== undefined) events.push({ type: 'write_sent', request: last_write })
  if (deletion !== undefined) events.push({ type: 'deletion_read', deletion })
  if (operation !== undefined) events.push({ type: 'operation_decided', operation, new_revision })
  if (skipped !== undefined) events.push({ type: 'skipped', reason: skipped })
  return events
}

function revisionEvents(facts: RunFacts): DeployEvent[] {
  const { revision_id, previous, is_successor, statuses = [], commits = [], images = [] } = facts
  const events: DeployEvent[] = []
  if (revision_id !== undefined) {
    const made = is_successor ? 'superseded' : revision_id
    const before = previous === undefined ? {} : { previous }
    events.push({ type: 'revision_identified', revision_id: made, ...before })
    if (is_successor)
      events.push({ type: 'revision_identified', revision_id, previous: made, superseded: true })
  }
  for (const status of statuses) events.push({ type: 'status_read', ...status })
  for (const commit of commits) events.push({ type: 'commit_read', ...commit })
  for (const image of images) events.push({ type: 'image_read', ...image })
  if (facts.other_commit !== undefined)
    events.push({ type: 'commit_differs', built: facts.other_commit, message: 'Another commit.' })
  if (facts.waited_ms !== undefined) {
    const status = statuses.at(-1)?.status ?? 'timeout'
    events.push({ type: 'wait_ended', status, elapsed_ms: facts.waited_ms, requests: 1 })
  }
  if (facts.log !== undefined) events.push({ type: 'log_read', log: facts.log })
  if (facts.named_by_agent !== undefined)
    events.push({ type: 'serving_read', revision_id: facts.named_by_agent, is_earlier: false })
  if (facts.check !== undefined) events.push({ type: 'check_ended', check: facts.check })
  return events
}

function rollbackEvents({ rollback, serving_after, rolled_back_to }: RunFacts): DeployEvent[] {
  const events: DeployEvent[] = []
  if (rollback !== undefined) {
    const { to, revision_id, statuses = [] } = rollback
    events.push({ type: 'rollback_begun', to, way: 'patch' })
    if (revision_id !== undefined) events.push({ type: 'rollback_revision_known', revision_id })
    for (const status of statuses) events.push({ type: 'rollback_progressed', ...status })
  }
  if (serving_after !== undefined)
    events.push({ type: 'active_revision_read', serving: serving_after })
  if (rollback?.result !== undefined)
    events.push({ type: 'rollback_ended', rollback: rollback.result })
  if (rolled_back_to !== undefined) events.push({ type: 'rolled_back', to: rolled_back_to })
  return events
}

/** A deploy of revision `r1` after `r0`, whose last status is this; none if it is empty. */
export function factsOf(status: string, over: RunFacts = {}): RunFacts {
  return {
    command: 'deploy',
    deployment_id: 'd1',
    name: 'support',
    revision_id: 'r1',
    previous: 'r0',
    operation: 'updated',
    new_revision: true,
    url: 'https://support.example',
    statuses: status === '' ? [] : [{ revision_id: 'r1', status, elapsed_ms: 0 }],
    ...over
  }
}

/** The record of such a deploy. */
export function recordOf(status: string, over: RunFacts = {}): RunRecord {
  return recordFrom(factsOf(status, over))
}

/** A failure of the revision. */
export function failure(what: string, over: Partial<Failure> = {}): Failure {
  const described = { kind: 'failure', what, facts: [], fix: ['Correct it.'] } as const
  return { code: 'revision_failed', ...described, ...over }
}

/** A revision that serves. */
export const serves = (id: string): Serving => ({ is: 'revision', id })
