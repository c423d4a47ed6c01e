/** One run of the deployments of a manifest: manifest → needs → a deployment for each. */

import type { RunContext } from '../../adapters/github/run-context.js'
import { fitName } from '../../contract/dialect.js'
import type { Manifest, ManifestDeployment, NeededDeployment } from '../../inputs/manifest/manifest.js'
import { isPreview, listsOnly } from '../../inputs/manifest/step-inputs.js'
import { maskInputs, publicFacts } from '../../inputs/mask-inputs.js'
import { Problems, type RawInputs } from '../../inputs/raw-inputs.js'
import { parseInputs, readDialect } from '../../inputs/reading.js'
import { type Access, readAccess } from '../../inputs/request.js'
import { previewKind } from '../../inputs/target.js'
import type { Failure } from '../../report/failure.js'
import { previewName } from '../../repository/preview-name.js'
import { count } from '../../text/format.js'
import type { RunPorts } from '../command.js'
import { runDeployment } from '../run-deployment.js'
import { changedKeys, matrixOutput } from './matrix.js'
import { blockedBy, type NeedEnd } from './needs.js'
import { runInOrder } from './order.js'
import { readNeed } from './read-need.js'
import { describeProblem, readWhole } from './read-whole.js'
import type { ReportsTo, RunReport } from './run-report.js'
import { sharePorts } from './shared-ports.js'

interface Run {
  raw: RawInputs
  ports: RunPorts
  report: RunReport
  /** The values of which a notice says that they are not masked. */
  noticed: Set<string>
}

/** Runs the command for every selected deployment. Never throws: returns why it failed beside its deployments. */
export async function runManifest(raw: RawInputs, ports: RunPorts, report: RunReport): Promise<Failure | undefined> {
  const run = { raw, ports, report, noticed: new Set<string>() }
  try {
    maskInputs(await parseInputs(raw), { ...ports, noticed: run.noticed })
    await runCommand(await readWhole(raw, ports), run)
    return undefined
  } catch (error) {
    return describeProblem(error, ports.runner)
  }
}

async function runCommand(manifest: Manifest, run: Run): Promise<void> {
  const { raw, report } = run
  const names = new Map(selectedOf(manifest).map((one) => [one.key, nameOf(one, run)]))
  if (listsOnly(raw)) report.begin(names)
  else await runSelected(manifest, names, run)
  if (raw.command === 'matrix') showMatrix(run)
}

function showMatrix({ report, ports }: Run): void {
  const keys = changedKeys(report.states)
  const matrix = matrixOutput(keys)
  const none = `All ${report.states.length} are unchanged: the matrix is empty, so no job runs.`
  ports.runner.info(keys.length === 0 ? none : `Matrix: ${matrix}`)
  report.outputs.write({ matrix, operation: 'planned', new_revision: 'false' })
}

const selectedOf = ({ deployments }: Manifest) => deployments.filter(({ is_selected }) => is_selected)

/** The name in this run: with `preview: true` on a pull request that of its preview, as the service takes it. */
function nameOf(
  { name }: Pick<ManifestDeployment, 'name'>,
  { raw, ports: { context } }: Pick<Run, 'raw' | 'ports'>
): string {
  const { pull_request } = context
  if (!isPreview(raw) || pull_request === undefined) return name
  const { names } = readDialect(raw, new Problems()).serviceRules
  const fitted = names === undefined ? name : (fitName(name, names) ?? name)
  return previewName(fitted, pull_request.number, previewKind(context))
}

async function runSelected(manifest: Manifest, names: ReadonlyMap<string, string>, run: Run): Promise<void> {
  const { raw, ports, report } = run
  const involved = involvedIn(manifest, isOrdered(raw, ports.context))
  keepPublic(manifest, names, run)
  report.begin(names)
  const access = readAccess(raw, ports.context)
  const { path, environment, deployments } = manifest
  const isSwept = raw.command === 'sweep'
  const commented = {
    records: access.github.records,
    scope: { manifest: path, environment },
    keys: deployments.map(({ key }) => key)
  }
  if (!isSwept) report.openComment(commented, access)
  const many = count(names.size, 'deployment')
  ports.runner.info(`Control plane ${access.connection.base_url}`)
  ports.runner.info(`Manifest ${path}: ${many}, at most ${manifest.max_parallel} at a time.`)
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
      report.end(deployment.key, blocked)
      return { failure: blocked }
    }
  )
}

/** Public before any of them is read: a secret of one may equal the name or the URL of another one. */
function keepPublic(manifest: Manifest, names: ReadonlyMap<string, string>, { ports }: Run): void {
  const facts = selectedOf(manifest).flatMap(({ known }) =>
    known === undefined ? [] : publicFacts(known, ports.context)
  )
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
  return orAnything(await readNeed(need, access, run), run)
}

/** Runs one deployment as a step would that has only this one. */
async function runSelectedOne(
  deployment: ManifestDeployment,
  needed: ReadonlyMap<string, NeedEnd>,
  run: Run
): Promise<NeedEnd> {
  const { ports, noticed } = run
  const facts = factsOf(needed)
  const readRequest = async ({ lines }: ReportsTo) => {
    for (const fact of [...facts.values()].flatMap(Object.values)) ports.redactor.keep(fact)
    maskInputs(await deployment.readInputs(facts), { ...ports, runner: { ...ports.runner, ...lines }, noticed })
    return deployment.readRequest(facts)
  }
  const { failure, record } = await runDeployment(deployment.key, readRequest, run)
  if (failure !== undefined) return orAnything({ failure }, run)
  const { deployment_id: id, url, active_before, revision_id = active_before ?? undefined } = record
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
