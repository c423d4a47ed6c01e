/** What the parts of a story share. */
import type { Dialect } from '../../src/contract/dialect.js'
import type { AllowedVariations } from '../service/allowed-variations.js'
import type { Service } from '../service/service.js'
import type { Operation } from '../story/operation.js'
import type { Scenario } from '../story/scenario.js'
import type { Trigger } from '../story/triggers.js'
import type { Timeline } from './timeline.js'

/** One request of a run, for the story and the invariants. */
export interface Exchange {
  operation: Operation
  sentAt: number
  fault: string | undefined
  /** How it ended for the run, once it has: a status, or why there is none. */
  outcome: string | undefined
}

/** Whether it read a deployment. */
export const isRead = ({ operation, outcome }: Exchange) =>
  operation.name === 'read' && outcome === '200'

/** Both have the same core. */
export const PROGRAM_NAMES = ['action', 'command-line'] as const
export type ProgramName = (typeof PROGRAM_NAMES)[number]

export interface Stage {
  scenario: Pick<Scenario, 'seed' | 'api_key' | 'traits' | 'weather'>
  /** As the runs see it, and the dialect of the service. */
  api_dialect: string
  dialect: Dialect
  /** The program that runs. */
  program: ProgramName
  timeline: Timeline
  service: Service
  variations: AllowedVariations
  /** A request has got so far: what waits for that happens now. */
  reached(point: Extract<Trigger, { run: string }>): void
  /** A line of the story. The text is built only if it is printed. */
  tell(who: string, what: () => string): void
}
