import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import { evaluate, evaluateTexts, type JsonObject, type Scope } from './expressions.js'
import { type JobState, standingOf, stepScope } from './job-state.js'
import { Masks } from './masks.js'
import type { Combination } from './matrix.js'
import type { JobRun, Outcome } from './results.js'
import type { Run } from './run-context.js'
import { concurrencyOf, permissionsOf } from './settings.js'
import { runStep } from './step.js'
import type { JobDefinition } from './workflow-file.js'

/** Runs one combination of a job on a runner of its own. */
export async function runJob(
  run: Run,
  definition: JobDefinition,
  combination: Combination
): Promise<JobRun> {
  const state = createState(run, definition, combination)
  for (const step of definition.steps) await runStep(state, step)
  for (const post of state.posts) await post()
  const scope = stepScope(state, state.env)
  return {
    ...settingsOf(run, definition, combination.scope),
    matrix: combination.matrix,
    environment: environmentOf(definition.model.environment, scope),
    conclusion: conclusionOf(state),
    outputs: jobOutputs(state, scope),
    steps: state.steps
  }
}

/** A job that did not run: its condition did not hold, or the run was cancelled before its turn. */
export function jobWithoutRun(
  run: Run,
  definition: JobDefinition,
  combination: Combination & NotRun
): JobRun {
  const { conclusion, scope, matrix } = combination
  return {
    ...settingsOf(run, definition, scope),
    matrix,
    conclusion,
    environment: undefined,
    outputs: {},
    steps: []
  }
}

interface NotRun {
  conclusion: 'skipped' | 'cancelled'
}

function createState(
  run: Run,
  definition: JobDefinition,
  { scope, folder }: Combination
): JobState {
  const workspace = join(folder, 'workspace')
  const temp = join(folder, 'temp')
  const eventPath = join(temp, '_github_workflow', 'event.json')
  mkdirSync(workspace, { recursive: true })
  mkdirSync(join(temp, '_github_workflow'), { recursive: true })
  writeFileSync(eventPath, JSON.stringify(run.options.event.payload, null, 2))
  const masks = new Masks()
  for (const secret of Object.values(run.contexts['secrets'] as Record<string, string>))
    masks.add(secret)
  const github = { ...run.contexts.github, job: definition.id, workspace, event_path: eventPath }
  const workflowEnv = evaluateTexts(run.file.raw.find('env'), {
    contexts: run.contexts,
    functions: []
  })
  return {
    run,
    definition,
    contexts: { ...scope.contexts, github },
    env: { ...workflowEnv, ...evaluateTexts(definition.model.env, scope) },
    steps: [],
    masks,
    workspace,
    temp,
    eventPath,
    posts: []
  }
}

function conclusionOf(state: JobState): Outcome {
  const { cancelled, failed } = standingOf(state)
  if (cancelled) return 'cancelled'
  return failed ? 'failure' : 'success'
}

/** The runner does not hand on an output with a secret in it. */
function jobOutputs(state: JobState, scope: Scope): Record<string, string> {
  const all = Object.entries(evaluateTexts(state.definition.model.outputs, scope))
  return Object.fromEntries(
    all.filter(([, value]) => value !== '' && state.masks.apply(value) === value)
  )
}

type Settings = Pick<JobRun, 'id' | 'permissions' | 'concurrency'>

function settingsOf(run: Run, { id, model, raw }: JobDefinition, scope: Scope): Settings {
  return {
    id,
    permissions: permissionsOf(run, raw.find('permissions')),
    concurrency: concurrencyOf(model.concurrency, scope)
  }
}

function environmentOf(token: TemplateToken | undefined, scope: Scope): JobRun['environment'] {
  if (token === undefined) return undefined
  const value = evaluate(token, scope)
  if (typeof value === 'string') return { name: value, url: '' }
  const { name, url } = value as JsonObject
  return { name: name as string, url: (url ?? '') as string }
}
