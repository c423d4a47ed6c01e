import { join } from 'node:path'
import type { ActionStep } from '@actions/workflow-parser/model/workflow-template'
import { inputsOf, mainOf, postOf, readAction } from './action-file.js'
import { runStepProgram } from './child-process.js'
import { evaluateTexts } from './expressions.js'
import { inputVariables, stepVariables } from './step-environment.js'
import { readFileCommands } from './step-files.js'
import type { StepEnd, StepUnderWay } from './step-under-way.js'
import { resolveUses, type Used } from './uses.js'

/** Runs a `uses:` step: the action under test for real, any other by what stands in for it. */
export async function runUses(step: StepUnderWay): Promise<StepEnd> {
  const { options } = step.state.run
  const uses = (step.definition.model as ActionStep).uses.value
  const used = resolveUses(uses, options.actionPath, options.uses ?? {})
  return used.kind === 'action' ? runAction(step, used) : runStandIn(step, used)
}

function withPollInterval(
  values: Record<string, string>,
  pollInterval: string | undefined
): Record<string, string> {
  return values.poll_interval === 'auto' && pollInterval
    ? { ...values, poll_interval: pollInterval }
    : values
}

async function runAction(
  step: StepUnderWay,
  used: Extract<Used, { kind: 'action' }>
): Promise<StepEnd> {
  const { state, definition, scope, env, files, log } = step
  const { options } = state.run
  const action = readAction(used.folder)
  const { values, warnings } = inputsOf(
    action,
    evaluateTexts(definition.raw.find('with'), scope),
    scope
  )
  for (const warning of warnings) log.annotate('warning', warning)
  const run = async (under: StepUnderWay, script: string, saved: Record<string, string> = {}) => {
    const end = await runStepProgram(under, {
      command: process.execPath,
      args: [join(used.folder, script)],
      cwd: state.workspace,
      env: {
        ...stepVariables(state, { id: definition.model.id, env, files: under.files, action: used }),
        ...inputVariables(withPollInterval(values, options.pollInterval)),
        ...Object.fromEntries(
          Object.entries(saved).map(([name, value]) => [`STATE_${name}`, value])
        )
      }
    })
    return { ...end, failed: end.exitCode !== 0 }
  }
  const post = postOf(action)
  const end = await run(step, mainOf(action))
  return {
    ...end,
    post: post ? (after) => run(after, post, readFileCommands(files).state) : undefined
  }
}

async function runStandIn(
  step: StepUnderWay,
  used: Extract<Used, { kind: 'standIn' }>
): Promise<StepEnd> {
  const { state, definition, scope, env, log } = step
  const { outputs, outcome, stdout } = await used.standIn({
    id: definition.model.id,
    uses: (definition.model as ActionStep).uses.value,
    with: evaluateTexts(definition.raw.find('with'), scope),
    env,
    workspace: state.workspace,
    github: state.contexts.github
  })
  for (const line of stdout?.split('\n') ?? []) log.write(line)
  return { failed: outcome === 'failure', outputs: outputs ?? {}, stdout: stdout ?? '', stderr: '' }
}
