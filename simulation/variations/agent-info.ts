/**
 * What agent servers answer to `GET /info`, which the specification does not have, and how replicas
 * are swapped.
 */
import { StatusError } from '../../src/errors.js'

export const INFO_FORMS = ['none', 'names', 'foreign id', '503', 'sometimes'] as const
export type InfoForm = (typeof INFO_FORMS)[number]

export interface AgentServers {
  /** `none`: an answer without an id. `sometimes`: every third request is 503. */
  info: InfoForm
  /** How long after DEPLOYED the earlier revision still answers, in milliseconds. */
  lagMs: number
  /** Meanwhile the new one answers every second request. */
  inTurns: boolean
}

const FOREIGN_ID = '77777777-7777-4777-8777-777777777777'
const REQUEST = 'GET /info'

/** The answer of the agent server of a revision. @throws RequestError. */
export function answerInfo(form: InfoForm, revisionId: string | undefined, nth: number): unknown {
  if (revisionId === undefined || form === '503' || (form === 'sometimes' && nth % 3 === 2))
    throw new StatusError({
      what: `${REQUEST}: 503`,
      request: REQUEST,
      mayHaveBeenApplied: false,
      status: 503,
      retryable: true
    })
  if (form === 'none') return { version: '1' }
  return {
    version: '1',
    host: { host_revision_id: form === 'foreign id' ? FOREIGN_ID : revisionId }
  }
}
