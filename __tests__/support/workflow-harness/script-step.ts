import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMapping } from '@actions/workflow-parser'
import type { RunStep } from '@actions/workflow-parser/model/workflow-template'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import { runStepProgram } from './child-process.js'
import { evaluateText, HarnessError } from './expressions.js'
import { stepVariables } from './step-environment.js'
import type { StepEnd, StepUnderWay } from './step-under-way.js'

/** How the runner of Linux calls each shell; without `shell:` there is no `pipefail`. */
const SHELLS: Record<string, string[]> = {
  '': ['bash', '-e'],
  bash: ['bash', '--noprofile', '--norc', '-eo', 'pipefail']
}

/** Runs the script of a `run:` step from a file, as the runner does. */
export async function runScript(step: StepUnderWay): Promise<StepEnd> {
  const { state, definition, env, files, log } = step
  const model = definition.model as RunStep
  const [command, ...args] = shellOf(step)
  const script = join(state.temp, `script-${state.steps.length}.sh`)
  writeFileSync(script, evaluateText(model.run, step.scope))
  const end = await runStepProgram(step, {
    command,
    args: [...args, script],
    cwd: state.workspace,
    env: stepVariables(state, { id: model.id, env, files })
  })
  const failed = end.exitCode !== 0
  // An action reports its own errors; for a script the runner does.
  if (failed && end.exitCode !== undefined)
    log.annotate('error', `Process completed with exit code ${end.exitCode}.`)
  return { ...end, failed }
}

/** Of the step, or else of `defaults.run` of the workflow. */
function shellOf({ state, definition, scope }: StepUnderWay): [string, ...string[]] {
  const run = member(state.run.file.raw.find('defaults'), 'run')
  const token = definition.raw.find('shell') ?? member(run, 'shell')
  const name = token === undefined ? '' : evaluateText(token, scope)
  const [command, ...args] = SHELLS[name] ?? []
  if (command === undefined) throw new HarnessError(`The harness has no shell ${name}`)
  return [command, ...args]
}

function member(token: TemplateToken | undefined, key: string): TemplateToken | undefined {
  return token && isMapping(token) ? token.find(key) : undefined
}
