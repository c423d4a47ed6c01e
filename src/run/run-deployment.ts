/** One deployment of a run, from its request to its end: the only catch of a deployment. */
import { createGitHubReads } from '../adapters/github/github-reads.js'
import { startTimeLimit } from '../adapters/http/time-limit.js'
import type { DeployEvent } from '../deploy/core/events.js'
import type { Target } from '../deploy/core/request.js'
import { type Failure, messageOf } from '../errors.js'
import { refuseNestedGraph, warnOfOtherCheckout } from '../inputs/checked-out-code.js'
import { dashboardOf } from '../inputs/connection.js'
import { recordPlace } from '../inputs/github-records.js'
import { refuseMissingGraph } from '../inputs/paths.js'
import type { DeployOrPlan, Request } from '../inputs/request.js'
import type { Checkout, LiveDeployment, ReadOptions } from '../ports.js'
import { describeFailure, failureText, withDocs } from '../report/failure.js'
import { openRunRecords, type RunRecords } from '../report/github/run-records.js'
import type { Reporter } from '../report/reporter.js'
import { servingFact } from '../report/serving-text.js'
import { type CommandPorts, runCommand, type Work } from './command.js'
import { commandLineFor } from './command-line.js'
import type { RunReport } from './report/run-report.js'

/** Why a deployment failed; or what it left in place, if the command leaves anything. */
interface DeploymentEnd {
  failure: Failure | undefined
  live: LiveDeployment | undefined
}

/**
 * Runs one request. Never throws: a failure is in the log and in the result.
 * @param key Of the manifest, if it has one.
 */
export async function runDeployment(
  key: string,
  readRequest: (reporter: Reporter) => Promise<Request>,
  { ports, report }: { ports: CommandPorts; report: RunReport }
): Promise<DeploymentEnd> {
  const reporter = report.start(key)
  let failure: Failure | undefined
  let live: LiveDeployment | undefined
  let records: RunRecords | undefined
  try {
    const request = await readRequest(reporter)
    if (request.command === 'skip') reporter.emit({ type: 'skipped', reason: request.reason })
    else {
      const limit = startTimeLimit(ports.clock, timeoutOf(request))
      const command_line = commandLineFor(request.connection, ports.program)
      reporter.emit({
        type: 'started',
        command: request.command,
        ...targetOf(request),
        command_line,
        dashboard: dashboardOf(request.connection)
      })
      if (request.command === 'deploy' || request.command === 'plan') {
        // A git that hangs must not cost the deploy its time.
        const how = { timeoutMs: limit.remainingMs() / 4 }
        for (const message of await checkCode(request, ports.checkout, how))
          reporter.emit({ type: 'warning', message })
      }
      const warn = (message: string) => reporter.emit({ type: 'warning', message })
      const { command, github: access } = request
      const ending = report.ending.signal
      const use = { ...ports, ...report.problems, warn, ending, command, token: access.token }
      const github = createGitHubReads(use, {
        recordPlace: (name) => recordPlace(access, name),
        repo_url: deployedRepository(request)
      })
      records = openRunRecords({ ...request, run_size: report.states.length }, use, ports)
      live = await runCommand(request, { ports, reporter, github, records, limit })
    }
    reporter.assertOutputsWritten()
  } catch (error) {
    failure = withDocs(describeFailure(error, reporter.record()), ports.context)
    const serving = servingFact(failure, reporter.record())
    const facts = [
      ...failure.facts,
      ...(serving === undefined ? [] : [{ label: 'Serving', value: serving }])
    ]
    reporter.lines.error(failureText(failure, reporter.record()), { ...failure, facts })
    reporter.failed(failure)
    if (error instanceof Error) reporter.lines.debug(error.stack ?? messageOf(error))
  }
  const close = async () => records?.close(reporter.record(), failure)
  // Now, and not at the end of the run, GitHub shows how it ended; what needs this deployment does
  // not wait for that. After a cancel, the local files come first.
  const closed = failure?.kind === 'cancelled' ? undefined : close()
  closed?.catch(() => {})
  report.end(key, failure, () => closed ?? close())
  return { failure, live }
}

/** Returns the repository that a deploy builds; undefined for an image and for other commands. */
function deployedRepository(request: Work): string | undefined {
  const wanted = 'deploy' in request ? request.deploy.wanted : undefined
  return wanted?.source === 'git_host' ? wanted.source_config.repo_url : undefined
}

/**
 * Compares what is deployed with the checkout, and returns the warnings.
 * @throws InputError if the build cannot work.
 */
async function checkCode(
  { deploy, run_code }: DeployOrPlan,
  checkout: Checkout,
  options: ReadOptions
): Promise<string[]> {
  const findFile: Checkout['findFile'] = (commit, path) => checkout.findFile(commit, path, options)
  await refuseMissingGraph(deploy, { findFile })
  await refuseNestedGraph(deploy.wanted, checkout, options)
  const warning = run_code && (await warnOfOtherCheckout(run_code, checkout, options))
  return warning === undefined ? [] : [warning]
}

const timeoutOf = (request: Work) =>
  'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs

/** Returns what the request says of the deployment before anything is read. */
function targetOf(
  request: Work
): Omit<Extract<DeployEvent, { type: 'started' }>, 'type' | 'command'> {
  if (request.command === 'sweep') return { name: request.sweep.name }
  if (request.command === 'delete') return named(request.target)
  if (request.command === 'rollback') return named(request.rollback.target)
  const { target, wanted, origin } = request.deploy
  if (wanted.source !== 'git_host') return { ...named(target), code: {} }
  const { repo_url } = wanted.source_config
  const code = { repo_url, commit: origin.commit, ref: wanted.source_revision_config.repo_ref }
  return { ...named(target), code }
}

const named = ({ name, deployment_id }: Target) => ({ name, asked_id: deployment_id })
