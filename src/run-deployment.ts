/** One deployment of a run, from its request to its end: the only catch of a deployment. */
import { type CommandPorts, runCommand, type Work } from './command.js'
import type { DeployEvent } from './deploy/core/events.js'
import { messageOf } from './errors.js'
import { createGitHubSide, type GitHubSide } from './github-records/github-side.js'
import { startTimeLimit, type TimeLimit } from './http/time-limit.js'
import type { Connection } from './inputs/connection.js'
import { refuseMissingGraph } from './inputs/graph-file.js'
import type { Request } from './inputs/request.js'
import type { Checkout } from './ports.js'
import { describeFailure, type Failure, failureText, withDocs } from './report/failure.js'
import { redactFacts } from './report/redact-facts.js'
import type { Lines, Reporter } from './report/reporter.js'

/** How a deployment ended. */
export interface DeploymentEnd {
  /** Why it failed; undefined if it succeeded. Its log has it already. */
  failure: Failure | undefined
  /** Records the end on GitHub, once. */
  closeRecords: () => Promise<void>
}

/** Where a deployment reports to. */
export interface ReportsTo {
  lines: Lines
  reporter: Reporter
}

/** Runs one request. Never throws: a failure is in the log and in the result. */
export async function runDeployment(
  readRequest: () => Promise<Request>,
  ports: CommandPorts,
  { lines, reporter }: ReportsTo
): Promise<DeploymentEnd> {
  let failure: Failure | undefined
  let github: GitHubSide | undefined
  try {
    const request = await readRequest()
    if (request.command === 'skip') reporter.emit({ type: 'skipped', reason: request.reason })
    else {
      const limit = startTimeLimit(ports.clock, timeoutOf(request))
      reporter.emit({ type: 'started', command: request.command, ...targetOf(request) })
      if (request.command === 'deploy' || request.command === 'plan') {
        await refuseMissingGraph(request.deploy.wanted, lookBriefly(ports.checkout, limit))
      }
      github = openGitHubSide(request, ports, reporter)
      lines.info(controlPlaneLine(request.connection))
      await runCommand(request, ports, { reporter, github, limit })
    }
    reporter.assertOutputsWritten()
  } catch (error) {
    failure = withDocs(describeFailure(error, reporter.record()), ports.context)
    lines.error(failureText(failure, reporter.record()), failure)
    reporter.failed(failure)
    if (error instanceof Error) lines.debug(error.stack ?? messageOf(error))
  }
  let closing: Promise<void> | undefined
  const close = async () => github?.close(reporter.record(), failure)
  return { failure, closeRecords: () => (closing ??= close()) }
}

/** The line of the log that names the control plane. */
export const controlPlaneLine = ({ base_url }: Pick<Connection, 'base_url'>) => `Control plane ${base_url}`

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
        wanted.source === 'git_host'
          ? {
              repo_url: wanted.source_config.repo_url,
              commit: wanted.commit,
              ref: wanted.source_revision_config.repo_ref
            }
          : {}
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
  request: Work,
  { context, openGitHub: open, redactor, clock, told }: CommandPorts,
  reporter: Reporter
): GitHubSide {
  const emit = (event: DeployEvent) => reporter.emit(event)
  const redactAll: typeof redactor.redactAll = (value) => redactFacts(value, redactor)
  return createGitHubSide({ request, context, open, emit, clock, redactAll, ...(told && { told }) })
}
