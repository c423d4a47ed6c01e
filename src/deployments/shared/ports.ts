/** The ports of a run that its deployments share. */
import type { RunPorts } from '../../command.js'
import { READ_TIMEOUT_MS } from '../../control-plane/exchange.js'
import { createSharedList, MOST_PAGES } from './list.js'
import { createSharedGitHub, createSharedLookups, shareCheckout } from './reads.js'

/** How long a read may take that another deployment has started: the list is the longest. In milliseconds. */
const LONGEST_READ_MS = MOST_PAGES * READ_TIMEOUT_MS

/**
 * One look-up of the list, of integrations and of listeners, and one comparison of two commits serve all deployments. One
 * whose time may end before that of such a read makes its own.
 *
 * @param names Names of the deployments that will be looked up.
 */
export function sharePorts(ports: RunPorts, names: readonly string[]): RunPorts {
  const shareList = createSharedList(names, ports.clock)
  const shareLookups = createSharedLookups()
  const shareGitHub = createSharedGitHub()
  return {
    ...ports,
    connect: async (connection, limit) => {
      const controlPlane = await ports.connect(connection, limit)
      return limit.remainingMs() > LONGEST_READ_MS ? shareLookups(shareList(controlPlane)) : controlPlane
    },
    openGitHub: async (account, phase) => shareGitHub(await ports.openGitHub(account, phase)),
    told: new Set(),
    checkout: shareCheckout(ports.checkout)
  }
}
