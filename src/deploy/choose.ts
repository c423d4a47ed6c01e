/** Chooses the integration or the listener of a create where none was given (design, section 2). */
import type { LookupRow } from '../contract/answers.js'
import { InputError } from '../errors.js'
import { inert } from '../text/inert.js'

function listRows(rows: readonly LookupRow[]): string {
  if (rows.length === 0) return 'the account has none'
  const shown = rows.slice(0, 20).map((row) => {
    const spaces = row.compute_config?.cluster_namespaces
    return `${row.id} (${inert(spaces ? spaces.join(', ') : (row.name ?? 'no name'), 80)})`
  })
  return `there are ${rows.length}: ${shown.join('; ')}`
}

/** The only one, or the one that `fits`. @throws InputError that lists them when neither is there. */
function choose(rows: readonly LookupRow[], fits: (row: LookupRow) => boolean, input: string): string {
  // A record that names its namespaces, but not the one that is asked for, is the wrong one even if it is the only one.
  const refused = (row: LookupRow | undefined) => row?.compute_config?.cluster_namespaces != null && !fits(row)
  const fitting = rows.filter(fits)
  const candidates = rows.length === 1 && !refused(rows[0]) ? rows : fitting
  const [only, another] = candidates
  if (only !== undefined && another === undefined) return only.id
  throw new InputError([{ input, problem: `cannot be chosen for you: ${listRows(rows)}. Give one.` }])
}

/** The only integration, or the one named like the owner of the repository. */
export function chooseIntegration(rows: readonly LookupRow[], owner: string | undefined): string {
  return choose(rows, (row) => owner !== undefined && row.name?.toLowerCase() === owner, 'integration_id')
}

/** The only listener, or the one that serves the namespace. */
export function chooseListener(rows: readonly LookupRow[], namespace: string): string {
  return choose(rows, (row) => row.compute_config?.cluster_namespaces?.includes(namespace) ?? false, 'listener_id')
}
