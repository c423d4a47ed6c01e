import type { Scope } from './expressions.js'
import type { JobState } from './job-state.js'
import type { StepFiles } from './step-files.js'
import type { StepLog } from './step-log.js'
import type { StepDefinition } from './workflow-file.js'

/** A step whose condition holds, ready to run. */
export interface StepUnderWay {
  state: JobState
  definition: StepDefinition
  scope: Scope
  /** Of the job and the step. */
  env: Record<string, string>
  files: StepFiles
  log: StepLog
}

/** The result of running it, before the runner reads its files. */
export interface StepEnd {
  failed: boolean
  cancelled?: boolean
  exitCode?: number | undefined
  stdout: string
  stderr: string
  /** Of a stand-in, which has no files. */
  outputs?: Record<string, string>
  /** Of an action with a script for the end of the job. */
  post?: PostScript | undefined
}

/** Runs the script that an action has for the end of the job. */
export type PostScript = (step: StepUnderWay) => Promise<StepEnd>
