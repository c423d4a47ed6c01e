/** What the runs did to the service, by its journal. */
import { type DeploymentRecord, latestRevision } from '../../emulator/control-plane/records.js'
import type { Ended } from '../play/views.js'
import { repositoryOf, sameImageRepository } from '../same.js'
import type { Deed } from '../service/journal.js'
import type { Traits } from '../service/traits.js'
import { isWrite } from '../story/operation.js'
import type { ScenarioRequest } from '../story/scenario-request.js'
import { hiddenFor } from '../variations/timing.js'
import { mayHaveGoneBack } from './rollback.js'

/** A name has at most one deployment, and no run creates two, unless another writer deleted the first in between. */
export function checkDeployments({ service, scenario, runs, last, again }: Ended): string[] {
  const { name } = scenario.request
  const { deeds, deployments } = service.journal
  const living = service.records().filter((record) => record.name === name && record.gone_at === null)
  const isNamed = (deed: Deed) => deployments.get(deed.deployment_id)?.name === name
  const created = deeds.filter((deed) => deed.what === 'created' && isNamed(deed))
  const found: string[] = []
  for (const { label } of [...runs, last, again]) {
    const mine = created.filter(({ by }) => by === label)
    for (const [index, deed] of mine.entries()) {
      const before = mine[index - 1]
      if (before !== undefined && !isBetween(deeds, before, deed, (d) => d.what === 'deleted')) {
        found.push(`${label} made two deployments named ${name}: ${before.deployment_id}, ${deed.deployment_id}`)
      }
    }
  }
  if (living.length > 1) found.push(`${living.length} deployments are named ${name}`)
  return found
}

function isBetween(deeds: readonly Deed[], from: Deed, to: Deed, fits: (deed: Deed) => boolean): boolean {
  return deeds.slice(deeds.indexOf(from) + 1, deeds.indexOf(to)).some(fits)
}

/**
 * A run makes one revision. Exceptions: another writer changed the deployment since the run began, so its first
 * revision may not match the request (a service may also show that change late). A write that was only partly applied
 * and whose response was lost looks like another run's write, so the run sends its own. A run that rolls back makes one
 * more, and fails.
 */
export function checkRevisions({ service, scenario, runs, last, again }: Ended): string[] {
  const { deeds } = service.journal
  const showsLateMs = hiddenFor(scenario.traits.timing)
  return [...runs, last, again].flatMap((run) => {
    const { label, process } = run
    const wasLost = process.exchanges.some(({ operation, fault }) => isWrite(operation.name) && fault !== undefined)
    if (wasLost && scenario.traits.applied.parts !== 'all') return []
    const mine = deeds.filter((deed) => deed.by === label && deed.revision_id !== undefined)
    return mine.flatMap((deed, index) => {
      const before = mine[index - 1]
      if (index === 1 && mayHaveGoneBack(run)) return []
      const isOthers = ({ by, at }: Deed) => by !== label && at >= process.startedAt - showsLateMs
      if (before === undefined || deeds.slice(0, deeds.indexOf(deed)).some(isOthers)) return []
      return [`${label} made two revisions without another writer: ${before.revision_id}, ${deed.revision_id}`]
    })
  })
}

/**
 * A preview that is built from another repository, or runs another image, stays; and without a list, one that no record
 * names cannot be found.
 */
export function isKept(record: DeploymentRecord, request: ScenarioRequest, traits: Traits): boolean {
  if (request.preview === undefined) return false
  const repository = repositoryOf(record.source_config.repo_url)
  const { image_uri } = latestRevision(record).source_revision_config
  const isOtherImage = image_uri !== null && !sameImageRepository(image_uri, request.code.image_uri ?? '')
  const isForeign = repository !== undefined && repository !== 'acme/support-agent'
  return isForeign || isOtherImage || traits.withoutList !== undefined
}

/** `plan` changes nothing, `never` makes no revision, `delete` deletes this one deployment; nothing touches another. */
export function checkCommands({ service, scenario, runs, last, again }: Ended): string[] {
  const { deeds, deployments } = service.journal
  return [...runs, last, again].flatMap(({ label, request, end }) => {
    const mine = deeds.filter(({ by }) => by === label)
    const found: string[] = []
    const { command, new_revision, name } = request
    const isMeant = (other = '') => (command === 'sweep' ? other.startsWith(`${name}-pr-`) : other === name)
    if (mine.some((deed) => !isMeant(deployments.get(deed.deployment_id)?.name))) {
      found.push(`${label} touched a deployment of another name`)
    }
    if (command === 'plan' && mine.length > 0) found.push(`${label} is a plan, but ${mine[0]?.what} a resource`)
    if (/delete|sweep/.test(command) && mine.some(({ what }) => what !== 'deleted'))
      found.push(`${label} did more than delete`)
    if (command === 'deploy' && mine.some(({ what }) => what === 'deleted')) found.push(`${label} deleted`)
    if (new_revision === 'never' && mine.some(({ revision_id }) => revision_id !== undefined)) {
      found.push(`${label} made a revision though new_revision is never`)
    }
    if (command === 'delete' && end === 'success' && label === last.label) {
      const left = service.records().find((record) => record.name === name && record.gone_at === null)
      if (left !== undefined && !isKept(left, request, scenario.traits))
        found.push(`${label} reports deleted, but ${left.id} still exists`)
    }
    return found
  })
}
