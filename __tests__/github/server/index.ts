import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Contract, type Incoming } from './contract.js'
import { type Answer, OPERATIONS } from './operations.js'
import { Repository } from './state.js'

export type { Comment, Deployment } from './state.js'

/** The path under which GitHub Enterprise Server has its API: what is built from the base URL must keep it. */
const PREFIX = '/api/v3'

export interface Recorded extends Incoming {
  status: number
}

/** What a request meets instead of an answer: `down` cuts the connection. */
export interface Fault {
  method?: string
  /** Found anywhere in the path. */
  path?: RegExp
  answer: Answer | 'down' | 'hang'
  /** How many requests it meets; every one, when not given. */
  times?: number
}

type Level = 'none' | 'read' | 'write'

/** It has no state, and compiling what it judges by takes longer than most tests. */
const CONTRACT = new Contract()

/** GitHub's API for one repository, which refuses what GitHub's own description does not allow. */
export class GitHubServer {
  readonly repository = new Repository()
  readonly requests: Recorded[] = []
  /** What was sent, or answered by this server, against the description. Empty at the end of every test. */
  readonly violations: string[] = []
  readonly permissions: Record<string, Level> = {
    contents: 'read',
    deployments: 'write',
    'pull-requests': 'write'
  }
  /** Called before a request is acted upon: what happens meanwhile. */
  onRequest: (request: Incoming) => void = () => {}
  faults: Fault[] = []
  private readonly contract = CONTRACT
  private readonly app: FastifyInstance

  private constructor() {
    this.app = fastify({ forceCloseConnections: true })
    this.app.all('/*', (request, reply) => this.answer(request, reply))
  }

  private origin = ''

  static async start(): Promise<GitHubServer> {
    const server = new GitHubServer()
    server.origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    return server
  }

  get url(): string {
    return this.origin + PREFIX
  }

  close(): Promise<void> {
    return this.app.close()
  }

  /** `METHOD path` of every request so far. */
  get log(): string[] {
    return this.requests.map(
      ({ method, path }) => `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+/, '')}`
    )
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, searchParams } = new URL(request.url, this.url)
    const path = pathname.slice(PREFIX.length)
    const incoming = {
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      body: request.body ?? undefined
    }
    this.onRequest(incoming)
    const fault = this.takeFault(incoming)
    if (fault === 'down' || fault === 'hang') {
      this.requests.push({ ...incoming, status: 0 })
      if (fault === 'down') request.raw.socket.destroy()
      return reply.hijack()
    }
    const answer = fault ?? this.act(incoming, request.headers.authorization)
    this.requests.push({ ...incoming, status: answer.status })
    const { 'x-next-page': next, ...headers } = answer.headers ?? {}
    if (next !== undefined)
      headers['link'] = `<${this.url}${path}?${nextQuery(searchParams, next)}>; rel="next"`
    return reply.code(answer.status).headers(headers).send(answer.body)
  }

  private takeFault({ method, path }: Incoming): Fault['answer'] | undefined {
    const fault = this.faults.find(
      (one) =>
        (one.times ?? 1) > 0 && (one.method ?? method) === method && (one.path?.test(path) ?? true)
    )
    if (fault?.times !== undefined) fault.times -= 1
    return fault?.answer
  }

  private act(request: Incoming, authorization: string | undefined): Answer {
    if (!/^(?:token|bearer) \S+$/i.test(authorization ?? ''))
      return { status: 401, body: { message: 'Bad credentials' } }
    const problems = this.contract.problemsOf(request)
    this.violations.push(...problems)
    if (problems.length > 0) return { status: 422, body: { message: problems.join('; ') } }
    const matched = this.contract.match(request)
    const operation = matched && OPERATIONS[`${request.method} ${matched.template}`]
    if (operation === undefined) {
      this.violations.push(`${request.method} ${request.path}: the local API does not have it`)
      return { status: 501 }
    }
    const allowed = this.permissions[operation.permission] ?? 'none'
    if (allowed === 'none' || (operation.level === 'write' && allowed === 'read')) {
      return { status: 403, body: { message: 'Resource not accessible by integration' } }
    }
    const { parameters } = matched as NonNullable<typeof matched>
    const body = (request.body ?? {}) as Record<string, unknown>
    const answer = operation.run({
      parameters,
      query: request.query,
      body,
      repository: this.repository
    })
    if (answer.status < 300)
      this.violations.push(...this.contract.answerProblems(request, answer.status, answer.body))
    return answer
  }
}

function nextQuery(query: URLSearchParams, page: string): string {
  const next = new URLSearchParams(query)
  next.set('page', page)
  return next.toString()
}
