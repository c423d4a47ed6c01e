/** The check of the agent server, for summary and comment. */
import type { CheckReport } from '../deploy/core/events.js'
import { code, escapeMarkdown, table } from '../text/markdown.js'

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
