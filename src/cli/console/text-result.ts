/** The result of a command that succeeded, as text. With a manifest, a line for each deployment: its key, and what it would be without. */

import type { Outputs } from './written-files.js'

/** Returns the result of a success, as text; undefined or empty if it has none. */
export type TextOf = (outputs: Outputs) => string | undefined

/** A deployment, or its plan, in the outputs of a manifest. */
interface Member {
  url?: string
  operation?: string
}

export const operationOf = ({ operation = '' }: Member) => operation
export const plannedOperation = (plan: string | undefined) => plan && operationOf(JSON.parse(plan))

/** Returns a line for each deployment of a manifest. @param members JSON by key. */
export function memberLines(members: string, textOf: (member: Member) => string): string {
  const all = Object.entries(JSON.parse(members) as Record<string, Member>)
  return all.map(([key, member]) => `${key}\t${textOf(member)}`.trimEnd()).join('\n')
}
