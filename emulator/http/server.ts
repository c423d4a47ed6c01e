/** The local control plane over HTTP. */
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type * as z from 'zod'
import { registerAgents } from '../agents/register.js'
import { StatusChanges } from '../control-plane/status-changes.js'
import { check } from '../control-plane/validation.js'
import type { EmulatorCore } from '../emulator.js'
import type { EmulatorOptions } from '../options.js'
import { speak } from './dialect/edge.js'
import { registerReference } from './openapi.js'
import { InvalidRequest } from './routes/answering.js'
import { deploymentRoutes, extensionRoutes, lookupRoutes, withoutExtensions } from './routes/control-plane.js'
import { registerErrors, registerJson, watchMethods } from './routes/errors.js'
import { registerFaults } from './routes/faulting.js'
import { refuseOtherHosts } from './routes/hosts.js'
import { localRoutes } from './routes/local/index.js'
import { revisionExtensionRoutes } from './routes/revision-extensions.js'
import { registerScope } from './scope.js'
import { type Keys, refuseCredentials } from './security.js'
import { pageRoutes } from './start-page/routes.js'

const BODY_LIMIT = 4 * 1024 * 1024

export interface Server {
  port: number
  restart(down: number): Promise<void>
  close(): Promise<void>
}

function createApp(bodyLimit: number): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2_000 },
    // What cannot even be routed, such as a path that is not valid percent-encoding.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.code(error.statusCode ?? 400).send({ detail: error.message })
    }
  })
  app.setSerializerCompiler(serializerCompiler)
  // Bodies are checked by the control plane itself, which answers without HTTP too; here it is path and query.
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (value: unknown) => {
    if (httpPart === 'body') return { value }
    const checked = check(schema, value, httpPart === 'params' ? 'path' : 'query')
    return 'errors' in checked ? { error: new InvalidRequest(checked.errors) } : checked
  })
  return app
}

async function registerRoutes(app: FastifyInstance, core: EmulatorCore, options: EmulatorOptions): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    // Otherwise Node sends the time of the machine instead of this clock.
    reply.header('date', new Date(core.clock.now()).toUTCString())
    done()
  })
  const keys: Keys = {
    apiKeys: options.apiKeys ?? [],
    tenantIds: options.tenantIds ?? [],
    bearerTokens: options.bearerTokens ?? []
  }
  await registerScope(app, { name: 'control plane' }, async (secured) => {
    secured.addHook('onRequest', (request, reply, done) => {
      const refusal = refuseCredentials(request.headers, keys)
      if (refusal === undefined) done()
      else void reply.code(refusal.status).send(refusal.body)
    })
    speak(secured, core.dialect)
    deploymentRoutes(secured, core.controlPlane)
    lookupRoutes(secured, core.controlPlane, core.dialect)
    if (options.documentedOnly === true) withoutExtensions(secured)
    else {
      extensionRoutes(secured, core.controlPlane)
      revisionExtensionRoutes(secured, core.controlPlane)
    }
  })
}

/** Addresses that mean all addresses of this machine. A client cannot send requests to them, so no URL has them. */
const ALL_ADDRESSES: ReadonlySet<string> = new Set(['0.0.0.0', '::', '::ffff:0.0.0.0'])

/** The address for clients. The bound address tells whether `host` means all addresses: `0` and `::0` do, too. */
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

/**
 * Cuts all connections, stays away for a while, and comes back like a restarted process. If the state file can no longer be
 * used, it keeps the state in memory and throws an OptionError.
 */
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
  if (closing.aborted) return
  try {
    core.reload()
  } finally {
    await listenAgain(app, address)
  }
}

const STATUS_PERIOD_MS = 200

/** Reports statuses as revisions get them; those from before the start are not reported. */
function watchStatuses({ controlPlane, clock }: EmulatorCore, { onStatus }: EmulatorOptions) {
  if (onStatus === undefined) return undefined
  const changes = new StatusChanges()
  const take = () => changes.take(controlPlane.dump(), clock.now())
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
  registerFaults(app, core, { closing: closing.signal, onRequest: options.onRequest })
  await registerReference(app, core)
  const methods = watchMethods(app)
  await registerRoutes(app, core, options)
  await registerAgents(app, core, options.apiKeys ?? [])
  const restart = (down: number) => restartServer(app, core, { down, closing: closing.signal, port, host })
  pageRoutes(app, core, options)
  localRoutes(app, core, (down) => {
    restart(down).catch((error: unknown) => {
      console.error(`emulator: restart: ${error instanceof Error ? error.message : String(error)}`)
    })
  })
  methods.refuseOthers()
  await app.listen({ port: options.port ?? 0, host })
  const address = app.server.address() as AddressInfo
  const { port } = address
  core.origin = originOf(host, address)
  // Only once the port is ours: a second start by mistake must not change the file of the first.
  await core.prove().catch(async (error: unknown) => {
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
    await core.settled()
  }
  return { port, restart, close }
}
