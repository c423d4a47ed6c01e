/**
 * What a deployment needs: whether that is live, also outside of this run, and why the deployment
 * does not start.
 */
import { createGitHubReads } from '../../adapters/github/github-reads.js'
import type { Problems } from '../../adapters/github/warn-on-failure.js'
import { startTimeLimit } from '../../adapters/http/time-limit.js'
import { shownUrl } from '../../contract/answers.js'
import { isBeingDeleted, isDeployed } from '../../contract/status.js'
import type { DeployEvent } from '../../deploy/core/events.js'
import type { Target } from '../../deploy/core/request.js'
import { openSession, type Session } from '../../deploy/core/session.js'
import { SETTLES_MS } from '../../deploy/core/settle.js'
import { type Snapshot, servingId } from '../../deploy/core/snapshot.js'
import { findDeployed } from '../../deploy/find/find-current.js'
import type { ErrorCode } from '../../error-codes.js'
import { CancelledError, DeployError, type Failure, RequestError } from '../../errors.js'
import { withoutUndefined } from '../../inputs/fields.js'
import { recordPlace } from '../../inputs/github-records.js'
import type { NeededDeployment } from '../../inputs/manifest/manifest.js'
import type { Access } from '../../inputs/request.js'
import { describeFailure } from '../../report/failure.js'
import { kindOfFailure, pastOf } from '../../report/outcome.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { previewEnvironment } from '../../repository/preview-name.js'
import { withRetries } from '../../requests/retry.js'
import { groupByText } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { webAddress } from '../../text/web-address.js'
import type { CommandPorts } from '../command.js'

/**
 * How a deployment ended, for those that need it. `is_outside`: it is not part of this run, so no
 * other one reports it.
 */
export type NeedEnd = { live: NeededDeployment } | { failure: Failure; is_outside?: true }

/** Undefined if all that it needs is live. Otherwise the failure names everything that is not. */
export function blockedBy(needed: ReadonlyMap<string, NeedEnd>): Failure | undefined {
  const unmet = [...needed].flatMap(([key, end]) => ('live' in end ? [] : [{ key, ...end }]))
  if (unmet.length === 0) return undefined
  const outside = unmet.filter(({ is_outside }) => is_outside)
  const unread = outside.find(({ failure }) => failure.kind === 'cancelled')
  if (unread !== undefined) return unread.failure
  // An earlier revision may still serve, so this is about the run and not about what is live.
  const ended = unmet.flatMap(({ key, failure, is_outside }) =>
    is_outside ? [] : [{ key: `"${key}"`, text: pastOf(kindOfFailure(failure)) }]
  )
  const why = [
    ...groupByText(ended).map(({ text, keys }) => `It needs ${keys.join(', ')}, which ${text}.`),
    ...outside.map(({ failure }) => `What it needs is not ready: ${failure.what}`)
  ]
  return failureOf(
    outside.length === 0 ? 'dependency_failed' : 'dependency_not_ready',
    why.join(' ')
  )
}

const failureOf = (code: ErrorCode, what: string) =>
  describeFailure(new DeployError(code, { what }), EMPTY_RECORD)
const CANCELLED = {
  ...describeFailure(new CancelledError(), EMPTY_RECORD),
  what: 'Cancelled before it started.'
}

/** A deployment outside of this run. An id wins over the name. */
export interface Need extends Target {
  name: string
  /** The environment on GitHub in which runs record it, if it is not that of a preview. */
  recorded_in?: string | undefined
}

/** Reads whether a deployment outside of this run is live. Only a bug is thrown. */
export async function readNeed(
  need: Need,
  access: Access,
  ports: CommandPorts,
  problems: Problems
): Promise<NeedEnd> {
  const name = `"${sanitizeLine(need.name)}"`
  try {
    const session = await openReads(need, access, ports, problems)
    return { live: liveFacts(await findDeployed(session, need, SETTLES_MS), name) }
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    const { what } = error
    const why = error instanceof RequestError ? `${name} could not be read: ${what}` : what
    const failure =
      error instanceof CancelledError ? CANCELLED : failureOf('dependency_not_ready', why)
    return { failure, is_outside: true }
  }
}

/** Returns the facts of the deployment. @throws DeployError if no revision of it serves. */
function liveFacts({ deployment, latest, serving }: Snapshot, name: string): NeededDeployment {
  const notReady = (why: string) =>
    new DeployError('dependency_not_ready', { what: `${name} ${why}.` })
  if (isBeingDeleted(deployment)) throw notReady('is being deleted')
  const hasRollout = latest !== null && isDeployed(latest)
  // If the service never says what serves, the latest revision shows whether anything does.
  const isAssumed = serving.is === 'unknown' && hasRollout
  const revision_id = isAssumed ? latest.id : servingId(serving)
  if (revision_id === undefined) {
    const status = latest && `: its latest revision is ${sanitizeLine(latest.status, 40)}`
    throw notReady(`is not live${status ?? ''}`)
  }
  return withoutUndefined<NeededDeployment>({
    id: deployment.id,
    revision_id,
    url: webAddress(shownUrl(deployment))
  })
}

async function openReads(
  need: Need,
  access: Access,
  ports: CommandPorts,
  problems: Problems
): Promise<Session> {
  const { clock, redactor } = ports
  const { command, connection, timeoutMs } = access
  const { token, records } = access.github
  const environment =
    need.recorded_in ?? (records.transient ? previewEnvironment(need.name) : undefined)
  const recorded = { token, records: { ...records, ...(environment && { environment }) } }
  const github = createGitHubReads(
    { ...ports, ...problems, command, token },
    { recordPlace: (name) => recordPlace(recorded, name) }
  )
  const controlPlane = await ports.connect(connection, startTimeLimit(clock, timeoutMs))
  const sessionParts = {
    clock,
    emit: (event: DeployEvent) => {
      if (event.type === 'warning') problems.warn(event.message)
    },
    records: github,
    redact: redactor.redact,
    histories: [],
    deadline: clock.now() + timeoutMs
  }
  return openSession(sessionParts, (options) => withRetries(controlPlane, options))
}
