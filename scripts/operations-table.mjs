/** The table of docs/local-control-plane.md: each operation that the local control plane offers, and its statuses. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

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

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/operations-table/', import.meta.url))

/** Starts a local control plane from the source. */
async function start() {
  const outfile = `${FOLDER}${process.pid}/emulator.mjs`
  mkdirSync(`${FOLDER}${process.pid}`, { recursive: true })
  process.on('exit', () => rmSync(`${FOLDER}${process.pid}`, { recursive: true, force: true }))
  // The start page reads them from beside its module.
  for (const name of ['page.css', 'page.js']) {
    copyFileSync(`emulator/http/start-page/${name}`, `${FOLDER}${process.pid}/${name}`)
  }
  await build({
    entryPoints: ['emulator/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external'
  })
  const { startEmulator, DEFAULT_LISTENER_ID } = await import(outfile)
  const emulator = await startEmulator({ buildTime: 0 })
  return { emulator, listener_id: DEFAULT_LISTENER_ID }
}

const headers = { 'x-api-key': 'key', 'content-type': 'application/json' }

async function createDeployment({ emulator, listener_id }) {
  const body = {
    name: 'support',
    source: 'external_container',
    source_config: { listener_id },
    source_revision_config: { image_uri: 'registry.example/support:1' },
    secrets: []
  }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${emulator.url}/v2/deployments`, request)).json()
}

/** The operations of an API document, each with its statuses. */
async function documented(url, prefix) {
  const { paths } = await (await fetch(`${url}/openapi.json`, { headers })).json()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => [
      `${method.toUpperCase()} ${prefix}${path}`,
      Object.keys(responses)
    ])
  )
  return new Map(operations)
}

/** Fails if the control plane serves an operation that the table does not have. */
function assertComplete(served) {
  const listed = new Set(Object.values(OPERATIONS).flat())
  const missing = [...served.keys()].filter((operation) => operation.includes(' /v') && !listed.has(operation))
  if (missing.length > 0) throw new Error(`Add to OPERATIONS in scripts/operations-table.mjs: ${missing.join(', ')}`)
}

/** What an operation that no API document has answers. @throws Error if the control plane does not offer it. */
async function statusOf(operation, { emulator, deployment }) {
  const [method, path] = operation.replace('{deployment_url}', `/agents/${deployment.id}`).split(' ')
  const url = emulator.url + path.replace('{deployment_id}', deployment.id).replace(/\{\w+\}/g, deployment.id)
  const { status } = await fetch(url, { method, headers })
  if (status >= 400) throw new Error(`Remove ${operation} from OPERATIONS: it answers ${status}`)
  return status
}

/** One row per operation. */
export async function operationsTable() {
  const { emulator, listener_id } = await start()
  try {
    const deployment = await createDeployment({ emulator, listener_id })
    const served = await documented(emulator.url, '')
    const byAgent = await documented(`${emulator.url}/agents/${deployment.id}`, '{deployment_url}')
    assertComplete(served)
    const rows = []
    for (const [source, operations] of Object.entries(OPERATIONS)) {
      for (const operation of operations) {
        const statuses = served.get(operation) ??
          byAgent.get(operation) ?? [await statusOf(operation, { emulator, deployment })]
        rows.push(`| \`${operation}\` | ${source} | ${statuses.join(', ')} |`)
      }
    }
    return ['| operation | described by | answers |', '|---|---|---|', ...rows].join('\n')
  } finally {
    await emulator.close()
  }
}
