/**
 * Plans a rollback: a deploy whose request is an earlier state. The plan of any update says what to
 * send. Pure.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { SOURCES, type Source } from '../../contract/deployment.js'
import { DeployError } from '../../errors.js'
import { isPinned } from '../../repository/image.js'
import { canonicalRef, isTag, shortCommit } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RollbackWay } from '../core/events.js'
import type { Change, DesiredDeployment, Origin, Planned } from '../core/model.js'
import type { Snapshot } from '../core/snapshot.js'
import { planUpdate } from '../plan/plan-update.js'
import { canServeAgain, withCode } from './choose-target.js'
import type { EarlierContents } from './earlier-contents.js'
import { DEPLOY_CODE, RollbackRefusedError } from './refused.js'

/**
 * A rollback as a deploy: what is wanted is the earlier state, and `before` is the state to leave.
 */
export interface PlannedRollback extends Planned {
  before: Snapshot
  /** The revision whose code is deployed again. */
  target: RevisionAnswer
}

/** Returns the earlier state as a request: the code of the revision, and what this run replaced. */
export function desiredFrom(
  source: Source,
  { source_revision_config: code }: RevisionAnswer,
  contents: Partial<EarlierContents> & Pick<DesiredDeployment, 'rules'> = {}
): DesiredDeployment {
  const { repo_ref, graph_config_path, image_uri, hides_ref } = code ?? {}
  const common = { source_config: {}, ...contents }
  if (source === 'external_container')
    return {
      source,
      ...common,
      source_revision_config: { ...(image_uri != null && { image_uri }) }
    }
  const source_revision_config = {
    ...(repo_ref != null && !hides_ref && { repo_ref: canonicalRef(repo_ref) }),
    ...(graph_config_path != null && { graph_config_path })
  }
  return { source, ...common, source_revision_config }
}

/** Returns the commit that a rollback has to build, if the service shows it. */
function originOf({ source_revision_config: code }: RevisionAnswer): Origin {
  const commit = code?.repo_commit_sha
  return commit == null ? {} : { commit }
}

/**
 * Plans to deploy an earlier state. A patch names code by ref or image (§2.3). It cannot name a
 * commit, so the code of a branch is only restored by a redeploy of its revision.
 *
 * @param target The revision whose code is deployed again.
 * @param current The state to leave.
 * @throws RollbackRefusedError if the code is unknown, or may be another.
 */
export function planRollback(
  wanted: DesiredDeployment,
  target: RevisionAnswer,
  current: Snapshot
): PlannedRollback {
  const origin = originOf(target)
  const code = codeName({ wanted, origin })
  if (code === '') throw codeUnknown('the service does not show the code of that revision')
  const update = planUpdate({ wanted, origin, current, new_revision: 'auto' })
  const plan = { ...update, rolls_back_to: target.id }
  const planned = { wanted, origin, before: current, plan, target }
  if (plan.action.do === 'nothing') return planned
  const changes = plan.changes.filter(({ new_revision }) => new_revision)
  const isPatch = changes.length > 0 && !changes.some((change) => needsRedeploy(wanted, change))
  if (isPatch) return planned
  if (wanted.source === 'external_container' && !isPinnedImage(wanted))
    throw codeUnknown(`the tag ${code} may name another image by now`)
  return { ...planned, plan: { ...plan, action: { do: 'redeploy', revision_id: target.id } } }
}

const codeUnknown = (reason: string) =>
  new RollbackRefusedError(reason, { fix: DEPLOY_CODE, code_unknown: true })

/**
 * Plans to return to the code of a revision, and to leave everything else unchanged.
 *
 * @throws RollbackRefusedError.
 */
export function planReturn(target: RevisionAnswer, current: Snapshot): PlannedRollback {
  const { repo_ref, repo_commit_sha } = target.source_revision_config ?? {}
  const isGit = repo_ref != null || repo_commit_sha != null
  const derived = isGit ? 'git_host' : 'external_container'
  const source = SOURCES.find((name) => name === current.deployment.source) ?? derived
  return planRollback(desiredFrom(source, target), target, current)
}

/**
 * Returns how a rollback could return to the revision; `nothing` if it is refused, or would change
 * nothing.
 */
export function wayBackTo(revision: RevisionAnswer, current: Snapshot): RollbackWay | 'nothing' {
  if (!canServeAgain(revision)) return 'nothing'
  try {
    const { action } = planReturn(withCode(revision, current.deployment), current).plan
    return action.do === 'patch' || action.do === 'redeploy' ? action.do : 'nothing'
  } catch (error) {
    if (error instanceof DeployError) return 'nothing'
    throw error
  }
}

function isPinnedImage(wanted: DesiredDeployment): boolean {
  if (wanted.source !== 'external_container') return false
  return isPinned(wanted.source_revision_config.image_uri ?? '')
}

/**
 * Returns whether a patch with this field would build or run the code that is to be left: the head
 * of a branch, a tag at another commit, or the same image tag.
 */
function needsRedeploy(wanted: DesiredDeployment, { path, difference, commits }: Change): boolean {
  if (!path.startsWith('source_revision_config.')) return false
  if (isPinnedImage(wanted)) return false
  if (wanted.source === 'git_host' && !isTag(wanted.source_revision_config.repo_ref)) return true
  return difference === 'repeated' || difference === 'unproven' || commits !== undefined
}

/**
 * Returns the ref or the image, otherwise the commit, for a message; empty if the service does not
 * show it.
 */
export function codeName({ wanted, origin }: Pick<Planned, 'wanted' | 'origin'>): string {
  const { repo_ref, image_uri }: { repo_ref?: string; image_uri?: string } =
    wanted.source_revision_config
  const commit = origin.commit === undefined ? '' : `commit ${shortCommit(origin.commit)}`
  return sanitizeLine(image_uri ?? repo_ref ?? commit, 200)
}
