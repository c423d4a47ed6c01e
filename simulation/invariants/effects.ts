/** What the runs did to the service, by its journal. */
import type { Ended } from '../play/views.js'
import { repositoryOf } from '../same.js'
import type { Deed } from '../service/journal.js'
import { isWrite } from '../story/operation.js'
import { OPEN_PULL } from '../story/scenario-request.js'
import { hiddenFor } from '../variations/timing.js'
import { mayHaveGoneBack } from './rollback.js'

/** No run creates two deployments of a name, unless another writer deleted the first in between. */
export function checkDeployments({ service, scenario, all }: Ended): string[] {
  const { name } = scenario.request
  const { deeds, deployments } = service.journal
  const isNamed = (deed: Deed) => deployments.get(deed.deployment_id)?.name === name
  const created = deeds.filter((deed) => deed.what === 'created' && isNamed(deed))
  const found: string[] = []
  for (const { label } of all) {
    const mine = created.filter(({ by }) => by === label)
    for (const [index, deed] of mine.entries()) {
      const before = mine[index - 1]
      if (before === undefined) continue
      if (isBetween(deeds, before, deed, ({ what }) => what === 'deleted')) continue
      const ids = `${before.deployment_id}, ${deed.deployment_id}`
      found.push(`${label} made two deployments named ${name}: ${ids}`)
    }
  }
  return found
}

function isBetween(
  deeds: readonly Deed[],
  from: Deed,
  to: Deed,
  fits: (deed: Deed) => boolean
): boolean {
  return deeds.slice(deeds.indexOf(from) + 1, deeds.indexOf(to)).some(fits)
}

/**
 * A run makes one revision. Exceptions: another writer changed the deployment since the run began,
 * so its first revision may not match the request (a service may also show that change late). A
 * write that was only partly applied and whose response was lost looks like another run's write, so
 * the run sends its own. A run that rolls back makes one more, and fails.
 */
export function checkRevisions({ service, scenario, all }: Ended): string[] {
  const { deeds } = service.journal
  const showsLateMs = hiddenFor(scenario.traits.timing)
  return all.flatMap((run) => {
    const { label, process } = run
    const wasLost = process.exchanges.some(
      ({ operation, fault }) => isWrite(operation.name) && fault !== undefined
    )
    if (wasLost && scenario.traits.applied.parts !== 'all') return []
    const mine = deeds.filter((deed) => deed.by === label && deed.revision_id !== undefined)
    return mine.flatMap((deed, index) => {
      const before = mine[index - 1]
      if (index === 1 && mayHaveGoneBack(run)) return []
      const isOthers = ({ by, at }: Deed) => by !== label && at >= process.startedAt - showsLateMs
      if (before === undefined || deeds.slice(0, deeds.indexOf(deed)).some(isOthers)) return []
      const ids = `${before.revision_id}, ${deed.revision_id}`
      return [`${label} made two revisions without another writer: ${ids}`]
    })
  })
}

/**
 * `plan` changes nothing, `never` makes no revision, `delete` deletes this one deployment; nothing
 * touches another.
 */
export function checkCommands({ service, all }: Ended): string[] {
  const { deeds, deployments } = service.journal
  return all.flatMap(({ label, request }) => {
    const mine = deeds.filter(({ by }) => by === label)
    const found: string[] = []
    const { command, new_revision, name } = request
    const isMeant = (other = '') => {
      if (command === 'sweep') return other.startsWith(`${name}-pr-`)
      return other === name
    }
    if (mine.some((deed) => !isMeant(deployments.get(deed.deployment_id)?.name))) {
      found.push(`${label} touched a deployment of another name`)
    }
    if (command === 'plan' && mine.length > 0)
      found.push(`${label} is a plan, but ${mine[0]?.what} a resource`)
    if (/delete|sweep/.test(command) && mine.some(({ what }) => what !== 'deleted'))
      found.push(`${label} did more than delete`)
    if (command === 'deploy' && mine.some(({ what }) => what === 'deleted'))
      found.push(`${label} deleted`)
    if (new_revision === 'never' && mine.some(({ revision_id }) => revision_id !== undefined)) {
      found.push(`${label} made a revision though new_revision is never`)
    }
    return found
  })
}

/**
 * No run deletes or changes a deployment of another repository, if the service shows the
 * repository.
 */
export function checkOwnership({ all, service, scenario }: Ended): string[] {
  const { deeds, deployments } = service.journal
  const isTold = scenario.traits.emptiness.fixed === 'told'
  return all.flatMap(({ label, request }) =>
    deeds
      .filter(({ by }) => by === label)
      .flatMap(({ what, deployment_id }) => {
        const record = deployments.get(deployment_id)
        const repository = repositoryOf(record?.source_config.repo_url)
        const isForeign = repository !== undefined && repository !== 'acme/support-agent'
        if (isForeign && isTold && (request.preview !== undefined || request.command !== 'delete'))
          return [`${label} ${what} ${record?.name}, which is built from ${repository}`]
        if (request.command !== 'sweep') return []
        if (record?.name !== `${request.name}-pr-${OPEN_PULL}`) return []
        return [`${label} deleted the preview of a pull request that is open`]
      })
  )
}
