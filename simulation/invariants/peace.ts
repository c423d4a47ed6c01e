/** Once faults and other people are gone, one more run brings about what is asked for, or says why that cannot be. */
import { isDeepStrictEqual } from 'node:util'
import { type DeploymentRecord, latestRevision } from '../../emulator/state/records.js'
import type { Played } from '../action-run.js'
import type { Ended } from '../world.js'
import { sameSecrets, settingsOf } from './success.js'

export function checkPeace(ended: Ended): string[] {
  const { last, service } = ended
  const errors = last.printed.filter(({ level }) => level === 'error').map(({ text }) => text)
  if (last.end !== 'success') {
    return isRightToRefuse(ended) ? [] : [`the last run ends as ${last.end}: ${errors.join()}`]
  }
  if (last.asked.command !== 'deploy') return []
  const record = service.records().find(({ id }) => id === last.outputs.get('deployment_id'))
  if (record === undefined) return ['the last run puts out no deployment that is there']
  return differences(last, record).map((what) => `after the last run ${what}`)
}

function differences({ asked, outputs }: Played, record: DeploymentRecord): string[] {
  const latest = latestRevision(record)
  const made: Record<string, unknown> = { ...latest.source_revision_config }
  const found = settingsOf(asked, { ...record.source_config })
  if (outputs.has('revision_id') && latest.id !== outputs.get('revision_id'))
    found.push('another revision is the latest')
  for (const [field, value] of Object.entries(asked.code)) {
    if (made[field] !== value) found.push(`${field} is ${String(made[field])}, asked for was ${value}`)
  }
  if (asked.secrets && !sameSecrets(record.secrets, asked.secrets)) found.push('the secrets are others')
  if (asked.resource_spec && !isDeepStrictEqual(record.source_config.resource_spec, asked.resource_spec)) {
    found.push('the resource_spec is another')
  }
  return found
}

/**
 * What no run can bring about: a deployment asked for by an id that is gone, a revision where `never` is asked for, a name
 * on a service without a list, a name that has been taken twice, and nothing that a service without delete could delete.
 */
function isRightToRefuse({ last, service, scenario }: Ended): boolean {
  const { asked } = last
  const named = service.records().filter(({ name, gone_at }) => name === asked.name && gone_at === null)
  if (asked.new_revision === 'never') return true
  if (asked.by === 'id')
    return (
      !named.some(({ created_at }) => created_at === service.journal.deployments.values().next().value?.created_at) ||
      (scenario.traits.withoutList !== undefined && asked.command === 'delete')
    )
  return named.length > 1 || scenario.traits.withoutList !== undefined
}
