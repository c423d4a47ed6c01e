import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { parse } from 'yaml'
import { type Emulator, startEmulator } from '../../../../emulator/index.js'
import { GitHubServer } from '../../../github/server/index.js'
import {
  findJob,
  findStep,
  type JobRun,
  type RunOptions,
  runWorkflow,
  type StandIn,
  type WorkflowEvent,
  type WorkflowRun
} from '../../../support/workflow-harness/index.js'

/** The secrets that a repository with these examples has. */
export const SECRETS = {
  CONTROL_PLANE_API_KEY: 'key-of-the-control-plane-4711',
  LANGSMITH_API_KEY: 'key-of-the-control-plane-4711',
  OPENAI_API_KEY: 'sk-example-0815-not-a-real-key'
}

/** The fields of a deployment that these tests read. */
export interface DeploymentFacts {
  id: string
  name: string
  source: string
  latest_revision_id: string
  secrets: { name: string; value: string }[]
  source_config: Record<string, unknown>
  source_revision_config: Record<string, unknown>
}

/** A local control plane and a local GitHub for one test file, and the repository that deploys to the one from the other. */
export class ControlPlane {
  private emulator: Emulator | undefined
  private server: GitHubServer | undefined

  /** @param dialect What the control plane speaks. */
  constructor(dialect = 'neutral') {
    beforeAll(async () => {
      this.emulator = await startEmulator({
        apiKeys: [SECRETS.CONTROL_PLANE_API_KEY],
        buildTime: 200,
        dialect,
        listeners: [{ cluster_namespaces: ['agents'] }]
      })
      this.server = await GitHubServer.start()
    })
    afterAll(async () => {
      await Promise.all([this.emulator?.close(), this.server?.close()])
      expect(this.server?.violations).toEqual([])
    })
  }

  get github(): GitHubServer {
    if (this.server === undefined) throw new Error('GitHub is started before the first test')
    return this.server
  }

  private get running(): Emulator {
    if (this.emulator === undefined)
      throw new Error('The control plane is started before the first test')
    return this.emulator
  }

  /** Runs an example, or the workflow at a path, for an event. The ref of the event is at its commit by then, as after a real push. */
  run(
    example: string,
    event: WorkflowEvent,
    uses: Record<string, StandIn> = {},
    { secrets, vars }: Pick<RunOptions, 'secrets' | 'vars'> = {}
  ): Promise<WorkflowRun> {
    const pull = event.payload['pull_request'] as
      | { head: { ref: string; sha: string; repo: unknown } }
      | undefined
    const head = pull?.head ?? { ref: event.ref.replace('refs/heads/', ''), sha: event.sha }
    this.running.setHead({ ref: head.ref, commit_sha: head.sha })
    const file = example.includes('/') ? example : `examples/${example}`
    this.grant(file, event)
    return runWorkflow({
      file,
      event,
      actionPath: '.',
      secrets: { ...SECRETS, ...secrets },
      apiUrl: this.github.url,
      vars: {
        CONTROL_PLANE_URL: this.running.url,
        LANGSMITH_CONTROL_PLANE: this.running.url,
        LANGSMITH_WORKSPACE_ID: 'workspace-of-acme',
        REPORTS_IMAGE: 'ghcr.io/acme/reports:v1',
        CLUSTER_NAMESPACE: 'agents',
        ...vars
      },
      uses
    })
  }

  /** The token may do what the workflow asks for, and in the run of a fork only read. */
  private grant(file: string, { payload }: WorkflowEvent): void {
    const { permissions } = parse(readFileSync(file, 'utf8')) as {
      permissions: Record<string, 'read' | 'write'>
    }
    const pull = payload['pull_request'] as { head: { repo: { fork: boolean } } } | undefined
    for (const name of ['contents', 'deployments', 'pull-requests']) {
      const level = permissions[name] ?? 'none'
      this.github.permissions[name] = pull?.head.repo.fork && level === 'write' ? 'read' : level
    }
  }

  /** Lets every agent server answer so from now on. */
  setAgent(behavior: string): void {
    this.running.setAgent(behavior)
  }

  /** Lets the next build fail. */
  failNextBuild(): void {
    this.running.setOutcome({ outcome: 'BUILD_FAILED' })
  }

  /** Forgets all deployments. */
  reset(): void {
    this.running.reset()
  }

  /** Names of the existing deployments. */
  names(): string[] {
    return this.running.controlPlane
      .dump()
      .map(({ name }) => name)
      .sort()
  }

  /** Reads a deployment from the control plane itself. */
  async deployment(id: string | undefined): Promise<DeploymentFacts> {
    return (await this.get(`/v2/deployments/${id}`)) as DeploymentFacts
  }

  /** How many revisions a deployment has had. */
  async revisionCount(id: string | undefined): Promise<number> {
    const { resources } = (await this.get(`/v2/deployments/${id}/revisions`)) as {
      resources: unknown[]
    }
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

/** What the actions of a build of an image would do, with an image of this digest. */
export function docker(digest: string): Record<string, StandIn> {
  const names = ['actions/checkout', 'docker/setup-buildx-action', 'docker/login-action']
  const quiet = names.map((name): [string, StandIn] => [name, () => ({})])
  return {
    ...Object.fromEntries(quiet),
    'docker/build-push-action': () => ({ outputs: { digest } })
  }
}
