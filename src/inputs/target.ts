/** Which deployment is meant: by its id, by its name, or as the preview of a pull request. */
import type { Target } from '../deploy/find/find-by-name.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isOfMergeQueue } from './code-origin.js'
import { readPreviewName } from './name.js'
import type { Reading } from './reading.js'

/** With `preview`, the name is that of the pull request's own deployment. @param act What the command does to it. */
export function readTarget(reading: Reading, act: 'update' | 'delete'): Target & { preview: boolean } {
  const { raw, field, context, problems } = reading
  const deployment_id = field.guid('deployment_id')
  const name = field.text('name')
  const preview = field.boolean('preview') ?? false
  requireChoice(reading, act)
  if (raw.deployment_id === undefined && raw.name === undefined) {
    problems.add('name', 'neither name nor deployment_id is given: give one of them')
  }
  if (preview && raw.deployment_id !== undefined) {
    problems.add(
      'deployment_id',
      'cannot go with preview, where each pull request has a deployment of its own: give name instead'
    )
  }
  if (preview && raw.name === undefined && raw.deployment_id !== undefined)
    problems.add('name', 'is needed with preview: give it')
  const number = context.pull_request?.number
  if (preview && number === undefined) {
    const event = sanitizeLine(context.event_name, 60) || 'unknown'
    problems.add(
      'preview',
      event.startsWith('pull_request')
        ? `the file of this ${event} event (GITHUB_EVENT_PATH) cannot be read, or holds no whole pull request: see that nothing before this step changes it`
        : `this run (event ${event}) belongs to no pull request: set preview to true only for pull_request events`
    )
  }
  const full = preview && name !== undefined && number !== undefined ? readPreviewName(reading, name, number) : name
  return { ...(deployment_id !== undefined && { deployment_id }), ...(full !== undefined && { name: full }), preview }
}

/**
 * A run about code that is not merged says which deployment it means: a line that is missing must not put that code into
 * production. The ref of a merge queue is asked for instead (`repo_ref`), where the code comes from git.
 */
function requireChoice({ raw, context, problems }: Reading, act: 'update' | 'delete'): void {
  if (raw.preview !== undefined) return
  const { event_name, pull_request } = context
  const what = `preview: false to ${act} "${sanitizeLine(raw.name ?? raw.deployment_id ?? '', 60)}"`
  if (pull_request !== undefined || event_name.startsWith('pull_request')) {
    const choice = raw.deployment_id === undefined ? 'preview: true, or ' : ''
    problems.add('preview', `Set ${choice}${what} from this pull request.`)
  } else if (
    isOfMergeQueue(context) &&
    raw.repo_ref === undefined &&
    (act === 'delete' || raw.image_uri !== undefined)
  ) {
    problems.add('preview', `Set ${what} from this merge queue, whose code is not merged yet.`)
  }
}
