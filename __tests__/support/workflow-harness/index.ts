/** Runs a real workflow file step by step as a GitHub runner would, without a runner. */
export { type Ended, Runs } from './concurrency.js'
export * from './events.js'
export { HarnessError } from './expressions.js'
export { type Annotation, findJob, findStep, type JobRun, type StepRun, type WorkflowRun } from './results.js'
export { type RunOptions, TOKEN } from './run-context.js'
export { runWorkflow } from './run-workflow.js'
export { PUBLISHED_ACTION, type StandIn, type StandInStep } from './uses.js'
