/** Ends the GitHub Deployments of earlier runs (docs/design.md, section 2). */
import { listRecords, type RecordPlace } from '../../adapters/github/deployment-records.js'
import type { GitHubWrites } from '../../ports.js'

interface Retirement {
  /** Id of the first record that stays. If absent, none does: the deployment was deleted. */
  before?: number
  /** Id of a record that has its end already. */
  except?: number | undefined
  description: string
  /** Takes a warning if not all of them could be read. */
  warn: (message: string) => void
}

/**
 * Marks our records as inactive. GitHub does this only for environments that are neither transient
 * nor production, and then also for other deployments of the same environment.
 */
export async function retireRecords(
  github: Pick<GitHubWrites, 'listDeployments' | 'latestState' | 'addStatus'>,
  place: RecordPlace,
  { before = Number.POSITIVE_INFINITY, except, description, warn }: Retirement
): Promise<void> {
  for await (const { id } of listRecords(github, place, warn)) {
    if (id >= before || id === except) continue
    const state = await github.latestState(id)
    // The run that retired it also retired those before it.
    if (state === 'inactive') return
    // Nothing serves because of these: GitHub keeps showing how they ended.
    if (state !== 'failure' && state !== 'error')
      await github.addStatus(id, { state: 'inactive', description })
  }
}
