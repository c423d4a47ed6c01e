/** The result in one line: the headline of summary and comment, of one deployment and of several. Markdown. Pure. */
import type { Unchecked } from '../deploy/core/events.js'
import type { ErrorCode } from '../error-codes.js'
import { isTag, shortCommit } from '../repository/refs.js'
import { count, shortenDigests, shortId } from '../text/format.js'
import { code, escapeMessage } from '../text/markdown.js'
import { type Failure, servingFact } from './failure.js'
import { badEnd, commitOf, hasBecomeLive, servedBefore } from './known-revision.js'
import { KINDS, type Kind, type Outcome } from './outcome.js'
import type { ShownPlan } from './plan/shown-plan.js'
import type { RunRecord } from './record.js'
import { stillDoes } from './serving.js'

const COMMANDS = {
  deploy: { of: 'Deploy of', undone: 'deployed' },
  plan: { of: 'Plan for', undone: 'planned' },
  rollback: { of: 'Rollback of', undone: 'rolled back' },
  delete: { of: 'Delete of', undone: 'deleted' },
  sweep: { of: 'Sweep of the previews of', undone: 'swept' }
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

/** The headline of one deployment. */
export function headline(outcome: Outcome, record: RunRecord): string {
  const { kind, failure, caution } = outcome
  if (failure !== undefined) return failureHeadline(outcome, failure, record)
  const text =
    caution === undefined ? sentence(outcome, record) : `${done(kind, record)}${cautionText(caution, record)}`
  return `${caution === undefined ? iconOf(kind, record) : '⚠️'} ${text}`
}

/** A dry run of a sweep is a plan; a sweep that could not read all pull requests is a warning. */
function iconOf(kind: Kind, { unchecked, absent, swept = [], previews }: RunRecord): string {
  if (previews === undefined && kind !== 'swept') return KINDS[kind].icon
  if (unchecked !== undefined) return '⚠️'
  if (absent) return '⏭️'
  return kind === 'swept' && swept.length === 0 ? '✅' : KINDS[kind].icon
}

/** What was done, without what came of it. */
function done(kind: Kind, record: RunRecord): string {
  const name = nameOf(record)
  if (kind === 'unchanged') return `No changes to ${name}`
  return `${capitalized(KINDS[kind].word)} ${name}`
}

function cautionText(caution: NonNullable<Outcome['caution']>, record: RunRecord): string {
  if (caution === 'failed_revision') return `, but its latest revision is ${code(badEnd(record) ?? '', 40)}`
  const { other_commit = '', wanted_commit = '' } = record
  return `, but at ${code(shortCommit(other_commit))}, not at ${code(shortCommit(wanted_commit))}`
}

function sentence({ kind, is_running }: Outcome, record: RunRecord): string {
  const { operation, new_revision, plan, deletion } = record
  const name = nameOf(record)
  switch (kind) {
    case 'created':
      return `Created ${name}${step(record)}`
    case 'updated':
      return new_revision ? `Updated ${name}${step(record)}` : `Updated ${name} without a new revision`
    case 'unchanged':
      if (operation === undefined) return `Done with ${name}`
      return hasBecomeLive(record)
        ? `${capitalized(name)} is deployed${step(record)}`
        : `No changes to ${name}${step(record)}`
    case 'rolled_back':
      return `Rolled back ${name}${goal(record)}`
    case 'pending':
      return pendingSentence(name, record, is_running)
    case 'planned':
      return record.previews === undefined ? planSentence(name, record) : sweepSentence(name, record)
    case 'deleted':
      return `${capitalized(name)} ${deletion === 'already_deleting' ? 'is already being deleted' : 'was deleted'}`
    case 'absent':
      return `Nothing to delete: ${name} does not exist.${suggested(record)}`
    case 'swept':
      return sweepSentence(name, record)
    case 'skipped':
      return `Skipped ${plan === undefined && record.name === undefined ? '' : name}`.trimEnd()
    case 'failed':
    case 'timed_out':
    case 'cancelled':
    case 'blocked':
      return `${capitalized(KINDS[kind].word)}: ${name}`
  }
}

function pendingSentence(name: string, record: RunRecord, is_running?: true): string {
  const { operation, command } = record
  if (is_running && command !== 'rollback') return `Deploying ${name}`
  if (operation === 'created' || operation === 'updated')
    return `${capitalized(operation)} ${name}. Its rollout continues.`
  if (operation === 'rolled_back' || command === 'rollback')
    return `Rolling back ${name}${goal(record)}${is_running ? '' : '. Its rollout continues.'}`
  return `No changes to ${name}. Its rollout continues.`
}

function failureHeadline({ kind }: Outcome, failure: Failure, record: RunRecord): string {
  const { command } = record
  const { icon } = KINDS[kind]
  if (failure.unchanged) return `${icon} ${undone(record, failure)}`
  if (command === undefined) return `${icon} ${capitalized(KINDS[kind].word)}`
  const what = `${COMMANDS[command].of} ${nameOf(record)}`
  const serving = servingFact(failure, record)
  const told = [kind === 'timed_out' ? stillDoes(record) : undefined, serving && escapeMessage(serving)]
  const sentences = told.filter((sentence) => sentence !== undefined).join(' ')
  const tail = sentences === '' ? '' : `. ${sentences}`
  if (kind === 'cancelled')
    return `${icon} ${what} was ${failure.code === 'internal' ? 'stopped by an internal error' : 'cancelled'}${tail}`
  if (failure.code === 'superseded') return `${icon} ${what} was superseded${tail}`
  if (kind === 'timed_out') return `${icon} ${what} timed out${tail}`
  return `${icon} ${failure.code === 'check_failed' ? `Smoke check of ${nameOf(record)}` : what} failed${tail}`
}

/** Nothing was changed, and why. */
function undone(record: RunRecord, { code: errorCode }: Failure): string {
  const { command, asked_id } = record
  // Without an id of it, a path that does not exist says nothing about the deployment.
  const isMissing = errorCode === 'not_found' && asked_id !== undefined
  const reason = isMissing ? 'it was not found' : REASONS[errorCode]
  const why = reason === undefined ? '' : `: ${reason}`
  // Of invalid inputs, none is sure to be right: neither the command nor the name.
  if (command === undefined) return `Nothing was changed${why}`
  return `${capitalized(nameOf(record))} was not ${COMMANDS[command].undone}${why}. Nothing was changed.`
}

/** A plan in a few words. */
export function planText(plan: ShownPlan | undefined): string {
  if (plan === undefined) return 'planned'
  const { operation, new_revision } = plan
  if (plan.built_by_service !== undefined) return 'nothing to send, the service builds this push'
  if (operation === 'unchanged')
    return plan.in_progress ? 'nothing to change; a rollout is in progress' : 'nothing to change'
  if (operation === 'delete') return 'delete'
  const revision = new_revision ? 'new revision' : 'no new revision'
  return `${operation === 'rollback' ? 'roll back' : operation}, ${revision}`
}

function planSentence(name: string, record: RunRecord): string {
  const { plan } = record
  if (plan === undefined) return `Plan for ${name}`
  return `Plan for ${name}: ${planText(plan)}${plan.operation === 'rollback' ? goal(record) : ''}. Nothing was changed.`
}

/** Markdown that asks for the name that was probably meant. */
export const suggested = ({ meant }: RunRecord) => (meant === undefined ? '' : ` Did you mean ${code(meant, 100)}?`)

function sweepSentence(name: string, record: RunRecord): string {
  const { previews = [], swept = [], operation, unchecked, absent } = record
  if (unchecked !== undefined) return uncheckedSentence(unchecked, swept.length)
  if (absent) return `Nothing to sweep: ${name} does not exist.${suggested(record)}`
  if (operation === 'planned')
    return previews.length === 0
      ? `Dry run: no preview of ${name} exists`
      : `Dry run of the sweep of ${name}: would delete ${swept.length} of ${count(previews.length, 'preview')}`
  if (swept.length === 0)
    return `No previews of ${name} to delete${previews.length > 0 ? `, ${previews.length} kept` : ''}`
  return `Deleted ${count(swept.length, 'preview')} of ${name}`
}

function uncheckedSentence({ count: many, needs_token }: Unchecked, deleted: number): string {
  const mend = needs_token ? ' Set `github_token`.' : ''
  return `Could not check ${count(many, 'preview')}${deleted === 0 ? '' : `, deleted ${deleted}`}.${mend}`
}

/** The name as code; the id if the run knows no name. */
export function nameOf({ name, deployment_id, asked_id }: RunRecord): string {
  if (name !== undefined) return code(name, 100)
  const id = deployment_id ?? asked_id
  return id === undefined ? 'the deployment' : `deployment ${code(shortId(id), 100)}`
}

/** The same as the first words of a sentence. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** From which commit to which, and to which tag, unless they are unknown. A revision that never served is not named. */
function step(record: RunRecord): string {
  const tag = tagOf(record)
  const release = tag === undefined ? '' : ` to ${tag}`
  const now = commitOf(record)
  if (now === undefined) return release
  const served = servedBefore(record)
  const before = served === undefined ? undefined : commitOf(record, served)
  const shown = (commit: string) => code(shortCommit(commit))
  const at = before === undefined || before === now ? ` at ${shown(now)}` : `: ${shown(before)} → ${shown(now)}`
  return `${release}${at}`
}

/** The code that a rollback returns to: its commit, its image or its tag; else the revision that had it. */
function goal(record: RunRecord): string {
  const { changes = [], rolls_back_to: to } = record.plan ?? {}
  if (to === undefined) return ''
  const commit = commitOf(record, to)
  if (commit !== undefined) return ` to commit ${code(shortCommit(commit))}`
  const image = changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after
  if (typeof image === 'string') return ` to image ${code(shortenDigests(image), 200)}`
  const tag = tagOf(record)
  return tag === undefined ? ` to revision ${code(shortId(to))}` : ` to tag ${tag}`
}

/** The tag that this run deploys. */
function tagOf({ plan, new_revision, wanted_ref }: RunRecord): string | undefined {
  const changed = plan?.changes.find(({ path }) => path === 'source_revision_config.repo_ref')?.after
  const ref = typeof changed === 'string' ? changed : new_revision === false ? undefined : wanted_ref
  return isTag(ref) ? code(ref.replace('refs/tags/', ''), 100) : undefined
}

/** One deployment of several, as their headline counts it. */
export interface Counted extends Outcome {
  record: RunRecord
}

/** The icon of `countsOf`, and the counts: `❌ 3 deployed, 1 failed`. @param what One of them, such as `preview`. */
export function headlineOfMany(ends: readonly Outcome[], what = 'deployment'): string {
  const icons = new Set(ends.map(({ kind, caution }) => (caution === undefined ? KINDS[kind].icon : '⚠️')))
  const cautions = ends.filter(({ caution }) => caution !== undefined).length
  const isPlan = ends.every(({ kind }) => kind === 'planned')
  const text = isPlan ? `Plan: ${countsOf(ends, what)}. Nothing was changed.` : countsOf(ends, what)
  return `${WORST.find((one) => icons.has(one)) ?? '✅'} ${text}${cautions === 0 ? '' : ` (${cautions} with a warning)`}`
}

/** `3 deployed, 1 failed`; `4 deployments unchanged` if all ended alike. */
export function countsOf(ends: readonly Outcome[], what = 'deployment'): string {
  const order = Object.values(KINDS).map(({ word }) => word)
  const counted = new Map<string, number>()
  for (const word of ends.map(wordOf).toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    counted.set(word, (counted.get(word) ?? 0) + 1)
  const [[word, many] = ['', 0], ...others] = counted
  return others.length === 0 ? `${count(many, what)} ${word}` : [...counted].map(([one, n]) => `${n} ${one}`).join(', ')
}

function wordOf({ kind, planned }: Outcome): string {
  if (kind === 'planned' && planned === 'unchanged') return KINDS.unchanged.word
  if (kind === 'planned' && planned !== undefined) return `to ${planned === 'rollback' ? 'roll back' : planned}`
  return kind === 'created' || kind === 'updated' ? 'deployed' : KINDS[kind].word
}

/** The icon of several deployments is the first of these that one of them has. */
const WORST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️']

/** The headline if all that were tried failed for the same reason before anything was sent. Undefined if not. */
export function noneHeadline(all: readonly Counted[], what = 'deployment'): string | undefined {
  // One that was skipped has not started its command.
  const tried = all.filter(({ kind }) => kind !== 'blocked')
  const [reason, ...reasons] = new Set(tried.map(({ failure }) => failure?.code))
  const [command, ...commands] = new Set(tried.map(({ record }) => record.command))
  const isSame = reason !== undefined && command !== undefined && reasons.length + commands.length === 0
  if (!isSame || tried.length < 2 || !tried.every(({ failure }) => failure?.unchanged)) return undefined
  const why = REASONS[reason]
  return `❌ None of ${count(all.length, what)} was ${COMMANDS[command].undone}${why === undefined ? '' : `: ${why}`}. Nothing was changed.`
}
