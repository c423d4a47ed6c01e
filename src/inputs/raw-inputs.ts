/**
 * The inputs as text, and what is wrong with them. An empty input counts as unset (docs/design.md,
 * section 2).
 */
import { INPUT_DEFAULTS, type InputName } from '../action-names.js'
import { isWord, LANGSMITH_WORDS } from '../contract/dialect.js'
import { InputError, type InputProblem } from '../errors.js'
import { nearest } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'

/** Every input by name; undefined if it was not given and has no default. */
export type RawInputs = Record<InputName, string | undefined>

const NAMES = Object.keys(INPUT_DEFAULTS) as InputName[]

/**
 * Reads every input.
 * @param read Text of an input as the runner hands it over; empty when not given.
 */
export function readRawInputs(read: (name: string) => string): RawInputs {
  const given = readGivenInputs(read)
  return Object.fromEntries(
    NAMES.map((name) => [name, given[name] ?? (INPUT_DEFAULTS[name] || undefined)])
  ) as RawInputs
}

/**
 * Reads every input without its default, which a value of a manifest replaces. A runner gives those
 * of action.yml.
 */
export function readGivenInputs(read: (name: string) => string): RawInputs {
  return Object.fromEntries(
    NAMES.map((name) => [name, read(name).trim() || undefined])
  ) as RawInputs
}

/** More names are not listed. */
const MOST_LISTED = 20

/**
 * Judges the names under `with:`. One that is similar to an input is a problem: a typo must not be
 * ignored silently. The others are a warning: GitHub runs the step without them, and so does this
 * action.
 *
 * @param given Names as their variables have them, without `INPUT_`.
 */
export function judgeUnknownInputs(given: readonly string[]) {
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
  return (
    `Unknown inputs are ignored: ${list}. Correct their names or remove them. ` +
    'If the workflow does not set them, the runner has variables INPUT_… of these names.'
  )
}

/** What users call an input: its own name, and that of the public service's API. */
const SPELLINGS = new Map(
  NAMES.flatMap((input): [string, string][] => [
    [input, input],
    ...(isWord(input) ? [[LANGSMITH_WORDS[input], input] as [string, string]] : [])
  ])
)

/** Collects what is wrong with the inputs, so that all of it is reported at once. */
export class Problems {
  private readonly found: InputProblem[] = []

  /** Adds what is wrong with an input, if anything is. */
  add(input: string, problem: string | undefined): void {
    if (problem !== undefined) this.addAt({ input, problem })
  }

  /** Adds a problem that knows which field of the input it is about. */
  addAt(problem: InputProblem): void {
    this.found.push(problem)
  }

  /** @throws InputError when anything was added. */
  throwIfAny(): void {
    if (this.found.length > 0) throw new InputError(this.found)
  }
}
