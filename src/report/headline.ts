/**
 * The result in one line: the headline of summary and comment, of one deployment and of several.
 * Markdown. Pure.
 */
import type { Failure } from '../errors.js'
import { isTag, shortCommit } from '../repository/refs.js'
import { nameCode } from '../repository/revision-name.js'
import { capitalized, count, shortId } from '../text/format.js'
import { code, escapeMessage } from '../text/markdown.js'
import { isPlan, KINDS, type Kind, type Outcome } from './outcome.js'
import type { ShownPlan } from './plan-facts.js'
import type { RunRecord, SweepRecord } from './record.js'
import { codeOf, withShortIds } from './revision-names.js'
import { failedStatus } from './rollout.js'
import { revisionBefore } from './serving-now.js'

/** Of the fact in a headline, in characters. */
const LONGEST_FACT = 1_000

export function headline(outcome: Outcome, record: RunRecord): string {
  const { kind, failure } = outcome
  const isPartial = failure === undefined && record.sweep?.unchecked !== undefined
  const icon = isPartial ? '⚠️' : KINDS[kind].icon
  const text = failure ? failureSentence(failure, record) : sentence(kind, record)
  return `${icon} ${text}`
}

function sentence(kind: Kind, record: RunRecord): string {
  const name = nameOf(record)
  if (record.sweep !== undefined) return sweepSentence(name, record, record.sweep)
  if (isPlan(kind)) return planSentence(name, record)
  const sentenceOf = SENTENCES[kind]
  if (sentenceOf !== undefined) return sentenceOf(name, record)
  return `${done(name, record)}${codeStep(record)}`
}

function done(name: string, { operation }: RunRecord): string {
  if (operation === 'created') return `Created ${name}`
  return operation === 'updated' ? `Updated ${name}` : `No changes to ${name}`
}

function doing(name: string, record: RunRecord): string {
  if (record.target.command === 'rollback') return `Rolling back ${name}${rollbackGoal(record)}`
  return `Deploying ${name}`
}

/** Says what a run did that did not wait. */
function begun(name: string, record: RunRecord): string {
  if (record.target.command !== 'rollback') return done(name, record)
  return `Began to roll back ${name}${rollbackGoal(record)}`
}

/** What was done. Of other kinds, the operation and the code say it. */
const SENTENCES: Partial<Record<Kind, (name: string, record: RunRecord) => string>> = {
  updated: (name, record) =>
    `Updated ${name}${record.new_revision ? codeStep(record) : ' without a new revision'}`,
  resumed: (name, record) => `${capitalized(name)} was deployed${codeStep(record)}`,
  other_commit: (name, record) => {
    const built = shortCommit(record.revision.other_commit ?? '')
    const requested = shortCommit(record.target.commit ?? '')
    return `${done(name, record)}, but at ${code(built)}, not at ${code(requested)}`
  },
  failed_revision: (name, record) =>
    `${done(name, record)}, but its latest revision was ${code(failedStatus(record) ?? '', 40)}`,
  rolled_back: (name, record) => `Rolled back ${name}${rollbackStep(record)}`,
  running: doing,
  pending: (name, record) => `${begun(name, record)}. Its rollout continues.`,
  deleted: (name, { deletion }) => {
    const end = deletion === 'already_deleting' ? 'was already being deleted' : 'was deleted'
    return `${capitalized(name)} ${end}`
  },
  absent: (name, record) => `Nothing to delete: ${name} did not exist.${suggestion(record)}`,
  skipped: (name, { target }) => (target.name === undefined ? 'Skipped' : `Skipped ${name}`)
}

/** Says what happened. What serves then is below the headline. */
function failureSentence({ what, unchanged }: Failure, record: RunRecord): string {
  const fact = escapeMessage(withShortIds(what, record), LONGEST_FACT)
  const text = `${subject(record)}${fact}`
  const isOneSentence = !/[.!?] /.test(text)
  if (unchanged) return `${text.replace(/(?<![.!?])$/, '.')} Nothing was changed.`
  return isOneSentence ? text.replace(/\.$/, '') : text
}

/** What a sentence about a failure begins with. A deploy is named by its deployment alone. */
const SUBJECTS: Partial<Record<string, string>> = {
  plan: 'Plan for ',
  rollback: 'Rollback of ',
  delete: 'Delete of ',
  sweep: 'Sweep of the previews of '
}

/**
 * Returns what failed; nothing without valid inputs, because neither the command nor the name is
 * then known.
 */
function subject(record: RunRecord): string {
  const { command } = record.target
  if (command === undefined) return ''
  return `${SUBJECTS[command] ?? ''}${nameOf(record)}: `
}

export function planText(plan: ShownPlan | undefined): string {
  if (plan === undefined) return 'planned'
  const { operation, new_revision, in_progress } = plan
  if (plan.pushed_commit !== undefined) return 'nothing to send, the service builds this push'
  if (operation === 'unchanged' && in_progress) return 'nothing to change; a rollout is in progress'
  if (operation === 'unchanged') return 'nothing to change'
  if (operation === 'delete') return 'delete'
  const verb = operation === 'rollback' ? 'roll back' : operation
  return new_revision ? `${verb}, new revision` : `${verb}, no new revision`
}

function planSentence(name: string, record: RunRecord): string {
  const { plan } = record
  if (plan === undefined) return `Plan for ${name}`
  if (plan.operation === 'rollback') return `Plan for ${name}: roll back${rollbackGoal(record)}`
  return `Plan for ${name}: ${planText(plan)}`
}

/** Returns a question in markdown whether a similar name was meant; empty if there is none. */
export function suggestion({ target: { similar_name } }: RunRecord): string {
  if (similar_name === undefined) return ''
  return ` Did you mean ${code(similar_name, 100)}?`
}

function sweepSentence(name: string, record: RunRecord, sweep: SweepRecord): string {
  const { previews, swept, unchecked } = sweep
  const verb = record.operation === 'planned' ? 'Dry run: would delete' : 'Deleted'
  let text = `${verb} ${swept.length} of ${count(previews.length, 'preview')} of ${name}`
  if (unchecked !== undefined) text += `. Could not check ${unchecked.count} of them`
  if (unchecked?.needs_token) text += ': set `github_token`'
  return `${text}${suggestion(record)}`
}

/** Returns the name as code; the id if the run knows no name. */
function nameOf({ target }: RunRecord): string {
  if (target.name !== undefined) return code(target.name, 100)
  const id = target.id ?? target.asked_id
  if (id === undefined) return 'the deployment'
  return `deployment ${code(shortId(id), 100)}`
}

/** Returns the tag, and from which code to which. A revision that never served is not named. */
function codeStep(record: RunRecord): string {
  const ref = record.new_revision === false ? undefined : record.target.ref
  const release = isTag(ref) ? ` to ${code(ref.replace('refs/tags/', ''), 100)}` : ''
  const after = nameCode(codeOf(record))
  if (after === undefined) return release
  const before = codeBefore(record)
  if (before === undefined || before === after) return `${release} at ${code(after)}`
  return `${release}: ${code(before)} → ${code(after)}`
}

/** Returns the code that served before the revision of the run; undefined if that is unknown. */
function codeBefore(record: RunRecord): string | undefined {
  const id = revisionBefore(record)
  return id === undefined ? undefined : nameCode(codeOf(record, id))
}

/** Returns from which code to which a rollback went; to which revision if its code is unknown. */
function rollbackStep(record: RunRecord): string {
  const to = record.plan?.rolls_back_to
  const after = to === undefined ? undefined : nameCode(codeOf(record, to))
  const before = codeBefore(record)
  if (before === undefined || after === undefined || before === after) return rollbackGoal(record)
  return ` from ${code(before)} to ${code(after)}`
}

/** Returns what a rollback returns to: the code of a revision, or else the revision. */
function rollbackGoal(record: RunRecord): string {
  const to = record.plan?.rolls_back_to
  if (to === undefined) return ''
  const name = nameCode(codeOf(record, to))
  if (name === undefined) return ` to revision ${code(shortId(to))}`
  return ` to ${code(name)}`
}

/** How one of several deployments ended. */
export type End = Outcome & { name: string }

/** Returns a headline such as `❌ billing failed, 3 deployed`. */
export function headlineOfMany(ends: readonly End[]): string {
  const icons = new Set(ends.map(({ kind }) => KINDS[kind].icon))
  const icon = WORST_FIRST.find((candidate) => icons.has(candidate)) ?? '✅'
  return `${icon} ${countsOf(ends, (name) => code(name, 100))}`
}

/** The icon of several deployments is the first of these that one of them has. */
const WORST_FIRST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️']

/** More that failed than this are counted. */
const MOST_NAMES = 3

/** Counts how they ended: `billing failed, 3 deployed`. Says so if nothing was changed. */
export function countsOf(ends: readonly End[], showName = (name: string) => name): string {
  const counts: string[] = []
  for (const word of new Set(Object.values(KINDS).map((row) => row.word))) {
    const group = ends.filter(({ kind }) => KINDS[kind].word === word)
    if (group.length === 0) continue
    const hasFailed = group.every(({ kind }) => KINDS[kind].list === 'failed')
    if (hasFailed && group.length <= MOST_NAMES)
      counts.push(`${group.map(({ name }) => showName(name)).join(', ')} ${word}`)
    else if (group.length === ends.length)
      counts.push(`${count(group.length, 'deployment')} ${word}`)
    else counts.push(`${group.length} ${word}`)
  }
  const text = counts.join(', ')
  if (ends.every(({ kind }) => LIVE.has(kind))) {
    const live = ends.length === 1 ? '1 agent is live' : `${ends.length} agents are live`
    const words = new Set(ends.map(({ kind }) => KINDS[kind].word))
    if (words.size > 1) return `${live}: ${text}`
    return words.has('deployed') ? live : `${live}, ${[...words].join('')}`
  }
  const plan = ends.every(({ kind }) => isPlan(kind)) ? 'Plan: ' : ''
  const end = ends.every(isUntouched) ? '. Nothing was changed.' : ''
  return `${plan}${text}${end}`
}

/** Deployments that serve what was asked for. */
const LIVE: ReadonlySet<Kind> = new Set(['created', 'updated', 'unchanged', 'resumed'])

function isUntouched({ kind, failure }: Outcome): boolean {
  return isPlan(kind) || kind === 'blocked' || failure?.unchanged === true
}
