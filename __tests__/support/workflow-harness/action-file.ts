import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoOperationTraceWriter } from '@actions/workflow-parser'
import { parseAction } from '@actions/workflow-parser/actions/action-parser'
import {
  type ActionTemplate,
  convertActionTemplate
} from '@actions/workflow-parser/actions/action-template'
import { evaluateText, HarnessError, type Scope } from './expressions.js'

/** What a step hands to an action, and what the runner has to say of it. */
export interface ActionInputs {
  /**
   * By their names in `action.yml`, all present; `''` if neither the step nor a default sets the
   * value.
   */
  values: Record<string, string>
  warnings: string[]
}

/** Reads `action.yml` of a folder. */
export function readAction(folder: string): ActionTemplate {
  const path = join(folder, 'action.yml')
  const { context, value } = parseAction(
    { name: path, content: readFileSync(path, 'utf8') },
    new NoOperationTraceWriter()
  )
  const template = value && convertActionTemplate(context, value)
  const problems = context.errors.getErrors().map((error) => error.message)
  if (template === undefined || problems.length > 0) {
    throw new HarnessError(`${path} is not a valid action:\n${problems.join('\n')}`)
  }
  return template
}

/** The script of an action that Node runs. */
export function mainOf(action: ActionTemplate): string {
  const { runs } = action
  if (!('main' in runs))
    throw new HarnessError(`${action.name}: the harness runs Node actions only, not ${runs.using}`)
  return runs.main
}

/** The script that runs at the end of the job, if the action has one. */
export function postOf({ runs }: ActionTemplate): string | undefined {
  return 'post' in runs ? runs.post : undefined
}

/** The inputs of an action: those of the step over the defaults, which may be expressions. */
export function inputsOf(
  action: ActionTemplate,
  given: Record<string, string>,
  scope: Scope
): ActionInputs {
  const inputs = action.inputs ?? []
  const known = new Set(inputs.map(({ id }) => id.toLowerCase()))
  const values: Record<string, string> = { ...given }
  for (const { id, default: fallback } of inputs) {
    if (!Object.keys(given).some((name) => name.toLowerCase() === id.toLowerCase())) {
      values[id] = fallback === undefined ? '' : evaluateText(fallback, scope)
    }
  }
  const unexpected = Object.keys(given).filter((name) => !known.has(name.toLowerCase()))
  const valid = inputs.map(({ id }) => `'${id}'`).join(', ')
  const warnings = unexpected.length === 0 ? [] : [unexpectedInputs(unexpected, valid)]
  return { values, warnings }
}

const unexpectedInputs = (names: string[], valid: string) =>
  `Unexpected input(s) ${names.map((name) => `'${name}'`).join(', ')}, valid inputs are [${valid}]`
