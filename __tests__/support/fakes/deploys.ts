/** Whole deploys over the core of the local control plane, on a virtual clock. */

import type { EmulatorOptions } from '../../../emulator/options.js'
import type { DeploymentCreateRequest } from '../../../src/contract/deployment.js'
import type {
  DesiredContainerDeployment,
  DesiredDeployment,
  DesiredGitDeployment
} from '../../../src/deploy/core/model.js'
import type { DeployRequest } from '../../../src/deploy/core/request.js'
import { deployRevision } from '../../../src/deploy/deploy.js'
import { COMMIT_A, DIGEST, INTEGRATION_ID, REPOSITORY } from './answers.js'
import { EmulatedControlPlane } from './emulated-control-plane.js'
import { RecordedSession } from './session.js'
import { VirtualClock } from './virtual-clock.js'

export const NAME = 'support'
export const TIMEOUT = 1_800_000
/** Until a revision of the emulated control plane is DEPLOYED. */
export const BUILD = 60_000

/** What a run on main at a commit asks for. */
export function gitWanted(commit = COMMIT_A, over: Partial<DesiredGitDeployment> = {}): DesiredGitDeployment {
  return {
    source: 'git_host',
    name: NAME,
    source_config: { repo_url: REPOSITORY, integration_id: INTEGRATION_ID },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
    secrets: [{ name: 'KEY', value: 'value-of-key' }],
    commit,
    is_push_to_ref: true,
    ...over
  }
}

export function imageWanted(
  image_uri = DIGEST,
  over: Partial<DesiredContainerDeployment> = {}
): DesiredContainerDeployment {
  return { source: 'external_container', name: NAME, source_config: {}, source_revision_config: { image_uri }, ...over }
}

export function requestFor(wanted: DesiredDeployment, over: Partial<DeployRequest> = {}): DeployRequest {
  return {
    target: { name: NAME },
    wanted,
    new_revision: 'auto',
    wait: { enabled: true, interval: 'auto', timeoutMs: TIMEOUT },
    build_logs: true,
    rollback: false,
    ...over
  }
}

/** An account with its service, its time, and the runs that work on it. */
export class Account {
  readonly clock = new VirtualClock()
  readonly service: EmulatedControlPlane

  constructor(options: EmulatorOptions = {}) {
    this.service = new EmulatedControlPlane(this.clock, { buildTime: BUILD, ...options })
    this.head(COMMIT_A)
  }

  /** Moves a ref of the repository. */
  head(commit_sha: string, ref = 'main'): void {
    this.service.core.setHead({ repo_url: REPOSITORY, ref, commit_sha })
  }

  /** A deployment that another run made, DEPLOYED. */
  made(wanted: DesiredDeployment = gitWanted()): { id: string; revision: string } {
    const { source, source_config, source_revision_config, secrets = [], name = '' } = wanted
    const body: DeploymentCreateRequest = { name, source, source_config, source_revision_config, secrets }
    const answer = this.service.core.controlPlane.create(body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    this.clock.pass(BUILD)
    return { id: answer.body.id, revision: answer.body.latest_revision_id ?? '' }
  }

  session(timeoutMs = TIMEOUT): RecordedSession {
    return new RecordedSession(this.service, this.clock, timeoutMs)
  }

  /** Runs one deploy; the error that it ended with, if it did. */
  async deploy(
    wanted: DesiredDeployment,
    over: Partial<DeployRequest> = {}
  ): Promise<{ session: RecordedSession; error?: unknown }> {
    const session = this.session(over.wait?.timeoutMs)
    try {
      await deployRevision(session, requestFor(wanted, over))
      return { session }
    } catch (error) {
      return { session, error }
    }
  }

  /** All deployments, and how many revisions each has had. */
  get deployments() {
    const { controlPlane } = this.service.core
    return controlPlane.list({ limit: 100, offset: 0 }).resources.map((deployment) => {
      const revisions = controlPlane.listRevisions(deployment.id, { limit: 100, offset: 0 })
      if (revisions.status !== 200) throw new Error('gone')
      return { ...deployment, revisions: revisions.body.resources }
    })
  }

  /** The one deployment there must be. */
  get only() {
    const [only, another] = this.deployments
    if (only === undefined || another !== undefined) throw new Error(`${this.deployments.length} deployments, not one`)
    return only
  }
}
