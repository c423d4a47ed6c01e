/** After all faults and other writers, the serving revision after a successful run matches its request. */
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { sameField, sameSecrets, sameSpec } from '../same.js'
import { showsOtherCode, showsOtherSecrets, showsOtherSpec } from '../service/visible.js'
import { settingsOf } from './success.js'

export function checkConvergence(ended: Ended): string[] {
  return [ended.last, ended.again]
    .filter(({ end, request }) => end === 'success' && request.command === 'deploy')
    .flatMap((run) => differences(run, ended).map((what) => `after ${run.label} ${what}`))
}

function differences({ request, outputs, endedAt }: Played, { service, scenario }: Ended): string[] {
  const { traits } = scenario
  const id = outputs.get('deployment_id') ?? ''
  const record = service.journal.deployments.get(id)
  if (record === undefined) return ['no deployment exists']
  if (!request.wait) return []
  const live = service.liveAt(id, endedAt) ?? ''
  const serving = service.journal.revisions.get(live)
  if (serving === undefined) return ['nothing serves']
  const made: Record<string, unknown> = { ...serving.revision.source_revision_config }
  const isApplied = traits.applied.parts === 'all'
  const found = settingsOf(request, { ...record.source_config }, isApplied)
  if (outputs.get('revision_id') !== live) found.push(`${live} serves, not ${outputs.get('revision_id')}`)
  for (const [field, value] of Object.entries(request.code)) {
    const isOther = isApplied
      ? !sameField(field, made[field], value)
      : showsOtherCode(traits, field, made[field], value)
    if (isOther) found.push(`${field} is ${String(made[field])}, requested was ${value}`)
  }
  const { secrets } = request
  const isOther =
    secrets &&
    (isApplied ? !sameSecrets(serving.secrets, secrets) : showsOtherSecrets(traits, serving.secrets, secrets))
  if (isOther) found.push('the secrets differ')
  const spec = serving.resource_spec as object | null
  const isOtherSpec = isApplied
    ? (wanted: object) => !sameSpec(spec, wanted)
    : (wanted: object) => showsOtherSpec(spec, wanted)
  if (request.resource_spec && isOtherSpec(request.resource_spec)) {
    found.push('the resource_spec differs')
  }
  return found
}
