/**
 * Waits until the agent server answers from the deployed revision. DEPLOYED does not prove that: a rollout may swap
 * replicas after the status. Real agent servers name their revision at `GET /info` (docs/design.md, section 3).
 */
import { idKey } from '../../contract/vocabulary.js'
import { ConnectionError, DeployError, type RequestError, StatusError } from '../../errors.js'
import type { AgentInfo } from '../../ports.js'
import { tryRequest } from '../../requests/retry.js'
import type { Applied } from '../apply/applied.js'
import { pollUntil } from '../core/poll-until.js'
import { type Session, withGrace } from '../core/session.js'
import { earlierRevisions } from './verify-active.js'

/** How long one read of `GET /info` may take, in milliseconds. Ours: the route does no work. */
const LONGEST_READ_MS = 5_000
/** So many reads in a row name the revision before it counts as serving: one may reach any of several replicas. */
const CONFIRMATIONS = 3
/** How many reads in a row may get no answer: of a server that has named nothing yet, and of one that has (about 40 s). */
const MOST_UNANSWERED = { unnamed: 2, named: 20 }
const CONFIRM_MS = 250
const POLL_MS = 2_000

/** The revision that is to answer. */
export interface ExpectedRevision {
  revision_id: string
  applied: Applied
}

/** What one read shows: the revision of this deployment that answered, or nothing of one. */
type Answered = 'ours' | 'earlier' | 'other' | 'none'

/** What the reads so far show. */
interface Reads {
  count: number
  /** How many in a row were answered by the deployed revision. */
  confirmed: number
  /** How many in a row got no answer. */
  unanswered: number
  /** The earlier revision that answered last, unless the deployed one has answered since. */
  earlier: string | undefined
  hasNamed: boolean
  isOver: boolean
}

/**
 * Reads `GET /info` until it names the revision three times in a row. An agent server that names none of this deployment
 * proves nothing; the log says so in one line.
 *
 * @param agent Undefined where the URL is unknown: then nothing is read.
 * @throws DeployError where an earlier revision still answers when the time is up.
 */
export async function verifyServing(
  session: Session,
  { revision_id, applied }: ExpectedRevision,
  agent: AgentInfo | undefined
): Promise<void> {
  if (agent === undefined) return
  const { clock, emit } = session
  const timed = withGrace(session)
  const { deadline } = timed
  const earlier = earlierRevisions(applied)
  let reads: Reads = { count: 0, confirmed: 0, unanswered: 0, earlier: undefined, hasNamed: false, isOver: false }
  const read = async (): Promise<Reads> => {
    const named = await readNamed(timed, agent)
    const answered = whose(named, revision_id, earlier)
    if (answered === 'ours' || answered === 'earlier')
      emit({ type: 'serving_read', revision_id: String(named), is_earlier: answered === 'earlier' })
    reads = after(reads, answered, named)
    return reads
  }
  const delayMs = () => (reads.confirmed > 0 ? CONFIRM_MS : POLL_MS)
  const last = await pollUntil({ clock, deadline, delayMs }, read, ({ isOver }) => isOver)
  if (last.confirmed >= CONFIRMATIONS) return emit({ type: 'serving_confirmed', revision_id, reads: last.count })
  if (last.earlier === undefined) return emit({ type: 'serving_unverified' })
  throw new DeployError(
    'not_serving',
    [
      'The revision is DEPLOYED, but the agent server still answers from an earlier one.',
      `Revision ${revision_id}`,
      `Serving: revision ${last.earlier}`
    ].join('\n')
  )
}

/** The reads with one more. */
function after(before: Reads, answered: Answered, named: string | undefined | null): Reads {
  const hasNamed = before.hasNamed || answered === 'ours' || answered === 'earlier'
  const confirmed = answered === 'ours' ? before.confirmed + 1 : 0
  const unanswered = answered === 'none' ? before.unanswered + 1 : 0
  const most = hasNamed ? MOST_UNANSWERED.named : MOST_UNANSWERED.unnamed
  const earlier = answered === 'earlier' ? String(named) : confirmed > 0 ? undefined : before.earlier
  const isOver = confirmed >= CONFIRMATIONS || unanswered >= most || answered === 'other'
  return { count: before.count + 1, confirmed, unanswered, earlier, hasNamed, isOver }
}

/** @param named Null without an answer; undefined if the answer names none. */
function whose(named: string | null | undefined, revision_id: string, earlier: ReadonlySet<string>): Answered {
  if (named === null) return 'none'
  if (named === undefined) return 'other'
  // The agent server may spell an id in another case than the control plane.
  const isNamed = (id: string) => idKey(id) === idKey(named)
  if (isNamed(revision_id)) return 'ours'
  return [...earlier].some(isNamed) ? 'earlier' : 'other'
}

/** The revision that the agent server names; undefined if it names none, null if it may answer later. */
async function readNamed({ clock, deadline }: Session, agent: AgentInfo): Promise<string | undefined | null> {
  const timeoutMs = Math.max(1, Math.min(LONGEST_READ_MS, deadline - clock.now()))
  const answer = await tryRequest(() => agent.readInfo(timeoutMs))
  if ('value' in answer) return namedRevision(answer.value)
  return isPassing(answer.error) ? null : undefined
}

/** An id as services make them: it goes into a path, a log and an output. */
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** `host.host_revision_id` of an answer to `GET /info`; undefined if it names none. */
export function namedRevision(info: unknown): string | undefined {
  const host = typeof info === 'object' && info !== null && 'host' in info ? info.host : undefined
  const id = typeof host === 'object' && host !== null && 'host_revision_id' in host ? host.host_revision_id : undefined
  return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined
}

/** A server that starts, or a gateway before it. A host without an address, a refused key and a page are no such thing. */
function isPassing(error: RequestError): boolean {
  if (error instanceof StatusError) return error.retryable
  return error instanceof ConnectionError && error.retryable && !isUnresolved(error.cause)
}

const isUnresolved = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && /^(ENOTFOUND|EAI_AGAIN)$/.test(String(cause.code))
