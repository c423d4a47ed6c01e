/** Ways to wait for a revision, each on the same lives: ours with the real code of the wait, and those of others. */

import { VirtualClock } from '../../__tests__/support/fakes/virtual-clock.js'
import type { RevisionAnswer } from '../../src/contract/answers.js'
import { withRetries } from '../../src/control-plane/with-retries.js'
import { openSession } from '../../src/deploy/core/session.js'
import { waitForRevision } from '../../src/deploy/wait/wait-for-revision.js'
import type { ControlPlane } from '../../src/ports.js'
import type { Life } from './lives.js'

/** What one wait came to. */
export interface Noticed {
  /** From DEPLOYED to the look that saw it, in milliseconds. */
  lag: number
  requests: number
}

/** What the service shows of a revision, besides DEPLOYED. */
export interface Shown {
  /** The status of each phase; otherwise one word for all of them. */
  statuses: boolean
  /** `created_at`, `updated_at`, and the list of revisions; otherwise only id and status (§2.8). */
  dates: boolean
}

const EPOCH = Date.UTC(2026, 0, 1)
const DAY = 86_400_000
const TIMEOUT_MS = 10_800_000
const DEPLOYMENT = { id: 'deployment', name: 'support', latest_revision_id: 'rev', status: 'READY' }

/** `poll_interval: auto`: the shipped wait. Every request to the service counts. */
export async function waitAuto(life: Life, shown: Shown): Promise<Noticed> {
  const clock = new VirtualClock(EPOCH)
  const { controlPlane, requests } = serve(life, shown, clock)
  const [before] = shown.dates ? earlierRows(life) : []
  const nothing = { emit: () => {}, redact: (text: string) => text, recall: async () => null, histories: [] }
  const parts = { ...nothing, clock, deadline: TIMEOUT_MS }
  const session = openSession(parts, (options) => withRetries(controlPlane, options))
  const { source } = life
  const previous = life.earlier.length === 0 ? null : 'rev-0'
  const timing = { interval: 'auto', timeoutMs: TIMEOUT_MS, startedAt: 0 } as const
  const which = { deployment_id: DEPLOYMENT.id, revision_id: 'rev', previous, source, before }
  await waitForRevision(session, { ...which, ...timing })
  return { lag: clock.now() - life.deployedAt, requests: requests() }
}

/** A service with this one revision in progress. Operations that a wait does not call fail the run. */
function serve(life: Life, { statuses, dates }: Shown, clock: VirtualClock) {
  let requests = 0
  const answer = <T>(value: T): Promise<T> => {
    requests++
    return Promise.resolve(value)
  }
  const revision = (): RevisionAnswer => {
    const index = life.ends.findIndex(({ at }) => at > clock.now())
    const since = life.ends[(index < 0 ? life.ends.length : index) - 1]?.at ?? 0
    const status = index < 0 ? 'DEPLOYED' : statuses ? (life.ends[index]?.status ?? '') : 'IN_PROGRESS'
    // A single status never changes, and neither does its date.
    const updated = statuses || index < 0 ? since : 0
    return { id: 'rev', status, ...(dates && { created_at: dateOf(0), updated_at: dateOf(updated) }) }
  }
  const unused = () => Promise.reject(new Error('no wait calls this'))
  const controlPlane: ControlPlane = {
    createDeployment: unused,
    patchDeployment: unused,
    redeployRevision: unused,
    readRevisionLog: unused,
    deleteDeployment: unused,
    listDeployments: unused,
    listIntegrations: unused,
    listListeners: unused,
    readDeployment: () => answer({ ...DEPLOYMENT, source_config: {}, source_revision_config: {} }),
    readRevision: () => answer(revision()),
    listRevisions: () => answer(dates ? [revision(), ...earlierRows(life)] : null)
  }
  return { controlPlane, requests: () => requests }
}

function earlierRows({ earlier }: Life): RevisionAnswer[] {
  return earlier.map(({ status, ms }, index) => {
    const created = -(index + 1) * DAY
    return { id: `rev-${index}`, status, created_at: dateOf(created), updated_at: dateOf(created + ms) }
  })
}

const dateOf = (ms: number) => new Date(EPOCH + Math.round(ms)).toISOString()

/** How others wait: the times between their looks, in milliseconds, the first of which comes at once. */
export interface Peer {
  name: string
  who: string
  /** The delay after look number `look`, counted from 1. */
  delay: (look: number) => number
}

const every = (seconds: number, who: string): Peer => ({ name: `${seconds} s`, who, delay: () => seconds * 1000 })
export const PEERS: readonly Peer[] = [
  every(1, 'as fast as is decent'),
  every(3, "a vendor's own command-line tool"),
  every(15, "a cloud vendor's waiter"),
  every(60, 'the public example workflow'),
  {
    name: '15 to 120 s',
    who: "a cloud vendor's action: twice as long each time",
    delay: (look) => Math.min(15_000 * 2 ** (look - 1), 120_000)
  }
]

/** A peer sends only its looks: what ours sends besides counts against ours alone. */
export function waitLike({ delay }: Peer, { deployedAt }: Life): Noticed {
  let now = 0
  let requests = 1
  while (now < deployedAt) now += delay(requests++)
  return { lag: now - deployedAt, requests }
}
