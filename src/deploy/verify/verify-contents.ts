/** Verifies after a wait that the deployment matches the request (docs/design.md, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Applied } from '../apply/applied.js'
import { filledFields } from '../compare/diff-resource-spec.js'
import {
  type ContentsInput,
  findMismatches,
  findOtherCode,
  type Mismatch,
  namesStillListed
} from '../compare/find-mismatches.js'
import type { DesiredDeployment } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'
import { describeDeployment } from '../find/find-by-name.js'

/** Two readers of a service may disagree for some seconds: a verdict that makes a run fail is confirmed; in milliseconds. */
const CONFIRMED_AFTER_MS = 15_000
const POLL_MS = 1_000

interface Seen {
  wanted: DesiredDeployment
  applied: Applied
  /** The last read. */
  deployment: DeploymentAnswer
  revision_id: string | null
  /** On the session's clock: nothing is read again after it. */
  deadline: number
}

/**
 * Asserts that the deployment shows what was requested, if it shows it at all.
 *
 * @throws DeployError if it still shows another visible value after some seconds.
 */
export async function assertContentsMatch(session: Session, seen: Seen): Promise<void> {
  const { clock, controlPlane, emit } = session
  const { applied } = seen
  const deadline = Math.min(seen.deadline, clock.now() + CONFIRMED_AFTER_MS)
  let last: DeploymentAnswer | undefined
  const read = async () => {
    last = last === undefined ? seen.deployment : await readAgain(controlPlane, last)
    return last
  }
  const isStale = ({ latest_revision_id }: DeploymentAnswer) =>
    applied.new_revision && applied.built_by_service === undefined && latest_revision_id === applied.previous
  const shown = await pollUntil({ clock, deadline, delayMs: POLL_MS }, read, (deployment) => {
    const reads = readsOf(seen, deployment)
    return findMismatches(reads).length === 0 && namesStillListed(reads).length === 0 && !isStale(deployment)
  })
  const reads = readsOf(seen, shown)
  assertNoMismatch(seen, findMismatches(reads))
  if (isStale(shown)) return
  const names = namesStillListed(reads)
  if (names.length > 0) emit({ type: 'secrets_kept', names, message: stillListed(names) })
  const fields = filledFields(shown.source_config.resource_spec, reads.sent?.source_config?.resource_spec)
  if (fields.length > 0) emit({ type: 'info', message: filledIn(fields) })
}

/** Reads the deployment; if that fails, returns the earlier read. */
async function readAgain(controlPlane: Session['controlPlane'], before: DeploymentAnswer): Promise<DeploymentAnswer> {
  const read = await tryRequest(() => controlPlane.readDeployment(before.id, { once: true }))
  if ('value' in read) return read.value
  if (!read.error.retryable) throw read.error
  return before
}

/** The reads to compare. What another writer's revision shows is not what this run sent. */
function readsOf({ wanted, applied, revision_id: live }: Seen, last: DeploymentAnswer): ContentsInput {
  const { before, sent, new_revision, revision_id, built_by_service } = applied
  const isForeign = new_revision && built_by_service === undefined && live !== revision_id
  return { wanted, before, sent, isForeign, last }
}

const stillListed = (names: readonly string[]) =>
  `The service still lists secrets that the inputs no longer set: ${sanitizeLine(names.join(', '), 300)}. Delete them in the service. Until then, each run sends the list again, which makes a new revision.`

const filledIn = (fields: readonly string[]) =>
  `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. Set these fields as the service shows them. Otherwise each run makes a new revision.`

/**
 * Asserts that a revision has the requested code.
 *
 * @param told The deployment with `revision` as its latest: it shows the code (§2.3) if the revision does not.
 * @param before The last read before the write: code that is still the same was not applied.
 * @throws DeployError that names each field and both values.
 */
export function assertCodeMatches(
  wanted: DesiredDeployment,
  revision: RevisionAnswer,
  told?: DeploymentAnswer,
  before?: DeploymentAnswer
): void {
  const lines = findOtherCode(wanted, revision, told)
  if (lines.length === 0) return
  const unchanged = findOtherCode(wanted, null, before)
  const isOld = lines.every((line) => unchanged.includes(line))
  throw mismatchError(`Revision ${revision.id}`, lines, isOld ? NOT_APPLIED : CAME_BETWEEN)
}

/** @throws DeployError that names every field, and no value. */
function assertNoMismatch({ revision_id, deployment }: Seen, mismatches: readonly Mismatch[]): void {
  if (mismatches.length === 0) return
  const isChanged = mismatches.some(({ kind }) => kind === 'changed_since')
  const lines = mismatches.map(({ path, kind }) => `${sanitizeLine(path, 100)}: ${SAID[kind]}`)
  const which = revision_id === null ? `Deployment ${describeDeployment(deployment)}` : `Revision ${revision_id}`
  throw mismatchError(which, lines, isChanged ? CAME_BETWEEN : NOT_APPLIED)
}

const SAID: Record<Mismatch['kind'], string> = {
  not_applied: 'the service does not show the value that this run sent',
  changed_since: 'the service shows another value than this run requested'
}
const CAME_BETWEEN =
  'Another run or an edit in the service changed it meanwhile. Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
const NOT_APPLIED =
  'The service did not apply the update, or it shows the value in another form. Check the deployment in the service.'

/** @param which The revision or the deployment that was compared. */
function mismatchError(which: string, lines: readonly string[], advice: string): DeployError {
  const kind = which.startsWith('Revision') ? 'revision' : 'deployment'
  return new DeployError(
    'revision_mismatch',
    [`The ${kind} does not match what this run requested.`, ...lines, which].join('\n'),
    { advice }
  )
}
