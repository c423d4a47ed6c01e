import { connectGitHub } from '../../../src/adapters/github/client.js'
import type { Clock } from '../../../src/ports.js'
import type { GitHubApi } from '../fakes/github-repository.js'
import { VirtualClock } from '../fakes/virtual-clock.js'

const never = new AbortController().signal

interface Given {
  token?: string
  clock?: Clock
  cancelled?: AbortSignal
  ended?: AbortSignal
}

/** A run's connection to the API at this address. No wait takes time, unless its clock does. */
export function gitHubAt(apiUrl: string, given: Given = {}): GitHubApi {
  const options = {
    token: 't',
    clock: new VirtualClock(),
    cancelled: never,
    ended: never,
    ...given
  }
  const connection = connectGitHub({ ...options, apiUrl, repository: 'acme/support' })
  return { ...connection.writes, ...connection.queries }
}
