/** The file of `--events`: one JSON event per line. */
import { openSync, writeSync } from 'node:fs'
import type { Redactor } from '../masking/redactor.js'
import type { Clock } from '../ports.js'
import type { Observe } from '../report/run-event.js'
import { eventRecord } from './console/event-line.js'
import { UsageError } from './usage-error.js'

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
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new UsageError(`--events: "${path}" cannot be written (${code}).`, 'Check its folder and permissions.')
  }
  return ({ redactor, clock, warn }) => {
    let isBroken = false
    return (event, deployment) => {
      if (isBroken) return
      const { type, time, ...members } = eventRecord(event, deployment, clock.date())
      try {
        writeSync(file, `${JSON.stringify({ type, time, ...redactor.redactAll(members) })}\n`)
      } catch (error) {
        isBroken = true
        warn(`--events: no more events are written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`)
      }
    }
  }
}
