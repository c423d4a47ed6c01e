/** One run of several deployments: manifest → graph → the same request run for each → one report. */
import { controlPlaneLine, type RunPorts } from '../command.js'
import { InputError, type InputProblem } from '../errors.js'
import type { RunContext } from '../github/run-context.js'
import { lookWhileShown, refuseMissingGraph } from '../inputs/graph-file.js'
import { parseInputs } from '../inputs/parse-inputs.js'
import type { RawInputs } from '../inputs/raw-inputs.js'
import { type Request, readAccess, reasonToSkip } from '../inputs/request.js'
import { judgeUnknownInputs } from '../inputs/unknown-inputs.js'
import { type Manifest, type ManifestDeployment, type NeededDeployment, readManifest } from '../manifest/manifest.js'
import { readManifestFile } from '../manifest/manifest-file.js'
import { isPreview, listsOnly } from '../manifest/step-inputs.js'
import { maskInputs } from '../masking/mask-inputs.js'
import { publicFacts } from '../masking/public-facts.js'
import type { Observe } from '../report/run-event.js'
import { runRequest } from '../run-request.js'
import { count } from '../text/format.js'
import { createManifestReport, type ManifestReport } from './manifest-report.js'
import { changedKeys, matrixOutput } from './matrix.js'
import { nameInRun } from './name-in-run.js'
import { createNeeds } from './needs.js'
import { createNeedReader } from './read-need.js'
import { type EndState, type GraphNode, runGraph } from './schedule.js'
import { withoutComment } from './shared/comment.js'
import { sharePorts } from './shared/ports.js'

/** Runs the command for every selected deployment of the manifest. True if none failed; a failure has been reported. */
export async function runManifest(raw: RawInputs, given: RunPorts): Promise<boolean> {
  const ports = { ...given, told: new Set<string>() }
  const report = createManifestReport(ports)
  const noticed = new Set<string>()
  try {
    maskInputs(await parseInputs(raw), { ...ports, noticed })
    const reason = raw.command === 'matrix' ? undefined : reasonToSkip(raw, ports.context)
    if (reason !== undefined) report.skipAll(reason)
    else await runCommand(await readWhole(raw, ports), raw, { ports, report, noticed })
  } catch (error) {
    report.fail(error)
  }
  return report.close()
}

/** @throws InputError with all problems: of the inputs, also if the file cannot be read, and of the file. */
async function readWhole(raw: RawInputs, ports: RunPorts): Promise<Manifest> {
  const { runner, warnings = [], given = [], context, workspace } = ports
  const unknown = judgeUnknownInputs(given)
  for (const warning of [...warnings, ...unknown.warnings]) runner.warning(warning)
  const checkout = lookWhileShown(ports.checkout)
  const check = async (request: Request) => {
    if ('deploy' in request) await refuseMissingGraph(request.deploy.wanted, checkout)
  }
  const manifest = await collectProblems(async () => {
    refuseRollback(raw)
    return readManifest(await readManifestFile(raw.manifest ?? '', workspace), raw, context, check)
  })
  if (!('problems' in manifest) && unknown.problems.length === 0) return manifest
  const found = 'problems' in manifest ? manifest.problems : []
  // A file that cannot be read has no deployment whose connection would be judged.
  const access = listsOnly(raw) ? manifest : await collectProblems(async () => readAccess(raw, context))
  const others = 'problems' in access ? access.problems : []
  const isFound = ({ input }: InputProblem) => found.some((one) => one.input === input)
  throw new InputError([...unknown.problems, ...others.filter((problem) => !isFound(problem)), ...found])
}

function refuseRollback({ command }: RawInputs): void {
  if (command !== 'rollback') return
  const problem = 'is rollback, which returns one deployment to one of its revisions. Remove manifest, and set name.'
  throw new InputError([{ input: 'command', problem }])
}

async function collectProblems<T extends object>(read: () => Promise<T>): Promise<T | InputError> {
  return read().catch((error: unknown) => {
    if (error instanceof InputError) return error
    throw error
  })
}

interface Run {
  ports: RunPorts
  report: ManifestReport
  /** The values of which a notice says that they are not masked. */
  noticed: Set<string>
}

async function runCommand(manifest: Manifest, raw: RawInputs, run: Run): Promise<void> {
  if (raw.command !== 'matrix') return runSelected(manifest, raw, run)
  const { report } = run
  if (!listsOnly(raw)) await runSelected(manifest, raw, run)
  else report.begin(new Map(selectedOf(manifest).map(({ key, name }) => [key, name])))
  report.matrix(matrixOutput(changedKeys(report.progress().states())))
}

async function runSelected(manifest: Manifest, raw: RawInputs, { ports, report, noticed }: Run): Promise<void> {
  const { graph, byKey, involved, isNeeded } = readGraph(manifest, isOrdered(raw, ports.context))
  const nameOf = ({ name }: ManifestDeployment) => nameInRun(raw, ports.context, name)
  const names = new Map(selectedOf(manifest).map((one) => [one.key, nameOf(one)]))
  const shared = sharePorts(ports, [...names.values()])
  // Public before any of them is read: a secret of one may equal the name or the URL of another one.
  const inputs = await Promise.all(selectedOf(manifest).map((one) => one.readKnown()))
  const facts = inputs.flatMap((each) => publicFacts(each, ports.context))
  for (const fact of [...[...names].flat(), ...facts]) ports.redactor.keep(fact)
  report.begin(names)
  const access = readAccess(raw, ports.context)
  report.openComment(manifest, access)
  report.announce([
    controlPlaneLine(access.connection),
    `Manifest ${manifest.path}: ${count(names.size, 'deployment')}, at most ${manifest.max_parallel} at a time.`
  ])
  const deploys = raw.command === 'deploy'
  if (raw.command === 'plan') {
    for (const one of involved) for (const line of one.origins()) ports.runner.debug(line)
  }
  const needs = createNeeds(createNeedReader(access, shared), nameOf)
  await runGraph(graph, manifest.max_parallel, {
    run: async (key) => {
      const deployment = byKey.get(key)
      if (deployment === undefined) throw new Error(`no deployment ${key}`)
      if (!deployment.is_selected) {
        const read = await needs.check(deployment)
        // Nothing has to be live for a plan. It shows what is.
        return deploys ? read : 'live'
      }
      const ended = await runDeployment(deployment, needs.facts, { ports: shared, report, noticed })
      needs.facts.set(key, ended.facts)
      if (!deploys) return 'live'
      // Success without a wait does not show that it is live.
      const isProven = ended.waited || ended.state !== 'live' || !isNeeded.has(key)
      return isProven ? ended.state : needs.check(deployment, ended.facts)
    },
    skip: (key, unmet) => {
      const { phase, failure } = needs.blockedBy(unmet, (one) => report.progress().stateOf(one).failure)
      report.end(key, phase, failure)
    }
  })
}

const selectedOf = ({ deployments }: Manifest) => deployments.filter(({ is_selected }) => is_selected)

/** Whether needs come first: what is deleted at the end of a pull request, or by its own command, has no order. */
function isOrdered(raw: RawInputs, { event_action }: RunContext): boolean {
  const isRemoval = raw.command === 'delete' || raw.command === 'sweep'
  return !isRemoval && !(isPreview(raw) && event_action === 'closed')
}

/** The deployments to run, and those outside the selection that they need, each with its needs. */
function readGraph({ deployments }: Manifest, hasOrder: boolean) {
  const byKey = new Map(deployments.map((deployment) => [deployment.key, deployment]))
  const needsOf = ({ is_selected, needs }: ManifestDeployment) => (is_selected && hasOrder ? needs : [])
  const isNeeded = new Set(deployments.flatMap(needsOf))
  const involved = deployments.filter(({ key, is_selected }) => is_selected || isNeeded.has(key))
  const graph: GraphNode[] = involved.map((deployment) => ({ key: deployment.key, needs: needsOf(deployment) }))
  return { byKey, involved, isNeeded, graph }
}

/** Runs one deployment as a run of its own would. */
async function runDeployment(
  deployment: ManifestDeployment,
  needed: ReadonlyMap<string, NeededDeployment>,
  { ports, report, noticed }: Run
): Promise<{ state: EndState; facts: NeededDeployment; waited: boolean }> {
  const { key } = deployment
  let waited = true
  const { runner, reporter } = report.start(key)
  const observe: Observe = (event) => ports.observe?.(event, key)
  const readRequest = async () => {
    for (const fact of [...needed.values()].flatMap(Object.values)) ports.redactor.keep(fact)
    maskInputs(await deployment.readInputs(needed), { ...ports, runner, noticed })
    const request = await deployment.readRequest(needed)
    if (request.command === 'deploy') waited = request.deploy.wait.enabled
    return withoutComment(request)
  }
  const { failure, succeeded } = await runRequest(readRequest, { ...ports, runner, observe }, reporter)
  const { deployment_id: id, url, active_before, revision_id = active_before ?? undefined } = reporter.record()
  const state = succeeded ? 'live' : 'failed'
  report.end(key, state, failure)
  return {
    state,
    waited,
    facts: {
      ...(id !== undefined && { id }),
      ...(revision_id !== undefined && { revision_id }),
      ...(url !== undefined && { url })
    }
  }
}
