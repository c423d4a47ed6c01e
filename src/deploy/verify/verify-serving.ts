/**
 * Waits until the agent server has a URL, which a service may show some seconds after DEPLOYED, and answers from the deployed
 * revision. DEPLOYED does not prove that: a rollout may swap replicas after the status. Real agent servers name their
 * revision at `GET /info` (docs/design.md, section 3).
 */
import { idKey, shownUrl } from '../../contract/answers.js'
import { ConnectionError, DeployError, StatusError } from '../../errors.js'
import type { AgentInfo } from '../../ports.js'
import { pollUntil, tryRequest } from '../../requests/retry.js'
import type { Written } from '../core/model.js'
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
  written: Written
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
  { revision_id, written }: ExpectedRevision,
  agent: AgentInfo | undefined
): Promise<void> {
  if (agent === undefined) return
  const { clock, emit } = session
  const timed = withGrace(session)
  let [reads, confirmed, unanswered, mostUnanswered] = [0, 0, 0, MOST_UNANSWERED.unnamed]
  let earlier: string | undefined
  const read = async (): Promise<boolean> => {
    const named = await readNamed(timed, agent)
    reads++
    confirmed = named !== null && isSameId(named, revision_id) ? confirmed + 1 : 0
    unanswered = named === null ? unanswered + 1 : 0
    if (named === null && unanswered >= mostUnanswered) earlier = undefined
    if (named === null) return unanswered >= mostUnanswered
    if (named === undefined || confirmed > 0) earlier = undefined
    else if (earlier === undefined || !isSameId(named, earlier))
      earlier = await findEarlier(timed, written, named)
    if (named === undefined || (confirmed === 0 && earlier === undefined)) return true
    mostUnanswered = MOST_UNANSWERED.named
    emit({ type: 'serving_read', revision_id: earlier ?? named, is_earlier: earlier !== undefined })
    return confirmed >= CONFIRMATIONS
  }
  const delayMs = () => (confirmed > 0 ? CONFIRM_MS : POLL_MS)
  await pollUntil({ clock, deadline: timed.deadline, delayMs }, read, (isOver) => isOver)
  if (confirmed >= CONFIRMATIONS) return emit({ type: 'serving_confirmed', revision_id, reads })
  if (earlier === undefined) return emit({ type: 'serving_unverified' })
  emit({ type: 'active_revision_read', serving: { is: 'revision', id: earlier } })
  const what = 'The revision is DEPLOYED, but the agent server still answers from an earlier one.'
  throw new DeployError('not_serving', `${what}\nRevision ${revision_id}`)
}

/** The agent server may spell an id in another case than the control plane. */
const isSameId = (named: string | undefined, id: string) =>
  named !== undefined && idKey(named) === idKey(id)

/**
 * The id of the named revision, if it is another one of this deployment than the latest: one from before this run, or
 * one that the service finds. Undefined for a newer one of another writer, and for what is no revision of it.
 */
async function findEarlier(
  { controlPlane }: Session,
  written: Written,
  named: string
): Promise<string | undefined> {
  const known = [...earlierRevisions(written)].find((id) => isSameId(named, id))
  if (known !== undefined) return known
  const { id } = written.deployment
  const read = await tryRequest(async () => {
    const { latest_revision_id: latest } = await controlPlane.readDeployment(id)
    if (latest === null || isSameId(named, latest)) return undefined
    return (await controlPlane.readRevision(id, idKey(named))).id
  })
  return 'value' in read ? read.value : undefined
}

/** The revision that the agent server names; undefined if it names none, null if it may answer later. */
async function readNamed(
  { clock, deadline }: Session,
  agent: AgentInfo
): Promise<string | undefined | null> {
  const timeoutMs = Math.max(1, Math.min(LONGEST_READ_MS, deadline - clock.now()))
  const answer = await tryRequest(() => agent.readInfo(timeoutMs))
  if ('value' in answer) return namedRevision(answer.value)
  const { error } = answer
  // A server that starts, or a gateway before it. A refused key and a page are no such thing.
  const isPassing =
    error.retryable && (error instanceof StatusError || error instanceof ConnectionError)
  return isPassing ? null : undefined
}

/** An id as services make them: it goes into a path, a log and an output. */
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** `host.host_revision_id` of an answer to `GET /info`; undefined if it names none. */
export function namedRevision(info: unknown): string | undefined {
  const host = typeof info === 'object' && info !== null && 'host' in info ? info.host : undefined
  const id =
    typeof host === 'object' && host !== null && 'host_revision_id' in host
      ? host.host_revision_id
      : undefined
  return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined
}

/** Between two polls, in milliseconds. Ours: the URL comes within seconds of DEPLOYED. */
const URL_POLL_MS = 1_000
/** How long a created deployment is read for its URL, in milliseconds. Ours: §2.2 does not say when the service sets it. */
const CREATED_MS = 10_000

/** The URL, if an event has reported it. */
export type KnownUrl = () => string | undefined

/** Reads the deployment until it shows a URL, usable or not, or the time is up. Failed reads are retried. */
export async function waitForUrl(
  { controlPlane, clock, emit }: Pick<Session, 'controlPlane' | 'clock' | 'emit'>,
  { deployment_id, timeoutMs }: { deployment_id: string; timeoutMs: number },
  url: KnownUrl
): Promise<string | undefined> {
  if (url() !== undefined) return url()
  const deadline = clock.now() + timeoutMs
  const read = async () => {
    const options = { timeoutMs: Math.max(1, deadline - clock.now()), once: true }
    const answer = await tryRequest(() => controlPlane.readDeployment(deployment_id, options))
    if (!('value' in answer)) return undefined
    emit({ type: 'deployment_read', deployment: answer.value })
    return shownUrl(answer.value)
  }
  return pollUntil({ clock, deadline, delayMs: URL_POLL_MS }, read, (shown) => shown !== undefined)
}

/** Waits for the URL that the service sets for a new deployment from git (§2.2), so that the report has it. */
export async function waitForCreatedUrl(
  session: Session,
  { plan, wanted, deployment }: Written,
  url: KnownUrl
): Promise<void> {
  const { clock, emit, deadline } = session
  const timeoutMs = Math.min(CREATED_MS, deadline - clock.now())
  if (plan.action.do !== 'create' || wanted.source !== 'git_host' || timeoutMs <= 0) return
  const shown = await waitForUrl(session, { deployment_id: deployment.id, timeoutMs }, url)
  if (shown === undefined)
    emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' })
}
