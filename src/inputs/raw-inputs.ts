/** The inputs as text, and what is wrong with them. An empty input counts as unset (docs/design.md, section 2). */
import { INPUT_DEFAULTS, type InputName } from '../action-names.js'
import { InputError, type InputProblem } from '../errors.js'

/** Every input by name; undefined if it was not given and has no default. */
export type RawInputs = Record<InputName, string | undefined>

const NAMES = Object.keys(INPUT_DEFAULTS) as InputName[]

/** Reads every input. @param read Text of an input as the runner hands it over; empty when not given. */
export function readRawInputs(read: (name: string) => string): RawInputs {
  const given = readGivenInputs(read)
  return Object.fromEntries(
    NAMES.map((name) => [name, given[name] ?? (INPUT_DEFAULTS[name] || undefined)])
  ) as RawInputs
}

/** Reads every input without its default, which a value of a manifest replaces. A runner gives those of action.yml. */
export function readGivenInputs(read: (name: string) => string): RawInputs {
  return Object.fromEntries(NAMES.map((name) => [name, read(name).trim() || undefined])) as RawInputs
}

/** Collects what is wrong with the inputs, so that all of it is reported at once. */
export class Problems {
  private readonly found: InputProblem[] = []

  add(input: string, problem: string): void {
    this.addAt({ input, problem })
  }

  /** Adds a problem that knows which field of the input it is about. */
  addAt(problem: InputProblem): void {
    this.found.push(problem)
  }

  get areAny(): boolean {
    return this.found.length > 0
  }

  /** @throws InputError when anything was added. */
  throwIfAny(): void {
    if (this.areAny) throw new InputError(this.found)
  }
}
