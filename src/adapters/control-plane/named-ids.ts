/**
 * Tolerates a service that cannot read an id yet that it has just named: its list, writes and reads may disagree for a
 * while.
 */
import { idKey } from '../../contract/answers.js'
import type { Clock } from '../../ports.js'

const FIELDS = ['id', 'latest_revision_id', 'active_revision_id'] as const
/** How long a service may answer 404 for an id after it named that id, in milliseconds (docs/design.md, Wait). */
const APPEARS_MS = 15_000

/** Remembers when a service first named each id. */
export function rememberNamed({ now }: Pick<Clock, 'now'>) {
  const namedAt = new Map<string, number>()
  return {
    /** Records the ids in a response. */
    add: (read: unknown): void => {
      for (const row of (Array.isArray(read) ? read : [read]) as (Record<string, unknown> | undefined)[]) {
        const ids = FIELDS.map((field) => row?.[field]).filter((id) => typeof id === 'string')
        for (const id of ids) if (!namedAt.has(id)) namedAt.set(id, now())
      }
    },
    /** Expects a 404 for the ids of this path from now on: what they name was deleted. */
    forget: (path: string): void => {
      for (const id of idsOf(path)) namedAt.set(id, Number.NEGATIVE_INFINITY)
    },
    /** Whether the service named an id of this path for the first time less than 15 s ago. */
    isFresh: (path: string): boolean =>
      idsOf(path).some((id) => now() - (namedAt.get(id) ?? Number.NEGATIVE_INFINITY) < APPEARS_MS)
  }
}

const idsOf = (path: string) => path.split('/').map((segment) => idKey(decodeURIComponent(segment)))
