/** Reads of the control plane, of GitHub and of the checkout that many deployments of one run need: each is made once. */
import type { Checkout, ControlPlane, GitHub } from '../../ports.js'
import type { ChangedFiles, Comparison } from '../../repository/changed-files.js'

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

/**
 * Returns a decorator that all deployments share: integrations, listeners and the names beside a new one are listed
 * once.
 */
export function createSharedLookups() {
  const lookups = remember<Awaited<ReturnType<ControlPlane['listIntegrations']>>>()
  const names = remember<Awaited<ReturnType<ControlPlane['listDeployments']>>>()
  return (controlPlane: ControlPlane): ControlPlane => ({
    ...controlPlane,
    listIntegrations: () => lookups('integrations', () => controlPlane.listIntegrations()),
    listListeners: () => lookups('listeners', () => controlPlane.listListeners()),
    listDeployments: (query) => {
      const read = () => controlPlane.listDeployments(query)
      // Without a filter, names are only compared with the one of a new deployment.
      return query.name_contains === '' ? names(String(query.offset), read) : read()
    }
  })
}

const keyOf = ({ from, to }: Comparison) => `${from}...${to}`

/** Returns the checkout with each comparison of two commits and each read of a file made once. */
export function shareCheckout(checkout: Checkout): Checkout {
  const compared = remember<ChangedFiles>()
  const found = remember<Awaited<ReturnType<Checkout['findFile']>>>()
  return {
    ...checkout,
    listChangedFiles: (comparison, options) =>
      compared(keyOf(comparison), () => checkout.listChangedFiles(comparison, options)),
    findFile: (commit, path, options) => found(`${commit} ${path}`, () => checkout.findFile(commit, path, options))
  }
}

/**
 * Returns a decorator that the connections of all deployments to GitHub share. The state of a pull request is not
 * shared: it may close at any time, and each deployment reads it after its own wait.
 */
export function createSharedGitHub(): (github: GitHub) => GitHub {
  const compared = remember<ChangedFiles>()
  return (github) => ({
    ...github,
    listChangedFiles: (comparison) => compared(keyOf(comparison), () => github.listChangedFiles(comparison))
  })
}
