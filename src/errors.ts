/** What can go wrong, as types: each says what was wrong and where; `advice` says what to do. */

/** An error whose message is meant for the user. Anything else that is thrown is a defect of ours. */
export class DeployError extends Error {
  /** What to do now, in one or two sentences. */
  readonly advice: string | undefined

  constructor(message: string, options: { advice?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = new.target.name
    this.advice = options.advice
  }
}

/** What is wrong with one input, and what to do. */
export interface InputProblem {
  /** Name of the input as in action.yml. */
  input: string
  /** What is wrong and the mend, in one line. */
  problem: string
}

/** Every problem that was found in the inputs, at once; nothing has been sent. */
export class InputError extends DeployError {
  readonly problems: readonly InputProblem[]

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'))
    this.problems = problems
  }

  /** How many inputs they are of: fields of one, such as `resource_spec.cpu`, count as that one. */
  get inputs(): number {
    return new Set(this.problems.map(({ input }) => input.split(/[.[]/, 1)[0])).size
  }
}

/** The plan cannot be carried out as asked; nothing has been sent. */
export class PlanError extends DeployError {}

/** The run was told to stop (SIGINT, SIGTERM). */
export class CancelledError extends DeployError {}

/** A request that got no usable answer, or one that says no. */
export class RequestError extends DeployError {
  /** `METHOD path`, for messages. */
  readonly request: string
  /** Whether the service may have acted on the request: a write is then read back, never repeated blindly. */
  readonly mayHaveBeenApplied: boolean
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** How long the service asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    options: {
      request: string
      mayHaveBeenApplied: boolean
      retryable: boolean
      retryAfterMs?: number | undefined
      advice?: string | undefined
      cause?: unknown
    }
  ) {
    super(message, options)
    this.request = options.request
    this.mayHaveBeenApplied = options.mayHaveBeenApplied
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The connection failed, or was cut before the whole answer had come. */
export class ConnectionError extends RequestError {
  /** No whole answer came within the time that the request had. */
  readonly timed_out: boolean

  constructor(message: string, options: ConstructorParameters<typeof RequestError>[1] & { timed_out?: boolean }) {
    super(message, options)
    this.timed_out = options.timed_out ?? false
  }
}

/** A request that was not sent, because the time limit of the step is over. */
export class TimeLimitError extends RequestError {
  constructor(request: string) {
    super(`${request}: not sent, because the time limit of this step (timeout) is over`, {
      request,
      mayHaveBeenApplied: false,
      retryable: false,
      advice: 'Re-run the job: it reads first, and continues from what exists. If that takes longer, raise timeout.'
    })
  }
}

/** An answer came, but not one that can be understood: no JSON, or a field that is needed is missing. */
export class AnswerError extends RequestError {}

/** An answer that says no. */
export class StatusError extends RequestError {
  readonly status: number

  constructor(message: string, options: ConstructorParameters<typeof RequestError>[1] & { status: number }) {
    super(message, options)
    this.status = options.status
  }
}

/** The service refuses credentials that it accepted earlier in this run (401, 403). */
export class CredentialsExpiredError extends StatusError {}

/** GitHub gave no usable answer, or one that says no. Never a reason to fail a deploy (issue 3, item 6). */
export class GitHubError extends DeployError {
  /** Undefined when no answer came. */
  readonly status: number | undefined

  constructor(message: string, options: { status?: number | undefined; advice?: string; cause?: unknown } = {}) {
    super(message, options)
    this.status = options.status
  }
}

/** The token may not do this (403), or not even see that it is there (404). */
export class GitHubRefusal extends GitHubError {
  /** The line of `permissions:` that allows it. */
  readonly permission: Permission

  constructor(message: string, options: { status: number; permission: Permission; cause?: unknown }) {
    super(message, options)
    this.permission = options.permission
  }
}

/** A permission of the token of a job, as a workflow grants it. */
export type Permission = 'contents: read' | 'deployments: write' | 'pull-requests: read' | 'pull-requests: write'

/** The message of anything that was thrown, for a log line. */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}
