/** One request, from its start to its report: the only catch of a run. */
import type { Ends, RunPorts, Work } from './command.js'
import type { DeployEvent } from './deploy/core/events.js'
import { InputError, messageOf } from './errors.js'
import { createGitHubSide, type GitHubSide, type OpenGitHub } from './github-records/github-side.js'
import { startTimeLimit, type TimeLimit } from './http/time-limit.js'
import { refuseMissingGraph } from './inputs/graph-file.js'
import type { RefusedRequest, Request } from './inputs/request.js'
import type { Checkout, Runner } from './ports.js'
import { describeFailure, type Failure, failureText, withoutValues } from './report/failure.js'
import { withDocs } from './report/markdown/docs-link.js'
import type { Reporter } from './report/reporter.js'
import { sanitizeLine } from './text/sanitize.js'

/** For the comment of a run whose inputs are invalid, which may have no valid time limit. */
const COMMENT_MS = 60_000

/** How a request ended. */
export interface RequestEnd {
  /** Why it failed; undefined if it succeeded. The log has it already. */
  failure: Failure | undefined
  /** Whether it succeeded, and its report could be written. */
  succeeded: boolean
}

/**
 * Runs one request and reports it. Never throws: a failure is in the log and in the result.
 *
 * @param readRefused What a request with invalid inputs is about, for its comment.
 */
export async function runRequest(
  readRequest: () => Promise<Request>,
  ports: RunPorts,
  reporter: Reporter,
  readRefused?: () => RefusedRequest | undefined
): Promise<RequestEnd> {
  const { runner } = ports
  let failure: Failure | undefined
  let isRefused = false
  let github: GitHubSide | undefined
  try {
    const request = await readRequest()
    if (request.command === 'skip') reporter.emit({ type: 'skipped', reason: request.reason })
    else {
      const limit = startTimeLimit(ports.clock, timeoutOf(request))
      reporter.emit({ type: 'started', command: request.command, ...targetOf(request) })
      github = openGitHubSide(request, ports, { reporter, limit })
      if (request.command === 'deploy' || request.command === 'plan') {
        await refuseMissingGraph(request.deploy.wanted, lookBriefly(ports.checkout, limit))
      }
      const { runCommand } = await import('./command.js')
      await runCommand(request, ports, { reporter, github, limit })
    }
    reporter.assertOutputsWritten()
  } catch (error) {
    const refused = error instanceof InputError && github === undefined ? readRefused?.() : undefined
    if (refused !== undefined) {
      isRefused = true
      const { name, deployment_id: asked_id } = refused.target
      reporter.emit({ type: 'started', command: refused.command, name, asked_id })
    }
    failure = withDocs(describeFailure(error, reporter.record()), ports.context)
    runner.error(failureText(failure, reporter.record()), failure)
    reporter.failed(failure)
    if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
    if (refused !== undefined) {
      github = openGitHubSide(refused, ports, { reporter, limit: startTimeLimit(ports.clock, COMMENT_MS) })
    }
  }
  const isReported = await closeReports(failure, { runner, reporter, github, isRefused })
  ports.observe?.({ type: 'ended', error_code: failure?.code ?? (isReported ? null : 'internal') })
  return { failure, succeeded: isReported && failure === undefined }
}

interface Reports {
  runner: Runner
  reporter: Reporter
  github: GitHubSide | undefined
  /** The inputs are invalid: any of them may hold what belongs into another one. */
  isRefused: boolean
}

/** Writes the summary and closes the records on GitHub. False if that fails; the log then has the failure. */
async function closeReports(
  failure: Failure | undefined,
  { runner, reporter, github, isRefused }: Reports
): Promise<boolean> {
  try {
    // After a cancel there is little time. Local files come first, because GitHub may not respond.
    const finishFirst = failure?.kind === 'cancelled'
    if (finishFirst) await reporter.finish(failure)
    await github?.close(reporter.record(), isRefused && failure ? withoutValues(failure) : failure)
    if (!finishFirst) await reporter.finish(failure)
    return true
  } catch (error) {
    const message = `The result of this run could not be reported: ${sanitizeLine(messageOf(error))}`
    const unreported: Failure = { ...describeFailure(error, reporter.record()), message }
    runner.error(failureText(unreported, reporter.record()), unreported)
    reporter.failed(failure ?? unreported)
    return false
  }
}

/** A git that hangs must not cost the deploy its time. */
const lookBriefly = (checkout: Checkout, limit: TimeLimit): Pick<Checkout, 'findFile'> => ({
  findFile: (commit, path) => checkout.findFile(commit, path, { timeoutMs: limit.remainingMs() / 4 })
})

function timeoutOf(request: Work): number {
  return 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs
}

/** What the request says of the deployment. */
function targetOf(request: Work): Omit<Extract<DeployEvent, { type: 'started' }>, 'type' | 'command'> {
  switch (request.command) {
    case 'deploy':
    case 'plan': {
      const { target, wanted } = request.deploy
      const code =
        wanted.source === 'git_host' ? { repo_url: wanted.source_config.repo_url, commit: wanted.commit } : {}
      return { name: target.name, asked_id: target.deployment_id, code }
    }
    case 'rollback': {
      const { name, deployment_id } = request.rollback.target
      return { name, asked_id: deployment_id }
    }
    case 'delete':
      return { name: request.target.name, asked_id: request.target.deployment_id }
    case 'sweep':
      return { name: request.sweep.name }
  }
}

function openGitHubSide(
  request: Work | RefusedRequest,
  { context, openGitHub, redactor, clock }: RunPorts,
  { reporter, limit }: Omit<Ends, 'github'>
): GitHubSide {
  const emit = (event: DeployEvent) => reporter.emit(event)
  const open: OpenGitHub = (account, phase) => openGitHub(account, phase, limit)
  const now = () => clock.date()
  return createGitHubSide({ request, context, open, emit, now, redactAll: (value) => redactor.redactAll(value) })
}
