/** Reads which deployments the run means: by id, by name, the preview of a pull request, or all previews of a name. */

import { hasGitHub, type RunContext } from '../adapters/github/run-context.js'
import { fitName } from '../contract/dialect.js'
import type { DesiredDeployment } from '../deploy/core/model.js'
import type { OwnershipClaim, Target } from '../deploy/core/request.js'
import type { DeleteOwnership } from '../deploy/delete/delete-deployment.js'
import type { SweepRequest } from '../deploy/preview/sweep.js'
import { type PreviewKind, previewName } from '../repository/preview-name.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isOfMergeQueue } from './code-origin.js'
import type { Reading } from './reading.js'

/** What previews are called where the run takes place. */
export const previewKind = ({ host }: Pick<RunContext, 'host'>): PreviewKind => (host === 'gitlab' ? 'mr' : 'pr')

/** A target, and whether it is the preview of a pull request. */
export type PreviewTarget = Target & { preview: boolean }

/** Reads the target. With `preview`, the name is that of the pull request's deployment. @param act What the command does. */
export function readTarget(reading: Reading, act: 'update' | 'delete'): PreviewTarget {
  const { raw, field, context, problems } = reading
  const deployment_id = field.guid('deployment_id')
  const name = field.text('name')
  const preview = field.boolean('preview') ?? false
  requireChoice(reading, act)
  if (raw.deployment_id === undefined && raw.name === undefined) {
    problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.')
  }
  if (preview && raw.deployment_id !== undefined) {
    problems.add(
      'deployment_id',
      'cannot be combined with `preview: true`, because the name of a preview is its own. Set `name` instead.'
    )
  }
  const number = context.pull_request?.number
  if (preview && number === undefined) {
    const event = sanitizeLine(context.event_name, 60)
    const run = event === '' ? 'this run' : `this run (event ${event})`
    const why = event.startsWith('pull_request')
      ? `the file of this ${event} event (GITHUB_EVENT_PATH) is incomplete. Check that no earlier step changes it.`
      : `${run} does not belong to a pull or merge request. Set \`preview: true\` only for such runs.`
    problems.add('preview', `is true, but ${why}`)
  }
  const isNamed = preview && name !== undefined && number !== undefined
  // Always the same for the same name, so that it is found again to update, delete and sweep.
  const full = isNamed ? previewName(fittedName(reading, name), number, previewKind(context)) : name
  return { ...(deployment_id !== undefined && { deployment_id }), ...(full !== undefined && { name: full }), preview }
}

/**
 * A run about code that is not merged says which deployment it means: a line that is missing must not put that code
 * into production. The ref of a merge queue is requested instead (`repo_ref`), where the code comes from git.
 */
function requireChoice({ raw, context, problems }: Reading, act: 'update' | 'delete'): void {
  if (raw.preview !== undefined) return
  const { event_name, pull_request } = context
  // Also without the facts of the pull request: GitLab says `merge_request_event`, and `external_pull_request_event`.
  const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name)
  const what = `\`preview: false\` to ${act} "${sanitizeLine(raw.name ?? raw.deployment_id ?? '', 60)}"`
  if (pull_request !== undefined || isOfPullRequest) {
    const choice = raw.deployment_id === undefined ? '`preview: true` for a preview of its own, or ' : ''
    problems.add('preview', `is not set, and the code of this run is not merged. Set ${choice}${what} with it.`)
  } else if (
    isOfMergeQueue(context) &&
    raw.repo_ref === undefined &&
    (act === 'delete' || raw.image_uri !== undefined)
  ) {
    problems.add('preview', `is not set. Set ${what} from this merge queue, whose code is not merged yet.`)
  }
}

/** Reads a name for a create. An existing deployment can be named by its id, even if the name is not valid. */
export function readNewName({ dialect, problems }: Reading, { name, deployment_id }: Target): void {
  const rule = dialect.serviceRules.names
  if (rule === undefined || name === undefined || deployment_id !== undefined || rule.pattern.test(name)) return
  problems.add(
    'name',
    `"${sanitizeLine(name, 60)}" is not a name that this service accepts. Use ${rule.form}, or set \`deployment_id\` if the deployment exists.`
  )
}

/** A name that the service takes, and that may yet be too long for what it runs on. */
export function noteLongName({ dialect, notes }: Reading, { source, name = '' }: DesiredDeployment): void {
  const { safeImageName = Number.POSITIVE_INFINITY } = dialect.serviceRules
  if (source !== 'external_container' || name.length <= safeImageName) return
  notes.push(
    `The name "${sanitizeLine(name, 80)}" has ${name.length} characters. If this service scales with KEDA, a name of more than ${safeImageName} never becomes DEPLOYED. If the wait times out, use a shorter name.`
  )
}

function fittedName({ dialect, problems, notes, context }: Reading, name: string): string {
  const rule = dialect.serviceRules.names
  const fitted = rule === undefined ? name : fitName(name, rule)
  if (fitted === name) return name
  if (fitted === undefined) {
    problems.add('name', `"${sanitizeLine(name, 60)}" contains no usable characters. Use ${rule?.form}.`)
    return name
  }
  notes.push(
    `Previews of "${sanitizeLine(name, 60)}" are named ${previewName(fitted, 1, previewKind(context)).replace(/1$/, '<number>')}, because this service accepts only ${rule?.form}. Do not use another name that leads to the same preview names.`
  )
  return fitted
}

/** Which previews are looked at is never left open: only those of one name. */
export function readSweep(reading: Reading): SweepRequest {
  const { raw, field, problems, context } = reading
  const given = field.text('name')
  const name = given === undefined ? '' : fittedName(reading, given)
  if (raw.name === undefined) problems.add('name', 'is required for a sweep. Set it to the name without -pr-<number>.')
  if (raw.deployment_id !== undefined) {
    problems.add(
      'deployment_id',
      'cannot be combined with `command: sweep`, which covers all previews of a name. Remove it.'
    )
  }
  const max_age_ms = field.duration('max_age')
  const by_age = context.host !== undefined
  if (by_age && raw.max_age === undefined) {
    problems.add(
      'max_age',
      'is required here: this run cannot read whether a preview is still needed, so only its age decides.'
    )
  }
  const dry_run = field.boolean('dry_run') ?? false
  const kind = previewKind(context)
  return { name, kind, claim: readClaim(reading), dry_run, by_age, ...(max_age_ms !== undefined && { max_age_ms }) }
}

/** What a deployment is compared with before it is deleted, or updated as a preview. A stated `repo_url` says it all. */
export function readClaim({ raw, context }: Reading): OwnershipClaim {
  const { server_url, repository, pull_request } = context
  const hasRecords = context.host === undefined && hasGitHub(context, raw.github_token)
  const head = pull_request?.head_repository
  const own = [repository, head].filter((name) => name !== undefined).map((name) => `${server_url}/${name}`)
  return {
    ...(raw.repo_url === undefined && { server_url }),
    // Not validated as an input: an expression about a deleted fork leaves half a URL, which equals no other.
    repositories: raw.repo_url === undefined ? own : [raw.repo_url],
    head_is_gone: pull_request !== undefined && head === undefined,
    ...(raw.image_uri !== undefined && { image_uri: raw.image_uri }),
    ...(!hasRecords && { unrecorded: true as const })
  }
}

/**
 * What a delete checks. The name of a preview is put together by us, so what is not ours is kept. A name that the user
 * gives is refused if it leads to another repository, or if there is none to compare. An id cannot be mistaken, unless
 * `repo_url` says otherwise.
 */
export function readDeleteOwnership(reading: Reading, target: PreviewTarget): DeleteOwnership | undefined {
  const claim = readClaim(reading)
  if (target.preview) return { claim, if_foreign: 'keep' }
  if (target.deployment_id !== undefined && reading.raw.repo_url === undefined) return undefined
  if (claim.repositories.length === 0) {
    const why = reading.context.no_code_reason ?? 'the repository of this run is unknown'
    reading.problems.add(
      'repo_url',
      `is not set, and ${why}. A name alone does not prove which deployment is meant. Set \`deployment_id\`, or set \`repo_url\` to the repository from which it is built.`
    )
  }
  return { claim, if_foreign: 'refuse' }
}
