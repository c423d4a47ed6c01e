/** The ports of a run that its deployments share. */
import type { RunPorts } from '../../command.js'
import { createSharedList } from './list.js'
import { createSharedGitHub, createSharedLookups, shareCheckout } from './reads.js'

/**
 * One look-up of the list, of integrations and of listeners, and one comparison of two commits serve all deployments.
 *
 * @param names Names of the deployments that will be looked up.
 */
export function sharePorts(ports: RunPorts, names: readonly string[]): RunPorts {
  const shareList = createSharedList(names, ports.clock)
  const shareLookups = createSharedLookups()
  const shareGitHub = createSharedGitHub()
  return {
    ...ports,
    connect: async (connection, limit) => shareLookups(shareList(await ports.connect(connection, limit), limit), limit),
    openGitHub: async (account, phase) => shareGitHub(await ports.openGitHub(account, phase)),
    checkout: shareCheckout(ports.checkout)
  }
}
