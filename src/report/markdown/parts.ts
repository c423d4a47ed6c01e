/**
 * The text of a comment on a pull request, made of one part for each deployment, and the parts that can be read back
 * from it: several runs share one comment. A part begins and ends with HTML comments, which no other text can form. Pure.
 */
import { code, link, table } from '../../text/markdown.js'
import { conclude, type Kind, outcomeOfToken, tokenOf } from '../outcome.js'
import { COLUMNS, detailsOf, rowOf, type ShownDeployment } from './deployment.js'

/** One deployment in a comment. */
export interface Part {
  /** Its name. */
  key: string
  /** How it ended, as a word (`tokenOf`). */
  kind: string
  /** When the run began that wrote it, in milliseconds since 1970. */
  run_started_at: number
  /** Its place in the manifest. */
  position?: number
  /** Markdown in the order of `COLUMNS`; an empty cell if there is nothing to say. */
  row: readonly string[]
  /** Markdown below the table; empty if there is none. */
  details: string
}

/** What a part says besides the deployment. */
export interface PartOptions extends Pick<Part, 'key' | 'run_started_at' | 'position'> {
  /** Milliseconds since 1970. */
  at: number
  run_url: string | undefined
  isOneOfMany: boolean
}

/** The part of one deployment. */
export function partOf(shown: ShownDeployment, { at, run_url, isOneOfMany, ...place }: PartOptions): Part {
  const row = rowOf(shown, { at, run_url })
  return {
    ...place,
    run_started_at: Math.round(place.run_started_at),
    kind: tokenOf(conclude(shown.record, shown.failure, shown.isOver)),
    row: COLUMNS.map((name) => row[name]),
    details: detailsOf(shown, { isOneOfMany })
  }
}

const LINK = COLUMNS.indexOf('Link')

/** What stands around the parts. */
export interface Frame {
  /** Markdown for the heading, in one line. */
  heading: string
  /** The last line. */
  marker: string
  /** The run that writes. */
  run_url?: string | undefined
}

const FAILED = new Set<Kind>(['failed', 'timed_out'])
/** What has not read the deployment, or not to the end: an earlier run may know its address. */
const KEEPS_LINK = new Set<Kind>([...FAILED, 'cancelled', 'blocked', 'pending'])

/** GitHub's limit is 65,536 characters. */
const MOST_CHARACTERS = 65_000
const NOTE = 'Some deployments or details are too long to be shown here. They are in the log of the run.'
/** An empty line. */
const GAP = '\n\n'

/** The whole text. Rows and details that do not fit are left out: details first, and failed parts last. */
export function renderParts(parts: readonly Part[], { heading, marker, run_url }: Frame): string {
  const isOneRun = new Set(parts.map(({ run_started_at }) => run_started_at)).size === 1
  const tail = [...(isOneRun && run_url !== undefined ? [link('Log of the run', run_url)] : []), `${marker}\n`]
  const head = `### ${oneLine(heading)}`
  const columns = columnsOf(parts)
  const room = MOST_CHARACTERS - [head, tableOf(columns, []), NOTE, ...tail].join(GAP).length
  const ranked = parts.toSorted((a, b) => rankOf(a) - rankOf(b))
  const rows = fitting(ranked, (part) => rowText(part, columns), room)
  const details = fitting(rows.kept, detailsText, rows.left)
  const isWhole = rows.kept.size === parts.length && details.kept.size === parts.length
  const shown = parts.filter((part) => rows.kept.has(part))
  const texts = parts.filter((part) => details.kept.has(part)).map(detailsText)
  const body = [...(shown.length > 0 ? [tableOf(columns, shown)] : []), ...texts.filter((text) => text !== '')]
  return [head, ...body, ...(isWhole ? [] : [NOTE]), ...tail].join(GAP)
}

/** The parts whose texts fit, the first ones first, and the room that is left. */
function fitting(parts: Iterable<Part>, textOf: (part: Part) => string, room: number) {
  const kept = new Set<Part>()
  let left = room
  for (const part of parts) {
    const length = textOf(part).length + GAP.length
    if (length > left) continue
    left -= length
    kept.add(part)
  }
  return { kept, left }
}

/** If there is no room for all, what failed and what is in progress stays. */
const rankOf = (part: Part) => (FAILED.has(kindOf(part)) ? 0 : kindOf(part) === 'pending' ? 1 : 2)

const kindOf = ({ kind }: Part) => outcomeOfToken(kind).kind

/** Columns that are empty in every row are left out, and the name of the only one, which the heading has. */
function columnsOf(parts: readonly Part[]): readonly (typeof COLUMNS)[number][] {
  const filled = COLUMNS.filter(
    (_, i) => (parts.length > 1 || i > 0) && parts.some(({ row }) => cellText(row[i] ?? ''))
  )
  return filled.length > 0 ? filled : ['Status']
}

const tableOf = (columns: readonly (typeof COLUMNS)[number][], parts: readonly Part[]) =>
  [table(columns, []), ...parts.map((part) => rowText(part, columns))].join('\n')

/** A row of the table. Its last cell has the marker from which it is read back. */
function rowText({ key, kind, run_started_at, position, row }: Part, columns: readonly (typeof COLUMNS)[number][]) {
  const cells = columns.map((name) => cellText(row[COLUMNS.indexOf(name)] ?? ''))
  return `| ${cells.join(' | ')} <!-- row ${kind} ${run_started_at} ${position ?? '-'} ${encoded(key)} --> |`
}

/** The details between their markers; empty if there are none. */
function detailsText({ key, details }: Part): string {
  const inner = inert(details).replace(/\r\n?/g, '\n').trim()
  return inner === '' ? '' : [`<!-- details ${encoded(key)} -->`, inner, `<!-- end ${encoded(key)} -->`].join(GAP)
}

/** The parts in the text of a comment; none if it has none, or if it has another form. */
export function readParts(body: string): Part[] {
  const lines = body.split(/\r?\n/)
  const [, , head = '', , ...rest] = lines
  const columns = cellsOf(head)
  if (columns.length === 0 || !columns.every((name) => COLUMNS.some((one) => one === name))) return []
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => readRow(line, columns, lines))
}

const ROW = /^(.*)<!-- row ([a-z_.]{1,40}) (\d{1,15}) (-|\d{1,6}) ([\w%.!~*'()]+) -->$/s

function readRow(line: string, columns: readonly string[], lines: readonly string[]): Part[] {
  const cells = cellsOf(line)
  const [, last, kind, started, position, encodedKey = ''] = ROW.exec(cells.at(-1) ?? '') ?? []
  const key = decoded(encodedKey)
  if (last === undefined || kind === undefined || key === undefined || cells.length !== columns.length) return []
  const texts = new Map(columns.map((name, i) => [name, i === columns.length - 1 ? last.trim() : cells[i]]))
  const part = {
    key,
    kind,
    run_started_at: Number(started),
    row: COLUMNS.map((name) => texts.get(name) ?? (name === 'Name' ? code(key, 100) : '')),
    details: readDetails(lines, encodedKey)
  }
  return [position === '-' ? part : { ...part, position: Number(position) }]
}

function readDetails(lines: readonly string[], encodedKey: string): string {
  const from = lines.indexOf(`<!-- details ${encodedKey} -->`)
  const to = lines.indexOf(`<!-- end ${encodedKey} -->`, from)
  return from === -1 || to === -1
    ? ''
    : lines
        .slice(from + 1, to)
        .join('\n')
        .trim()
}

/**
 * Puts the own parts over those of a comment. Of two of one deployment, that of the run that began later stays. A run
 * that finds nothing does not undo what the run says that deleted it.
 */
export function mergeParts(existing: readonly Part[], own: readonly Part[]): Part[] {
  const merged = new Map(existing.map((part) => [part.key, part]))
  for (const part of own) {
    const before = merged.get(part.key)
    const isLater = before !== undefined && before.run_started_at > part.run_started_at
    const isDeleted = part.kind === 'absent' && before?.kind === 'deleted'
    if (!isLater && !isDeleted) merged.set(part.key, withEarlierLink(part, before))
  }
  const placeOf = ({ position = Number.MAX_SAFE_INTEGER }: Part) => position
  return [...merged.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1))
}

const EARLIER = ' (as of an earlier run)'

function withEarlierLink(part: Part, before: Part | undefined): Part {
  const address = before?.row[LINK] ?? ''
  if (address === '' || part.row[LINK] !== '' || !KEEPS_LINK.has(kindOf(part))) return part
  const marked = address.endsWith(EARLIER) ? address : `${address}${EARLIER}`
  return { ...part, row: part.row.with(LINK, marked) }
}

/** Has no `--`, which would end an HTML comment. */
const encoded = (key: string) => encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D')

function decoded(key: string): string | undefined {
  try {
    return key === '' ? undefined : decodeURIComponent(key)
  } catch {
    return undefined
  }
}

/** Begins no HTML comment; looks the same, also in code. */
const inert = (text: string) => text.replaceAll('<!--', '<\u200b!--')

const oneLine = (text: string) =>
  inert(text)
    .replace(/[\r\n]+/g, ' ')
    .trim()

/** Text that cannot end its cell. */
const cellText = (text: string) => oneLine(text).replace(/(\\.)|\|/gs, (_, escaped?: string) => escaped ?? '\\|')

/** The cells of a row of a table; none if the line is none. */
function cellsOf(line: string): string[] {
  const trimmed = line.trimEnd()
  if (!trimmed.startsWith('|') || !trimmed.endsWith('|')) return []
  return [...trimmed.slice(1).matchAll(/((?:\\.|[^\\|])*)\|/gsy)].map(([, cell = '']) => cell.trim())
}
