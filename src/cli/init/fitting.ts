/** The forms of what is written into workflows. */
import { sanitizeLine } from '../../text/sanitize.js'
import { UsageError } from '../usage-error.js'

/** What a workflow can name without quotes: no line breaks, no globs, no expressions. */
export const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/
export const SAFE_BRANCH = /^\w[\w./-]*$/
const SAFE_NAME = /^[A-Za-z][\w-]*$/
const LONGEST_NAME = 63

/** @throws UsageError if the text does not have the form. */
export function fitting(text: string, form: RegExp, what: string): string {
  if (form.test(text)) return text
  const problem = `"${sanitizeLine(text, 80)}" cannot be written into a workflow as it is`
  throw new UsageError(
    `${what}: ${problem}.`,
    'Pass one of letters, digits, . _ / and -. A name begins with a letter.'
  )
}

/** @throws UsageError if the text is no name, or too long for one. */
export function fittingName(text: string, what: string): string {
  const name = fitting(text, SAFE_NAME, what)
  if (name.length <= LONGEST_NAME) return name
  throw new UsageError(
    `${what}: "${name.slice(0, 20)}…" has ${name.length} characters.`,
    `Pass a name of at most ${LONGEST_NAME} characters.`
  )
}
