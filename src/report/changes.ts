/** The changes of a plan as people read them: by the names of the inputs, each said once. Pure. */
import { inputOf } from '../contract/fields.js'
import type { Change } from '../deploy/core/model.js'
import { DIFFERENCES } from '../deploy/plan/explain.js'
import { sameCommit, shortCommit } from '../repository/refs.js'
import { count, shortenDigests } from '../text/format.js'
import { sanitizeLine, showValue } from '../text/sanitize.js'
import { type ShownPlan, shownChange } from './plan-facts.js'
import type { RunRecord } from './record.js'
import { commitOf } from './revision-names.js'

export interface ChangeRow {
  /** The input, and what is changed within it: `resource_spec.cpu`. */
  input: string
  /** Absent if there was none, or if it is not shown. */
  before?: string | undefined
  after?: string | undefined
  /** What before and after do not say. */
  note?: string | undefined
  new_revision: boolean
}

/** How changes are worded. */
export interface ChangeWording {
  /** They were made: the words are in the past. */
  isPast?: boolean
  /** Of a rollback: a branch does not move, the code of an earlier revision is deployed. */
  isRollback?: boolean
  /** Of a create: nothing was there before. */
  isCreate?: boolean
  /** The fields of the resource spec that is added as a whole. */
  resource_spec?: Readonly<Record<string, unknown>> | undefined
}

/** Returns how the changes of a plan are worded. */
export function wordingOfPlan({ operation, resource_spec }: ShownPlan): ChangeWording {
  const isRollback = operation === 'rollback'
  return { isRollback, isCreate: operation === 'create', resource_spec }
}

/** Names of secrets that a line shows of each kind of change. */
const MOST_NAMES = 5

/**
 * Returns a row for each input that changes. Secrets share one, which is the first if it removes
 * any; what follows from a field is in the row of that field.
 */
export function changeRows(all: readonly Change[], wording: ChangeWording = {}): ChangeRow[] {
  const changes = all.map(shownChange).flatMap((change) => fieldChanges(change, wording))
  const followers = new Map<Change, number>()
  const rows: Change[] = []
  for (const change of changes) {
    if (isSecret(change.path) || isEmpty(change)) continue
    const source = wording.isCreate ? undefined : sourceOf(change, changes)
    if (source === undefined) rows.push(change)
    else followers.set(source, (followers.get(source) ?? 0) + 1)
  }
  const secrets = changes.filter(({ path }) => isSecret(path))
  const others = rows.map((change) => rowOf(change, followers.get(change) ?? 0, wording))
  if (secrets.length === 0) return others
  // What is lost comes first.
  const removesAny = secrets.some(({ difference }) => difference === 'removed')
  const row = secretsRow(secrets, wording)
  return removesAny ? [row, ...others] : [...others, row]
}

/**
 * Returns a change for each field of a resource spec that is added as a whole. Other changes stay.
 */
function fieldChanges(change: Change, { resource_spec = {} }: ChangeWording): Change[] {
  const fields = Object.entries(resource_spec)
  if (change.path !== RESOURCE_SPEC || fields.length === 0) return [change]
  return fields.map(([field, after]) => ({ ...change, path: `${RESOURCE_SPEC}.${field}`, after }))
}

const RESOURCE_SPEC = 'source_config.resource_spec'

/** Returns whether the change is one that some services need although it says nothing. */
function isEmpty({ difference, after }: Change): boolean {
  return difference === 'added' && JSON.stringify(after) === '{}'
}

export function changeText({ before, after, note }: ChangeRow): string {
  const values = [before, after].filter((value) => value !== undefined).join(' → ')
  if (values === '') return note ?? 'changed'
  return note === undefined ? values : `${values} (${note})`
}

function isSecret(path: string): boolean {
  return path === 'secrets' || path.startsWith('secrets.')
}

/** Returns the name of a secret. It may contain a dot. */
const secretName = (path: string) => path.slice('secrets.'.length) || path

const isVariable = (path: string) => path.startsWith('env_vars.')

function rowOf(change: Change, followers: number, wording: ChangeWording): ChangeRow {
  const { isRollback } = wording
  const { path, commits, new_revision } = change
  const input = isVariable(path) ? path : inputOf(path)
  const row = { input, note: noteOf(change, followers), new_revision }
  if (commits === undefined) return { ...row, ...valuesOf(change, wording) }
  const from = shortCommit(commits.from)
  const to = shortCommit(commits.to)
  if (isRollback) return { input: 'commit', before: from, after: to, new_revision }
  const refBefore = showValue(change.before ?? change.after)
  return { ...row, before: `${refBefore} at ${from}`, after: `${showValue(change.after)} at ${to}` }
}

/** Returns the values of the field, as far as they differ and are shown. */
function valuesOf(
  change: Change,
  { isCreate }: ChangeWording
): Pick<ChangeRow, 'before' | 'after'> {
  const before = valueText(change.before)
  const after = valueText(change.after)
  // A service may show a digest of a variable.
  if (isUnproven(change) && !isVariable(change.path)) return { after }
  if (before === undefined && after === undefined) return {}
  if (isCreate || before === after) return { after: after ?? 'unset' }
  const isAdded = change.difference === 'added'
  return { before: isAdded ? 'unset' : before, after: after ?? 'unset' }
}

/** Returns what the values do not say, and how many other values follow from this one. */
function noteOf(change: Change, followers: number): string | undefined {
  const isHidden = change.before == null && change.after == null
  const notes: string[] = []
  if (change.note !== undefined) notes.push(change.note)
  else if (isUnproven(change) || isHidden) notes.push(DIFFERENCES[change.difference].said)
  if (followers > 0)
    notes.push(`and ${count(followers, 'value that follows', 'values that follow')} from it`)
  return notes.length > 0 ? shortenDigests(notes.join(', ')) : undefined
}

function isUnproven({ difference }: Change): boolean {
  return difference === 'unproven' || difference === 'repeated'
}

function valueText(value: unknown): string | undefined {
  return value == null ? undefined : shortenDigests(showValue(value))
}

/**
 * Returns the change of the field of a resource spec from which this one follows: a limit, or a
 * field of the queue (§2.4).
 */
function sourceOf({ path, after }: Change, changes: readonly Change[]): Change | undefined {
  if (!path.includes('.resource_spec.')) return undefined
  const sourcePath = path.replace('.queue_', '.').replace('_limit', '')
  const source = changes.find((other) => other.path === sourcePath)
  if (sourcePath === path || typeof source?.after !== 'number') return undefined
  const factor = path.includes('_limit') ? 2 : 1
  return after === source.after * factor ? source : undefined
}

/** Words the changes of secrets: `remove C; add A, B`. Of many, it has the first names. */
function secretsRow(secrets: readonly Change[], { isPast }: ChangeWording): ChangeRow {
  const texts: string[] = []
  for (const [difference, { act, did }] of Object.entries(DIFFERENCES)) {
    const group = secrets.filter((change) => change.difference === difference)
    if (group.length > 0) texts.push(`${isPast ? did : act} ${namesOf(group)}`)
  }
  const notes = new Set<string>()
  for (const { note, path } of secrets) {
    if (note !== undefined) notes.add(`${secretName(path)} ${note}`)
  }
  return {
    input: 'secrets',
    after: texts.join('; '),
    note: notes.size > 0 ? [...notes].slice(0, MOST_NAMES).join('; ') : undefined,
    new_revision: secrets.some(({ new_revision }) => new_revision)
  }
}

function namesOf(secrets: readonly Change[]): string {
  const first = secrets.slice(0, MOST_NAMES)
  const names = first.map(({ path }) => sanitizeLine(secretName(path), 60)).join(', ')
  return secrets.length > MOST_NAMES ? `${secrets.length}: ${names}, …` : names
}

/**
 * Returns the changes as they were applied: the branch at the commit that the service built, and
 * without what was only sent again. Of a plan, all that it would send.
 */
export function appliedChanges(record: RunRecord): readonly Change[] {
  const { plan, operation } = record
  const changes = plan?.changes ?? []
  if (operation === 'planned' || record.target.command === 'plan') return changes
  const built = builtCommit(record)
  return changes.map((change) => changeAt(change, built)).filter((change) => !isSame(change))
}

/** Returns the commit that the service built for this run, if it shows it. */
function builtCommit(record: RunRecord): string | undefined {
  const isMade = record.new_revision === true && !record.revision.is_successor
  return isMade ? commitOf(record) : undefined
}

function changeAt(change: Change, built: string | undefined): Change {
  const { commits } = change
  if (commits === undefined || built === undefined) return change
  return { ...change, commits: { ...commits, to: built } }
}

/**
 * Returns whether the value is the same before and after. A branch is the same if the same commit
 * was built.
 */
function isSame({ path, difference, before, after, commits }: Change): boolean {
  if (before !== after || isSecret(path)) return false
  if (commits !== undefined) return sameCommit(commits.from, commits.to)
  return difference === 'unproven' || difference === 'repeated'
}
