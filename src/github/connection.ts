/** The connection of a run to GitHub's API: the one file that imports @actions/github. */
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { fetchWithin, onlyTo } from './send.js'

export type Octokit = ReturnType<typeof connect>

/** @param ended Ends all requests. */
export function connect({ token, apiUrl, ended }: { token: string; apiUrl: string; ended: AbortSignal }) {
  const throughProxy: typeof fetch = defaults.request?.fetch ?? fetch
  return getOctokit(token, {
    baseUrl: apiUrl,
    request: { fetch: fetchWithin(onlyTo(new URL(apiUrl).origin, throughProxy), ended) },
    userAgent: 'deploy-agent-server',
    // The records report each problem once.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing }
  })
}

const nothing = () => {}
