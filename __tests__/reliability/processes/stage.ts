/**
 * The stage of a run that is held and signaled: a control plane whose time passes with each poll, GitHub, and a gate
 * in front of both.
 */
import type { ChildProcess } from 'node:child_process'
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import type { GitHubServer } from '../../github/server/index.js'
import { API_KEY, COMMIT, gitInputs } from '../../programs/action/bundle.js'
import { inventory } from '../../programs/action/emulated.js'
import { type ProcessEnd, runProcess } from '../../support/program-process.js'
import { pullRequest, REPOSITORY } from '../../support/workflow-harness/index.js'
import { type Gate, isKind, type Point, startGate } from './gate.js'

/** Duration of a build by the control plane's clock, which advances by a second with each poll of a revision. */
const BUILD_MS = 4_000
const LOOK_MS = 1_000

const SECRETS = { before: 'GREETING=value-before', after: 'GREETING=value-after' }

/** The request of a run, and the state before it. */
export type Scene = 'create' | 'patch' | 'check' | 'delete' | 'preview' | 'preview being built'

/** One scene, with all that it takes. Dispose of it in the end. */
export interface Stage extends AsyncDisposable {
  plane: Emulator
  /** Number of its pull request: each scene has its own on a GitHub that all share. */
  pull: number
  /** Runs the scene. At the point, if there is one, it is held and calls `atPoint`. */
  play(point?: Point, atPoint?: (child: ChildProcess) => unknown): Promise<ProcessEnd>
  /** Resolves once a run asks for the status of a revision. Its output has been set by then. */
  polled: Promise<void>
  /** From now on the build progresses with each poll. */
  letTimePass(): void
  /** The last status of each GitHub Deployment of this pull request, oldest first; `none` where there is none. */
  recorded(): string[]
  /** The comments on this pull request. */
  comments(): string[]
  /** Deployments by name, with the number of their revisions. */
  inventory(): Record<string, number>
}

let pulls = 100

/** Sets the scene. */
export async function setScene(scene: Scene, github: GitHubServer): Promise<Stage> {
  const time = { ms: Date.UTC(2026, 0, 1), stepMs: scene === 'preview being built' ? 0 : LOOK_MS }
  const heads = [
    { ref: 'main', commit_sha: COMMIT },
    { ref: 'feature/greeting', commit_sha: COMMIT }
  ]
  const plane = await startEmulator({
    apiKeys: [API_KEY],
    buildTime: BUILD_MS,
    heads,
    now: () => time.ms
  })
  const pull = pulls++
  github.repository.pulls.set(pull, 'open')
  const held: { point: Point | undefined; at: () => void } = { point: undefined, at: () => {} }
  let tellPolled = () => {}
  const polled = new Promise<void>((resolve) => (tellPolled = resolve))
  const onStage: Parameters<typeof startGate>[1] = (kind, stage) => {
    if (stage === 'arrived' && isKind(kind, 'GET /revisions/:id')) {
      time.ms += time.stepMs
      tellPolled()
    }
    const { point } = held
    if (point === undefined || point.stage !== stage || !isKind(kind, point.request))
      return undefined
    if (--point.nth > 0) return undefined
    held.point = undefined
    held.at()
    return new Promise(() => {})
  }
  const planeGate = await startGate(plane.url, onStage)
  const githubGate = await startGate(github.url, onStage)
  const gates: [Gate, Gate] = [planeGate, githubGate]
  const play: Stage['play'] = (point, atPoint) => {
    held.point = point && { ...point }
    return runProcess({
      ...runOf(scene, { planeUrl: planeGate.url, githubUrl: githubGate.url, pull }),
      onStart: (child) => (held.at = () => atPoint?.(child))
    })
  }
  if (scene !== 'create' && !scene.startsWith('preview')) {
    plane.controlPlane.create(standing(plane))
    time.ms += BUILD_MS
  }
  const { repository } = github
  return {
    plane,
    pull,
    play,
    polled,
    inventory: () => inventory(plane),
    letTimePass: () => {
      time.stepMs = LOOK_MS
    },
    recorded: () =>
      repository.deployments
        .filter(({ environment }) => environment === `preview/support-pr-${pull}`)
        .map(({ statuses }) => statuses.at(-1)?.state ?? 'none'),
    comments: () =>
      repository.comments.filter((comment) => comment.pull === pull).map(({ body }) => body),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(gates.map((gate) => gate[Symbol.asyncDispose]()))
      await plane.close()
    }
  }
}

/** A deployment that serves before the scene is played. */
function standing({ controlPlane }: Emulator) {
  const [name = '', value = ''] = SECRETS.before.split('=')
  return {
    name: 'support',
    source: 'git_host',
    source_config: {
      integration_id: controlPlane.integrations[0]?.id,
      repo_url: 'https://github.com/octo/support',
      deployment_type: 'prod'
    },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' },
    secrets: [{ name, value }]
  }
}

function runOf(
  scene: Scene,
  { planeUrl, githubUrl, pull }: { planeUrl: string; githubUrl: string; pull: number }
) {
  const inputs = gitInputs(planeUrl, {
    poll_interval: '20ms',
    timeout: '60s',
    secrets: SECRETS.after
  })
  if (scene === 'delete') return { inputs: { ...inputs, command: 'delete' } }
  if (scene === 'check')
    return { inputs: { ...inputs, smoke_assistant: 'agent', smoke_input: 'Hello' } }
  if (!scene.startsWith('preview')) return { inputs }
  const event = pullRequest({ action: 'opened', number: pull, headSha: COMMIT })
  return {
    inputs: { ...inputs, preview: 'true', github_token: 'ghs_tokenOfTheTests' },
    event: event.payload,
    variables: {
      GITHUB_API_URL: githubUrl,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_REF: event.ref,
      GITHUB_SHA: event.sha,
      GITHUB_HEAD_REF: event.headRef ?? '',
      GITHUB_BASE_REF: event.baseRef ?? ''
    }
  }
}
