/** Which commit the service built: this run's, a later one, or one from before (docs/design.md, Verify). */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { isFullCommit, isTag, sameCommit, shortCommit } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { deployedCommit } from '../compare/diff-code.js'
import type { DeployedState, DesiredDeployment, DesiredGitDeployment } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'

/** Two readers of a service may disagree for so long: a verdict that makes a run fail is confirmed; in milliseconds. */
const CONFIRMED_AFTER_MS = 15_000
const POLL_MS = 1_000
/** How long the histories together may take, in milliseconds: they only explain a difference. */
const LONGEST_HISTORY_MS = 20_000

/** What a revision was to be built from, and what was deployed before. */
export interface BuiltCode {
  deployment_id: string
  revision: RevisionAnswer
  wanted: DesiredDeployment
  /** The deployment at the start of the run; null if there was none. */
  current: DeployedState | null
  /** The commit that this run left in place (`paths`): it is as good as this run's. */
  retained_commit?: string | undefined
  /** On the session's clock: nothing is read again after it. */
  deadline: number
}

/**
 * Asserts that the revision was not built from code without this run's commit. If the branch may have moved on, that is
 * a warning: what was asked for may be live.
 *
 * @throws DeployError `other_commit` if the service has not seen the push.
 */
export async function verifyCommit(session: Session, built: BuiltCode): Promise<void> {
  const { clock, controlPlane, emit } = session
  const { wanted, deployment_id, revision } = built
  const first = await judgeCommit(session, built, revision)
  if (wanted.source !== 'git_host' || first === undefined) return
  const readAgain = async () => {
    const answer = await tryRequest(() => controlPlane.readRevision(deployment_id, revision.id, { once: true }))
    const isSame = 'error' in answer || otherCommit(built, answer.value) === first.commit
    return isSame ? first : judgeCommit(session, built, answer.value)
  }
  const deadline = Math.min(built.deadline, clock.now() + CONFIRMED_AFTER_MS)
  const options = { clock, deadline, delayMs: POLL_MS, pauseFirst: true }
  const other = first.why === undefined ? first : await pollUntil(options, readAgain, (found) => found !== first)
  if (other === undefined) return
  const { commit, why } = other
  if (why !== undefined) throw notSeen({ revision_id: revision.id, built: commit, wanted, why })
  emit({ type: 'commit_differs', built: commit, message: movedOn(revision.id, commit, wanted) })
}

interface OtherCommit {
  commit: string
  /** What shows that it does not contain this run's commit; undefined if nothing shows that. */
  why: string | undefined
}

/** The commit that was built, if it is another one than requested. */
async function judgeCommit(
  session: Session,
  built: BuiltCode,
  revision: RevisionAnswer
): Promise<OtherCommit | undefined> {
  const commit = otherCommit(built, revision)
  return commit === undefined ? undefined : { commit, why: await whyBehind(session, built, commit) }
}

function otherCommit({ wanted, retained_commit }: BuiltCode, revision: RevisionAnswer): string | undefined {
  const built = revision.source_revision_config?.repo_commit_sha
  if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null) return undefined
  const isExpected = [wanted.commit, retained_commit].some(
    (commit) => commit !== undefined && sameCommit(built, commit)
  )
  return isExpected ? undefined : built
}

async function whyBehind(
  session: Session,
  { wanted, current, revision }: BuiltCode,
  commit: string
): Promise<string | undefined> {
  if (wanted.source !== 'git_host' || wanted.commit === undefined) return undefined
  const contains = await containsCommit(session, { from: wanted.commit, to: commit.toLowerCase() })
  if (contains === true) return undefined
  const here = shortCommit(wanted.commit)
  if (contains === false) return `the history of that commit does not contain ${here}`
  // A revision from before this run says nothing about what the service has seen since.
  const deployed = current && current.latest?.id !== revision.id ? deployedCommit(current) : undefined
  if (deployed !== undefined && sameCommit(commit, deployed)) return 'that commit was deployed before this run'
  const { commit_before } = wanted
  if (commit_before !== undefined && sameCommit(commit, commit_before))
    return `the branch was at that commit before the push of ${here}`
  return undefined
}

/** Whether `from` is in the history of `to`, by the first history that knows. The service may show any text. */
async function containsCommit(
  { histories, clock, deadline }: Session,
  commits: { from: string; to: string }
): Promise<boolean | undefined> {
  if (![commits.from, commits.to].every(isFullCommit)) return undefined
  const timeoutMs = Math.min(LONGEST_HISTORY_MS, Math.max(1, deadline - clock.now()))
  for (const history of histories) {
    const contains = await history.containsCommit(commits, { timeoutMs })
    if (contains !== undefined) return contains
  }
  return undefined
}

function notSeen(other: {
  revision_id: string
  built: string
  wanted: DesiredGitDeployment
  why: string
}): DeployError {
  const { revision_id, built, wanted, why } = other
  const here = shortCommit(wanted.commit ?? '')
  return new DeployError(
    'other_commit',
    [
      `The service built commit ${shortCommit(built)}, not commit ${here} of this run: ${why}.`,
      `Revision ${revision_id}`
    ].join('\n'),
    {
      advice: `The service has not seen ${here} yet, or ${wanted.source_revision_config.repo_ref ?? 'the ref'} was reset. Check that the service has the push, then re-run the job.`
    }
  )
}

function movedOn(revision_id: string, built: string, wanted: DesiredGitDeployment): string {
  const here = shortCommit(wanted.commit ?? '')
  const ref = isTag(wanted.source_revision_config.repo_ref) ? 'tag' : 'branch'
  const why = `Either the ${ref} has moved, or the service has not seen ${here} yet. If the ${ref} is still at ${here}, re-run the job.`
  return `Revision ${revision_id} was built from commit ${shortCommit(built)}, but this run is at ${here}. ${why}`
}
