import { connectGitHub, type Phase } from '../../../src/github/octokit.js'
import type { Clock, GitHub } from '../../../src/ports.js'
import { VirtualClock } from '../fakes/virtual-clock.js'

const never = new AbortController().signal

/** A run's connection to the API at this address. No wait takes time, unless its clock does. */
export function gitHubAt(
  apiUrl: string,
  {
    token = 't',
    clock = new VirtualClock() as Clock,
    cancelled = never,
    ended = never,
    phase = 'running' as Phase
  } = {}
): GitHub {
  return connectGitHub({ token, apiUrl, repository: 'acme/support', clock, cancelled, ended })(phase)
}
