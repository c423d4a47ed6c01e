/** Runs a real workflow file step by step as a GitHub runner would, without a runner. */
export { type Ended, Runs } from './concurrency.js'
export * from './events.js'
export { findJob, findStep, type JobRun, type WorkflowRun } from './results.js'
export type { RunOptions } from './run-context.js'
export { runWorkflow } from './run-workflow.js'
export type { StandIn } from './uses.js'
