/** Errors outside the routes as `{detail}`: 404, 405, 413, 415, 422, 500. */
import type { FastifyError, FastifyInstance, HTTPMethods } from 'fastify'
import { OptionError } from '../../option-error.js'
import { InvalidRequest } from './answering.js'

function describe(error: unknown): { status: number; detail: unknown } {
  if (error instanceof InvalidRequest) return { status: 422, detail: error.errors }
  if (error instanceof OptionError) {
    return { status: 422, detail: [{ loc: ['body'], msg: `Value error, ${error.message}`, type: 'value_error' }] }
  }
  const { code, statusCode: status = 500, message } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return { status: 422, detail: [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }] }
  }
  return { status, detail: status < 500 ? message : `Internal Server Error: ${message}` }
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const { status, detail } = describe(error)
    return reply.code(status).send({ detail })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }))
}

/** JSON only, read whole; anything else is 415. An empty body is no body. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Records the methods of each path, and answers 405 to the others once all routes are registered. */
export function watchMethods(app: FastifyInstance): { refuseOthers(): void } {
  const byPath = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = byPath.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    byPath.set(url, methods)
  })
  return {
    refuseOthers() {
      for (const [url, methods] of byPath) {
        const allow = [...methods].join(', ')
        const method = METHODS.filter((one) => !methods.has(one))
        if (method.length === 0) continue
        app.route({
          method,
          url,
          exposeHeadRoute: false,
          schema: { hide: true },
          handler: (_request, reply) => reply.code(405).header('allow', allow).send({ detail: 'Method Not Allowed' })
        })
      }
    }
  }
}
