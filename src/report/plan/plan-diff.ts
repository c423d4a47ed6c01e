/** The changes of a plan as a diff, one field after the other: `+` added, `~` changed, `-` removed. Pure. */
import type { Change } from '../../deploy/core/model.js'
import { showValue } from '../../deploy/plan/explain.js'
import { shortCommit } from '../../repository/refs.js'
import { shortenDigests } from '../../text/format.js'
import { codeBlock } from '../../text/markdown.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** More fields than this are not read. */
const MOST_FIELDS = 100

const SIGN = { added: '+', changed: '~', removed: '-', unproven: '~', repeated: '~' } as const

/** A `diff` block; undefined if nothing changes. GitHub colors the lines that begin with `+` or `-`. */
export function diffBlock(changes: readonly Change[]): string | undefined {
  if (changes.length === 0) return undefined
  const lines = changes.slice(0, MOST_FIELDS).map(withCommits).flatMap(diffLines)
  const more = changes.length > MOST_FIELDS ? [`… and ${changes.length - MOST_FIELDS} more fields`] : []
  return codeBlock([...lines, ...more], 'diff')
}

/** A branch with its commits as values, if it only moved. */
export function withCommits(change: Change): Change {
  const { commits, before, after, note: _, ...rest } = change
  if (commits === undefined) return change
  const at = (ref: unknown, commit: string) => `${showValue(ref)} at ${shortCommit(commit)}`
  return { ...rest, before: at(before, commits.from), after: at(after, commits.to) }
}

function diffLines({ path, difference, before, after, note }: Change): string[] {
  const field = `${SIGN[difference]} ${sanitizeLine(path, 200)}`
  const remark = note === undefined ? '' : `  # ${shown(note)}`
  if (isSecret(path)) return [field + (remark || REMARKS[difference])]
  switch (difference) {
    case 'added':
      return [after === undefined ? field + remark : `${field}: ${value(after)}${remark}`]
    case 'removed':
      return [before === undefined ? field + remark : `${field}: ${value(before)}${remark}`]
    case 'unproven':
    case 'repeated':
      return [`${field}${after === undefined ? '' : `: ${value(after)}`}${remark || REMARKS[difference]}`]
    case 'changed': {
      if (before === undefined && after === undefined) return [field + remark]
      if (value(before) === value(after)) return [`${field}: ${value(after)}${remark}`]
      return [field + remark, `-   ${value(before)}`, `+   ${value(after)}`]
    }
  }
}

const REMARKS: Record<Change['difference'], string> = {
  added: '',
  changed: '',
  removed: '',
  unproven: '  # not shown by the service',
  repeated: '  # unchanged, sent again to create a revision'
}

/** Whether the values of a field are never shown. */
export function isSecret(path: string): boolean {
  return path === 'secrets' || path.startsWith('secrets.')
}

const value = (of: unknown) => shown(showValue(of))
const shown = (text: string) => shortenDigests(sanitizeLine(text, 200))
