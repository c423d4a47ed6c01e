/** What this run would build where the inputs do not say: its repository, ref and commit (design, section 2). */
import { canonicalRef, isTag } from '../deploy/repository.js'
import type { RunContext } from '../github/run-context.js'
import { repositoryKey } from '../repository/repository-url.js'
import { inert } from '../text/inert.js'

export interface CodeOrigin {
  repo_url: string | undefined
  /** Bare branch name, or `refs/tags/…`. */
  repo_ref: string | undefined
  commit: string | undefined
}

/** Events whose ref is not the code that they are about. */
const OTHER_REF_EVENTS = new Map([
  ['workflow_run', 'a workflow_run event runs on the default branch, not on what triggered it'],
  ['issue_comment', 'an issue_comment event runs on the default branch, not on the pull request']
])

/** The code of this run: the head of a pull request, else the ref of the run. */
export function codeOrigin({ pull_request, server_url, repository, ref, sha, event_name }: RunContext): CodeOrigin {
  if (pull_request !== undefined) {
    const { head_repository, head_ref, head_sha } = pull_request
    return {
      repo_url: head_repository && `${server_url}/${head_repository}`,
      ...branchOrNothing(head_ref, head_sha)
    }
  }
  const repo_url = repository && `${server_url}/${repository}`
  const known = ref !== undefined && /^refs\/(?:heads|tags)\/./.test(ref) && !OTHER_REF_EVENTS.has(event_name)
  if (!known) return { repo_url, repo_ref: undefined, commit: undefined }
  return { repo_url, ...(isTag(ref) ? { repo_ref: ref, commit: sha } : branchOrNothing(canonicalRef(ref), sha)) }
}

/** A branch may be called `refs/tags/v1`; the service would take its bare name for the tag (§2.3). */
function branchOrNothing(branch: string, commit: string | undefined): Pick<CodeOrigin, 'repo_ref' | 'commit'> {
  return branch.startsWith('refs/') ? { repo_ref: undefined, commit: undefined } : { repo_ref: branch, commit }
}

/**
 * Why the code of this run is not built unless it is asked for by name: `pull_request_target` hands secrets to a run
 * about code that anybody may have written.
 */
export function untrustedOrigin({ event_name, pull_request }: RunContext): string | undefined {
  if (event_name !== 'pull_request_target' || !pull_request?.is_fork) return undefined
  const { number, head_repository } = pull_request
  const from = head_repository === undefined ? 'a fork that is gone' : `the fork ${inert(head_repository, 100)}`
  return `pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code: use the pull_request event, or, once somebody has read that code, give repo_ref`
}

/** Why the run has no ref of its own to build, for the message that asks for one. */
export function whyNoRef({ event_name, ref, pull_request }: RunContext): string {
  const branch = pull_request?.head_ref ?? (ref && canonicalRef(ref))
  if (branch?.startsWith('refs/') && ref?.startsWith('refs/pull/') !== (pull_request === undefined)) {
    return `the branch ${branch} has a name that the service would take for another ref`
  }
  return OTHER_REF_EVENTS.get(event_name) ?? `this run's ref (${ref ?? 'none'}) is neither a branch nor a tag`
}

/** The commit that `repo_ref` of `repo_url` is at, where that is the code of this run. */
export function knownCommit(
  origin: CodeOrigin,
  repo_url: string | undefined,
  repo_ref: string | undefined
): string | undefined {
  if (origin.repo_url === undefined || repo_url === undefined || repo_ref !== origin.repo_ref) return undefined
  return repositoryKey(repo_url) === repositoryKey(origin.repo_url) ? origin.commit : undefined
}

/** Whether this run is the push to that very branch. */
export function isPushTo(context: RunContext, repo_ref: string | undefined): boolean {
  return context.event_name === 'push' && repo_ref !== undefined && !isTag(repo_ref)
}
