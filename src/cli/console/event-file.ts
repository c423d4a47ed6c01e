/** The file of `--events`: one JSON event per line, for other programs. */
import { openSync, writeSync } from 'node:fs'
import { shownUrl } from '../../contract/answers.js'
import type { Redactor } from '../../masking/redactor.js'
import type { Clock } from '../../ports.js'
import type { Observe, RunEvent } from '../../report/run-event.js'
import { planFacts, shownPlan } from '../../report/shown-plan.js'
import { fileError } from '../usage-error.js'

/** Where events go that could not be written. */
interface EventParts {
  redactor: Pick<Redactor, 'redactAll'>
  clock: Pick<Clock, 'date'>
  warn: (text: string) => void
}

/** Opens the file before anything is sent. A disk that is full later does not end a deploy. @throws UsageError */
export function openEventFile(path: string): (parts: EventParts) => Observe {
  let file: number
  try {
    file = openSync(path, 'w')
  } catch (error) {
    throw fileError('--events', path, 'written', error)
  }
  return ({ redactor, clock, warn }) => {
    let isBroken = false
    return (event, deployment) => {
      if (isBroken) return
      const { type, ...members } = shownEvent(event)
      const head = { type: `${type}.v${EVENT_VERSION}`, time: new Date(clock.date()).toISOString() }
      const shown = redactor.redactAll({ ...(deployment !== undefined && { deployment }), ...members })
      try {
        writeSync(file, `${JSON.stringify({ ...head, ...shown })}\n`)
      } catch (error) {
        isBroken = true
        warn(`--events: no more events are written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`)
      }
    }
  }
}

/** Raised when a member changes its meaning or goes away; new members may come at any time. */
const EVENT_VERSION = 1

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
