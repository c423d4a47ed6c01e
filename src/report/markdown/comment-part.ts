/** A deployment as the part of a comment that holds it: its row, and what stands below the table. Pure. */
import type { OutcomeToken } from '../outcome.js'
import { conclude, tokenOf } from '../outcome.js'
import { COLUMNS, detailsOf, rowOf, type ShownDeployment } from './deployment.js'
import type { Part } from './parts.js'

/** What a part says besides the deployment. */
export interface PartOptions {
  key: string
  run_started_at: number
  position?: number
  /** Milliseconds since 1970. */
  at: number
  run_url: string | undefined
  isOneOfMany: boolean
  told: Set<string>
}

/** Renders the part of one deployment. */
export function partOf(shown: ShownDeployment, options: PartOptions): Part & { kind: OutcomeToken } {
  const { key, run_started_at, position, at, run_url, isOneOfMany, told } = options
  const row = rowOf(shown, { at, run_url })
  return {
    key,
    kind: tokenOf(conclude(shown.record, shown.failure, shown.isOver)),
    run_started_at: Math.round(run_started_at),
    ...(position !== undefined && { position }),
    row: COLUMNS.map((name) => row[name]),
    details: detailsOf(shown, { isOneOfMany, isFolded: true, told })
  }
}
