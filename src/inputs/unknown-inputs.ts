/** Inputs of the step that action.yml does not have. */

import { INPUT_DEFAULTS } from '../action-names.js'
import { isWord, LANGSMITH_WORDS } from '../contract/dialect/dialect.js'
import type { InputProblem } from '../errors.js'
import { editDistance } from '../text/edit-distance.js'
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
    const meant = nearestInput(name)
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
const SPELLINGS = NAMES.flatMap((input) => [
  { input, letters: lettersOf(input) },
  ...(isWord(input) ? [{ input, letters: lettersOf(LANGSMITH_WORDS[input]) }] : [])
])

/** A shorter beginning could be that of any input. */
const SHORTEST_BEGINNING = 4

/** The input whose name differs only in case and separators, or in very few letters; else the first that begins so. */
function nearestInput(name: string): string | undefined {
  const written = lettersOf(name)
  let nearest: { input: string; distance: number } | undefined
  for (const { input, letters } of SPELLINGS) {
    const most = slipsIn(letters)
    const distance = editDistance(written, letters, most)
    if (distance <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { input, distance }
  }
  if (nearest !== undefined || written.length < SHORTEST_BEGINNING) return nearest?.input
  return SPELLINGS.find(({ letters }) => letters.startsWith(written))?.input
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s._-]/g, '')
}

/** A short name with two other letters is another word. */
const slipsIn = (letters: string) => (letters.length >= 7 ? 2 : 1)
