/** inputs → request → plan → apply → wait → report: the steps of one run, and its only catch. */

import { deleteDeployment, planDelete } from './deploy/delete.js'
import { deployRevision, planOnly } from './deploy/deploy.js'
import type { DeployEvent } from './deploy/events.js'
import type { Session } from './deploy/session.js'
import { messageOf } from './errors.js'
import type { RunContext } from './github/run-context.js'
import { type RawInputs, readRawInputs } from './inputs/raw.js'
import type { Connection, Request } from './inputs/request.js'
import { readRequest } from './inputs/request.js'
import type { Clock, ControlPlane } from './ports.js'
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

async function carryOut(request: Request, { runner, clock, connect }: RunPorts, reporter: Reporter): Promise<void> {
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
      return deployRevision(session, request.deploy)
    case 'plan':
      return planOnly(session, request.deploy)
    case 'delete':
      return request.dry_run ? planDelete(session, request.target) : deleteDeployment(session, request.target)
  }
}
