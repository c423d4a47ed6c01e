/** One run of several deployments: manifest → needs → a deployment for each → one end. */
import type { RunEnd } from '../close-reports.js'
import type { RunPorts } from '../command.js'
import type { RunContext } from '../github/run-context.js'
import { parseInputs } from '../inputs/parse-inputs.js'
import type { RawInputs } from '../inputs/raw-inputs.js'
import { type Access, readAccess, reasonToSkip } from '../inputs/request.js'
import type { Manifest, ManifestDeployment, NeededDeployment } from '../manifest/manifest.js'
import { isPreview, listsOnly } from '../manifest/step-inputs.js'
import { maskInputs } from '../masking/mask-inputs.js'
import { publicFacts } from '../masking/public-facts.js'
import type { Failure } from '../report/failure.js'
import { createOutputs, type WrittenOutputs } from '../report/written-outputs.js'
import { controlPlaneLine, runDeployment } from '../run-deployment.js'
import { count } from '../text/format.js'
import { describeProblem, endManifest } from './manifest-end.js'
import { ManifestReport } from './manifest-report.js'
import { changedKeys, matrixOutput } from './matrix.js'
import { nameInRun } from './name-in-run.js'
import { blockedBy, type NeedEnd } from './needs.js'
import { runInOrder } from './order.js'
import { readNeed } from './read-need.js'
import { readWhole } from './read-whole.js'
import { withoutComment } from './shared/comment.js'
import { sharePorts } from './shared/ports.js'

/** What the deployments of a run share. */
interface Run {
  raw: RawInputs
  ports: RunPorts
  report: ManifestReport
  outputs: WrittenOutputs
  /** The values of which a notice says that they are not masked. */
  noticed: Set<string>
}

/** Runs the command for every selected deployment of the manifest. Never throws: a failure is in the result. */
export async function runManifest(raw: RawInputs, ports: RunPorts): Promise<RunEnd> {
  const outputs = createOutputs(ports.runner)
  const report = new ManifestReport(ports, outputs)
  const run = { raw, ports, report, outputs, noticed: new Set<string>() }
  let beside: { failure?: Failure; skipped?: string } = {}
  try {
    maskInputs(await parseInputs(raw), { ...ports, noticed: run.noticed })
    const skipped = raw.command === 'matrix' ? undefined : reasonToSkip(raw, ports.context)
    if (skipped === undefined) await runCommand(await readWhole(raw, ports), run)
    else beside = { skipped }
  } catch (error) {
    beside = { failure: describeProblem(error, ports.runner) }
  }
  return endManifest(run, { ...beside, is_preview: isPreview(raw) })
}

async function runCommand(manifest: Manifest, run: Run): Promise<void> {
  const { raw, report } = run
  const names = new Map(selectedOf(manifest).map((one) => [one.key, nameOf(one, run)]))
  if (listsOnly(raw)) report.begin(names)
  else await runSelected(manifest, names, run)
  if (raw.command === 'matrix') showMatrix(run)
}

function showMatrix({ report, ports, outputs }: Run): void {
  const keys = changedKeys(report.states)
  const matrix = matrixOutput(keys)
  const none = `All ${report.states.length} are unchanged: the matrix is empty, so no job runs.`
  ports.runner.info(keys.length === 0 ? none : `Matrix: ${matrix}`)
  outputs.write({ matrix, operation: 'planned', new_revision: 'false' })
}

const selectedOf = ({ deployments }: Manifest) => deployments.filter(({ is_selected }) => is_selected)

const nameOf = ({ name }: ManifestDeployment, { raw, ports }: Run) => nameInRun(raw, ports.context, name)

async function runSelected(manifest: Manifest, names: ReadonlyMap<string, string>, run: Run): Promise<void> {
  const { raw, ports, report } = run
  const involved = involvedIn(manifest, isOrdered(raw, ports.context))
  await keepPublic(manifest, names, run)
  report.begin(names)
  const access = readAccess(raw, ports.context)
  report.openComment(manifest, access)
  report.announce([
    controlPlaneLine(access.connection),
    `Manifest ${manifest.path}: ${count(names.size, 'deployment')}, at most ${manifest.max_parallel} at a time.`
  ])
  if (raw.command === 'plan') {
    for (const one of involved) for (const line of one.origins()) ports.runner.debug(line)
  }
  const shared = { ...run, ports: sharePorts(ports, [...names.values()]) }
  await runInOrder(
    involved,
    manifest.max_parallel,
    async (deployment, needed: ReadonlyMap<string, NeedEnd>, inPlace) => {
      if (!deployment.is_selected) return inPlace(() => readUnselected(deployment, access, shared))
      const blocked = blockedBy(needed)
      if (blocked === undefined) return inPlace(() => runSelectedOne(deployment, needed, shared))
      report.end(deployment.key, blocked.phase, blocked)
      return blocked
    }
  )
}

/** Public before any of them is read: a secret of one may equal the name or the URL of another one. */
async function keepPublic(manifest: Manifest, names: ReadonlyMap<string, string>, { ports }: Run): Promise<void> {
  const inputs = await Promise.all(selectedOf(manifest).map((one) => one.readKnown()))
  const facts = inputs.flatMap((each) => publicFacts(each, ports.context))
  for (const fact of [...[...names].flat(), ...facts]) ports.redactor.keep(fact)
}

/** Whether needs come first: what is deleted at the end of a pull request, or by its own command, has no order. */
function isOrdered(raw: RawInputs, { event_action }: RunContext): boolean {
  const isRemoval = raw.command === 'delete' || raw.command === 'sweep'
  return !isRemoval && !(isPreview(raw) && event_action === 'closed')
}

/** The deployments to run, and those outside the selection that they need, each with what it waits for. */
function involvedIn({ deployments }: Manifest, hasOrder: boolean): ManifestDeployment[] {
  const ordered = deployments.map((one) => ({ ...one, needs: one.is_selected && hasOrder ? one.needs : [] }))
  const needed = new Set(ordered.flatMap(({ needs }) => needs))
  return ordered.filter(({ key, is_selected }) => is_selected || needed.has(key))
}

/** A plan needs nothing to be live: it shows what is. */
const orAnything = (end: NeedEnd, { raw }: Run): NeedEnd =>
  raw.command === 'deploy' || 'live' in end ? end : { live: {} }

async function readUnselected(deployment: ManifestDeployment, access: Access, run: Run): Promise<NeedEnd> {
  const { deployment_id, recorded_in } = deployment
  const need = { name: nameOf(deployment, run), recorded_in, ...(deployment_id !== undefined && { deployment_id }) }
  return orAnything(await readNeed(need, access, { ...run.ports, warn: (message) => run.report.warn(message) }), run)
}

/** Runs one deployment as a step would that has only this one. */
async function runSelectedOne(
  deployment: ManifestDeployment,
  needed: ReadonlyMap<string, NeedEnd>,
  run: Run
): Promise<NeedEnd> {
  const { key } = deployment
  const { ports, report, noticed } = run
  const to = report.start(key)
  const facts = factsOf(needed)
  const readRequest = async () => {
    for (const fact of [...facts.values()].flatMap(Object.values)) ports.redactor.keep(fact)
    const runner = { ...ports.runner, ...to.lines }
    maskInputs(await deployment.readInputs(facts), { ...ports, runner, noticed })
    return withoutComment(await deployment.readRequest(facts))
  }
  const end = await runDeployment(readRequest, ports, to)
  const { failure } = end
  // Now, and not at the end of the run, GitHub shows how it ended. After a cancel, the local files come first.
  if (failure?.kind !== 'cancelled') await end.closeRecords().catch(() => {})
  to.reporter.end(failure)
  ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key)
  report.end(key, failure === undefined ? 'live' : 'failed', end)
  if (failure !== undefined) return orAnything({ failure }, run)
  const { deployment_id: id, url, active_before, revision_id = active_before ?? undefined } = to.reporter.record()
  const live = {
    ...(id !== undefined && { id }),
    ...(revision_id !== undefined && { revision_id }),
    ...(url !== undefined && { url })
  }
  return { live }
}

/** What references to the needed deployments stand for, by key. */
function factsOf(needed: ReadonlyMap<string, NeedEnd>): Map<string, NeededDeployment> {
  return new Map([...needed].flatMap(([key, end]) => ('live' in end ? [[key, end.live]] : [])))
}
