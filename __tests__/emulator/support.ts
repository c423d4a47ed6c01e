/** What the tests of the local control plane say to it, over real HTTP. */
import { DEFAULT_INTEGRATION_ID, DEFAULT_LISTENER_ID, type Emulator } from '../../emulator/index.js'

/** Answers are looked at field by field. */
export type Json = ReturnType<typeof JSON.parse>

export interface Reply {
  status: number
  headers: Headers
  body: Json
}

export const KEY = { 'x-api-key': 'key' }

/** `call(emulator, 'POST /v2/deployments', { body })` */
export async function call(
  emulator: Emulator,
  request: string,
  { body, headers = KEY }: { body?: unknown; headers?: Record<string, string> } = {}
): Promise<Reply> {
  const [method = 'GET', path = '/'] = request.split(' ')
  const response = await fetch(emulator.url + path, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text)
  }
}

export const REPO = 'https://git.example/acme/support.git'

/** A git_host create with everything that it needs (§2.2, §2.3). */
export function gitRequest(name = 'support') {
  return {
    name,
    source: 'git_host',
    source_config: { integration_id: DEFAULT_INTEGRATION_ID, repo_url: REPO } as Record<
      string,
      unknown
    >,
    source_revision_config: { repo_ref: 'main', graph_config_path: 'graphs.json' } as Record<
      string,
      unknown
    >,
    secrets: [{ name: 'TOKEN', value: 'v1' }] as unknown
  }
}

/** An external_container create (§2.2, §2.3). */
export function imageRequest(name = 'support') {
  return {
    name,
    source: 'external_container',
    source_config: { listener_id: DEFAULT_LISTENER_ID } as Record<string, unknown>,
    source_revision_config: { image_uri: 'registry.example/support:1' } as Record<string, unknown>,
    secrets: [] as unknown
  }
}

/** Creates a deployment and answers it. */
export async function create(emulator: Emulator, body: unknown = gitRequest()): Promise<Json> {
  const reply = await call(emulator, 'POST /v2/deployments', { body })
  if (reply.status !== 201)
    throw new Error(`create answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

export const patch = (emulator: Emulator, id: string, body: unknown) =>
  call(emulator, `PATCH /v2/deployments/${id}`, { body })

export const read = async (emulator: Emulator, id: string): Promise<Json> =>
  (await call(emulator, `GET /v2/deployments/${id}`)).body

/** The status of a revision. */
export async function statusOf(emulator: Emulator, id: string, revision: string): Promise<string> {
  return (await call(emulator, `GET /v2/deployments/${id}/revisions/${revision}`)).body.status
}
