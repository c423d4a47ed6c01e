/**
 * Waits until the agent server answers from the deployed revision. DEPLOYED does not prove that: a rollout may swap
 * replicas after the status. Real agent servers name their revision at `GET /info` (docs/design.md, section 3).
 */
import { idKey } from '../../contract/vocabulary.js'
import { ConnectionError, DeployError, isNotFound, type RequestError, StatusError } from '../../errors.js'
import type { AgentInfo } from '../../ports.js'
import { tryRequest } from '../../requests/retry.js'
import type { Applied } from '../apply/applied.js'
import type { DesiredDeployment } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import { type Session, withDeadline, withGrace } from '../core/session.js'
import { NOTHING_SEEN, nextServingDelayMs, type ServingRead, type ServingState, seeServing } from './serving-state.js'
import { earlierRevisions, type Live, tellSuperseded } from './verify-active.js'
import { assertCodeMatches, assertContentsMatch } from './verify-contents.js'

/** How long one read of `GET /info` may take, in milliseconds. Ours: the route does no work. */
const LONGEST_READ_MS = 5_000
/** How long the agent server is still read when the time of the wait is up, in milliseconds. */
const LAST_READS_MS = 5_000

/** The revision that is to answer. */
export interface ExpectedRevision {
  revision_id: string
  applied: Applied
  wanted: DesiredDeployment
}

/**
 * Reads `GET /info` until it names the revision three times in a row. An agent server that names none, or one that the
 * control plane does not know, proves nothing; the log says so in one line.
 *
 * @param agent Undefined where the URL is unknown: then nothing is read.
 * @throws DeployError where an earlier revision still answers when the time is up.
 */
export async function verifyServing(
  session: Session,
  expected: ExpectedRevision,
  agent: AgentInfo | undefined
): Promise<void> {
  if (agent === undefined) return
  const { clock, emit } = session
  const { deadline } = withGrace(session, LAST_READS_MS)
  const timed = withDeadline(session, deadline)
  let state = NOTHING_SEEN
  let newer: Live | undefined
  const read = async (): Promise<ServingState> => {
    const seen = await readServing(timed, { ...expected, agent, known: state.others })
    newer = 'newer' in seen ? seen.newer : undefined
    state = seeServing(state, seen)
    if ('revision_id' in seen) {
      emit({ type: 'serving_read', revision_id: seen.revision_id, is_earlier: !seen.is_ours && newer === undefined })
    }
    return state
  }
  const delayMs = () => nextServingDelayMs(state)
  const last = await pollUntil({ clock, deadline, delayMs }, read, ({ verdict }) => verdict !== undefined)
  if (newer !== undefined) return followNewer(timed, expected, newer)
  report(session, expected, last)
}

/** What answers in its place is a success only if it holds what was requested. @throws DeployError if it does not. */
async function followNewer(session: Session, { revision_id, applied, wanted }: ExpectedRevision, newer: Live) {
  const { deadline } = session
  tellSuperseded(session, revision_id, newer.revision)
  assertCodeMatches(wanted, newer.revision, newer.deployment)
  await assertContentsMatch(session, { wanted, applied, ...newer, revision_id: newer.revision.id, deadline })
}

function report({ emit }: Session, { revision_id }: ExpectedRevision, { verdict, recent, reads }: ServingState): void {
  if (verdict === 'confirmed') return emit({ type: 'serving_confirmed', revision_id, reads })
  const [other] = recent.flatMap((seen) => ('revision_id' in seen && !seen.is_ours ? [seen.revision_id] : []))
  if (other !== undefined) {
    throw new DeployError(
      'not_serving',
      [
        'The revision is DEPLOYED, but the agent server still answers from an earlier one.',
        `Revision ${revision_id}`,
        `Serving: revision ${other}`
      ].join('\n')
    )
  }
  emit({ type: 'serving_unverified' })
}

interface Look extends ExpectedRevision {
  agent: AgentInfo
  /** Ids that the control plane lists for this deployment. */
  known: ReadonlySet<string>
}

async function readServing(
  session: Session,
  { agent, known, applied, ...expected }: Look
): Promise<ServingRead & { newer?: Live }> {
  const { clock, controlPlane, deadline } = session
  const deployment_id = applied.deployment.id
  const timeoutMs = Math.max(1, Math.min(LONGEST_READ_MS, deadline - clock.now()))
  const answer = await tryRequest(() => agent.readInfo(timeoutMs))
  if ('error' in answer) return { has_answer: !isPassing(answer.error) }
  const named = namedRevision(answer.value)
  if (named === undefined) return { has_answer: true }
  const earlier = earlierRevisions(applied)
  // The agent server may spell an id in another case than the control plane.
  const isNamed = (id: string) => idKey(id) === idKey(named)
  const revision_id = [expected.revision_id, ...known, ...earlier].find(isNamed) ?? named
  if (revision_id === expected.revision_id) return { revision_id, is_ours: true }
  if (known.has(revision_id)) return { revision_id, is_ours: false }
  const listed = await readNamed(session, deployment_id, revision_id)
  if ('error' in listed) return { has_answer: isUnknown(listed.error) }
  const { value: revision } = listed
  const other = { revision_id: revision.id, is_ours: false }
  if (earlier.has(revision.id)) return other
  const now = await tryRequest(() => controlPlane.readDeployment(deployment_id))
  if ('error' in now || now.value.latest_revision_id !== revision.id) return other
  return { ...other, is_superseded: true, newer: { revision, deployment: now.value } }
}

/** The control plane never named this id, so a 404 is its last word. Another error is retried. */
async function readNamed({ controlPlane }: Session, deployment_id: string, revision_id: string) {
  const read = await tryRequest(() => controlPlane.readRevision(deployment_id, revision_id, { once: true }))
  if ('value' in read || isUnknown(read.error)) return read
  return tryRequest(() => controlPlane.readRevision(deployment_id, revision_id))
}

const isUnknown = (error: RequestError) => isNotFound(error) || (error instanceof StatusError && !error.retryable)

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
