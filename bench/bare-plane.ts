/**
 * A control plane that costs nothing: one deployment, answered from memory. What is measured is
 * whoever asks.
 */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

export const COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
export const DEPLOYMENT_ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const REVISION_ID = '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a02'
export const API_KEY = 'key-of-the-benchmark'

const CODE = { repo_ref: 'main', graph_config_path: 'graph.json', repo_commit_sha: COMMIT }
const TIMES = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:05:00.000Z' }
const DEPLOYMENT = {
  id: DEPLOYMENT_ID,
  name: 'support',
  source: 'git_host',
  source_config: {
    integration_id: '11111111-1111-4111-8111-111111111111',
    repo_url: 'https://github.com/acme/support',
    deployment_type: 'prod',
    build_on_push: false
  },
  source_revision_config: CODE,
  secrets: [{ name: 'TOKEN', value: 'value-of-the-token' }],
  status: 'READY',
  latest_revision_id: REVISION_ID,
  active_revision_id: REVISION_ID,
  ...TIMES
}
const REVISION = {
  id: REVISION_ID,
  status: 'DEPLOYED',
  source: 'git_host',
  source_revision_config: CODE,
  ...TIMES
}

const NOT_FOUND = { status: 404, body: { detail: 'no' } }
const INFO = { host: { host_revision_id: REVISION_ID } }

export interface BarePlane extends AsyncDisposable {
  url: string
  /** When the first request since the last call came (`performance.now()`). */
  takeFirst: () => number | undefined
}

export async function startBarePlane(): Promise<BarePlane> {
  let first: number | undefined
  const withUrl = () => ({
    ...DEPLOYMENT,
    source_config: { ...DEPLOYMENT.source_config, custom_url: `${url()}/agent` }
  })
  const answers = [
    { path: /\/info$/, body: () => INFO },
    { path: /\/revisions\//, body: () => REVISION },
    { path: new RegExp(DEPLOYMENT_ID), body: withUrl },
    { path: /^\/v2\/deployments\?/, body: () => ({ resources: [withUrl()], offset: 0 }) }
  ]
  const server = createServer(({ url: asked = '' }, response) => {
    first ??= performance.now()
    const answer = answers.find(({ path }) => path.test(asked))
    const { status, body } = answer ? { status: 200, body: answer.body() } : NOT_FOUND
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const url = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: url(),
    takeFirst: () => {
      const taken = first
      first = undefined
      return taken
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/**
 * The runner's variables and the inputs of a step that finds nothing to do there; its files are
 * made in `folder`.
 */
export function unchangedStep(
  url: string,
  target: Record<string, string>,
  folder: string
): Record<string, string> {
  const inputs: Record<string, string> = {
    base_url: url,
    api_key: API_KEY,
    graph_config_path: 'graph.json',
    secrets: 'TOKEN=value-of-the-token',
    ...target
  }
  const output = join(folder, 'output')
  const summary = join(folder, 'summary')
  for (const file of [output, summary]) writeFileSync(file, '')
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: COMMIT,
    GITHUB_REPOSITORY: 'acme/support',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    )
  }
}
