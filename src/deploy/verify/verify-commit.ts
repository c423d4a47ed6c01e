/** Which commit the service built: this run's, a later one, or one from before (docs/design.md, Verify). */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { type Comparison, isTag, sameCommit, shortCommit } from '../../repository/refs.js'
import { containsCommit } from '../../requests/ask-histories.js'
import { tryRequest } from '../../requests/retry.js'
import { deployedCommit } from '../compare/diff-code.js'
import { emitCode } from '../core/events.js'
import { hasSuperseded, revisionId, type Written } from '../core/model.js'
import type { Session } from '../core/session.js'
import { settle } from '../core/settle.js'
import { ASK_WHO, supersededError } from '../wait/failures.js'

/** What a revision was to be built from, and what was deployed before. */
export interface BuiltCode {
  revision: RevisionAnswer
  written: Written
  /** On the session's clock: nothing is read again after it. */
  deadline: number
  /** Of a rollback, what to do if it built another commit: a branch that moved on holds the code to leave. */
  revert?: string | undefined
}

/**
 * Asserts that the revision was not built from code without this run's commit. If the branch may have moved on, that is
 * a warning: what was asked for may be live.
 *
 * @throws DeployError `other_commit` if the service has not seen the push; `superseded` if another writer returned to the
 * commit from before.
 */
export async function verifyCommit(session: Session, built: BuiltCode): Promise<void> {
  const { wanted, origin, revision: runRevision } = built.written
  const { commit: ours } = origin
  if (wanted.source !== 'git_host' || ours === undefined) return
  const revision = await withCommit(session, built)
  const other = await findOther(session, { ...built, revision }, ours)
  if (other === undefined) return
  const [was, here] = [shortCommit(other.commit), shortCommit(ours)]
  const { repo_ref = 'the ref' } = wanted.source_revision_config
  const isOwn = revisionId(runRevision) === revision.id
  if (other.isBack && !isOwn) {
    const message = `Another run or a person deployed commit ${was} in place of ${here}.\nRevision ${revision.id}`
    throw supersededError(message)
  }
  if (other.why !== undefined) {
    const isSuperseding = hasSuperseded(built.written, revision.id)
    const what = isSuperseding
      ? `A revision of commit ${was} superseded that of commit ${here}`
      : `The service built commit ${was}, not commit ${here}`
    const message = `${what}: ${other.why}.\nRevision ${revision.id}`
    const unseen = `The service has not seen ${here} yet, or ${repo_ref} was reset. Check that the service has the push, then run again.`
    throw new DeployError('other_commit', message, {
      advice: built.revert ?? (isSuperseding ? ASK_WHO : unseen)
    })
  }
  const ref = isTag(repo_ref) ? 'tag' : 'branch'
  const cause = other.contains
    ? `That commit contains ${here}: the ${ref} has moved.`
    : `Either the ${ref} has moved, or the service has not seen ${here} yet. If the ${ref} is still at ${here}, run again.`
  const message = `Revision ${revision.id} was built from commit ${was}, but this run is at ${here}. ${cause}`
  session.emit({ type: 'commit_differs', built: other.commit, message })
}

/** The revision, once it shows its commit, if the service shows those of others: it may come late. */
async function withCommit(session: Session, built: BuiltCode): Promise<RevisionAnswer> {
  const { revision, written, deadline } = built
  const { before } = written
  const shows = (seen: RevisionAnswer | null) =>
    seen?.source_revision_config?.repo_commit_sha != null
  const isExpected =
    revision.source_revision_config != null &&
    (before === null || deployedCommit(before) !== undefined)
  if (shows(revision) || !isExpected) return revision
  const seen = await settle(
    { clock: session.clock, deadline },
    () => readAgain(session, built),
    shows
  )
  emitCode(session, seen)
  return seen
}

async function readAgain({ controlPlane }: Session, { revision, written }: BuiltCode) {
  const answer = await tryRequest(() =>
    controlPlane.readRevision(written.deployment.id, revision.id, { once: true })
  )
  return 'value' in answer ? answer.value : revision
}

interface Lineage {
  /** The history shows that it contains this run's commit. */
  contains?: boolean
  /** What shows that it does not. Without either, it is unknown. */
  why?: string
  /** It is the one from before the run, or of a rollback any other one. */
  isBack?: true
}

type OtherCommit = Lineage & { commit: string }

/** The commit that was built, if it is another one than requested. */
async function findOther(
  session: Session,
  built: BuiltCode,
  ours: string
): Promise<OtherCommit | undefined> {
  const { revision, deadline } = built
  // The run left it in place (`paths`), so it is as good as this run's.
  const { retained_commit = ours } = built.written.plan
  const otherIn = ({ source_revision_config }: RevisionAnswer) => {
    const commit = source_revision_config?.repo_commit_sha
    return commit == null || [ours, retained_commit].some((each) => sameCommit(commit, each))
      ? undefined
      : commit
  }
  const judge = async (commit: string | undefined) =>
    commit === undefined
      ? undefined
      : { commit, ...(await readLineage(session, built, { from: ours, to: commit })) }
  const first = await judge(otherIn(revision))
  if (first?.why === undefined) return first
  // Two readers of a service may disagree for some seconds: a verdict that makes a run fail is confirmed.
  const read = async () => otherIn(await readAgain(session, built))
  const seen = await settle(
    { clock: session.clock, deadline },
    read,
    (commit) => commit !== first.commit
  )
  return seen === first.commit ? first : judge(seen)
}

/** Whether `from` is in the history of `to`. */
async function readLineage(
  session: Session,
  { written, revision, revert }: BuiltCode,
  commits: Comparison
): Promise<Lineage> {
  if (revert !== undefined) return { why: 'a rollback needs exactly that one', isBack: true }
  const here = shortCommit(commits.from)
  const contains = await containsCommit(session, { ...commits, to: commits.to.toLowerCase() })
  if (contains === true) return { contains }
  // A revision from before this run says nothing about what the service has seen since.
  const { before } = written
  const deployed = before && before.latest?.id !== revision.id ? deployedCommit(before) : undefined
  if (deployed !== undefined && sameCommit(commits.to, deployed))
    return { why: 'that commit was deployed before this run', isBack: true }
  if (contains === false) return { why: `the history of that commit does not contain ${here}` }
  const { commit_before } = written.origin
  const isBefore = commit_before !== undefined && sameCommit(commits.to, commit_before)
  return isBefore ? { why: `the branch was at that commit before the push of ${here}` } : {}
}
