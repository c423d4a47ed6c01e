/** The last lines of the log of a run of several deployments: how many ended how, and where they are. */
import { webAddress } from '../../text/web-address.js'
import { countsOf } from '../headline.js'
import { type DeploymentState, outcomeOf } from './deployment-state.js'

/** `1 deployed, 2 unchanged.`, then a line with the URL of each that is deployed. None if none has ended. */
export function endLines(states: readonly DeploymentState[]): string[] {
  const ended = states.filter(({ phase }) => phase !== 'waiting' && phase !== 'running')
  if (ended.length === 0) return []
  const isPlan = ended.some(({ record }) => record.operation === 'planned')
  const deployed = ended.filter(({ record }) => /^(?:created|updated|unchanged)$/.test(record.operation ?? ''))
  const width = Math.max(...deployed.map(({ key }) => key.length))
  const addresses = deployed.flatMap(({ key, phase, record: { url } }) =>
    phase === 'live' && webAddress(url) !== undefined ? [`  ${key.padEnd(width)}  ${url}`] : []
  )
  const counts = countsOf(ended.map(outcomeOf))
  return [isPlan ? `Plan: ${counts}. Nothing was changed.` : `${counts}.`, ...addresses]
}
