/**
 * Looks up what a create needs and the inputs leave out: the integration, and the listener (§4.1).
 */
import type { LookupRow } from '../../contract/answers.js'
import { InputError } from '../../errors.js'
import type { ControlPlane } from '../../ports.js'
import { repositoryOwner } from '../../repository/repository-url.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'

/**
 * A create needs an integration, and a listener if a namespace is given (§4.1).
 * @throws InputError of a choice.
 */
export async function fillLookups(
  controlPlane: ControlPlane,
  wanted: DesiredDeployment
): Promise<DesiredDeployment> {
  if (wanted.source === 'git_host') {
    if (wanted.source_config.integration_id !== undefined) return wanted
    const owner = repositoryOwner(wanted.source_config.repo_url ?? '')
    const integration_id = findIntegration(await controlPlane.listIntegrations(), owner)
    return { ...wanted, source_config: { integration_id, ...wanted.source_config } }
  }
  const namespace = wanted.source_config.listener_config?.cluster_namespace
  if (namespace == null || wanted.source_config.listener_id !== undefined) return wanted
  const listener_id = findListener(await controlPlane.listListeners(), namespace)
  return { ...wanted, source_config: { listener_id, ...wanted.source_config } }
}

/**
 * Returns the only integration, or the one named like the owner of the repository.
 * @throws InputError that lists them.
 */
export function findIntegration(rows: readonly LookupRow[], owner: string | undefined): string {
  const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner)
  return onlyOf('integration_id', rows.length === 1 ? rows : fitting, rows)
}

/**
 * Returns the only listener, or the only one that shows that it serves the namespace.
 * @throws InputError that lists them.
 */
export function findListener(rows: readonly LookupRow[], namespace: string): string {
  const fitting = rows.filter((row) => namespacesOf(row).includes(namespace))
  const possible = rows.filter((row) => namespacesOf(row).length === 0 || fitting.includes(row))
  if (rows.length > 0 && possible.length === 0) {
    const problem =
      `is "${sanitizeLine(namespace, 80)}", which no listener serves. ` +
      `Listeners: ${listRows(rows)}.`
    throw new InputError([{ input: 'cluster_namespace', problem }])
  }
  return onlyOf('listener_id', rows.length === 1 ? rows : fitting, possible)
}

/** Returns the namespaces of a record; empty if it does not show them. */
const namespacesOf = ({ compute_config }: LookupRow) => compute_config?.cluster_namespaces ?? []

function onlyOf(
  input: string,
  fitting: readonly LookupRow[],
  possible: readonly LookupRow[]
): string {
  const [only, another] = fitting
  if (only !== undefined && another === undefined) return only.id
  const fix =
    possible.length === 0
      ? 'the account has none. Create one in the service first.'
      : 'the right one is not certain. ' +
        `Set it to one of: ${listRows(fitting.length > 0 ? fitting : possible)}.`
  throw new InputError([{ input, problem: `is not set, and ${fix}` }])
}

function listRows(rows: readonly LookupRow[]): string {
  const listed = rows.map((row) => {
    const namespaces = namespacesOf(row).join(', ')
    return `${row.id} ${namespaces === '' ? (row.name ?? '(no name)') : `serves ${namespaces}`}`
  })
  return sanitizeLine(listed.join('; '), 1_000)
}
