/** Gives every id one spelling: ids are UUIDs (§2.1), and a service may show one in upper case here, in lower case there. */
import { idKey } from '../contract/vocabulary.js'
import type { ControlPlane } from '../ports.js'

/** The ids in a response. */
const FIELDS = ['id', 'latest_revision_id', 'active_revision_id'] as const
type Named = { [K in (typeof FIELDS)[number]]?: unknown }

/**
 * Returns the same control plane, except that its responses spell each UUID as the first of them did. Requests then use
 * a spelling that the service has shown.
 */
export function withOneSpelling(controlPlane: ControlPlane): ControlPlane {
  const spellings = new Map<string, string>()
  const spell = (id: unknown) => {
    if (typeof id !== 'string') return id
    const key = idKey(id)
    const first = spellings.get(key) ?? id
    spellings.set(key, first)
    return first
  }
  const spelled = <T extends Named>(answer: T): T => {
    for (const field of FIELDS) if (field in answer) Object.assign(answer, { [field]: spell(answer[field]) })
    return answer
  }
  const spelledRows = <T extends Named[] | null>(rows: T): T => {
    for (const row of rows ?? []) spelled(row)
    return rows
  }
  return {
    ...controlPlane,
    createDeployment: async (body) => spelled(await controlPlane.createDeployment(body)),
    readDeployment: async (id, options) => spelled(await controlPlane.readDeployment(id, options)),
    patchDeployment: async (id, body) => spelled(await controlPlane.patchDeployment(id, body)),
    listDeployments: async (query) => spelledRows(await controlPlane.listDeployments(query)),
    readRevision: async (id, revisionId, options) => spelled(await controlPlane.readRevision(id, revisionId, options)),
    listRevisions: async (id, options) => spelledRows(await controlPlane.listRevisions(id, options))
  }
}
