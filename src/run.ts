/** inputs → request → plan → apply → wait → report: the steps of one run, and its only catch. */

import { CheckFailedError, checkAgentServer } from './check/check.js'
import { deleteDeployment, planDelete } from './deploy/delete.js'
import { deployRevision, planOnly } from './deploy/deploy.js'
import type { DeployEvent } from './deploy/events.js'
import type { Session } from './deploy/session.js'
import { messageOf } from './errors.js'
import type { RunContext } from './github/run-context.js'
import { whyUnsafe, withoutTrailingSlash } from './http/safe-url.js'
import { type RawInputs, readRawInputs } from './inputs/raw.js'
import type { AgentCheck, Connection, Request } from './inputs/request.js'
import { readRequest } from './inputs/request.js'
import type { AgentServer, Clock, ControlPlane } from './ports.js'
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
  /** The agent server at `url`, which is safe to send the key to. */
  connectAgent: (url: string, agent_api_key: string | undefined) => AgentServer
}

/** Runs the action once. True when what was asked for holds; otherwise the failure has been told. */
export async function run(ports: RunPorts): Promise<boolean> {
  const { runner, redactor } = ports
  const reporter = createReporter(runner, redactor)
  let failure: Failure | undefined
  try {
    const raw = readRawInputs((name) => runner.input(name))
    maskInputs(raw, runner)
    await carryOut(readRequest(raw, ports.context), ports, reporter)
    reporter.refuseLostOutputs()
  } catch (error) {
    failure = describeFailure(error, reporter.record())
    runner.error(failure.message)
    if (failure.advice !== undefined) runner.info(`What to do: ${failure.advice}`)
    if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
  }
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

async function carryOut(request: Request, ports: RunPorts, reporter: Reporter): Promise<void> {
  const { runner, clock, connect } = ports
  if (request.command === 'skip') {
    return reporter.emit({ type: 'skipped', reason: request.reason })
  }
  const { connection } = request
  runner.info(`Control plane ${connection.base_url}`)
  const timeoutMs = request.command === 'delete' ? request.timeoutMs : request.deploy.wait.timeoutMs
  const session: Session = {
    controlPlane: maskAnswers(connect(connection), (value) => runner.mask(value)),
    clock,
    emit: (event: DeployEvent) => reporter.emit(event),
    deadline: clock.now() + timeoutMs
  }
  switch (request.command) {
    case 'deploy':
      await deployRevision(session, request.deploy)
      return checkDeployed(request.check, reporter, ports)
    case 'plan':
      return planOnly(session, request.deploy)
    case 'delete':
      return request.dry_run ? planDelete(session, request.target) : deleteDeployment(session, request.target)
  }
}

/** The check of what came up, where it is asked for. @throws CheckFailedError. */
async function checkDeployed(check: AgentCheck | undefined, reporter: Reporter, ports: RunPorts): Promise<void> {
  if (check === undefined) return
  const { url } = reporter.record()
  const unsafe = url === undefined ? 'is not known: the service names none (source_config.custom_url)' : whyUnsafe(url)
  if (url === undefined || unsafe !== undefined) {
    const { assistant } = check
    reporter.emit({ type: 'check_ended', check: { result: 'failed', assistant, events: [], elapsed_ms: 0 } })
    throw new CheckFailedError(`The revision is DEPLOYED, but cannot be checked: its URL ${unsafe}.`, {
      advice: 'Give custom_url where the source allows it, or leave the check out. No key was sent.'
    })
  }
  const agentServer = ports.connectAgent(withoutTrailingSlash(url), check.agent_api_key)
  const { clock, redactor } = ports
  const emit = (event: DeployEvent) => reporter.emit(event)
  await checkAgentServer({ agentServer, clock, emit, redact: redactor.redact }, check)
}
