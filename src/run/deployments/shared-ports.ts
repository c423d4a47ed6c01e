/** The ports of a run that its deployments share: what many of them read is read once. */

import type { DeploymentRow } from '../../contract/answers.js'
import { isBeingDeleted } from '../../contract/status.js'
import type { Clock, ControlPlane, GitHub } from '../../ports.js'
import { readPages } from '../../requests/lists.js'
import type { RunPorts } from '../command.js'

/**
 * One look-up of the list, of integrations and of listeners, and one comparison on GitHub serve all deployments. One
 * whose time may end before that of such a read makes its own.
 *
 * @param names Exact names of the deployments that will be looked up.
 */
export function sharePorts(ports: RunPorts, names: readonly string[]): RunPorts {
  const shareControlPlane = createSharedControlPlane(names, ports.clock)
  const shareGitHub = createSharedGitHub()
  return {
    ...ports,
    connect: async (connection, limit) => {
      const controlPlane = await ports.connect(connection, limit)
      // Another deployment with more time may have started the read.
      return limit.remainingMs() > LONGEST_READ_MS ? shareControlPlane(controlPlane) : controlPlane
    },
    openGitHub: async (account, phase) => shareGitHub(await ports.openGitHub(account, phase))
  }
}

/** The results of reads, by what was read. A read that failed is made again. */
function remember<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key, read) => {
    const result = known.get(key) ?? read()
    known.set(key, result)
    result.catch(() => known.delete(key))
    return result
  }
}

/** On a service with more deployments than these pages hold, each name is looked up alone. */
const MOST_PAGES = 3

/** How long a shared read may take, in milliseconds: each page has half a minute. */
const LONGEST_READ_MS = MOST_PAGES * 30_000

/** An older list says too little: a deployment may have waited for the end of others. In milliseconds. */
const FRESH_MS = 10_000

/**
 * Returns a decorator that all deployments of a run share. It reads the list once, and answers from it the first look-up
 * of each name that exactly one living deployment has. Any other look-up goes to the service: of a name that is not on
 * the list (it may exist since), each later one (it may confirm a write), and all once the list is old.
 */
export function createSharedControlPlane(names: readonly string[], { now }: Pick<Clock, 'now'>) {
  const open = new Set(names.length < 2 ? [] : names)
  const answered = new Set<string>()
  let list: { readAt: number; rows: Promise<ReadonlyMap<string, DeploymentRow>> } | undefined
  const lookups = remember<Awaited<ReturnType<ControlPlane['listIntegrations']>>>()
  const pages = remember<Awaited<ReturnType<ControlPlane['listDeployments']>>>()
  return (controlPlane: ControlPlane): ControlPlane => ({
    ...controlPlane,
    listIntegrations: () => lookups('integrations', () => controlPlane.listIntegrations()),
    listListeners: () => lookups('listeners', () => controlPlane.listListeners()),
    listDeployments: async (query) => {
      const { name_contains: name, offset } = query
      const read = () => controlPlane.listDeployments(query)
      // Without a filter, names are only compared with the one of a new deployment.
      if (name === '') return pages(String(offset), read)
      // Nothing follows the row of the shared list.
      if (offset !== 0) return answered.has(name) ? [] : read()
      answered.delete(name)
      if (!open.delete(name)) return read()
      list ??= { readAt: now(), rows: readUnique(controlPlane) }
      const { readAt, rows } = list
      const row = (await rows).get(name)
      if (row === undefined || now() - readAt > FRESH_MS) return read()
      answered.add(name)
      return [row]
    }
  })
}

/** The living deployments whose name no other has, by name. None if the list cannot be read to its end. */
async function readUnique(controlPlane: ControlPlane): Promise<ReadonlyMap<string, DeploymentRow>> {
  // The look-ups of the single names say what is wrong with the service.
  const listing = await readPages(controlPlane, '', { mostPages: MOST_PAGES }).catch(() => null)
  if (listing === null || listing.incomplete !== undefined) return new Map()
  const unique = listing.rows.filter(({ name }, _, all) => all.filter((other) => other.name === name).length === 1)
  return new Map(unique.filter((row) => !isBeingDeleted(row)).map((row) => [row.name, row]))
}

/** The state of a pull request is not shared: it may close at any time, and each deployment reads it after its wait. */
function createSharedGitHub(): (github: GitHub) => GitHub {
  const compared = remember<Awaited<ReturnType<GitHub['listChangedFiles']>>>()
  return (github) => ({
    ...github,
    listChangedFiles: (comparison) =>
      compared(`${comparison.from}...${comparison.to}`, () => github.listChangedFiles(comparison))
  })
}
