import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import { evaluate, type Json, type JsonObject, type Scope } from './expressions.js'
import type { Concurrency } from './results.js'
import type { Run } from './run-context.js'

/** A `concurrency` of the workflow or a job, short or long form. */
export function concurrencyOf(
  token: TemplateToken | undefined,
  scope: Scope
): Concurrency | undefined {
  if (token === undefined) return undefined
  const value = evaluate(token, scope)
  if (typeof value === 'string') return { group: value, cancelInProgress: false }
  const { group, 'cancel-in-progress': cancel } = value as JsonObject
  return { group: group as string, cancelInProgress: cancel === true || cancel === 'true' }
}

/**
 * The permissions of a job's token: its own, or else those of the workflow; a fork's run may only
 * read.
 */
export function permissionsOf(run: Run, own: TemplateToken | undefined): Json | undefined {
  const token = own ?? run.file.raw.find('permissions')
  const wanted = token && evaluate(token, { contexts: run.contexts, functions: [] })
  return run.fromFork ? withoutWrite(wanted) : wanted
}

function withoutWrite(permissions: Json | undefined): Json | undefined {
  if (permissions === null || typeof permissions !== 'object' || Array.isArray(permissions))
    return permissions
  return Object.fromEntries(
    Object.entries(permissions).map(([name, level]) => [name, level === 'write' ? 'read' : level])
  )
}
