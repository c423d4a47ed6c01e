import type { DeploymentAnswer, RevisionAnswer } from '../../src/contract/answers.js'
import type { DeploymentCreateRequest, DeploymentPatchRequest } from '../../src/contract/deployment.js'
import { ConnectionError, StatusError } from '../../src/errors.js'
import type { ControlPlane } from '../../src/ports.js'
import type { VirtualClock } from './fakes/virtual-clock.js'

export const HEAD = 'c0ffee0c0ffee0'

export function lost(request: string): ConnectionError {
  return new ConnectionError(`${request}: socket hang up`, { request, mayHaveBeenApplied: true, retryable: true })
}

export function refused(request: string, status: number): StatusError {
  return new StatusError(`${request}: answered ${status}`, {
    request,
    status,
    mayHaveBeenApplied: false,
    retryable: false
  })
}

/** One deployment at most, kept as it is answered. Revisions are DEPLOYED unless a test says otherwise. */
export class FakeService implements ControlPlane {
  deployment: DeploymentAnswer | undefined
  revisions: RevisionAnswer[] = []
  /** The commit that the branch is at. */
  head = HEAD
  /** How often each write was sent. */
  sent = { create: 0, patch: 0 }
  /** In place of the answer, and of the act itself. */
  onCreate: ((act: () => DeploymentAnswer) => DeploymentAnswer) | undefined
  onPatch: ((act: () => DeploymentAnswer) => DeploymentAnswer) | undefined
  onRead: (() => void) | undefined

  constructor(readonly clock: VirtualClock) {}

  /** What is there, with one revision. */
  stand(fields: Partial<DeploymentAnswer>): void {
    this.deployment = {
      id: 'd1',
      name: 'support',
      source_config: {},
      source_revision_config: {},
      secrets: [],
      status: 'READY',
      latest_revision_id: null,
      ...fields
    }
    this.revise({})
  }

  /** A new revision with this code, whoever makes it. */
  revise(code: RevisionAnswer['source_revision_config'], status = 'DEPLOYED'): RevisionAnswer {
    if (this.deployment === undefined) throw new Error('nothing is there')
    const source_revision_config = { ...this.deployment.source_revision_config, ...code }
    if (source_revision_config.repo_ref) source_revision_config.repo_commit_sha = this.head
    const revision = { id: `r${this.revisions.length + 1}`, status, source_revision_config }
    this.revisions.push(revision)
    this.deployment = { ...this.deployment, source_revision_config, latest_revision_id: revision.id }
    return revision
  }

  /** Somebody else changes the list of secrets. */
  editSecrets(value: string): void {
    if (this.deployment) this.deployment = { ...this.deployment, secrets: [{ name: 'KEY', value }] }
    this.revise({})
  }

  async createDeployment(body: DeploymentCreateRequest): Promise<DeploymentAnswer> {
    this.sent.create++
    const act = () => {
      const { name, source, source_config, source_revision_config, secrets } = body
      this.stand({
        name,
        source,
        source_config,
        source_revision_config,
        secrets
      })
      return this.current()
    }
    return this.onCreate ? this.onCreate(act) : act()
  }

  async patchDeployment(_id: string, body: DeploymentPatchRequest): Promise<DeploymentAnswer> {
    this.sent.patch++
    const act = () => {
      const { source_config, source_revision_config, secrets } = body
      this.deployment = {
        ...this.current(),
        source_config: { ...this.current().source_config, ...(source_config as object) },
        ...(secrets && { secrets })
      }
      if (source_revision_config || secrets) this.revise(source_revision_config ?? {})
      return this.current()
    }
    return this.onPatch ? this.onPatch(act) : act()
  }

  async readDeployment(): Promise<DeploymentAnswer> {
    this.onRead?.()
    return this.current()
  }

  async readRevision(_id: string, revisionId: string): Promise<RevisionAnswer> {
    const found = this.revisions.find(({ id }) => id === revisionId)
    if (found === undefined) throw refused('GET /revision', 404)
    return found
  }

  async listDeployments(): Promise<DeploymentAnswer[]> {
    return this.deployment ? [this.deployment] : []
  }

  async listRevisions(): Promise<RevisionAnswer[]> {
    return this.revisions.toReversed()
  }

  async listIntegrations() {
    return [{ id: 'i1', name: 'acme' }]
  }

  async listListeners() {
    return []
  }

  async deleteDeployment(): Promise<void> {
    this.deployment = undefined
  }

  async redeployRevision(): Promise<boolean> {
    return false
  }

  async readRevisionLog() {
    return null
  }

  private current(): DeploymentAnswer {
    if (this.deployment === undefined) throw refused('GET /v2/deployments/d1', 404)
    return this.deployment
  }
}
