/** Events as JSON lines for other programs (`--events`). Pure. */

import { shownUrl } from '../../contract/shown-url.js'
import { planFacts, shownPlan } from '../../report/plan/shown-plan.js'
import type { RunEvent } from '../../report/run-event.js'

/** Raised when a member changes its meaning or goes away; new members may come at any time. */
export const EVENT_VERSION = 1

/** One line. The caller takes secrets out of the value. */
export function eventRecord(event: RunEvent, deployment: string | undefined, date: number): Record<string, unknown> {
  const { type, ...members } = shownEvent(event)
  return {
    type: `${type}.v${EVENT_VERSION}`,
    time: new Date(date).toISOString(),
    ...(deployment !== undefined && { deployment }),
    ...members
  }
}

/** The event without what holds secrets or is as large as an answer of the service. */
function shownEvent(event: RunEvent): { type: string } & Record<string, unknown> {
  if (event.type === 'planned') return { type: event.type, plan: planFacts(shownPlan(event.plan)) }
  if (event.type !== 'deployment_read') return { ...event }
  const { id, name, source, latest_revision_id, active_revision_id } = event.deployment
  return {
    type: event.type,
    deployment_id: id,
    name,
    source,
    url: shownUrl(event.deployment),
    latest_revision_id,
    active_revision_id
  }
}
