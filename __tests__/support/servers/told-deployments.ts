/**
 * What a control plane answers that shows its deployments as a test tells them: it checks nothing
 * and builds nothing.
 */

export const DEPLOYMENT_ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
export const REVISION_ID = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a02'
const INTEGRATION_ID = 'b8c9d0e1-2f3a-4b5c-8d7e-9f0a1b2c3d4e'

/** Fields of a deployment as they are shown; what is left out has a plain value. */
export interface ToldDeployment {
  id?: string
  name?: string
  status?: string
  source?: string
  custom_url?: unknown
  source_config?: object
  source_revision_config?: object
  secrets?: unknown
  latest_revision_id?: string | null
  active_revision_id?: string | null
}

export interface ToldOptions {
  /** Fields that a deployment shows after a create that did not give them. */
  complete?: ToldDeployment
  /** Fields that it shows then whatever was asked for. */
  created?: ToldDeployment
  /** Lines of every revision's log. */
  log?: readonly string[]
}

interface Asked {
  method: string
  /** With its query. */
  path: string
  body?: unknown
}

interface Answer {
  status: number
  body?: unknown
}

const NOT_FOUND: Answer = { status: 404, body: { detail: 'Not found' } }

export class ToldDeployments {
  /** The fields that the next read of a revision shows; `nth` counts reads from 0. */
  revisionOf: (nth: number, deployment: ToldDeployment) => object = () => ({ status: 'DEPLOYED' })
  private reads = 0

  /** @param deployments The existing deployments. A test may replace them; a create does. */
  constructor(
    public deployments: readonly ToldDeployment[] = [],
    private readonly options: ToldOptions = {}
  ) {}

  answer({ method, path, body }: Asked): Answer {
    const { pathname, searchParams } = new URL(path, 'http://control-plane')
    if (pathname.startsWith('/v1/integrations/')) return ok([{ id: INTEGRATION_ID, name: 'octo' }])
    if (pathname === '/v2/listeners')
      return ok({ resources: [{ id: INTEGRATION_ID, compute_type: 'cluster' }] })
    if (pathname.endsWith('_logs')) return ok({ logs: this.log(), next_offset: null })
    const [, , , id, revisions, revisionId, action] = pathname.split('/')
    if (id === undefined)
      return method === 'POST' ? this.create(body as ToldDeployment) : this.list(searchParams)
    const deployment = this.find(id)
    if (deployment === undefined) return NOT_FOUND
    if (method === 'DELETE') return this.delete(deployment)
    if (revisions === undefined || action === 'redeploy') return ok(shown(deployment))
    if (revisionId !== undefined) return ok(this.revision(revisionId, deployment))
    return ok({
      resources: [this.revision(shown(deployment).latest_revision_id ?? REVISION_ID, deployment)]
    })
  }

  private create(body: ToldDeployment): Answer {
    const deployment = { ...this.options.complete, ...body, ...this.options.created }
    this.deployments = [deployment]
    return { status: 201, body: shown(deployment) }
  }

  private list(query: URLSearchParams): Answer {
    const offset = Number(query.get('offset') ?? 0)
    return ok({ resources: this.deployments.slice(offset).map(shown), offset })
  }

  /** The only deployment has every id, also one that a twisted answer made up. */
  private find(id: string): ToldDeployment | undefined {
    const [only, ...others] = this.deployments
    return others.length === 0 && only?.id === undefined
      ? only
      : this.deployments.find((one) => one.id === id)
  }

  private delete(deployment: ToldDeployment): Answer {
    this.deployments = this.deployments.filter((other) => other !== deployment)
    return { status: 204 }
  }

  private revision(id: string, deployment: ToldDeployment): object {
    return { id, ...this.revisionOf(this.reads++, deployment) }
  }

  private log(): object[] {
    return (this.options.log ?? []).map((message) => ({ message, level: 'ERROR' }))
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body })

function shown({ custom_url, source_config, ...rest }: ToldDeployment) {
  return {
    id: DEPLOYMENT_ID,
    name: 'support',
    source: 'git_host',
    source_config: { ...source_config, ...(custom_url !== undefined && { custom_url }) },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' },
    secrets: [],
    latest_revision_id: REVISION_ID,
    ...rest
  }
}
