/**
 * Which parts of a secret are hidden, and the forms in which a text may show them: SECURITY.md
 * lists them.
 */
import { withoutInvisible } from '../text/sanitize.js'

/** Shorter values also stand in other text of the log, which masking would hide. */
export const SHORTEST_MASKED = 4
/** Words that every log and every condition of a workflow is made of. */
const COMMON = /^(?:true|false|null|none)$/i
/** The longest word of letters alone that is taken for a setting. */
export const LONGEST_WORD = 15
/**
 * A setting rather than a secret. Masked by the runner, it would blot out other steps and drop
 * outputs of the job.
 */
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/
/** The base64 of a shorter value also stands in other text by chance. */
const SHORTEST_IN_BASE64 = 8
/** How programs write an apostrophe in XML and HTML. */
const APOSTROPHES = ['&apos;', '&#39;', '&#x27;']

/** Splits a value into its lines, without white space around them. */
function linesOf(value: string): string[] {
  return value.split(/\r\n|\n|\r/).map((line) => line.trim())
}

function isMaskable(piece: string): boolean {
  const text = piece.trim()
  return text.length >= SHORTEST_MASKED && !COMMON.test(text)
}

/** Returns whether the value is one plain word, as a setting is. */
export function isPlainWord(value: string): boolean {
  const word = value.trim()
  return word.length <= LONGEST_WORD && PLAIN_WORD.test(word)
}

const isRegistered = (line: string) => isMaskable(line) && !isPlainWord(line)

/** Returns whether the runner may mask the whole value; it masks each line separately. */
export function isFitForRunner(value: string): boolean {
  return linesOf(value).every((line) => line === '' || isRegistered(line))
}

/**
 * Returns whether the runner may mask at least a line of the value; one of blanks has nothing to
 * hide.
 */
export function canBeMasked(value: string): boolean {
  return value.trim() === '' || linesOf(value).some(isRegistered)
}

/** Returns the value and each of its lines, if they can be searched for. */
export function piecesOf(value: string): string[] {
  return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable)
}

/** Returns every form in which a text is searched for the value. */
export function formsOf(value: string): string[] {
  const forms = new Set<string>()
  for (const piece of piecesOf(value)) {
    const printed = withoutInvisible(piece)
    if (isMaskable(printed)) forms.add(printed)
    forms.add(piece)
    for (const form of [...jsonFormsOf(piece), ...urlFormsOf(piece)]) forms.add(form)
    for (const form of [...markupFormsOf(piece), ...base64FormsOf(piece)]) forms.add(form)
  }
  return [...forms]
}

/** A log in JSON that quotes a response in JSON that quotes a document escapes it three times. */
const MOST_ESCAPES = 5
/** Each escape may double a text. The lines of a longer one are searched for on their own. */
const LONGEST_ESCAPED = 65_536

/** As JSON within JSON, with `\/` and with `/` unchanged, as PHP writes it, each also in ASCII. */
function jsonFormsOf(piece: string): string[] {
  const forms: string[] = []
  let json = piece
  let escaped = piece
  for (let depth = 0; depth < MOST_ESCAPES; depth++) {
    json = escapeJson(json)
    escaped = escapeJson(escaped).replaceAll('/', '\\/')
    forms.push(json, escaped, asAscii(json), asAscii(escaped))
    if (escaped.length > LONGEST_ESCAPED) break
  }
  return forms
}

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** Letters beyond ASCII as `\uXXXX`, as Python writes JSON. */
function asAscii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16)
    return `\\u${code.padStart(4, '0')}`
  })
}

/** With `%2F` and with `/` unchanged, as Python writes URLs, and as a form is sent. */
function urlFormsOf(piece: string): string[] {
  const text = piece.toWellFormed()
  const component = encodeURIComponent(text)
  const query = new URLSearchParams({ _: text }).toString()
  return [component, component.replaceAll('%2F', '/'), query.slice('_='.length)]
}

function markupFormsOf(piece: string): string[] {
  const markup = piece
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  return [markup, ...APOSTROPHES.map((apostrophe) => markup.replaceAll("'", apostrophe))]
}

/**
 * Returns the characters of base64, in both alphabets, that depend on the piece alone, after 0, 1
 * and 2 other bytes.
 */
function base64FormsOf(piece: string): string[] {
  if (piece.length < SHORTEST_IN_BASE64) return []
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(piece)])
    const start = Math.ceil((offset * 8) / 6)
    const end = Math.floor((bytes.length * 8) / 6)
    return (['base64', 'base64url'] as const).map((alphabet) =>
      bytes.toString(alphabet).slice(start, end)
    )
  })
}
