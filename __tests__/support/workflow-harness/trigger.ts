import type { EventsConfig } from '@actions/workflow-parser/model/workflow-template'
import type { WorkflowEvent } from './events.js'
import { matchesPatterns } from './patterns.js'

interface Filters {
  types?: string[]
  branches?: string[]
  tags?: string[]
}

const PULL_REQUEST_TYPES = ['opened', 'synchronize', 'reopened']

/** Whether an event starts a workflow, by its `on:`. Filters on changed paths count as passed. */
export function isTriggered(events: EventsConfig, event: WorkflowEvent): boolean {
  const filters = events[event.name] as Filters | undefined
  if (filters === undefined) return false
  if (event.name === 'schedule')
    return events.schedule?.some(({ cron }) => cron === event.payload['schedule']) ?? false
  return hasType(filters, event) && hasRef(filters, event)
}

function hasType({ types }: Filters, { name, payload }: WorkflowEvent): boolean {
  const wanted = types ?? (name === 'pull_request' ? PULL_REQUEST_TYPES : undefined)
  return wanted === undefined || wanted.includes(payload['action'] as string)
}

/** A push with filters for branches only is not started by tags, and the other way round. */
function hasRef({ branches, tags }: Filters, { name, ref, baseRef }: WorkflowEvent): boolean {
  if (name !== 'push')
    return branches === undefined || baseRef === undefined || matchesPatterns(branches, baseRef)
  const [own, other] = ref.startsWith('refs/tags/') ? [tags, branches] : [branches, tags]
  return own === undefined
    ? other === undefined
    : matchesPatterns(own, ref.replace(/^refs\/(?:heads|tags)\//, ''))
}
