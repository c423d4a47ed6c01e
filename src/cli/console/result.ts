/** What goes to standard output: the result, and nothing else. Pure. */
import type { OutputName } from '../../action-names.js'
import { ERROR_CODES, type ErrorCode } from '../../error-codes.js'
import type { ShownFailure } from '../../ports.js'
import type { RunCommandName } from '../flags/commands.js'
import { nameFlags } from '../flags/input-flags.js'

export type Outputs = Partial<Record<OutputName, string>>

/**
 * The outputs as one JSON value: `true`, `false`, lists and maps are not texts. After a failure, also its `message`, and
 * as `fix` what to do.
 */
export function jsonResult(outputs: Outputs, failure?: ShownFailure): Record<string, unknown> {
  const typed = Object.entries(outputs)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value])
  const { error_code: code = '' } = outputs
  return { ...Object.fromEntries(typed), ...(code !== '' && failureResult(code as ErrorCode, failure)) }
}

/** The exit code of a command that failed. @param code The output `error_code`. */
export function exitCodeOf(code: string | undefined): number {
  return code !== undefined && Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode].exit_code : 1
}

/** A failure in a result as JSON. If it has no advice of its own, the table of the error codes has one. */
export function failureResult(error_code: ErrorCode, failure?: ShownFailure): Record<string, string> {
  const { message = 'The run failed.', advice = nameFlags(ERROR_CODES[error_code].fix) } = failure ?? {}
  return { error_code, message, fix: advice }
}

interface Finished {
  command: RunCommandName
  outputs: Outputs
  succeeded: boolean
}

/** The result as text. Empty if the command failed, or has none. */
export function textResult({ command, outputs, succeeded }: Finished): string {
  if (!succeeded) return ''
  if (outputs.deployments !== undefined && command === 'deploy') return urlLines(outputs.deployments)
  if (outputs.plans !== undefined && command === 'plan') return operationLines(outputs.plans)
  switch (command) {
    case 'deploy':
      return outputs.url ?? ''
    case 'rollback':
      return (outputs.operation === 'planned' ? planned(outputs) : outputs.url) ?? ''
    case 'plan':
      return planned(outputs) ?? ''
    case 'matrix':
      return outputs.matrix ?? ''
    case 'sweep':
      return (JSON.parse(outputs.swept || '[]') as string[]).join('\n')
    case 'delete':
      return ''
  }
}

/** What would be done. */
const planned = ({ plan }: Outputs) => (plan === undefined ? undefined : String(JSON.parse(plan).operation))

/** A line for each deployment of a manifest: its key and its URL. */
function urlLines(deployments: string): string {
  const facts = JSON.parse(deployments) as Record<string, { url?: string }>
  return Object.entries(facts)
    .map(([key, { url = '' }]) => `${key}\t${url}`.trimEnd())
    .join('\n')
}

/** A line for each deployment of a manifest: its key and what a deploy would do. */
function operationLines(plans: string): string {
  const all = JSON.parse(plans) as Record<string, { operation: string }>
  return Object.entries(all)
    .map(([key, { operation }]) => `${key}\t${operation}`)
    .join('\n')
}
