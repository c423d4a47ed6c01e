/** Escapes foreign text for markdown: it appears unchanged, without formatting, links or mentions. */
import { sanitizeLine } from './sanitize.js'

/** GitHub looks for mentions and references in the finished text, with entities resolved: these are broken apart. */
const REFERENCE = /@(?=\w)|#(?=\d)|\bgh-(?=\d)/giu
const ZERO_WIDTH_SPACE = '\u200b'

/** All ASCII punctuation as entities: an entity is never syntax (CommonMark 6.2), in a table cell neither. */
export function escapeMarkdown(text: string, max = 300): string {
  return entities(sanitizeLine(text, max).replace(REFERENCE, `$&${ZERO_WIDTH_SPACE}`))
}

function entities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~\u200b]/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** The text as code. In code, GitHub makes no mentions or links, so it can be copied unchanged. */
export function code(text: string, max = 300): string {
  return `<code>${entities(sanitizeLine(text, max))}</code>`
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
