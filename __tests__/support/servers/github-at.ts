import { connectGitHub, type Phase } from '../../../src/adapters/github/octokit.js'
import type { Clock, GitHub } from '../../../src/ports.js'
import { VirtualClock } from '../fakes/virtual-clock.js'

const never = new AbortController().signal

interface Given {
  token?: string
  clock?: Clock
  cancelled?: AbortSignal
  ended?: AbortSignal
  phase?: Phase
}

/** A run's connection to the API at this address. No wait takes time, unless its clock does. */
export function gitHubAt(apiUrl: string, { phase = 'running', ...given }: Given = {}): GitHub {
  const options = {
    token: 't',
    clock: new VirtualClock(),
    cancelled: never,
    ended: never,
    ...given
  }
  return connectGitHub({ ...options, apiUrl, repository: 'acme/support' })(phase)
}
