/** Where a run of the command line takes place: its facts, and the reports that it gets. */
import type { OutputName } from '../../action-names.js'
import type { RunContext } from '../github/run-context.js'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Job {
  environment: Environment
  /** The parsed event file of GitHub, if there is one. */
  event: unknown
  /** Prints a line to the log of the job, which is not standard output. */
  print: (line: string) => void
}

export interface CiSystem {
  name: string
  /** Whether the variables are those of its jobs. */
  isHere(environment: Environment): boolean
  read(job: Job): Ci
}

export interface Ci {
  context: RunContext
  /** Folder of the checkout; undefined if there is none. */
  workspace: string | undefined
  reports: CiReports
}

/** What a CI system gets of a run. All texts are free of secrets, but those to mask. */
export interface CiReports {
  /** Masks a piece of a secret in the log of the job. */
  mask(piece: string): void
  /** @throws if it cannot be written. */
  output(name: OutputName, value: string): void
  /** @throws if it cannot be written. */
  summary(markdown: string): Promise<void>
  /** The lines of a group in the log of the job, if it can be folded. */
  group?(title: string, text: string): string
  /**
   * The line for the log by which the CI system shows a problem beside the job, if it can.
   * @param text Without commands.
   */
  annotation?(level: 'error' | 'warning', text: string): string
}

export const NO_REPORTS: CiReports = { mask: () => {}, output: () => {}, summary: async () => {} }

/** The context of a run that belongs to no event. */
export const NO_EVENT: RunContext = {
  event_name: '',
  event_action: undefined,
  server_url: 'https://github.com',
  api_url: 'https://api.github.com',
  repository: undefined,
  ref: undefined,
  sha: undefined,
  pull_request: undefined,
  run_url: undefined,
  is_on_github: false
}
