/** The result of a run in a few words: the headings of summary and comment, and the status of a deployment. */

import { meaningOf, progressOf, verdictOf } from '../contract/status.js'
import type { Operation, Unchecked } from '../deploy/core/events.js'
import type { ErrorCode } from '../error-codes.js'
import { isTag, shortCommit } from '../repository/refs.js'
import { count, shortenDigests, shortId } from '../text/format.js'
import { code } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { badEnd, commitOf, hasBecomeLive, isPending, lastStatus, servedBefore } from './known-revision.js'
import type { ShownPlan } from './plan/shown-plan.js'
import type { RunRecord } from './record.js'

const COMMANDS = {
  deploy: 'Deploy of',
  plan: 'Plan for',
  rollback: 'Rollback of',
  delete: 'Delete of',
  sweep: 'Sweep of the previews of'
}

/** What a command did not do, if it changed nothing. */
const NOT_DONE = {
  deploy: 'was not deployed',
  plan: 'was not planned',
  rollback: 'was not rolled back',
  delete: 'was not deleted',
  sweep: 'was not swept'
}

/** Why nothing was changed, in a few words. The error says it precisely. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  input_invalid: 'invalid input',
  auth_failed: 'the credentials were refused',
  control_plane_unreachable: 'the control plane is not available',
  invalid_response: 'the control plane gave no usable answer',
  request_refused: 'the control plane refused the request',
  name_conflict: 'the name is not free',
  foreign_deployment: 'it belongs to another repository',
  immutable_field: 'a field cannot be changed',
  new_revision_refused: '`new_revision` is `never`',
  rollback_refused: 'the revision cannot be restored'
}

/** What was done, for a revision that may have failed although the run did not. */
const DONE: Partial<Record<Operation, string>> = {
  created: 'Created',
  updated: 'Updated',
  unchanged: 'No changes to',
  rolled_back: 'Rolled back'
}

/** Markdown for the heading of the summary. */
export function headingOf(record: RunRecord, failure: Failure | undefined): string {
  if (failure !== undefined) return failureHeading(record, failure)
  const { operation, deletion = 'accepted' } = record
  const name = nameOf(record)
  if (operation === undefined) return `✅ Done with ${name}`
  const ended = badEnd(record)
  const done = DONE[operation]
  if (ended !== undefined && done !== undefined)
    return `⚠️ ${done} ${name}, but its latest revision is ${code(ended, 40)}`
  if (record.other_commit !== undefined && done !== undefined) return `⚠️ ${done} ${name}${insteadOf(record)}`
  const isWaitedFor = lastStatusIsDeployed(record)
  switch (operation) {
    case 'created':
      return isWaitedFor
        ? `✅ Created ${name}${step(record)}`
        : `⏳ Created ${name}. This run does not wait for the rollout.`
    case 'updated':
      if (record.new_revision !== true) return `✅ Updated ${name} without a new revision`
      return isWaitedFor
        ? `✅ Updated ${name}${step(record)}`
        : `⏳ Updated ${name}. This run does not wait for the rollout.`
    case 'rolled_back':
      return isWaitedFor
        ? `✅ Rolled back ${name}${goal(record)}`
        : `⏳ Rolling back ${name}${goal(record)}. This run does not wait for the rollout.`
    case 'unchanged':
      return hasBecomeLive(record)
        ? `✅ ${capitalized(name)} is deployed${step(record)}`
        : `✅ No changes to ${name}${step(record)}`
    case 'deleted':
      if (deletion === 'absent') return absentHeading(name, record)
      return deletion === 'already_deleting' ? `✅ ${capitalized(name)} is already being deleted` : deletedHeading(name)
    case 'planned':
      return record.previews === undefined ? planHeading(name, record) : sweepHeading(name, record)
    case 'swept':
      return sweepHeading(name, record)
    case 'skipped':
      return '⏭️ Skipped'
  }
}

/** Markdown for the heading of a comment on one deployment. */
export function commentHeading(record: RunRecord, { failure, name, state }: CommentState): string {
  const what = code(name, 100)
  if (failure !== undefined) return failureHeading({ ...record, name }, failure)
  switch (state) {
    case 'deleted':
      return deletedHeading(what)
    case 'absent':
      return absentHeading(what, record)
    case 'swept':
      return sweepHeading(what, record)
    case 'planned':
      return planHeading(what, record)
    case 'in_progress':
      return record.command === 'rollback' ? `⏳ Rolling back ${what}${goal(record)}` : `⏳ Deploying ${what}`
    case 'pending':
      return `⏳ ${what} is being rolled out. This run does not wait for it.`
    case 'failed_before':
      return `⚠️ The latest revision of ${what} is ${code(badEnd(record) ?? '', 40)}`
    case 'other_commit':
      return `⚠️ ${what} is deployed${insteadOf(record)}`
    case 'deployed':
      return record.operation === 'rolled_back' ? `✅ Rolled back ${what}${goal(record)}` : `✅ ${what} is deployed`
    case 'unchanged':
      return `✅ ${what} is deployed. Nothing changed.`
    case 'skipped':
      return `⏭️ ${what} was skipped`
  }
}

/** Which commit is deployed, and which one was requested. */
const insteadOf = ({ other_commit = '', wanted_commit = '' }: RunRecord) =>
  `, but at ${code(shortCommit(other_commit))}, not at ${code(shortCommit(wanted_commit))}`

/** The state of a deployment without a failure. */
export type State =
  | 'deleted'
  /** There was nothing to delete. */
  | 'absent'
  | 'swept'
  | 'planned'
  | 'in_progress'
  | 'pending'
  | 'failed_before'
  /** Deployed, but from another commit than that of the run. */
  | 'other_commit'
  | 'deployed'
  | 'unchanged'
  | 'skipped'

interface CommentState {
  name: string
  failure: Failure | undefined
  state: State
}

/** @param isUnderWay The run is not over yet. */
export function stateOf(record: RunRecord, isUnderWay: boolean): State {
  const { operation, deletion } = record
  if (operation === 'deleted' && deletion === 'absent') return 'absent'
  if (operation === 'deleted' || operation === 'swept' || operation === 'skipped') return operation
  if (record.command === 'plan' || operation === 'planned') return 'planned'
  if (isUnderWay) return 'in_progress'
  if (isPending(record)) return 'pending'
  if (badEnd(record) !== undefined) return 'failed_before'
  if (record.other_commit !== undefined) return 'other_commit'
  return operation === 'unchanged' && !hasBecomeLive(record) ? 'unchanged' : 'deployed'
}

/** Markdown for the status of a deployment in a table. */
export function statusText(record: RunRecord, failure: Failure | undefined, state: State): string {
  const status = lastStatus(record)
  const shown = status === undefined ? undefined : code(status, 40)
  if (failure?.kind === 'cancelled') return failure.code === 'internal' ? '⏹️ Stopped' : '⏹️ Cancelled'
  if (failure?.code === 'dependency_failed') return '⏭️ Skipped'
  if (failure?.code === 'wait_timeout') return '❌ Timed out'
  if (failure?.unchanged && record.command === 'deploy') return '❌ Not deployed'
  if (failure?.unchanged && record.command === 'rollback') return '❌ Not rolled back'
  if (failure !== undefined) {
    if (record.rollback?.rolled_back_to !== undefined) return '❌ Rolled back'
    if (failure.code === 'check_failed') return '❌ Smoke check failed'
    return badEnd(record) === undefined ? '❌ Failed' : `❌ ${shown}`
  }
  switch (state) {
    case 'deleted':
      return '🗑️ Deleted'
    case 'absent':
      return 'Did not exist'
    case 'swept':
      return `🗑️ ${count(record.swept?.length ?? 0, 'preview')} deleted`
    case 'planned':
      return `📋 ${planText(record.plan)}`
    case 'in_progress':
    case 'pending':
      return `⏳ ${shown ?? (record.command === undefined ? 'Waiting' : 'In progress')}`
    case 'failed_before':
      return `⚠️ ${shown}`
    case 'other_commit':
      return '⚠️ Deployed at another commit'
    case 'deployed':
      return record.operation === 'rolled_back' ? '✅ Rolled back' : '✅ Deployed'
    case 'unchanged':
      return '✅ Unchanged'
    case 'skipped':
      return '⏭️ Skipped'
  }
}

function failureHeading(record: RunRecord, failure: Failure): string {
  const { command } = record
  if (failure.unchanged) return unchangedHeading(record, failure)
  if (command === undefined) return '❌ Failed'
  const what = `${COMMANDS[command]} ${nameOf(record)}`
  if (failure.kind === 'cancelled')
    return `⏹️ ${what} was ${failure.code === 'internal' ? 'stopped by an internal error' : 'cancelled'}`
  if (!makesRevisions(record)) return `❌ ${what} failed`
  if (failure.code === 'wait_timeout') return `❌ ${what} timed out${timeoutTail(record)}`
  const failed = failure.code === 'check_failed' ? `Smoke check of ${nameOf(record)}` : what
  return `❌ ${failed} failed${servingTail(record)}`
}

function unchangedHeading(record: RunRecord, { code: errorCode }: Failure): string {
  const { command, asked_id } = record
  // Without an id of it, a path that does not exist says nothing about the deployment.
  const isMissing = errorCode === 'not_found' && asked_id !== undefined
  const reason = isMissing ? 'it was not found' : REASONS[errorCode]
  const why = reason === undefined ? '' : `: ${reason}`
  // Of invalid inputs, none is sure to be right: neither the command nor the name.
  if (command === undefined) return `❌ Nothing was changed${why}`
  return `❌ ${capitalized(nameOf(record))} ${NOT_DONE[command]}${why}. Nothing was changed.`
}

/**
 * Markdown for the heading if several deployments failed for the same reason before anything was sent, and all others
 * were skipped. Undefined if that is not so.
 *
 * @param what All deployments of the run, as `4 previews`.
 */
export function noneHeading(ended: readonly { record: RunRecord; failure?: Failure | undefined }[], what: string) {
  // One that was skipped has not started its command.
  const tried = ended.filter(({ failure }) => failure?.code !== 'dependency_failed')
  const [code, ...codes] = new Set(tried.map(({ failure }) => failure?.code))
  const [command, ...commands] = new Set(tried.map(({ record }) => record.command))
  const isSame = code !== undefined && command !== undefined && codes.length + commands.length === 0
  if (!isSame || tried.length < 2 || !tried.every(({ failure }) => failure?.unchanged)) return undefined
  const reason = REASONS[code]
  return `❌ None of ${what} ${NOT_DONE[command].replace(' not', '')}${reason === undefined ? '' : `: ${reason}`}. Nothing was changed.`
}

/** Whether the command makes revisions, so that its end says what serves. */
const makesRevisions = ({ command }: RunRecord) => command === 'deploy' || command === 'rollback'

/** Markdown that follows "failed": what is serving now, unless that is unknown. */
function servingTail(record: RunRecord): string {
  const { rollback, serving, revision_id, previous, active_before, check } = record
  const to = rollback?.rolled_back_to
  if (to !== undefined) {
    const commit = commitOf(record, to)
    if (commit !== undefined && commit === commitOf(record)) {
      const which = [previous, active_before].includes(to) ? 'the previous' : 'an earlier'
      return `. Rolled back to ${which} revision (same commit).`
    }
    return commit === undefined
      ? '. Rolled back to an earlier revision.'
      : `. Rolled back to commit ${code(shortCommit(commit))}.`
  }
  if (serving === undefined) return ''
  if (serving === null) return `. ${nothingServes(record)}`
  if (serving !== revision_id)
    return [previous, active_before].includes(serving)
      ? `. The previous revision${commitIn(record, serving)} is still serving.`
      : ''
  if (check?.result !== 'failed') return ''
  return `. ${record.new_revision === true ? 'The new' : 'Its'} revision${commitIn(record, serving)} is serving.`
}

/** Markdown that follows "timed out": what the revision still does, and what serves meanwhile. */
function timeoutTail(record: RunRecord): string {
  const { revision_id, active_before, previous } = record
  const status = lastStatus(record)
  if (status === undefined || !meaningOf(status).in_progress) return '.'
  const goes = `. It is still ${progressOf(status)}`
  if (previous === null) return `${goes}. ${nothingServes(record)}`
  return active_before == null || active_before === revision_id
    ? `${goes}.`
    : `${goes}. When this run began, the previous revision${commitIn(record, active_before)} was serving.`
}

/** "Yet" until a first revision was DEPLOYED. */
const nothingServes = ({ active_before }: RunRecord) =>
  active_before == null ? 'Nothing is serving yet.' : 'Nothing is serving now.'

function commitIn(record: RunRecord, id: string): string {
  const commit = commitOf(record, id)
  return commit === undefined ? '' : ` (${code(shortCommit(commit))})`
}

const deletedHeading = (name: string) => `🗑️ ${capitalized(name)} was deleted`

function absentHeading(name: string, record: RunRecord): string {
  return `⏭️ Nothing to delete: ${name} does not exist.${suggested(record)}`
}

function planHeading(name: string, record: RunRecord): string {
  const { plan } = record
  if (plan === undefined) return `📋 Plan for ${name}`
  return `📋 Plan for ${name}: ${planText(plan).toLowerCase()}${plan.operation === 'rollback' ? goal(record) : ''}`
}

function planText(plan: ShownPlan | undefined): string {
  if (plan === undefined) return 'Plan'
  const { operation, new_revision } = plan
  if (plan.built_by_service !== undefined) return 'No changes to send, the service builds this push'
  switch (operation) {
    case 'create':
      return 'Create'
    case 'update':
      return new_revision ? 'Update with a new revision' : 'Update without a new revision'
    case 'unchanged':
      return 'No changes'
    case 'rollback':
      return 'Roll back'
    case 'delete':
      return 'Delete'
  }
}

/** Markdown that asks for the name that was probably meant. */
export const suggested = ({ meant }: RunRecord) => (meant === undefined ? '' : ` Did you mean ${code(meant, 100)}?`)

function sweepHeading(name: string, record: RunRecord): string {
  const { previews = [], swept = [], operation, unchecked, absent } = record
  if (unchecked !== undefined) return uncheckedHeading(unchecked, swept.length)
  if (absent) return `⏭️ Nothing to sweep: ${name} does not exist.${suggested(record)}`
  if (operation === 'planned')
    return previews.length === 0
      ? `📋 Dry run: no preview of ${name} exists`
      : `📋 Dry run of the sweep of ${name}: would delete ${swept.length} of ${count(previews.length, 'preview')}`
  if (swept.length === 0)
    return `✅ No previews of ${name} to delete${previews.length > 0 ? `, ${previews.length} kept` : ''}`
  return `✅ Deleted ${count(swept.length, 'preview')} of ${name}`
}

function uncheckedHeading({ count: many, needs_token }: Unchecked, deleted: number): string {
  const mend = needs_token ? ' Set `github_token`.' : ''
  return `⚠️ Could not check ${count(many, 'preview')}${deleted === 0 ? '' : `, deleted ${deleted}`}.${mend}`
}

function nameOf({ name, deployment_id, asked_id }: RunRecord): string {
  if (name !== undefined) return code(name, 100)
  const id = deployment_id ?? asked_id
  return id === undefined ? 'the deployment' : `deployment ${code(shortId(id), 100)}`
}

/** The same as the first words of a sentence. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function lastStatusIsDeployed(record: RunRecord): boolean {
  const status = lastStatus(record)
  return status !== undefined && verdictOf(status) === 'deployed'
}

/** From which commit to which, unless they are unknown. A revision that never served is not named. */
function step(record: RunRecord): string {
  const now = commitOf(record)
  if (now === undefined) return tagStep(record)
  const served = servedBefore(record)
  const before = served === undefined ? undefined : commitOf(record, served)
  const shown = (commit: string) => code(shortCommit(commit))
  return before === undefined || before === now ? ` at ${shown(now)}` : `: ${shown(before)} → ${shown(now)}`
}

/** The code that a rollback returns to: its commit, its image or its tag; else the revision that had it. */
function goal(record: RunRecord): string {
  const { changes = [], rolls_back_to: to } = record.plan ?? {}
  if (to === undefined) return ''
  const commit = commitOf(record, to)
  if (commit !== undefined) return ` to commit ${code(shortCommit(commit))}`
  const image = changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after
  if (typeof image === 'string') return ` to image ${code(shortenDigests(image), 200)}`
  const tag = tagOf(record.plan)
  return tag === undefined ? ` to revision ${code(shortId(to))}` : ` to tag ${tag}`
}

/** The tag that this run deployed, if the service shows no commit. */
function tagStep({ plan, new_revision }: RunRecord): string {
  const tag = tagOf(plan)
  return new_revision === true && tag !== undefined ? ` at tag ${tag}` : ''
}

function tagOf(plan: ShownPlan | undefined): string | undefined {
  const ref = plan?.changes.find(({ path }) => path === 'source_revision_config.repo_ref')?.after
  return typeof ref === 'string' && isTag(ref) ? code(ref.replace('refs/tags/', ''), 100) : undefined
}
