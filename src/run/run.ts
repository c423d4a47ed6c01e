/** One run: the deployment of the inputs, or those of a manifest, and one end of both. */
import { maskInputs } from '../inputs/mask-inputs.js'
import { judgeUnknownInputs, type RawInputs, readRawInputs } from '../inputs/raw-inputs.js'
import { parseInputs } from '../inputs/reading.js'
import { type Request, readRequest, reasonToSkip } from '../inputs/request.js'
import type { Reporter } from '../report/reporter.js'
import type { RunPorts } from './command.js'
import { ONLY, StepReport } from './report/step-report.js'
import { runDeployment } from './run-deployment.js'

/** Runs the action once. Returns true on success; otherwise it has reported the failure. */
export async function run(ports: RunPorts): Promise<boolean> {
  const raw = readRawInputs((name) => ports.runner.input(name))
  const isListed = raw.command === 'matrix' || reasonToSkip(raw, ports.context) === undefined
  const hasManifest = raw.manifest !== undefined && isListed
  return hasManifest ? runWholeManifest(raw, ports) : runStep(raw, ports)
}

async function runStep(raw: RawInputs, ports: RunPorts): Promise<boolean> {
  const report = new StepReport(ports)
  const readRequest = (reporter: Reporter) => readOnly(raw, ports, report, reporter)
  await runDeployment(ONLY, readRequest, { ports, report })
  return report.close()
}

async function runWholeManifest(raw: RawInputs, ports: RunPorts): Promise<boolean> {
  // No other step loads this code.
  const { runManifest } = await import('./deployments/run-manifest.js')
  const { ManifestReport } = await import('./report/manifest-report.js')
  const report = new ManifestReport(ports)
  return report.close(await runManifest(raw, ports, report))
}

/**
 * Reads the request of a step without a manifest. Masks what is secret in its inputs before
 * anything is printed.
 */
async function readOnly(
  raw: RawInputs,
  ports: RunPorts,
  report: StepReport,
  reporter: Reporter
): Promise<Request> {
  const { warnings = [], given = [] } = ports
  const inputs = await parseInputs(raw)
  maskInputs(inputs, ports)
  const unknown = judgeUnknownInputs(given)
  for (const message of [...warnings, ...unknown.warnings])
    reporter.emit({ type: 'warning', message })
  const request = readRequest(inputs, ports.context, unknown.problems)
  const isDryRun = request.command === 'delete' && request.dry_run
  if (request.command !== 'skip' && request.command !== 'sweep' && !isDryRun)
    report.openComment({ records: request.github.records, keys: [ONLY] }, request)
  if (request.command !== 'skip')
    ports.runner.info(`Control plane ${request.connection.base_url}`, { tone: 'aside' })
  return request
}
