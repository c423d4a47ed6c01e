/**
 * The code of a revision, read into one form: a branch or a tag, and a commit. A service may show
 * what it resolved and built from them instead: the commit in place of the ref, and the image of
 * the build. Pure.
 */

/** The code of a revision as a service shows it (§2.3). */
interface ShownCode {
  repo_ref?: string | null | undefined
  image_uri?: string | null | undefined
  repo_commit_sha?: string | null | undefined
  /**
   * The ref of the revision is not shown. Then `repo_ref` is the branch that the deployment
   * follows, if that is.
   */
  hides_ref?: true | undefined
}

/** What else an answer shows of where its code is from. */
interface ShownSource {
  source?: string | null | undefined
  /** Outside §2.2: the branch that the deployment follows, which the public service shows. */
  repo_branch?: string | null | undefined
}

/** A whole id of a commit. A branch may have a name of fewer such digits, such as a date. */
const WHOLE_COMMIT = /^\s*(?:[0-9a-f]{40}|[0-9a-f]{64})\s*$/i

/**
 * Reads a commit in place of a ref as the commit, and leaves out the image that was built from a
 * repository.
 */
export function readCode<Code extends ShownCode>(
  code: Code,
  { source, repo_branch }: ShownSource
): Code {
  if (!isOfGit(code, source)) return code
  const { repo_ref, image_uri, repo_commit_sha: commit } = code
  const own = image_uri == null ? code : { ...code, image_uri: null }
  const followed = { repo_ref: repo_branch, hides_ref: true } as const
  if (repo_ref == null) return repo_branch == null ? own : { ...own, ...followed }
  if (!WHOLE_COMMIT.test(repo_ref)) return own
  return { ...own, ...followed, repo_commit_sha: commit ?? repo_ref.trim().toLowerCase() }
}

/** Returns whether the code is from a repository. A revision need not show its source (§2.8). */
function isOfGit({ repo_ref, repo_commit_sha }: ShownCode, source: ShownSource['source']): boolean {
  if (source != null) return source === 'git_host'
  return repo_ref != null || repo_commit_sha != null
}
