import type { JsonObject } from './expressions.js'

/** What started a run: the event's name and payload, and the ref and commit that GitHub gives the run for it. */
export interface WorkflowEvent {
  name: string
  payload: JsonObject
  ref: string
  sha: string
  /** Pull requests only. */
  headRef?: string
  /** Pull requests only. */
  baseRef?: string
}

/** The repository that the workflows run in, unless a test names another. */
export const REPOSITORY = 'octo-org/support-agent'

const COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
const PARENT = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'
const MAIN = 'refs/heads/main'

/** A push of one commit to a branch. */
export function pushToBranch(options: { branch?: string; sha?: string } = {}): WorkflowEvent {
  return push(`refs/heads/${options.branch ?? 'main'}`, options)
}

/** A push of a new tag. */
export function pushTag(options: {
  tag: string
  sha?: string
  repository?: string
}): WorkflowEvent {
  return push(`refs/tags/${options.tag}`, options)
}

/** What happened to which pull request. */
export interface PullRequestOptions {
  action: 'opened' | 'synchronize' | 'reopened' | 'closed' | 'labeled'
  number?: number
  headBranch?: string
  headSha?: string
  /** Full name of the fork that the head branch lies in; without it, the repository itself. */
  fork?: string
  /** With `closed`: it was merged, and not just closed. */
  merged?: boolean
}

/** An event of a pull request, from a branch of the repository or from a fork. */
export function pullRequest(options: PullRequestOptions): WorkflowEvent {
  const { number = 12, headBranch = 'feature/greeting', merged = false } = options
  return {
    name: 'pull_request',
    payload: pullRequestPayload({ ...options, number, headBranch, merged }),
    // Once merged, the run belongs to the branch it was merged into; until then to the merge that GitHub tries.
    ref: merged ? MAIN : `refs/pull/${number}/merge`,
    sha: '0d1c2b3a495867768594a3b2c1d0e9f8a7b6c5d4',
    headRef: headBranch,
    baseRef: 'main'
  }
}

/** A release that was published. */
export function releasePublished({ tag }: { tag: string }): WorkflowEvent {
  const release = {
    id: 501,
    tag_name: tag,
    target_commitish: 'main',
    name: tag,
    draft: false,
    prerelease: false
  }
  return {
    name: 'release',
    payload: { ...common(REPOSITORY), action: 'published', release },
    ref: `refs/tags/${tag}`,
    sha: COMMIT
  }
}

/** A run started by hand on a branch or tag, with the given inputs. */
export function workflowDispatch(
  options: { ref?: string; sha?: string; inputs?: Record<string, string> } = {}
): WorkflowEvent {
  const { ref = MAIN, sha = COMMIT, inputs = {} } = options
  return { name: 'workflow_dispatch', payload: { ...common(REPOSITORY), ref, inputs }, ref, sha }
}

/** A run by the clock, always on the default branch. */
export function schedule(options: { cron: string; sha?: string }): WorkflowEvent {
  const { cron, sha = COMMIT } = options
  return { name: 'schedule', payload: { ...common(REPOSITORY), schedule: cron }, ref: MAIN, sha }
}

function push(ref: string, options: { sha?: string; repository?: string }): WorkflowEvent {
  const { sha = COMMIT, repository = REPOSITORY } = options
  const isTag = ref.startsWith('refs/tags/')
  const commit = {
    id: sha,
    message: 'Greet by name',
    author: { name: 'Octo', email: 'octo@example.org' }
  }
  const payload = {
    ...common(repository),
    ref,
    before: isTag ? '0'.repeat(40) : PARENT,
    after: sha,
    created: isTag,
    deleted: false,
    forced: false,
    base_ref: null,
    head_commit: commit,
    commits: isTag ? [] : [commit]
  }
  return { name: 'push', payload, ref, sha }
}

type PullRequestFacts = PullRequestOptions & { number: number; headBranch: string; merged: boolean }

function pullRequestPayload(options: PullRequestFacts): JsonObject {
  const { action, number, headBranch, headSha = COMMIT, fork, merged } = options
  const head = fork ?? REPOSITORY
  return {
    ...common(REPOSITORY),
    action,
    number,
    pull_request: {
      number,
      state: action === 'closed' ? 'closed' : 'open',
      title: 'Greet by name',
      body: null,
      draft: false,
      merged,
      html_url: `https://github.com/${REPOSITORY}/pull/${number}`,
      user: { login: ownerOf(head) },
      labels: [],
      head: {
        ref: headBranch,
        sha: headSha,
        label: `${ownerOf(head)}:${headBranch}`,
        repo: repositoryFacts(head, fork !== undefined)
      },
      base: {
        ref: 'main',
        sha: PARENT,
        label: `${ownerOf(REPOSITORY)}:main`,
        repo: repositoryFacts(REPOSITORY, false)
      }
    }
  }
}

function common(repository: string): JsonObject {
  return {
    repository: repositoryFacts(repository, false),
    sender: { login: 'octocat', id: 1, type: 'User' }
  }
}

function repositoryFacts(fullName: string, fork: boolean): JsonObject {
  const [owner = '', name = ''] = fullName.split('/')
  return {
    id: fork ? 2002 : 1001,
    name,
    full_name: fullName,
    private: false,
    fork,
    default_branch: 'main',
    html_url: `https://github.com/${fullName}`,
    clone_url: `https://github.com/${fullName}.git`,
    owner: { login: owner, id: fork ? 22 : 11, type: 'Organization' }
  }
}

const ownerOf = (fullName: string) => fullName.slice(0, fullName.indexOf('/'))
