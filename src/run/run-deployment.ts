/** One deployment of a run, from its request to its end: the only catch of a deployment. */

import { startTimeLimit, type TimeLimit } from '../adapters/http/time-limit.js'
import type { DeployEvent } from '../deploy/core/events.js'
import { messageOf } from '../errors.js'
import { refuseMissingGraph } from '../inputs/paths.js'
import type { Request } from '../inputs/request.js'
import type { Checkout } from '../ports.js'
import { describeFailure, type Failure, failureText, withDocs } from '../report/failure.js'
import { createGitHubSide, type GitHubSide } from '../report/github/github-side.js'
import type { DeploymentState } from '../report/outcome.js'
import { type CommandPorts, runCommand, type Work } from './command.js'
import type { ReportsTo, RunReport } from './deployments/run-report.js'

/** Runs one request. Never throws: a failure is in the log and in the result. @param key Of the manifest, if it has one. */
export async function runDeployment(
  key: string,
  readRequest: (to: ReportsTo) => Promise<Request>,
  { ports, report }: { ports: CommandPorts; report: RunReport }
): Promise<DeploymentState> {
  const to = report.start(key)
  const { lines, reporter } = to
  let failure: Failure | undefined
  let github: GitHubSide | undefined
  try {
    const request = await readRequest(to)
    if (request.command === 'skip') reporter.emit({ type: 'skipped', reason: request.reason })
    else {
      const limit = startTimeLimit(ports.clock, timeoutOf(request))
      reporter.emit({ type: 'started', command: request.command, ...targetOf(request) })
      if (request.command === 'deploy' || request.command === 'plan') {
        await refuseMissingGraph(request.deploy.wanted, lookBriefly(ports.checkout, limit))
      }
      const warn = (message: string) => reporter.emit({ type: 'warning', message })
      github = createGitHubSide(request, ports, { ...report.problems, warn })
      await runCommand(request, ports, { reporter, github, limit })
    }
    reporter.assertOutputsWritten()
  } catch (error) {
    failure = withDocs(describeFailure(error, reporter.record()), ports.context)
    lines.error(failureText(failure, reporter.record()), failure)
    reporter.failed(failure)
    if (error instanceof Error) lines.debug(error.stack ?? messageOf(error))
  }
  let closing: Promise<string | undefined> | undefined
  const close = async () => github?.close(reporter.record(), failure)
  const closeRecords = () => (closing ??= close())
  // Now, and not at the end of the run, GitHub shows how it ended. After a cancel, the local files come first.
  if (failure?.kind !== 'cancelled') await closeRecords().catch(() => {})
  return report.end(key, failure, closeRecords)
}

/** A git that hangs must not cost the deploy its time. */
const lookBriefly = (checkout: Checkout, limit: TimeLimit): Pick<Checkout, 'findFile'> => ({
  findFile: (commit, path) => checkout.findFile(commit, path, { timeoutMs: limit.remainingMs() / 4 })
})

function timeoutOf(request: Work): number {
  return 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs
}

function targetOf(request: Work): Omit<Extract<DeployEvent, { type: 'started' }>, 'type' | 'command'> {
  switch (request.command) {
    case 'deploy':
    case 'plan': {
      const { target, wanted } = request.deploy
      const common = { name: target.name, asked_id: target.deployment_id }
      if (wanted.source !== 'git_host') return { ...common, code: {} }
      const { repo_url } = wanted.source_config
      return { ...common, code: { repo_url, commit: wanted.commit, ref: wanted.source_revision_config.repo_ref } }
    }
    case 'rollback':
      return { name: request.rollback.target.name, asked_id: request.rollback.target.deployment_id }
    case 'delete':
      return { name: request.target.name, asked_id: request.target.deployment_id }
    case 'sweep':
      return { name: request.sweep.name }
  }
}
