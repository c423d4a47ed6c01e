/** Text of others made fit for markdown: it shows as it is, and formats, links and mentions nothing. */
import { inert } from './inert.js'

/** All ASCII punctuation as entities: an entity is never syntax (CommonMark 6.2), in a table cell neither. */
export function escapeMarkdown(text: string, max = 300): string {
  return inert(text, max).replace(/[!-/:-@[-`{-~]/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** The text as code. In code GitHub turns neither mentions nor references into links. */
export function code(text: string, max = 300): string {
  return `<code>${escapeMarkdown(text, max)}</code>`
}

/** A link that shows `label` (markdown of ours); only the label, when the address is no web address. */
export function link(label: string, url: string | undefined): string {
  if (url === undefined || !/^https?:\/\/[^\s<>()[\]"'`\\|]+$/.test(url)) return label
  return `[${label}](${url})`
}

/** A table. Cells are markdown of ours, or escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
