/** What a command that only reads does once it is connected. */
import type { Session } from '../../deploy/core/session.js'
import type { Snapshot } from '../../deploy/core/snapshot.js'
import type { Options } from '../flags/arguments.js'
import type { View } from './view.js'

/** What a command that only reads has to say. */
export interface Answer {
  /** For `--json`. */
  report: object
  /** For people. */
  lines: readonly string[]
  /** What is worth saying beside it. */
  note?: string | undefined
  /** Why the report may not have all. */
  incomplete?: string | undefined
}

/** What a command reads with. */
export interface ReadContext {
  session: Session
  options: Options
  view: View
  /** Time limit of one read, with its retries, in milliseconds. */
  timeoutMs: number
  /** Whether the inputs name a deployment. */
  hasTarget: boolean
  /** Finds the deployment that the inputs name. @throws DeployError `not_found`. */
  find: () => Promise<Snapshot>
  /** The flags that name a deployment, as the inputs do. */
  targetWords: (deployment: { id: string }) => readonly string[]
  /** Declares a text as public. */
  keep: (text: string) => void
  /** Prints a line at once. */
  print: (line: string) => void
}

export interface ReadCommand {
  /** Whether the inputs must name a deployment. */
  needsTarget: boolean
  read: (context: ReadContext) => Promise<Answer>
}
