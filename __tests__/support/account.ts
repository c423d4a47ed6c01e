/**
 * Where a test of a deploy starts: an account with its service, its time, and the runs that work on
 * it. The service is that of the simulation, which is the core of the local control plane with
 * variations, behind the real client.
 */
import type { DeploymentRecord } from '../../emulator/control-plane/records.js'
import { OUTCOME, parseOutcome, scriptedOutcome } from '../../emulator/scripting/outcomes.js'
import { isOf, Scripted } from '../../emulator/scripting/scripted.js'
import { PLAIN_TRAITS } from '../../simulation/service/draw-traits.js'
import { BEFORE, Service } from '../../simulation/service/service.js'
import { type Variations, varyTraits } from '../../simulation/service/traits.js'
import { operationOf } from '../../simulation/story/operation.js'
import { createControlPlane } from '../../src/adapters/control-plane/client.js'
import type { HttpSender } from '../../src/adapters/http/sender.js'
import type { DeploymentAnswer } from '../../src/contract/answers.js'
import type { DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { DeployEvent } from '../../src/deploy/core/events.js'
import type {
  DesiredContainerDeployment,
  DesiredDeployment,
  DesiredGitDeployment,
  Origin
} from '../../src/deploy/core/model.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { servingId } from '../../src/deploy/core/snapshot.js'
import { deployRevision } from '../../src/deploy/deploy.js'
import type { AgentChecks, Clock, ControlPlane } from '../../src/ports.js'
import { COMMIT_A, COMMIT_B, DIGEST, dropped, INTEGRATION_ID, REPOSITORY } from './fakes/answers.js'
import { RecordedSession } from './fakes/session.js'
import { VirtualClock } from './fakes/virtual-clock.js'

export const NAME = 'support'
export const TIMEOUT = 1_800_000
/** Until a revision is DEPLOYED, in milliseconds. */
export const BUILD = 60_000
export const NO_WAIT = { wait: { enabled: false, interval: 'auto', timeoutMs: TIMEOUT } } as const

/**
 * What a run asks for, with what it knows of its code: one fixture for both members of a request.
 */
export type Fixture = DesiredDeployment & Origin
export type GitFixture = DesiredGitDeployment & Origin
export type ImageFixture = DesiredContainerDeployment & Origin

/** What a run on main at a commit asks for. */
export function gitWanted(commit = COMMIT_A, over: Partial<GitFixture> = {}): GitFixture {
  return {
    source: 'git_host',
    name: NAME,
    source_config: { repo_url: REPOSITORY, integration_id: INTEGRATION_ID },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
    secrets: [{ name: 'KEY', value: 'value-of-key' }],
    commit,
    is_push: true,
    ...over
  }
}

/** The same with settings. */
export const gitWith = (source_config: DesiredGitDeployment['source_config'], commit = COMMIT_A) =>
  gitWanted(commit, { source_config: { ...gitWanted().source_config, ...source_config } })

/** The same of a tag. */
export const tagWanted = (tag: string, commit: string) =>
  gitWanted(commit, {
    source_revision_config: { repo_ref: `refs/tags/${tag}`, graph_config_path: 'agent.json' }
  })

export function imageWanted(image_uri = DIGEST, over: Partial<ImageFixture> = {}): ImageFixture {
  return {
    source: 'external_container',
    name: NAME,
    source_config: {},
    source_revision_config: { image_uri },
    ...over
  }
}

export function requestFor(wanted: Fixture, over: Partial<DeployRequest> = {}): DeployRequest {
  return {
    target: { name: NAME },
    wanted,
    origin: wanted,
    new_revision: 'auto',
    wait: { enabled: true, interval: 'auto', timeoutMs: TIMEOUT },
    build_logs: true,
    rollback: false,
    ...over
  }
}

type Method = keyof ControlPlane
/** Functions, of which a test may keep one while it replaces it. */
type Port = { [M in Method]: (...args: Parameters<ControlPlane[M]>) => ReturnType<ControlPlane[M]> }
/**
 * `before`: the request never arrives. `after`: it is carried out, and its answer is lost. A
 * number: so much later.
 */
export interface Trouble {
  method: Method
  when: 'before' | 'after' | number
  /** A dropped connection if absent. */
  error?: Error
}

const WRITES: Partial<Record<Method, string>> = {
  createDeployment: 'create',
  patchDeployment: 'patch',
  deleteDeployment: 'delete',
  redeployRevision: 'redeploy'
}

/** How a run ended. Revisions are called r1, r2, … in the order in which they were made. */
export interface Ended {
  /** The code of its error; `ok` without one. */
  code: string
  /** What it sent, in order. */
  writes: string[]
  outputs: {
    operation?: string
    new_revision?: boolean
    revision?: string
    status?: string
    commit?: string
    /** Null: none serves. Absent: the run does not say. */
    serving?: string | null
  }
  error: unknown
  session: RecordedSession
  /** How long it took, in milliseconds. */
  ms: number
}

export interface AccountOptions {
  /** How the service differs from the local one. */
  variations?: Variations
  /** What becomes of the nth revision, in the words of the emulator: `BUILD_FAILED revision=2`. */
  outcomes?: readonly string[]
}

export class Account {
  readonly clock = new VirtualClock()
  /** The service as other writers use it. */
  readonly core: Service
  /** The same as a run uses it. A test may replace its methods. */
  readonly service: ReturnType<typeof recorded>
  /** What another writer does once a run has emitted an event. */
  meanwhile: (event: DeployEvent) => unknown = () => {}
  /** What a read of the deployment shows in place of its true state. */
  shown: (deployment: DeploymentAnswer) => DeploymentAnswer = (deployment) => deployment
  private readonly outcomes = new Scripted(OUTCOME)

  constructor({ variations, outcomes = [] }: AccountOptions = {}) {
    for (const outcome of outcomes) this.outcome(outcome)
    this.core = new Service({
      now: () => this.clock.date(),
      traits: varyTraits(PLAIN_TRAITS, variations),
      outcomeOf: (nth) => {
        const scripted = this.outcomes.take((one) => isOf(one, '', nth))
        return {
          ending: { end: 'DEPLOYED' },
          buildTime: BUILD,
          ...(scripted && scriptedOutcome(scripted))
        }
      }
    })
    const sender = senderTo(this.core, this.clock)
    const client = createControlPlane({ sender, clock: this.clock, redact: (text) => text })
    const readDeployment: ControlPlane['readDeployment'] = async (...args) =>
      this.shown(await client.readDeployment(...args))
    this.service = recorded({ ...client, readDeployment }, this.clock)
    this.head(COMMIT_A)
    this.head(COMMIT_A, 'refs/tags/v1')
    this.head(COMMIT_B, 'refs/tags/v2')
  }

  /** Scripts what becomes of a revision that will be made. */
  outcome(text: string): void {
    this.outcomes.add(parseOutcome(text))
  }

  /** Moves a ref of the repository. */
  head(commit: string, ref = 'main'): void {
    this.core.setHead(commit, ref)
  }

  /** Moves main, and the service sees the push. */
  push(commit: string): void {
    this.head(commit)
    this.core.buildPush()
  }

  /** A deployment that another run made, DEPLOYED. */
  made(wanted: Fixture = gitWanted()): { id: string; revision: string } {
    const { source, source_config, source_revision_config, secrets = [], name = '' } = wanted
    const { status, body } = this.core.create(BEFORE, {
      name,
      source,
      source_config,
      source_revision_config,
      secrets
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    this.clock.pass(BUILD)
    const { id, revisions } = this.core.records().at(-1)!
    return { id, revision: revisions[0].id }
  }

  /** Another writer patches the deployment, or has its main built again. */
  patched(body: DeploymentPatchRequest = { source_revision_config: { repo_ref: 'main' } }): void {
    const { status } = this.core.patch(
      'another writer',
      this.only.id,
      JSON.parse(JSON.stringify(body))
    )
    if (status !== 200) throw new Error(`patch: ${status}`)
  }

  /** What happens to the next requests of a method. */
  trouble(method: Method, when: Trouble['when'], ...errors: (Error | undefined)[]): void {
    for (const error of errors.length === 0 ? [undefined] : errors)
      this.service.troubles.push({ method, when, ...(error && { error }) })
  }

  session(timeoutMs = TIMEOUT): RecordedSession {
    const session = new RecordedSession(this.service, this.clock, timeoutMs)
    const { emit } = session
    session.emit = (event) => {
      emit(event)
      this.meanwhile(event)
    }
    return session
  }

  /** Runs one deploy to its end. */
  deploy(wanted: Fixture, over: Partial<DeployRequest> = {}, checks?: AgentChecks): Promise<Ended> {
    const act = (session: RecordedSession) =>
      deployRevision(session, requestFor(wanted, over), checks)
    return this.run(act, this.session(over.wait?.timeoutMs))
  }

  /** Runs anything to its end. */
  async run(
    act: (session: RecordedSession) => Promise<unknown>,
    session = this.session()
  ): Promise<Ended> {
    const [began, sent] = [this.clock.now(), this.service.calls.length]
    const error = await act(session).then(
      () => undefined,
      (thrown: unknown) => thrown
    )
    const code = error === undefined ? 'ok' : (error as { code?: string }).code
    if (code === undefined) throw error
    const writes = this.service.calls.slice(sent).flatMap(({ method }) => WRITES[method] ?? [])
    return {
      code,
      writes,
      outputs: this.outputsOf(session),
      error,
      session,
      ms: this.clock.now() - began
    }
  }

  /** All deployments, those that are being deleted included. */
  get deployments() {
    return this.core.records().map((record) => {
      const custom_url =
        record.source_config.custom_url ?? `https://agents.example/agents/${record.id}`
      return { ...record, source_config: { ...record.source_config, custom_url } }
    })
  }

  /** The one deployment there must be. */
  get only(): DeploymentRecord {
    const [only, another] = this.core.records()
    if (only === undefined || another !== undefined)
      throw new Error(`${this.deployments.length} deployments, not one`)
    return only
  }

  /** What truly serves at the end. */
  get serving(): string | null {
    return this.nameOf(this.core.liveAt(this.only.id, this.clock.date()) ?? null)
  }

  private nameOf(id: string | null): string | null {
    const nth = this.core
      .records()
      .map(({ revisions }) => revisions.findIndex((one) => one.id === id) + 1)
    return id === null ? null : `r${nth.find((number) => number > 0) ?? `? (${id})`}`
  }

  private outputsOf(session: RecordedSession): Ended['outputs'] {
    const { operation, new_revision } = session.last('operation_decided') ?? {}
    const revision = session.last('revision_identified')
    const isOfIt = ({ revision_id }: { revision_id: string }) =>
      revision_id === revision?.revision_id
    const [status, commit] = [
      session.all('status_read').findLast(isOfIt),
      session.all('commit_read').findLast(isOfIt)
    ]
    const serving = session.last('active_revision_read')?.serving
    return {
      ...(operation !== undefined && { operation }),
      ...(new_revision !== undefined && { new_revision }),
      ...(revision && { revision: this.nameOf(revision.revision_id)! }),
      ...(status && { status: status.status }),
      ...(commit && { commit: commit.commit_sha }),
      ...(serving !== undefined && { serving: this.nameOf(servingId(serving) ?? null) })
    }
  }
}

function senderTo(service: Service, clock: Clock): HttpSender {
  const copied = (value: unknown): unknown =>
    value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  return {
    send: async ({ method, path, body }) => {
      const {
        status,
        body: answer,
        location
      } = service.handle('run', operationOf(method, path, 'git_host'), copied(body))
      const text = answer === undefined ? '' : JSON.stringify(answer)
      const [date, receivedAt] = [new Date(clock.date()).toUTCString(), clock.date()]
      return { status, text, retryAfter: undefined, location, date, receivedAt }
    }
  }
}

/**
 * Keeps what was sent, with the troubles that a test scripts: each is used up by the first request
 * that it fits.
 */
function recorded(inner: ControlPlane, clock: VirtualClock) {
  const calls: { method: Method; args: unknown[]; at: number }[] = []
  const send = async (method: Method, args: unknown[]) => {
    calls.push({ method, args, at: clock.now() })
    const index = service.troubles.findIndex((each) => each.method === method)
    const trouble = index < 0 ? undefined : service.troubles.splice(index, 1)[0]
    const act = () => (inner[method] as (...all: unknown[]) => Promise<unknown>)(...args)
    if (typeof trouble?.when === 'number') clock.after(trouble.when, () => void act())
    const answer = trouble === undefined || trouble.when === 'after' ? await act() : undefined
    if (trouble !== undefined) throw trouble.error ?? dropped()
    return answer
  }
  const methods = Object.keys(inner).map((method) => [
    method,
    (...args: unknown[]) => send(method as Method, args)
  ])
  const count = (method: Method) => calls.filter((call) => call.method === method).length
  const service = {
    ...(Object.fromEntries(methods) as Port),
    calls,
    troubles: [] as Trouble[],
    count
  }
  return service
}
