/** A control plane whose every word a test chooses, for texts that an honest one would never send. */
import { type RawAnswer, type RawRequest, type RawServer, rawServer, replyJson } from './raw-server.js'

export const DEPLOYMENT_ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
export const REVISION_ID = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a02'
const INTEGRATION_ID = 'b8c9d0e1-2f3a-4b5c-8d7e-9f0a1b2c3d4e'

export interface FakeDeployment {
  name?: string
  status?: string
  source?: string
  custom_url?: unknown
  source_config?: object
  source_revision_config?: object
  secrets?: unknown
  latest_revision_id?: string
}

export interface FakePlane {
  /** What is there from the beginning; null: nothing is, until a create is sent. */
  deployment: FakeDeployment | null
  /** The revision that is read, after so many reads of one; the last one stays. */
  revisions?: readonly object[]
  /** Answers before anything else does, where it returns something. */
  intercept?: (request: RawRequest) => RawAnswer | Promise<RawAnswer>
}

/** Starts it. A create or a patch makes the one deployment of `plane`, with the one revision. */
export async function fakePlane(plane: FakePlane): Promise<RawServer> {
  let there = plane.deployment
  let reads = 0
  return rawServer(async (request, socket) => {
    const intercepted = await plane.intercept?.(request)
    if (intercepted !== undefined || socket.destroyed) return intercepted
    const path = request.path.replace(/\?.*$/, '')
    if (path === '/v1/integrations/git_host/install') return replyJson(200, [{ id: INTEGRATION_ID, name: 'octo' }])
    if (path.includes('/revisions/')) {
      const revisions = plane.revisions ?? [{ status: 'DEPLOYED' }]
      const revision = revisions[Math.min(reads++, revisions.length - 1)]
      return replyJson(200, { id: path.split('/').at(-1), ...revision })
    }
    if (request.method === 'POST') {
      const body = JSON.parse(request.body) as FakeDeployment
      there = { ...body, ...plane.deployment }
      return replyJson(201, view(there))
    }
    if (path === '/v2/deployments') return replyJson(200, { resources: there ? [view(there)] : [], offset: 0 })
    return there === null ? replyJson(404, { detail: 'Not found' }) : replyJson(200, view(there))
  })
}

function view({ custom_url, source_config, ...rest }: FakeDeployment): object {
  return {
    id: DEPLOYMENT_ID,
    name: 'support',
    source: 'git_host',
    source_config: { ...source_config, custom_url },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' },
    secrets: [],
    latest_revision_id: REVISION_ID,
    ...rest
  }
}
