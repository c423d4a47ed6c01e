/** Finds an assistant in the answer of POST /assistants/search, whose shape is not shown (§2.8). */
import { type Assistant, AssistantsAnswer } from '../contract/assistants.js'

/** The assistants of one page; null when the answer has another shape. */
export function readAssistants(answer: unknown): Assistant[] | null {
  if (typeof answer !== 'object' || answer === null) return null
  const rows =
    Array.isArray(answer) || 'resources' in answer || 'assistants' in answer
      ? AssistantsAnswer.safeParse(answer).data
      : undefined
  const known = (row: Assistant) => row.assistant_id != null || row.name != null || row.graph_id != null
  return rows !== undefined && rows.every(known) ? rows : null
}

/** What to call the wanted assistant in a run: as it was given where that is an identifier; undefined when not listed. */
export function identifyAssistant(rows: readonly Assistant[], wanted: string): string | undefined {
  if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted)) return wanted
  const named = rows.find((row) => row.name === wanted)
  return named && (named.assistant_id ?? wanted)
}
