/** What a run may call its own: this repository, the head of its pull request, and what its inputs name. */
import type { OwnershipClaim, Target } from '../deploy/core/request.js'
import type { DeleteOwnership } from '../deploy/delete/delete-deployment.js'
import type { Reading } from './reading.js'

/** What a preview is compared with before it is deleted or updated. */
export function readClaim({ raw, context }: Reading): OwnershipClaim {
  const { server_url, repository, pull_request } = context
  const head = pull_request?.head_repository
  const own = [repository, head].flatMap((name) => (name === undefined ? [] : [`${server_url}/${name}`]))
  return {
    server_url,
    // Not checked as an input is: an expression about a fork that is gone leaves half a URL, which equals no other.
    repositories: [...own, ...(raw.repo_url === undefined ? [] : [raw.repo_url])],
    head_is_gone: pull_request !== undefined && head === undefined,
    ...(raw.image_uri !== undefined && { image_uri: raw.image_uri })
  }
}

/**
 * What a delete checks. The name of a preview is put together by us, so what is not ours is kept. A name that the user
 * gives is refused if it leads to another repository; an id cannot be mistaken, unless `repo_url` says otherwise.
 */
export function readDeleteOwnership(
  reading: Reading,
  target: Target & { preview: boolean }
): DeleteOwnership | undefined {
  const claim = readClaim(reading)
  if (target.preview) return { claim, if_foreign: 'keep' }
  const unmistakable = target.deployment_id !== undefined && reading.raw.repo_url === undefined
  return unmistakable || claim.repositories.length === 0 ? undefined : { claim, if_foreign: 'refuse' }
}
