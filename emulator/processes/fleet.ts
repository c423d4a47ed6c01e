/**
 * The processes behind the deployments. The control plane alone decides which processes should run. The fleet polls it,
 * starts missing ones, and stops unneeded ones once their last request is answered.
 */
import type { Secret } from '../../src/contract/deployment.js'
import type { Numbered } from '../control-plane/active-revision.js'
import type { RevisionConfig } from '../control-plane/records.js'

/** A process that was started. */
export interface AgentProcess {
  port: number
  /** Settles once it serves; rejects with the reason when it never will. */
  up: Promise<void>
  /** Settles with how it ended. */
  ended: Promise<string>
  /** Ends it and all it started, at once. */
  kill(): void
  /** Asks it to end, and kills it if it does not. Resolves once it has ended. */
  stop(): Promise<void>
}

/** The revision that a process is started for. */
export interface AgentRevision {
  label: string
  deployment: { id: string; name: string }
  revision_id: string
  config: RevisionConfig
  secrets: readonly Secret[]
}

/** The port through which processes are started. */
export interface Runtime {
  start(what: AgentRevision): Promise<AgentProcess>
  /** A message for the user. */
  note(label: string, text: string): void
  /** No more is started, and every process has ended or was killed. */
  close?(): void
}

/** What the fleet asks of the control plane. */
export interface Employer {
  /** The revisions that should be running. */
  due(): Numbered[]
  /** A process came up, or will not (`problem`). */
  started(revision: { deployment_id: string; revision_id: string }, problem: string | null): void
  /** A process printed a line. */
  printed(revision: { deployment_id: string; revision_id: string }, line: string): void
}

interface Member {
  /** Undefined if it could not be started. */
  starting: Promise<AgentProcess | undefined>
  /** The same, once it is available. */
  process?: AgentProcess
  state: 'starting' | 'up' | 'failed'
  /** Requests in progress. */
  inFlight: number
  /** Since when it is no longer needed, by the clock of this machine. */
  unneededAt?: number
  /** Settles once it has ended. */
  stopping?: Promise<void>
}

/** Interval between polls of the control plane, in milliseconds: build times of tests are not much longer. */
const LOOK_EVERY_MS = 50
/** How long the last requests of an old revision may take. */
const DRAIN_LIMIT_MS = 30_000

/** A request in progress at a revision. */
export interface Visit {
  port: number
  leave(): void
}

/** Runs each revision that should serve as a process, and stops those that no longer should. */
export class Fleet {
  private readonly members = new Map<string, Member>()
  private timer: NodeJS.Timeout | undefined
  private readonly killAll = () => {
    for (const { process } of this.members.values()) process?.kill()
    this.runtime.close?.()
  }

  constructor(
    private readonly employer: Employer,
    private readonly runtime: Runtime
  ) {}

  /** Starts to watch. Processes that still run when this program ends, for any reason, are killed. */
  watch(): void {
    this.timer = setInterval(() => this.tend(), LOOK_EVERY_MS)
    this.timer.unref()
    process.once('exit', this.killAll)
  }

  /** Starts what should run and does not. Stops what should not and does, once its last request is answered. */
  tend(): void {
    const due = this.employer.due()
    const ids = new Set(due.map(({ revision }) => revision.id))
    for (const one of due) if (!this.members.has(one.revision.id)) void this.launch(one)
    for (const [id, member] of this.members) {
      if (ids.has(id)) continue
      member.unneededAt ??= performance.now()
      const isOver = member.inFlight === 0 || performance.now() - member.unneededAt > DRAIN_LIMIT_MS
      if (isOver) void this.stop(id, member)
    }
  }

  /** Enters a revision, or says why that cannot be. Whoever enters has to leave. */
  enter(revisionId: string): Visit | 'starting' | 'failed' {
    const member = this.members.get(revisionId)
    if (member?.state === 'failed') return 'failed'
    if (member?.process === undefined || member.state !== 'up') return 'starting'
    member.inFlight += 1
    const leave = () => {
      member.inFlight -= 1
    }
    return { port: member.process.port, leave }
  }

  /** Stops every process. Those that should run are restarted at the next poll. */
  async stopAll(): Promise<void> {
    await Promise.all([...this.members].map(([id, member]) => this.stop(id, member)))
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.stopAll()
    process.off('exit', this.killAll)
    this.runtime.close?.()
  }

  private async launch({ deployment, revision, number }: Numbered): Promise<void> {
    const label = `${deployment.name} #${number}`
    const { id: revision_id, source_revision_config: config, secrets } = revision
    const started = this.runtime.start({ label, deployment, revision_id, config, secrets })
    const member: Member = { starting: started.catch(() => undefined), state: 'starting', inFlight: 0 }
    this.members.set(revision.id, member)
    const problem = await comeUp(member, started).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error))
    )
    if (member.stopping !== undefined) return
    member.state = problem === null ? 'up' : 'failed'
    this.runtime.note(label, problem ?? 'is serving')
    this.employer.started({ deployment_id: deployment.id, revision_id }, problem)
    const end = await member.process?.ended
    if (member.stopping !== undefined || problem !== null) return
    this.runtime.note(label, `${end}. Requests to it get 502 until the next revision.`)
  }

  /** Stops a process, even while it is starting, and forgets it once it has ended. */
  private stop(id: string, member: Member): Promise<void> {
    const end = async () => {
      await (await member.starting)?.stop()
      // Only now, so that a program that ends meanwhile still knows of it.
      this.members.delete(id)
    }
    member.stopping ??= end()
    return member.stopping
  }
}

async function comeUp(member: Member, started: Promise<AgentProcess>): Promise<void> {
  member.process = await started
  await member.process.up
}
