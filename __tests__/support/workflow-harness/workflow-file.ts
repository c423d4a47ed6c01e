import { convertWorkflowTemplate, isMapping, isScalar, isSequence } from '@actions/workflow-parser'
import { isActionStep, isJob, isRunStep } from '@actions/workflow-parser/model/type-guards'
import type {
  ActionStep,
  EventsConfig,
  Job,
  RunStep,
  Step,
  WorkflowJob
} from '@actions/workflow-parser/model/workflow-template'
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import { HarnessError } from './expressions.js'
import { parseWorkflowFile } from './workflow-parse.js'

/** A step: the parser's model of it, and the mapping in the file for what the model leaves out (`with`, `shell`, …). */
export interface StepDefinition {
  model: RunStep | ActionStep
  raw: MappingToken
}

/** A job in the same two forms. */
export interface JobDefinition {
  id: string
  needs: string[]
  model: Job
  raw: MappingToken
  steps: StepDefinition[]
}

/** A workflow file that is valid and does nothing that the harness cannot do. */
export interface WorkflowFile {
  path: string
  name: string
  events: EventsConfig
  raw: MappingToken
  /** Each comes after those that it needs. */
  jobs: JobDefinition[]
}

/** Reads a workflow with GitHub's own parser; throws with all of its complaints when it has any. */
export async function readWorkflow(path: string): Promise<WorkflowFile> {
  const { context, value } = parseWorkflowFile(path)
  const template = value && (await convertWorkflowTemplate(context, value))
  const problems = context.errors.getErrors().map((error) => error.message)
  if (template === undefined || problems.length > 0) {
    throw new HarnessError(`${path} is not a valid workflow:\n${problems.join('\n')}`)
  }
  const raw = mappingOf(value)
  const name = raw.find('name')
  const jobs = template.jobs.map((job) => jobDefinition(job, mappingOf(raw.find('jobs'))))
  const before = new Set<string>()
  for (const { id, needs } of jobs) {
    if (!needs.every((need) => before.has(need)))
      throw new HarnessError(`Job ${id} stands before a job that it needs`)
    before.add(id)
  }
  return {
    path,
    name: name && isScalar(name) ? name.toString() : path,
    events: template.events,
    raw,
    jobs
  }
}

function jobDefinition(job: WorkflowJob, jobs: MappingToken): JobDefinition {
  const id = job.id.value
  if (!isJob(job)) throw new HarnessError(`Job ${id}: the harness does not run reusable workflows`)
  if (job.container ?? job.services)
    throw new HarnessError(`Job ${id}: the harness has no containers and services`)
  const raw = mappingOf(jobs.find(id))
  const steps = raw.find('steps')
  const needs = (job.needs ?? []).map((need) => need.value)
  return {
    id,
    needs,
    model: job,
    raw,
    steps: job.steps.map((step, index) =>
      stepDefinition(step, steps && isSequence(steps) ? steps.get(index) : undefined)
    )
  }
}

function stepDefinition(step: Step, raw: TemplateToken | undefined): StepDefinition {
  if (!isRunStep(step) && !isActionStep(step))
    throw new HarnessError(`Step ${step.id} neither runs nor uses anything`)
  return { model: step, raw: mappingOf(raw) }
}

function mappingOf(token: TemplateToken | undefined): MappingToken {
  if (token === undefined || !isMapping(token))
    throw new HarnessError('Expected a mapping in the workflow file')
  return token
}
