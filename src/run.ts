/** One run: the one request of the inputs, or several deployments of a manifest. */
import type { RunPorts } from './command.js'
import { parseInputs } from './inputs/parse-inputs.js'
import { type RawInputs, readRawInputs } from './inputs/raw-inputs.js'
import { type Request, readRefused, readRequest } from './inputs/request.js'
import { judgeUnknownInputs } from './inputs/unknown-inputs.js'
import { maskInputs } from './masking/mask-inputs.js'
import { createReporter, type Reporter } from './report/reporter.js'
import { runRequest } from './run-request.js'

/** Runs the action once. Returns true on success; otherwise it has reported the failure. */
export async function run(ports: RunPorts): Promise<boolean> {
  const raw = readRawInputs((name) => ports.runner.input(name))
  if (raw.manifest !== undefined) {
    const { runManifest } = await import('./deployments/run-manifest.js')
    return runManifest(raw, ports)
  }
  const reporter = createReporter(ports.runner, ports.redactor, { observe: ports.observe })
  const { succeeded } = await runRequest(
    () => readInputs(raw, ports, reporter),
    ports,
    reporter,
    () =>
      // A misspelled input may be the one that says what the run is about.
      judgeUnknownInputs(ports.given ?? []).problems.length > 0 ? undefined : readRefused(raw, ports.context)
  )
  return succeeded
}

/** Reads the inputs and masks what is secret in them, before anything is printed. */
async function readInputs(raw: RawInputs, ports: RunPorts, reporter: Reporter): Promise<Request> {
  const { warnings = [], given = [] } = ports
  const inputs = await parseInputs(raw)
  maskInputs(inputs, ports)
  const unknown = judgeUnknownInputs(given)
  for (const message of [...warnings, ...unknown.warnings]) reporter.emit({ type: 'warning', message })
  return readRequest(inputs, ports.context, unknown.problems)
}
