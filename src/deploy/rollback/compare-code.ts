/** Compares the code of a revision that a rollback made with the code it is to have. Pure. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { isPinned } from '../../repository/image.js'
import { canonicalRef, isTag, shortCommit } from '../../repository/refs.js'
import { isAskedValue, isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** The code of a revision, if the service shows it. */
export type CodeFields = DeploymentAnswer['source_revision_config']

/** The code of the failed revision, and of the rollback target. */
export interface RollbackCode {
  failed: CodeFields
  target: CodeFields
}

/** Describes how the code of a revision differs from that of its origin; undefined if no difference is shown. */
export function codeMismatch(
  told: CodeFields,
  { target, failed }: RollbackCode,
  fields: readonly (keyof CodeFields)[]
): string | undefined {
  for (const field of fields) {
    const [is, was] = [told[field], target[field]]
    if (typeof is !== 'string' || typeof was !== 'string' || isSameValue(field, was, is)) continue
    // The digest that an earlier tag led to may be shown in its place, but not the one that failed.
    if (isAskedValue(field, was, is) && !isSameValue(field, failed[field], is)) continue
    const show = field === 'repo_commit_sha' ? shortCommit : (text: string) => sanitizeLine(text, 200)
    return `its ${field} is ${show(is)}, not ${show(was)}`
  }
  return undefined
}

/**
 * Why equal fields do not prove that a remade revision has the earlier code; undefined if that is proven. A tag or a
 * branch may have moved.
 */
export function unverifiedReason(made: CodeFields, { target, failed }: RollbackCode): string | undefined {
  const { image_uri, repo_ref, repo_commit_sha } = target
  if (image_uri != null) {
    const isSameTag = isSameValue('image_uri', failed.image_uri, image_uri) && !isPinned(image_uri)
    return isSameTag ? 'both have the same image tag, and the service does not show which image it was' : undefined
  }
  const commits = [repo_commit_sha, made.repo_commit_sha]
  const isTold = commits.every((commit) => commit != null)
  const isSameRef =
    repo_ref != null && failed.repo_ref != null && canonicalRef(repo_ref) === canonicalRef(failed.repo_ref)
  return isTold || isTag(repo_ref) || !isSameRef ? undefined : 'the service does not show its commit'
}
