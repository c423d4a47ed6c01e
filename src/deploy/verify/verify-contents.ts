/**
 * Verifies that the deployment shows what was requested, if it shows it at all (docs/design.md,
 * Verify).
 */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { inputOf } from '../../contract/fields.js'
import { DeployError, type Fact } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { filledFields, keptFields } from '../compare/diff-resource-spec.js'
import { stillListed } from '../compare/diff-secrets.js'
import { showsOtherTier } from '../compare/diff-tier.js'
import {
  type ContentsInput,
  findMismatches,
  findOtherCode,
  judgeRemoved,
  type Mismatch,
  unverifiedSecrets
} from '../compare/find-mismatches.js'
import type { DeployEvent } from '../core/events.js'
import {
  type DesiredDeployment,
  isReplacedBy,
  previousId,
  resourcesOf,
  sentFields,
  type Written
} from '../core/model.js'
import type { Session } from '../core/session.js'
import { settle } from '../core/settle.js'
import { describeDeployment } from '../find/find-by-name.js'

/** What has to show, and where. */
export interface ExpectedContents {
  /** All that was requested, or its settings alone. */
  wanted: DesiredDeployment
  written: Written
  /** The revision that serves; null if the update makes none. */
  revision_id: string | null
  /** On the session's clock: nothing is read again after it. */
  deadline: number
}

/** What a read shows in comparison with the request. */
export type ContentsVerdict =
  /** It still shows the revision from before. That counts only once the time is up. */
  | { is: 'stale'; mismatches: Mismatch[] }
  | { is: 'other'; mismatches: Mismatch[] }
  /**
   * Secrets by name: still listed although they were to be removed; no longer listed; with values
   * that are not shown.
   */
  | { is: 'equal'; kept: string[]; removed: string[]; unverified: string[] }

/** Judges one read. What another writer's revision shows is not what this run sent. Pure. */
export function judgeContents(
  { wanted, written, revision_id }: ExpectedContents,
  deployment: DeploymentAnswer
): ContentsVerdict {
  const { plan, revision, before } = written
  const { latest_revision_id: latest } = deployment
  const previous = previousId(revision)
  const isOfRevision = revision_id !== null && revision_id !== previous
  const isStale = isOfRevision && latest === previous
  const reads: ContentsInput = {
    wanted,
    before: before?.deployment,
    sent: sentFields(plan.action),
    isForeign: plan.new_revision && !isStale && isReplacedBy(written, latest),
    isUnnamed: revision?.origin === 'adopted',
    last: deployment
  }
  const mismatches = findMismatches(reads)
  if (isStale) return { is: 'stale', mismatches }
  if (mismatches.length > 0) return { is: 'other', mismatches }
  return { is: 'equal', ...judgeRemoved(reads), unverified: unverifiedSecrets(reads) }
}

/** A read with what it shows. */
interface JudgedRead {
  deployment: DeploymentAnswer
  verdict: ContentsVerdict
}

/**
 * Verifies the contents. A reader may lag behind for some seconds.
 *
 * @param first The last read.
 * @throws DeployError if it still shows another visible value then: it names every field, and no
 * value.
 */
export async function verifyContents(
  session: Session,
  expected: ExpectedContents,
  first: DeploymentAnswer
): Promise<void> {
  const { deployment, verdict } = await readUntilEqual(session, expected, first)
  if (verdict.is !== 'equal') {
    if (verdict.mismatches.length === 0) return
    throw contentsError(expected, deployment, verdict.mismatches)
  }
  emitSecrets(session, verdict)
  emitResources(session, expected, deployment)
  if (showsOtherTier(expected.wanted, deployment))
    session.emit(otherTier(expected.wanted, deployment))
}

/** A create may be no way to set it. Then a patch does. */
const otherTier = (
  { deployment_tier: asked }: DesiredDeployment,
  { deployment_tier: shown }: DeploymentAnswer
): DeployEvent => ({
  type: 'warning',
  message:
    `The service shows deployment_tier ${sanitizeLine(String(shown), 60)}, ` +
    `this run requested ${sanitizeLine(String(asked), 60)}. The next run sends it again.`
})

/** Emits what the service made of the resource spec that was sent. */
function emitResources(
  { emit }: Session,
  { wanted, written }: ExpectedContents,
  { source_config: { resource_spec: shown } }: DeploymentAnswer
): void {
  const sent = sentFields(written.plan.action)?.source_config?.resource_spec
  const filled = filledFields(shown, sent, wanted.rules)
  if (filled.length > 0) emit({ type: 'info', message: filledIn(filled) })
  if (wanted.rules?.completesResourceSpecs !== true || sent == null) return
  const spec = resourcesOf(wanted)
  // A spec that sets nothing asks for what the service chooses.
  if (spec === undefined || Object.keys(spec).length === 0) return
  const kept = keptFields(shown, spec)
  if (kept.length > 0) emit({ type: 'info', message: keptAsShown(kept) })
}

/** Reads until nothing visible differs, or the time is up. */
async function readUntilEqual(
  session: Session,
  expected: ExpectedContents,
  first: DeploymentAnswer
): Promise<JudgedRead> {
  const { clock, controlPlane, emit } = session
  const judge = (deployment: DeploymentAnswer): JudgedRead => ({
    deployment,
    verdict: judgeContents(expected, deployment)
  })
  let last = judge(first)
  if (isEqual(last)) return last
  emit({ type: 'info', message: 'Waiting until the service shows what this run requested.' })
  const read = async () => {
    const next = await controlPlane.readDeployment(first.id, { once: true })
    // The revision of a later writer shows its own contents: they prove nothing about this one.
    const isLater = next.latest_revision_id !== last.deployment.latest_revision_id
    if (last.verdict.is === 'stale' || !isLater) last = judge(next)
    return last
  }
  return settle({ clock, deadline: expected.deadline }, read, isEqual)
}

const isEqual = ({ verdict }: JudgedRead) => verdict.is === 'equal' && verdict.kept.length === 0

function emitSecrets(
  { emit }: Session,
  { kept, removed, unverified }: Extract<ContentsVerdict, { is: 'equal' }>
): void {
  if (kept.length > 0) emit({ type: 'secrets_kept', names: kept, message: stillListed(kept) })
  if (removed.length > 0) emit({ type: 'secrets_removed', names: removed })
  if (unverified.length > 0) emit({ type: 'info', message: unverifiedText(unverified) })
}

const unverifiedText = (names: readonly string[]) =>
  'The service does not show the values of these secrets, so they are not verified: ' +
  `${sanitizeLine(names.join(', '), 300)}.`

const filledIn = (fields: readonly string[]) =>
  `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. ` +
  'Set these fields as the service shows them. Otherwise each run makes a new revision.'

const keptAsShown = (fields: readonly string[]) =>
  'resource_spec does not set these fields, ' +
  `which keep what the service shows: ${sanitizeLine(fields.join(', '), 600)}. ` +
  'To change one, set it.'

/**
 * Asserts that a revision shows the requested code, if it shows it at all.
 *
 * @param deployment Shows the code (§2.3) if the revision, which is its latest, does not.
 * @throws DeployError
 */
export function assertCodeMatches(
  wanted: DesiredDeployment,
  revision: RevisionAnswer,
  deployment: DeploymentAnswer
): void {
  const isLatest = deployment.latest_revision_id === revision.id
  const facts = findOtherCode(wanted, revision, isLatest ? deployment : undefined)
  if (facts.length > 0) throw mismatchError('The revision', [...facts, revisionFact(revision.id)])
}

const SENTENCES: Record<Mismatch['kind'], string> = {
  not_applied: 'the service does not show the value that this run sent',
  changed_since: 'the service shows another value than this run requested'
}

function contentsError(
  { revision_id }: ExpectedContents,
  deployment: DeploymentAnswer,
  mismatches: readonly Mismatch[]
): DeployError {
  const facts = mismatches.map(({ path, kind }) => ({
    label: sanitizeLine(inputOf(path), 100),
    value: SENTENCES[kind]
  }))
  if (revision_id !== null)
    return mismatchError('The revision', [...facts, revisionFact(revision_id)])
  const compared = { label: 'Deployment', value: describeDeployment(deployment) }
  return mismatchError('The deployment', [...facts, compared])
}

const revisionFact = (id: string): Fact => ({ label: 'Revision', value: id })

/** @param compared What was compared, as the subject of a sentence. */
function mismatchError(compared: string, facts: readonly Fact[]): DeployError {
  return new DeployError('revision_mismatch', {
    what: `${compared} does not match what this run requested.`,
    facts,
    fix: [
      'The service did not apply the update, ' +
        'shows the value in another form, or another run or person changed it meanwhile. ' +
        'Check the deployment in the service.',
      'Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
    ]
  })
}
