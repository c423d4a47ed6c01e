import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBasicExpression } from '@actions/workflow-parser'
import { isActionStep } from '@actions/workflow-parser/model/type-guards'
import { runUses } from './action-step.js'
import { EvaluationError, evaluateCondition, evaluateText, evaluateTexts } from './expressions.js'
import { type JobState, stepScope } from './job-state.js'
import type { Outcome, StepRun } from './results.js'
import { runScript } from './script-step.js'
import { createStepFiles, FileCommandError, readFileCommands } from './step-files.js'
import { StepLog } from './step-log.js'
import type { PostScript, StepEnd, StepUnderWay } from './step-under-way.js'
import type { StepDefinition } from './workflow-file.js'

const NOTHING_PRINTED = { stdout: '', stderr: '' }

/** GitHub refuses a longer summary. */
const SUMMARY_LIMIT = 1024 * 1024

/** Runs one step, when its condition holds, and adds its run to the job. */
export async function runStep(state: JobState, definition: StepDefinition): Promise<void> {
  const log = new StepLog(state.masks)
  const files = createStepFiles(
    join(state.temp, '_runner_file_commands', `step_${state.steps.length}`)
  )
  try {
    const env = {
      ...state.env,
      ...evaluateTexts(definition.model.env, stepScope(state, state.env))
    }
    const scope = stepScope(state, env)
    if (!evaluateCondition(definition.model.if, scope)) {
      state.steps.push(
        stepRun({ state, definition, scope, env, files, log }, 'skipped', NOTHING_PRINTED)
      )
      return
    }
    await runReady({ state, definition, scope, env, files, log })
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    log.annotate('error', `The template is not valid. ${error.message}`)
    const scope = stepScope(state, state.env)
    state.steps.push(
      stepRun({ state, definition, scope, env: {}, files, log }, 'failure', NOTHING_PRINTED)
    )
  }
}

/** Runs the post script of an action, and adds its run to the job. */
async function runPost(step: StepUnderWay, post: PostScript): Promise<void> {
  const { state } = step
  const files = createStepFiles(
    join(state.temp, '_runner_file_commands', `step_${state.steps.length}`)
  )
  const after = { ...step, files, log: new StepLog(state.masks) }
  const end = await post(after)
  state.steps.push({
    ...stepRun(after, outcomeOf(end, undefined), end),
    id: '__post',
    name: `Post ${nameOf(step)}`
  })
}

async function runReady(step: StepUnderWay): Promise<void> {
  const { state, definition, log } = step
  const end = await (isActionStep(definition.model) ? runUses(step) : runScript(step))
  const { post } = end
  if (post !== undefined) state.posts.unshift(() => runPost(step, post))
  const refused = applyFiles(step, end)
  if (refused !== undefined)
    log.annotate('error', `Unable to process file command successfully. ${refused}`)
  const outcome = outcomeOf(end, refused)
  if (outcome === 'cancelled') log.annotate('error', 'The operation was canceled.')
  state.steps.push(stepRun(step, outcome, end))
}

function outcomeOf(end: StepEnd, refused: string | undefined): Outcome {
  if (end.cancelled) return 'cancelled'
  return refused === undefined && !end.failed ? 'success' : 'failure'
}

/** Hands on what the step wrote for later steps; gives the reason when the runner refuses it. */
function applyFiles({ files }: StepUnderWay, end: StepEnd): string | undefined {
  try {
    const commands = readFileCommands(files)
    end.outputs = { ...end.outputs, ...commands.outputs }
    return undefined
  } catch (error) {
    if (error instanceof FileCommandError) return error.message
    throw error
  }
}

function stepRun(step: StepUnderWay, outcome: Outcome, end: Omit<StepEnd, 'failed'>): StepRun {
  const { state, definition, log } = step
  const { model } = definition
  const summary = readSummary(step)
  return {
    id: model.id,
    name: nameOf(step),
    outcome,
    conclusion: outcome === 'failure' && continuesOnError(step) ? 'success' : outcome,
    outputs: end.outputs ?? {},
    state: outcome === 'skipped' ? {} : readState(step),
    log: log.text,
    summary: state.masks.apply(summary),
    annotations: log.annotations,
    violations: log.violations,
    stdout: end.stdout,
    stderr: end.stderr,
    exitCode: end.exitCode
  }
}

function readSummary({ files, log }: StepUnderWay): string {
  const summary = readFileSync(files.stepSummary)
  if (summary.byteLength <= SUMMARY_LIMIT) return summary.toString('utf8')
  log.annotate(
    'error',
    '$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k'
  )
  return ''
}

function readState({ files }: StepUnderWay): Record<string, string> {
  try {
    return readFileCommands(files).state
  } catch (error) {
    if (error instanceof FileCommandError) return {}
    throw error
  }
}

function continuesOnError({ definition, scope }: StepUnderWay): boolean {
  const setting = definition.model['continue-on-error']
  return typeof setting === 'object' ? evaluateCondition(setting, scope) : (setting ?? false)
}

function nameOf({ definition: { model }, scope }: StepUnderWay): string {
  const token = model.name ?? (isActionStep(model) ? model.uses : model.run)
  const text = isBasicExpression(token)
    ? (attempt(() => evaluateText(token, scope)) ?? token.expression)
    : token.toString()
  return model.name ? text : `Run ${text.split('\n')[0]}`
}

/** A name that cannot be evaluated is no reason to fail. */
function attempt<T>(evaluation: () => T): T | undefined {
  try {
    return evaluation()
  } catch (error) {
    if (error instanceof EvaluationError) return undefined
    throw error
  }
}
