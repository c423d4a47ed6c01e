/** Reads the deployed state, plans the change, and looks up what the change needs. Sends only reads. */
import type { LookupRow, RevisionAnswer } from '../../contract/answers.js'
import { fieldName } from '../../contract/fields.js'
import { verdictOf } from '../../contract/status.js'
import { InputError } from '../../errors.js'
import type { ControlPlane } from '../../ports.js'
import { type ChangedFiles, shortCommit } from '../../repository/refs.js'
import { repositoryOwner } from '../../repository/repository-url.js'
import { canonicalValue } from '../../repository/same-value.js'
import { listChangedFiles } from '../../requests/ask-histories.js'
import { newestFirst } from '../../requests/lists.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { diffGitCode } from '../compare/diff-code.js'
import { notCompared } from '../compare/diff-settings.js'
import { emitCode, emitCompared, emitRevision } from '../core/events.js'
import type { Change, DesiredDeployment, Plan, Planned } from '../core/model.js'
import type { DeployRequest, Target } from '../core/request.js'
import type { Session } from '../core/session.js'
import { type Snapshot, servesAnother } from '../core/snapshot.js'
import { describeTarget } from '../find/find-by-name.js'
import type { FoundDeployment } from '../find/find-current.js'
import { refuseForeign } from '../find/ownership.js'
import { showValue, within } from './explain.js'
import { planDeployment } from './plan.js'

export interface PlannedDeploy extends Planned {
  /** For a create: the deployment that is being deleted and still reserves the name. */
  deleting: string | null
  changed_files?: ChangedFiles | undefined
}

/** The plan, already reported, and its inputs. @throws RequestError, PlanError; InputError of a lookup. */
export async function makePlan(
  session: Session,
  request: DeployRequest,
  { current, deleting, near_name }: FoundDeployment
): Promise<PlannedDeploy> {
  const { claim, new_revision, origin, target } = request
  const common = { origin, before: current, deleting }
  if (current === null) {
    const wanted = await fillLookups(session.controlPlane, request.wanted)
    const plan = planDeployment({ wanted, origin, current, new_revision, near_name })
    session.emit({ type: 'planned', plan })
    return { ...common, plan, wanted }
  }
  const { wanted } = request
  const { deployment, latest } = current
  await refuseForeign(session, { ...deployment, name: target.name ?? deployment.name }, claim)
  if (latest !== null) emitCode(session, latest)
  await tellServing(session, current)
  const due =
    wanted.source === 'git_host' ? diffGitCode(wanted, origin, current).undecided : undefined
  const changed_files = due && (await listChangedFiles(session, due))
  const planned = planDeployment({
    wanted,
    origin,
    current,
    new_revision,
    changed_files
  })
  const undone = await findUndoneRollback(session, current, planned)
  const plan = { ...planned, warnings: [...planned.warnings, ...undone] }
  session.emit({ type: 'planned', plan })
  for (const message of notCompared(wanted, deployment)) session.emit({ type: 'info', message })
  return { ...common, plan, wanted, changed_files }
}

/** Of a request that only explains: it must not delay the deploy; in milliseconds. */
const LONGEST_READ_MS = 2_000

/** Says what serves if that is not the latest revision, with which the plan compares. A failed read is ignored. */
async function tellServing(session: Session, current: Snapshot): Promise<void> {
  const { deployment, serving } = current
  if (serving.is === 'revision' && servesAnother(current)) {
    const options = { timeoutMs: LONGEST_READ_MS, once: true }
    const read = await tryRequest(() =>
      session.controlPlane.readRevision(deployment.id, serving.id, options)
    )
    if ('value' in read) emitCode(session, read.value)
  }
  emitCompared(session, current)
}

/** A create needs an integration, and a listener if a namespace is given (§4.1). @throws InputError of a choice. */
async function fillLookups(
  controlPlane: ControlPlane,
  wanted: DesiredDeployment
): Promise<DesiredDeployment> {
  if (wanted.source === 'git_host') {
    if (wanted.source_config.integration_id !== undefined) return wanted
    const owner = repositoryOwner(wanted.source_config.repo_url ?? '')
    const integration_id = findIntegration(await controlPlane.listIntegrations(), owner)
    return { ...wanted, source_config: { integration_id, ...wanted.source_config } }
  }
  const namespace = wanted.source_config.listener_config?.cluster_namespace
  if (namespace == null || wanted.source_config.listener_id !== undefined) return wanted
  const listener_id = findListener(await controlPlane.listListeners(), namespace)
  return { ...wanted, source_config: { listener_id, ...wanted.source_config } }
}

/** The only integration, or the one named like the owner of the repository. @throws InputError that lists them. */
export function findIntegration(rows: readonly LookupRow[], owner: string | undefined): string {
  const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner)
  return onlyOf('integration_id', rows.length === 1 ? rows : fitting, rows)
}

/** The only listener, or the only one that shows that it serves the namespace. @throws InputError that lists them. */
export function findListener(rows: readonly LookupRow[], namespace: string): string {
  const fitting = rows.filter((row) => namespacesOf(row).includes(namespace))
  const possible = rows.filter((row) => namespacesOf(row).length === 0 || fitting.includes(row))
  if (rows.length > 0 && possible.length === 0) {
    const problem = `is "${sanitizeLine(namespace, 80)}", which no listener serves. Listeners: ${listRows(rows)}.`
    throw new InputError([{ input: 'cluster_namespace', problem }])
  }
  return onlyOf('listener_id', rows.length === 1 ? rows : fitting, possible)
}

/** Empty if the record does not show them. */
const namespacesOf = ({ compute_config }: LookupRow) => compute_config?.cluster_namespaces ?? []

function onlyOf(
  input: string,
  fitting: readonly LookupRow[],
  possible: readonly LookupRow[]
): string {
  const [only, another] = fitting
  if (only !== undefined && another === undefined) return only.id
  const fix =
    possible.length === 0
      ? 'the account has none. Create one in the service first.'
      : `the right one is not certain. Set it to one of: ${listRows(fitting.length > 0 ? fitting : possible)}.`
  throw new InputError([{ input, problem: `is not set, and ${fix}` }])
}

function listRows(rows: readonly LookupRow[]): string {
  const listed = rows.map((row) => {
    const namespaces = namespacesOf(row).join(', ')
    return `${row.id} ${namespaces === '' ? (row.name ?? '(no name)') : `serves ${namespaces}`}`
  })
  return sanitizeLine(listed.join('; '), 1_000)
}

export function emitPlanned(
  session: Session,
  target: Target,
  { plan, before, deleting }: PlannedDeploy
): void {
  if (deleting !== null) {
    const message = `Deployment "${describeTarget(target)}" (${deleting}) is being deleted. A deploy would wait until its name is free.`
    session.emit({ type: 'warning', message })
  }
  if (before?.latest) {
    session.emit({ type: 'revision_identified', revision_id: before.latest.id })
    emitRevision(session, before.latest, 0)
  }
  session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision })
}

/** A sentence if the plan replaces code to which the deployment was rolled back. One request, whose failure is ignored. */
async function findUndoneRollback(
  { controlPlane }: Session,
  { deployment, latest }: Snapshot,
  plan: Plan
): Promise<string[]> {
  const code = within(plan.changes, 'source_revision_config')
  // An unproven image is probably the same one. A branch whose commit is unknown has most likely moved on.
  const isOther = ({ path, difference }: Change) =>
    difference === 'changed' || (difference === 'unproven' && fieldName(path) === 'repo_ref')
  if (!(plan.pushed_commit !== undefined || code.some(isOther))) return []
  const { repo_commit_sha, image_uri } = latest?.source_revision_config ?? {}
  if (latest === null || (repo_commit_sha ?? image_uri) == null) return []
  const options = { timeoutMs: LONGEST_READ_MS, once: true }
  const read = await tryRequest(() => controlPlane.listRevisions(deployment.id, options))
  const rows = 'value' in read && read.value !== null ? newestFirst(read.value, latest.id) : []
  const undone = rows[0]?.id === latest.id ? rolledBackTo(rows) : undefined
  if (undone === undefined) return []
  return [
    `Before this deploy, the deployment was rolled back to ${undone}. Check that the cause is fixed.`
  ]
}

/** The newest code that was DEPLOYED, if that was so before the code that it replaced first appeared. Pure. */
export function rolledBackTo(all: readonly RevisionAnswer[]): string | undefined {
  const isDeployed = ({ status }: RevisionAnswer) => verdictOf(status) === 'deployed'
  const newest = all.findIndex(isDeployed)
  const rows = newest < 0 ? [] : all.slice(newest)
  const codes = rows.map(({ source_revision_config: code }) => {
    if (code?.repo_commit_sha != null)
      return `commit ${shortCommit(code.repo_commit_sha.toLowerCase())}`
    return code?.image_uri == null
      ? undefined
      : `image ${showValue(canonicalValue('image_uri', code.image_uri))}`
  })
  const [latest] = codes
  const replaced = codes.find((code) => code !== undefined && code !== latest)
  if (latest === undefined || replaced === undefined) return undefined
  const first = rows.findLastIndex((row, at) => codes[at] === latest && isDeployed(row))
  return first > codes.lastIndexOf(replaced) ? latest : undefined
}
