/** Which of many failed tries are told: a wait of half an hour makes thousands of them. */

/** What went wrong so far, between requests that were answered. */
export interface Trouble {
  /** How many times it began. */
  spells: number
  /** Failed tries since it last began; 0 while all is well. */
  tries: number
  /** Those that were told by name, in the order in which they came up. */
  problems: readonly string[]
  /** Whether this spell, and whether its latest try, is told. */
  spellTold: boolean
  tryTold: boolean
}

export const NO_TROUBLE: Trouble = { spells: 0, tries: 0, problems: [], spellTold: false, tryTold: false }

const MOST_PROBLEMS = 8
/** A service that fails now and then is told so often; then only spells that last. */
const SPELLS_IN_FULL = 5

/**
 * After one more failed try. Told are the 1st, 2nd, 4th, 8th… of a spell and a problem that is new; the more spells there
 * were, the longer one must last. So the lines grow with the logarithm of the tries.
 */
export function afterFailedTry(trouble: Trouble, problem: string): Trouble {
  const { problems, spellTold } = trouble
  const tries = trouble.tries + 1
  const spells = tries === 1 ? trouble.spells + 1 : trouble.spells
  const isNew = !problems.includes(problem) && problems.length < MOST_PROBLEMS
  const isPowerOfTwo = (tries & (tries - 1)) === 0
  const lasts = tries >= 2 ** Math.max(0, spells - SPELLS_IN_FULL)
  const tryTold = isNew || (isPowerOfTwo && lasts)
  return {
    spells,
    tries,
    problems: isNew ? [...problems, problem] : problems,
    spellTold: tryTold || (tries > 1 && spellTold),
    tryTold
  }
}

/** After an answer. */
export function afterAnswer(trouble: Trouble): Trouble {
  return { ...trouble, tries: 0, spellTold: false, tryTold: false }
}
