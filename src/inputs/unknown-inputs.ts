/** Inputs of the step that action.yml does not have. */

import { INPUT_DEFAULTS } from '../action-names.js'
import { isWord, LANGSMITH_WORDS } from '../contract/dialect.js'
import type { InputProblem } from '../errors.js'
import { nearest } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'

export interface UnknownInputs {
  /** One for each name that is similar to an input: a typo must not be ignored silently. */
  problems: InputProblem[]
  /** About the other names: GitHub runs the step without them, and so does this action. */
  warnings: string[]
}

const NAMES = Object.keys(INPUT_DEFAULTS)
/** More names are not listed. */
const MOST_LISTED = 20

/** Judges the names under `with:`. @param given Names as their variables have them, without `INPUT_`. */
export function judgeUnknownInputs(given: readonly string[]): UnknownInputs {
  const unknown = given.filter((name) => !NAMES.some((known) => known.toUpperCase() === name))
  const problems: InputProblem[] = []
  const far: string[] = []
  for (const name of unknown) {
    const shown = sanitizeLine(name.toLowerCase(), 60)
    const meant = SPELLINGS.get(nearest(name, [...SPELLINGS.keys()]) ?? '')
    if (meant === undefined) far.push(shown)
    else problems.push({ input: shown, problem: `is not an input. Did you mean ${meant}?` })
  }
  return { problems, warnings: far.length === 0 ? [] : [farWarning(far)] }
}

function farWarning(names: readonly string[]): string {
  const more = names.length - MOST_LISTED
  const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return `Unknown inputs are ignored: ${list}. Correct their names or remove them. If the workflow does not set them, the runner has variables INPUT_… of these names.`
}

/** What users call an input: its own name, and that of the public service's API. */
const SPELLINGS = new Map(
  NAMES.flatMap((input): [string, string][] => [
    [input, input],
    ...(isWord(input) ? [[LANGSMITH_WORDS[input], input] as [string, string]] : [])
  ])
)
