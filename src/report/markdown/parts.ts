/**
 * The text of a comment on a pull request, made of one part for each deployment, and the parts that
 * can be read back from it: several runs share one comment. A part begins and ends with HTML
 * comments, which no other text can form. Pure.
 */
import { link } from '../../text/markdown.js'
import { headline, headlineOfMany } from '../headline.js'
import { conclude, KINDS, type Kind, labelOf, rankOf, type ShownDeployment } from '../outcome.js'
import type { RunRecord } from '../record.js'
import { COLUMNS, rowOf } from './row.js'
import { detailsOf } from './sections.js'

/** One deployment in a comment. */
export interface Part {
  /** Its name: also what a manifest no longer has keeps it. */
  key: string
  /** What the comment calls it. */
  label: string
  kind: Kind
  /** When the run began that wrote it, in milliseconds since 1970. */
  run_started_at: number
  position?: number | undefined
  /**
   * Markdown of its row of the table, from the first `|` to the last but one, and that of the head
   * of the table.
   */
  row: string
  head: string
  /** Markdown below the table; empty if there is none. */
  details: string
  /** Of a part that this run writes, and that stands alone. */
  headline?: string | undefined
}

export interface PartOptions extends Pick<Part, 'run_started_at' | 'position'> {
  /** Milliseconds since 1970. */
  at: number
  run_url: string | undefined
  isOneOfMany: boolean
  /** Other runs may write rows beside it. */
  isShared: boolean
  is_plan?: boolean
}

const OF_PLANS = new Set<string>(['Name', 'Status', 'Updated'])

/**
 * Makes the part of one deployment. In a shared comment all have the same columns; a single one has
 * those with a value.
 */
export function partOf(deployment: ShownDeployment, options: PartOptions): Part {
  const { at, run_url, isOneOfMany, isShared, is_plan = false, ...place } = options
  const cells = rowOf(deployment, { at, run_url })
  const columns = isShared
    ? COLUMNS.filter((name) => !is_plan || OF_PLANS.has(name))
    : COLUMNS.filter((name) => name !== 'Name' && cells[name] !== '')
  const outcome = conclude(deployment)
  return {
    ...place,
    key: deployment.name,
    label: labelOf(deployment),
    run_started_at: Math.round(place.run_started_at),
    kind: outcome.kind,
    head: `| ${columns.join(' | ')} |`,
    row: `| ${columns.map((name) => cellText(cells[name])).join(' | ')}`,
    details: inert(detailsOf(deployment, { isOneOfMany })).replace(/\r\n?/g, '\n').trim(),
    headline: isOneOfMany ? undefined : headline(outcome, named(deployment))
  }
}

/** Returns the record with the name that the comment shows. */
function named({ name, record }: ShownDeployment): RunRecord {
  return { ...record, target: { ...record.target, name } }
}

/** Returns the heading above these parts: of the only one its headline, if this run wrote it. */
export function headingOf(parts: readonly Part[]): string {
  const [only, ...others] = parts
  return (
    (others.length === 0 ? only?.headline : undefined) ??
    headlineOfMany(parts.map((part) => ({ ...part, name: part.label })))
  )
}

/** GitHub's limit is 65,536 characters. */
const MOST_CHARACTERS = 65_000
const NOTE =
  'Some deployments or details are too long to be shown here. They are in the log of the run.'
const GAP = '\n\n'

/**
 * The whole text. Rows and details that do not fit are left out: details first, and the last parts
 * first.
 *
 * @param heading Markdown, in one line. @param marker The last line.
 */
export function renderParts(
  parts: readonly Part[],
  { heading, marker, run_url }: { heading: string; marker: string; run_url?: string | undefined }
): string {
  const isOneRun = new Set(parts.map(({ run_started_at }) => run_started_at)).size === 1
  const tail = [
    ...(isOneRun && run_url !== undefined ? [link('Log of the run', run_url)] : []),
    `${marker}\n`
  ]
  const { head = '| Status |' } = parts.at(-1) ?? {}
  const table = [head, head.replace(/[^|]+/g, ' --- ')]
  const top = `### ${oneLine(heading)}`
  const room = MOST_CHARACTERS - [top, table.join('\n'), NOTE, ...tail].join(GAP).length
  const rows = fitting(parts, rowText, room)
  const details = fitting(rows.kept, detailsText, rows.left)
  const isWhole = details.kept.size === parts.length
  const rowTexts = [...rows.kept].map(rowText)
  const texts = [...details.kept].map(detailsText)
  const body = [
    ...(rowTexts.length > 0 ? [[...table, ...rowTexts].join('\n')] : []),
    ...texts.filter((text) => text !== '')
  ]
  return [top, ...body, ...(isWhole ? [] : [NOTE]), ...tail].join(GAP)
}

/** Returns the parts whose texts fit, the first ones first, and the room that is left. */
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

/** Renders a row of the table. Its last cell has the marker from which it is read back. */
function rowText({ key, label, kind, run_started_at, position, row }: Part): string {
  const names = label === key ? encoded(key) : `${encoded(key)} ${encoded(label)}`
  return `${row} <!-- row ${kind} ${run_started_at} ${position ?? '-'} ${names} --> |`
}

/** Renders the details between their markers; empty if there are none. */
const detailsText = ({ key, details }: Part) =>
  details === ''
    ? ''
    : [`<!-- details ${encoded(key)} -->`, details, `<!-- end ${encoded(key)} -->`].join(GAP)

const ROW = /^(\| .*) <!-- row ([a-z_]{1,40}) (\d{1,15}) (-|\d{1,6}) ([\w%.!~*'() ]+) --> \|\s*$/s

/** Reads the parts from the text of a comment; none if it has none, or if it has another form. */
export function readParts(body: string): Part[] {
  const lines = body.split(/\r?\n/)
  const [, , head = '', , ...rest] = lines
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => {
    const [, row, kind = '', started, position, names = ''] = ROW.exec(line) ?? []
    const [encodedKey = '', encodedLabel = encodedKey] = names.split(' ')
    const key = decoded(encodedKey)
    const label = decoded(encodedLabel)
    if (row === undefined || key === undefined || label === undefined) return []
    return {
      key,
      label,
      // Others may have edited it.
      kind: Object.hasOwn(KINDS, kind) ? (kind as Kind) : 'pending',
      run_started_at: Number(started),
      position: position === '-' ? undefined : Number(position),
      head: head.trimEnd(),
      row,
      details: readDetails(lines, encodedKey)
    }
  })
}

function readDetails(lines: readonly string[], encodedKey: string): string {
  const from = lines.indexOf(`<!-- details ${encodedKey} -->`)
  const to = lines.indexOf(`<!-- end ${encodedKey} -->`, from)
  const inner = from === -1 || to === -1 ? [] : lines.slice(from + 1, to)
  return inner.join('\n').trim()
}

/**
 * Puts the own parts over those of a comment; failed ones stand first. Of two of one deployment,
 * that of the run that began later stays. A run that finds nothing does not undo what the run says
 * that deleted it.
 */
export function mergeParts(existing: readonly Part[], own: readonly Part[]): Part[] {
  const merged = new Map(existing.map((part) => [part.key, part]))
  for (const part of own) {
    const before = merged.get(part.key)
    const isLater = before !== undefined && before.run_started_at > part.run_started_at
    const isDeleted = part.kind === 'absent' && before?.kind === 'deleted'
    if (!isLater && !isDeleted) merged.set(part.key, part)
  }
  const placeOf = ({ position = Number.MAX_SAFE_INTEGER }: Part) => position
  const order = (a: Part, b: Part) => rankOf(a.kind) - rankOf(b.kind) || placeOf(a) - placeOf(b)
  return [...merged.values()].sort((a, b) => order(a, b) || (a.key < b.key ? -1 : 1))
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

const oneLine = (text: string) => inert(text.replace(/[\r\n]+/g, ' ')).trim()

/** Escapes text so that it cannot end its cell. */
const cellText = (text: string) =>
  oneLine(text).replace(/(\\.)|\|/gs, (_, escaped?: string) => escaped ?? '\\|')
