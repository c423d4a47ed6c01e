/**
 * Runs the bundle for one operation, and records what it asks of the control plane and of GitHub.
 */
import { GitHubServer } from '../../__tests__/github/server/index.js'
import {
  pullRequest,
  pushToBranch,
  REPOSITORY,
  schedule,
  type WorkflowEvent
} from '../../__tests__/support/workflow-harness/events.js'
import { type ActionResult, type ActionRun, runAction } from '../../src/cli/demo/local-runner.js'
import type { Event, Operation } from './operations.js'
import { KEY, type Plane, startPlane } from './plane.js'
import { type Relay, startRelay } from './relay.js'

const FIRST = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
const NEXT = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'

/** What one run requested. */
export interface Recorded {
  /** `METHOD path` of each request to the control plane and the agent server, in their order. */
  asked: string[]
  /** Looks while it waited for a revision: how many depends on the time that this takes. */
  looks: number
  /** `METHOD path` of each request to GitHub, in their order. */
  github: string[]
  /** TCP connections to the control plane. */
  connections: number
  exitCode: number | null
}

type RunAction = (run: ActionRun) => Promise<ActionResult>

interface Stage {
  run: RunAction
  plane: Plane
  github: GitHubServer
  relay: Relay
}

/** A control plane before which operations can be recorded, one after the other. */
export interface Recorder extends AsyncDisposable {
  /**
   * @throws Error if the state before cannot be deployed, or GitHub's description forbids a
   * request.
   */
  record(operation: Operation): Promise<Recorded>
}

/** @param run Starts the action; the bundle as a process if not given. */
export async function startRecorder(run: RunAction = runAction): Promise<Recorder> {
  const plane = await startPlane('40ms')
  return {
    record: async (operation) => {
      const github = await GitHubServer.start()
      try {
        await using relay = await startRelay(plane.url)
        return await record(operation, { run, plane, github, relay })
      } finally {
        await Promise.all([github.close(), plane.reset()])
      }
    },
    [Symbol.asyncDispose]: () => plane[Symbol.asyncDispose]()
  }
}

async function record(operation: Operation, stage: Stage): Promise<Recorded> {
  const { plane, github, relay } = stage
  const id = await prepare(operation, stage)
  const before = { requests: (await plane.requests()).length, github: github.log.length }
  const connections = relay.connections()
  const { inputs, event, moved, byId } = operation
  const given = byId ? { ...inputs, deployment_id: id, name: '' } : inputs
  const { exitCode } = await start(stage, { inputs: given, event, sha: moved ? NEXT : FIRST })
  if (github.violations.length > 0) throw new Error(github.violations.join('\n'))
  return {
    ...withoutLooks((await plane.requests()).slice(before.requests).map(shown)),
    github: github.log.slice(before.github).map((line) => line.replace(/\/\d+/g, '/:id')),
    connections: relay.connections() - connections,
    exitCode
  }
}

/** Deploys the state before. Returns the id of the last deployment. */
async function prepare({ title, before, closed }: Operation, stage: Stage): Promise<string> {
  const { pulls } = stage.github.repository
  for (const number of [7, 12]) pulls.set(number, 'open')
  let id = ''
  for (const { inputs, event } of before ?? []) {
    const { exitCode, outputs, stdout } = await start(stage, { inputs, event, sha: FIRST })
    if (exitCode !== 0)
      throw new Error(`${title}: the state before could not be deployed:\n${stdout}`)
    id = outputs['deployment_id'] ?? ''
  }
  for (const number of closed ?? []) pulls.set(number, 'closed')
  return id
}

interface Start {
  inputs: Record<string, string>
  event: Event | undefined
  sha: string
}

async function start(
  { run, plane, github, relay }: Stage,
  { inputs, event, sha }: Start
): Promise<ActionResult> {
  const cause = eventOf(event, sha)
  await plane.setHead(cause.headRef ?? 'main', sha)
  return run({
    bundle: 'dist/index.js',
    inputs: {
      base_url: relay.url,
      api_key: KEY,
      github_token: 'ghs_token',
      poll_interval: '10ms',
      ...inputs
    },
    event: cause.payload,
    variables: {
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ID: '42',
      GITHUB_EVENT_NAME: cause.name,
      GITHUB_REF: cause.ref,
      GITHUB_SHA: cause.sha
    }
  })
}

function eventOf(event: Event = 'push', sha: string): WorkflowEvent {
  if (event === 'push') return pushToBranch({ sha })
  if (event === 'schedule') return schedule({ cron: '0 3 * * *' })
  return pullRequest({ action: event, headSha: sha })
}

/** The request with its ids left out, and without its query. */
function shown(request: string): string {
  return request
    .replace(/\?.*$/, '')
    .replace(/(deployments|agents)\/[\w-]{36}/, '$1/:id')
    .replace(/revisions\/[\w-]{36}$/, 'revisions/:id')
}

/**
 * Looks at the revision after a write are those of the wait, and so is the list of revisions that a
 * wait begins with.
 */
function withoutLooks(requests: string[]): Pick<Recorded, 'asked' | 'looks'> {
  const written = requests.findIndex((line) =>
    /^(?:POST|PATCH) \/v2\/deployments(?:\/:id)?$/.test(line)
  )
  const isLook = (line: string, index: number) =>
    written >= 0 && index > written && /\/revisions(?:\/:id)?$/.test(line)
  const asked = requests.filter((line, index) => !isLook(line, index))
  return { asked, looks: requests.length - asked.length }
}
