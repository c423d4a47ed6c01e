/** Finds an assistant in the answer of POST /assistants/search, whose shape is not shown (§2.8). */
import { isMap } from './messages.js'

/** The names of an assistant; at least one field is set. */
export interface Assistant {
  assistant_id?: string
  name?: string
  graph_id?: string
}

/** Under which a service may put the list. Any other list counts if it is the only one. */
const LIST_FIELDS = ['assistants', 'resources', 'items', 'data', 'results']

/** The assistants of one page; null when the answer has another shape. */
export function readAssistants(answer: unknown): Assistant[] | null {
  const list = listIn(answer)
  if (list === undefined) return null
  const rows = list.map(readRow)
  return rows.every((row) => row !== undefined) ? rows : null
}

function listIn(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer
  if (!isMap(answer)) return undefined
  const named = LIST_FIELDS.map((field) => answer[field]).find(Array.isArray)
  const lists = Object.values(answer).filter(Array.isArray)
  return named ?? (lists.length === 1 ? lists[0] : undefined)
}

function readRow(row: unknown): Assistant | undefined {
  if (typeof row === 'string') return { name: row }
  if (!isMap(row)) return undefined
  const read = (field: string) => (typeof row[field] === 'string' && row[field] !== '' ? row[field] : undefined)
  const [assistant_id, name, graph_id] = [read('assistant_id') ?? read('id'), read('name'), read('graph_id')]
  if (assistant_id === undefined && name === undefined && graph_id === undefined) return undefined
  return { ...(assistant_id && { assistant_id }), ...(name && { name }), ...(graph_id && { graph_id }) }
}

/** Whether two rows name the same assistant. */
export function isSameAssistant(a: Assistant, b: Assistant): boolean {
  return a.assistant_id === b.assistant_id && a.name === b.name && a.graph_id === b.graph_id
}

/** How to name the assistant in a run: as given if that is an identifier; undefined if it is not listed. */
export function identifyAssistant(rows: readonly Assistant[], wanted: string): string | undefined {
  if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted)) return wanted
  const named = rows.find((row) => row.name === wanted)
  return named && (named.assistant_id ?? wanted)
}
