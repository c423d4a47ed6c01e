/**
 * All that must hold of a story, whatever happened in it. Stated from the design, without the
 * deciding code.
 */
import { type Ended, viewsOf } from '../play/views.js'
import type { EndedStory } from '../play/world.js'
import { checkCommands, checkDeployments, checkOwnership, checkRevisions } from './effects.js'
import { checkDeadlines, checkErrorCodes, checkTimeouts } from './endings.js'
import { checkLive, checkServing } from './live.js'
import { checkLog } from './log.js'
import { MANIFEST_INVARIANTS, runsOf } from './manifest.js'
import { checkFreedNames, checkUnplannedRevisions } from './public-service.js'
import { checkRollbacks } from './rollback.js'
import { checkSecrets } from './secrecy.js'
import { checkSuccesses } from './success.js'
import { checkNoFalseRed, checkNoNeedlessRevision } from './undisturbed.js'

export interface Violation {
  invariant: string
  what: string
}

type Check = (ended: Ended) => string[]

/** Of each deployment of a story. */
const INVARIANTS: Record<string, Check> = {
  'one deployment per name': checkDeployments,
  'one revision a run': checkRevisions,
  'a command does only what it says': checkCommands,
  'no false green': checkSuccesses,
  'no false red': checkNoFalseRed,
  'no needless revision': checkNoNeedlessRevision,
  'no revision unseen': checkUnplannedRevisions,
  'deleted previews free their names': checkFreedNames,
  'nothing of others': checkOwnership,
  'a rollback stays a failure': checkRollbacks,
  'the live revision is kept': checkLive,
  'failure is never silent': checkErrorCodes,
  'the deployed revision answers': checkServing,
  'ends by its deadline': checkDeadlines,
  'the last read decides': checkTimeouts
}

/** Of each run. */
const INVARIANTS_OF_RUNS = {
  'the log agrees with what happened': checkLog,
  'no secret gets out': checkSecrets
}

export function violationsOf(story: EndedStory): Violation[] {
  const each = viewsOf(story).flatMap((view) =>
    Object.entries(INVARIANTS).flatMap(([invariant, check]) =>
      check(view).map((what) => ({ invariant, what }))
    )
  )
  const ofRuns = { ...INVARIANTS_OF_RUNS, ...(story.drawn.manifest && MANIFEST_INVARIANTS) }
  const whole = Object.entries(ofRuns).flatMap(([invariant, check]) =>
    runsOf(story).flatMap((run) =>
      check(run, story).map((what) => ({ invariant, what: `${run.label} ${what}` }))
    )
  )
  return [...each, ...whole]
}
