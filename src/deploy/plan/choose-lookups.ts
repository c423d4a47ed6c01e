/** Looks up the integration or the listener of a create if it is unset (docs/design.md, section 2). */
import type { LookupRow } from '../../contract/answers.js'
import { InputError } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'

const MOST_SHOWN = 20

/** The only integration, or the one named like the owner of the repository. @throws InputError that lists them. */
export function findIntegration(rows: readonly LookupRow[], owner: string | undefined): string {
  if (rows.length === 0) {
    const problem = 'is not set, and the account has no integration of a git host. Install one in the service first.'
    throw new InputError([{ input: 'integration_id', problem }])
  }
  const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner)
  return onlyOf(rows.length === 1 ? rows : fitting, rows, 'integration_id')
}

/**
 * Returns the only listener, or the only one that shows that it serves the namespace.
 *
 * @throws InputError that lists the listeners; if none serves the namespace, with the namespaces that they serve.
 */
export function findListener(rows: readonly LookupRow[], namespace: string): string {
  if (rows.length === 0) {
    const problem = 'is not set, and the account has no listener. Create one in the service first.'
    throw new InputError([{ input: 'listener_id', problem }])
  }
  const fitting = rows.filter((row) => serves(row, namespace) === true)
  const possible = rows.filter((row) => serves(row, namespace) !== false)
  if (possible.length === 0) {
    const problem = `is "${sanitizeLine(namespace, 80)}", which no listener serves. Use a namespace of a listener, or add it to one. Listeners: ${listRows(rows)}.`
    throw new InputError([{ input: 'cluster_namespace', problem }])
  }
  return onlyOf(fitting.length > 0 ? fitting : rows.length === 1 ? rows : [], possible, 'listener_id')
}

/** Undefined if the record does not show. */
function serves({ compute_config }: LookupRow, namespace: string): boolean | undefined {
  const named = compute_config?.cluster_namespaces ?? []
  return named.length > 0 ? named.includes(namespace) : undefined
}

function onlyOf(candidates: readonly LookupRow[], possible: readonly LookupRow[], input: string): string {
  const [only, another] = candidates
  if (only !== undefined && another === undefined) return only.id
  const among = candidates.length > 0 ? candidates : possible
  throw new InputError([
    { input, problem: `is not set, and the right one is not certain. Set it to one of: ${listRows(among)}.` }
  ])
}

function listRows(rows: readonly LookupRow[]): string {
  const shown = rows.slice(0, MOST_SHOWN).map(({ id, name, compute_type, compute_config }) => {
    const namespaces = compute_config?.cluster_namespaces ?? []
    const isOther = compute_type != null && compute_type !== 'cluster'
    const served =
      namespaces.length > 0 ? `serves ${namespaces.join(', ')}` : isOther ? `has compute type ${compute_type}` : name
    return `${id} ${sanitizeLine(served ?? '(no name)', 80)}`
  })
  return [...shown, ...(rows.length > MOST_SHOWN ? [`and ${rows.length - MOST_SHOWN} more`] : [])].join('; ')
}
