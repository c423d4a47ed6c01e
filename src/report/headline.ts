/** The result in one line: the headline of summary and comment, of one deployment and of several. Markdown. Pure. */
import { isTag, shortCommit } from '../repository/refs.js'
import { capitalized, count, shortenDigests, shortId } from '../text/format.js'
import { code, escapeMessage } from '../text/markdown.js'
import { type Failure, servingFact } from './failure.js'
import { badEnd, commitOf, hasBecomeLive, servedBefore } from './known-revision.js'
import { isUntouched, KINDS, type Kind, type Outcome } from './outcome.js'
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

/** The headline of one deployment. */
export function headline(outcome: Outcome, record: RunRecord): string {
  const { kind, failure, caution } = outcome
  if (failure !== undefined) return `${KINDS[kind].icon} ${failureSentence(outcome, failure, record)}`
  const name = nameOf(record)
  const done = `${kind === 'unchanged' ? 'No changes to' : capitalized(KINDS[kind].word)} ${name}`
  if (caution !== undefined) return `⚠️ ${done}${cautionText(caution, record)}`
  const icon = record.unchecked === undefined ? KINDS[kind].icon : '⚠️'
  return `${icon} ${SENTENCES[kind]?.(name, record, outcome) ?? done}`
}

function cautionText(caution: NonNullable<Outcome['caution']>, record: RunRecord): string {
  if (caution === 'failed_revision') return `, but its latest revision is ${code(badEnd(record) ?? '', 40)}`
  const { other_commit = '', wanted_commit = '' } = record
  return `, but at ${code(shortCommit(other_commit))}, not at ${code(shortCommit(wanted_commit))}`
}

/** What was done; of other kinds, the word and the name say it. */
const SENTENCES: Partial<Record<Kind, (name: string, record: RunRecord, outcome: Outcome) => string>> = {
  created: (name, record) => `Created ${name}${step(record)}`,
  updated: (name, record) => `Updated ${name}${record.new_revision ? step(record) : ' without a new revision'}`,
  unchanged: (name, record) =>
    hasBecomeLive(record) ? `${capitalized(name)} is deployed${step(record)}` : `No changes to ${name}${step(record)}`,
  rolled_back: (name, record) => `Rolled back ${name}${goal(record)}`,
  pending: pendingSentence,
  planned: (name, record) => (record.previews === undefined ? planSentence : sweepSentence)(name, record),
  swept: sweepSentence,
  deleted: (name, { deletion }) =>
    `${capitalized(name)} ${deletion === 'already_deleting' ? 'is already being deleted' : 'was deleted'}`,
  absent: (name, record) => `Nothing to delete: ${name} does not exist.${suggested(record)}`,
  skipped: (name, record) => (record.name === undefined ? 'Skipped' : `Skipped ${name}`)
}

function pendingSentence(name: string, record: RunRecord, { is_running }: Outcome): string {
  const { operation, command } = record
  const rest = is_running ? '' : '. Its rollout continues.'
  if (command === 'rollback') return `Rolling back ${name}${goal(record)}${rest}`
  if (is_running) return `Deploying ${name}`
  return `${operation === 'created' || operation === 'updated' ? capitalized(operation) : 'No changes to'} ${name}${rest}`
}

function failureSentence({ kind }: Outcome, failure: Failure, record: RunRecord): string {
  const { command } = record
  // Of invalid inputs, none is sure to be right: neither the command nor the name.
  if (command === undefined)
    return `${capitalized(KINDS[kind].word)}${failure.unchanged ? '. Nothing was changed.' : ''}`
  const { of, undone } = COMMANDS[command]
  if (failure.unchanged) return `${capitalized(nameOf(record))} was not ${undone}. Nothing was changed.`
  const what = failure.code === 'check_failed' ? 'Smoke check of' : of
  const serving = servingFact(failure, record)
  const facts = [kind === 'timed_out' ? stillDoes(record) : undefined, serving && escapeMessage(serving)]
  const told = facts.filter((fact) => fact !== undefined).join(' ')
  return `${what} ${nameOf(record)} ${ended(kind, failure)}${told === '' ? '' : `. ${told}`}`
}

function ended(kind: Kind, { code: errorCode }: Failure): string {
  if (kind === 'cancelled') return errorCode === 'internal' ? 'was stopped by an internal error' : 'was cancelled'
  if (errorCode === 'superseded') return 'was superseded'
  return kind === 'timed_out' ? 'timed out' : 'failed'
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
  const { previews = [], swept = [], operation, unchecked } = record
  const verb = operation === 'planned' ? 'Dry run: would delete' : 'Deleted'
  const unread = unchecked === undefined ? '' : `. Could not check ${unchecked.count} of them`
  const mend = unchecked?.needs_token ? ': set `github_token`' : ''
  return `${verb} ${swept.length} of ${count(previews.length, 'preview')} of ${name}${unread}${mend}${suggested(record)}`
}

/** The name as code; the id if the run knows no name. */
export function nameOf({ name, deployment_id, asked_id }: RunRecord): string {
  if (name !== undefined) return code(name, 100)
  const id = deployment_id ?? asked_id
  return id === undefined ? 'the deployment' : `deployment ${code(shortId(id), 100)}`
}

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

/** `❌ 3 deployed, 1 failed` */
export function headlineOfMany(ends: readonly Outcome[]): string {
  const icons = new Set(ends.map(({ kind, caution }) => (caution === undefined ? KINDS[kind].icon : '⚠️')))
  const cautions = ends.filter(({ caution }) => caution !== undefined).length
  const icon = WORST.find((one) => icons.has(one)) ?? '✅'
  return `${icon} ${countsOf(ends)}${cautions === 0 ? '' : ` (${cautions} with a warning)`}`
}

/** `3 deployed, 1 failed`; `4 deployments unchanged` if all ended alike. Says so if nothing was changed. */
export function countsOf(ends: readonly Outcome[]): string {
  const order = Object.values(KINDS).map(({ word }) => word)
  const words = ends.map(wordOf).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const [alike, ...others] = new Set(words)
  const counted = (word: string) => `${words.filter((one) => one === word).length} ${word}`
  const isAlike = others.length === 0 && alike !== undefined
  const counts = isAlike ? `${count(words.length, 'deployment')} ${alike}` : [...new Set(words)].map(counted).join(', ')
  const plan = ends.every(({ kind }) => kind === 'planned') ? 'Plan: ' : ''
  return `${plan}${counts}${ends.every(isUntouched) ? '. Nothing was changed.' : ''}`
}

function wordOf({ kind, planned }: Outcome): string {
  if (kind === 'planned' && planned === 'unchanged') return KINDS.unchanged.word
  if (kind === 'planned' && planned !== undefined) return `to ${planned === 'rollback' ? 'roll back' : planned}`
  return kind === 'created' || kind === 'updated' ? 'deployed' : KINDS[kind].word
}

/** The icon of several deployments is the first of these that one of them has. */
const WORST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️']
