/** The deployed state that a decision reads: a service whose builds take time and may fail. */
import { DeploymentAnswer, RevisionAnswer } from '../../../../src/contract/answers.js'

export const DEPLOYMENT_ID = 'd0000000-0000-4000-8000-000000000001'
export const REPOSITORY = 'acme/agents'
export const CONFIG = 'agents/support/agent.json'

/** What becomes of a build, known beforehand so that every policy meets the same. */
export interface Fate {
  fails: boolean
  /** The number of pushes until the result is visible; 0: before the next one. */
  takes: number
  /** Whether the service shows the commit before the build is over. */
  tells: boolean
}

interface Revision extends Fate {
  id: string
  commit: string
  at: number
}

export class Service {
  private latest: Revision
  private active: Revision
  made = 0

  constructor(commit: string) {
    this.latest = { id: 'r0', commit, at: -1, fails: false, takes: 0, tells: true }
    this.active = this.latest
  }

  /** @param now Index of the push. */
  make(commit: string, fate: Fate, now: number): void {
    this.made += 1
    this.latest = { id: `r${this.made}`, commit, at: now, ...fate }
  }

  /** Time passes, up to the push `now`. */
  pass(now: number): void {
    if (this.status(now) === 'DEPLOYED') this.active = this.latest
  }

  status(now: number): 'BUILDING' | 'DEPLOYED' | 'BUILD_FAILED' {
    const { at, takes, fails } = this.latest
    if (at + takes >= now) return 'BUILDING'
    return fails ? 'BUILD_FAILED' : 'DEPLOYED'
  }

  /** Commit of the latest revision. */
  get commit(): string {
    return this.latest.commit
  }

  readRevision(now: number): RevisionAnswer {
    const told = this.latest.tells || this.status(now) !== 'BUILDING'
    const source_revision_config = { ...this.code(), repo_commit_sha: told ? this.latest.commit : null }
    return RevisionAnswer.parse({ id: this.latest.id, status: this.status(now), source_revision_config })
  }

  readDeployment(): DeploymentAnswer {
    return DeploymentAnswer.parse({
      id: DEPLOYMENT_ID,
      name: 'support',
      source: 'git_host',
      source_config: { repo_url: `https://github.com/${REPOSITORY}`, build_on_push: false },
      // The deployment may lag behind its latest revision.
      source_revision_config: { ...this.code(), repo_commit_sha: this.active.commit },
      secrets: [],
      status: 'READY',
      latest_revision_id: this.latest.id,
      active_revision_id: this.active.id
    })
  }

  private code() {
    return { repo_ref: 'main', graph_config_path: CONFIG }
  }
}
