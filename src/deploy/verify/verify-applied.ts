/**
 * Verifies that what is shown, and what serves, matches the request (docs/design.md, section 3).
 */
import { fieldName, revisionFieldsOf } from '../../contract/fields.js'
import { DeployError } from '../../errors.js'
import { emitServing } from '../core/events.js'
import {
  type DesiredDeployment,
  isReplacedBy,
  revisionId,
  sentFields,
  type Written
} from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import { servingOf } from '../core/snapshot.js'
import { assertStays, supersededBy } from '../wait/failures.js'
import type { WaitOutcome } from '../wait/wait-for-applied.js'
import { assertServes, findLive, type Live } from './verify-active.js'
import { verifyCommit } from './verify-commit.js'
import { assertCodeMatches, verifyContents } from './verify-contents.js'

interface VerifyInput {
  written: Written
  wait: WaitOptions
  waited: Exclude<WaitOutcome, { is: 'not_built' }>
}

/**
 * Verifies what was applied: the new or the current revision; without a wait, the settings that
 * were sent. The contents of a new revision are verified only after its rollout: a service need not
 * show them earlier.
 *
 * @returns The revision that serves; undefined if reads show no deployed revision.
 * @throws DeployError if the service visibly shows another value than requested.
 */
export async function verifyApplied(
  session: Session,
  input: VerifyInput
): Promise<Live | undefined> {
  const { waited, written } = input
  const { wanted, deployment, before } = written
  if (waited.is === 'deployed') return verifyRollout(session, input, waited)
  await verifySent(session, written)
  const latest = before?.latest ?? null
  if (waited.is === 'not_waited' || latest === null) return undefined
  assertServes(session, written, latest)
  // The plan has already reported the commit.
  assertCodeMatches(wanted, latest, deployment)
  assertStays(deployment)
  emitServing(session, servingOf(deployment))
  return { revision: latest, deployment, is_new: false }
}

/**
 * Verifies what a write without a wait has to show: all, or without its revision the settings
 * alone.
 */
async function verifySent(session: Session, written: Written): Promise<void> {
  const { wanted, plan, revision, deployment } = written
  if (sentFields(plan.action) === undefined) return
  const { deadline } = session
  const revision_id = revisionId(revision) ?? null
  const expected = plan.new_revision
    ? { wanted: settingsOnly(wanted), revision_id }
    : { wanted, revision_id: null }
  await verifyContents(session, { ...expected, written, deadline }, deployment)
}

/** Returns the request without what a revision holds. Settings need no revision (§2.2). */
function settingsOnly({
  secrets: _secrets,
  secret_references: _references,
  deployment_tier: _tier,
  ...wanted
}: DesiredDeployment): DesiredDeployment {
  const fields = revisionFieldsOf(wanted.source, wanted.rules?.fields)
  const names = new Set<string>(fields.map(({ path }) => fieldName(path)))
  const settings = Object.entries(wanted.source_config).filter(([name]) => !names.has(name))
  return { ...wanted, source_config: Object.fromEntries(settings) }
}

/** Verifies that the live revision holds what was requested. */
async function verifyRollout(
  session: Session,
  { wait, written }: VerifyInput,
  { revision: deployed, started_at: startedAt }: Extract<WaitOutcome, { is: 'deployed' }>
): Promise<Live> {
  const deadline = waitDeadline(session, { startedAt, timeoutMs: wait.timeoutMs })
  const live = await findLive(session, { revision: deployed, startedAt, deadline, written })
  const { revision, deployment } = live
  await verifyLive(session, live, { written, deadline }).catch((error: unknown) => {
    const isMismatch = error instanceof DeployError && error.code === 'revision_mismatch'
    const isReplaced = isMismatch && isReplacedBy(written, revision.id)
    throw isReplaced ? supersededBy(revision) : error
  })
  await verifyCommit(session, { revision, written, deadline })
  emitServing(session, servingOf(deployment))
  return live
}

async function verifyLive(
  session: Session,
  { revision, deployment }: Live,
  { written, deadline }: { written: Written; deadline: number }
): Promise<void> {
  const { wanted } = written
  assertCodeMatches(wanted, revision, deployment)
  const expected = { wanted, written, revision_id: revision.id, deadline }
  await verifyContents(session, expected, deployment)
}
