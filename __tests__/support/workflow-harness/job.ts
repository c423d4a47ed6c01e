import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import { evaluate, evaluateCondition, evaluateText, evaluateTexts, type JsonObject, type Scope } from './expressions.js'
import { type JobState, standingOf, stepScope } from './job-state.js'
import { Masks } from './masks.js'
import type { Combination } from './matrix.js'
import type { Annotation, JobRun, Outcome } from './results.js'
import type { Run } from './run-context.js'
import { concurrencyOf, permissionsOf } from './settings.js'
import { runStep } from './step.js'
import type { JobDefinition } from './workflow-file.js'

/** Runs one combination of a job on a runner of its own. */
export async function runJob(run: Run, definition: JobDefinition, combination: Combination): Promise<JobRun> {
  const state = createState(run, definition, combination)
  for (const step of definition.steps) await runStep(state, step)
  for (const post of state.posts) await post()
  const scope = stepScope(state, state.env)
  const outcome = outcomeOf(state)
  const { outputs, annotations } = jobOutputs(state, scope)
  return {
    ...settingsOf(run, definition, combination.scope),
    matrix: combination.matrix,
    environment: environmentOf(definition.model.environment, scope),
    outcome,
    conclusion: outcome === 'failure' && continuesOnError(definition, combination.scope) ? 'success' : outcome,
    outputs,
    steps: state.steps,
    annotations
  }
}

/** A job that did not run: its condition did not hold, or the run was cancelled before its turn. */
export function jobWithoutRun(run: Run, definition: JobDefinition, combination: Combination & NotRun): JobRun {
  const { outcome, scope, matrix } = combination
  const settings = settingsOf(run, definition, scope)
  return {
    ...settings,
    matrix,
    outcome,
    conclusion: outcome,
    environment: undefined,
    outputs: {},
    steps: [],
    annotations: []
  }
}

interface NotRun {
  outcome: 'skipped' | 'cancelled'
}

function createState(run: Run, definition: JobDefinition, { scope, folder }: Combination): JobState {
  const workspace = join(folder, 'workspace')
  const temp = join(folder, 'temp')
  const eventPath = join(temp, '_github_workflow', 'event.json')
  mkdirSync(workspace, { recursive: true })
  mkdirSync(join(temp, '_github_workflow'), { recursive: true })
  writeFileSync(eventPath, JSON.stringify(run.options.event.payload, null, 2))
  const masks = new Masks()
  for (const secret of Object.values(run.contexts['secrets'] as Record<string, string>)) masks.add(secret)
  const github = { ...run.contexts.github, job: definition.id, workspace, event_path: eventPath }
  const workflowEnv = evaluateTexts(run.file.raw.find('env'), { contexts: run.contexts, functions: [] })
  return {
    run,
    definition,
    contexts: { ...scope.contexts, github },
    env: { ...workflowEnv, ...evaluateTexts(definition.model.env, scope) },
    path: [],
    steps: [],
    masks,
    workspace,
    temp,
    eventPath,
    checkedOut: false,
    posts: []
  }
}

function outcomeOf(state: JobState): Outcome {
  const { cancelled, failed } = standingOf(state)
  if (cancelled) return 'cancelled'
  return failed ? 'failure' : 'success'
}

/** The runner does not hand on an output with a secret in it, and warns. */
function jobOutputs(state: JobState, scope: Scope): { outputs: Record<string, string>; annotations: Annotation[] } {
  const all = Object.entries(evaluateTexts(state.definition.model.outputs, scope))
  const isSecret = (value: string) => state.masks.apply(value) !== value
  const annotations = all
    .filter(([, value]) => isSecret(value))
    .map(([name]) => `Skip output '${name}' since it may contain secret.`)
    .map((message): Annotation => ({ level: 'warning', message, properties: {} }))
  return { outputs: Object.fromEntries(all.filter(([, value]) => value !== '' && !isSecret(value))), annotations }
}

type Settings = Pick<JobRun, 'id' | 'name' | 'permissions' | 'concurrency' | 'timeoutMinutes'>

function settingsOf(run: Run, definition: JobDefinition, scope: Scope): Settings {
  const { id, model, raw } = definition
  const timeout = raw.find('timeout-minutes')
  return {
    id,
    name: model.name ? evaluateText(model.name, scope) : id,
    permissions: permissionsOf(run, raw.find('permissions')),
    concurrency: concurrencyOf(model.concurrency, scope),
    timeoutMinutes: timeout && Number(evaluateText(timeout, scope))
  }
}

function environmentOf(token: TemplateToken | undefined, scope: Scope): JobRun['environment'] {
  if (token === undefined) return undefined
  const value = evaluate(token, scope)
  if (typeof value === 'string') return { name: value, url: '' }
  const { name, url } = value as JsonObject
  return { name: name as string, url: (url ?? '') as string }
}

function continuesOnError({ raw }: JobDefinition, scope: Scope): boolean {
  const token = raw.find('continue-on-error')
  return token !== undefined && evaluateCondition(token, scope)
}
