/** Makes the parts of a comment from what runs know of their deployments, and the heading above several. Pure. */
import { formatTime } from '../../text/format.js'
import { link } from '../../text/markdown.js'
import { stateOf } from '../heading.js'
import { type CommentedDeployment, joined, partOf } from './commented-deployment.js'
import type { Part } from './parts.js'

/** The details of one deployment take at most so many characters. */
const MOST_CHARACTERS = 60_000
const NOTE = 'Some details are too long to be shown here. They are in the log of the run.'

/** @param isOneOfMany The comment may be about others, too. */
export function commentPart(
  deployment: CommentedDeployment,
  { run_started_at, isOneOfMany }: { run_started_at: number; isOneOfMany: boolean }
): Part {
  const { name, position, run_url, updated_at } = deployment
  const { cells, heading, failure, warnings, remark, plan, details } = partOf(deployment, isOneOfMany)
  const named = (text: string | undefined) => text && joined([heading, text])
  const sections = [named(failure), named(warnings), remark, plan, ...details].filter((text) => text !== undefined)
  return {
    key: name,
    kind: kindOf(deployment),
    run_started_at: Math.round(run_started_at),
    ...(position !== undefined && { position }),
    row: [cells.Name, cells.Status, cells.Link, cells.Commit, cells.Time, link(formatTime(updated_at), run_url)],
    details: withinLimit(sections)
  }
}

function withinLimit(sections: readonly string[]): string {
  let left = MOST_CHARACTERS
  const fitting = sections.filter((section) => {
    const fits = section.length <= left
    if (fits) left -= section.length
    return fits
  })
  return joined(fitting.length < sections.length ? [...fitting, NOTE] : fitting)
}

/** How the deployment ended. */
export function kindOf({ record, failure, under_way }: CommentedDeployment): string {
  if (failure?.kind === 'cancelled') return 'cancelled'
  if (failure?.code === 'dependency_failed') return 'blocked'
  if (failure !== undefined) return failure.code === 'wait_timeout' ? 'timed_out' : 'failed'
  const state = stateOf(record, under_way)
  if (state === 'in_progress') return 'pending'
  if (state !== 'deployed') return state
  return record.operation === 'rolled_back' || record.operation === 'created' ? record.operation : 'updated'
}

/** The words for each kind, in the order of the heading. The most important icon stands in front. */
const WORDS: readonly { kinds: readonly string[]; word: string; icon: string; rank: number }[] = [
  { kinds: ['created', 'updated'], word: 'deployed', icon: '✅', rank: 5 },
  { kinds: ['rolled_back'], word: 'rolled back', icon: '✅', rank: 5 },
  { kinds: ['unchanged'], word: 'unchanged', icon: '✅', rank: 5 },
  { kinds: ['other_commit'], word: 'deployed at another commit', icon: '⚠️', rank: 3 },
  { kinds: ['failed_before'], word: 'with a failed latest revision', icon: '⚠️', rank: 3 },
  { kinds: ['planned'], word: 'planned', icon: '📋', rank: 4 },
  { kinds: ['deleted', 'swept'], word: 'deleted', icon: '🗑️', rank: 6 },
  { kinds: ['absent'], word: 'did not exist', icon: '⏭️', rank: 7 },
  { kinds: ['failed', 'timed_out'], word: 'failed', icon: '❌', rank: 0 },
  { kinds: ['cancelled'], word: 'cancelled', icon: '⏹️', rank: 1 },
  { kinds: ['skipped', 'blocked'], word: 'skipped', icon: '⏭️', rank: 7 },
  { kinds: ['pending'], word: 'in progress', icon: '⏳', rank: 2 }
]

/** `❌ 3 deployed, 1 failed`. Of one part, its name instead of the number. */
export function manyHeading(parts: readonly Part[]): string {
  const counts = WORDS.map((one) => ({ ...one, count: parts.filter(({ kind }) => one.kinds.includes(kind)).length }))
  const found = counts.filter(({ count }) => count > 0)
  const [first] = found.toSorted((a, b) => a.rank - b.rank)
  const told = found.map(({ count, word }) => `${parts.length === 1 ? parts[0]?.row[0] : count} ${word}`)
  const tail = parts.every(({ kind }) => kind === 'planned') ? '. Nothing was changed.' : ''
  return `${first?.icon ?? ''} ${told.join(', ')}${tail}`.trim()
}
