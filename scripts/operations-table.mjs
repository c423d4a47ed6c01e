/** The table of docs/local-control-plane.md: each operation that the local control plane offers, and its statuses. */

/** The operations by who describes them. Words of one service are neutral here, as in docs/specification.md. */
const OPERATIONS = {
  specification: [
    'POST /v2/deployments',
    'GET /v2/deployments/{deployment_id}',
    'PATCH /v2/deployments/{deployment_id}',
    'GET /v2/deployments/{deployment_id}/revisions/{latest_revision_id}',
    'GET /v1/integrations/git_host/install',
    'GET /v2/listeners',
    'POST {deployment_url}/assistants/search',
    'POST {deployment_url}/runs/stream',
    'GET {deployment_url}/docs'
  ],
  'public API': [
    'GET /v2/deployments',
    'DELETE /v2/deployments/{deployment_id}',
    'GET /v2/deployments/{deployment_id}/revisions',
    'POST /v2/deployments/{deployment_id}/revisions/{revision_id}/redeploy',
    'GET /v2/listeners/{listener_id}'
  ],
  'command line of the public service': [
    'POST /v1/projects/{deployment_id}/deploy_logs',
    'POST /v1/projects/{deployment_id}/revisions/{revision_id}/build_logs',
    'POST /v1/projects/{deployment_id}/revisions/{revision_id}/deploy_logs'
  ]
}

/** The statuses of each operation of an API document. */
const statusesOf = ({ paths }, prefix) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => [
      `${method.toUpperCase()} ${prefix}${path}`,
      Object.keys(responses)
    ])
  )

/** One row per operation. @param documents The API documents by their names. */
export function operationsTable(documents) {
  const served = new Map([
    ...statusesOf(documents.neutral, ''),
    ...statusesOf(documents['agent-server'], '{deployment_url}'),
    // A page is no operation of an API document.
    ['GET {deployment_url}/docs', ['200']]
  ])
  const listed = new Set(Object.values(OPERATIONS).flat())
  const missing = [...served.keys()].filter((operation) => operation.includes(' /v') && !listed.has(operation))
  if (missing.length > 0) throw new Error(`Add to OPERATIONS in scripts/operations-table.mjs: ${missing.join(', ')}`)
  const rows = Object.entries(OPERATIONS).flatMap(([source, operations]) =>
    operations.map((operation) => `| \`${operation}\` | ${source} | ${served.get(operation).join(', ')} |`)
  )
  return ['| operation | described by | answers |', '|---|---|---|', ...rows].join('\n')
}
