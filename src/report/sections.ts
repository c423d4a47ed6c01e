/** Sections that summary and comment share: the rollout as a picture, the check of the agent server, the last log lines. */

import type { CheckReport, RevisionLog } from '../deploy/core/events.js'
import { meaningOf } from '../deploy/core/status.js'
import { formatDuration } from '../text/format.js'
import { code, escapeMarkdown, table } from '../text/markdown.js'
import { logTitle } from './log.js'
import type { RunRecord, SeenStatus } from './record.js'

/** Mermaid ends a name at `:` and a statement at `;` or `#`; a status of a server keeps only harmless characters. */
function plain(text: string): string {
  return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status'
}

/** Short enough for a section of the picture. */
function section(revisionId: string): string {
  return plain(revisionId).slice(0, 8)
}

/**
 * A gantt of the statuses, each from when it was seen to when the next one was; undefined when there is no span to show.
 *
 * @param endMs When the wait ended, in milliseconds since it began.
 */
export function timeline({ statuses, waited_ms: endMs }: RunRecord): string | undefined {
  if (endMs === undefined || endMs <= 0 || statuses.length === 0) return undefined
  const lines = ['```mermaid', 'gantt', '  dateFormat x', `  axisFormat ${endMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'}`]
  let current: string | undefined
  for (const [i, seen] of statuses.entries()) {
    if (seen.revision_id !== current) lines.push(`  section ${section(seen.revision_id)}`)
    current = seen.revision_id
    lines.push(`  ${task(seen, Math.max(seen.elapsed_ms, statuses[i + 1]?.elapsed_ms ?? endMs))}`)
  }
  return [...lines, '```'].join('\n')
}

/** A name that begins with a digit cannot be a word of Mermaid's own, whatever a server calls its statuses. */
function task({ status, elapsed_ms }: SeenStatus, until: number): string {
  const [from, to] = [Math.round(elapsed_ms), Math.round(until)]
  const { timeline: tag } = meaningOf(status)
  if (tag === 'milestone') return `${spell(from)} DEPLOYED :milestone, ${from}, 0ms`
  return `${spell(to - from)} ${plain(status)} :${tag}, ${from}, ${Math.max(to, from + 1)}`
}

/** `4m05s`: a duration without the colon that Mermaid ends a name at. */
function spell(ms: number): string {
  const parts = formatDuration(ms).split(':')
  const units = ['h', 'm', 's'].slice(-parts.length)
  const spelled = parts.map((part, i) => `${part}${units[i]}`).join('')
  return parts.length === 2 && parts[0] === '0' ? `${Number(parts[1])}s` : spelled
}

/** What was asked of the assistant and what it said, folded away. */
export function transcript({ result, assistant, asked, events, elapsed_ms }: CheckReport): string {
  const sign = result === 'passed' ? '✅' : '❌'
  const rows = events.map(({ event, text }) => [code(event, 40), escapeMarkdown(text, 200)])
  return [
    `<details><summary>${sign} Check of assistant ${code(assistant ?? '', 100)}: ${result} in ${(elapsed_ms / 1000).toFixed(1)} s</summary>`,
    ...(asked === undefined ? [] : [`Asked: ${code(asked, 200)}`]),
    ...(rows.length === 0 ? [] : [table(['event', 'payload'], rows)]),
    '</details>'
  ].join('\n\n')
}

const MOST_LINES = 15
const LONGEST_LINE = 200

/**
 * The lines, folded away. In `<pre>` markdown is not looked at and mentions are no links; all punctuation is an entity,
 * so that no line ends it.
 */
export function revisionLog(log: RevisionLog): string {
  const lines = log.lines.slice(-MOST_LINES).map((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    return indent + escapeMarkdown(line, LONGEST_LINE)
  })
  return [
    `<details><summary>${escapeMarkdown(logTitle(log))}</summary>`,
    `<pre>\n${lines.join('\n')}\n</pre>`,
    '</details>'
  ].join('\n\n')
}
