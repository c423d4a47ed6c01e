/** The commits of branches and tags (`repo_commit_sha`, §2.3). */
import { createHash } from 'node:crypto'

/** The commit of a branch or tag. */
export interface Head {
  /** Unset: every repository without a head of its own. */
  repo_url?: string | undefined
  ref: string
  commit_sha: string
}

/** A branch by its bare name or a tag by its full path, in a repository. */
export interface Ref {
  repo_url: string
  ref: string
}

/** The commit of a ref, why it has none, or null if the ref is unknown. */
export type Found = string | { problem: string } | null

/** The port through which the local control plane learns what to build. */
export interface CommitSource {
  /** Undefined if this source does not know the repository. */
  resolve(ref: Ref): Found | undefined
}

/** Two spellings of one repository: with and without `.git` or a slash at the end. */
const sameRepository = (url: string) => url.replace(/\/+$/, '').replace(/\.git$/, '')

/** Heads from flags, the script file, requests and pushes. */
export class KnownHeads implements CommitSource {
  private readonly heads = new Map<string, string>()

  private key(ref: string, repo_url?: string): string {
    return `${repo_url === undefined ? '*' : sameRepository(repo_url)} ${ref}`
  }

  /** Without `repo_url` the head applies to every repository without a head of its own. */
  set({ repo_url, ref, commit_sha }: Head): void {
    this.heads.set(this.key(ref, repo_url), commit_sha)
  }

  /** A push. Without `repo_url` it is also one to each repository that has a head of its own. */
  push(head: Head): void {
    this.set(head)
    if (head.repo_url !== undefined) return
    for (const key of this.heads.keys()) {
      if (key.endsWith(` ${head.ref}`)) this.heads.set(key, head.commit_sha)
    }
  }

  resolve({ repo_url, ref }: Ref): string | undefined {
    return this.heads.get(this.key(ref, repo_url)) ?? this.heads.get(this.key(ref))
  }

  clear(): void {
    this.heads.clear()
  }
}

/** Whether two URLs name one repository. */
export const isSameRepository = (a: string, b: string) => sameRepository(a) === sameRepository(b)

/** A commit made up from the names, always the same for the same ref. */
export const inventedCommit = ({ repo_url, ref }: Ref) =>
  createHash('sha1')
    .update(`${sameRepository(repo_url)}\n${ref}`)
    .digest('hex')

/** Asks each source in turn; `otherwise` gives the commit of a ref that none of them knows. */
export function firstKnown(
  sources: readonly CommitSource[],
  otherwise: (ref: Ref) => Found
): (ref: Ref) => Found {
  return (ref) => {
    for (const source of sources) {
      const found = source.resolve(ref)
      if (found !== undefined) return found
    }
    return otherwise(ref)
  }
}
