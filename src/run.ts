/** One run: reads the inputs, then runs the one request that they are. */
import type { RunPorts } from './command.js'
import { parseInputs } from './inputs/parse-inputs.js'
import { readRawInputs } from './inputs/raw-inputs.js'
import { type Request, readRequest } from './inputs/request.js'
import { judgeUnknownInputs } from './inputs/unknown-inputs.js'
import { maskInputs } from './masking/mask-inputs.js'
import { createReporter, type Reporter } from './report/reporter.js'
import { runRequest } from './run-request.js'

/** Runs the action once. Returns true on success; otherwise it has reported the failure. */
export async function run(ports: RunPorts): Promise<boolean> {
  const reporter = createReporter(ports.runner, ports.redactor)
  const { succeeded } = await runRequest(() => readInputs(ports, reporter), ports, reporter)
  return succeeded
}

/** Reads the inputs and masks what is secret in them, before anything is printed. */
async function readInputs(ports: RunPorts, reporter: Reporter): Promise<Request> {
  const { runner, warnings = [], given = [] } = ports
  const inputs = await parseInputs(readRawInputs((name) => runner.input(name)))
  maskInputs(inputs, ports)
  const unknown = judgeUnknownInputs(given)
  for (const message of [...warnings, ...unknown.warnings]) reporter.emit({ type: 'warning', message })
  return readRequest(inputs, ports.context, unknown.problems)
}
