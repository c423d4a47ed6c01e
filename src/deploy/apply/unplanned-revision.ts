/**
 * Finds the revision that a patch made although its plan expected none (§3): which fields make one
 * is for the service to decide. Nothing is waited for: it shows in the answer of the patch, or in
 * the read that follows anyway.
 */
import type { DeploymentAnswer, RevisionAnswer, WriteAnswer } from '../../contract/answers.js'
import { sameCommit } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { deployedCommit } from '../compare/diff-code.js'
import { findMismatches, findOtherCode } from '../compare/find-mismatches.js'
import {
  type DesiredDeployment,
  type NewRevisionPolicy,
  type Planned,
  sentFields
} from '../core/model.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'

interface UnplannedInput extends Planned {
  before: Snapshot
  /** Ids of older revisions: a delayed reader may name one of them as the latest. */
  older?: readonly string[] | undefined
}

/** What the service shows after a patch. */
interface AfterPatch {
  /** Absent if the response was lost. */
  answer?: WriteAnswer
  deployment: DeploymentAnswer
}

/**
 * Returns the id of the revision that the patch made; undefined if it made none, or another writer
 * may have made it.
 */
export async function findUnplanned(
  session: Session,
  input: UnplannedInput,
  after: AfterPatch
): Promise<string | undefined> {
  const { before, older = [] } = input
  const earlier = new Set<string | null>([before.deployment.latest_revision_id, ...older])
  const { answer, deployment } = after
  const ids = [answer?.latest_revision_id, deployment.latest_revision_id]
  const id = ids.find((latest) => latest != null && !earlier.has(latest))
  if (id == null) return undefined
  const reading = () => session.controlPlane.readRevision(deployment.id, id, { once: true })
  const read = await tryRequest(reading)
  const revision = 'value' in read ? read.value : null
  return isOfPatch(input, { id, revision, deployment }) ? id : undefined
}

/**
 * Returns whether a new revision has the code and the contents of this run, as far as they are
 * shown. Pure.
 */
function isOfPatch(
  { wanted, origin, plan, before }: UnplannedInput,
  shown: { id: string; revision: RevisionAnswer | null; deployment: DeploymentAnswer }
): boolean {
  const { id, revision, deployment } = shown
  const isOlder = readDate(revision?.created_at) < readDate(before.latest?.created_at)
  if (isOlder) return false
  const latest = deployment.latest_revision_id === id ? deployment : undefined
  const expected = withCodeBefore(wanted, before)
  if (findOtherCode(expected, revision, latest).length > 0) return false
  const commit = revision?.source_revision_config?.repo_commit_sha
  const commits = [origin.commit, deployedCommit(before)].filter((own) => own !== undefined)
  const isOtherCommit = commit != null && !commits.some((own) => sameCommit(own, commit))
  if (isOtherCommit && commits.length > 0) return false
  if (latest === undefined) return true
  const reads = { wanted, before: before.deployment, last: latest, sent: sentFields(plan.action) }
  return !findMismatches({ ...reads, isForeign: true }).some(({ kind }) => kind === 'changed_since')
}

/**
 * Returns the request with the code from before the patch where it requests none: the patch left
 * that in place.
 */
function withCodeBefore(wanted: DesiredDeployment, { deployment }: Snapshot): DesiredDeployment {
  const { repo_ref, graph_config_path, image_uri, hides_ref } = deployment.source_revision_config
  const ref = hides_ref ? null : repo_ref
  const before = Object.entries({ repo_ref: ref, graph_config_path, image_uri }).filter(
    ([, value]) => value != null
  )
  const source_revision_config = {
    ...Object.fromEntries(before),
    ...wanted.source_revision_config
  }
  return { ...wanted, source_revision_config } as DesiredDeployment
}

/**
 * Says that the service decided otherwise than the plan expected.
 * @param id The revision that it made, if any.
 */
export function describeCorrection(id: string | undefined, policy: NewRevisionPolicy): string {
  if (id === undefined)
    return 'The service made no new revision for this update, although the plan expected one.'
  const against =
    policy === 'never' ? 'although `new_revision` is never' : 'which the plan did not expect'
  return `The service made revision ${id} for this update, ${against}.`
}
