/** Finds the assistant to check in the answers of POST /assistants/search, whose shape is not shown (§2.8). */
import { rowsIn } from '../contract/page.js'
import type { AgentServer } from '../ports.js'
import { didYouMean } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'

const PAGE_SIZE = 100
const MOST_PAGES = 20
/** The most names that an error lists. */
const MOST_NAMES = 20

/** What an assistant is called; at least one member is set. */
interface Assistant {
  assistant_id: string | undefined
  name: string | undefined
  graph_id: string | undefined
}

/** Why no assistant was found. */
export interface NotFound {
  message: string
  advice: string
  /** The list has an unknown shape, so the assistant may exist. */
  is_unproven?: true
}

/** How to name the assistant in a run: as given if that is an identifier. @param wanted Undefined: the only graph. */
export async function findAssistant(
  agentServer: AgentServer,
  wanted: string | undefined,
  timeoutMs: () => number
): Promise<{ id: string } | NotFound> {
  const seen = new Map<string, Assistant>()
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.size }, timeoutMs())
    const rows = rowsIn(answer).map(readRow)
    const known = seen.size
    for (const row of rows) {
      if (row === undefined) return unknownShape(wanted)
      seen.set(JSON.stringify(row), row)
    }
    const id = wanted !== undefined && identify([...seen.values()], wanted)
    if (id) return { id }
    if (rows.length <= 1 || seen.size === known) break
  }
  const graphs = [...seen.values()].map((row) => row.graph_id ?? row.name ?? row.assistant_id ?? '')
  const [only, ...others] = new Set(graphs)
  if (wanted === undefined && only !== undefined && others.length === 0) return { id: only }
  return notListed([...new Set(graphs)], wanted)
}

function readRow(row: unknown): Assistant | undefined {
  const fields = typeof row === 'string' ? { name: row } : ((row ?? {}) as Record<string, unknown>)
  const read = (field: keyof Assistant | 'id') => {
    const value = (fields as Partial<Record<string, unknown>>)[field]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const found = { assistant_id: read('assistant_id') ?? read('id'), name: read('name'), graph_id: read('graph_id') }
  return Object.values(found).some((name) => name !== undefined) ? found : undefined
}

function identify(rows: readonly Assistant[], wanted: string): string | undefined {
  if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted)) return wanted
  const named = rows.find((row) => row.name === wanted)
  return named && (named.assistant_id ?? wanted)
}

function notListed(graphs: readonly string[], wanted: string | undefined): NotFound {
  const names = graphs.map((graph) => sanitizeLine(graph, 60))
  const shown = names.slice(0, MOST_NAMES).join(', ') || 'none'
  if (wanted !== undefined)
    return {
      message: `The agent server has no assistant "${sanitizeLine(wanted)}".${didYouMean(wanted, names)} It has: ${shown}.`,
      advice: 'Correct `smoke_assistant`, or add the graph to the graph configuration file.'
    }
  if (names.length > 0)
    return {
      message: `The agent server has several graphs: ${shown}.`,
      advice: 'Set `smoke_assistant` to the one to check.'
    }
  return {
    message: 'The agent server lists no assistant.',
    advice: 'Add a graph to the graph configuration file, or set `smoke_assistant`.'
  }
}

function unknownShape(wanted: string | undefined): NotFound {
  const what = wanted === undefined ? 'no graph' : `the assistant "${sanitizeLine(wanted)}"`
  return {
    message: `POST /assistants/search returned an unknown shape, so ${what} could not be checked.`,
    advice: 'Set `smoke_assistant`.',
    is_unproven: true
  }
}
