/**
 * Decodes a text from all usual encodings. There is no list of the forms of a secret: the text is decoded repeatedly,
 * and the secret is searched in each result.
 */
import { INVISIBLE, SEQUENCE } from '../text/sanitize.js'
import { type Decoding, decodeIn, type View, viewOf } from './view.js'

/** Encodings inside each other that are followed. */
const DEEPEST = 5
/** How much is decoded in all, per character of the text. */
const MOST_PER_CHARACTER = 20
const MOST_AT_LEAST = 50_000

/**
 * The text itself, then everything that it says when it is decoded, the least decoded first.
 *
 * @param shortest Length of the shortest view to look for. No decoding makes a text longer, so what is shorter is not
 * decoded.
 */
export function* viewsOf(text: string, shortest = 0): Generator<View> {
  const seen = new Set([text])
  let left = Math.max(MOST_AT_LEAST, text.length * MOST_PER_CHARACTER)
  let level = [viewOf(text)]
  yield* level
  for (let depth = 0; depth < DEEPEST; depth++) {
    const next: View[] = []
    for (const view of level) {
      for (const { bytes, readable } of decodings(view, shortest)) {
        for (const decoded of [readable, bytes]) {
          if (decoded === undefined || decoded.text.length < shortest || seen.has(decoded.text)) continue
          seen.add(decoded.text)
          left -= decoded.text.length
          if (left < 0) return
          yield decoded
          if (decoded === readable) next.push(decoded)
        }
      }
    }
    level = next
  }
}

interface Decoded {
  /** Bytes, one character each. Most are noise, so only what is readable in them is decoded further. */
  bytes?: View | undefined
  readable: View | undefined
}

function* decodings(view: View, shortest: number): Generator<Decoded> {
  if (NOT_PLAIN.test(view.text)) for (const decoding of HIDING) yield { readable: decodeIn(view, decoding) }
  for (const decoding of TEXT_DECODINGS) yield { readable: decodeIn(view, decoding) }
  for (const { strip, decodings } of BYTE_DECODINGS) {
    const stripped = strip === undefined ? view : (decodeIn(view, { pattern: strip, decode: () => '' }) ?? view)
    for (const decoding of decodings) {
      if (Math.ceil(view.text.length / (decoding.step ?? 1)) < shortest) continue
      const bytes = decodeIn(stripped, decoding)
      yield { bytes, readable: bytes && decodeIn(bytes, READABLE) }
    }
  }
}

/** ASCII and UTF-8. A secret that can be masked has at least 4 characters, so one that is encoded has at least 5. */
const READABLE: Decoding = {
  pattern: /(?:[\t\n\r -~]|[\xc2-\xf4][\x80-\xbf]{1,3}){5,}/g,
  decode: ([text]) => text,
  step: 1,
  between: '\n'
}

/** An escaped byte is one character here, as in the form of a secret that is looked for in bytes. */
const hex = (digits: string) => Number.parseInt(digits, 16)
const codePoint = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

const ENTITIES: Partial<Record<string, string>> = Object.fromEntries(
  'amp& lt< gt> quot" apos\' nbsp  Tab\t NewLine\n excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ grave` lcub{ lbrace{ verbar| vert| rcub} rbrace}'
    .split(/ (?=[A-Za-z])/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)])
)

const CONTROLS: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '', v: '', a: '', e: '' }

/** What a backslash says in JSON, JavaScript, Python, Go, Java, C, YAML and shells; and a quote within shell quotes. */
const BACKSLASH: Decoding = {
  marks: ['\\', "'"],
  pattern:
    /'\\''|'"'"'|\\(?:u\{[\dA-Fa-f]{1,6}\}|u{1,9}[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|x[\dA-Fa-f]{2}|[0-7]{1,3}|\r\n|[^])/g,
  decode: ([all]) => {
    const escape = all.slice(1)
    if (all.startsWith("'")) return "'"
    if (/^[\r\n]/.test(escape)) return ''
    if (/^[0-7]/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8))
    if (escape.length === 1) return CONTROLS[escape] ?? escape
    return codePoint(hex(escape.replace(/[^\dA-Fa-f]/g, '')))
  }
}

function percentDecoding(plus: string): Decoding {
  return {
    pattern: /%u([0-9a-f]{4})|%([0-9a-f]{2})|\+/gi,
    marks: ['%', '+'],
    decode: ([, unit, byte]) => {
      const code = unit ?? byte
      return code === undefined ? plus : String.fromCharCode(hex(code))
    }
  }
}

const NOT_PLAIN = /[^\n\r\t -~]/
/** What a terminal or a person does not see of a text. */
const HIDING: readonly Decoding[] = [
  { pattern: SEQUENCE, decode: () => '' },
  { pattern: INVISIBLE, decode: () => '' }
]

const TEXT_DECODINGS: readonly Decoding[] = [
  BACKSLASH,
  percentDecoding('+'),
  percentDecoding(' '),
  {
    pattern: /&(?:#x([0-9a-f]{1,6});?|#(\d{1,7});?|(\w{2,10});)/gi,
    marks: ['&'],
    decode: ([all, digits, decimal, name]) =>
      name === undefined ? codePoint(digits === undefined ? Number(decimal) : hex(digits)) : (ENTITIES[name] ?? all)
  },
  {
    pattern: /=\r?\n|=([0-9a-f]{2})/gi,
    marks: ['='],
    decode: ([, byte]) => (byte === undefined ? '' : String.fromCharCode(hex(byte)))
  }
]

/** Whatever stands before it, base64 begins at one of four characters of a run, and hex at one of two. */
const BYTE_DECODINGS: readonly { strip?: RegExp; decodings: readonly Decoding[] }[] = [
  {
    strip: /\s+/g,
    decodings: [0, 1, 2, 3].map((skip) => ({
      pattern: /[\w+/-]{6,}/g,
      decode: ([run]) => Buffer.from(run.slice(skip), 'base64').toString('latin1'),
      skip,
      step: 4 / 3,
      between: '\n'
    }))
  },
  {
    strip: /0x|[\s:,-]+/gi,
    decodings: [0, 1].map((skip) => ({
      pattern: /[0-9a-f]{8,}/gi,
      decode: ([run]) => Buffer.from(run.slice(skip), 'hex').toString('latin1'),
      skip,
      step: 2,
      between: '\n'
    }))
  },
  // Bytes as a list of numbers.
  {
    decodings: [
      {
        pattern: /\d{1,3}/g,
        decode: ([number]) => (Number(number) < 256 ? String.fromCharCode(Number(number)) : '\n'),
        between: ''
      }
    ]
  }
]
