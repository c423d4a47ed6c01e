import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import {
  code,
  codeBlock,
  escapeHtml,
  escapeMarkdown,
  escapeMessage,
  folded,
  link,
  table
} from '../../../src/text/markdown.js'
import { sanitizeLine } from '../../../src/text/sanitize.js'
import { runs } from '../../support/runs.js'

const SYNTAX = '<>|`@#*_[]()!\\~&:$"\'=+-.{}^/'.split('')
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...SYNTAX, '\n', '\r', '\r\n', '\t', '---', '&#124;', '</code>'),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' })
  ),
  maxLength: 60
})

const parse = (markdown: string) =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()]
  })
const decode = (html: string) =>
  html
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)))
    .replace(
      /&(lt|gt|quot|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? ''
    )
    .replaceAll('\u200b', '')

test('no text in a cell changes the table: same rows, same columns, no markup', () => {
  const row = fc.array(nasty, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const html = parse(
        table(
          ['a', 'b', 'c'],
          rows.map((cells) => cells.map((cell) => escapeMarkdown(cell)))
        )
      )
      expect(html.match(/<tr>/g)).toHaveLength(rows.length + 1)
      expect(html.match(/<td>/g)).toHaveLength(rows.length * 3)
      expect(html.replace(/<\/?(?:table|thead|tbody|tr|th|td)>/g, '')).not.toMatch(/</)
    }),
    { numRuns: runs(2_000) }
  )
})

const PLACES: [string, (text: string) => string, RegExp][] = [
  ['paragraph', (text) => text, /^<p>(.*)<\/p>$/s],
  ['line that follows another', (text) => `a  \n${text}`, /^<p>a<br \/>\n(.*)<\/p>$/s],
  ['heading', (text) => `### ${text}`, /^<h3>(.*)<\/h3>$/s],
  ['quote', (text) => `> ${text}`, /^<blockquote>\n<p>(.*)<\/p>\n<\/blockquote>$/s],
  ['list', (text) => `- ${text}`, /^<ul>\n<li>(.*)<\/li>\n<\/ul>$/s],
  ['sentence', (text) => `a ${text} b`, /^<p>a (.*) b<\/p>$/s]
]

test.each(PLACES)(
  'text in a %s is displayed unchanged, and is no markup but code in messages',
  (_, place, shape) => {
    fc.assert(
      fc.property(nasty, (text) => {
        const plain = sanitizeLine(text, 1_000)
        fc.pre(plain !== '')
        const shownOf = (escaped: string) => shape.exec(parse(place(escaped)))?.[1] ?? 'lost <'
        const shown = shownOf(escapeMarkdown(text, 1_000))
        expect([decode(shown), /</.test(shown)]).toEqual([plain, false])
        const message = shownOf(escapeMessage(text, 1_000))
        expect(message.replace(/<code>[^<]*<\/code>/g, '')).not.toMatch(/</)
        expect(decode(message.replace(/<\/?code>/g, '')).replace(/[`"]/g, '')).toBe(
          plain.replace(/[`"]/g, '')
        )
      }),
      { numRuns: runs(1_000) }
    )
  }
)

test.each([
  ['Set `new_revision` to auto.', 'Set `new_revision` to auto.'],
  ['`base_url`: use https://x.example', '`base_url`: use https\\://x.example'],
  ['a tag as `refs/tags/…`, not `v1|v2`', 'a tag as `refs/tags/…`, not <code>v1\\|v2</code>'],
  ['one ` alone', 'one \\` alone'],
  ['` `', '\\` \\`'],
  ['it needs "billing", not live', 'it needs `billing`, not live'],
  ['Did you mean "agent"?', 'Did you mean `agent`?'],
  ['"a b" and {"detail":"no"}', '"a b" and {"detail":"no"}'],
  ['it has "a|b" and "x`', 'it has <code>a\\|b</code> and "x\\`']
])('identifiers in a message are code: %s', (text, escaped) =>
  expect(escapeMessage(text)).toBe(escaped)
)

test('escaped text in HTML is displayed unchanged', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const html = parse(folded(escapeHtml(text, 1_000), 'body'))
      const [, shown = 'lost', rest] = /^<details><summary>(.*)<\/summary>\n(.*)$/s.exec(html) ?? []
      expect(shown).not.toMatch(/</)
      expect(decode(shown)).toBe(sanitizeLine(text, 1_000))
      expect(rest).toBe('<p>body</p>\n</details>')
    }),
    { numRuns: runs(1_000) }
  )
})

test('code is displayed unchanged, in a sentence and in a table', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const plain = sanitizeLine(text, 1_000)
      const shown = /<p>a <code>(.*)<\/code> b<\/p>/s.exec(parse(`a ${code(text, 1_000)} b`))?.[1]
      expect([decode(shown ?? 'lost'), /</.test(shown ?? '')]).toEqual([plain, false])
      const cell = /<td><code>(.*)<\/code><\/td>\n<td>b<\/td>/s.exec(
        parse(table(['x', 'y'], [[code(text, 1_000), 'b']]))
      )?.[1]
      expect(decode(cell ?? 'lost')).toBe(plain)
    }),
    { numRuns: runs(2_000) }
  )
})

test('no line ends the block that it is in', () => {
  fc.assert(
    fc.property(fc.array(nasty.map((text) => sanitizeLine(text))), (lines) => {
      const html = parse(codeBlock(lines, 'diff'))
      expect(html.match(/<pre><code class="language-diff">[^<]*<\/code><\/pre>/g)).toHaveLength(1)
      expect(html).toMatch(/^<pre>[^]*<\/pre>$/)
    }),
    { numRuns: runs(1_000) }
  )
})

test.each([
  ['an address', 'https://evil.example', 'https\\://evil.example'],
  ['a host', 'www.evil.example', 'www\\.evil.example'],
  ['a mention', 'hello @octocat', 'hello @\u200boctocat'],
  ['a mail address', 'a@-b.example', 'a@\u200b-b.example'],
  ['a reference', 'fixes #7 and GH-8', 'fixes \\#\u200b7 and GH-\u200b8'],
  ['a formula', '$x$', '&#36;x&#36;'],
  ['the rest of an address', '://x', '\\://x']
])('%s is no link', (_, text, escaped) => expect(escapeMarkdown(text)).toBe(escaped))

test.each([
  'support-pr-7',
  'source_revision_config.repo_ref',
  'main was deployed at 1a2b3c4, and this run is at 9f8e7d6',
  '~ OPENAI_API_KEY changed, + SENTRY_DSN added',
  'GET /v2/deployments (503): "R & D" is 50% up; try again!'
])('what is no syntax stays plain, because a mail shows the source: %s', (text) => {
  expect([escapeMarkdown(text), escapeHtml(text)]).toEqual([text, text])
})

test.each([
  ['1. first', '1\\. first'],
  ['12) x', '12\\) x'],
  ['v1. x', 'v1. x'],
  ['- x', '\\- x'],
  ['# x', '\\# x'],
  ['&amp; <b>', '&amp;amp; &lt;b>']
])('the beginning of a line is text: %s', (text, escaped) =>
  expect(escapeMarkdown(text)).toBe(escaped)
)

test('a code block has the shortest fence that nothing in it ends', () => {
  expect(codeBlock(['a', '`````', 'b'])).toBe('``````\na\n`````\nb\n``````')
  expect(codeBlock(['a `b` ```` c'], 'text')).toBe('`````text\na `b` ```` c\n`````')
})

test('a link leads to the web or is none', () => {
  expect(link('docs', 'https://a.example/docs')).toBe('[docs](https://a.example/docs)')
  expect(link('docs', 'http://127.0.0.1:5/docs')).toBe('[docs](http://127.0.0.1:5/docs)')
  const evil = [
    'javascript:alert(1)',
    'javascript:alert//https://a.example/',
    'https://a.example/)x'
  ]
  for (const url of [
    undefined,
    ...evil,
    ...[' b', '|', '\n', '<x>'].map((end) => `https://a.example/${end}`)
  ])
    expect(link('docs', url)).toBe('docs')
})
