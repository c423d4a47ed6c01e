/** The code to deploy: what the inputs name, else that of the run (docs/design.md, section 2). */
import type { RunContext } from '../adapters/github/run-context.js'
import type { DesiredDeployment } from '../deploy/core/model.js'
import { requestName } from '../repository/host-words.js'
import { canonicalRef, isCommitId, isFullCommit, isTag, isVersion } from '../repository/refs.js'
import { repositoryKey } from '../repository/repository-url.js'
import { capitalized } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { subjectOfEvent } from './event-subject.js'
import { quote } from './fields.js'
import type { Reading } from './reading.js'
import { previewKind } from './target.js'

/**
 * Reads the code of a git_host deployment. Notes that none is named, or that it must not be
 * deployed from here.
 */
export function readCode(input: Reading) {
  const { raw, field, problems, context } = input
  const origin = codeOrigin(context)
  const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url
  const repo_ref = readRef(input) ?? origin.repo_ref
  const build_on_push = field.boolean('build_on_push')
  if (raw.repo_ref === undefined) {
    problems.add('repo_ref', untrustedOrigin(context))
    const why = sanitizeLine(origin.no_ref ?? 'the run has none')
    if (origin.repo_ref === undefined)
      problems.add(
        'repo_ref',
        `is not set, and ${why}. Set it to a branch, or to a tag as refs/tags/….`
      )
  }
  if (raw.repo_url === undefined && origin.repo_url === undefined) {
    const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted'
    problems.add(
      'repo_url',
      `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`
    )
  }
  if (build_on_push === true && isTag(repo_ref)) {
    const why = `cannot be true while \`repo_ref\` is a tag (${sanitizeLine(repo_ref)})`
    problems.add('build_on_push', `${why}. Set it to false, or use a branch.`)
  }
  const { repo_url: own } = origin
  const isOwn =
    own !== undefined &&
    repo_ref === origin.repo_ref &&
    repositoryKey(repo_url ?? own) === repositoryKey(own)
  return { repo_url, repo_ref, build_on_push, commit: isOwn ? origin.commit : undefined }
}

/**
 * Returns the ref; undefined if it is unset or invalid. `refs/heads/` is removed; other refs are
 * neither branch nor tag.
 */
function readRef({ field, warnings, context }: Reading): string | undefined {
  const text = field.text('repo_ref', (text) => refProblem(text, context))
  if (text === undefined) return undefined
  const full = `refs/tags/${sanitizeLine(text, 80)}`
  if (isVersion(text))
    warnings.push(
      `\`repo_ref\` ${quote(text, 80)} is deployed as a branch. If it is a tag, write ${full}.`
    )
  return canonicalRef(text)
}

function refProblem(text: string, context: RunContext): string | undefined {
  const ref = canonicalRef(text)
  const tag = meantTag(text, context)
  const shown = quote(text, 80)
  const branch = `refs/heads/${sanitizeLine(text, 80)}`
  if (tag !== undefined)
    return (
      `${shown} is a tag, but a bare name means a branch. ` +
      `Write ${sanitizeLine(tag, 80)}. If it is a branch, write ${branch}.`
    )
  if (isCommit(ref, context))
    return (
      `${shown} is a commit ID, but the service deploys branches and tags. ` +
      'Use the branch, or tag the commit and use refs/tags/….'
    )
  const bare = isTag(ref) ? ref.slice('refs/tags/'.length) : ref
  const isRefused = bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)
  if (bare === '' || isRefused)
    return `${shown} is not a branch or tag. Use the bare name of a branch, or refs/tags/….`
  return undefined
}

/**
 * Returns the tag that a ref without its full path names: with `tags/`, or of this very run. A
 * branch can be given in full.
 */
function meantTag(text: string, { ref }: RunContext): string | undefined {
  const named = /^tags\/./.test(text) ? `refs/${text}` : `refs/tags/${text}`
  return text.startsWith('tags/') || ref === named ? named : undefined
}

/**
 * A full commit ID of either hash; or the start of this run's own, because a branch may be named
 * `deadbeef`.
 */
function isCommit(ref: string, { sha, pull_request }: RunContext): boolean {
  const start = ref.toLowerCase()
  if (isFullCommit(start)) return true
  return (
    isCommitId(start) &&
    [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(start))
  )
}

interface CodeOrigin {
  repo_url: string | undefined
  /** Bare branch name, or `refs/tags/…`. */
  repo_ref: string | undefined
  commit: string | undefined
  /** Why the run has no ref to build. */
  no_ref?: string | undefined
}

/** Returns the code of this run: the head of a pull request, else the ref of the run. */
function codeOrigin(context: RunContext): CodeOrigin {
  const { pull_request: pull, server_url, ref, sha } = context
  const repository = pull === undefined ? context.repository : pull.head_repository
  const repo_url = repository && `${server_url}/${repository}`
  const [full, commit] =
    pull === undefined ? [ref, sha] : [`refs/heads/${pull.head_ref}`, pull.head_sha]
  const no_ref = noRefReason(full, context)
  if (full === undefined || no_ref !== undefined)
    return { repo_url, repo_ref: undefined, commit: undefined, no_ref }
  return { repo_url, repo_ref: canonicalRef(full), commit }
}

/** Returns why a ref is not the code to deploy; undefined if it is. */
function noRefReason(ref: string | undefined, context: RunContext): string | undefined {
  const subject = subjectOfEvent(context)
  if (subject.is === 'other_code') return subject.reason
  if (ref === undefined || !/^refs\/(?:heads|tags)\/./.test(ref)) {
    const { no_code_reason } = context
    return no_code_reason ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`
  }
  // A branch may be named `refs/tags/v1`; the service would read its bare name as the tag (§2.3).
  const branch = canonicalRef(ref)
  if (ref !== branch && branch.startsWith('refs/'))
    return `the service would read the branch name ${branch} as another ref`
  return undefined
}

/**
 * Returns why the run does not build its code unless `repo_ref` names it: `pull_request_target`
 * gives secrets to a run with code that anyone may have written.
 */
function untrustedOrigin({ event_name, pull_request }: RunContext): string | undefined {
  if (event_name !== 'pull_request_target' || !pull_request?.is_fork) return undefined
  const { number, head_repository } = pull_request
  const from =
    head_repository === undefined
      ? 'a deleted fork'
      : `the fork ${sanitizeLine(head_repository, 100)}`
  return (
    `is not set. Pull request #${number} comes from ${from}, ` +
    'and a pull_request_target run would give the secrets of this repository to its code. ' +
    'Use the pull_request event, or review the code and set `repo_ref`.'
  )
}

/** Says whose code is built for a pull request from a fork. */
export function noteFork(wanted: DesiredDeployment, context: RunContext): string[] {
  const { pull_request } = context
  if (!pull_request?.is_fork || wanted.source !== 'git_host') return []
  const { repo_url = '' } = wanted.source_config
  return [
    `${capitalized(requestName(previewKind(context), pull_request.number))} ` +
      `comes from a fork. Building ${sanitizeLine(repo_url)}.`
  ]
}
