/** Verifies that what is shown, and what serves, matches the request (docs/design.md, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { inputOf } from '../../contract/fields.js'
import { DeployError, type Fact } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { filledFields } from '../compare/diff-resource-spec.js'
import { stillListed } from '../compare/diff-secrets.js'
import {
  type ContentsInput,
  findMismatches,
  findOtherCode,
  judgeRemoved,
  type Mismatch,
  unverifiedSecrets
} from '../compare/find-mismatches.js'
import { emitServing } from '../core/events.js'
import {
  type DesiredDeployment,
  hasSuperseded,
  previousId,
  revisionId,
  sentFields,
  type Written
} from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import { settle } from '../core/settle.js'
import { servingOf } from '../core/snapshot.js'
import { describeDeployment } from '../find/find-by-name.js'
import { assertStays, supersededBy } from '../wait/failures.js'
import type { CameUp, WaitOutcome } from '../wait/wait-for-applied.js'
import { assertServes, findLive, type Live } from './verify-active.js'
import { verifyCommit } from './verify-commit.js'

export interface VerifyInput {
  written: Written
  wait: WaitOptions
  waited: Exclude<WaitOutcome, 'not_built'>
  /** Of a rollback, what to do if the service built another commit. */
  revert?: string
}

/**
 * Verifies what was applied: the new or the current revision; without a wait, the settings that were sent. The contents
 * of a new revision are verified only after its rollout: a service need not show them earlier.
 *
 * @returns The revision that serves; undefined if reads show no deployed revision.
 * @throws DeployError if the service visibly shows another value than requested.
 */
export async function verifyApplied(
  session: Session,
  input: VerifyInput
): Promise<Live | undefined> {
  const { waited, written } = input
  const { wanted, deployment, plan, revision, before } = written
  if (typeof waited === 'object') return verifyCameUp(session, input, waited)
  if (sentFields(plan.action) !== undefined) {
    const shown = plan.new_revision
      ? { wanted: settingsOnly(wanted), revision_id: revisionId(revision) ?? null }
      : { wanted, revision_id: null }
    await assertContentsMatch(
      session,
      { ...shown, written, deadline: session.deadline },
      deployment
    )
  }
  const latest = before?.latest ?? null
  if (waited === 'not_waited' || latest === null) return undefined
  assertServes(session, written, latest)
  // The plan has already reported the commit.
  assertCodeMatches(wanted, latest, deployment)
  assertStays(deployment)
  emitServing(session, servingOf(deployment))
  return { revision: latest, deployment }
}

/** Settings need no revision (§2.2). */
function settingsOnly({ secrets: _secrets, ...wanted }: DesiredDeployment): DesiredDeployment {
  if (wanted.source === 'git_host') return wanted
  const { resource_spec: _spec, ...source_config } = wanted.source_config
  return { ...wanted, source_config }
}

/** Of what is live: that it holds what was requested. */
async function verifyCameUp(
  session: Session,
  { wait, written, revert }: VerifyInput,
  { revision: ours, startedAt }: CameUp
): Promise<Live> {
  const { wanted } = written
  const deadline = waitDeadline(session, { startedAt, timeoutMs: wait.timeoutMs })
  const { revision, deployment } = await findLive(session, {
    revision: ours,
    startedAt,
    deadline,
    written
  })
  const { id: revision_id } = revision
  const isSuperseding = hasSuperseded(written, revision_id)
  const check = async () => {
    assertCodeMatches(wanted, revision, deployment)
    await assertContentsMatch(session, { wanted, written, revision_id, deadline }, deployment)
  }
  await check().catch((error: unknown) => {
    const isOther = error instanceof DeployError && error.code === 'revision_mismatch'
    throw isOther && isSuperseding ? supersededBy(revision) : error
  })
  await verifyCommit(session, { revision, written, deadline, revert })
  emitServing(session, servingOf(deployment))
  return { revision, deployment }
}

/** What was deployed, and the revision that serves. */
interface Seen {
  /** What has to show: all that was requested, or its settings alone. */
  wanted: DesiredDeployment
  written: Written
  /** The revision that serves; null if the update makes none. */
  revision_id: string | null
  /** On the session's clock: nothing is read again after it. */
  deadline: number
}

/**
 * Asserts that the deployment shows what was requested, if it shows it at all. A reader may lag behind for some seconds.
 *
 * @param first The last read.
 * @throws DeployError if it still shows another visible value then: it names every field, and no value.
 */
async function assertContentsMatch(
  session: Session,
  seen: Seen,
  first: DeploymentAnswer
): Promise<void> {
  const { clock, controlPlane, emit } = session
  const { revision_id, deadline } = seen
  let last: ReturnType<typeof judgeContents> | undefined
  const read = async () => {
    const next =
      last === undefined ? first : await controlPlane.readDeployment(first.id, { once: true })
    // The revision of a later writer shows its own contents: they prove nothing about this one.
    const isLater =
      last?.isStale === false && next.latest_revision_id !== last.shown.latest_revision_id
    if (last === undefined || !isLater) last = judgeContents(seen, next)
    return last
  }
  const { shown, mismatches, kept, removed, unverified, isStale } = await settle(
    { clock, deadline },
    read,
    (judged) => !judged.isStale && judged.mismatches.length + judged.kept.length === 0
  )
  if (mismatches.length > 0) {
    const facts = mismatches.map(({ path, kind }) => ({
      label: sanitizeLine(inputOf(path), 100),
      value: SAID[kind]
    }))
    if (revision_id !== null)
      throw mismatchError('The revision', [...facts, revisionFact(revision_id)])
    const compared = { label: 'Deployment', value: describeDeployment(shown) }
    throw mismatchError('The deployment', [...facts, compared])
  }
  if (isStale) return
  if (kept.length > 0) emit({ type: 'secrets_kept', names: kept, message: stillListed(kept) })
  if (removed.length > 0) emit({ type: 'secrets_removed', names: removed })
  if (unverified.length > 0) emit({ type: 'info', message: notVerified(unverified) })
  const sent = sentFields(seen.written.plan.action)?.source_config?.resource_spec
  const fields = filledFields(shown.source_config.resource_spec, sent)
  if (fields.length > 0) emit({ type: 'info', message: filledIn(fields) })
}

/** What a read shows in comparison with the request. What another writer's revision shows is not what this run sent. */
function judgeContents({ wanted, written, revision_id }: Seen, shown: DeploymentAnswer) {
  const { plan, revision } = written
  const sent = sentFields(plan.action)
  const previous = previousId(revision)
  const isUnnamed = revision?.origin === 'adopted'
  const before = written.before?.deployment
  const { latest_revision_id: latest } = shown
  // The reader still shows the revision from before.
  const isStale = revision_id !== null && revision_id !== previous && latest === previous
  const isForeign = plan.new_revision && !isStale && hasSuperseded(written, latest)
  const reads: ContentsInput = { wanted, before, sent, isForeign, isUnnamed, last: shown }
  const mismatches = findMismatches(reads)
  const unverified = unverifiedSecrets(reads)
  return { shown, mismatches, ...judgeRemoved(reads), unverified, isStale }
}

const notVerified = (names: readonly string[]) =>
  'The service does not show the values of these secrets, so they are not verified: ' +
  `${sanitizeLine(names.join(', '), 300)}.`

const filledIn = (fields: readonly string[]) =>
  `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. Set these fields as the service shows them. Otherwise each run makes a new revision.`

/**
 * @param deployment Shows the code (§2.3) if the revision, which is its latest, does not.
 * @throws DeployError
 */
function assertCodeMatches(
  wanted: DesiredDeployment,
  revision: RevisionAnswer,
  deployment: DeploymentAnswer
): void {
  const isLatest = deployment.latest_revision_id === revision.id
  const facts = findOtherCode(wanted, revision, isLatest ? deployment : undefined)
  if (facts.length > 0) throw mismatchError('The revision', [...facts, revisionFact(revision.id)])
}

const SAID: Record<Mismatch['kind'], string> = {
  not_applied: 'the service does not show the value that this run sent',
  changed_since: 'the service shows another value than this run requested'
}

const revisionFact = (id: string): Fact => ({ label: 'Revision', value: id })

/** @param compared What was compared, as the subject of a sentence. */
function mismatchError(compared: string, facts: readonly Fact[]): DeployError {
  return new DeployError('revision_mismatch', {
    what: `${compared} does not match what this run requested.`,
    facts,
    fix: [UNCLEAR, CONCURRENCY]
  })
}

const UNCLEAR =
  'The service did not apply the update, shows the value in another form, or another run or person changed it meanwhile. Check the deployment in the service.'
const CONCURRENCY =
  'Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
