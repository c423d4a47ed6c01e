/** Where a run of the command line takes place: its facts, and the reports that it gets. */
import type { OutputName } from '../action-names.js'
import type { RunContext } from '../github/run-context.js'

/** The names of the places. */
export const CI_NAMES = ['github-actions', 'gitlab', 'buildkite', 'git', 'none'] as const
export type CiName = (typeof CI_NAMES)[number]

/** A CI system, a git checkout, or neither. */
export interface Ci {
  name: CiName
  /** Run context in. */
  context: RunContext
  /** Folder of the checkout; undefined if there is none. */
  workspace: string | undefined
  /** Reports out. */
  reports: CiReports
  /** What messages call differently there: phrases about GitHub, and what stands for them. */
  phrases?: readonly (readonly [phrase: string, theirs: string])[]
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
  /** Sends what is reported once, at the end of the run. Never throws: what fails is a warning. */
  close?(succeeded: boolean): Promise<void>
  /** The line for the log by which the CI system shows a problem beside the job, if it can. @param text Without commands. */
  annotation?(level: 'error' | 'warning', text: string): string
}

/** Drops all reports. */
export const NO_REPORTS: CiReports = { mask: () => {}, output: () => {}, summary: async () => {} }
