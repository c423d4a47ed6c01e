/** Which deployment is meant: by its id, by its name, or as the preview of a pull request. */
import type { Target } from '../deploy/find.js'
import { inert } from '../text/inert.js'
import { readPreviewName } from './name.js'
import type { Reading } from './reading.js'

/** With `preview`, the name is that of the pull request's own deployment. */
export function readTarget(reading: Reading): Target & { preview: boolean } {
  const { raw, field, context, problems } = reading
  const deployment_id = field.guid('deployment_id')
  const name = field.text('name')
  const preview = field.boolean('preview') ?? false
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
    const event = inert(context.event_name, 60) || 'unknown'
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
