/**
 * Verifies which commit the service built: this run's, a later one, or one from before
 * (docs/design.md, Verify).
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { isTag, sameCommit, shortCommit } from '../../repository/refs.js'
import { containsCommit } from '../../requests/ask-histories.js'
import { tryRequest } from '../../requests/retry.js'
import { deployedCommit } from '../compare/diff-code.js'
import { emitCode } from '../core/events.js'
import { isReplacedBy, isRollback, type Written } from '../core/model.js'
import type { Session } from '../core/session.js'
import { settle } from '../core/settle.js'
import { REVERT, supersededBy } from '../wait/failures.js'

/** A revision that was built, and what it was to be built from. */
export interface BuiltRevision {
  revision: RevisionAnswer
  written: Written
  /** On the session's clock: nothing is read again after it. */
  deadline: number
}

/** What is known of a commit that is not the requested one. */
export interface CommitFacts {
  commit: string
  /** Whether its history contains the requested commit; undefined if unknown. */
  contains: boolean | undefined
  /** The commit that was deployed before this run, if another revision has it. */
  deployed?: string | undefined
  /** The commit of the branch before the push of this run. */
  commit_before?: string | undefined
  /** A rollback needs exactly the requested commit. */
  is_rollback: boolean
}

/** What a commit is in relation to the requested one. */
export type CommitVerdict =
  /** It contains the requested commit. */
  | { is: 'later' }
  /** Nothing shows what it is. */
  | { is: 'unknown' }
  /** It was deployed before. */
  | { is: 'earlier' }
  /** The branch was at that commit before the push. */
  | { is: 'before_push' }
  /** Its history does not contain the requested commit. */
  | { is: 'other_history' }
  /** A rollback built another commit. */
  | { is: 'not_restored' }

/** Judges a commit that is not the requested one. Pure. */
export function judgeCommit(facts: CommitFacts): CommitVerdict {
  const { commit, contains, deployed, commit_before } = facts
  if (facts.is_rollback) return { is: 'not_restored' }
  if (contains === true) return { is: 'later' }
  if (deployed !== undefined && sameCommit(commit, deployed)) return { is: 'earlier' }
  if (contains === false) return { is: 'other_history' }
  const isBefore = commit_before !== undefined && sameCommit(commit, commit_before)
  return { is: isBefore ? 'before_push' : 'unknown' }
}

/** Why a verdict is red; absent if it is not. */
const REASONS: Partial<Record<CommitVerdict['is'], (here: string) => string>> = {
  earlier: () => 'that commit was deployed before this run',
  before_push: (here) => `the branch was at that commit before the push of ${here}`,
  other_history: (here) => `the history of that commit does not contain ${here}`,
  not_restored: () => 'a rollback needs exactly that one'
}

interface Judged {
  commit: string
  verdict: CommitVerdict
}

/**
 * Asserts that the revision was not built from code without this run's commit. If the branch may
 * have moved on, that is a warning: what was asked for may be live.
 *
 * @throws DeployError `other_commit` if the service has not seen the push; `superseded` if another
 * writer's revision is in the place of this run's.
 */
export async function verifyCommit(session: Session, built: BuiltRevision): Promise<void> {
  const { wanted, origin } = built.written
  const { commit: requested } = origin
  if (wanted.source !== 'git_host' || requested === undefined) return
  const revision = await readCommit(session, built)
  const judged = await judgeBuilt(session, { ...built, revision }, requested)
  if (judged === undefined) return
  const { commit, verdict } = judged
  const reason = REASONS[verdict.is]?.(shortCommit(requested))
  if (reason !== undefined) throw otherCommit({ ...built, revision }, judged, reason)
  const message = movedOn(built.written, revision, judged)
  session.emit({ type: 'commit_differs', built: commit, message })
}

/** Returns the error of a commit that lacks what was requested. */
function otherCommit(
  { revision, written }: BuiltRevision,
  { commit, verdict }: Judged,
  reason: string
): DeployError {
  const isOfPush = written.revision?.origin === 'pushed'
  const isReplaced = isOfPush ? verdict.is === 'earlier' : isReplacedBy(written, revision.id)
  if (isReplaced && !isRollback(written)) return supersededBy(revision)
  const here = shortCommit(written.origin.commit ?? '')
  const { ref } = refOf(written)
  const unseen =
    `The service has not seen ${here} yet, or ${ref} was reset. ` +
    'Check that the service has the push, then run again.'
  return new DeployError('other_commit', {
    what: `The service built commit ${shortCommit(commit)}, not commit ${here}: ${reason}.`,
    facts: [{ label: 'Revision', value: revision.id }],
    fix: [isRollback(written) ? REVERT : unseen]
  })
}

/** Returns the warning that the branch or the tag is at another commit by now. */
function movedOn(written: Written, revision: RevisionAnswer, { commit, verdict }: Judged): string {
  const here = shortCommit(written.origin.commit ?? '')
  const { kind } = refOf(written)
  const cause =
    verdict.is === 'later'
      ? `That commit contains ${here}: the ${kind} has moved.`
      : `Either the ${kind} has moved, or the service has not seen ${here} yet. ` +
        `If the ${kind} is still at ${here}, run again.`
  return (
    `Revision ${revision.id} was built from commit ${shortCommit(commit)}, ` +
    `but this run is at ${here}. ${cause}`
  )
}

/** Returns the ref that was deployed, and what it is. */
function refOf({ wanted }: Written): { ref: string; kind: 'tag' | 'branch' } {
  const isGit = wanted.source === 'git_host'
  const ref = (isGit ? wanted.source_revision_config.repo_ref : undefined) ?? 'the ref'
  return { ref, kind: isTag(ref) ? 'tag' : 'branch' }
}

/**
 * Reads the revision until it shows its commit, if the service shows those of others: it may come
 * late.
 */
async function readCommit(session: Session, built: BuiltRevision): Promise<RevisionAnswer> {
  const { revision, written, deadline } = built
  const { before } = written
  const showsCommit = (read: RevisionAnswer) => read.source_revision_config?.repo_commit_sha != null
  const showsOthers = before === null || deployedCommit(before) !== undefined
  const isExpected = revision.source_revision_config != null && showsOthers
  if (showsCommit(revision) || !isExpected) return revision
  const { clock } = session
  const read = await settle(
    { clock, deadline },
    () => readRevisionAgain(session, built),
    showsCommit
  )
  emitCode(session, read)
  return read
}

async function readRevisionAgain(
  { controlPlane }: Session,
  { revision, written }: BuiltRevision
): Promise<RevisionAnswer> {
  const { id } = written.deployment
  const read = await tryRequest(() => controlPlane.readRevision(id, revision.id, { once: true }))
  return 'value' in read ? read.value : revision
}

/** Judges the commit of the revision; undefined if it is the requested one, or not shown. */
async function judgeBuilt(
  session: Session,
  built: BuiltRevision,
  requested: string
): Promise<Judged | undefined> {
  // The run left a retained commit in place (`paths`), so it is as good as this run's.
  const { retained_commit = requested } = built.written.plan
  const otherIn = ({ source_revision_config }: RevisionAnswer) => {
    const commit = source_revision_config?.repo_commit_sha ?? undefined
    const isRequested = (own: string) => commit !== undefined && sameCommit(commit, own)
    return isRequested(requested) || isRequested(retained_commit) ? undefined : commit
  }
  const judge = async (commit: string | undefined): Promise<Judged | undefined> => {
    if (commit === undefined) return undefined
    const facts = await readFacts(session, built, { from: requested, to: commit })
    return { commit, verdict: judgeCommit(facts) }
  }
  const first = await judge(otherIn(built.revision))
  if (first === undefined || REASONS[first.verdict.is] === undefined) return first
  // Two readers of a service may disagree for some seconds: a verdict that makes a run fail is
  // confirmed.
  const { clock } = session
  const read = async () => otherIn(await readRevisionAgain(session, built))
  const isOther = (commit: string | undefined) => commit !== first.commit
  const last = await settle({ clock, deadline: built.deadline }, read, isOther)
  return last === first.commit ? first : judge(last)
}

/** Reads what shows the relation of the two commits. */
async function readFacts(
  session: Session,
  { written, revision }: BuiltRevision,
  { from, to }: { from: string; to: string }
): Promise<CommitFacts> {
  const { before, origin } = written
  const is_rollback = isRollback(written)
  const comparison = { from, to: to.toLowerCase() }
  const contains = is_rollback ? undefined : await containsCommit(session, comparison)
  // A revision from before this run says nothing about what the service has seen since.
  const isFromBefore = before?.latest?.id === revision.id
  const deployed = before === null || isFromBefore ? undefined : deployedCommit(before)
  return { commit: to, contains, deployed, commit_before: origin.commit_before, is_rollback }
}
