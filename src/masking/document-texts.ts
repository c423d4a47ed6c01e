/**
 * Finds the secrets in a secret that is a document: JSON, or YAML as configuration files have it.
 */
import { isDeeperThan, readJson } from '../text/json.js'

const CREDENTIAL = /key|secret|token|password|credential/i
/** A text of any name is secret from this length on. */
const SHORTEST_LONG = 20
/** A region, a project or another setting, which also stands elsewhere. */
const WORDS = /^[a-z]+(?:[-_.][a-z]+)*-?\d{0,2}$/i
/** Documents that are nested more deeply are not searched. */
const DEEPEST = 50

/** Where a text stands. */
interface Place {
  /** The nearest name is that of a credential. */
  isCredential: boolean
  /** A name further out is. */
  isWithin: boolean
}

const ROOT: Place = { isCredential: false, isWithin: false }

const placeUnder = (name: string, { isCredential, isWithin }: Place): Place => ({
  isCredential: CREDENTIAL.test(name),
  isWithin: isWithin || isCredential
})

/**
 * Returns the texts in a document that are secret by name or length; none for a value that is no
 * document.
 */
export function documentTexts(value: string): string[] {
  const found = new Set<string>()
  searchText(value, ROOT, found)
  found.delete(value)
  return [...found]
}

/** Adds the text if it is secret, and what is secret in it if it is a document itself. */
function searchText(text: string, place: Place, found: Set<string>): void {
  if (isSecret(text, place)) found.add(text)
  const json = readDocument(text)
  if (json === undefined) searchYaml(text, found)
  else searchValue(json, place, found)
}

/** Returns the value of a text in JSON; undefined if it is none, or too deep. */
function readDocument(text: string): unknown {
  const json = /^\s*[[{]/.test(text) ? readJson(text) : undefined
  return isDeeperThan(DEEPEST, json) ? undefined : json
}

function isSecret(text: string, { isCredential, isWithin }: Place): boolean {
  const isLong = text.trim().length >= SHORTEST_LONG
  return isCredential || isLong || (isWithin && !WORDS.test(text.trim()))
}

/** A list has the name of the member that holds it. */
function searchValue(value: unknown, place: Place, found: Set<string>): void {
  if (typeof value === 'string') return searchText(value, place, found)
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const isItem = Array.isArray(value)
    searchValue(inner, isItem ? place : placeUnder(name, place), found)
  }
}

/** A member of a map, which may begin an item of a list. */
const MEMBER = /^(\s*(?:-\s+)*)(?:"([^"]*)"|'([^']*)'|([\w.$/-]+))\s*:(?:\s+(.*))?$/s
const ITEM = /^\s*-\s+(.*)$/s
const IGNORED = /^\s*(?:#.*|---.*)?$/
/** A member of a map in braces, whose value is no map or list. */
const FLOW_MEMBER =
  /(?<![\w.$/-])([\w.$/-]+)["']?\s*:\s+("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'{[][^,{}[\]]*)/g

/** Lines of block texts are lines of the secret itself, which are searched anyway. */
function searchYaml(text: string, found: Set<string>): void {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => !IGNORED.test(line))
  if (!MEMBER.test(lines[0] ?? '') && !ITEM.test(lines[0] ?? '')) return
  const open: { indent: number; place: Place }[] = []
  for (const line of lines) {
    const member = MEMBER.exec(line)
    const [, rest = ''] = ITEM.exec(line) ?? []
    if (member === null) {
      searchScalar(rest, open.at(-1)?.place ?? ROOT, found)
      continue
    }
    const indent = (member[1] ?? '').length
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const outer = open.at(-1)?.place ?? ROOT
    const place = placeUnder(member[2] ?? member[3] ?? member[4] ?? '', outer)
    open.push({ indent, place })
    searchScalar(member[5] ?? '', place, found)
  }
}

function searchScalar(written: string, place: Place, found: Set<string>): void {
  const text = scalarOf(written.trim())
  if (text === '' || /^[|>][+-]?\d?$/.test(text)) return
  const json = readDocument(text)
  if (json !== undefined) return searchValue(json, place, found)
  if (!/^[[{]/.test(text)) {
    if (isSecret(text, place)) found.add(text)
    return
  }
  for (const [, name = '', inner = ''] of text.matchAll(FLOW_MEMBER)) {
    const scalar = scalarOf(inner.trim())
    if (isSecret(scalar, placeUnder(name, place))) found.add(scalar)
  }
}

/** Returns the text of a scalar, without quotes and comment. */
function scalarOf(written: string): string {
  const [double] = /^"(?:[^"\\]|\\.)*"/.exec(written) ?? []
  if (double !== undefined) {
    const text = readJson(double)
    return typeof text === 'string' ? text : double.slice(1, -1)
  }
  const [, single] = /^'((?:[^']|'')*)'/.exec(written) ?? []
  return single?.replaceAll("''", "'") ?? written.replace(/\s#.*$/s, '').trimEnd()
}
