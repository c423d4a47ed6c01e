/**
 * Finds the assistant to check in the answers of POST /assistants/search, whose shape is not shown
 * (§2.8).
 */
import { rowsIn } from '../contract/page.js'
import type { RequestError } from '../errors.js'
import type { AgentServer } from '../ports.js'
import { didYouMean } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'

const PAGE_SIZE = 100
const MOST_PAGES = 20
/** The most names that an error lists. */
const MOST_NAMES = 20

/** What an assistant is called; at least one member is set. */
type Assistant = NonNullable<ReturnType<typeof readRow>>

/**
 * Why an attempt has not succeeded. `retryable`: a server that is still starting may have it;
 * `is_unproven`: the list has an unknown shape, so the assistant may exist; `list`: the names in
 * the list that lacks it, as one text.
 */
export type Problem = Pick<RequestError, 'what' | 'fix' | 'retryable'> &
  Partial<Pick<RequestError, 'facts' | 'brief' | 'retryAfterMs'>> & {
    is_unproven?: true
    list?: string
  }

/** What came of an attempt: its value, or a problem. */
export interface Outcome<T> {
  value?: T | undefined
  problem?: Problem | undefined
}

/**
 * How to name the assistant in a run: as given if that is an identifier.
 * @param wanted Undefined: the only graph.
 */
export async function findAssistant(
  agentServer: AgentServer,
  wanted: string | undefined,
  timeoutMs: () => number
): Promise<Outcome<string>> {
  const assistants = new Map<string, Assistant>()
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await agentServer.searchAssistants(
      { limit: PAGE_SIZE, offset: assistants.size },
      timeoutMs()
    )
    const rows = rowsIn(answer).map(readRow)
    const sizeBefore = assistants.size
    for (const row of rows) {
      if (row === undefined) return { problem: unknownShape(wanted) }
      assistants.set(JSON.stringify(row), row)
    }
    const value = wanted !== undefined && identify([...assistants.values()], wanted)
    if (value) return { value }
    if (rows.length <= 1 || assistants.size === sizeBefore) break
  }
  const graphs = [
    ...new Set(
      [...assistants.values()].map((row) => row.graph_id ?? row.name ?? row.assistant_id ?? '')
    )
  ]
  if (wanted === undefined && graphs.length === 1) return { value: graphs[0] }
  // A starting server may load its graphs later, and the previous one still answer.
  const list = JSON.stringify(graphs)
  return { problem: { ...notListed(graphs, wanted), list, retryable: true } }
}

type Row = Partial<Record<'assistant_id' | 'id' | 'name' | 'graph_id', unknown>>

function readRow(row: unknown) {
  const fields: Row = typeof row === 'string' ? { name: row } : (row ?? {})
  const read = (field: keyof Row) => {
    const value = fields[field]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const found = {
    assistant_id: read('assistant_id') ?? read('id'),
    name: read('name'),
    graph_id: read('graph_id')
  }
  return Object.values(found).some((name) => name !== undefined) ? found : undefined
}

function identify(rows: readonly Assistant[], wanted: string): string | undefined {
  if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted)) return wanted
  const named = rows.find((row) => row.name === wanted)
  return named && (named.assistant_id ?? wanted)
}

function notListed(
  graphs: readonly string[],
  wanted: string | undefined
): Pick<Problem, 'what' | 'fix'> {
  const names = graphs.map((graph) => sanitizeLine(graph, 60))
  const list = names.slice(0, MOST_NAMES).join(', ') || 'none'
  if (wanted !== undefined)
    return {
      what:
        `The agent server has no assistant "${sanitizeLine(wanted)}".` +
        `${didYouMean(wanted, names)} It has: ${list}.`,
      fix: ['Correct `smoke_assistant`, or add the graph to the graph configuration file.']
    }
  if (names.length > 0)
    return {
      what: `The agent server has several graphs: ${list}.`,
      fix: ['Set `smoke_assistant` to the one to check.']
    }
  return {
    what: 'The agent server lists no assistant.',
    fix: ['Add a graph to the graph configuration file, or set `smoke_assistant`.']
  }
}

function unknownShape(wanted: string | undefined): Problem {
  const what = wanted === undefined ? 'no graph' : `the assistant "${sanitizeLine(wanted)}"`
  return {
    what: `POST /assistants/search returned an unknown shape, so ${what} could not be checked.`,
    fix: ['Set `smoke_assistant`.'],
    retryable: false,
    is_unproven: true
  }
}
