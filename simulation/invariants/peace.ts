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
 * on a service without a list, a name that has been taken twice, a delete where there is none; and the revision of a push
 * that came while build_on_push was off, or that was gone back from, waited for once it is on (the error says how to
 * build it).
 */
function isRightToRefuse({ last, service, scenario }: Ended): boolean {
  const { asked, printed } = last
  if (asked.new_revision === 'never') return true
  if (printed.some(({ text }) => text.includes('the deployment has gone back to commit'))) return true
  const { withoutList } = scenario.traits
  if (withoutList !== undefined && (asked.command === 'delete' || asked.by === 'name')) return true
  const named = service.records().filter(({ name, gone_at }) => name === asked.name && gone_at === null)
  const made = [...service.journal.revisions.values()]
  if (asked.by === 'id')
    return !made.some(({ by, deployment_id }) => by === 'before' && named.some(({ id }) => id === deployment_id))
  const wasBuilt = made.some(({ revision }) => revision.source_revision_config.repo_commit_sha === asked.commit)
  const waitsForPush = printed.some(({ text }) => text.includes('has not made a revision for commit'))
  return named.length > 1 || (waitsForPush && !wasBuilt)
}
