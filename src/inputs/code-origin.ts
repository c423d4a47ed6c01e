/** The default code of a run: its repository, ref and commit (docs/design.md, section 2). */

import type { RunContext } from '../adapters/github/run-context.js'
import type { DesiredDeployment } from '../deploy/core/model.js'
import { canonicalRef, isTag } from '../repository/refs.js'
import { repositoryKey } from '../repository/repository-url.js'
import { sanitizeLine } from '../text/sanitize.js'

export interface CodeOrigin {
  repo_url: string | undefined
  /** Bare branch name, or `refs/tags/…`. */
  repo_ref: string | undefined
  commit: string | undefined
}

/** Events whose ref is not the code that triggered them. */
const OTHER_REF_EVENTS = new Map([
  ['workflow_run', 'a workflow_run event runs on the default branch, not on the branch that triggered it'],
  ['issue_comment', 'an issue_comment event runs on the default branch, not on the pull request']
])
const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet'

/** Whether this run is of a merge queue: by its event, or a push to one of its temporary branches. */
export function isOfMergeQueue({ event_name, ref }: RunContext): boolean {
  return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true
}

/** Why the ref of the run is not the code to deploy; undefined if it is. */
function otherRef(context: RunContext): string | undefined {
  return isOfMergeQueue(context) ? MERGE_QUEUE : OTHER_REF_EVENTS.get(context.event_name)
}

/** The code of this run: the head of a pull request, else the ref of the run. */
export function codeOrigin(context: RunContext): CodeOrigin {
  const { pull_request, server_url, repository, ref, sha } = context
  if (pull_request !== undefined) {
    const { head_repository, head_ref, head_sha } = pull_request
    return {
      repo_url: head_repository && `${server_url}/${head_repository}`,
      ...branchOrNothing(head_ref, head_sha)
    }
  }
  const repo_url = repository && `${server_url}/${repository}`
  const known = ref !== undefined && /^refs\/(?:heads|tags)\/./.test(ref) && otherRef(context) === undefined
  if (!known) return { repo_url, repo_ref: undefined, commit: undefined }
  return { repo_url, ...(isTag(ref) ? { repo_ref: ref, commit: sha } : branchOrNothing(canonicalRef(ref), sha)) }
}

/** A branch may be named `refs/tags/v1`; the service would read its bare name as the tag (§2.3). */
function branchOrNothing(branch: string, commit: string | undefined): Pick<CodeOrigin, 'repo_ref' | 'commit'> {
  return branch.startsWith('refs/') ? { repo_ref: undefined, commit: undefined } : { repo_ref: branch, commit }
}

/**
 * Why the run does not build its code unless `repo_ref` names it: `pull_request_target` gives secrets to a run with
 * code that anyone may have written.
 */
export function untrustedOrigin({ event_name, pull_request }: RunContext): string | undefined {
  if (event_name !== 'pull_request_target' || !pull_request?.is_fork) return undefined
  const { number, head_repository } = pull_request
  const from = head_repository === undefined ? 'a deleted fork' : `the fork ${sanitizeLine(head_repository, 100)}`
  return `is not set. Pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code. Use the pull_request event, or review the code and set \`repo_ref\`.`
}

/** Why the run has no ref to build. */
export function noRefReason(context: RunContext): string {
  const { ref, pull_request, no_code_reason } = context
  if (no_code_reason !== undefined) return no_code_reason
  const branch = pull_request?.head_ref ?? (ref && canonicalRef(ref))
  if (branch?.startsWith('refs/') && ref?.startsWith('refs/pull/') !== (pull_request === undefined)) {
    return `the service would read the branch name ${branch} as another ref`
  }
  return otherRef(context) ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`
}

/** The commit of `repo_ref` in `repo_url`, if that is the code of this run. */
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

/** Says whose code is built for a pull request from a fork. */
export function noteFork(wanted: DesiredDeployment, { pull_request }: RunContext): string[] {
  if (!pull_request?.is_fork || wanted.source !== 'git_host') return []
  const { repo_url = '' } = wanted.source_config
  return [`Pull request #${pull_request.number} comes from a fork. Building ${sanitizeLine(repo_url)}.`]
}
