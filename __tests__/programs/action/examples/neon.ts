import { type JsonAnswer, type JsonRequest, JsonServer } from './json-server.js'

/** The part of Neon's API that examples/database-preview.yml uses. */
export class Neon {
  static readonly KEY = 'napi-not-a-real-key-4711'
  static readonly PARENT = 'br-test-data-1'
  /** The `%25` shows whether the workflow escapes what it masks. */
  static readonly PASSWORD = 'npg_not%25real0815'
  /** Ids of the branches that exist, by name. */
  readonly branches = new Map<string, string>()
  /** Number of requests so far. */
  requests = 0
  private created = 0
  private readonly server = new JsonServer((request) => this.answer(request))

  /** Address of the project. */
  get url(): string {
    return `${this.server.url}/api/v2/projects/quiet-river-1`
  }

  /** The connection string of the branch with an id. */
  static uri(id: string | undefined): string {
    return `postgresql://neondb_owner:${Neon.PASSWORD}@${id}.neon.example/neondb?sslmode=require`
  }

  private answer({ method, url, authorization, body }: JsonRequest): JsonAnswer {
    this.requests++
    if (authorization !== `Bearer ${Neon.KEY}`) return { status: 401 }
    const path = url.pathname.replace('/api/v2/projects/quiet-river-1/', '')
    if (path === 'connection_uri') return this.connect(url.searchParams)
    if (path === 'branches' && method === 'GET') return this.list(url.searchParams.get('search'))
    if (path === 'branches' && method === 'POST') return this.create(body as NewBranch)
    return method === 'DELETE' ? this.delete(path.replace('branches/', '')) : { status: 404 }
  }

  /** Answers with each branch whose name contains the text, as Neon does. */
  private list(search: string | null): JsonAnswer {
    const branches = [...this.branches].map(([name, id]) => ({ id, name }))
    const matches = branches.filter(({ name }) => name.includes(search ?? ''))
    return { status: 200, body: { branches: matches } }
  }

  private create({ branch: { name, parent_id }, endpoints }: NewBranch): JsonAnswer {
    if (parent_id !== Neon.PARENT || endpoints[0]?.type !== 'read_write') return { status: 400 }
    if (this.branches.has(name)) return { status: 409 }
    const id = `br-preview-${++this.created}`
    this.branches.set(name, id)
    return { status: 201, body: { branch: { id, name } } }
  }

  private connect(query: URLSearchParams): JsonAnswer {
    const id = query.get('branch_id') ?? ''
    const isComplete = query.has('database_name') && query.has('role_name')
    if (!isComplete || ![...this.branches.values()].includes(id)) return { status: 404 }
    return { status: 200, body: { uri: Neon.uri(id) } }
  }

  private delete(id: string): JsonAnswer {
    const found = [...this.branches].find(([, branch]) => branch === id)
    if (found === undefined) return { status: 404 }
    this.branches.delete(found[0])
    return { status: 200, body: { branch: { id } } }
  }
}

interface NewBranch {
  branch: { name: string; parent_id: string }
  endpoints: { type: string }[]
}
