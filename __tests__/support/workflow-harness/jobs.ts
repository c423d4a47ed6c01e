import { join } from 'node:path'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import {
  evaluate,
  evaluateCondition,
  HarnessError,
  type JsonObject,
  type Scope
} from './expressions.js'
import { jobWithoutRun, runJob } from './job.js'
import { expandMatrix } from './matrix.js'
import type { JobRun, Outcome } from './results.js'
import type { Run } from './run-context.js'
import { type Standing, statusFunctions } from './status-functions.js'
import type { JobDefinition } from './workflow-file.js'

/** Runs the jobs of a workflow one after the other, each after those that it needs. */
export async function runJobs(run: Run): Promise<JobRun[]> {
  const done: JobRun[] = []
  for (const definition of run.file.jobs) {
    const standing = standingBefore(run, definition, done)
    const contexts = {
      ...run.contexts,
      needs: needsContext(definition, done),
      strategy: {},
      matrix: {}
    }
    const scope = { contexts, functions: statusFunctions(standing) }
    if (evaluateCondition(definition.model.if, scope))
      done.push(...(await runCombinations(run, definition, scope)))
    else
      done.push(
        jobWithoutRun(run, definition, {
          matrix: {},
          scope,
          folder: '',
          conclusion: conclusionWithout(standing)
        })
      )
  }
  return done
}

const conclusionWithout = ({ cancelled }: Standing) => (cancelled ? 'cancelled' : 'skipped')

/** Runs the combinations one after the other. None cancels another: the workflows here set `fail-fast: false`. */
async function runCombinations(
  run: Run,
  definition: JobDefinition,
  scope: Scope
): Promise<JobRun[]> {
  const matrices = expandMatrix(matrixOf(definition.model.strategy, scope))
  const runs: JobRun[] = []
  for (const [index, matrix] of matrices.entries()) {
    const contexts = {
      ...scope.contexts,
      matrix,
      strategy: { 'fail-fast': false, 'job-index': index, 'job-total': matrices.length }
    }
    const folder = join(run.folder, `${definition.id}-${index}`)
    const combination = { matrix, folder, scope: { ...scope, contexts } }
    runs.push(await runJob(run, definition, combination))
  }
  return runs
}

/** Returns the matrix of a strategy. */
function matrixOf(token: TemplateToken | undefined, scope: Scope): JsonObject | undefined {
  if (token === undefined) return undefined
  const { matrix, 'fail-fast': failFast } = evaluate(token, scope) as JsonObject
  if (failFast !== false) throw new HarnessError('The harness has no `fail-fast`')
  return matrix as JsonObject | undefined
}

/** What the conditions of a job see: all jobs that it needs, and all that those need. */
function standingBefore(run: Run, definition: JobDefinition, done: JobRun[]): Standing {
  const results = ancestorsOf(definition, run.file.jobs).map((id) => resultOf(id, done))
  const cancelled = run.options.signal?.aborted ?? false
  return {
    failed: results.includes('failure'),
    cancelled,
    succeeded: !cancelled && results.every((result) => result === 'success')
  }
}

function ancestorsOf({ needs }: JobDefinition, jobs: JobDefinition[]): string[] {
  const parents = jobs.filter(({ id }) => needs.includes(id))
  return [...needs, ...parents.flatMap((parent) => ancestorsOf(parent, jobs))]
}

function needsContext({ needs }: JobDefinition, done: JobRun[]): JsonObject {
  return Object.fromEntries(
    needs.map((id) => [id, { result: resultOf(id, done), outputs: outputsOf(id, done) }])
  )
}

const WORST_FIRST: Outcome[] = ['failure', 'cancelled', 'skipped']

function resultOf(id: string, done: JobRun[]): Outcome {
  const conclusions = new Set(
    done.filter((job) => job.id === id).map(({ conclusion }) => conclusion)
  )
  return WORST_FIRST.find((outcome) => conclusions.has(outcome)) ?? 'success'
}

/** Of the combinations of a matrix, the last that sets an output decides. */
function outputsOf(id: string, done: JobRun[]): Record<string, string> {
  return Object.assign(
    {},
    ...done.filter((job) => job.id === id).map(({ outputs }) => outputs)
  ) as Record<string, string>
}
