import { CancelledError } from '../../../src/errors.js'
import type { Guard } from '../../../src/github-records/guard.js'
import {
  createManifestComment,
  type ManifestComment,
  type ManifestCommentOptions
} from '../../../src/github-records/manifest-comment/manifest-comment.js'
import type { Clock, GitHub, GitHubComment } from '../../../src/ports.js'
import { AT } from './rows.js'
import { refused, type SimulatedGitHub } from './simulated-github.js'

/** The end of a sleep, or of the wish to sleep. */
async function orAborted(slept: Promise<void>, until: AbortSignal | undefined): Promise<void> {
  const over = new AbortController()
  const aborted = new Promise<void>((resolve) =>
    until?.addEventListener('abort', () => resolve(), { signal: over.signal })
  )
  await Promise.race([slept, aborted])
  over.abort()
}

/** One run that writes the comment of a manifest. */
export class Writer {
  readonly comment: ManifestComment
  isCancelled = false
  private isKilled = false
  private killBefore: RegExp | undefined

  constructor(
    private readonly server: SimulatedGitHub,
    options: Partial<ManifestCommentOptions> = {}
  ) {
    // The clocks of two runners differ.
    const skew = (server.chance() - 0.5) * (server.behavior.skewMs ?? 20_000)
    const clock: Clock = {
      now: () => server.now,
      date: () => AT + server.now + skew,
      sleep: async (ms, until) => {
        if (!this.isCancelled) await orAborted(server.after(ms), until)
        if (this.isCancelled) throw new CancelledError()
      }
    }
    const guard: Guard = async (_, task) => {
      try {
        return await task(this.port)
      } catch (error) {
        server.problems.push(String(error))
        return undefined
      }
    }
    this.comment = createManifestComment({
      pull: 7,
      manifest: 'deployments.yaml',
      control_plane: 'one',
      is_plan: false,
      run_url: 'https://github.com/acme/agents/actions/runs/1',
      create: true,
      guards: { making: guard, closing: guard },
      clock,
      redactAll: (value) => value,
      random: server.chance,
      ...options
    })
  }

  /** The job ends without a word, right before it sends such a request. */
  kill(before: RegExp): void {
    this.killBefore = before
  }

  private get port(): GitHub {
    const { server } = this
    const port: Pick<
      GitHub,
      'readComment' | 'createComment' | 'updateComment' | 'deleteComment' | 'addReaction' | 'deleteReaction'
    > = {
      readComment: (id) => this.send(`read ${id}`, () => server.find(id) && { ...(server.find(id) as GitHubComment) }),
      createComment: (_, body) => this.send('create', () => ({ id: server.create(body).id })),
      updateComment: (id, body, options) =>
        this.send(`update ${id}`, () => {
          // Sent again after a lost answer, it would undo what another run wrote meanwhile.
          if (options?.once !== true) server.problems.push('an update that may be sent again')
          const found = server.find(id)
          if (found === undefined) throw refused(404)
          found.body = body
          server.afterUpdate()
        }),
      deleteComment: (id) =>
        this.send(`delete ${id}`, () => {
          server.comments = server.comments.filter((comment) => comment.id !== id)
        }),
      addReaction: (id) => this.send(`react ${id}`, () => server.react(id)),
      deleteReaction: (id, reaction) =>
        this.send(`release ${id}`, () => {
          if (server.reactions.get(id)?.id === reaction) server.reactions.delete(id)
        })
    }
    const send = (what: string) => this.send(what, () => server.comments.map((comment) => ({ ...comment })))
    return {
      ...port,
      async *listComments() {
        yield* await send('list')
      }
    } as unknown as GitHub
  }

  private async send<T>(what: string, act: () => T): Promise<T> {
    if (this.killBefore?.test(what)) this.isKilled = true
    await this.unlessKilled(this.server.after(this.server.latency()))
    this.server.log.push(what)
    let answer: () => T
    try {
      this.server.failIfPlanned(what)
      const value = act()
      answer = () => value
    } catch (error) {
      answer = () => {
        throw error
      }
    }
    await this.unlessKilled(this.server.after(this.server.answerTime(what)))
    return answer()
  }

  private unlessKilled(then: Promise<void>): Promise<void> {
    return this.isKilled ? new Promise(() => {}) : then
  }
}
