/** Which operation of §4.1 (and docs/design.md, section 3) a request is. */
export type OperationName =
  | 'create'
  | 'read'
  | 'patch'
  | 'delete'
  | 'list'
  | 'revision'
  | 'revisions'
  | 'redeploy'
  | 'build log'
  | 'deploy log'
  | 'documented log'
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
const OF_DEPLOYMENT: Record<string, OperationName> = {
  GET: 'read',
  PATCH: 'patch',
  DELETE: 'delete'
}

/** By what comes behind the id of a revision. */
const OF_REVISION: Record<string, OperationName> = {
  '': 'revision',
  redeploy: 'redeploy',
  build_logs: 'build log',
  deploy_logs: 'deploy log',
  logs: 'documented log'
}

/** @param gitHost The word of the path of the look-up. */
export function operationOf(method: string, path: string, gitHost: string): Operation {
  const [bare = '', query = ''] = path.split('?')
  const parts = bare.replace(/^\/v2\/deployments\/|^\/v1\/projects\//, '').split('/')
  const [deployment_id = '', revisions, revision_id = '', rest = ''] = parts
  const ofRevision = revision_id === '' ? 'revisions' : OF_REVISION[rest]
  const ofDeployment = revisions === undefined ? OF_DEPLOYMENT[method] : ofRevision
  const lookUp = `GET /v1/integrations/${gitHost}/install`
  const plain: Record<string, OperationName> = { ...PLAIN, [lookUp]: 'integrations' }
  const name = plain[`${method} ${bare}`] ?? ofDeployment
  if (name === undefined) throw new Error(`no such operation: ${method} ${path}`)
  return { name, deployment_id, revision_id, query: new URLSearchParams(query) }
}

export function isWrite(name: OperationName): boolean {
  return name === 'create' || name === 'patch' || name === 'delete' || name === 'redeploy'
}
