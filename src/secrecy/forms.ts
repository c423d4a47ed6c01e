/** The forms in which a secret value shows up in text. */
import { inert } from '../text/inert.js'

/** Shorter values would blot out half the log when masked; they are never printed by us, and that is said. */
const SHORTEST_MASKED = 4
/** Shorter ones give encoded forms that other texts hold by chance. */
const SHORTEST_ENCODED = 8
/** Words that every log and every condition of a workflow is made of: masked, they would tell nothing and break much. */
const COMMON = /^(?:true|false|null|none)$/i

/** Whether a value, or a line of one, can be masked without ruining the log. */
function isMaskable(piece: string): boolean {
  const text = piece.trim()
  return text.length >= SHORTEST_MASKED && !COMMON.test(text)
}

/** Whether any line of the value can be masked; one of blanks has nothing to hide. */
export function canBeMasked(value: string): boolean {
  return value.trim() === '' || linesOf(value).some(isMaskable)
}

/**
 * Whether a form may be handed to the runner: it masks each line of one by itself, so one with a line too short to be
 * masked is left out there. A log shows values line by line, and each line that can be is masked on its own.
 */
export function isFitForRunner(form: string): boolean {
  return linesOf(form).every((line) => line === '' || isMaskable(line))
}

function linesOf(value: string): string[] {
  return value.split(/\r\n|\n|\r/).map((line) => line.trim())
}

/**
 * The value whole, each of its lines, as they are printed, and as JSON, URL, base64, HTML and a shell have them. Longest
 * first; none where it cannot be masked.
 */
export function formsOf(value: string): string[] {
  const plain = new Set([value, value.trim(), ...linesOf(value)].filter(isMaskable))
  const forms = new Set<string>()
  for (const form of plain) {
    for (const written of [form, inert(form, form.length), ...escapedForms(form), ...urlForms(form)]) forms.add(written)
    if (form.length >= SHORTEST_ENCODED) for (const encoded of base64Forms(form)) forms.add(encoded)
  }
  return [...forms].filter(isMaskable).sort((a, b) => b.length - a.length)
}

/** In JSON as JavaScript, Python, Go and PHP write it, and JSON in JSON; in HTML; in the quotes of a shell. */
function escapedForms(text: string): string[] {
  const json = inJson(text)
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return [
    json,
    inJson(json),
    json.replace(/[\u007f-\uffff]/g, unicodeEscape),
    json.replace(/[<>&]/g, unicodeEscape),
    json.replaceAll('/', '\\/'),
    html,
    html.replaceAll("'", '&#39;'),
    html.replaceAll("'", '&#x27;'),
    text.replaceAll("'", "'\\''"),
    text.replaceAll("'", "\\'"),
    text.replace(/["\\$`]/g, '\\$&')
  ]
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function urlForms(text: string): string[] {
  const wellFormed = text.toWellFormed()
  const component = encodeURIComponent(wellFormed)
  const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = new URLSearchParams({ v: wellFormed }).toString().slice(2)
  const all = [component, strict, component.replaceAll('%20', '+'), strict.replaceAll('%20', '+'), query]
  return [...all, ...all.map(lowerCaseHex), encodeURI(wellFormed)]
}

function lowerCaseHex(text: string): string {
  return text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
}

/** Whole, and as far as it is the same whatever stands before and after it, at each of the three offsets. */
function base64Forms(text: string): string[] {
  const bytes = Buffer.from(text)
  const shifted = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
  })
  const forms = [bytes.toString('base64'), ...shifted].filter((form) => form.length >= SHORTEST_ENCODED)
  return [
    ...forms,
    ...forms.map((form) =>
      form
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/={1,2}$/, '')
    )
  ]
}
