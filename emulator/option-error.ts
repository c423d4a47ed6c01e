/** Errors in what a user asked for. */
import type * as z from 'zod'

/**
 * A request of the user that cannot be carried out. Its
 * message is one line and says what to write instead.
 */
export class OptionError extends Error {}

/** The first problem that a schema found, in one line. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  const message = issue?.message ?? 'not valid'
  return issue === undefined || issue.path.length === 0
    ? message
    : `${issue.path.join('.')}: ${message}`
}

/** The text with a sign at its end. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
