/** All that must hold of a story, whatever happened in it. Stated from the design, without the deciding code. */
import type { Ended } from '../play/world.js'
import { checkConvergence } from './convergence.js'
import { checkDeadlines } from './deadline.js'
import { checkCommands, checkDeployments, checkRevisions } from './effects.js'
import { checkErrorMessages } from './error-messages.js'
import { checkLive } from './live.js'
import { checkNoFalseRed } from './no-false-red.js'
import { checkNoNeedlessRevision } from './no-needless-revision.js'
import { checkOwnership } from './ownership.js'
import { checkRollbacks } from './rollback.js'
import { checkSecrets } from './secrecy.js'
import { checkServing } from './serving.js'
import { checkSuccesses } from './success.js'

export interface Violation {
  invariant: string
  what: string
}

type Check = (ended: Ended) => string[]

const INVARIANTS: Record<string, Check> = {
  'one deployment per name': checkDeployments,
  'one revision a run': checkRevisions,
  'a command does only what it says': checkCommands,
  'no false green': checkSuccesses,
  'no false red': checkNoFalseRed,
  'no needless revision': checkNoNeedlessRevision,
  'nothing of others': checkOwnership,
  'a rollback stays a failure': checkRollbacks,
  'the live revision is kept': checkLive,
  'failure is never silent': checkErrorMessages,
  'the deployed revision answers': checkServing,
  'ends by its deadline': checkDeadlines,
  'the last run leaves what was requested': checkConvergence,
  'no secret gets out': checkSecrets
}

export function violationsOf(ended: Ended): Violation[] {
  return Object.entries(INVARIANTS).flatMap(([invariant, check]) => check(ended).map((what) => ({ invariant, what })))
}
