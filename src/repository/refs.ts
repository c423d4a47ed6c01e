/** Git refs and commits, compared by what they mean. */
import type { RevisionAnswer } from '../contract/answers.js'
import { TAG_PREFIX } from '../contract/deployment.js'
import { sanitizeLine } from '../text/sanitize.js'

/** Two commits by their full ids: what is deployed, and this run's. */
export interface Comparison {
  from: string
  to: string
}

/** The files that differ between two commits. Paths from the root of the repository, with `/`. */
export interface FileDifferences {
  /** All that differ, a renamed one under both names. */
  files: string[]
  /**
   * Those that are, or may be, a symbolic link or a submodule: what is reached through it may
   * differ as well.
   */
  links: string[]
}

/** What differs between two commits, or why that is unknown. */
export type ChangedFiles = Comparison & (FileDifferences | { unknown: string })

/** Returns whether a ref is the full path of a tag. */
export function isTag(ref: string | null | undefined): ref is `${typeof TAG_PREFIX}${string}` {
  return ref?.startsWith(TAG_PREFIX) ?? false
}

/** Returns whether a bare name looks like the tag of a version. */
export function isVersion(ref: string): boolean {
  return /^v?\d+\.\d+/.test(ref)
}

/** A branch by its bare name, a tag by its full path (§2.3), whichever way it was written. */
export function canonicalRef(ref: string): string {
  return ref.replace(/^refs\/heads\//, '')
}

/** Returns the first seven characters of a commit, as git shows it. */
export function shortCommit(commit: string): string {
  return sanitizeLine(commit, 40).slice(0, 7)
}

/** Returns whether a text is an ID of a commit, or its beginning as services show it. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(text)
}

/** Returns whether this is the whole id of a commit, in lower case, by either of git's hashes. */
export function isFullCommit(commit: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)
}

/** Returns whether a revision was certainly built from a commit. */
export function isBuiltOf(
  commit: string,
  { source_revision_config: code }: RevisionAnswer
): boolean {
  return code?.repo_commit_sha != null && sameCommit(code.repo_commit_sha, commit)
}

/**
 * Returns whether two commits are one: called the same, or one of them abbreviated to seven
 * characters or more.
 */
export function sameCommit(a: string, b: string): boolean {
  const first = a.trim().toLowerCase()
  const second = b.trim().toLowerCase()
  if (first.length < 7 || second.length < 7) return first === second && first !== ''
  return first.startsWith(second) || second.startsWith(first)
}
