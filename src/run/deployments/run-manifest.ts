/** One run of the deployments of a manifest: manifest → needs → a deployment for each. */
import type { ManifestScope } from '../../adapters/github/deployment-records.js'
import { fitName } from '../../contract/dialect.js'
import type { Failure } from '../../errors.js'
import { InputError } from '../../errors.js'
import { withoutUndefined } from '../../inputs/fields.js'
import type {
  Manifest,
  ManifestDeployment,
  NeededDeployment
} from '../../inputs/manifest/manifest.js'
import { isPreview, listsOnly } from '../../inputs/manifest/step-inputs.js'
import { maskInputs, publicFacts } from '../../inputs/mask-inputs.js'
import { Problems, type RawInputs } from '../../inputs/raw-inputs.js'
import { parseInputs, readDialect } from '../../inputs/reading.js'
import { type Request, readAccess } from '../../inputs/request.js'
import { previewKind } from '../../inputs/target.js'
import type { DeploymentState } from '../../report/outcome.js'
import type { Reporter } from '../../report/reporter.js'
import { lastVerdict } from '../../report/rollout.js'
import { previewName } from '../../repository/preview-name.js'
import { count } from '../../text/format.js'
import type { RunPorts } from '../command.js'
import type { ManifestReport } from '../report/manifest-report.js'
import { runDeployment } from '../run-deployment.js'
import { closesPreviews, findFormerPreviews } from './former-previews.js'
import { blockedBy, type NeedEnd, readNeed } from './needs.js'
import { runInOrder } from './order.js'
import { describeProblem, readWhole } from './read-whole.js'
import { sharePorts } from './shared-ports.js'

interface Run {
  raw: RawInputs
  ports: RunPorts
  report: ManifestReport
  /** The values of which a notice says that they are not masked. */
  noticed: Set<string>
}

/**
 * Runs the command for every selected deployment. Never throws: returns why it failed beside its
 * deployments.
 */
export async function runManifest(
  raw: RawInputs,
  ports: RunPorts,
  report: ManifestReport
): Promise<Failure | undefined> {
  const run = { raw, ports, report, noticed: new Set<string>() }
  try {
    maskInputs(await parseInputs(raw), { ...ports, noticed: run.noticed })
    const manifest = await readWhole(raw, ports)
    const named = manifest.deployments.map((deployment) => ({
      ...deployment,
      name: nameOf(deployment.name, run)
    }))
    const deployments = [...named, ...(await readFormerPreviews(manifest, named, run))]
    const names = new Map(
      deployments.flatMap((deployment) =>
        deployment.is_selected ? [[deployment.key, deployment.name]] : []
      )
    )
    if (listsOnly(raw)) report.begin(names)
    else await runSelected({ ...manifest, deployments }, names, run)
    if (raw.command === 'matrix') showMatrix(run)
    return undefined
  } catch (error) {
    return describeProblem(error, ports.runner)
  }
}

/**
 * Returns the name in this run: with `preview: true` on a pull request that of its preview, as the
 * service takes it.
 */
function nameOf(name: string, { raw, ports: { context } }: Run): string {
  const { pull_request } = context
  if (!isPreview(raw) || pull_request === undefined) return name
  const { names } = readDialect(raw, new Problems()).serviceRules
  const fitted = names === undefined ? name : (fitName(name, names) ?? name)
  return previewName(fitted, pull_request.number, previewKind(context))
}

/**
 * Reads which previews a closed pull request leaves behind, because the manifest no longer names
 * them.
 */
async function readFormerPreviews(
  manifest: Manifest,
  deployments: readonly ManifestDeployment[],
  run: Run
): Promise<ManifestDeployment[]> {
  const { raw, ports, report } = run
  if (!closesPreviews(raw, ports.context)) return []
  const { command, github } = readAccess(raw, ports.context)
  const { token, records } = github
  const { control_plane } = records
  return findFormerPreviews(
    {
      raw,
      scope: scopeOf(manifest),
      control_plane,
      deployments,
      nameOf: (name) => nameOf(name, run)
    },
    { ...ports, ...report.problems, ending: report.ending.signal, command, token }
  )
}

/** Returns the manifest as records name it. */
function scopeOf({ in_workspace, environment }: Manifest): ManifestScope {
  return withoutUndefined<ManifestScope>({
    manifest: in_workspace,
    manifest_environment: environment
  })
}

async function runSelected(
  manifest: Manifest,
  names: ReadonlyMap<string, string>,
  run: Run
): Promise<void> {
  const { raw, ports, report } = run
  const { path, environment, deployments, max_parallel } = manifest
  // Public before any of them is read: a secret of one may equal the name or the URL of another
  // one.
  const facts = deployments.flatMap(({ known }) =>
    known === undefined ? [] : publicFacts(known, ports.context)
  )
  for (const fact of [...[...names].flat(), ...facts]) ports.redactor.keep(fact)
  report.begin(names)
  const access = readAccess(raw, ports.context)
  const keys = deployments.map(({ key }) => key)
  const commented = { records: access.github.records, scope: { manifest: path, environment }, keys }
  if (raw.command !== 'sweep') report.openComment(commented, access)
  ports.runner.info(`Control plane ${access.connection.base_url}`, { tone: 'aside' })
  ports.runner.info(
    `Manifest ${path}: ${count(names.size, 'deployment')}, at most ${max_parallel} at a time.`
  )
  const involved = involvedIn(deployments)
  if (raw.command === 'plan') {
    for (const deployment of involved)
      for (const line of deployment.origins()) ports.runner.debug(line)
  }
  const scope = scopeOf(manifest)
  const shared = { ...run, ports: sharePorts(ports, [...names.values()]), scope }
  await runInOrder(
    involved,
    max_parallel,
    async (deployment, needed: ReadonlyMap<string, NeedEnd>, inPlace) => {
      if (!deployment.is_selected)
        return inPlace(() => readNeed(deployment, access, shared.ports, report.problems))
      // A plan needs nothing to be live: it shows what is.
      const blocked = raw.command === 'deploy' ? blockedBy(needed) : undefined
      if (blocked === undefined) return inPlace(() => runSelectedOne(deployment, needed, shared))
      report.end(deployment.key, blocked)
      return { failure: blocked }
    }
  )
}

/**
 * Returns the deployments to run, and those outside the selection that they need, each with what it
 * waits for.
 */
function involvedIn(deployments: readonly ManifestDeployment[]): ManifestDeployment[] {
  const ordered = deployments.map((deployment) => ({
    ...deployment,
    needs: deployment.is_selected ? deployment.needs : []
  }))
  const needed = new Set(ordered.flatMap(({ needs }) => needs))
  return ordered.filter(({ key, is_selected }) => is_selected || needed.has(key))
}

/** Runs one deployment as a step would that has only this one. */
async function runSelectedOne(
  deployment: ManifestDeployment,
  needed: ReadonlyMap<string, NeedEnd>,
  run: Run & { scope: ManifestScope }
): Promise<NeedEnd> {
  const { ports, noticed, scope } = run
  const lives = [...needed].flatMap(([key, end]) =>
    'live' in end ? [[key, end.live] as const] : []
  )
  const readRequest = async ({ lines }: Reporter) => {
    for (const fact of lives.flatMap(([, live]) => Object.values(live))) ports.redactor.keep(fact)
    const facts = new Map(lives)
    maskInputs(await deployment.readInputs(facts), {
      ...ports,
      runner: { ...ports.runner, ...lines },
      noticed
    })
    return withScope(await deployment.readRequest(facts), scope)
  }
  const { failure, live } = await runDeployment(deployment.key, readRequest, run)
  if (failure !== undefined) return { failure }
  if (live === undefined) return { live: {} }
  const { deployment_id: id, revision_id, url } = live
  return { live: withoutUndefined<NeededDeployment>({ id, revision_id, url }) }
}

/** Adds the manifest to what is recorded of the deployment. */
function withScope(request: Request, scope: ManifestScope): Request {
  if (request.command === 'skip' || request.command === 'sweep') return request
  const { github } = request
  return { ...request, github: { ...github, records: { ...github.records, scope } } }
}

/** GitHub's limit on the jobs of a matrix. */
const MOST_JOBS = 256

/**
 * Keys of the deployments that need a job: all but those that are live and whose plan shows no
 * change. A revision that is still in progress has to be waited for, and one that failed is not
 * live.
 */
export function changedKeys(states: readonly DeploymentState[]): string[] {
  const isLive = ({ record }: DeploymentState) => lastVerdict(record) === 'deployed'
  return states
    .filter(
      (deployment) => deployment.record.plan?.operation !== 'unchanged' || !isLive(deployment)
    )
    .map(({ key }) => key)
}

/**
 * Puts out the matrix for GitHub's own fan-out, one job for each deployment.
 * @throws InputError if GitHub would refuse it.
 */
function showMatrix({ report, ports }: Run): void {
  const keys = changedKeys(report.states)
  const matrix = matrixOutput(keys)
  const none = `All ${report.states.length} are unchanged: the matrix is empty, so no job runs.`
  ports.runner.info(keys.length === 0 ? none : `Matrix: ${matrix}`)
  report.outputs.write({ matrix, operation: 'planned', new_revision: 'false' })
}

export function matrixOutput(keys: readonly string[]): string {
  if (keys.length > MOST_JOBS) {
    const problem =
      `leads to ${keys.length} jobs, but GitHub allows ${MOST_JOBS} in a matrix. ` +
      'Use select, or one step for all.'
    throw new InputError([{ input: 'manifest', problem }])
  }
  return JSON.stringify({ include: keys.map((name) => ({ name })) })
}
