/** The last lines of the log of a revision, for summary and comment. */
import type { RevisionLog } from '../deploy/core/events.js'
import { escapeMarkdown } from '../text/markdown.js'
import { logTitle } from './log.js'

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
