import type { EventsConfig } from '@actions/workflow-parser/model/workflow-template'
import type { WorkflowEvent } from './events.js'
import type { JsonObject } from './expressions.js'
import { matchesPatterns } from './patterns.js'

/** Whether an event starts a workflow, and why not. */
export interface Trigger {
  triggered: boolean
  /** Why the event does not start the workflow. */
  reason?: string
  /** What of `on:` was not looked at. */
  notes: string[]
}

interface Filters {
  types?: string[]
  branches?: string[]
  'branches-ignore'?: string[]
  tags?: string[]
  'tags-ignore'?: string[]
  paths?: string[]
  'paths-ignore'?: string[]
}

const PULL_REQUEST_TYPES = ['opened', 'synchronize', 'reopened']
const DEFAULT_TYPES: Record<string, string[]> = {
  pull_request: PULL_REQUEST_TYPES,
  pull_request_target: PULL_REQUEST_TYPES
}

/** Decides by the `on:` of a workflow whether an event starts it. Filters on changed paths count as passed. */
export function decideTrigger(events: EventsConfig, event: WorkflowEvent): Trigger {
  const config = events[event.name]
  const notes: string[] = []
  if (config === undefined) {
    return { triggered: false, reason: `on: has ${Object.keys(events).join(', ')}, not ${event.name}`, notes }
  }
  if (event.name === 'schedule') return decideSchedule(events, event)
  const filters = config as Filters
  if (filters.paths ?? filters['paths-ignore']) notes.push(`the path filters of ${event.name} were taken as passed`)
  const reason = typeMismatch(filters, event) ?? refMismatch(filters, event)
  return reason === undefined ? { triggered: true, notes } : { triggered: false, reason, notes }
}

function decideSchedule(events: EventsConfig, event: WorkflowEvent): Trigger {
  const crons = (events.schedule ?? []).map(({ cron }) => cron)
  const wanted = event.payload['schedule'] as string
  if (crons.includes(wanted)) return { triggered: true, notes: [] }
  return { triggered: false, reason: `the schedule ${wanted} is none of ${crons.join(', ')}`, notes: [] }
}

function typeMismatch(filters: Filters, event: WorkflowEvent): string | undefined {
  const action = event.payload['action']
  const types = filters.types ?? DEFAULT_TYPES[event.name]
  if (types === undefined || typeof action !== 'string' || types.includes(action)) return undefined
  return `the type ${action} of ${event.name} is none of ${types.join(', ')}`
}

function refMismatch(filters: Filters, event: WorkflowEvent): string | undefined {
  if (event.name === 'push') return pushMismatch(filters, event.ref)
  const branch = event.name === 'workflow_run' ? workflowRunBranch(event) : event.baseRef
  return branch === undefined ? undefined : nameMismatch('branch', branch, filters)
}

function workflowRunBranch(event: WorkflowEvent): string | undefined {
  const run = event.payload['workflow_run'] as JsonObject | undefined
  return run?.['head_branch'] as string | undefined
}

/** A push with filters for branches only is not started by tags, and the other way round. */
function pushMismatch(filters: Filters, ref: string): string | undefined {
  const hasBranches = (filters.branches ?? filters['branches-ignore']) !== undefined
  const hasTags = (filters.tags ?? filters['tags-ignore']) !== undefined
  if (ref.startsWith('refs/tags/')) {
    if (hasBranches && !hasTags) return `push is filtered by branches, and ${ref} is a tag`
    return nameMismatch('tag', ref.slice('refs/tags/'.length), filters)
  }
  if (hasTags && !hasBranches) return `push is filtered by tags, and ${ref} is a branch`
  return nameMismatch('branch', ref.slice('refs/heads/'.length), filters)
}

function nameMismatch(kind: 'branch' | 'tag', name: string, filters: Filters): string | undefined {
  const only = kind === 'branch' ? filters.branches : filters.tags
  const ignored = kind === 'branch' ? filters['branches-ignore'] : filters['tags-ignore']
  if (only && !matchesPatterns(only, name)) return `the ${kind} ${name} matches none of ${only.join(', ')}`
  if (ignored && matchesPatterns(ignored, name)) return `the ${kind} ${name} is ignored by ${ignored.join(', ')}`
  return undefined
}
