/** The errors of a run, as types. The message says what happened and where, the code which error it is, the advice what to do. */
import type { ErrorCode } from './error-codes.js'

type ErrorOptions = Partial<Pick<DeployError, 'advice' | 'cause'>>

/** An error whose message is for the user. Any other exception is a bug of the action. */
export class DeployError extends Error {
  readonly code: ErrorCode
  /** What to do now, in one or two sentences. */
  readonly advice: string | undefined

  /** @param message What happened in the first line; facts in the lines after it. */
  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = new.target.name
    this.code = code
    this.advice = options.advice
  }
}

/** What is wrong with one input, and what to do. */
export interface InputProblem {
  /** Name of the input as in action.yml, with its field; or a place such as `deployments.yaml:12:5 defaults.timeout`. */
  input: string
  /** Keys that lead to the value: the input and its fields; with a place, from the top of the file. Unset: the input. */
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
    super('input_invalid', problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'))
  }

  /** How many inputs they are of: fields of one, such as `resource_spec.cpu`, count as that one. So do places in a file. */
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
  constructor(
    message = 'cancelled',
    { reason, ...options }: ErrorOptions & { reason?: unknown } = {}
  ) {
    super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', message, options)
  }
}

/** What a failed request has besides its code and its message. */
type RequestFailure = ErrorOptions &
  Pick<RequestError, 'request' | 'mayHaveBeenApplied' | 'retryable'> &
  Partial<Pick<RequestError, 'brief' | 'retryAfterMs' | 'mostAttempts'>>

/** A request without a usable response, or with a refusal. */
export class RequestError extends DeployError {
  /** `METHOD path`, without the query. */
  readonly request: string
  /** The request and what went wrong, in a few words: for the line of a retry. */
  readonly brief: string
  /** Whether the service may have applied the request: reads then decide before a retry of a write. */
  readonly mayHaveBeenApplied: boolean
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** The pause that the service asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** How often the request is sent at most; absent: as often as any other. */
  readonly mostAttempts: number | undefined

  constructor(code: ErrorCode, message: string, options: RequestFailure) {
    super(code, message, options)
    this.request = options.request
    this.brief = options.brief ?? message.split('\n', 1)[0] ?? ''
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

  constructor(message: string, options: RequestFailure & { timed_out?: boolean }) {
    super('control_plane_unreachable', message, options)
    this.timed_out = options.timed_out ?? false
  }
}

/** A request that was not sent, because the time limit of the step is over. */
export class TimeLimitError extends RequestError {
  constructor(request: string) {
    super(
      'wait_timeout',
      `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`,
      {
        request,
        mayHaveBeenApplied: false,
        retryable: false,
        advice:
          'Run again: it reads first and continues from what exists. If that takes longer, set `timeout` to a longer time.'
      }
    )
  }
}

/** An unusable response rarely becomes usable: most often `base_url` is wrong. */
const ATTEMPTS_FOR_UNUSABLE = 3

/** The response is unusable: not JSON, or a required field is missing. */
export class AnswerError extends RequestError {
  constructor(message: string, options: RequestFailure) {
    super('invalid_response', message, { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options })
  }
}

/** A refusal: a response with an error status. */
export class StatusError extends RequestError {
  readonly status: number

  constructor(message: string, options: RequestFailure & { status: number }) {
    super(codeOfStatus(options.status), message, options)
    this.status = options.status
  }

  /** The same refusal, with these differences. */
  with(changes: Partial<Pick<RequestFailure, 'advice' | 'retryable'>>): StatusError {
    const { message, cause, ...same } = this
    return new StatusError(message, { ...same, cause, ...changes })
  }
}

/** Whether the service says that a resource does not exist, or no longer does. */
export function isNotFound(error: unknown): error is StatusError {
  return error instanceof StatusError && (error.status === 404 || error.status === 410)
}

/** Whether the service refused a write because of its current state or another write in progress (409). */
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
  /** The permission that the token lacks (403), or without which it cannot see the resource (404). */
  readonly permission: Permission | undefined

  constructor(
    message: string,
    options: ErrorOptions & Partial<Pick<GitHubError, 'status' | 'permission'>> = {}
  ) {
    super('github_unavailable', message, options)
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
