/** One run of a workflow file for one event. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJobs } from './jobs.js'
import type { Concurrency, JobRun, Outcome, WorkflowRun } from './results.js'
import { createRun, type Run, type RunOptions } from './run-context.js'
import { concurrencyOf } from './settings.js'
import { isTriggered } from './trigger.js'
import { readWorkflow } from './workflow-file.js'

/**
 * Runs a workflow for an event. A workflow that the event does not start, and steps and jobs that
 * fail, are results; a file that is not valid, or that needs what the harness has not, throws.
 */
export async function runWorkflow(options: RunOptions): Promise<WorkflowRun> {
  const file = await readWorkflow(options.file)
  if (!isTriggered(file.events, options.event))
    return result(file.name, { triggered: false, concurrency: undefined, jobs: [] })
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-')))
  try {
    const run = createRun(options, file, folder)
    const concurrency = workflowConcurrency(run)
    return result(file.name, { triggered: true, concurrency, jobs: await runJobs(run) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The `concurrency` of a workflow for an event; undefined where it has none, or the event does not
 * start it.
 */
export async function readConcurrency(options: RunOptions): Promise<Concurrency | undefined> {
  const file = await readWorkflow(options.file)
  if (!isTriggered(file.events, options.event)) return undefined
  return workflowConcurrency(createRun(options, file, ''))
}

function workflowConcurrency(run: Run): WorkflowRun['concurrency'] {
  return concurrencyOf(run.file.raw.find('concurrency'), { contexts: run.contexts, functions: [] })
}

type Facts = Pick<WorkflowRun, 'triggered' | 'concurrency' | 'jobs'>

function result(workflow: string, facts: Facts): WorkflowRun {
  const steps = facts.jobs.flatMap((job) => job.steps)
  return {
    workflow,
    ...facts,
    conclusion: conclusionOf(facts.jobs),
    log: steps.map((step) => `${step.name}\n${step.log}`).join('\n'),
    violations: steps.flatMap((step) => step.violations)
  }
}

function conclusionOf(jobs: JobRun[]): Outcome {
  const conclusions = new Set(jobs.map(({ conclusion }) => conclusion))
  if (conclusions.has('failure')) return 'failure'
  if (conclusions.has('cancelled')) return 'cancelled'
  return conclusions.has('success') ? 'success' : 'skipped'
}
