/** The result in one line: the headline of summary and comment, of one deployment and of several. Markdown. Pure. */
import { meaningOf } from '../contract/status.js'
import type { Failure } from '../errors.js'
import { isTag, shortCommit } from '../repository/refs.js'
import { nameCode } from '../repository/revision-name.js'
import { capitalized, count, shortId } from '../text/format.js'
import { code, escapeMessage } from '../text/markdown.js'
import { servingFact } from './failure.js'
import { badEnd, codeOf, servedBefore, stillDoes } from './known-revision.js'
import { isPlan, KINDS, type Kind, type Outcome, pastOf } from './outcome.js'
import type { RunRecord } from './record.js'
import type { ShownPlan } from './shown-facts.js'

/** The word between a command and the name, if it is not `of`. */
const BEFORE_NAME: Partial<Record<string, string>> = { plan: 'for', sweep: 'of the previews of' }

export function headline({ kind, failure }: Outcome, record: RunRecord): string {
  const icon = record.unchecked === undefined || failure !== undefined ? KINDS[kind].icon : '⚠️'
  return `${icon} ${failure === undefined ? sentence(kind, record) : failureSentence(kind, failure, record)}`
}

function sentence(kind: Kind, record: RunRecord): string {
  const name = nameOf(record)
  if (record.previews !== undefined) return sweepSentence(name, record)
  if (isPlan(kind)) return planSentence(name, record)
  return SENTENCES[kind]?.(name, record) ?? `${done(name, record)}${step(record)}`
}

const done = (name: string, { operation }: RunRecord) =>
  `${operation === 'created' || operation === 'updated' ? capitalized(operation) : 'No changes to'} ${name}`

const doing = (name: string, record: RunRecord) =>
  record.command === 'rollback' ? `Rolling back ${name}${goal(record)}` : `Deploying ${name}`

/** What was done. Of other kinds, the operation and the step say it. */
const SENTENCES: Partial<Record<Kind, (name: string, record: RunRecord) => string>> = {
  updated: (name, record) =>
    `Updated ${name}${record.new_revision ? step(record) : ' without a new revision'}`,
  resumed: (name, record) => `${capitalized(name)} is deployed${step(record)}`,
  other_commit: (name, record) => {
    const [built = '', wanted = ''] = [record.other_commit, record.wanted_commit]
    return `${done(name, record)}, but at ${code(shortCommit(built))}, not at ${code(shortCommit(wanted))}`
  },
  failed_revision: (name, record) =>
    `${done(name, record)}, but its latest revision is ${code(badEnd(record) ?? '', 40)}`,
  rolled_back: (name, record) => `Rolled back ${name}${goal(record)}`,
  running: doing,
  pending: (name, record) => `${doing(name, record)}. Its rollout continues.`,
  deleted: (name, { deletion }) =>
    `${capitalized(name)} ${deletion === 'already_deleting' ? 'is already being deleted' : 'was deleted'}`,
  absent: (name, record) => `Nothing to delete: ${name} does not exist.${suggested(record)}`,
  skipped: (name, record) => (record.name === undefined ? 'Skipped' : `Skipped ${name}`)
}

function failureSentence(kind: Kind, failure: Failure, record: RunRecord): string {
  const { command } = record
  // Of invalid inputs, none is sure to be right: neither the command nor the name.
  const what =
    command === undefined
      ? escapeMessage(failure.what.replace(/\.$/, ''))
      : `${subject(command, failure, record)} ${nameOf(record)} ${pastOf(kind)}`
  if (kind === 'timed_out') return `${what}${stillDoes(record)}`
  const serving = servingFact(failure, record)
  const fact = failure.unchanged ? 'Nothing was changed.' : serving && escapeMessage(serving)
  return fact === undefined ? what : `${what}. ${fact}`
}

/** What failed, as the words before the name: `Build of`. */
function subject(command: string, { code }: Failure, record: RunRecord): string {
  if (code === 'check_failed') return 'Smoke check of'
  const { log } = meaningOf(badEnd(record) ?? '')
  const isOfRevision = code === 'revision_failed' || code === 'rollback_failed'
  if (isOfRevision && log !== undefined) return log === 'build' ? 'Build of' : 'Rollout of'
  return `${capitalized(command)} ${BEFORE_NAME[command] ?? 'of'}`
}

export function planText(plan: ShownPlan | undefined): string {
  if (plan === undefined) return 'planned'
  const { operation, new_revision } = plan
  if (plan.pushed_commit !== undefined) return 'nothing to send, the service builds this push'
  if (operation === 'unchanged')
    return plan.in_progress ? 'nothing to change; a rollout is in progress' : 'nothing to change'
  if (operation === 'delete') return 'delete'
  const revision = new_revision ? 'new revision' : 'no new revision'
  return `${operation === 'rollback' ? 'roll back' : operation}, ${revision}`
}

function planSentence(name: string, record: RunRecord): string {
  const { plan } = record
  if (plan === undefined) return `Plan for ${name}`
  return `Plan for ${name}: ${plan.operation === 'rollback' ? `roll back${goal(record)}` : planText(plan)}`
}

/** Markdown that asks for the name that was probably meant. */
export const suggested = ({ meant }: RunRecord) =>
  meant === undefined ? '' : ` Did you mean ${code(meant, 100)}?`

function sweepSentence(name: string, record: RunRecord): string {
  const { previews = [], swept = [], operation, unchecked } = record
  const verb = operation === 'planned' ? 'Dry run: would delete' : 'Deleted'
  const unread = unchecked === undefined ? '' : `. Could not check ${unchecked.count} of them`
  const mend = unchecked?.needs_token ? ': set `github_token`' : ''
  return `${verb} ${swept.length} of ${count(previews.length, 'preview')} of ${name}${unread}${mend}${suggested(record)}`
}

/** The name as code; the id if the run knows no name. */
function nameOf({ name, deployment_id, asked_id }: RunRecord): string {
  if (name !== undefined) return code(name, 100)
  const id = deployment_id ?? asked_id
  return id === undefined ? 'the deployment' : `deployment ${code(shortId(id), 100)}`
}

/** From which commit or image to which, and to which tag, unless unknown. A revision that never served is not named. */
function step(record: RunRecord): string {
  const ref = record.new_revision === false ? undefined : record.wanted_ref
  const release = isTag(ref) ? ` to ${code(ref.replace('refs/tags/', ''), 100)}` : ''
  const now = nameCode(codeOf(record))
  if (now === undefined) return release
  const served = servedBefore(record)
  const before = served === undefined ? undefined : nameCode(codeOf(record, served))
  const at =
    before === undefined || before === now ? ` at ${code(now)}` : `: ${code(before)} → ${code(now)}`
  return `${release}${at}`
}

/** What a rollback returns to: the code of a revision, or else the revision. */
function goal(record: RunRecord): string {
  const to = record.plan?.rolls_back_to
  if (to === undefined) return ''
  const name = nameCode(codeOf(record, to))
  return name === undefined ? ` to revision ${code(shortId(to))}` : ` to ${code(name)}`
}

/** How one of several deployments ended. */
export type End = Outcome & { name: string }

/** `❌ billing failed, 3 deployed` */
export function headlineOfMany(ends: readonly End[]): string {
  const icons = new Set(ends.map(({ kind }) => KINDS[kind].icon))
  return `${WORST.find((one) => icons.has(one)) ?? '✅'} ${countsOf(ends, (name) => code(name, 100))}`
}

/** More that failed than this are counted. */
const MOST_NAMES = 3

/** `billing failed, 3 deployed`; `4 deployments unchanged` if all ended alike. Says so if nothing was changed. */
export function countsOf(ends: readonly End[], shown = (name: string) => name): string {
  const words = [...new Set(Object.values(KINDS).map(({ word }) => word))]
  const counts = words.flatMap((word) => {
    const alike = ends.filter(({ kind }) => KINDS[kind].word === word)
    const isNamed =
      alike.length <= MOST_NAMES && alike.every(({ kind }) => KINDS[kind].list === 'failed')
    if (isNamed)
      return alike.length === 0 ? [] : `${alike.map(({ name }) => shown(name)).join(', ')} ${word}`
    return `${alike.length === ends.length ? count(alike.length, 'deployment') : alike.length} ${word}`
  })
  const isUntouched = ({ kind, failure }: Outcome) =>
    isPlan(kind) || kind === 'blocked' || failure?.unchanged === true
  const plan = ends.every(({ kind }) => isPlan(kind)) ? 'Plan: ' : ''
  return `${plan}${counts.join(', ')}${ends.every(isUntouched) ? '. Nothing was changed.' : ''}`
}

/** The icon of several deployments is the first of these that one of them has. */
const WORST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️']
