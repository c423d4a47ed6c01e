/** The changes of a plan as people read them: by the names of the inputs, each said once. Pure. */
import { fieldName, inputOf } from '../contract/fields.js'
import type { Change } from '../deploy/core/model.js'
import { DIFFERENCES, showValue } from '../deploy/plan/explain.js'
import { sameCommit, shortCommit } from '../repository/refs.js'
import { count, shortenDigests } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { commitOf } from './known-revision.js'
import type { RunRecord } from './record.js'
import { shownChange } from './shown-facts.js'

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

/** Names of secrets that a line shows of each kind of change. */
const MOST_NAMES = 5

/** A row for each input that changes; secrets share one, and what follows from a field is told with that field. */
export function changeRows(all: readonly Change[]): ChangeRow[] {
  const changes = all.map(shownChange)
  const secrets = changes.filter(({ path }) => isSecret(path))
  const followers = new Map(changes.flatMap((change) => followed(change, changes)))
  const rows = changes.filter(
    (change) => !isSecret(change.path) && !followers.has(change) && !isEmpty(change)
  )
  return [
    ...rows.map((change) =>
      rowOf(change, [...followers.values()].filter((from) => from === change).length)
    ),
    ...(secrets.length === 0 ? [] : [secretsRow(secrets)])
  ]
}

/** What some services need although it says nothing. */
const isEmpty = ({ difference, after }: Change) =>
  difference === 'added' && JSON.stringify(after) === '{}'

export function changeText({ before, after, note }: ChangeRow): string {
  const values = [before, after].filter((value) => value !== undefined).join(' → ')
  if (values === '') return note ?? 'changed'
  return note === undefined ? values : `${values} (${note})`
}

function isSecret(path: string): boolean {
  return path === 'secrets' || path.startsWith('secrets.')
}

function rowOf(change: Change, followers: number): ChangeRow {
  const { path, difference, commits, new_revision } = change
  const [before, after] = [valueText(change.before), valueText(change.after)]
  const isUnproven = difference === 'unproven' || difference === 'repeated'
  const isHidden = before === undefined && after === undefined
  const notes = [
    change.note ?? (isUnproven || isHidden ? DIFFERENCES[difference].said : undefined),
    followers > 0
      ? `and ${count(followers, 'value that follows', 'values that follow')} from it`
      : undefined
  ].filter((note) => note !== undefined)
  const note = notes.length > 0 ? shortenDigests(notes.join(', ')) : undefined
  const told = { input: inputOf(path), note, new_revision }
  if (commits !== undefined) return { ...told, ...atCommits(change) }
  const isShown = before !== after && difference !== 'added' && !isUnproven
  const now = after ?? (isHidden || isUnproven ? undefined : 'unset')
  return { ...told, before: isShown ? before : undefined, after: now }
}

/** A branch that only moved. */
function atCommits({
  before,
  after,
  commits = { from: '', to: '' }
}: Change): Pick<ChangeRow, 'before' | 'after'> {
  const at = (ref: unknown, commit: string) => `${showValue(ref)} at ${shortCommit(commit)}`
  return { before: at(before ?? after, commits.from), after: at(after, commits.to) }
}

const valueText = (of: unknown) => (of == null ? undefined : shortenDigests(showValue(of)))

/** The field of a resource spec from which the change follows, if that changes as well: what is left out does (§2.4). */
function followed(change: Change, changes: readonly Change[]): [Change, Change][] {
  const { path, after } = change
  const from = path.includes('.resource_spec.')
    ? path.replace('.queue_', '.').replace('_limit', '')
    : path
  const source = path === from ? undefined : changes.find((other) => other.path === from)
  const isSame =
    typeof source?.after === 'number' && after === source.after * (path.includes('_limit') ? 2 : 1)
  return source !== undefined && isSame ? [[change, source]] : []
}

/** `add A, B; remove C`: of many, the first names. */
function secretsRow(secrets: readonly Change[]): ChangeRow {
  const acts = Object.entries(DIFFERENCES).flatMap(([difference, { act }]) => {
    const names = secrets
      .filter((one) => one.difference === difference)
      .map(({ path }) => fieldName(path))
    if (names.length === 0) return []
    const first = names.slice(0, MOST_NAMES).map((name) => sanitizeLine(name, 60))
    const shown = first.join(', ')
    return [`${act} ${names.length > MOST_NAMES ? `${names.length}: ${shown}, …` : shown}`]
  })
  const notes = secrets.flatMap(({ note, path }) =>
    note === undefined ? [] : [`${fieldName(path)} ${note}`]
  )
  return {
    input: 'secrets',
    after: acts.join('; '),
    note: notes.length > 0 ? [...new Set(notes)].slice(0, MOST_NAMES).join('; ') : undefined,
    new_revision: secrets.some(({ new_revision }) => new_revision)
  }
}

/**
 * The changes of the plan as they were applied: the branch at the commit that the service built. A field that was only
 * sent again, with the value that it had, is none of them. A plan has no applied changes: it shows all that would be sent.
 */
export function appliedChanges(record: RunRecord): readonly Change[] {
  const { plan, command, operation, new_revision, is_followed } = record
  if (operation === 'planned' || command === 'plan') return plan?.changes ?? []
  const built = new_revision === true && !is_followed ? commitOf(record) : undefined
  return (plan?.changes ?? [])
    .map(({ commits, ...change }) => ({
      ...change,
      ...(commits && { commits: { ...commits, to: built ?? commits.to } })
    }))
    .filter((change) => !isSame(change))
}

/** Whether the value is the same before and after. A branch is the same if the same commit was built. */
function isSame({ path, difference, before, after, commits }: Change): boolean {
  if (before !== after || isSecret(path)) return false
  if (commits !== undefined) return sameCommit(commits.from, commits.to)
  return difference === 'unproven' || difference === 'repeated'
}
