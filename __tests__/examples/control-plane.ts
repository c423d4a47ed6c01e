import { afterAll, beforeAll } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import type { JobRun, StandIn, WorkflowEvent, WorkflowRun } from '../harness/index.js'
import { findJob, findStep, runWorkflow } from '../harness/index.js'

/** The secrets that a repository with these examples has. */
export const SECRETS = {
  CONTROL_PLANE_API_KEY: 'key-of-the-control-plane-4711',
  OPENAI_API_KEY: 'sk-example-0815-not-a-real-key'
}

/** A deployment as the control plane tells of it, as far as these tests look. */
export interface DeploymentFacts {
  id: string
  name: string
  source: string
  latest_revision_id: string
  source_config: Record<string, unknown>
  source_revision_config: Record<string, unknown>
}

/** A local control plane for one test file, and the repository that deploys to it. */
export class ControlPlane {
  private emulator: Emulator | undefined

  constructor() {
    beforeAll(async () => {
      this.emulator = await startEmulator({
        apiKeys: [SECRETS.CONTROL_PLANE_API_KEY],
        buildTime: 200,
        listeners: [{ cluster_namespaces: ['agents'] }]
      })
    })
    afterAll(() => this.emulator?.close())
  }

  private get running(): Emulator {
    if (this.emulator === undefined) throw new Error('The control plane is started before the first test')
    return this.emulator
  }

  /** Runs an example for an event. The ref of the event is at its commit by then, as after a real push. */
  run(example: string, event: WorkflowEvent, uses: Record<string, StandIn> = {}): Promise<WorkflowRun> {
    this.running.setHead({ ref: event.ref.replace('refs/heads/', ''), commit_sha: event.sha })
    return runWorkflow({
      file: `examples/${example}`,
      event,
      actionPath: '.',
      secrets: SECRETS,
      vars: { CONTROL_PLANE_URL: this.running.url },
      uses
    })
  }

  /** Reads a deployment from the control plane itself. */
  async deployment(id: string | undefined): Promise<DeploymentFacts> {
    return (await this.get(`/v2/deployments/${id}`)) as DeploymentFacts
  }

  /** How many revisions a deployment has had. */
  async revisionCount(id: string | undefined): Promise<number> {
    const { resources } = (await this.get(`/v2/deployments/${id}/revisions`)) as { resources: unknown[] }
    return resources.length
  }

  private async get(path: string): Promise<unknown> {
    const response = await fetch(`${this.running.url}${path}`, {
      headers: { 'X-Api-Key': SECRETS.CONTROL_PLANE_API_KEY }
    })
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

/** The job of an example and the outputs of its `deploy` step. */
export function deployed(run: WorkflowRun): { job: JobRun; outputs: Record<string, string> } {
  const job = findJob(run, 'deploy')
  return { job, outputs: findStep(job, 'deploy').outputs }
}
