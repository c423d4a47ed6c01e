/** The client under test before a server that the test writes; both are closed after each test. */
import { afterEach } from '@jest/globals'
import { type Credentials, credentialHeaders } from '../../../src/adapters/control-plane/headers.js'
import { createHttpSender, type HttpSender } from '../../../src/adapters/http/sender.js'
import { createClock } from '../../../src/adapters/runner/process.js'
import { RequestError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { type RawHandler, type RawServer, rawServer } from '../../support/servers/raw-server.js'

export const API_KEY = 'key-0815'
export const DEPLOYMENT = {
  id: 'd',
  name: 'support',
  secrets: [],
  latest_revision_id: '77aa1f6e-3c9b-4a52-8f11-6d0e5b7c9a02'
}

const open: { close(): unknown }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

export interface Client {
  controlPlane: ControlPlane
  sender: HttpSender
  /** Lines of the debug log about answers. */
  debug: string[]
}

export interface ClientOptions {
  credentials?: Credentials
  cancelled?: AbortSignal
}

/** A client of a base URL. */
export function clientOf(baseUrl: string, options: ClientOptions = {}): Client {
  const { credentials = { api_key: API_KEY }, cancelled = new AbortController().signal } = options
  const headers = credentialHeaders(credentials)
  const sender = createHttpSender({
    baseUrl,
    address: 'base_url',
    headers,
    cancelled,
    clock: createClock(cancelled)
  })
  open.push(sender)
  const debug: string[] = []
  return {
    sender,
    controlPlane: controlPlaneOver(sender, { debug: (line) => debug.push(line) }),
    debug
  }
}

/** A server that is closed after the test. */
export async function serve(handler: RawHandler, host?: string): Promise<RawServer> {
  const server = await rawServer(handler, host)
  open.push(server)
  return server
}

/** A client before a server that handles everything in one way. */
export async function before(
  handler: RawHandler,
  options?: ClientOptions
): Promise<Client & { server: RawServer }> {
  const server = await serve(handler)
  return { server, ...clientOf(server.url, options) }
}

/** The error of a request that must fail. */
export async function failureOf(request: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await request.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value).slice(0, 200)}`),
    (reason: unknown) => reason
  )
  if (error instanceof RequestError) return error
  throw error
}
