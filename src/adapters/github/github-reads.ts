/**
 * Implements what a deploy reads from GitHub. GitHub never blocks a deploy: what it does not answer
 * is unknown.
 */
import { GitHubError } from '../../errors.js'
import type { GitHubQueries, GitHubReads } from '../../ports.js'
import { repositoryKey } from '../../repository/repository-url.js'
import { listRecords, type RecordPlace } from './deployment-records.js'
import { hasGitHub, ownRepository } from './run-context.js'
import { connectionOf, type GitHubUse, guardQueries, warnerOf } from './warn-on-failure.js'

interface ReadsOptions {
  /** Where runs record the deployment of a name; undefined if they record it nowhere. */
  recordPlace: (name: string) => RecordPlace | undefined
  /** The repository that is deployed; undefined for an image. */
  repo_url?: string | undefined
}

export function createGitHubReads(
  use: GitHubUse,
  { recordPlace, repo_url }: ReadsOptions
): GitHubReads {
  const { context, command, token } = use
  const guard = guardQueries(use)
  const code = { use, repo_url }
  return {
    recordedIds: async (name) => {
      const place = recordPlace(name)
      if (place === undefined) return undefined
      const what = 'look up the deployment that an earlier run recorded'
      return guard(what, async (github) => {
        const ids: string[] = []
        for await (const { deployment_id } of listRecords(github, place, warnerOf(use))) {
          if (deployment_id !== undefined) ids.push(deployment_id)
        }
        return ids
      })
    },
    readPullRequest: async (pull) => {
      // A sweep says itself what it could not read.
      if (command !== 'sweep' && !hasGitHub(context, token)) return undefined
      const what = `read the state of pull request #${pull}`
      return guard(what, (github) => github.readPullRequest(pull))
    },
    listChangedFiles: (comparison) =>
      queryCode(code, {
        query: (github) => github.listChangedFiles(comparison),
        orElse: (unknown) => ({ ...comparison, unknown })
      }),
    containsCommit: (comparison) =>
      queryCode(code, {
        query: (github) => github.containsCommit(comparison),
        orElse: () => undefined
      })
  }
}

/**
 * Asks GitHub about the code, if it is that of this run's repository.
 * @param orElse Takes why it is unknown.
 */
async function queryCode<T>(
  { use, repo_url }: { use: GitHubUse; repo_url: string | undefined },
  { query, orElse }: { query: (github: GitHubQueries) => Promise<T>; orElse: (why: string) => T }
): Promise<T> {
  if (use.context.host !== undefined) return orElse('a full clone (GIT_DEPTH: 0) may have both')
  if (repo_url === undefined || repositoryKey(repo_url) !== ownRepository(use.context))
    return orElse('GitHub is asked only about the repository of this run')
  try {
    const { queries } = await connectionOf(use)
    return await query(queries)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const fix = error.permission ? ` (add "${error.permission}" to the permissions of the job)` : ''
    return orElse(`${error.message}${fix}`)
  }
}
