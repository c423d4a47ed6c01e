/** What a user gets who asks for something that makes no sense. */
import type * as z from 'zod'

/** Something a user asked for that cannot be done; its message is one line and says what to write instead. */
export class OptionError extends Error {}

/** The first thing that a schema has against a value, in a line. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  const message = issue?.message ?? 'not valid'
  return issue === undefined || issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`
}
