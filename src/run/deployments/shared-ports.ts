/** The ports of a run that its deployments share: what many of them read is read once. */
import type { DeploymentRow } from '../../contract/answers.js'
import { isBeingDeleted } from '../../contract/status.js'
import type { Clock, ControlPlane } from '../../ports.js'
import { readPages } from '../../requests/lists.js'
import type { RunPorts } from '../command.js'

/**
 * One look-up of the list, of integrations and of listeners, one comparison on GitHub, and one list
 * of the files of a commit serve all deployments. One whose time may end before that of a look-up
 * makes its own.
 *
 * @param names Exact names of the deployments that will be looked up.
 */
export function sharePorts(ports: RunPorts, names: readonly string[]): RunPorts {
  const shareControlPlane = createSharedControlPlane(names, ports.clock)
  const compared = remember()
  const listed = remember()
  const { checkout } = ports
  return {
    ...ports,
    connect: async (connection, limit) => {
      const controlPlane = await ports.connect(connection, limit)
      // Another deployment with more time may have started the read.
      return limit.remainingMs() > LONGEST_READ_MS ? shareControlPlane(controlPlane) : controlPlane
    },
    checkout: {
      ...checkout,
      listFiles: (commit, options) => listed(commit, () => checkout.listFiles(commit, options))
    },
    // The state of a pull request may change at any time: each deployment reads it after its wait.
    openGitHub: async (account, ending) => {
      const { queries, writes } = await ports.openGitHub(account, ending)
      const listChangedFiles: typeof queries.listChangedFiles = (comparison) => {
        const commits = `${comparison.from}...${comparison.to}`
        return compared(commits, () => queries.listChangedFiles(comparison))
      }
      return { queries: { ...queries, listChangedFiles }, writes }
    }
  }
}

/** Remembers the results of reads, by what was read. A read that failed is made again. */
function remember(): <T>(key: string, read: () => Promise<T>) => Promise<T> {
  const results = new Map<string, Promise<unknown>>()
  return <T>(key: string, read: () => Promise<T>) => {
    const result = results.get(key) ?? read()
    results.set(key, result)
    result.catch(() => results.delete(key))
    return result as Promise<T>
  }
}

/** On a service with more deployments than these pages hold, each name is looked up alone. */
const MOST_PAGES = 3

/** How long a shared read may take, in milliseconds: each page has half a minute. */
const LONGEST_READ_MS = MOST_PAGES * 30_000

/**
 * An older list says too little: a deployment may have waited for the end of others. In
 * milliseconds.
 */
const FRESH_MS = 10_000

/**
 * Returns a decorator that all deployments of a run share. It reads the list once, and answers from
 * it the first look-up of each name that exactly one living deployment has. Any other look-up goes
 * to the service: of a name that is not on the list (it may exist since), each later one (it may
 * confirm a write), and all once the list is old.
 */
export function createSharedControlPlane(names: readonly string[], { now }: Pick<Clock, 'now'>) {
  const open = new Set(names.length < 2 ? [] : names)
  const answered = new Set<string>()
  const once = remember()
  return (controlPlane: ControlPlane): ControlPlane => ({
    ...controlPlane,
    listIntegrations: () => once('integrations', () => controlPlane.listIntegrations()),
    listListeners: () => once('listeners', () => controlPlane.listListeners()),
    listDeployments: async (query) => {
      const { name_contains: name, offset } = query
      const read = () => controlPlane.listDeployments(query)
      // Without a filter, names are only compared with the one of a new deployment.
      if (name === '') return once(`page ${offset}`, read)
      // Nothing follows the row of the shared list.
      if (offset !== 0) return answered.has(name) ? [] : read()
      answered.delete(name)
      if (!open.delete(name)) return read()
      const { rows, readAt } = await once('list', () => readUnique(controlPlane, now()))
      const row = rows.get(name)
      if (row === undefined || now() - readAt > FRESH_MS) return read()
      answered.add(name)
      return [row]
    }
  })
}

/**
 * Returns the living deployments whose name no other has, by name. None if the list cannot be read
 * to its end.
 */
async function readUnique(controlPlane: ControlPlane, readAt: number) {
  // The look-ups of the single names say what is wrong with the service.
  const listing = await readPages(controlPlane, '', { mostPages: MOST_PAGES }).catch(() => null)
  const all = listing === null || listing.incomplete !== undefined ? [] : listing.rows
  const isUnique = (row: DeploymentRow) => all.filter(({ name }) => name === row.name).length === 1
  const living = all.filter((row) => isUnique(row) && !isBeingDeleted(row))
  return { readAt, rows: new Map(living.map((row) => [row.name, row])) }
}
