/**
 * Verifies that the agent server answers from the deployed revision. DEPLOYED does not prove that:
 * a rollout may swap replicas after the status. Real agent servers name their revision at
 * `GET /info` (docs/design.md, section 3).
 */
import { idKey } from '../../contract/answers.js'
import { ConnectionError, DeployError, StatusError } from '../../errors.js'
import type { AgentChecks, AgentInfo, LiveDeployment } from '../../ports.js'
import { listNewestFirst } from '../../requests/lists.js'
import { pollUntil, tryRequest } from '../../requests/retry.js'
import type { Written } from '../core/model.js'
import { type Session, withGrace } from '../core/session.js'
import { waitForCreatedUrl } from './created-url.js'
import { liveDeployment } from './live-deployment.js'
import { earlierRevisions, type Live } from './verify-active.js'

/** How long one read of `GET /info` may take, in milliseconds. Ours: the route does no work. */
const LONGEST_INFO_READ_MS = 5_000
/**
 * How many answers in a row must name a new revision: each may come from another of several
 * replicas.
 */
const CONFIRMATIONS_OF_NEW = 3
/**
 * How many reads in a row may get no answer, before and after a revision was named (about 40 s).
 */
const MOST_UNANSWERED = { unnamed: 2, named: 20 }
const CONFIRM_MS = 250
const POLL_MS = 2_000
/** A wait that takes longer says what it waits for, in milliseconds. */
const SILENT_MS = 2_000

/** What one read of `GET /info` shows. */
export type InfoRead =
  | { names: 'expected' }
  /** An earlier revision of this deployment. */
  | { names: 'earlier'; id: string }
  /** No revision, or one that is no earlier one: it proves nothing. */
  | { names: 'nothing' }
  /** There was no answer, but there may be one later. */
  | { names: 'unanswered' }

/** What the reads so far show. */
export interface InfoReads {
  count: number
  /** How many reads in a row named the expected revision. */
  confirmations: number
  /** How many reads in a row were unanswered. */
  unanswered: number
  /** Whether a read has named a revision of this deployment. */
  has_named: boolean
  /** The earlier revision that answered last, if none has answered since. */
  earlier?: string
}

export const NO_READS: InfoReads = {
  count: 0,
  confirmations: 0,
  unanswered: 0,
  has_named: false
}

/** Adds a read. Pure. */
export function addRead(reads: InfoReads, read: InfoRead): InfoReads {
  const { earlier, ...counts } = { ...reads, count: reads.count + 1 }
  const reset = { ...counts, confirmations: 0, unanswered: 0 }
  switch (read.names) {
    case 'expected':
      return { ...reset, confirmations: reads.confirmations + 1, has_named: true }
    case 'earlier':
      return { ...reset, has_named: true, earlier: read.id }
    case 'nothing':
      return reset
    case 'unanswered': {
      const unanswered = reads.unanswered + 1
      return { ...reset, unanswered, ...(earlier !== undefined && { earlier }) }
    }
  }
}

/**
 * Returns whether the reads decide: `unverified` if nothing will show which revision answers. Pure.
 */
export function judgeReads(
  reads: InfoReads,
  last: InfoRead,
  needed: number
): 'confirmed' | 'unverified' | 'undecided' {
  const mostUnanswered = reads.has_named ? MOST_UNANSWERED.named : MOST_UNANSWERED.unnamed
  if (reads.confirmations >= needed) return 'confirmed'
  if (last.names === 'nothing' || reads.unanswered >= mostUnanswered) return 'unverified'
  return 'undecided'
}

/** The revision that is to answer. */
interface ExpectedRevision extends Pick<Live, 'is_new'> {
  revision_id: string
  written: Written
}

/**
 * Confirms that the agent server of what is live answers from its revision.
 *
 * @param live Undefined if nothing shows what serves: then nothing is confirmed.
 * @throws as `verifyServing`.
 */
export async function confirmLive(
  session: Session,
  written: Written,
  live: Live | undefined,
  checks: AgentChecks
): Promise<LiveDeployment> {
  const deployed = liveDeployment(written, live)
  if (live === undefined) return deployed
  // A smoke check waits for the URL by itself.
  if (checks.smokeCheck === undefined) deployed.url ??= await waitForCreatedUrl(session, written)
  const { revision, is_new } = live
  const agent = deployed.url === undefined ? undefined : checks.connectInfo?.(deployed.url)
  const is_confirmed = await verifyServing(
    session,
    { revision_id: revision.id, written, is_new },
    agent
  )
  return { ...deployed, is_confirmed }
}

/**
 * Reads `GET /info` until enough answers name the revision. An agent server that names none of this
 * deployment proves nothing; the log says so in one line.
 *
 * @param agent Undefined if the URL is unknown: then nothing is read.
 * @returns Whether the agent server named the revision.
 * @throws DeployError `not_serving` if an earlier revision still answers when the time is up.
 */
async function verifyServing(
  session: Session,
  expected: ExpectedRevision,
  agent: AgentInfo | undefined
): Promise<boolean> {
  if (agent === undefined) return false
  const { revision_id, is_new } = expected
  const { emit } = session
  const needed = is_new ? CONFIRMATIONS_OF_NEW : 1
  const { reads, verdict } = await readUntilDecided(withGrace(session), expected, agent, needed)
  if (verdict === 'confirmed') {
    emit({ type: 'serving_confirmed', revision_id, reads: reads.count })
    return true
  }
  if (verdict === 'unverified' || reads.earlier === undefined) {
    emit({ type: 'serving_unverified' })
    return false
  }
  emit({ type: 'active_revision_read', serving: { is: 'revision', id: reads.earlier } })
  throw new DeployError('not_serving', {
    what: 'The revision is DEPLOYED, but the agent server still answers from an earlier one.',
    facts: [{ label: 'Revision', value: revision_id }]
  })
}

interface Decision {
  reads: InfoReads
  verdict: ReturnType<typeof judgeReads>
}

/** Polls until the reads decide, or the time is up. */
async function readUntilDecided(
  session: Session,
  expected: ExpectedRevision,
  agent: AgentInfo,
  needed: number
): Promise<Decision> {
  const { clock, deadline, emit } = session
  const startedAt = clock.now()
  let decision: Decision = { reads: NO_READS, verdict: 'undecided' }
  let isSilent = true
  const poll = async (): Promise<Decision> => {
    const read = await readInfo(session, expected, agent, decision.reads.earlier)
    const reads = addRead(decision.reads, read)
    decision = { reads, verdict: judgeReads(reads, read, needed) }
    emitRead(session, expected, read)
    const isSlow = decision.verdict === 'undecided' && clock.now() - startedAt >= SILENT_MS
    if (isSilent && isSlow) {
      isSilent = false
      const { revision_id } = expected
      const message = `Waiting until the agent server answers from revision ${revision_id}.`
      emit({ type: 'info', message })
    }
    return decision
  }
  const delayMs = () => (decision.reads.confirmations > 0 ? CONFIRM_MS : POLL_MS)
  const isDecided = ({ verdict }: Decision) => verdict !== 'undecided'
  return pollUntil({ clock, deadline, delayMs }, poll, isDecided)
}

function emitRead({ emit }: Session, { revision_id }: ExpectedRevision, read: InfoRead): void {
  if (read.names === 'expected') emit({ type: 'serving_read', revision_id, is_earlier: false })
  if (read.names === 'earlier')
    emit({ type: 'serving_read', revision_id: read.id, is_earlier: true })
}

/**
 * Reads which revision answers.
 * @param earlier The one that answered before: it is not looked up again.
 */
async function readInfo(
  session: Session,
  { revision_id, written }: ExpectedRevision,
  agent: AgentInfo,
  earlier: string | undefined
): Promise<InfoRead> {
  const { clock, deadline } = session
  const timeoutMs = Math.max(1, Math.min(LONGEST_INFO_READ_MS, deadline - clock.now()))
  const answer = await tryRequest(() => agent.readInfo(timeoutMs))
  if ('error' in answer) return { names: isPassing(answer.error) ? 'unanswered' : 'nothing' }
  const id = revisionIn(answer.value)
  if (id === undefined) return { names: 'nothing' }
  if (isSameId(id, revision_id)) return { names: 'expected' }
  if (earlier !== undefined && isSameId(id, earlier)) return { names: 'earlier', id: earlier }
  const found = await findEarlier(session, written, id)
  return found === undefined ? { names: 'nothing' } : { names: 'earlier', id: found }
}

/**
 * Returns whether a later read may succeed: of a server that starts, or of a gateway before it. A
 * page is neither.
 */
function isPassing(error: Error & { retryable?: boolean }): boolean {
  const isOfServer = error instanceof StatusError || error instanceof ConnectionError
  return isOfServer && error.retryable
}

/**
 * Returns whether two ids are equal. The agent server may spell one in another case than the
 * control plane.
 */
const isSameId = (a: string, b: string) => idKey(a) === idKey(b)

/**
 * Finds the revision with this id, if it is an earlier one of this deployment: from before this
 * run, or one that the service has. Undefined for a newer one of another writer, and for one of
 * another deployment.
 */
async function findEarlier(
  { controlPlane }: Session,
  written: Written,
  named: string
): Promise<string | undefined> {
  const fromBefore = [...earlierRevisions(written)].find((id) => isSameId(named, id))
  if (fromBefore !== undefined) return fromBefore
  const { id } = written.deployment
  const deployment = await tryRequest(() => controlPlane.readDeployment(id))
  if ('error' in deployment) return undefined
  const { latest_revision_id: latest } = deployment.value
  if (latest === null || isSameId(named, latest)) return undefined
  const read = await tryRequest(() => controlPlane.readRevision(id, idKey(named)))
  if ('value' in read) return read.value.id
  const isNamed = (row: { id: string }) => isSameId(named, row.id)
  const list = { deployment_id: id, sought: latest }
  const listed = await tryRequest(() =>
    listNewestFirst(controlPlane, { ...list, isEnough: (rows) => rows.some(isNamed) })
  )
  return 'value' in listed ? listed.value?.find(isNamed)?.id : undefined
}

/** An id as services make them: it goes into a path, a log and an output. */
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** Returns `host.host_revision_id` of an answer to `GET /info`; undefined if it names none. */
export function revisionIn(info: unknown): string | undefined {
  const id = memberOf(memberOf(info, 'host'), 'host_revision_id')
  return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[name]
}
