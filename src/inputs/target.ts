/**
 * Reads which deployments the run means: by id, by name, the preview of a pull request, or all
 * previews of a name.
 */
import { hasGitHub, type RunContext } from '../adapters/github/run-context.js'
import { fitName, isLangSmithCloud } from '../contract/dialect.js'
import type { OwnershipClaim, Target } from '../deploy/core/request.js'
import type { DeleteOwnership } from '../deploy/delete/delete-deployment.js'
import type { SweepRequest } from '../deploy/preview/sweep.js'
import { hostWords } from '../repository/host-words.js'
import { type PreviewKind, previewName, previewPrefix } from '../repository/preview-name.js'
import { sanitizeLine } from '../text/sanitize.js'
import { readConnection } from './connection.js'
import { isOfMergeQueue } from './event-subject.js'
import { quote, withoutUndefined } from './fields.js'
import type { RawInputs } from './raw-inputs.js'
import { type Reading, readingOf } from './reading.js'

/** Returns what previews are called where the run takes place. */
export const previewKind = ({ host }: Pick<RunContext, 'host'>): PreviewKind =>
  host === 'gitlab' ? 'mr' : 'pr'

/** Reads which deployment is named, by its id or its name. */
const readNamed = ({ field }: Reading): Target =>
  withoutUndefined({ deployment_id: field.guid('deployment_id'), name: field.text('name') })

function requireNamed({ raw, problems }: Reading): void {
  if (raw.deployment_id === undefined && raw.name === undefined)
    problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.')
}

/** Which deployment is read, and not changed, and how to reach it. */
export type Inspection = ReturnType<typeof readInspection>

/**
 * Reads what to look at.
 * @param needsTarget Whether a deployment must be named.
 * @throws InputError with every problem.
 */
export function readInspection(raw: RawInputs, context: RunContext, needsTarget: boolean) {
  const reading = readingOf({ raw }, context)
  const connection = readConnection(reading)
  const named = readNamed(reading)
  if (needsTarget) requireNamed(reading)
  // For all requests until the first result.
  const timeoutMs = reading.field.duration('timeout') ?? 0
  reading.problems.throwIfAny()
  return { connection, target: Object.keys(named).length > 0 ? named : undefined, timeoutMs }
}

/** The deployment that is meant. */
export interface Meant {
  target: Target
  /** It is the preview of a pull request. */
  preview: boolean
  claim: OwnershipClaim
}

/**
 * Reads the target. With `preview`, the name is that of the pull request's deployment.
 * @param act What the command does.
 */
export function readTarget(reading: Reading, act: 'update' | 'delete'): Meant {
  const { raw, field, context, problems } = reading
  const target = readNamed(reading)
  const preview = field.boolean('preview') ?? false
  requireChoice(reading, act)
  requireNamed(reading)
  const meant = { target, preview, claim: readClaim(reading) }
  if (!preview) return meant
  if (raw.deployment_id !== undefined) problems.add('deployment_id', PREVIEW_BY_ID)
  const number = context.pull_request?.number
  if (number === undefined) problems.add('preview', `is true, but ${noPullRequest(context)}`)
  if (target.name === undefined || number === undefined) return meant
  // Always the same for the same name, so that it is found again to update, delete and sweep.
  const name = previewName(fittedName(reading, target.name), number, previewKind(context))
  return { ...meant, target: { ...target, name } }
}

const PREVIEW_BY_ID =
  'cannot be combined with `preview: true`, because the name of a preview is its own. ' +
  'Set `name` instead.'

/** Returns why a run has no pull request. */
function noPullRequest(context: RunContext): string {
  const { event_name, is_on_github, host } = context
  const event = sanitizeLine(event_name, 60)
  if (event.startsWith('pull_request'))
    return (
      `the file of this ${event} event (GITHUB_EVENT_PATH) is incomplete. ` +
      'Check that no earlier step changes it.'
    )
  const run = event === '' ? 'this run' : `this run (event ${event})`
  const isKnownHost = is_on_github !== false || host !== undefined
  const request = isKnownHost ? hostWords(previewKind(context)).request : 'pull or merge request'
  return `${run} does not belong to a ${request}. Set \`preview: true\` only for such runs.`
}

/**
 * A run about code that is not merged says which deployment it means: a line that is missing must
 * not put that code into production. The ref of a merge queue is requested instead (`repo_ref`),
 * where the code comes from git.
 */
function requireChoice({ raw, context, problems }: Reading, act: 'update' | 'delete'): void {
  if (raw.preview !== undefined) return
  const { event_name, pull_request } = context
  // Also without the facts of the pull request: GitLab says `merge_request_event`, and
  // `external_pull_request_event`.
  const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name)
  const needsChoice =
    raw.repo_ref === undefined && (act === 'delete' || raw.image_uri !== undefined)
  const what = `\`preview: false\` to ${act} ${quote(raw.name ?? raw.deployment_id ?? '')}`
  if (pull_request !== undefined || isOfPullRequest) {
    const choice =
      raw.deployment_id === undefined ? '`preview: true` for a preview of its own, or ' : ''
    problems.add(
      'preview',
      `is not set, and the code of this run is not merged. Set ${choice}${what} with it.`
    )
  } else if (isOfMergeQueue(context) && needsChoice) {
    problems.add(
      'preview',
      `is not set. Set ${what} from this merge queue, whose code is not merged yet.`
    )
  }
}

/**
 * Says that a create may be refused because of the name; undefined for others. No pattern is
 * documented: the service decides.
 */
export function nameWarning(
  { dialect }: Pick<Reading, 'dialect'>,
  { name }: Target
): string | undefined {
  const rule = dialect.serviceRules.names
  if (rule === undefined || name === undefined) return undefined
  if (rule.pattern.test(name)) return undefined
  return (
    `The service may refuse the name ${quote(name)}. ` +
    `A name of ${rule.form}, is accepted everywhere.`
  )
}

/**
 * Describes a name that is too long for a service that the user runs; undefined for others. A cloud
 * has no such limit.
 */
export function longNameAdvice(
  { raw, dialect }: Reading,
  { name = '' }: Target
): string | undefined {
  const { longestSelfHostedName = Number.POSITIVE_INFINITY } = dialect.serviceRules
  if (name.length <= longestSelfHostedName || isLangSmithCloud(raw.base_url)) return undefined
  const rule =
    'On self-hosted LangSmith, a deployment whose name has more than ' +
    `${longestSelfHostedName} serves but never becomes DEPLOYED`
  return `The name ${quote(name, 80)} has ${name.length} characters. ${rule}: use a shorter name.`
}

/** Returns the name of which previews have theirs, as the service takes it. */
function fittedName({ dialect, notes, context }: Reading, name: string): string {
  const rule = dialect.serviceRules.names
  if (rule === undefined) return name
  const fitted = fitName(name, rule)
  if (fitted === undefined || fitted === name) return name
  const shown = `${previewPrefix(fitted, previewKind(context))}<number>`
  const why = `because this service may accept only ${rule.form}`
  notes.push(
    `Previews of ${quote(name)} are named ${shown}, ${why}. ` +
      'Do not use another name that leads to the same preview names.'
  )
  return fitted
}

/** Which previews are looked at is never left open: only those of one name. */
export function readSweep(reading: Reading): SweepRequest {
  const { raw, field, problems, context } = reading
  const named = field.text('name')
  const name = named === undefined ? '' : fittedName(reading, named)
  if (raw.name === undefined)
    problems.add(
      'name',
      `is required for a sweep. Set it to the name without -${previewKind(context)}-<number>.`
    )
  if (raw.deployment_id !== undefined) problems.add('deployment_id', SWEEP_BY_ID)
  const max_age_ms = field.duration('max_age')
  const by_age = context.host !== undefined
  if (by_age && raw.max_age === undefined) problems.add('max_age', NO_AGE)
  const dry_run = field.boolean('dry_run') ?? false
  return withoutUndefined({
    name,
    kind: previewKind(context),
    claim: readClaim(reading),
    dry_run,
    tracing_project: readTracingProject(reading, { preview: true }),
    by_age,
    max_age_ms
  })
}

/**
 * Reads whether a delete takes the traces along. They are data, so `auto` keeps them, except those
 * of a preview: their project would reserve its name, which a reopened pull request needs again.
 */
export function readTracingProject(
  { field, dialect, problems }: Reading,
  { preview }: Pick<Meant, 'preview'>
): boolean {
  const choice = field.choice('delete_tracing_project', ['auto', 'true', 'false']) ?? 'auto'
  const { deletesTracingProjects = false } = dialect.serviceRules
  if (choice !== 'auto' && !deletesTracingProjects)
    problems.add(
      'delete_tracing_project',
      `is ${choice}, but only LangSmith deletes tracing projects. ` +
        'Remove it, or set `api_dialect` to `langsmith`.'
    )
  return deletesTracingProjects && (choice === 'auto' ? preview : choice === 'true')
}

const SWEEP_BY_ID =
  'cannot be combined with `command: sweep`, which covers all previews of a name. Remove it.'
const NO_AGE =
  'is required here: this run cannot read whether a preview is still needed, ' +
  'so only its age decides.'

/**
 * Reads what a deployment is compared with before it is deleted, or updated as a preview. A stated
 * `repo_url` says it all.
 */
function readClaim({ raw, context }: Reading): OwnershipClaim {
  const { server_url, repository, pull_request } = context
  const hasRecords = context.host === undefined && hasGitHub(context, raw.github_token)
  const head = pull_request?.head_repository
  const own = [repository, head]
    .filter((name) => name !== undefined)
    .map((name) => `${server_url}/${name}`)
  return {
    ...(raw.repo_url === undefined && { server_url }),
    // Not validated as an input: an expression about a deleted fork leaves half a URL, which equals
    // no other.
    repositories: raw.repo_url === undefined ? own : [raw.repo_url],
    head_is_gone: pull_request !== undefined && head === undefined,
    ...(raw.image_uri !== undefined && { image_uri: raw.image_uri }),
    ...(!hasRecords && { unrecorded: true as const })
  }
}

/**
 * Reads what a delete checks. The action puts the name of a preview together, so a deployment of
 * another owner is kept. A name that the user gives is refused if it leads to another repository,
 * or if there is none to compare. An id cannot be mistaken, unless `repo_url` says otherwise.
 */
export function readDeleteOwnership(
  reading: Reading,
  { target, preview, claim }: Meant
): DeleteOwnership | undefined {
  if (preview) return { claim, if_foreign: 'keep' }
  if (target.deployment_id !== undefined && reading.raw.repo_url === undefined) return undefined
  if (claim.repositories.length === 0) {
    const why = reading.context.no_code_reason ?? 'the repository of this run is unknown'
    const problem =
      `is not set, and ${why}. A name alone does not prove which deployment is meant. ` +
      'Set `deployment_id`, or set `repo_url` to the repository from which it is built.'
    reading.problems.add('repo_url', problem)
  }
  return { claim, if_foreign: 'refuse' }
}
