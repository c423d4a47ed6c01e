/** The commits of branches and tags (`repo_commit_sha`, §2.3). */
import { createHash } from 'node:crypto'
import type { Head } from '../options.js'
import type { Since } from '../scripting/queue.js'

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

/** Heads from flags, the script file, requests and pushes. Those set since the start win. */
export class KnownHeads implements CommitSource {
  private readonly heads: Record<Since, Map<string, string>> = { start: new Map(), run: new Map() }

  private key(ref: string, repo_url?: string): string {
    return `${repo_url === undefined ? '*' : sameRepository(repo_url)} ${ref}`
  }

  /** Without `repo_url` the head applies to every repository without a head of its own. */
  set({ repo_url, ref, commit_sha }: Head, since: Since = 'run'): void {
    this.heads[since].set(this.key(ref, repo_url), commit_sha)
  }

  /** A push. Without `repo_url` it is also one to each repository that has a head of its own. */
  push(head: Head): void {
    this.set(head)
    if (head.repo_url !== undefined) return
    const { start, run } = this.heads
    for (const key of [...start.keys(), ...run.keys()]) {
      if (key.endsWith(` ${head.ref}`)) run.set(key, head.commit_sha)
    }
  }

  resolve({ repo_url, ref }: Ref): string | undefined {
    const { start, run } = this.heads
    const said = (key: string) => run.get(key) ?? start.get(key)
    return said(this.key(ref, repo_url)) ?? said(this.key(ref))
  }

  clear(): void {
    for (const heads of Object.values(this.heads)) heads.clear()
  }

  /** The heads set since the start. */
  dump(): [string, string][] {
    return [...this.heads.run]
  }

  /** Replaces the heads set since the start with those that were kept. Those of the start win. */
  load(heads: readonly [string, string][]): void {
    const { start } = this.heads
    const isSaid = (key: string) => start.has(key) || start.has(this.key(key.slice(key.lastIndexOf(' ') + 1)))
    this.heads.run = new Map(heads.filter(([key]) => !isSaid(key)))
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
export function firstKnown(sources: readonly CommitSource[], otherwise: (ref: Ref) => Found): (ref: Ref) => Found {
  return (ref) => {
    for (const source of sources) {
      const found = source.resolve(ref)
      if (found !== undefined) return found
    }
    return otherwise(ref)
  }
}
