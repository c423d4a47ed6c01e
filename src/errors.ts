/**
 * The errors of a run, as types. Each holds members, not prose: what happened, the facts, and what
 * to do.
 */
import type { ErrorCode } from './error-codes.js'

/** One fact about a failure. Both members are one line. */
export interface Fact {
  /** What the fact is: a word such as `Revision` or `Request`, or the field that it is about. */
  label: string
  value: string
}

/**
 * Why a run failed, from where that is known to all that shows it. Nothing takes its texts apart.
 */
export interface Failure {
  /** `failure`: the deploy failed. `error`: the result is unknown, or another error occurred. */
  kind: 'failure' | 'error' | 'cancelled'
  /** The output `error_code`. */
  code: ErrorCode
  /** What happened, in one line. */
  what: string
  facts: readonly Fact[]
  /** What to do, in the imperative; empty if there is nothing to do. */
  fix: readonly string[]
  /** What to paste into a shell; the last sentence of `fix` leads to it. */
  command?: string | undefined
  /** This run changed nothing: it sent no write, or its only one was refused. */
  unchanged?: true
  /** The page that explains the code. */
  docs_url?: string | undefined
}

/** A deployment, by what a command can name it. */
type NamedDeployment = { id: string; name?: string }

/**
 * What shows more about a deployment than the error, or undoes the deploy. The report words it as a
 * command.
 */
export type Hint =
  | { show: 'status' | 'history' | 'rollback'; deployment: NamedDeployment }
  | { show: 'logs'; deployment: NamedDeployment; revision_id: string; log: 'build' | 'deploy' }

/** What an error consists of, besides its code. */
export interface ErrorDetails {
  /** What happened, in one line. */
  what: string
  facts?: readonly Fact[]
  /** What to do now, in one or two sentences. Empty: what the table of the error codes says. */
  fix?: readonly string[]
  hint?: Hint | undefined
  cause?: unknown
}

/** An error that is for the user. Any other exception is a bug of the action. */
export class DeployError extends Error {
  readonly code: ErrorCode
  readonly facts: readonly Fact[]
  readonly fix: readonly string[]
  readonly hint: Hint | undefined

  constructor(code: ErrorCode, { what, facts = [], fix = [], hint, cause }: ErrorDetails) {
    super(what, { cause })
    this.name = new.target.name
    this.code = code
    this.facts = facts
    this.fix = fix
    this.hint = hint
  }

  /** What happened, in one line. */
  get what(): string {
    return this.message
  }
}

/**
 * Returns the facts about an error that another one follows from: what happened, and its own facts.
 */
export function factsOfCause(label: string, { what, facts }: DeployError): Fact[] {
  return [{ label, value: what }, ...facts]
}

/** Returns what happened and the facts in one line, for a warning or a row. */
export function inOneLine({ what, facts }: Pick<Failure, 'what' | 'facts'>): string {
  const lines = [what, ...facts.map(({ label, value }) => `${label}: ${value}`)]
  const sentences = lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
  return facts.length === 0 ? what : sentences.join(' ')
}

/** What is wrong with one input, and what to do. */
export interface InputProblem {
  /**
   * Name of the input as in action.yml, with its field; or a place such as
   * `deployments.yaml:12:5 defaults.timeout`.
   */
  input: string
  /**
   * Keys that lead to the value: the input and its fields; with a place, from the top of the file.
   * Unset: the input.
   */
  path?: readonly (string | number)[]
  /** What is wrong and how to fix it, in one line. */
  problem: string
  /** Where it is written, in a file of the workspace. */
  place?: FilePlace
}

/** A place in a file of the workspace. The first line and the first column are 1. */
export interface FilePlace {
  /** Relative to the workspace. */
  file: string
  line: number
  column: number
}

/** Every problem that was found in the inputs, at once; nothing has been sent. */
export class InputError extends DeployError {
  constructor(readonly problems: readonly InputProblem[]) {
    const facts = problems.map(({ input, problem }) => ({ label: input, value: problem }))
    super('input_invalid', { what: 'The inputs are invalid.', facts })
  }

  /**
   * How many inputs they are of: fields of one, such as `resource_spec.cpu`, count as that one. So
   * do places in a file.
   */
  get inputs(): number {
    return new Set(
      this.problems.map(({ input, path = [input], place }) =>
        place === undefined ? path[0] : input
      )
    ).size
  }
}

/** The plan cannot be applied as requested; nothing has been sent. */
export class PlanError extends DeployError {}

/** The reason of the signal of a run that a bug stops. The bug itself has been reported by then. */
export class StoppedByBug extends Error {}

/** The run was cancelled (SIGINT, SIGTERM), or stopped by a bug: the code is then `internal`. */
export class CancelledError extends DeployError {
  /** @param options.reason The reason of the signal that ended it. */
  constructor(what = 'cancelled', { reason, cause }: { reason?: unknown; cause?: unknown } = {}) {
    super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', { what, cause })
  }
}

/** What the error of a failed request consists of, besides its code. */
export type RequestFailure = ErrorDetails &
  Pick<RequestError, 'request' | 'mayHaveBeenApplied' | 'retryable'> &
  Partial<Pick<RequestError, 'brief' | 'retryAfterMs' | 'mostAttempts'>>

/** A request without a usable response, or with a refusal. */
export class RequestError extends DeployError {
  /** `METHOD path`, without the query. */
  readonly request: string
  /** The request and what went wrong, in a few words: for the line of a retry. */
  readonly brief: string
  /**
   * Whether the service may have applied the request: reads then decide before a retry of a write.
   */
  readonly mayHaveBeenApplied: boolean
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** The pause that the service asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** How often the request is sent at most; absent: as often as any other. */
  readonly mostAttempts: number | undefined

  constructor(code: ErrorCode, options: RequestFailure) {
    super(code, options)
    this.request = options.request
    this.brief = options.brief ?? options.what
    this.mayHaveBeenApplied = options.mayHaveBeenApplied
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
    this.mostAttempts = options.mostAttempts
  }
}

/** The connection failed, or was cut before the response was complete. */
export class ConnectionError extends RequestError {
  /** No complete response arrived within the time limit of the request. */
  readonly timed_out: boolean

  constructor(options: RequestFailure & { timed_out?: boolean }) {
    super('control_plane_unreachable', options)
    this.timed_out = options.timed_out ?? false
  }
}

/** A request that was not sent, because the time limit of the step is over. */
export class TimeLimitError extends RequestError {
  constructor(request: string) {
    super('wait_timeout', {
      what: `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`,
      fix: [
        'Run again: it reads first and continues from what exists.',
        'If that takes longer, set `timeout` to a longer time.'
      ],
      request,
      mayHaveBeenApplied: false,
      retryable: false
    })
  }
}

/** An unusable response rarely becomes usable: most often `base_url` is wrong. */
const ATTEMPTS_FOR_UNUSABLE = 3

/** The response is unusable: not JSON, or a required field is missing. */
export class AnswerError extends RequestError {
  constructor(options: RequestFailure) {
    super('invalid_response', { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options })
  }
}

/** A refusal: a response with an error status. */
export class StatusError extends RequestError {
  readonly status: number

  constructor(options: RequestFailure & { status: number }) {
    super(codeOfStatus(options.status), options)
    this.status = options.status
  }

  /** The same refusal, with these differences. */
  with(changes: Partial<Pick<RequestFailure, 'retryable'>>): StatusError {
    const { what, cause, ...same } = this
    return new StatusError({ ...same, what, cause, ...changes })
  }
}

/** Whether the service says that a resource does not exist, or no longer does. */
export function isNotFound(error: unknown): error is StatusError {
  return error instanceof StatusError && (error.status === 404 || error.status === 410)
}

/**
 * Whether the service refused a write because of its current state or another write in progress
 * (409).
 */
export const isConflict = (error: unknown): error is StatusError =>
  error instanceof StatusError && error.status === 409

/** Temporary refusals. */
const UNAVAILABLE = new Set([408, 425, 429])

/** The error code of a refusal. A redirect is not a response of the API. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'auth_failed'
  if (status === 404 || status === 410) return 'not_found'
  if (status >= 500 || UNAVAILABLE.has(status)) return 'control_plane_unreachable'
  return status < 400 ? 'invalid_response' : 'request_refused'
}

/** The service refuses credentials that it accepted earlier in this run (401, 403). */
export class CredentialsExpiredError extends StatusError {}

/** GitHub did not respond usably, or refused. This never fails a deploy. */
export class GitHubError extends DeployError {
  /** Undefined without a response. */
  readonly status: number | undefined
  /**
   * The permission that the token lacks (403), or without which it cannot see the resource (404).
   */
  readonly permission: Permission | undefined

  constructor(
    what: string,
    options: Partial<Pick<GitHubError, 'status' | 'permission' | 'cause'>> = {}
  ) {
    super('github_unavailable', { what, cause: options.cause })
    this.status = options.status
    this.permission = options.permission
  }
}

/** A permission of the token of a job, as a workflow grants it. */
export type Permission =
  | 'contents: read'
  | 'deployments: write'
  | 'pull-requests: read'
  | 'pull-requests: write'

export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message)
  return String(error)
}
