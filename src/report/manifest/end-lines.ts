/** The last lines of the log of a run of several deployments: how many ended how, and where they are. */
import { webAddress } from '../../text/web-address.js'
import type { DeploymentState } from './deployment-state.js'

/** In the order in which they are counted. */
const WORDS = ['created', 'updated', 'deleted', 'swept', 'to create', 'to update', 'to delete', 'unchanged'] as const
const ENDS = [...WORDS, 'did not exist', 'skipped', 'failed'] as const
type End = (typeof ENDS)[number]

/** `1 created, 2 unchanged.`, then a line with the URL of each that is deployed. None if none has ended. */
export function endLines(states: readonly DeploymentState[]): string[] {
  const ends = states.map(endOf)
  const counts = ENDS.map((end) => ({ end, many: ends.filter((one) => one === end).length }))
  const told = counts.filter(({ many }) => many > 0).map(({ end, many }) => `${many} ${end}`)
  if (told.length === 0) return []
  const isPlan = states.some(({ record }) => record.operation === 'planned')
  const deployed = states.filter(({ record }) => /^(?:created|updated|unchanged)$/.test(record.operation ?? ''))
  const width = Math.max(...deployed.map(({ key }) => key.length))
  const addresses = deployed.flatMap(({ key, phase, record: { url } }) =>
    phase === 'live' && webAddress(url) !== undefined ? [`  ${key.padEnd(width)}  ${url}`] : []
  )
  return [`${isPlan ? 'Plan: ' : ''}${told.join(', ')}.${isPlan ? ' Nothing was changed.' : ''}`, ...addresses]
}

/** Undefined if it has not ended. */
function endOf({ phase, record: { operation, deletion, plan } }: DeploymentState): End | undefined {
  if (phase === 'failed' || phase === 'skipped') return phase
  if (phase !== 'live') return undefined
  if (operation === 'deleted' && deletion === 'absent') return 'did not exist'
  const word = operation === 'planned' && plan?.operation !== 'unchanged' ? `to ${plan?.operation}` : operation
  return word === 'planned' ? 'unchanged' : ENDS.find((end) => end === word)
}
