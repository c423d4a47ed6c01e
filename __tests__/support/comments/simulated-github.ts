/**
 * Comments of a pull request that several runs write at once, on simulated time: each request takes
 * a while both ways.
 */
import { Random } from '../../../simulation/story/random.js'
import { CancelledError } from '../../../src/errors.js'
import type { Clock, GitHubComment, GitHubWrites } from '../../../src/ports.js'

/** When the simulated time begins. */
export const AT = Date.UTC(2026, 10, 22, 11, 5)

export class SimulatedGitHub {
  /** Oldest first. */
  comments: GitHubComment[] = []
  readonly log: string[] = []
  /** Called after a comment was written. */
  afterWrite: () => void = () => {}
  now = 0
  private nextId = 1
  private planned: { at: number; nth: number; act: () => void }[] = []
  private readonly random: Random

  /** @param latencyMs The longest way of a request or of its answer. */
  constructor(
    seed: number,
    private readonly latencyMs = 400
  ) {
    this.random = new Random(seed, 'github')
  }

  /** A number between 0 and 1. */
  chance = () => this.random.next()

  /** Resolves after so many milliseconds of simulated time. */
  after(ms: number): Promise<void> {
    return new Promise((act) => this.planned.push({ at: this.now + ms, nth: this.nextId++, act }))
  }

  /** Lets time pass until the work is over. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isOver = false
    const over = work.finally(() => {
      isOver = true
    })
    for (;;) {
      await new Promise(setImmediate)
      if (isOver) return over
      this.planned.sort((a, b) => a.at - b.at || a.nth - b.nth)
      const next = this.planned.shift()
      if (next === undefined) throw new Error('nothing is planned, and the work is not over')
      this.now = next.at
      next.act()
    }
  }

  /** The clock of a run. Once `cancelled` says so, its sleeps end. */
  clock(cancelled: () => boolean = () => false): Clock {
    return {
      now: () => this.now,
      date: () => AT + this.now,
      sleep: async (ms, until) => {
        const aborted = new Promise<void>((resolve) => {
          until?.addEventListener('abort', () => resolve(), { once: true })
          if (until?.aborted) resolve()
        })
        if (!cancelled()) await Promise.race([this.after(ms), aborted])
        if (cancelled()) throw new CancelledError()
      }
    }
  }

  create(body: string): GitHubComment {
    const comment = { id: this.nextId++, body, is_trusted: true }
    this.comments.push(comment)
    return comment
  }

  /** The API as a run sees it. */
  get port(): GitHubWrites {
    const find = (id: number) => this.comments.find((comment) => comment.id === id)
    const read = (id: number) => this.send(`read ${id}`, () => ({ ...find(id) }) as GitHubComment)
    const list = () => this.send('list', () => this.comments.map((comment) => ({ ...comment })))
    const write = (id: number, body: string) =>
      this.send(`update ${id}`, () => {
        const found = find(id)
        if (found === undefined) return undefined
        found.body = body
        this.afterWrite()
        return true
      })
    const port: Partial<GitHubWrites> = {
      updateComment: async (id, change) => {
        const before = await read(id)
        const body = before.id === undefined ? undefined : change(before)
        if (body === undefined) return undefined
        return body !== before.body && write(id, body)
      },
      createComment: (_, body) => this.send('create', () => ({ id: this.create(body).id })),
      deleteComment: (id) =>
        this.send(`delete ${id}`, () => {
          this.comments = this.comments.filter((comment) => comment.id !== id)
        }),
      async *listComments() {
        yield* await list()
      }
    }
    return port as GitHubWrites
  }

  private async send<T>(what: string, act: () => T): Promise<T> {
    await this.after(this.latency())
    this.log.push(what)
    const answer = act()
    await this.after(this.latency())
    return answer
  }

  /** Most are quick, some are slow. */
  private latency(): number {
    return 10 + this.chance() ** 3 * this.latencyMs
  }
}
