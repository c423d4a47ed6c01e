/** Errors outside the routes as `{detail}`: 404, 405, 413, 415, 422, 500. */
import { METHODS } from 'node:http'
import type { FastifyError, FastifyInstance, onRequestHookHandler } from 'fastify'
import { OptionError } from '../../option-error.js'
import { InvalidRequest } from './route.js'

function describe(error: unknown): { status: number; detail: unknown } {
  if (error instanceof InvalidRequest) return { status: 422, detail: error.errors }
  if (error instanceof OptionError) {
    return {
      status: 422,
      detail: [{ loc: ['body'], msg: `Value error, ${error.message}`, type: 'value_error' }]
    }
  }
  const { code, statusCode: status = 500, message } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return {
      status: 422,
      detail: [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }]
    }
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return {
      status,
      detail: `${message}. Send the body as JSON, with Content-Type: application/json.`
    }
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

/** Deeper values exceed the stack wherever they are copied or written, so they must not get in. */
const MOST_LEVELS = 100

/** The values that hold others. */
const nested = (values: unknown[]) =>
  values.filter((value) => typeof value === 'object' && value !== null)

/** Whether a value has lists and maps in each other beyond the limit. */
function isTooDeep(value: unknown): boolean {
  let level = nested([value])
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++) {
    level = nested(level.flatMap((one): unknown[] => Object.values(one)))
  }
  return level.length > 0
}

/** The text of a body; undefined if it is not UTF-8. */
function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** JSON in UTF-8 only, read whole; anything else is 415 or 400. An empty body is no body. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('ignore', 'ignore')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = textOf(body)
      if (text === undefined)
        return done(Object.assign(new Error('The body is not UTF-8'), { statusCode: 400 }))
      if (text === '') return done(null, undefined)
      return void parse(request, text, (error, value) => {
        if (error === null && isTooDeep(value))
          done(new OptionError(`more than ${MOST_LEVELS} levels`))
        else done(error, value)
      })
    }
  )
}

/**
 * Records the methods of each path, and answers 405 to all others once all routes are registered.
 */
export function watchMethods(app: FastifyInstance): { refuseOthers(): void } {
  const byPath = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    const methods = byPath.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    byPath.set(url, methods)
  })
  // A request to CONNECT never gets to a route.
  const all = METHODS.filter((method) => method !== 'CONNECT')
  for (const method of all) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  return {
    refuseOthers() {
      for (const [url, methods] of byPath) {
        const allow = [...methods].join(', ')
        const refuse: onRequestHookHandler = (_request, reply) =>
          void reply.code(405).header('allow', allow).send({ detail: 'Method Not Allowed' })
        const method = all.filter((one) => !methods.has(one))
        if (method.length > 0)
          app.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: () => {} })
      }
    }
  }
}
