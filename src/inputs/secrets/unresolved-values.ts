/**
 * Finds secrets and variables that hold a reference where their value should be. A `$` elsewhere is
 * a character. Never shows a value.
 */
import type { Secret } from '../../contract/deployment.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { quote } from '../fields.js'

/** An expression of GitHub. As a whole value, nothing can have evaluated it. */
const EXPRESSION = /^\$\{\{.*\}\}$/s
/**
 * A variable of a shell or of GitLab. Without braces only in upper case: `$ecret` is a password.
 */
const VARIABLE = /^\$(?:[A-Z][A-Z0-9_]*|\{[A-Za-z_]\w*\})$/
/** A variable within a value. */
const REFERENCE = /\$\{([A-Za-z_][\w.-]*)\}/g

/**
 * Returns the problem with secrets whose value is an expression that was not evaluated; undefined
 * if there are none.
 */
export function expressionProblem(secrets: readonly Secret[]): string | undefined {
  const names = namesOf(secrets, (text) => EXPRESSION.test(text))
  if (names === undefined) return undefined
  return (
    `not evaluated: the value is a GitHub expression in these: ${names}. ` +
    'Only a workflow file evaluates expressions. Pass the values themselves.'
  )
}

/** @param files Paths that GitLab put in place of the contents of files. */
export function unresolvedWarnings(
  secrets: readonly Secret[],
  files: ReadonlySet<string> = new Set()
): string[] {
  const variables = namesOf(secrets, (text) => VARIABLE.test(text))
  const paths = namesOf(secrets, (text) => files.has(text))
  const names = new Set(secrets.map(({ name }) => name))
  const quoting = namesOf(secrets, (text, own) => {
    if (VARIABLE.test(text)) return false
    const referenced = [...text.matchAll(REFERENCE)].map(([, name = '']) => name)
    return referenced.some((name) => name !== own && names.has(name))
  })
  const warnings: string[] = []
  if (variables !== undefined)
    warnings.push(
      `The value looks like a variable that nothing replaced in these entries: ${variables}. ` +
        'It is sent as written, because a file or an input expands no `$NAME`. ' +
        'Pass the value itself.'
    )
  if (paths !== undefined)
    warnings.push(
      `The value is the path of a file in these entries: ${paths}. Its contents are not sent. ` +
        'Change the type of the GitLab variable from File to Variable.'
    )
  if (quoting !== undefined)
    warnings.push(
      `These entries contain a reference to another entry: ${quoting}. It is sent as written. ` +
        'Write the value itself in place of the reference.'
    )
  return warnings
}

const MOST_CHARACTERS = 300

/** Returns the names of the secrets that pass the test, in quotes; undefined if none does. */
function namesOf(
  secrets: readonly Secret[],
  test: (text: string, name: string) => boolean
): string | undefined {
  const names = secrets.filter(({ name, value }) => test(value.trim(), name))
  if (names.length === 0) return undefined
  return sanitizeLine(names.map(({ name }) => quote(name)).join(', '), MOST_CHARACTERS)
}
