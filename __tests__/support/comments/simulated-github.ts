/** Comments of a pull request that several runs write at once, on simulated time: each request takes a while both ways. */

import { Random } from '../../../simulation/story/random.js'
import { GitHubRefusal } from '../../../src/errors.js'
import { decodeRows } from '../../../src/github-records/manifest-comment/row-data.js'
import type { GitHubComment } from '../../../src/ports.js'
import { AT } from './rows.js'

export interface Behavior {
  /** Status of the answers to reactions, if they are refused. */
  reactions?: number
  /** The longest way of a request and of its answer, in milliseconds. */
  latencyMs?: number
  /** By how much the clocks of two runners may differ, in milliseconds. */
  skewMs?: number
}

export const refused = (status: number) =>
  new GitHubRefusal(`GitHub answered ${status}`, { status, permission: 'pull-requests: write' })

export class SimulatedGitHub {
  /** Oldest first. */
  comments: GitHubComment[] = []
  /** The reaction to each comment. */
  readonly reactions = new Map<number, { id: number; created_at: number }>()
  readonly log: string[] = []
  /** The first version of each comment. */
  readonly created: string[] = []
  /** The next requests of a kind fail. */
  faults: { request: RegExp; error: Error; times: number }[] = []
  /** The next answers to requests of a kind take longer, in milliseconds. */
  slow: { request: RegExp; ms: number; times: number }[] = []
  readonly problems: string[] = []
  /** What happens right after a comment was updated. */
  afterUpdate: () => void = () => {}
  now = 0
  private nextId = 1
  private planned: { at: number; nth: number; act: () => void }[] = []
  private readonly random: Random

  constructor(
    seed: number,
    readonly behavior: Behavior = {}
  ) {
    this.random = new Random(seed, 'github')
  }

  /** A number between 0 and 1. */
  chance = () => this.random.next()

  /** Resolves after so many milliseconds of simulated time. */
  after(ms: number): Promise<void> {
    return new Promise((act) => this.planned.push({ at: this.now + ms, nth: this.nextId++, act }))
  }

  /** Lets time pass until nothing is planned. */
  async run(): Promise<void> {
    for (;;) {
      await new Promise(setImmediate)
      const next = this.planned.reduce<(typeof this.planned)[number] | undefined>(
        (first, one) =>
          first === undefined || one.at < first.at || (one.at === first.at && one.nth < first.nth) ? one : first,
        undefined
      )
      if (next === undefined) return
      this.planned.splice(this.planned.indexOf(next), 1)
      this.now = next.at
      next.act()
    }
  }

  /** The rows of the only comment. */
  get rows() {
    return this.comments.length === 1 ? decodeRows(this.comments[0]?.body ?? '', AT + this.now + 60_000) : []
  }

  /** @throws What was planned for such a request. */
  failIfPlanned(request: string): void {
    const fault = this.faults.find((one) => one.times > 0 && one.request.test(request))
    if (fault === undefined) return
    fault.times -= 1
    throw fault.error
  }

  /** How long the answer to such a request takes. */
  answerTime(request: string): number {
    const slow = this.slow.find((one) => one.times > 0 && one.request.test(request))
    if (slow !== undefined) slow.times -= 1
    return this.latency() + (slow?.ms ?? 0)
  }

  find(id: number): GitHubComment | undefined {
    return this.comments.find((comment) => comment.id === id)
  }

  create(body: string) {
    const comment = { id: this.nextId++, body, is_trusted: true }
    this.comments.push(comment)
    this.created.push(body)
    return comment
  }

  /** As GitHub does it: it creates one reaction, and finds it from then on. */
  react(id: number) {
    if (this.behavior.reactions !== undefined) throw refused(this.behavior.reactions)
    if (this.find(id) === undefined) throw refused(404)
    const found = this.reactions.get(id)
    const reaction = found ?? { id: this.nextId++, created_at: this.now }
    this.reactions.set(id, reaction)
    return {
      id: reaction.id,
      is_new: found === undefined,
      age_ms: Math.floor((this.now - reaction.created_at) / 1000) * 1000
    }
  }

  /** How long one way of a request takes: most are quick, some are slow. */
  latency(): number {
    const { latencyMs = 400 } = this.behavior
    return 10 + this.chance() ** 3 * latencyMs
  }
}
