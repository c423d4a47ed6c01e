/** The outcome of a revision: fast, slow, failed, stuck, skipped, or with unknown statuses. */
import type { ScriptedOutcome } from '../../emulator/scripting/outcomes.js'
import { Random } from '../story/random.js'
import type { AllowedVariations } from './allowed-variations.js'

const PLAIN_MS = 4_000

const ENDINGS: readonly (readonly [number, ScriptedOutcome['ending']])[] = [
  [50, { end: 'DEPLOYED' }],
  [5, { end: 'BUILD_FAILED' }],
  [3, { end: 'DEPLOY_FAILED' }],
  [2, { end: 'CREATE_FAILED' }],
  [2, { end: 'INTERRUPTED' }],
  [2, { end: 'SKIPPED' }],
  [2, { end: 'ROLLOUT_FAILED_OVER_QUOTA' }],
  [3, { stuck: 'BUILDING' }],
  [2, { stuck: 'PHASE_SHIFTED' }],
  [3, { through: 'UNKNOWN' }],
  [3, { through: 'VERIFYING_SIGNATURE' }]
]

/** The outcome of the nth revision of a story. */
export function drawOutcome(
  seed: number,
  nth: number,
  variations: AllowedVariations
): ScriptedOutcome {
  const random = new Random(seed, `fate ${nth}`)
  const ending = random.weighed(ENDINGS)
  const buildTime = random.weighed([
    [6, random.between(500, 6_000)],
    [3, random.between(10_000, 120_000)],
    [1, random.between(180_000, 1_500_000)]
  ])
  const plain = 'end' in ending && ending.end === 'DEPLOYED'
  const isOdd = !plain && variations.take(`revision ${nth}: ${Object.entries(ending).join()}`)
  const maySlow = buildTime <= 120_000 || variations.take(`revision ${nth}: slow`)
  const outcome = { ...WELL, ...(maySlow && { buildTime }) }
  if (!isOdd) return outcome
  return { ...outcome, ending, ...(takesDown(seed, nth, ending) && { takesDown: true }) }
}

/** Of the revisions that fail once they are built, most take down what served before. */
function takesDown(seed: number, nth: number, ending: ScriptedOutcome['ending']): boolean {
  const fails = 'end' in ending && ending.end !== 'BUILD_FAILED' && ending.end !== 'SKIPPED'
  return fails && new Random(seed, `takes down ${nth}`).chance(0.7)
}

/** Every other outcome becomes a failure that takes down what served before. */
export function takingDown(
  seed: number,
  outcome: ScriptedOutcome,
  variations: AllowedVariations
): ScriptedOutcome {
  const strikes =
    new Random(seed, 'takes down').chance(0.5) &&
    variations.take('the new revision takes down the old one')
  if (!strikes) return outcome
  return { ...outcome, ending: { end: 'DEPLOY_FAILED' }, takesDown: true }
}

/** How the service does when it is well. */
export const WELL: ScriptedOutcome = { ending: { end: 'DEPLOYED' }, buildTime: PLAIN_MS }
