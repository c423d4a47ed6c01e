/**
 * What a text says in any of the usual encodings. There is no list of what a secret looks like in each of them: the text is
 * decoded, again and again, and the secret is looked for in what comes out.
 */
import { SEQUENCE } from '../text/ansi.js'
import { type Decoding, decodeIn, type View, viewOf } from './view.js'

/** Encodings inside each other that are followed. */
const DEEPEST = 5
/** How much is decoded in all, per character of the text. */
const MOST_PER_CHARACTER = 20
const MOST_AT_LEAST = 50_000

/** The text itself, then everything that it says when it is decoded, the least decoded first. */
export function* viewsOf(text: string): Generator<View> {
  const seen = new Set([text])
  let left = Math.max(MOST_AT_LEAST, text.length * MOST_PER_CHARACTER)
  let level = [viewOf(text)]
  yield* level
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const next: View[] = []
    for (const view of level) {
      for (const { bytes, readable } of decodings(view)) {
        for (const decoded of [readable, bytes]) {
          if (decoded === undefined || seen.has(decoded.text)) continue
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

function* decodings(view: View): Generator<Decoded> {
  for (const decoding of TEXT_DECODINGS) yield { readable: decodeIn(view, decoding) }
  for (const { strip, decodings } of BYTE_DECODINGS) {
    const stripped = strip === undefined ? view : (decodeIn(view, { pattern: strip, decode: () => '' }) ?? view)
    for (const decoding of decodings) {
      const bytes = decodeIn(stripped, decoding)
      yield { bytes, readable: bytes && decodeIn(bytes, READABLE) }
    }
  }
}

/** ASCII and UTF-8. A secret that can be masked has at least 4 characters, so one that is encoded has at least 5. */
const READABLE: Decoding = {
  pattern: /(?:[\t\n\r -~]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}){5,}/g,
  decode: ([text]) => text,
  step: 1,
  between: '\n'
}

const hex = (digits: string) => Number.parseInt(digits, 16)
const codePoint = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** Bytes as UTF-8; where they are none, what `otherwise` makes of them. */
function textOfBytes(bytes: readonly number[], otherwise: (buffer: Buffer) => string): string {
  const buffer = Buffer.from(bytes)
  const text = buffer.toString('utf8')
  return text.includes('\ufffd') ? otherwise(buffer) : text
}

const ENTITIES: Partial<Record<string, string>> = Object.fromEntries(
  'amp& lt< gt> quot" apos\' nbsp  Tab\t NewLine\n excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ grave` lcub{ lbrace{ verbar| vert| rcub} rbrace}'
    .split(/ (?=[A-Za-z])/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)])
)

const CONTROLS: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '', v: '', a: '', e: '' }

/** What a backslash says in JSON, JavaScript, Python, Go, Java, C, YAML and shells; and a quote within shell quotes. */
const BACKSLASH: Decoding = {
  pattern:
    /'\\''|'"'"'|((?:\\(?:x[89A-Fa-f][\dA-Fa-f]|[23][0-7]{2}))+)|\\(?:u\{([\dA-Fa-f]{1,6})\}|U([\dA-Fa-f]{8})|u+([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|([0-7]{1,3})|(\r?\n)|([^]))/g,
  decode: ([all, bytes, braced, long, short, byte, octal, lineBreak, char]) => {
    if (all.startsWith("'")) return "'"
    if (bytes !== undefined) {
      return textOfBytes(
        bytes
          .split('\\')
          .slice(1)
          .map((code) => (code.startsWith('x') ? hex(code.slice(1)) : Number.parseInt(code, 8))),
        (buffer) => buffer.toString('latin1')
      )
    }
    if (lineBreak !== undefined) return ''
    if (char !== undefined) return CONTROLS[char] ?? char
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
    if (short !== undefined) return String.fromCharCode(hex(short))
    return codePoint(hex(braced ?? long ?? byte ?? ''))
  }
}

const PERCENT = /((?:%[89a-f][0-9a-f])+)|%u([0-9a-f]{4})|%([0-7][0-9a-f])|(\+)/gi

function percentDecoding(plus: string): Decoding {
  return {
    pattern: PERCENT,
    decode: ([all, bytes, unit, byte]) => {
      if (bytes !== undefined) return textOfBytes(bytes.split('%').slice(1).map(hex), () => all)
      const code = unit ?? byte
      return code === undefined ? plus : String.fromCharCode(hex(code))
    }
  }
}

const TEXT_DECODINGS: readonly Decoding[] = [
  { pattern: SEQUENCE, decode: () => '' },
  { pattern: /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, decode: () => '' },
  BACKSLASH,
  percentDecoding('+'),
  percentDecoding(' '),
  {
    pattern: /&(?:#x([0-9a-f]{1,6});?|#(\d{1,7});?|(\w{2,10});)/gi,
    decode: ([all, digits, decimal, name]) =>
      name === undefined ? codePoint(digits === undefined ? Number(decimal) : hex(digits)) : (ENTITIES[name] ?? all)
  },
  {
    pattern: /=\r?\n|((?:=[89a-f][0-9a-f])+)|=([0-7][0-9a-f])/gi,
    decode: ([all, bytes, byte]) => {
      if (bytes !== undefined) return textOfBytes(bytes.split('=').slice(1).map(hex), () => all)
      return byte === undefined ? '' : String.fromCharCode(hex(byte))
    }
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
