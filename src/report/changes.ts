/** The changes of a plan as people read them: by the names of the inputs, each said once. Pure. */
import { fieldName, inputOf } from '../contract/fields.js'
import type { Change } from '../deploy/core/model.js'
import { showValue } from '../deploy/plan/explain.js'
import { shortCommit } from '../repository/refs.js'
import { count, shortenDigests } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isHiddenField } from './plan/shown-plan.js'

/** One line about a change. */
export interface ChangeRow {
  /** The input, and what is changed within it: `resource_spec.cpu`. */
  input: string
  /** Absent if there was none, or if it is not shown. */
  before?: string
  after?: string
  /** What before and after do not say. */
  note?: string
  new_revision: boolean
}

/** Names of secrets that a line shows of each kind of change. */
const MOST_NAMES = 5

const SPEC = 'source_config.resource_spec.'

/** What follows from a field of a resource spec that leaves it out (§2.4), and how many times as much it is. */
const FOLLOWS: readonly (readonly [field: string, from: string, times: number])[] = [
  ['cpu_limit', 'cpu', 2],
  ['memory_limit_mb', 'memory_mb', 2],
  ['queue_cpu', 'cpu', 1],
  ['queue_cpu_limit', 'cpu', 2],
  ['queue_memory_mb', 'memory_mb', 1],
  ['queue_memory_limit_mb', 'memory_mb', 2],
  ['queue_min_scale', 'min_scale', 1],
  ['queue_max_scale', 'max_scale', 1]
]

/** A row for each input that changes; secrets share one, and what follows from a field is told with that field. */
export function changeRows(changes: readonly Change[]): ChangeRow[] {
  const secrets = changes.filter(({ path }) => isSecret(path))
  const followers = new Map(changes.flatMap((change) => followed(change, changes)))
  const rows = changes.filter((change) => !isSecret(change.path) && !followers.has(change) && !isEmpty(change))
  return [
    ...rows.map((change) => rowOf(change, [...followers.values()].filter((from) => from === change).length)),
    ...(secrets.length === 0 ? [] : [secretsRow(secrets)])
  ]
}

/** What some services need although it says nothing. */
const isEmpty = ({ difference, after }: Change) => difference === 'added' && JSON.stringify(after) === '{}'

/** A row in words. */
export function changeText({ before, after, note }: ChangeRow): string {
  const values = [before, after].filter((value) => value !== undefined).join(' → ')
  if (values === '') return note ?? 'changed'
  return note === undefined ? values : `${values} (${note})`
}

/** Whether the values of a field are never shown. */
export function isSecret(path: string): boolean {
  return path === 'secrets' || path.startsWith('secrets.')
}

function rowOf(change: Change, followers: number): ChangeRow {
  const { path, difference, commits, new_revision } = change
  const input = inputOf(path)
  const note = [
    change.note,
    followers > 0 && `and ${count(followers, 'value')} that ${followers === 1 ? 'follows' : 'follow'} from it`
  ].filter((part) => typeof part === 'string')
  const told = { ...(note.length > 0 && { note: shortenDigests(note.join(', ')) }), new_revision }
  if (commits !== undefined) return { input, ...atCommits(change), ...told }
  if (isHiddenField(path)) return { input, note: HIDDEN[difference], new_revision }
  const [before, after] = [value(change.before), value(change.after)]
  if (difference === 'unproven' || difference === 'repeated')
    return { input, ...(after !== undefined && { after }), note: UNPROVEN[difference], ...told }
  const isSame = before === after || difference === 'added'
  return {
    input,
    ...(before !== undefined && !isSame && { before }),
    after: after ?? 'unset',
    ...told
  }
}

/** Of a command, whose text may hold tokens. */
const HIDDEN: Readonly<Record<Change['difference'], string>> = {
  added: 'added',
  changed: 'changed',
  removed: 'no longer set',
  unproven: 'may differ: the service does not show it',
  repeated: 'unchanged, sent again'
}

const UNPROVEN = { unproven: 'may differ: the service does not show it', repeated: 'unchanged, sent again' }

/** A branch that only moved. */
function atCommits({ before, after, commits = { from: '', to: '' } }: Change): Pick<ChangeRow, 'before' | 'after'> {
  const at = (ref: unknown, commit: string) => `${showValue(ref)} at ${shortCommit(commit)}`
  return { before: at(before ?? after, commits.from), after: at(after, commits.to) }
}

const value = (of: unknown) => (of == null ? undefined : shortenDigests(showValue(of)))

/** The field from which the change follows, if that changes as well. */
function followed(change: Change, changes: readonly Change[]): [Change, Change][] {
  if (!change.path.startsWith(SPEC)) return []
  const [, from, times] = FOLLOWS.find(([field]) => field === fieldName(change.path)) ?? []
  const source = changes.find(({ path }) => path === `${SPEC}${from}`)
  const isSame = typeof source?.after === 'number' && change.after === source.after * (times ?? 1)
  return source !== undefined && isSame ? [[change, source]] : []
}

const ACTS = { added: 'add', changed: 'change', removed: 'remove', unproven: 'send', repeated: 'send again' } as const

/** `add A, B; remove C`: of many, the first names. */
function secretsRow(secrets: readonly Change[]): ChangeRow {
  const acts = (Object.keys(ACTS) as (keyof typeof ACTS)[]).flatMap((difference) => {
    const names = secrets.filter((one) => one.difference === difference).map(({ path }) => fieldName(path))
    if (names.length === 0) return []
    const shown = names.slice(0, MOST_NAMES).map((name) => sanitizeLine(name, 60))
    const more = names.length - shown.length
    const many = more === 0 ? '' : `${names.length}: `
    return [`${ACTS[difference]} ${many}${shown.join(', ')}${more === 0 ? '' : ', …'}`]
  })
  const notes = [
    ...new Set(secrets.flatMap(({ note, path }) => (note === undefined ? [] : [`${fieldName(path)} ${note}`])))
  ]
  return {
    input: 'secrets',
    after: acts.join('; '),
    ...(notes.length > 0 && { note: notes.slice(0, MOST_NAMES).join('; ') }),
    new_revision: secrets.some(({ new_revision }) => new_revision)
  }
}
