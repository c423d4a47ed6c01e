/** The pages over HTTP: the start page, a page for each deployment, and what they load. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmulatorCore } from '../../emulator.js'
import type { EmulatorOptions } from '../../options.js'
import { credentialOf } from '../shown-credential.js'
import { type Connection, inputsOf } from './connect.js'
import { LOGO } from './html.js'
import { overviewOf, viewOverview } from './overview.js'
import { agentPage, missingPage, startPage } from './pages.js'
import { requestsBox } from './requests.js'
import { scriptedBox } from './scripted.js'

/** Only files of this server; nothing inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join('; ')

// Each path is written in full so that the bundler finds the file.
const FILES = [
  {
    path: '/_emulator/page.css',
    type: 'text/css',
    text: readFileSync(new URL('./page.css', import.meta.url), 'utf8')
  },
  {
    path: '/_emulator/page.js',
    type: 'text/javascript',
    text: readFileSync(new URL('./page.js', import.meta.url), 'utf8')
  },
  { path: '/_emulator/logo.svg', type: 'image/svg+xml', text: LOGO },
  // Browsers ask for it on addresses that are no pages.
  { path: '/favicon.ico', type: 'image/svg+xml', text: LOGO }
]

/** The requests that may be among the latest of the start page. */
const LATEST_REQUESTS = 300

/** How a workflow connects. */
function connectionOf(core: EmulatorCore, options: EmulatorOptions): Connection {
  const { input, value = '<the one that it was started with>', isOpen } = credentialOf(options)
  return {
    base_url: core.origin,
    credential: { input, value },
    isOpen,
    dialect: options.dialect ?? 'neutral',
    ...inputsOf(core.controlPlane.snapshot())
  }
}

function sendPage(reply: FastifyReply, text: string, type = 'text/html'): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store'
    })
    .send(text)
}

type OfDeployment = { Params: { deployment_id: string } }

function deploymentPages(app: FastifyInstance, core: EmulatorCore, options: EmulatorOptions): void {
  app.get<OfDeployment>('/agents/:deployment_id', ({ params: { deployment_id } }, reply) => {
    const found = overviewOf(core.controlPlane.snapshot(), deployment_id)
    if (found === undefined) return sendPage(reply.code(404), missingPage(deployment_id))
    const program = options.agentCommand
    return sendPage(
      reply,
      agentPage({ ...found, connection: connectionOf(core, options), program })
    )
  })
  const toPage = ({ params }: FastifyRequest<OfDeployment>, reply: FastifyReply) =>
    reply.redirect(`/agents/${encodeURIComponent(params.deployment_id)}`)
  // A program may serve its own page there.
  if (options.agentCommand === undefined) app.get<OfDeployment>('/agents/:deployment_id/', toPage)
  // The link that clients of the public service print.
  app.get<OfDeployment>('/o/:tenant_id/host/deployments/:deployment_id', toPage)
}

/** Registers the pages. */
export function pageRoutes(
  app: FastifyInstance,
  core: EmulatorCore,
  options: EmulatorOptions
): void {
  app.get('/', (_request, reply) =>
    sendPage(
      reply,
      startPage({
        overview: viewOverview(core.controlPlane.snapshot()),
        connection: connectionOf(core, options),
        scripted: scriptedBox(core, core.origin),
        requests: requestsBox(core.requestLog.shown(LATEST_REQUESTS))
      })
    )
  )
  for (const { path, type, text } of FILES) {
    app.get(path, (_request, reply) => sendPage(reply, text, type))
  }
  deploymentPages(app, core, options)
}
