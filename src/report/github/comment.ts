/**
 * The comment on a pull request that shows the deployments of a run: a row for each. Other runs may
 * write it as well.
 */
import { createHash } from 'node:crypto'
import type { RunContext } from '../../adapters/github/run-context.js'
import type { Guard } from '../../adapters/github/warn-on-failure.js'
import type { RecordsWanted } from '../../inputs/github-records.js'
import { redactFacts } from '../../masking/redact-facts.js'
import type { Redactor } from '../../masking/redactor.js'
import type { Clock, GitHubComment, GitHubWrites } from '../../ports.js'
import {
  headingOf,
  mergeParts,
  type Part,
  partOf,
  readParts,
  renderParts
} from '../markdown/parts.js'
import type { DeploymentState, Kind } from '../outcome.js'

const WHAT = 'write the comment on the pull request'
/**
 * Time between two writes while the run continues, in milliseconds: GitHub limits how much a token
 * writes an hour.
 */
const BETWEEN_WRITES_MS = 15_000
/** Another run that read the comment before this write has written it by then. */
const CHECK_AFTER_MS = 1_000
const MOST_ROUNDS = 5
/** A comment is not created for these alone. */
const NOTHING_DONE = new Set<Kind>(['deleted', 'absent', 'cancelled'])

/** What reports on GitHub use of a run. */
export interface ReportPorts {
  context: RunContext
  clock: Clock
  redactor: Pick<Redactor, 'redact' | 'redactAll'>
}

export interface Commented {
  records: RecordsWanted
  /**
   * The manifest whose deployments share it, by its path, in one of its environments; absent if it
   * is about one.
   */
  scope?: { manifest: string; environment?: string | undefined } | undefined
  /**
   * The keys of all deployments in the manifest, in its order: also those that another job runs.
   */
  keys: readonly string[]
}

type Marked = Pick<RecordsWanted, 'control_plane' | 'plans'> & { name: string | Commented['scope'] }

/**
 * The last line of the comment, invisible. It is a digest of the name and the key of its control
 * plane, so no name can end the marker, and no marker begins another's. A plan has its own comment,
 * so that it never replaces that of the deployment. A manifest is no name: its comment is never
 * that of one deployment.
 */
export function commentMarker({ name, control_plane, plans }: Marked): string {
  const about = JSON.stringify([control_plane, name, ...(plans ? ['plan'] : [])])
  return `<!-- deploy-agent-server ${createHash('sha256').update(about).digest('hex')} -->`
}

/** Opens the comment of a run; undefined if it writes none. The plan of a delete has none. */
export function openComment(
  commented: Commented,
  ports: ReportPorts,
  guard: Guard<GitHubWrites>,
  random: () => number = Math.random
): Comment | undefined {
  const { comment_on: pull, deletes, plans = false } = commented.records
  if (pull === undefined || (deletes && plans)) return undefined
  return new Comment(commented, pull, { ...ports, guard, random })
}

/**
 * The comment as this run writes it. Rendering is guarded as well: nothing about a comment may end
 * the deploy.
 */
export class Comment {
  private readonly startedAt: number
  private readonly marker: string
  private readonly own = new Map<string, Part>()
  private readonly closing = new AbortController()
  private showsAll: boolean
  private isOutdated = false
  private writing: Promise<void> | undefined
  private known: number | undefined

  constructor(
    private readonly about: Commented,
    private readonly pull: number,
    private readonly ports: ReportPorts & { guard: Guard<GitHubWrites>; random: () => number }
  ) {
    const { name, plans, deletes } = about.records
    this.startedAt = ports.clock.date()
    this.marker = commentMarker({ ...about.records, name: about.scope ?? name })
    this.showsAll = !deletes && !plans
  }

  /**
   * Shows the present state of a deployment. The requests to GitHub run while the deploys continue;
   * of several states only the latest is written. Never throws.
   *
   * @param all Those of all: the first version shows each.
   */
  update(state: DeploymentState, all: readonly DeploymentState[]): void {
    const states = this.showsAll ? all : [state]
    this.showsAll = false
    void this.ports.guard(WHAT, async () => {
      this.note(states)
      this.writing ??= this.writeWhileOutdated()
    })
  }

  /**
   * Shows how these have ended. Returns the pull request if it has a comment; undefined otherwise.
   * Never throws.
   */
  async close(states: readonly DeploymentState[]): Promise<number | undefined> {
    this.closing.abort()
    const isWritten = await this.ports.guard(WHAT, async (github) => {
      this.note(states)
      await this.writing
      return this.own.size > 0 && this.writeUntilKept(github)
    })
    return isWritten ? this.pull : undefined
  }

  private note(states: readonly DeploymentState[]): void {
    const { records, scope, keys } = this.about
    const { context, clock, redactor } = this.ports
    for (const state of states) {
      // Before it is escaped.
      const shown = redactFacts(
        { ...state, ...(scope === undefined && { name: records.name }) },
        redactor
      )
      const part = partOf(shown, {
        run_started_at: this.startedAt,
        at: clock.date(),
        run_url: context.run_url,
        isOneOfMany: keys.length > 1,
        isShared: scope !== undefined,
        is_plan: records.plans === true,
        ...(scope && { position: keys.indexOf(state.key) })
      })
      if (part.kind !== 'skipped') this.own.set(part.key, part)
    }
    this.isOutdated = true
  }

  /** False if the run is cancelled. */
  private wait(ms: number, until?: AbortSignal): Promise<boolean> {
    return this.ports.clock.sleep(ms, until).then(
      () => true,
      () => false
    )
  }

  private async writeWhileOutdated(): Promise<void> {
    while (this.isOutdated && !this.closing.signal.aborted) {
      this.isOutdated = false
      await this.ports.guard(WHAT, (github) => this.write(github))
      if (!(await this.wait(BETWEEN_WRITES_MS, this.closing.signal))) break
    }
    this.writing = undefined
  }

  /** Another run may have read the comment before it was written, and overwrite it. */
  private async writeUntilKept(github: GitHubWrites): Promise<boolean> {
    await this.write(github)
    const rounds = this.about.scope === undefined ? 1 : MOST_ROUNDS
    for (let round = 1; this.known !== undefined && round < rounds; round++) {
      // Runs that overwrite each other must not do it again in step.
      const hasTime = await this.wait(CHECK_AFTER_MS * (1 + this.ports.random() * round))
      if (!(await this.write(github)) || !hasTime) break
    }
    return this.known !== undefined
  }

  /** Writes the own parts over those in the comment. True if it did not have them already. */
  private async write(github: GitHubWrites): Promise<boolean> {
    return (
      (await this.rewrite(github, this.known)) ??
      (await this.rewrite(github, await this.find(github))) ??
      (await this.create(github))
    )
  }

  /** Whether it had to be written; undefined if it is gone. */
  private async rewrite(
    github: GitHubWrites,
    id: number | undefined
  ): Promise<boolean | undefined> {
    if (id === undefined) return undefined
    const isWritten = await github.updateComment(id, (before) =>
      this.isOurs(before) ? this.bodyOver(before.body) : undefined
    )
    this.known = isWritten === undefined ? undefined : id
    return isWritten
  }

  private async create(github: GitHubWrites): Promise<boolean> {
    const isWorth = [...this.own.values()].some(({ kind }) => !NOTHING_DONE.has(kind))
    if (this.about.records.deletes || !isWorth) return false
    const { id } = await github.createComment(this.pull, this.bodyOver(''))
    this.known = id
    // Another run may have created one at the same time: each run keeps the oldest.
    const oldest = await this.find(github)
    if (oldest === undefined || oldest === id) return true
    await github.deleteComment(id)
    return (await this.rewrite(github, oldest)) ?? false
  }

  /**
   * The text of the comment with the own parts in it.
   *
   * @param before Empty if there is no comment.
   */
  private bodyOver(before: string): string {
    const own = [...this.own.values()]
    // Those of another version of this action have other columns: their own runs write them again.
    const existing = readParts(before).filter(
      ({ head }) => this.about.scope === undefined || head === own[0]?.head
    )
    const parts = mergeParts(existing, own)
    // Later runs have written all of them.
    if (parts.every((part) => existing.includes(part))) return before
    return renderParts(parts, {
      heading: headingOf(parts),
      marker: this.marker,
      run_url: this.ports.context.run_url
    })
  }

  /** Id of the oldest comment with the marker. */
  private async find(github: GitHubWrites): Promise<number | undefined> {
    for await (const comment of github.listComments(this.pull))
      if (this.isOurs(comment)) return comment.id
    return undefined
  }

  /**
   * A comment begins with a heading and ends with its marker. A marker anywhere else may be quoted,
   * or part of a log.
   */
  private isOurs({ is_trusted, body }: GitHubComment): boolean {
    return (
      is_trusted && body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === this.marker
    )
  }
}
