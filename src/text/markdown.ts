/**
 * Escapes foreign text for markdown: it appears unchanged, without formatting, links or mentions. A
 * notification mail shows the source of a comment, so only characters that GitHub reads as syntax
 * are escaped.
 */
import { sanitizeLine } from './sanitize.js'

/**
 * GitHub looks for mentions and references in the finished text, with escapes resolved: these are
 * broken apart.
 */
const REFERENCE = /@(?=\S)|#(?=\d)|\bgh-(?=\d)/giu
const ZERO_WIDTH_SPACE = '\u200b'

/** Characters that are syntax anywhere. `_` inside a word and `~` between spaces are not. */
const ANYWHERE = new RegExp(
  [
    /[\\`*[\]|#]/,
    /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/,
    /(?<=\S)~|~(?=\S)/,
    /:(?=\/\/)|(?<=mailto|xmpp):|(?<=www)\./
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu'
)
/** Syntax at the beginning of a line: headings, quotes, lists, rules and rows of a table. */
const AT_START = /^(?:[-+=>:]|\d{1,9}(?=[.)]))/u

/** One line of text for markdown: a paragraph, a list, a table cell or a heading. */
export function escapeMarkdown(text: string, max = 300): string {
  return escapeLine(sanitizeLine(text, max))
}

/**
 * Text between backticks, as messages of the action have it around identifiers; or a name in
 * quotes, as the log shows it.
 */
const CODE_SPAN = /`([^`\s](?:[^`]*[^`\s])?)`|(?<=^|[\s(])"([^\s"`]+)"(?=$|[\s.,;:)?])/g
/** Stands for a code span while the text around it is escaped. No sanitized line contains it. */
const PLACEHOLDER = '\0'

/**
 * One line of a message of the action: the same, but text between backticks and quoted names appear
 * as code.
 */
export function escapeMessage(text: string, max = 300): string {
  const spans: string[] = []
  const around = sanitizeLine(text, max).replace(
    CODE_SPAN,
    (_, span: string | undefined, name: string) => {
      spans.push(code(span ?? name, max))
      return PLACEHOLDER
    }
  )
  return escapeLine(around).replaceAll(PLACEHOLDER, () => spans.shift() ?? '')
}

const breakReferences = (text: string) => text.replace(REFERENCE, `$&${ZERO_WIDTH_SPACE}`)

function escapeLine(text: string): string {
  const line = breakReferences(text)
  const start = AT_START.exec(line)?.[0] ?? ''
  // A digit cannot be escaped, so the character that makes it the number of a list is.
  if (/^\d/.test(start)) return `${start}\\${escapeSyntax(line.slice(start.length))}`
  const escaped = escapeSyntax(line)
  return start === '' || escaped.startsWith('\\') ? escaped : `\\${escaped}`
}

const escapeSyntax = (text: string) => escapeEntities(text.replace(ANYWHERE, '\\$&'))

/** One line of text for HTML, if a backslash would be shown. */
export function escapeHtml(text: string, max = 300): string {
  return escapeEntities(breakReferences(sanitizeLine(text, max)))
}

/** `$` begins a formula on GitHub; an `&` before a space begins nothing. */
function escapeEntities(text: string): string {
  return text
    .replace(/&(?=[#\w])/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('$', '&#36;')
}

/**
 * Returns the text as code. In code, GitHub makes no mentions or links, so it can be copied
 * unchanged.
 */
export function code(text: string, max = 300): string {
  const line = sanitizeLine(text, max)
  if (line === '' || /[`|]/.test(line)) return `<code>${escapeMarkdown(line, max)}</code>`
  return `\`${line}\``
}

/**
 * A link that shows `label` (markdown of ours); only the label, when the address is no web address.
 */
export function link(label: string, url: string | undefined): string {
  return isSafeAddress(url) ? `[${label}](${url})` : label
}

/** Returns whether an address can be part of a link without escaping. */
export function isSafeAddress(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\/[^\s<>()[\]"'`\\|]+$/.test(url)
}

/** A table. Cells are markdown of ours, or escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Lines in a code block. The fence is longer than any in the lines, so none of them can end it. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? [])
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return [`${fence}${language}`, ...lines, fence].join('\n')
}

/**
 * Markdown that is folded away.
 *
 * @param title HTML of ours, or escaped for it.
 */
export function folded(title: string, body: string, { open = false } = {}): string {
  return `<details${open ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`
}
