/** The start page at `/`: deployments, revisions and their timelines, live. Its files are served as they are. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

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

// Each is named in full, so that the bundler sees the file and takes it along.
const FILES = [
  { path: '/', type: 'text/html', text: readFileSync(new URL('./page.html', import.meta.url), 'utf8') },
  { path: '/_emulator/page.css', type: 'text/css', text: readFileSync(new URL('./page.css', import.meta.url), 'utf8') },
  {
    path: '/_emulator/page.js',
    type: 'text/javascript',
    text: readFileSync(new URL('./page.js', import.meta.url), 'utf8')
  }
]

export function startPage(app: FastifyInstance): void {
  for (const { path, type, text } of FILES) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'x-content-type-options': 'nosniff' })
        .send(text)
    )
  }
}
