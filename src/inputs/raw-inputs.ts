/** The inputs as text. One that is empty is one not given (docs/design.md, section 2). */
import { INPUT_DEFAULTS, type InputName } from '../action-names.js'

/** Every input by name; undefined where it was not given and has no default. */
export type RawInputs = Record<InputName, string | undefined>

/** @param read Text of an input as the runner hands it over; empty when not given. */
export function readRawInputs(read: (name: string) => string): RawInputs {
  const names = Object.keys(INPUT_DEFAULTS) as InputName[]
  return Object.fromEntries(
    names.map((name) => [name, read(name).trim() || INPUT_DEFAULTS[name] || undefined])
  ) as RawInputs
}
