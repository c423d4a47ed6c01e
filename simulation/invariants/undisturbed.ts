/** Undisturbed runs: the specification alone decides how they end. */
import type { ErrorCode } from '../../src/error-codes.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { meetsSpec, repositoryOf, sameField, sameImageRepository, sameSecrets } from '../same.js'
import type { Traits } from '../service/traits.js'
import { hidesRef, provesEqual } from '../service/visible.js'

/**
 * No false red: a run that nothing disturbs ends green, on every service, and so does a second
 * identical one.
 */
export function checkNoFalseRed(ended: Ended): string[] {
  return undisturbedRuns(ended)
    .filter((run) => run.end !== 'success' && !isRightToRefuse(run, ended))
    .map(({ label, end, errors }) => `${label} ends as ${end}: ${errors.join()}`)
}

/**
 * No needless revision. An undisturbed run makes one revision if its request needs one, and none if
 * reads prove that nothing differs. If reads cannot prove it, the run makes at most one, and its
 * plan says why.
 */
export function checkNoNeedlessRevision(ended: Ended): string[] {
  return undisturbedRuns(ended)
    .filter(({ request, end }) => request.command === 'deploy' && end === 'success')
    .flatMap((run) => needlessOf(run, ended).map((problem) => `${run.label} ${problem}`))
}

function needlessOf(run: Played, ended: Ended): string[] {
  const { request, label, outputs } = run
  const made = ended.service.journal.deeds.filter(
    ({ by, revision_id }) => by === label && revision_id !== undefined
  )
  if (request.new_revision !== 'auto' || isBuiltByPush(run)) return []
  if (made.length === 0) {
    const isHidden = hidesRef(
      ended.scenario.traits,
      'repo_ref',
      run.before?.latest.repo_ref,
      request.code.repo_ref
    )
    const isSeen = (wish: string) => wish !== 'what serves' && !(isHidden && wish === 'repo_ref')
    const unmet = unmetWishes(run).filter(isSeen)
    if (unmet.length === 0 || ended.scenario.traits.applied.parts !== 'all') return []
    return [`made no revision, although it needs one for ${unmet.join(', ')}`]
  }
  if (isProvenMet(run, ended))
    return [`made ${made[0]?.revision_id}, although nothing was to change: ${reasons(outputs)}`]
  if (unmetWishes(run).length > 0 || reasons(outputs) !== '') return []
  return ['made a revision, and its plan does not say why']
}

function reasons(outputs: Map<string, string>): string {
  const plan = outputs.get('plan')
  if (plan === undefined) return ''
  const { reasons: texts = [] } = JSON.parse(plan) as { reasons?: string[] }
  return texts.join('; ')
}

/** All runs of a calm story; of another one the last run, and the same once more. */
function undisturbedRuns({ scenario, all, last, again }: Ended): Played[] {
  return scenario.isCalm ? all : [last, again]
}

/**
 * The parts of the request that the deployment did not have at the start of the run and that need a
 * revision.
 */
function unmetWishes({ request, before }: Played): string[] {
  if (before === undefined) return ['the deployment']
  const deployed: Record<string, unknown> = { ...before.latest }
  const { code, commit, secrets, resource_spec } = request
  const isBranch = code.repo_ref?.startsWith('refs/') === false
  const isInProgress = /^(CREATING|QUEUED|AWAITING|BUILDING|DEPLOYING)/.test(before.status)
  const unmet = Object.entries(code)
    .filter(([field, value]) => !sameField(field, deployed[field], value))
    .map(([field]) => field)
  if (isBranch && commit !== undefined && before.latest.repo_commit_sha !== commit)
    unmet.push('the commit')
  if (secrets && !sameSecrets(before.secrets, secrets)) unmet.push('secrets')
  if (resource_spec && !meetsSpec(before.source_config.resource_spec, request))
    unmet.push('resource_spec')
  if (!before.isServing && !isInProgress) unmet.push('what serves')
  return unmet
}

/**
 * Whether the service has built, or is about to build, the commit of this run for the push itself.
 */
function isBuiltByPush({ request, before }: Played): boolean {
  const isOn = request.settings.build_on_push ?? before?.source_config.build_on_push
  return request.commit !== undefined && isOn === true
}

/** Whether another build_command is requested, where that makes a revision. */
function changesCommand(run: Played, { publicService }: Traits): boolean {
  return publicService.commandsMakeRevisions && hasOtherCommand(run)
}

function hasOtherCommand({ request, before }: Played): boolean {
  const { build_command } = request.settings
  return build_command !== undefined && build_command !== before?.source_config.build_command
}

/** Whether reads show that nothing is left to do. */
function isProvenMet(run: Played, { scenario }: Ended): boolean {
  const { request } = run
  // Without a list, a deployment cannot be found by its name.
  const isFound = request.by === 'id' || scenario.traits.withoutList === undefined
  return (
    isFound &&
    unmetWishes(run).length === 0 &&
    !changesCommand(run, scenario.traits) &&
    provesEqual(scenario.traits, request, run.before?.status === 'DEPLOYED')
  )
}

/**
 * Cases that no run can fulfil. A deployment id that no longer exists, or a deployment of another
 * repository. A needed revision with `never`. A name on a service without a list, with a list that
 * cannot be paged, or with a duplicate. A write that the service does not apply.
 */
function isRightToRefuse(run: Played, story: Ended): boolean {
  const { request, outputs, before } = run
  const { service, scenario } = story
  const { withoutList, lists, applied } = scenario.traits
  const ended = (code: ErrorCode) => outputs.get('error_code') === code
  if (request.new_revision === 'never' && !isProvenMet(run, story)) return true
  // The action takes a changed command to make a revision, as the public service says; this one
  // makes none.
  if (ended('new_revision_refused') && hasOtherCommand(run)) return true
  if (applied.parts !== 'all') return true
  const looksUp =
    request.command === 'delete' || request.command === 'sweep' || request.by === 'name'
  if (looksUp && withoutList !== undefined) return true
  if (looksUp && lists.paging !== 'offset' && ended('invalid_response')) return true
  const isForeign =
    request.source === 'git_host' && before !== undefined && !isOwn(before.source_config.repo_url)
  if (isForeign && request.command !== 'sweep') return true
  const hasOtherImage =
    before?.latest.image_uri != null &&
    !sameImageRepository(before.latest.image_uri, request.code.image_uri ?? '')
  if (request.preview !== undefined && hasOtherImage) return true
  // The swap of replicas takes longer than the run waits.
  if (scenario.traits.agents.lagMs > 0 && ended('not_serving')) return stillAnswers(run, story)
  const named = service.journal.named(request.name)
  if (request.by === 'id') return before === undefined
  const living = named.filter(({ gone_at }) => gone_at === null)
  const builds = named.flatMap(({ revisions }) =>
    revisions.map((revision) => revision.source_revision_config)
  )
  const wasBuilt = builds.some(({ repo_commit_sha }) => repo_commit_sha === request.commit)
  return living.length > 1 || (ended('wait_timeout') && isBuiltByPush(run) && !wasBuilt)
}

/** Whether an agent server of an earlier revision may have answered when the run ended. */
function stillAnswers({ outputs, endedAt }: Played, { service }: Ended): boolean {
  const answering = service.answeringAt(outputs.get('deployment_id') ?? '', endedAt)
  return answering.some((id) => id !== outputs.get('revision_id'))
}

const isOwn = (url: string | null | undefined) => repositoryOf(url) === 'acme/support-agent'
