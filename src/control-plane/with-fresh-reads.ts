/**
 * Tolerates a service that cannot read an id yet that it has just named: its list, writes and reads may disagree for a
 * while.
 */
import type { DeploymentAnswer } from '../contract/answers.js'
import { isNotFound } from '../errors.js'
import type { Clock, ControlPlane } from '../ports.js'

/** The ids in a response. */
type Named = { [K in 'id' | 'latest_revision_id' | 'active_revision_id']?: DeploymentAnswer[K] | undefined }

/** How long a service may answer 404 for an id after it named that id, in milliseconds (docs/design.md, Wait). */
const APPEARS_MS = 15_000

/**
 * Returns the same control plane, except that a 404 is retryable while its id is fresh: a response of this service
 * named it for the first time less than 15 s ago. Callers retry it like any other temporary error.
 */
export function withFreshReads(controlPlane: ControlPlane, { now }: Pick<Clock, 'now'>): ControlPlane {
  const namedAt = new Map<string, number>()
  const name = (...ids: readonly (string | null | undefined)[]) => {
    for (const id of ids) if (id != null && !namedAt.has(id)) namedAt.set(id, now())
  }
  const named = <T extends Named>(answer: T): T => {
    name(answer.id, answer.latest_revision_id, answer.active_revision_id)
    return answer
  }
  const isFresh = (id: string) => now() - (namedAt.get(id) ?? Number.NEGATIVE_INFINITY) < APPEARS_MS
  const reading = async <T>(ids: readonly string[], request: () => Promise<T>): Promise<T> => {
    // A slow answer tells of the time when it was asked for.
    const wasFresh = ids.some(isFresh)
    try {
      return await request()
    } catch (error) {
      throw isNotFound(error) && (wasFresh || ids.some(isFresh)) ? error.with({ retryable: true }) : error
    }
  }
  return {
    ...controlPlane,
    createDeployment: async (body) => named(await controlPlane.createDeployment(body)),
    readDeployment: async (id, options) => named(await reading([id], () => controlPlane.readDeployment(id, options))),
    readRevision: (id, revisionId, options) =>
      reading([id, revisionId], () => controlPlane.readRevision(id, revisionId, options)),
    patchDeployment: async (id, body) => named(await reading([id], () => controlPlane.patchDeployment(id, body))),
    listDeployments: async (query) => {
      const rows = await controlPlane.listDeployments(query)
      name(...(rows ?? []).map(({ id }) => id))
      return rows
    },
    deleteDeployment: (id) => {
      // From now on, a 404 is the expected response.
      namedAt.set(id, Number.NEGATIVE_INFINITY)
      return controlPlane.deleteDeployment(id)
    }
  }
}
