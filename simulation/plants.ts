/** Faults planted on purpose, to show that the invariants find them. They stand at the ports: src/ knows nothing of them. */
import { RequestError } from '../src/errors.js'
import type { ControlPlane } from '../src/ports.js'

export interface Plant {
  /** A control plane with the fault. */
  controlPlane?: (real: ControlPlane) => ControlPlane
  /** What the step counts as success, instead of what the code says. */
  succeeded?: (succeeded: boolean, errors: readonly string[]) => boolean
}

export const PLANTS = {
  /** Sends a create again at once when its answer was lost. */
  'repeat-post': {
    controlPlane: (real) => ({
      ...real,
      createDeployment: async (body) => {
        try {
          return await real.createDeployment(body)
        } catch (error) {
          if (!(error instanceof RequestError) || !error.mayHaveActed) throw error
          return real.createDeployment(body)
        }
      }
    })
  },
  /** Looks at whichever revision is the newest, and takes it for the one that was asked for. */
  'newest-revision': {
    controlPlane: (real) => ({
      ...real,
      readRevision: async (deploymentId, revisionId, options) => {
        const { latest_revision_id } = await real.readDeployment(deploymentId, options)
        return real.readRevision(deploymentId, latest_revision_id ?? revisionId, options)
      }
    })
  },
  /** Counts a run that has gone back as success: something serves, after all. */
  'rollback-success': {
    succeeded: (succeeded, errors) => succeeded || errors.some((error) => error.includes('Rolled back to'))
  },
  /** Lets a wait that took too long pass as success. */
  'timeout-success': {
    succeeded: (succeeded, errors) => succeeded || errors.some((error) => error.includes('the time limit of this step'))
  }
} as const satisfies Record<string, Plant>

export type PlantName = keyof typeof PLANTS
