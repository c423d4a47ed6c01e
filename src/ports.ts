/**
 * The effects that the deploy needs, as narrow interfaces. Adapters implement them; tests bring
 * small classes.
 */
import type { OutputName } from './action-names.js'
import type {
  CreateAnswer,
  DeploymentAnswer,
  DeploymentRow,
  LogPageAnswer,
  LookupRow,
  RevisionAnswer,
  WriteAnswer
} from './contract/answers.js'
import type { DeploymentCreateRequest, DeploymentPatchRequest } from './contract/deployment.js'
import type { Page } from './contract/page.js'
import type { Failure, FilePlace } from './errors.js'
import type { ChangedFiles, Comparison } from './repository/refs.js'

/** Time. Everything that waits or measures goes through it. */
export interface Clock {
  /** Milliseconds on a monotonic clock. Only differences have a meaning. */
  now(): number
  /** Milliseconds since 1970, for dates that the service sends and for what people read. */
  date(): number
  /**
   * Resolves after `ms` milliseconds, or once `until` is aborted.
   * @throws CancelledError once the run is cancelled.
   */
  sleep(ms: number, until?: AbortSignal): Promise<void>
}

/** How one read is sent. */
export interface ReadOptions {
  /** How long an attempt may take, in milliseconds. */
  timeoutMs?: number
  /** A single attempt, also if reads are retried (`withRetries`): for polls. */
  once?: boolean
  /** What is not found is not waited for, although the service has just named it. */
  missing_is_final?: boolean
}

/** A page of the list of deployments. */
export interface ListQuery {
  /** What the names contain; empty for all. */
  name_contains: string
  /** The whole name, for a service that filters by it. It may still answer with other rows. */
  name?: string
  limit: number
  offset: number
}

/** What a delete takes along. */
export interface DeleteOptions {
  /** The traces of the deployment. Their project otherwise stays, and reserves the name. */
  tracing_project?: boolean
}

/**
 * The control plane (§4.1, docs/design.md, section 3). One request a call, never repeated.
 * Every method throws RequestError (ConnectionError, AnswerError, StatusError) or CancelledError.
 */
export interface ControlPlane {
  /**
   * @throws AnswerError when a success is no answer of the service: a web page, say. Then it may
   * have been applied.
   */
  createDeployment(body: DeploymentCreateRequest): Promise<CreateAnswer>
  readDeployment(deploymentId: string, options?: ReadOptions): Promise<DeploymentAnswer>
  readRevision(
    deploymentId: string,
    revisionId: string,
    options?: ReadOptions
  ): Promise<RevisionAnswer>
  /** @throws AnswerError as `createDeployment` does. */
  patchDeployment(deploymentId: string, body: DeploymentPatchRequest): Promise<WriteAnswer>
  listIntegrations(): Promise<LookupRow[]>
  listListeners(): Promise<LookupRow[]>
  /** One page, or `null` when the service has no such operation (404, 405, 501). */
  listDeployments(query: ListQuery): Promise<Page<DeploymentRow> | null>
  /**
   * The first page, or the one that begins at `offset`; `null` when the service has no such
   * operation.
   */
  listRevisions(
    deploymentId: string,
    options?: ReadOptions & { offset?: number }
  ): Promise<Page<RevisionAnswer> | null>
  deleteDeployment(deploymentId: string, options?: DeleteOptions): Promise<void>
  /**
   * Makes a new revision of an earlier one (outside the specification). False if the service has no
   * such operation. Its response is not specified, so the caller reads the result.
   */
  redeployRevision(deploymentId: string, revisionId: string): Promise<boolean>
  /**
   * A page of the log of a revision (outside the specification), or `null` when the service has no
   * such operation.
   */
  readRevisionLog(
    deploymentId: string,
    revisionId: string,
    query: RevisionLogQuery,
    options?: ReadOptions
  ): Promise<LogPageAnswer | null>
}

export interface RevisionLogQuery {
  log: 'build' | 'deploy'
  order: 'asc' | 'desc'
  limit: number
  /** `next_offset` of the page before; none for the first. */
  offset?: string | number
}

/** The history of the code that is deployed: the checkout of this run, or GitHub. */
export interface CodeHistory {
  /**
   * Two commits by their full ids. What it does not know for certain it says to be unknown.
   * @throws CancelledError.
   */
  listChangedFiles(comparison: Comparison, options?: ReadOptions): Promise<ChangedFiles>
  /**
   * Whether `from` is in the history of `to`; undefined if that is not certain. Throws nothing but
   * CancelledError.
   */
  containsCommit(comparison: Comparison, options?: ReadOptions): Promise<boolean | undefined>
}

/**
 * The files in the tree of a commit, by its full id. The tree decides, whatever files are checked
 * out. Undefined if the checkout cannot tell. @throws CancelledError.
 */
export interface CommitFiles {
  /** The text of a file in UTF-8; of a symbolic link, its target. */
  readFile(commit: string, path: string, options?: ReadOptions): Promise<string | undefined>
  /** The paths of all files, from the root of the repository. */
  listFiles(commit: string, options?: ReadOptions): Promise<readonly string[] | undefined>
}

/** The checkout of this run, if there is one. */
export interface Checkout extends CodeHistory, CommitFiles {
  /**
   * Looks for a file in the tree of a commit, by its full id. The tree decides, whatever files are
   * checked out. Undefined if the checkout cannot tell. @throws CancelledError.
   */
  findFile(commit: string, path: string, options?: ReadOptions): Promise<FileInCommit | undefined>
  /**
   * Reads the full id of the commit that is checked out. Undefined if git cannot tell.
   * @throws CancelledError.
   */
  readCommit(options?: ReadOptions): Promise<string | undefined>
  /**
   * Looks for a file of the workspace in a repository that is checked out in a folder of it.
   * Undefined if there is none, or if the path leads to a file from the root of that repository,
   * too. @throws CancelledError.
   */
  findNested(path: string, options?: ReadOptions): Promise<NestedFile | undefined>
}

/** A file in a repository that is checked out in a folder of the workspace. */
export interface NestedFile {
  /** The folder, from the workspace. */
  folder: string
  /** The path from the root of the repository. */
  path: string
  remote_url: string | undefined
}

/** What a commit has at a path. */
export type FileInCommit = 'file' | 'folder' | 'missing'

export type GitHubDeploymentState = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive'

/** Which deployments GitHub lists: those of an environment, or of a task. */
export type GitHubDeploymentFilter = { environment: string } | { task: string }

/** A deployment as GitHub records it: not the one of the control plane, which its payload names. */
export interface GitHubDeployment {
  id: number
  /** Its contents are untrusted: everyone with the right to write deployments may have set them. */
  payload: unknown
}

/** A GitHub Deployment to create, in the words of GitHub's API. `ref`: branch, tag or commit. */
export interface NewGitHubDeployment {
  ref: string
  environment: string
  description: string
  transient_environment: boolean
  payload: Record<string, unknown>
  /** GitHub's default is `deploy`. */
  task?: string
}

/** A status to add to a GitHub Deployment, in the words of GitHub's API. */
export interface NewGitHubStatus {
  state: GitHubDeploymentState
  description: string
  log_url?: string
  environment_url?: string
}

/** A comment of a pull request. `is_trusted`: written by a user with write access, or by an app. */
export interface GitHubComment {
  id: number
  body: string
  is_trusted: boolean
}

/**
 * A pull request as GitHub knows it now. `head_repository`: its `owner/name`; undefined when it was
 * deleted.
 */
export interface PullRequestState {
  closed: boolean
  head_repository: string | undefined
}

/** What earlier runs recorded about deployments. */
export interface DeploymentRecords {
  /**
   * The ids that earlier runs recorded for the name, newest first. Undefined: unknown, because runs
   * record nothing or GitHub does not answer. Never throws.
   */
  recordedIds(name: string): Promise<readonly string[] | undefined>
}

/**
 * What a deploy reads from GitHub. Each method says what it returns if GitHub does not answer; its
 * caller decides what then holds. None throws GitHubError.
 */
export interface GitHubReads extends DeploymentRecords, CodeHistory {
  /** Undefined: unknown. Never throws. */
  readPullRequest(pull: number): Promise<PullRequestState | undefined>
}

/** The queries behind `GitHubReads`. Every method throws GitHubError or CancelledError. */
export interface GitHubQueries {
  readPullRequest(pull: number): Promise<PullRequestState>
  listChangedFiles(comparison: Comparison): Promise<ChangedFiles>
  /** Whether the commit `from` is in the history of the commit `to`. */
  containsCommit(comparison: Comparison): Promise<boolean>
  /** Newest first, page by page. */
  listDeployments(filter: GitHubDeploymentFilter): AsyncIterable<GitHubDeployment>
}

/**
 * What a run leaves on GitHub (docs/design.md, section 2): deployments and comments, with the reads
 * that these need. Best effort: every method throws GitHubError or CancelledError, and reports turn
 * them into warnings.
 */
export interface GitHubWrites {
  createDeployment(deployment: NewGitHubDeployment): Promise<{ id: number }>
  /** Newest first, page by page. */
  listDeployments(filter: GitHubDeploymentFilter): AsyncIterable<GitHubDeployment>
  addStatus(deployment: number, status: NewGitHubStatus): Promise<void>
  /** The state of its latest status; undefined when it has none. */
  latestState(deployment: number): Promise<string | undefined>
  /** Oldest first, page by page. */
  listComments(pull: number): AsyncIterable<GitHubComment>
  createComment(pull: number, body: string): Promise<{ id: number }>
  /**
   * Reads the comment and at once writes the text that `change` makes of it; undefined leaves it
   * alone. False if the comment has that text already; undefined if it was deleted or left alone.
   */
  updateComment(
    comment: number,
    change: (before: GitHubComment) => string | undefined
  ): Promise<boolean | undefined>
  /** Does nothing if it no longer exists. */
  deleteComment(comment: number): Promise<void>
}

/** The connection of a run to its repository on GitHub. */
export interface GitHubConnection {
  queries: GitHubQueries
  writes: GitHubWrites
}

/**
 * One event of a run stream (§6). `event`: its type; `message` if the server names none, as the
 * standard has it.
 */
export interface StreamEvent {
  event: string
  data: string
}

/** The body of POST /runs/stream (§4.2). */
export interface RunRequest {
  assistant_id: string
  input: Record<string, unknown>
  stream_mode: string | string[]
}

/**
 * How an agent server describes its revision (outside the specification). Throws RequestError or
 * CancelledError.
 */
export interface AgentInfo {
  /**
   * The unchanged response to `GET /info`, over a new connection: each may reach another replica.
   */
  readInfo(timeoutMs: number): Promise<unknown>
}

/**
 * The agent server of a deployment (§4.2). One request a call, never repeated; times are in
 * milliseconds. Every method throws RequestError or CancelledError.
 */
export interface AgentServer {
  /** The unchanged response: its shape is not specified (§2.8). */
  searchAssistants(page: { limit: number; offset: number }, timeoutMs: number): Promise<unknown>
  /** Returns when the stream has ended well; each event is handed on as it comes. */
  streamRun(
    run: RunRequest,
    timeoutMs: number,
    onEvent: (event: StreamEvent) => void
  ): Promise<void>
}

/** A failure as a result shows it, besides its code. */
export type ShownFailure = Pick<Failure, 'what' | 'facts' | 'fix' | 'command' | 'unchanged'>

/** What a line of the log is to a reader: a result, or what can be skipped. */
export type Tone = 'success' | 'failure' | 'aside'

/**
 * What a run says and leaves behind. Nothing that passes through here can act as a workflow
 * command.
 */
export interface Runner {
  input(name: string): string
  /**
   * Masks a value in the log of the whole job and in all that we write. Call before anything is
   * printed.
   */
  mask(value: string, options?: { credential?: boolean }): void
  /** @param what `isFailure`: why a deployment failed. Shown also where only problems are. */
  info(text: string, what?: { isFailure?: boolean; tone?: Tone | undefined }): void
  /**
   * A change of one deployment among several. As `info` if absent; nothing where its state is drawn
   * live.
   */
  progress?(text: string): void
  /** Shown, and printed, only where debug logging is on. */
  debug(text: string): void
  notice(text: string): void
  warning(text: string): void
  /** @param failure The members of the text, for a result that programs read. */
  error(text: string, failure?: ShownFailure): void
  /** Shows a problem at its place in the changes of a pull request, where the job can do that. */
  annotate?(place: FilePlace, text: string): void
  /**
   * @param what `isDetail`: nothing in it needs to be read. Where groups do not fold, the title is
   * enough. `tone`: that of the title.
   */
  group(title: string, text: string, what?: { isDetail?: boolean; tone?: Tone | undefined }): void
  output(name: OutputName, value: string): void
  /**
   * Adds to the summary of the job what is free of secrets already. A summary that cannot be
   * written is a warning.
   */
  summary(markdown: string): Promise<void>
}

/**
 * A command line that reaches the control plane of this run, for what an error tells people to run:
 * how it is started, the flags that say which control plane, and the variables that must hold its
 * credentials.
 */
export interface CommandLine {
  program: string
  flags: string
  variables: readonly string[]
}

/** A deployment that a run has left in place. */
export interface LiveDeployment {
  deployment_id: string
  /** The revision that serves, if reads have shown it. */
  revision_id?: string | undefined
  /** Its web address, if the service shows one. */
  url?: string | undefined
  /** Whether its agent server has named that revision as its own. */
  is_confirmed?: boolean
}

/** What is asked of the agent server after the deploy. */
export interface AgentChecks {
  /**
   * Connects to the agent server, to read which revision it names; undefined if no request may be
   * sent there.
   */
  connectInfo?: (url: string) => AgentInfo | undefined
  /** Checks what was deployed. What it throws is a failure of the deploy. */
  smokeCheck?: (live: LiveDeployment) => Promise<void>
}
