/**
 * Faults planted on purpose, to show that the invariants find them. They stand at the ports: src/
 * knows nothing of them.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DeploymentAnswer, RevisionAnswer, WriteAnswer } from '../src/contract/answers.js'
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
  succeeded?: (succeeded: boolean, outputs: ReadonlyMap<string, string>) => boolean
}

/** The real control plane, whose reads show something else. */
function showing(
  real: ControlPlane,
  deployment: (shown: DeploymentAnswer) => DeploymentAnswer,
  revision: (shown: RevisionAnswer) => RevisionAnswer = (shown) => shown
): ControlPlane {
  return {
    ...real,
    readDeployment: async (...request) => deployment(await real.readDeployment(...request)),
    readRevision: async (...request) => revision(await real.readRevision(...request))
  }
}

const unchanged = (shown: DeploymentAnswer) => shown
const latestAsActive = (shown: DeploymentAnswer) => ({
  ...shown,
  active_revision_id: shown.latest_revision_id
})
const asDeployed = (shown: RevisionAnswer) => ({ ...shown, status: 'DEPLOYED' })

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
    succeeded: (succeeded, outputs) => succeeded || outputs.has('rolled_back_to')
  },
  /** Takes a revision that has failed for one that was deployed. */
  'failed-success': {
    controlPlane: (real) =>
      showing(real, unchanged, (revision) =>
        /FAILED|INTERRUPTED/.test(revision.status) ? asDeployed(revision) : revision
      )
  },
  /** Rolls back after every failure, even if the earlier revision still serves. */
  'blind-rollback': {
    controlPlane: (real) => showing(real, latestAsActive)
  },
  /**
   * Rolls back without reading whether a newer revision exists: the revision whose log it read
   * counts as the latest.
   */
  'rollback-over-newer': {
    controlPlane: (real) => {
      let failed: string | undefined
      return {
        ...showing(real, (shown) => {
          if (failed === undefined) return shown
          return { ...shown, latest_revision_id: failed, active_revision_id: null }
        }),
        readRevisionLog: (deploymentId, revisionId, ...rest) => {
          failed = revisionId
          return real.readRevisionLog(deploymentId, revisionId, ...rest)
        }
      }
    }
  },
  /** Ignores the redeploy of the service. */
  'no-way-back': {
    controlPlane: (real) => ({ ...real, redeployRevision: () => Promise.resolve(false) })
  },
  /**
   * Takes what is requested as done: once the redeploy is taken, its revision counts as DEPLOYED
   * and active.
   */
  'hasty-rollback': {
    controlPlane: (real) => {
      let isTaken = false
      return {
        ...showing(
          real,
          (shown) => (isTaken ? latestAsActive(shown) : shown),
          (shown) => (isTaken ? asDeployed(shown) : shown)
        ),
        redeployRevision: async (...request) => (isTaken = await real.redeployRevision(...request))
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
      const assertSame = (shown: DeploymentAnswer) => {
        if (answered === undefined || isDeepStrictEqual(shown.secrets, answered)) return shown
        throw new DeployError('revision_mismatch', {
          what: 'The secrets of support differ from the answer.',
          fix: ['Run again.']
        })
      }
      return {
        ...showing(real, assertSame),
        createDeployment: (body) => remembered(real.createDeployment(body)),
        patchDeployment: (...request) => remembered(real.patchDeployment(...request))
      }
    }
  },
  /** Sees no commit and no secret, so that it proves nothing unchanged. */
  'proves-nothing': {
    controlPlane: (real) =>
      showing(
        real,
        ({ source_revision_config: { repo_commit_sha: _commit, ...code }, ...shown }) => ({
          ...shown,
          source_revision_config: code,
          secrets: undefined
        }),
        (shown) => ({ ...shown, source_revision_config: undefined })
      )
  },
  /** Assumes that each write was applied. */
  'believes-writes': {
    controlPlane: (real) => {
      let sent: DeploymentPatchRequest = {}
      return {
        ...showing(real, (shown) => ({
          ...shown,
          secrets: sent.secrets ?? shown.secrets,
          source_config: { ...shown.source_config, ...sent.source_config },
          source_revision_config: {
            ...shown.source_revision_config,
            ...sent.source_revision_config
          }
        })),
        patchDeployment: (deploymentId, body) => {
          sent = body
          return real.patchDeployment(deploymentId, body)
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
    controlPlane: (real) =>
      showing(real, (shown) => ({
        ...shown,
        source_config: { ...shown.source_config, repo_url: REPO_URL }
      }))
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
          throw new DeployError('write_unconfirmed', {
            what: `PATCH /v2/deployments may have been applied: ${sent}`,
            fix: ['Run again.']
          })
        }
      }
    })
  },
  /** Lets a wait that took too long pass as success. */
  'timeout-success': {
    succeeded: (succeeded, outputs) => succeeded || outputs.get('error_code') === 'wait_timeout'
  }
} as const satisfies Record<string, Plant>

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
  /**
   * Answers every later look-up of a name as the first one, although a write may have been applied
   * since.
   */
  'remembers-list': {
    shared: () => {
      const known = new Map<
        string,
        ReturnType<Parameters<NonNullable<Plant['controlPlane']>>[0]['listDeployments']>
      >()
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
  'any-is-enough': {
    succeeded: (succeeded, outputs) =>
      succeeded || JSON.parse(outputs.get('deployed') ?? '[]').length > 0
  }
} as const satisfies Record<string, Plant>
