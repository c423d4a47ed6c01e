/** One run: the deployment of the inputs, or those of a manifest. */
import { closeReports, type RunEnd } from './close-reports.js'
import type { RunPorts } from './command.js'
import { parseInputs } from './inputs/parse-inputs.js'
import { type RawInputs, readRawInputs } from './inputs/raw-inputs.js'
import { type Request, readRequest } from './inputs/request.js'
import { judgeUnknownInputs } from './inputs/unknown-inputs.js'
import { maskInputs } from './masking/mask-inputs.js'
import { renderSummary } from './report/markdown/summary.js'
import { redactFacts } from './report/redact-facts.js'
import { createReporter, type Reporter } from './report/reporter.js'
import { createOutputs } from './report/written-outputs.js'
import { runDeployment } from './run-deployment.js'

/** Runs the action once. Returns true on success; otherwise it has reported the failure. */
export async function run(ports: RunPorts): Promise<boolean> {
  const raw = readRawInputs((name) => ports.runner.input(name))
  const isStep = raw.manifest === undefined
  const end = isStep ? await runStep(raw, ports) : await runManifestLate(raw, ports)
  const isReported = await closeReports(end, ports.runner)
  const error_code = end.failure?.code ?? (isReported ? null : 'internal')
  // Of a manifest, each deployment has an end of its own.
  if (isStep) ports.observe?.({ type: 'ended', error_code })
  return error_code === null
}

/** Runs the deployments of a manifest, whose code no other step loads. */
async function runManifestLate(raw: RawInputs, ports: RunPorts): Promise<RunEnd> {
  const { runManifest } = await import('./deployments/run-manifest.js')
  return runManifest(raw, ports)
}

/** Runs the only deployment of a step without a manifest. */
async function runStep(raw: RawInputs, ports: RunPorts): Promise<RunEnd> {
  const { runner, redactor, observe } = ports
  const reporter = createReporter({ lines: runner, outputs: createOutputs(runner), redactor, observe })
  const readRequest = () => readInputs(raw, ports, reporter)
  const { failure, closeRecords } = await runDeployment(readRequest, ports, { lines: runner, reporter })
  const writeSummary = async () => {
    reporter.end(failure)
    const shown = redactFacts({ record: reporter.record(), failure }, redactor)
    const { name = '' } = shown.record
    await runner.summary(renderSummary({ deployments: [{ name, isOver: true, ...shown }] }))
  }
  return { failure, closeGitHub: closeRecords, writeSummary }
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
