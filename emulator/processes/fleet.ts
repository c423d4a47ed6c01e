/**
 * The processes behind the deployments. The control plane alone decides which processes
 * should run. The fleet polls it, starts missing ones, and stops unneeded ones.
 */
import type { Secret } from '../../src/contract/deployment.js'
import type { Numbered } from '../control-plane/active-revision.js'
import type { ControlPlane } from '../control-plane/control-plane.js'
import type { RevisionConfig } from '../control-plane/records.js'

/** A process that was started. */
export interface AgentProcess {
  port: number
  /** Settles once it serves; rejects with the reason when it never will. */
  up: Promise<void>
  /** Settles with how it ended. */
  ended: Promise<string>
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
  /** No more is started. Without waiting for anything, because this program may be ending. */
  close?(): void
}

/** What the fleet asks of the control plane. */
export type Employer = Pick<ControlPlane, 'due' | 'started' | 'printed'>

interface Member {
  /** Undefined if it could not be started. */
  starting: Promise<AgentProcess | undefined>
  /** The same, once it is available. */
  process?: AgentProcess
  state: 'starting' | 'up' | 'failed'
  /** Settles once it has ended. */
  stopping?: Promise<void>
}

/**
 * Interval between polls of the control plane, in
 * milliseconds: build times of tests are not much longer.
 */
const LOOK_EVERY_MS = 50

/** Runs each revision that should serve as a process, and stops those that no longer should. */
export class Fleet {
  private readonly members = new Map<string, Member>()
  private timer: NodeJS.Timeout | undefined
  private readonly onExit = () => this.runtime.close?.()

  constructor(
    private readonly employer: Employer,
    private readonly runtime: Runtime
  ) {}

  /** Starts to watch. */
  watch(): void {
    this.timer = setInterval(() => this.tend(), LOOK_EVERY_MS)
    this.timer.unref()
    process.once('exit', this.onExit)
  }

  /** Starts what should run and does not. Stops what should not and does. */
  tend(): void {
    const due = this.employer.due()
    const ids = new Set(due.map(({ revision }) => revision.id))
    for (const one of due) if (!this.members.has(one.revision.id)) void this.launch(one)
    for (const [id, member] of this.members) if (!ids.has(id)) void this.stop(id, member)
  }

  /** The port of a revision's process, or why it has none. */
  portOf(revisionId: string): number | 'starting' | 'failed' {
    const member = this.members.get(revisionId)
    if (member?.state === 'failed') return 'failed'
    return member?.process === undefined || member.state !== 'up' ? 'starting' : member.process.port
  }

  /** Stops every process. Those that should run are restarted at the next poll. */
  async stopAll(): Promise<void> {
    await Promise.all([...this.members].map(([id, member]) => this.stop(id, member)))
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.stopAll()
    process.off('exit', this.onExit)
    this.onExit()
  }

  private async launch({ deployment, revision, number }: Numbered): Promise<void> {
    const label = `${deployment.name} #${number}`
    const { id: revision_id, source_revision_config: config, secrets } = revision
    const started = this.runtime.start({ label, deployment, revision_id, config, secrets })
    const member: Member = { starting: started.catch(() => undefined), state: 'starting' }
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
