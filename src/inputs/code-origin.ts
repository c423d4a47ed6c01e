/** The default code of a run: its repository, ref and commit (docs/design.md, section 2). */

import type { RunContext } from '../adapters/github/run-context.js'
import type { DesiredDeployment } from '../deploy/core/model.js'
import { canonicalRef } from '../repository/refs.js'
import { repositoryKey } from '../repository/repository-url.js'
import { sanitizeLine } from '../text/sanitize.js'

export interface CodeOrigin {
  repo_url: string | undefined
  /** Bare branch name, or `refs/tags/…`. */
  repo_ref: string | undefined
  commit: string | undefined
  /** Why the run has no ref to build. */
  no_ref?: string | undefined
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

/** The code of this run: the head of a pull request, else the ref of the run. */
export function codeOrigin(context: RunContext): CodeOrigin {
  const { pull_request: pull, server_url, ref, sha } = context
  const repository = pull === undefined ? context.repository : pull.head_repository
  const repo_url = repository && `${server_url}/${repository}`
  const [full, commit] = pull === undefined ? [ref, sha] : [`refs/heads/${pull.head_ref}`, pull.head_sha]
  const no_ref = noRefReason(full, context)
  if (full === undefined || no_ref !== undefined) return { repo_url, repo_ref: undefined, commit: undefined, no_ref }
  return { repo_url, repo_ref: canonicalRef(full), commit }
}

/** Why a ref is not the code to deploy; undefined if it is. */
function noRefReason(ref: string | undefined, context: RunContext): string | undefined {
  const { event_name, pull_request, no_code_reason } = context
  if (pull_request === undefined && isOfMergeQueue(context)) return MERGE_QUEUE
  const other = pull_request === undefined ? OTHER_REF_EVENTS.get(event_name) : undefined
  if (other !== undefined) return other
  if (ref === undefined || !/^refs\/(?:heads|tags)\/./.test(ref))
    return no_code_reason ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`
  // A branch may be named `refs/tags/v1`; the service would read its bare name as the tag (§2.3).
  const branch = canonicalRef(ref)
  return ref !== branch && branch.startsWith('refs/')
    ? `the service would read the branch name ${branch} as another ref`
    : undefined
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

/** The commit of `repo_ref` in `repo_url`, if that is the code of this run. */
export function knownCommit(
  origin: CodeOrigin,
  repo_url: string | undefined,
  repo_ref: string | undefined
): string | undefined {
  if (origin.repo_url === undefined || repo_url === undefined || repo_ref !== origin.repo_ref) return undefined
  return repositoryKey(repo_url) === repositoryKey(origin.repo_url) ? origin.commit : undefined
}

/** Says whose code is built for a pull request from a fork. */
export function noteFork(wanted: DesiredDeployment, { pull_request }: RunContext): string[] {
  if (!pull_request?.is_fork || wanted.source !== 'git_host') return []
  const { repo_url = '' } = wanted.source_config
  return [`Pull request #${pull_request.number} comes from a fork. Building ${sanitizeLine(repo_url)}.`]
}
