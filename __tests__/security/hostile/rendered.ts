/**
 * What GitHub would show of our markdown, read by a real parser: hostile text may only ever be text
 * there.
 */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** The elements that summary and comment are made of, and nothing else. */
const OURS = new Set(
  'h3 p a code pre table thead tbody tr th td ul li strong em blockquote br details summary'.split(
    ' '
  )
)
const ATTRIBUTES =
  /^(?: href="https?:\/\/[^"\s<>]+"| class="language-(?:mermaid|sh|text)"| open| \/)?$/
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)([^<>]*)>|<[!?/]/g

/** Begins and ends the parts of a comment, and finds it. */
const MARKER =
  /<!-- (?:row [a-z_.]+ \d+ (?:-|\d+)|details|end|deploy-agent-server) [\w%.!~*'()]* -->/g

/** The text of a comment without its invisible markers. */
export const withoutMarkers = (markdown: string) => markdown.replace(MARKER, '')

/** Everything that is wrong with the markdown; empty when it shows what it should. */
export function problemsOf(markdown: string): string[] {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()]
  })
  return [
    ...foreignElements(html),
    ...raggedTables(html),
    ...references(html),
    ...badPictures(html)
  ]
}

function foreignElements(html: string): string[] {
  return [...html.matchAll(TAG)]
    .filter(([, , name = '', attributes = '']) => !OURS.has(name) || !ATTRIBUTES.test(attributes))
    .map(([tag]) => `an element of somebody else: ${tag.slice(0, 200)}`)
}

/** Each row has as many cells as its head. */
function raggedTables(html: string): string[] {
  return html
    .split('<table>')
    .slice(1)
    .flatMap((part) => {
      const rows = (part.split('</table>')[0] ?? '').split('<tr>').slice(1)
      const widths = new Set(rows.map((row) => row.match(/<t[hd]>/g)?.length ?? 0))
      return widths.size > 1 ? [`a table with rows of ${[...widths].join(' and ')} cells`] : []
    })
}

/**
 * GitHub looks for mentions and references in the finished text, entities resolved; in code and in
 * links it does not.
 */
function references(html: string): string[] {
  const text = html
    .replace(/<pre>.*?<\/pre>|<code>.*?<\/code>|<a [^>]*>.*?<\/a>/gs, ' ')
    .replace(TAG, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? ''
    )
  const found = /(?<![\w`])@[a-z0-9]|#\d|\bGH-\d/i.exec(text)
  return found === null
    ? []
    : [`a mention or reference: ${text.slice(Math.max(0, found.index - 20), found.index + 40)}`]
}

const GANTT_LINES = [
  /title [\w ]+/,
  /dateFormat x/,
  /axisFormat %[MH:%S]+/,
  /tickInterval [1-9]\d*(?:second|minute|hour)/,
  /todayMarker off/,
  /section [\w -]+/,
  /\d[\w.]* [\w -]+ :(?:active|done|crit|milestone|crit, milestone), \d+, \d+(?:ms)?/
]
const GANTT = new RegExp(`^ {2}(?:${GANTT_LINES.map(({ source }) => source).join('|')})$`)

/**
 * At most one block of each kind: a picture with lines of a Mermaid gantt, a diff, and the log of
 * the failure.
 */
function badPictures(html: string): string[] {
  const blocks = [...html.matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, inner = '']) => inner)
  const kinds = blocks.map((inner) => /^<code class="language-(\w+)">/.exec(inner)?.[1] ?? 'none')
  const picture = blocks[kinds.indexOf('mermaid')]
  return [
    ...(kinds.length > new Set(kinds).size || kinds.includes('none')
      ? [`blocks: ${kinds.join(', ')}`]
      : []),
    ...(picture === undefined ? [] : badLines(picture))
  ]
}

function badLines(picture: string): string[] {
  const [first, ...lines] = picture
    .replace(/^<code class="language-mermaid">|\n<\/code>$/g, '')
    .split('\n')
  const odd = lines.filter((line) => !GANTT.test(line))
  return [
    ...(first === 'gantt' ? [] : [`a picture that begins with ${first}`]),
    ...odd.map((line) => `a line of the picture: ${line}`)
  ]
}
