/** The interactive API references: a page, and the files that it loads. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShownCredential } from './shown-credential.js'
import { Html, html, LOGO } from './start-page/html.js'

/** Everything is loaded from this server. The library needs some inline styles. */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
  "object-src 'none'; frame-ancestors 'self'"

const STYLE = `body { margin: 0; background: #fafafa }
.dark-mode body { background: #1c2022 }
header { display: flex; align-items: center; gap: 12px; padding: 12px 20px }
header { background: #1b1f24; font: 600 17px system-ui, sans-serif }
header a { display: flex; align-items: center; gap: 12px; color: #fff; text-decoration: none }
header svg { width: 32px; height: 32px }
.swagger-ui .opblock .opblock-summary-method { color: #111; text-shadow: none }
html:not(.dark-mode) .swagger-ui .info .title small { background: #56606b }
html:not(.dark-mode) .swagger-ui .info .title small.version-stamp { background: #12652f }
html:not(.dark-mode) .swagger-ui .btn.execute { background: #2447b8; border-color: #2447b8 }
html:not(.dark-mode) .swagger-ui .btn.cancel { color: #a81221 }
html.dark-mode .swagger-ui .opblock .opblock-section-header .btn.cancel { color: #ff9aa2 }
html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button { color: #56606b }
html:not(.dark-mode) .swagger-ui :is(.info a, .info .link, .btn.authorize) { color: #2447b8 }
`

/**
 * Shows the document at `json` below the address of the page,
 * dark or light as the reader prefers, with the key filled in.
 */
const SETUP = `const { scheme, value } = document.getElementById('swagger-ui').dataset
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark-mode', isDark)
const reference = SwaggerUIBundle({
  url: location.pathname.replace(/\\/$/, '') + '/json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  tryItOutEnabled: true,
  validatorUrl: null,
  syntaxHighlight: { theme: 'obsidian' },
  onComplete: () => value && reference.preauthorizeApiKey(scheme, value)
})
`

// Each path is written in full so that the bundler finds the
// file. They are large, so they are read when they are needed.
const FILES: Record<string, { type: string; read: () => string | Buffer }> = {
  'swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () =>
      readFileSync(
        new URL(
          '../../node_modules/@fastify/swagger-ui/static/swagger-ui-bundle.js',
          import.meta.url
        )
      )
  },
  'swagger-ui.css': {
    type: 'text/css',
    read: () =>
      readFileSync(
        new URL('../../node_modules/@fastify/swagger-ui/static/swagger-ui.css', import.meta.url)
      )
  },
  'reference.css': { type: 'text/css', read: () => STYLE },
  'setup.js': { type: 'text/javascript', read: () => SETUP }
}

/** Registers the files that the pages load. */
export function referenceFiles(app: FastifyInstance): void {
  for (const [name, { type, read }] of Object.entries(FILES)) {
    app.get(`/docs/static/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'max-age=600').send(read())
    )
  }
}

/** The security schemes of the documents, by the names of the inputs. */
const SCHEMES = { api_key: 'api_key', tenant_id: 'tenant_id', bearer_token: 'bearer' } as const

/** Sends the reference of the document below the address of the page. */
export function sendReference(
  reply: FastifyReply,
  title: string,
  { input, value }: ShownCredential
): FastifyReply {
  const { text } = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference – ${title}</title>
<link rel="icon" type="image/svg+xml" href="/_emulator/logo.svg">
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/static/reference.css">
</head>
<body>
<header><a href="/">${new Html(LOGO)}Local control plane</a></header>
<div id="swagger-ui" data-scheme="${SCHEMES[input]}" data-value="${value}"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/setup.js"></script>
</body>
</html>
`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', CONTENT_SECURITY_POLICY)
    .send(text)
}
