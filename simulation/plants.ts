/** Faults planted on purpose, to show that the invariants find them. They stand at the ports: src/ knows nothing of them. */
import { isDeepStrictEqual } from 'node:util'
import type { WriteAnswer } from '../src/contract/answers.js'
import type { DeploymentPatchRequest } from '../src/contract/deployment.js'
import { DeployError, RequestError } from '../src/errors.js'
import type { ControlPlane } from '../src/ports.js'
import type { ManifestFile } from './story/manifest-file.js'
import { REPO_URL } from './story/scenario-request.js'

export interface Plant {
  /** A control plane with the fault. */
  controlPlane?: (real: ControlPlane) => ControlPlane
  /** Made once per run: gives each of its connections the fault. */
  shared?: () => (controlPlane: ControlPlane) => ControlPlane
  /** What stands in the manifest, instead of what was asked for. */
  manifest?: (file: ManifestFile) => ManifestFile
  /** Whether requests continue after the time limit of the step. */
  ignoresTimeLimit?: boolean
  /** Whether agent servers are never asked which revision answers. */
  ignoresAgents?: boolean
  /** Whether no secret is removed from messages. */
  masksNothing?: boolean
  /** What the step counts as success, instead of what the code says. */
  succeeded?: (succeeded: boolean, errors: readonly string[]) => boolean
}

export const PLANTS = {
  /** Takes DEPLOYED for proof that the new revision answers. */
  'ignores-agents': { ignoresAgents: true },
  /** Sends a create again at once when its answer was lost. */
  'repeat-post': {
    controlPlane: (real) => ({
      ...real,
      createDeployment: async (body) => {
        try {
          return await real.createDeployment(body)
        } catch (error) {
          if (!(error instanceof RequestError) || !error.mayHaveBeenApplied) throw error
          return real.createDeployment(body)
        }
      }
    })
  },
  /** Looks at whichever revision is the newest, and takes it for the one that was requested. */
  'newest-revision': {
    controlPlane: (real) => ({
      ...real,
      readRevision: async (deploymentId, revisionId, options) => {
        const { latest_revision_id } = await real.readDeployment(deploymentId, options)
        return real.readRevision(deploymentId, latest_revision_id ?? revisionId, options)
      }
    })
  },
  /** Counts a run that rolled back as a success, because a revision is serving. */
  'rollback-success': {
    succeeded: (succeeded, errors) => succeeded || errors.some((error) => error.includes('Rolled back'))
  },
  /** Takes a revision that has failed for one that was deployed. */
  'failed-success': {
    controlPlane: (real) => ({
      ...real,
      readRevision: async (...request) => {
        const revision = await real.readRevision(...request)
        return /FAILED|INTERRUPTED/.test(revision.status) ? { ...revision, status: 'DEPLOYED' } : revision
      }
    })
  },
  /** Rolls back after every failure, even if the earlier revision still serves. */
  'blind-rollback': {
    controlPlane: (real) => ({
      ...real,
      readDeployment: async (...request) => {
        const deployment = await real.readDeployment(...request)
        return { ...deployment, active_revision_id: deployment.latest_revision_id }
      }
    })
  },
  /**
   * Rolls back without reading whether a newer revision exists: the revision whose log it read counts as the latest.
   */
  'rollback-over-newer': {
    controlPlane: (real) => {
      let failed: string | undefined
      return {
        ...real,
        readRevisionLog: (deploymentId, revisionId, ...rest) => {
          failed = revisionId
          return real.readRevisionLog(deploymentId, revisionId, ...rest)
        },
        readDeployment: async (...request) => {
          const deployment = await real.readDeployment(...request)
          return failed === undefined
            ? deployment
            : { ...deployment, latest_revision_id: failed, active_revision_id: null }
        }
      }
    }
  },
  /** Ignores the redeploy of the service. */
  'no-way-back': {
    controlPlane: (real) => ({ ...real, redeployRevision: () => Promise.resolve(false) })
  },
  /** Takes what is requested as done: once the redeploy is taken, its revision counts as DEPLOYED and active. */
  'hasty-rollback': {
    controlPlane: (real) => {
      let isTaken = false
      return {
        ...real,
        redeployRevision: async (...request) => (isTaken = await real.redeployRevision(...request)),
        readRevision: async (...request) => {
          const revision = await real.readRevision(...request)
          return isTaken ? { ...revision, status: 'DEPLOYED' } : revision
        },
        readDeployment: async (...request) => {
          const deployment = await real.readDeployment(...request)
          return isTaken ? { ...deployment, active_revision_id: deployment.latest_revision_id } : deployment
        }
      }
    }
  },
  /** Tidies up: deletes the deployment whose revision has failed. */
  'deletes-failed': {
    controlPlane: (real) => ({
      ...real,
      readRevision: async (deploymentId, revisionId, options) => {
        const revision = await real.readRevision(deploymentId, revisionId, options)
        if (revision.status.includes('FAILED')) await real.deleteDeployment(deploymentId)
        return revision
      }
    })
  },
  /** Takes the answer of a write for what every read must show. */
  'write-answer-as-baseline': {
    controlPlane: (real) => {
      let answered: unknown
      const remembered = async (answer: Promise<WriteAnswer>) => {
        const deployment = await answer
        answered = deployment['secrets']
        return deployment
      }
      return {
        ...real,
        createDeployment: (body) => remembered(real.createDeployment(body)),
        patchDeployment: (...request) => remembered(real.patchDeployment(...request)),
        readDeployment: async (...request) => {
          const deployment = await real.readDeployment(...request)
          if (answered === undefined || isDeepStrictEqual(deployment.secrets, answered)) return deployment
          throw new DeployError(
            'revision_mismatch',
            'The secrets of support are others than the write was answered with.',
            {
              advice: 'Run again.'
            }
          )
        }
      }
    }
  },
  /** Sees no commit and no secret, so that it proves nothing unchanged. */
  'proves-nothing': {
    controlPlane: (real) => ({
      ...real,
      readDeployment: async (...request) => {
        const { source_revision_config, ...deployment } = await real.readDeployment(...request)
        const { repo_commit_sha: _commit, ...code } = source_revision_config
        return { ...deployment, source_revision_config: code, secrets: undefined }
      },
      readRevision: async (...request) => {
        const revision = await real.readRevision(...request)
        return { ...revision, source_revision_config: undefined }
      }
    })
  },
  /** Assumes that each write was applied. */
  'believes-writes': {
    controlPlane: (real) => {
      let sent: DeploymentPatchRequest = {}
      return {
        ...real,
        patchDeployment: (deploymentId, body) => {
          sent = body
          return real.patchDeployment(deploymentId, body)
        },
        readDeployment: async (...request) => {
          const deployment = await real.readDeployment(...request)
          return {
            ...deployment,
            secrets: sent.secrets ?? deployment.secrets,
            source_config: { ...deployment.source_config, ...sent.source_config },
            source_revision_config: { ...deployment.source_revision_config, ...sent.source_revision_config }
          }
        }
      }
    }
  },
  /** Takes a deployment whose name differs in case for the one that is meant. */
  'any-case': {
    controlPlane: (real) => {
      const asked = new Map<string, string>()
      return {
        ...real,
        listDeployments: async (query, ...rest) => {
          const { name_contains: name } = query
          const page = await real.listDeployments({ ...query, name_contains: '' }, ...rest)
          if (page === null || page.some((row) => row.name === name)) return page
          const isLike = (row: { name: string }) => row.name.toLowerCase() === name.toLowerCase()
          for (const { id } of page.filter(isLike)) asked.set(id, name)
          return page.map((row) => (isLike(row) ? { ...row, name } : row))
        },
        readDeployment: async (id, ...rest) => {
          const deployment = await real.readDeployment(id, ...rest)
          return { ...deployment, name: asked.get(id) ?? deployment.name }
        }
      }
    }
  },
  /** Takes every deployment for one of this repository. */
  'ignores-owner': {
    controlPlane: (real) => ({
      ...real,
      readDeployment: async (...request) => {
        const { source_config, ...deployment } = await real.readDeployment(...request)
        return { ...deployment, source_config: { ...source_config, repo_url: REPO_URL } }
      }
    })
  },
  /** Lets each request take its own time, whatever is left of the step's. */
  'ignores-time-limit': { ignoresTimeLimit: true },
  /** Fails with an error that says nothing to a user. */
  'unnamed-error': {
    controlPlane: (real) => ({
      ...real,
      patchDeployment: async (...sent) => {
        try {
          return await real.patchDeployment(...sent)
        } catch {
          throw new Error('patch failed')
        }
      }
    })
  },
  /** Masks nothing, and shows what it sent when that was refused. */
  'masks-nothing': {
    masksNothing: true,
    controlPlane: (real) => ({
      ...real,
      patchDeployment: async (deploymentId, body) => {
        try {
          return await real.patchDeployment(deploymentId, body)
        } catch {
          const sent = JSON.stringify(body.secrets)
          throw new DeployError('write_unconfirmed', `PATCH /v2/deployments may have been applied: ${sent}`, {
            advice: 'Run again.'
          })
        }
      }
    })
  },
  /** Lets a wait that took too long pass as success. */
  'timeout-success': {
    succeeded: (succeeded, errors) => succeeded || errors.some((error) => error.includes('wait_timeout'))
  }
} as const satisfies Record<string, Plant>

export type PlantName = keyof typeof PLANTS

/** Planted in runs of a manifest. */
export const MANIFEST_PLANTS = {
  /** Starts every deployment at once, whatever it needs. */
  'ignores-needs': {
    manifest: (file) => ({
      ...file,
      deployments: Object.fromEntries(
        Object.entries(file.deployments).map(([key, one]) => [key, { ...one, needs: [] }])
      )
    })
  },
  /** Runs as many at a time as there are. */
  'ignores-max-parallel': { manifest: (file) => ({ ...file, max_parallel: 50 }) },
  /** Answers every later look-up of a name as the first one, although a write may have been applied since. */
  'remembers-list': {
    shared: () => {
      const known = new Map<string, ReturnType<Parameters<NonNullable<Plant['controlPlane']>>[0]['listDeployments']>>()
      return (real) => ({
        ...real,
        listDeployments: (query) => {
          const key = JSON.stringify(query)
          const rows = known.get(key) ?? real.listDeployments(query)
          known.set(key, rows)
          return rows
        }
      })
    }
  },
  /** Counts a run as a success if any of its deployments is live. */
  'any-is-enough': { succeeded: (succeeded, errors) => succeeded || errors.some((error) => /^\d+ of/.test(error)) }
} as const satisfies Record<string, Plant>
