/** A successful run reports only the truth: its revision is DEPLOYED and matches the request. */
import { statusAt } from '../../emulator/control-plane/lifecycle.js'
import { type DeploymentRecord, latestRevision } from '../../emulator/control-plane/records.js'
import type { Secret } from '../../src/contract/deployment.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import {
  holdsSpec,
  mayBeResolved,
  meetsSpec,
  repositoryOf,
  sameField,
  sameImageRepository,
  sameSecrets
} from '../same.js'
import type { Deed, Snapshot } from '../service/journal.js'
import type { Traits } from '../service/traits.js'
import {
  hidesRef,
  showsOtherCode,
  showsOtherSecrets,
  showsOtherSetting,
  showsOtherSpec
} from '../service/visible.js'
import { OPEN_PULL, PARENT, type ScenarioRequest } from '../story/scenario-request.js'
import { hiddenFor } from '../variations/timing.js'

export function checkSuccesses(ended: Ended): string[] {
  return ended.all
    .filter(({ end }) => end === 'success')
    .flatMap((run) =>
      problemsOf(run, ended).map((problem) => `${run.label} says success, but ${problem}`)
    )
}

function problemsOf(run: Played, ended: Ended): string[] {
  switch (run.request.command) {
    case 'deploy':
      return [
        ...missingOutputs(run),
        ...revisionProblems(run, ended),
        ...settingsProblems(run, ended)
      ]
    case 'plan':
      if (run.outputs.get('operation') === 'planned') return []
      return ['has no output plan']
    case 'delete':
      return deleteProblems(run, ended)
    case 'sweep':
      return sweepProblems(run, ended)
  }
}

function missingOutputs({ request, outputs }: Played): string[] {
  const due = ['deployment_id', 'operation', 'new_revision', 'plan', 'url', 'docs_url']
  if (request.wait) due.push('revision_id', 'status')
  const missing = due.filter((name) => !outputs.has(name))
  if (missing.length === 0) return []
  return [`lacks the outputs ${missing.join(', ')}`]
}

function revisionProblems(run: Played, ended: Ended): string[] {
  const { outputs, request, endedAt } = run
  const id = outputs.get('revision_id')
  if (id === undefined) return []
  const snapshot = ended.service.journal.revisions.get(id)
  if (snapshot === undefined || snapshot.deployment_id !== outputs.get('deployment_id')) {
    return [`revision ${id} does not belong to deployment ${outputs.get('deployment_id')}`]
  }
  const problems: string[] = []
  if (snapshot.name !== request.name) problems.push(`revision ${id} belongs to ${snapshot.name}`)
  if (!request.wait) return problems
  const { status } = statusAt(snapshot.revision, endedAt)
  if (status !== 'DEPLOYED') problems.push(`revision ${id} is ${status}`)
  if (outputs.get('status') !== 'DEPLOYED')
    problems.push(`has the output status ${outputs.get('status')}`)
  const isAnothers = isShownForAnother(snapshot, run, ended)
  if (request.new_revision === 'always' && snapshot.at < run.process.startedAt && !isAnothers)
    problems.push('made no new revision')
  if (!isAnothers) problems.push(...contentProblems(run, snapshot, ended))
  return problems
}

/** Whether the revision holds what was requested, by what it was made of. */
function contentProblems(run: Played, snapshot: Snapshot, ended: Ended): string[] {
  const { request } = run
  const { secrets, resource_spec } = request
  const made: Record<string, unknown> = { ...snapshot.revision.source_revision_config }
  const { traits } = ended.scenario
  const isOwn = snapshot.by === run.label
  const isOtherCode = (field: string, value: string) => {
    if (!isTold(traits)) return showsOtherCode(traits, field, made[field], value)
    return !sameField(field, made[field], value)
  }
  const problems = Object.entries(request.code)
    .filter(([field, value]) => isOtherCode(field, value))
    .filter(([field, value]) => !mayBeResolved(field, made[field], value, !isOwn))
    .filter(([field, value]) => isOwn || !hidesRef(traits, field, made[field], value))
    .map(
      ([field, value]) =>
        `the revision's ${field} is ${String(made[field])}, requested was ${value}`
    )
  if (request.commit !== undefined && made.repo_commit_sha === PARENT) {
    problems.push('the revision was built from the commit before the one of this run')
  }
  const isOtherSpec = resource_spec && hasOtherSpec(run, snapshot, traits)
  if (isOtherSpec && !isMended(run, snapshot, ended))
    problems.push('the revision has another resource_spec')
  const areOthers = secrets && hasOtherSecrets(snapshot, secrets, traits)
  if (areOthers && !cannotBeTold(run, snapshot, ended))
    problems.push('the revision has other secrets')
  return problems
}

/** No run can see a write that the service neither applied nor shows. */
const isTold = ({ applied }: Traits) => applied.parts === 'all'

function hasOtherSpec({ request, label }: Played, snapshot: Snapshot, traits: Traits): boolean {
  const spec = snapshot.resource_spec as object | null
  const { resource_spec = {} } = request
  if (!isTold(traits)) return showsOtherSpec(spec, resource_spec)
  if (snapshot.by === label) return !meetsSpec(spec, request)
  // Additional fields in a revision of another writer may have been set by the service.
  return !holdsSpec(spec, resource_spec)
}

function hasOtherSecrets(snapshot: Snapshot, secrets: readonly Secret[], traits: Traits): boolean {
  if (!isTold(traits)) return showsOtherSecrets(traits, snapshot.secrets, secrets)
  return !sameSecrets(snapshot.secrets, secrets)
}

/**
 * A service that shows a new revision late may first show another writer's, made a moment before
 * this run's. Its responses do not show whose it is.
 */
function isShownForAnother(
  { by, at }: Snapshot,
  { label, process }: Played,
  { scenario }: Ended
): boolean {
  return (
    hiddenFor(scenario.traits.timing) > 0 &&
    by !== label &&
    at >= process.startedAt - hiddenFor(scenario.traits.timing)
  )
}

/**
 * If the service hides the values of secrets, or shows other values without proof that they are in
 * clear, no run can see that another writer replaced them. The run may then accept such a revision.
 * The same holds while the service shows the secrets of another writer's new revision beside the id
 * of the one before: a deployment has the values of its latest revision (§2.1), and a revision
 * shows no secrets (§2.8).
 */
function cannotBeTold(
  { request, process, label, before }: Played,
  { deployment_id, at, secrets: actual }: Snapshot,
  { scenario, service }: Ended
): boolean {
  const { secrets, applied, timing } = scenario.traits
  const isProven =
    showsOtherSecrets(scenario.traits, actual, request.secrets ?? []) ||
    (before !== undefined && sameSecrets(before.secrets, request.secrets ?? []))
  const isShown = secrets.reads === 'values' && applied.parts === 'all' && isProven
  if ((isShown && timing.latestLateMs === 0) || request.secrets === undefined) return false
  const since = isShown
    ? Math.max(at + 1, process.startedAt - hiddenFor(timing))
    : process.startedAt - 100
  return service.journal.deeds.some(
    (deed) => deed.deployment_id === deployment_id && deed.by !== label && deed.at >= since
  )
}

/** Of a write that was not applied, the reads may show what another run has set since. */
function isMended(
  { label, process }: Played,
  { deployment_id }: Snapshot,
  { scenario, service }: Ended
): boolean {
  const isOthers = ({ by, at }: Deed) => by !== label && at >= process.startedAt
  return (
    scenario.traits.applied.parts !== 'all' &&
    service.journal.deeds.some((deed) => deed.deployment_id === deployment_id && isOthers(deed))
  )
}

/**
 * Settings that need no revision still hold at the end, unless another writer changed any since the
 * run began.
 */
function settingsProblems(
  { request, outputs, process, label, endedAt }: Played,
  { service, scenario }: Ended
): string[] {
  const { deeds, deployments } = service.journal
  const record = deployments.get(outputs.get('deployment_id') ?? '')
  if (record === undefined) return []
  const others = deeds.some(
    (deed) =>
      deed.deployment_id === record.id &&
      deed.by !== label &&
      deed.at >= process.startedAt &&
      deed.what !== 'deleted'
  )
  const later = deeds.some((deed) => deed.deployment_id === record.id && deed.at > endedAt)
  if (others || later) return []
  return settingsOf(request, record.source_config, scenario.traits)
}

/**
 * The settings that are not as requested; of a service that does not apply all of it, those that it
 * shows.
 */
function settingsOf(
  { settings }: ScenarioRequest,
  config: Record<string, unknown>,
  traits: Traits
): string[] {
  const isOther = (field: string, value: unknown) => {
    if (!isTold(traits)) return showsOtherSetting(field, config[field], value)
    return !sameField(field, config[field], value)
  }
  return Object.entries(settings)
    .filter(([field, value]) => isOther(field, value))
    .map(([field, value]) => `${field} is ${String(config[field])}, requested was ${value}`)
}

/** Those of closed pull requests go; the others are none of its business. */
function sweepProblems({ request, label }: Played, { service, last, scenario }: Ended): string[] {
  if (label !== last.label || scenario.traits.emptiness.fixed !== 'told') return []
  const isDue = ({ name, gone_at, source_config }: DeploymentRecord) =>
    name.startsWith(`${request.name}-pr-`) &&
    name !== `${request.name}-pr-${OPEN_PULL}` &&
    repositoryOf(source_config.repo_url) === 'acme/support-agent' &&
    gone_at === null
  return service
    .records()
    .filter(isDue)
    .map(({ name }) => `${name} still exists`)
}

function deleteProblems(
  { request, outputs, process, label }: Played,
  { service, last, scenario }: Ended
): string[] {
  const id = outputs.get('deployment_id')
  const records = service.journal.named(request.name)
  if (records.some((record) => isKept(record, request, scenario.traits))) return []
  const problems: string[] = []
  if (outputs.get('operation') !== 'deleted') problems.push('does not have the output deleted')
  const record = service.journal.deployments.get(id ?? '')
  if (record !== undefined && record.name !== request.name) problems.push(`names ${record.name}`)
  if (record?.gone_at === null) problems.push(`${record.id} still exists`)
  // Named nothing to delete: then nothing of that name may have been there when it looked.
  const older = records.filter(
    ({ created_at, gone_at }) => gone_at === null && created_at < process.startedAt
  )
  if (id === undefined && older.length > 0 && label === last.label)
    problems.push(`${older[0]?.id} still exists`)
  return problems
}

/**
 * A preview that is built from another repository, or runs another image, stays; and without a
 * list, one that no record names cannot be found.
 */
function isKept(record: DeploymentRecord, request: ScenarioRequest, traits: Traits): boolean {
  if (request.preview === undefined) return false
  const repository = repositoryOf(record.source_config.repo_url)
  const { image_uri } = latestRevision(record).source_revision_config
  const isOtherImage =
    image_uri !== null && !sameImageRepository(image_uri, request.code.image_uri ?? '')
  const isForeign = repository !== undefined && repository !== 'acme/support-agent'
  return isForeign || isOtherImage || traits.withoutList !== undefined
}
