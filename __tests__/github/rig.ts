import { afterEach, beforeEach, expect } from '@jest/globals'
import type { EmulatorOptions } from '../../emulator/index.js'
import { type ActionResult, runAction } from '../../src/cli/demo/local-runner.js'
import { BUNDLE } from '../programs/action/bundle.js'
import { borrowSkippingEmulator } from '../support/borrowed-emulator.js'
import { runHere } from '../support/run-here.js'
import { pullRequest, REPOSITORY, type WorkflowEvent } from '../support/workflow-harness/index.js'
import { type Comment, type Deployment, GitHubServer } from './server/index.js'

export { warningsOf } from '../support/shown-messages.js'

/** Made of no words: the messages of the action would be masked where they have them. */
export const KEY = 'k-7Qx2mZ9vLw4'
export const TOKEN = 'ghs_tokenOfTheTests'
export const NAME = 'support-agent'
export const PREVIEW_NAME = `${NAME}-pr-12`
export const RUN_URL = `https://github.com/${REPOSITORY}/actions/runs/42`

/** Inputs of a preview, as in `examples/preview.yml`. */
export const PREVIEW = { name: NAME, preview: 'true', graph_config_path: 'agent.json' }

export interface Run {
  inputs: Record<string, string>
  event?: WorkflowEvent
  signal?: AbortSignal
  onLine?: (line: string) => void
  variables?: Record<string, string>
}

type StepOf = { [name in 'inputs' | 'event' | 'variables']: Run[name] | undefined } & Pick<
  Run,
  'inputs'
>
type RigEmulator = Awaited<ReturnType<typeof borrowSkippingEmulator>>

/** A control plane and a GitHub for one test file, both new for each test, and the action run against them in this process. No wait takes time. */
export class Rig {
  private running: { emulator: RigEmulator; github: GitHubServer } | undefined

  /** @param options Of the control plane. */
  constructor(options: EmulatorOptions = {}) {
    beforeEach(async () => {
      const emulator = await borrowSkippingEmulator({ apiKeys: [KEY], buildTime: 50, ...options })
      this.running = { emulator, github: await GitHubServer.start() }
      this.github.repository.pulls.set(12, 'open')
    })
    afterEach(async () => {
      const { violations } = this.github
      await Promise.all([this.emulator.close(), this.github.close()])
      this.running = undefined
      expect(violations).toEqual([])
    })
  }

  get emulator(): RigEmulator {
    return this.parts.emulator
  }

  get github(): GitHubServer {
    return this.parts.github
  }

  private get parts() {
    if (this.running === undefined) throw new Error('Both are started before each test')
    return this.running
  }

  /** Runs the action once, by default for pull request 12 with the event `opened`. */
  run({ inputs, event, variables, ...rest }: Run): Promise<ActionResult> {
    return runHere({
      ...this.stepOf({ inputs, event, variables }),
      clock: this.emulator.clock,
      ...rest
    })
  }

  /** The same as a process, for what a package reads as it is loaded. */
  runAsProcess(run: Pick<Run, 'inputs' | 'event' | 'variables'>): Promise<ActionResult> {
    return runAction({
      bundle: BUNDLE,
      ...this.stepOf({ event: undefined, variables: undefined, ...run })
    })
  }

  private stepOf({ inputs, event = pullRequest({ action: 'opened' }), variables }: StepOf) {
    const { headRef = '', baseRef = '' } = event
    this.moveHead(event)
    return {
      inputs: {
        base_url: this.emulator.url,
        api_key: KEY,
        github_token: TOKEN,
        poll_interval: '50ms',
        verify_serving: 'off',
        ...(event.name.startsWith('pull_request') &&
          inputs['command'] !== 'sweep' && { preview: 'false' }),
        ...inputs
      },
      event: event.payload,
      variables: {
        GITHUB_ACTIONS: 'true',
        GITHUB_API_URL: this.github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_RUN_ID: '42',
        GITHUB_EVENT_NAME: event.name,
        GITHUB_REF: event.ref,
        GITHUB_SHA: event.sha,
        GITHUB_HEAD_REF: headRef,
        GITHUB_BASE_REF: baseRef,
        ...variables
      }
    }
  }

  /** The branch is at the commit of the event by the time its run starts, as after a real push. */
  private moveHead({ payload, ref, sha }: WorkflowEvent): void {
    const pull = payload['pull_request'] as { head: { ref: string; sha: string } } | undefined
    const head = pull?.head ?? { ref: ref.replace('refs/heads/', ''), sha }
    this.emulator.setHead({ ref: head.ref, commit_sha: head.sha })
  }

  /** Names of the deployments that the control plane holds. */
  names(): string[] {
    return this.emulator.controlPlane.dump().map(({ name }) => name)
  }

  /** States of each GitHub Deployment, oldest first. */
  states(): string[][] {
    return this.github.repository.deployments.map(({ statuses }) =>
      statuses.map(({ state }) => state)
    )
  }

  /** The only GitHub Deployment. */
  get deployment(): Deployment {
    expect(this.github.repository.deployments).toHaveLength(1)
    return this.github.repository.deployments[0] as Deployment
  }

  /** The only comment of the workflow's token. */
  get comment(): Comment {
    const ours = this.github.repository.comments.filter(({ user }) => user.type === 'Bot')
    expect(ours).toHaveLength(1)
    return ours[0] as Comment
  }
}
