import { isDeepStrictEqual } from 'node:util'
import { HarnessError, type Json, type JsonObject } from './expressions.js'
import { holds } from './matrix.js'

/** How a step or job ended. */
export type Outcome = 'success' | 'failure' | 'cancelled' | 'skipped'

/** A message that GitHub shows beside the run. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice'
  message: string
  /** `title`, `file`, `line`, …, unchanged. */
  properties: Record<string, string>
}

/** What a step left behind. `log`, `summary` and `annotations` are masked, as GitHub shows them. */
export interface StepRun {
  id: string
  name: string
  /** Before `continue-on-error`. */
  outcome: Outcome
  /** After `continue-on-error`. */
  conclusion: Outcome
  outputs: Record<string, string>
  state: Record<string, string>
  log: string
  summary: string
  annotations: Annotation[]
  /**
   * Commands in the output that no well-behaved step prints: signs that foreign text got to the
   * runner.
   */
  violations: string[]
  /** What was really printed, with nothing masked. */
  stdout: string
  stderr: string
  exitCode: number | undefined
}

/** A `concurrency` setting after evaluation. */
export interface Concurrency {
  group: string
  cancelInProgress: boolean
}

/** One run of a job: for each combination of its matrix one. */
export interface JobRun {
  id: string
  matrix: JsonObject
  conclusion: Outcome
  outputs: Record<string, string>
  steps: StepRun[]
  /**
   * Of the job, or else of the workflow; undefined is the repository's default. Of a fork, nothing
   * is `write`.
   */
  permissions: Json | undefined
  concurrency: Concurrency | undefined
  environment: { name: string; url: string } | undefined
}

/** The run of a workflow for one event. */
export interface WorkflowRun {
  workflow: string
  triggered: boolean
  conclusion: Outcome
  concurrency: Concurrency | undefined
  jobs: JobRun[]
  /** The masked logs of all steps. */
  log: string
  violations: string[]
}

/**
 * The run of a job by its id, and of one combination when the job has a matrix; throws when there
 * is not exactly one.
 */
export function findJob(run: WorkflowRun, id: string, matrix: JsonObject = {}): JobRun {
  const jobs = run.jobs.filter((job) => job.id === id && holds(job.matrix, matrix))
  const [job] = jobs
  if (job !== undefined && jobs.length === 1) return job
  const there = run.jobs.map(
    (job) => `${job.id} ${isDeepStrictEqual(job.matrix, {}) ? '' : JSON.stringify(job.matrix)}`
  )
  throw new HarnessError(
    `${jobs.length} jobs are ${id} ${JSON.stringify(matrix)}. There are: ${there.join(', ')}`
  )
}

/** The run of a step by its id; throws when the job has no such step. */
export function findStep(job: JobRun, id: string): StepRun {
  const step = job.steps.find((step) => step.id === id)
  if (step !== undefined) return step
  throw new HarnessError(
    `Job ${job.id} has no step ${id}. It has: ${job.steps.map((step) => step.id).join(', ')}`
  )
}
