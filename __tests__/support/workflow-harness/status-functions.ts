import { data } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'

/**
 * How things stand where a condition is evaluated: of the job so far, or of the jobs that a job
 * needs.
 */
export interface Standing {
  failed: boolean
  cancelled: boolean
  /** All that came before succeeded; false too where a needed job was skipped. */
  succeeded: boolean
}

/** The functions that conditions have and the expression language does not bring along. */
export function statusFunctions(standing: Standing): FunctionDefinition[] {
  const constant = (name: string, value: boolean): FunctionDefinition => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value)
  })
  return [
    constant('success', standing.succeeded),
    constant('failure', standing.failed && !standing.cancelled),
    constant('cancelled', standing.cancelled),
    constant('always', true)
  ]
}
