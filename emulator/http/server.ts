/** The local control plane over HTTP. */
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type onRequestHookHandler
} from 'fastify'
import { NEUTRAL } from '../../src/contract/dialect.js'
import { registerAgents } from '../agents/register.js'
import { StatusChanges } from '../control-plane/status-changes.js'
import type { EmulatorCore } from '../emulator.js'
import type { EmulatorOptions } from '../options.js'
import { edgeOf, spokenOperations } from './dialect.js'
import { registerReference } from './documents.js'
import { DOCUMENTED, EXTENSIONS } from './operations/control-plane.js'
import { LOCAL } from './operations/local.js'
import type { Operations } from './operations/operation.js'
import { PUBLIC_DOCUMENTED, PUBLIC_EXTENSIONS } from './operations/public-service.js'
import {
  documentedHandlers,
  extensionHandlers,
  publicExtensionHandlers
} from './routes/control-plane.js'
import { registerErrors, registerJson, watchMethods } from './routes/errors.js'
import { registerFaults } from './routes/faulting.js'
import { refuseOtherHosts } from './routes/hosts.js'
import { localHandlers } from './routes/local.js'
import { handleAll, serveOperations } from './routes/route.js'
import { refuseCredentials } from './security.js'
import { pageRoutes } from './start-page/routes.js'

const BODY_LIMIT = 4 * 1024 * 1024

export interface Server {
  port: number
  restart: (down: number) => Promise<void>
  close: () => Promise<void>
}

function createApp(bodyLimit: number): FastifyInstance {
  return fastify({
    logger: false,
    bodyLimit,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2_000 },
    // What cannot even be routed, such as a path that is not valid percent-encoding.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.code(error.statusCode ?? 400).send({ detail: error.message })
    }
  })
}

/**
 * The operations of the control plane, in the words of its dialect and for those with a credential.
 */
function controlPlaneRoutes(
  app: FastifyInstance,
  core: EmulatorCore,
  options: EmulatorOptions
): void {
  const { controlPlane, dialect } = core
  const { apiKeys = [], tenantIds = [], bearerTokens = [], documentedOnly } = options
  const keys = { api_key: apiKeys, tenant_id: tenantIds, bearer: bearerTokens }
  const onRequest: onRequestHookHandler = (request, reply, done) => {
    const refusal = refuseCredentials(request.headers, keys)
    if (refusal === undefined) done()
    else void reply.code(refusal.status).send({ detail: refusal.detail })
  }
  const how = { ...edgeOf(dialect), onRequest }
  const isPublic = dialect !== NEUTRAL
  const documented: Operations = isPublic ? PUBLIC_DOCUMENTED : DOCUMENTED
  const spoken = spokenOperations(documented, dialect.words)
  serveOperations<Operations>(app, spoken, documentedHandlers(controlPlane), how)
  const absent = () => ({ status: 404, body: { detail: 'Not Found' } })
  const extensions: Operations = isPublic ? PUBLIC_EXTENSIONS : EXTENSIONS
  const handlersOf = isPublic ? publicExtensionHandlers : extensionHandlers
  const handlers =
    documentedOnly === true ? handleAll(extensions, absent) : handlersOf(controlPlane)
  serveOperations(app, extensions, handlers, how)
}

/**
 * Addresses that mean all addresses of this machine. A
 * client cannot send requests to them, so no URL has them.
 */
const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::', '::ffff:0.0.0.0'])

/**
 * The address for clients. The bound address tells whether
 * `host` means all addresses: `0` and `::0` do, too.
 */
function originOf(host: string, { address: bound, port }: AddressInfo): string {
  const reached = ALL_ADDRESSES.has(bound) ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/** Listens again on a port that this server had before. */
function listenAgain(app: FastifyInstance, address: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    app.server.once('error', reject)
    app.server.listen(address, () => {
      app.server.off('error', reject)
      resolve()
    })
  })
}

/** Cuts all connections, stays away for a while, and comes back like a restarted process. */
async function restartServer(
  app: FastifyInstance,
  core: EmulatorCore,
  { down, closing, ...address }: { down: number; closing: AbortSignal; port: number; host: string }
): Promise<void> {
  const closed = new Promise((resolve) => app.server.close(resolve))
  app.server.closeAllConnections()
  await closed
  await core.fleet?.stopAll()
  await wait(down, undefined, { signal: closing }).catch(() => {})
  if (!closing.aborted) await listenAgain(app, address)
}

const STATUS_PERIOD_MS = 200

/** Reports statuses as revisions get them; those from before the start are not reported. */
function watchStatuses({ controlPlane, serverClock }: EmulatorCore, { onStatus }: EmulatorOptions) {
  if (onStatus === undefined) return undefined
  const changes = new StatusChanges()
  const take = () => changes.take(controlPlane.dump(), serverClock.now())
  take()
  return setInterval(() => take().forEach(onStatus), STATUS_PERIOD_MS).unref()
}

/** Starts to listen. @throws OptionError if the state cannot be kept. */
export async function serve(core: EmulatorCore, options: EmulatorOptions): Promise<Server> {
  const host = options.host ?? '127.0.0.1'
  const closing = new AbortController()
  const app = createApp(options.bodyLimit ?? BODY_LIMIT)
  registerJson(app)
  registerErrors(app)
  refuseOtherHosts(app, [host, ...(options.allowedHosts ?? [])])
  app.addHook('onRequest', (_request, reply, done) => {
    // Otherwise Node sends the time of the machine instead of this clock.
    reply.header('date', new Date(core.serverClock.now()).toUTCString())
    done()
  })
  registerFaults(app, core, { closing: closing.signal, onRequest: options.onRequest })
  registerReference(app, core, options)
  const methods = watchMethods(app)
  controlPlaneRoutes(app, core, options)
  await registerAgents(app, core, options)
  pageRoutes(app, core, options)
  const restart = (down: number) =>
    restartServer(app, core, { down, closing: closing.signal, port, host })
  const restartLater = (down: number) => {
    restart(down).catch((error: unknown) => {
      console.error(`emulator: restart: ${error instanceof Error ? error.message : String(error)}`)
    })
  }
  serveOperations(app, LOCAL, localHandlers(core, restartLater))
  methods.refuseOthers()
  await app.listen({ port: options.port ?? 0, host })
  const address = app.server.address() as AddressInfo
  const { port } = address
  core.origin = originOf(host, address)
  // Only once the port is ours: a second start by mistake must not change the file of the first.
  await core.state?.prove().catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  core.fleet?.watch()
  const watch = watchStatuses(core, options)
  const close = async () => {
    closing.abort()
    clearInterval(watch)
    await app.close()
    await core.fleet?.close()
    await core.state?.settled()
  }
  return { port, restart, close }
}
