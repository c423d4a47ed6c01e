/** Which operation of §4.1 (and design section 3) a request is. */
export type OperationName =
  | 'create'
  | 'read'
  | 'patch'
  | 'delete'
  | 'list'
  | 'revision'
  | 'revisions'
  | 'integrations'
  | 'listeners'

export interface Operation {
  name: OperationName
  deployment_id: string
  revision_id: string
  query: URLSearchParams
}

const PLAIN: Record<string, OperationName> = {
  'POST /v2/deployments': 'create',
  'GET /v2/deployments': 'list',
  'GET /v2/listeners': 'listeners'
}
const OF_DEPLOYMENT: Record<string, OperationName> = { GET: 'read', PATCH: 'patch', DELETE: 'delete' }

/** @param gitHost The word of the path of the look-up. */
export function operationOf(method: string, path: string, gitHost: string): Operation {
  const [bare = '', query = ''] = path.split('?')
  const [deployment_id = '', revisions, revision_id = ''] = bare.replace('/v2/deployments/', '').split('/')
  const one = revisions === undefined ? OF_DEPLOYMENT[method] : revision_id === '' ? 'revisions' : 'revision'
  const isLookup = method === 'GET' && bare === `/v1/integrations/${gitHost}/install`
  const name = isLookup ? 'integrations' : (PLAIN[`${method} ${bare}`] ?? one)
  if (name === undefined) throw new Error(`no such operation: ${method} ${path}`)
  return { name, deployment_id, revision_id, query: new URLSearchParams(query) }
}

export function isWrite(name: OperationName): boolean {
  return name === 'create' || name === 'patch' || name === 'delete'
}
