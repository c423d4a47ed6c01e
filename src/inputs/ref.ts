/** `repo_ref`: a branch by its bare name, or a tag by its full path (§2.3). */

import type { RunContext } from '../github/run-context.js'
import { canonicalRef, isTag } from '../repository/repository.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** The ref; undefined when it was not given or is wrong. `refs/heads/` is taken off; other refs are no branch and no tag. */
export function readRef({ field, problems, context }: Reading): string | undefined {
  const text = field.text('repo_ref')
  if (text === undefined) return undefined
  const ref = canonicalRef(text)
  const bare = isTag(ref) ? ref.slice('refs/tags/'.length) : ref
  const shown = `"${sanitizeLine(text, 80)}"`
  if (isCommit(ref, context)) {
    problems.add(
      'repo_ref',
      `${shown} is a commit id, and the service deploys branches and tags. Give the branch, or tag the commit and give refs/tags/…`
    )
  } else if (bare === '' || bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)) {
    problems.add('repo_ref', `${shown} is neither a branch nor a tag. Give the bare name of a branch, or refs/tags/…`)
  } else return ref
  return undefined
}

/** A whole id, by either of git's hashes; or the beginning of this run's own, as a branch may be called `deadbeef`. */
function isCommit(ref: string, { sha, pull_request }: RunContext): boolean {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref)) return true
  if (!/^[0-9a-f]{7,63}$/i.test(ref)) return false
  return [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(ref.toLowerCase()))
}
