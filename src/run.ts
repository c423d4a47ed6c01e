/** inputs → request → plan → apply → wait → records → report: the steps of one run, and its only catch. */

import { deleteDeployment, planDelete } from './deploy/delete.js'
import { deployRevision, planOnly } from './deploy/deploy.js'
import type { DeployEvent } from './deploy/events.js'
import { deployPreview } from './deploy/preview.js'
import type { Session } from './deploy/session.js'
import { sweepPreviews } from './deploy/sweep.js'
import { messageOf } from './errors.js'
import type { RunContext } from './github/run-context.js'
import { type RawInputs, readRawInputs } from './inputs/raw.js'
import type { Connection, DeployOrPlan, Request } from './inputs/request.js'
import { readRequest } from './inputs/request.js'
import type { Clock, ControlPlane } from './ports.js'
import { createGitHubSide, type GitHubSide, type OpenGitHub } from './records/github-side.js'
import { describeFailure, type Failure } from './report/failure.js'
import { createReporter, type Reporter } from './report/reporter.js'
import type { Runner } from './runner/actions-core.js'
import { findInputSecrets } from './secrecy/input-secrets.js'
import { maskAnswers } from './secrecy/mask-answers.js'
import type { Redactor } from './secrecy/redactor.js'
import { inert } from './text/inert.js'

export interface RunPorts {
  runner: Runner
  redactor: Redactor
  clock: Clock
  context: RunContext
  connect: (connection: Connection) => ControlPlane
  openGitHub: OpenGitHub
}

/** Runs the action once. True when what was asked for holds; otherwise the failure has been told. */
export async function run(ports: RunPorts): Promise<boolean> {
  const { runner, redactor } = ports
  const reporter = createReporter(runner, redactor)
  let failure: Failure | undefined
  let github: GitHubSide | undefined
  try {
    const raw = readRawInputs((name) => runner.input(name))
    maskInputs(raw, runner)
    const request = readRequest(raw, ports.context)
    if (request.command === 'skip') reporter.emit({ type: 'skipped', reason: request.reason })
    else {
      github = openGitHubSide(request, ports, reporter)
      await carryOut(request, ports, { reporter, github })
    }
  } catch (error) {
    failure = describeFailure(error, reporter.record())
    runner.error(failure.message)
    if (failure.advice !== undefined) runner.info(`What to do: ${failure.advice}`)
    if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
  }
  await github?.close(reporter.record(), failure)
  await reporter.finish(failure)
  return failure === undefined
}

function maskInputs(raw: RawInputs, runner: Runner): void {
  const { values, unmasked } = findInputSecrets(raw)
  for (const value of values) runner.mask(value)
  if (unmasked.length > 0) {
    runner.notice(
      `Too short to be masked in the log, so nothing hides them where your own steps print them: ${inert(unmasked.join(', '), 500)}. We never print them.`
    )
  }
}

type Work = Exclude<Request, { command: 'skip' }>

function openGitHubSide(request: Work, { context, openGitHub, redactor }: RunPorts, reporter: Reporter): GitHubSide {
  const emit = (event: DeployEvent) => reporter.emit(event)
  return createGitHubSide({ request, context, open: openGitHub, emit, redactAll: (value) => redactor.redactAll(value) })
}

async function carryOut(
  request: Work,
  { runner, clock, connect }: RunPorts,
  { reporter, github }: { reporter: Reporter; github: GitHubSide }
): Promise<void> {
  const { connection } = request
  runner.info(`Control plane ${connection.base_url}`)
  const timeoutMs = 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs
  const session: Session = {
    controlPlane: maskAnswers(connect(connection), (value) => runner.mask(value)),
    clock,
    emit: (event: DeployEvent) => {
      reporter.emit(event)
      github.observe(reporter.record())
    },
    recall: (name) => github.recall(name),
    deadline: clock.now() + timeoutMs
  }
  switch (request.command) {
    case 'deploy':
    case 'plan':
      return deployOrPlan(session, request, github)
    case 'delete':
      return request.dry_run ? planDelete(session, request.target) : deleteDeployment(session, request.target)
    case 'sweep':
      return sweepPreviews(session, request.sweep, {
        isClosed: (pull) => github.isClosed(pull),
        deleted: (preview) => github.swept(preview)
      })
  }
}

async function deployOrPlan(session: Session, request: DeployOrPlan, github: GitHubSide): Promise<void> {
  const { command, deploy, preview_of, notes } = request
  for (const message of notes) session.emit({ type: 'noted', message })
  if (command === 'plan') return planOnly(session, deploy)
  if (preview_of === undefined) return deployRevision(session, deploy)
  return deployPreview(session, deploy, () => github.isClosed(preview_of))
}
