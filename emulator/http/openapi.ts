/** The API document, made from the schemas that validate and serialise. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Dialect } from '../../src/contract/dialect/dialect.js'
import { spokenDocument } from './dialect/document.js'

/** Any one of the three schemes (§5). */
export const SECURITY = [{ api_key: [] }, { tenant_id: [] }, { bearer: [] }]

/** Version of the control-plane interface description (§9). */
const INTERFACE_VERSION = '0.1.0'

const DESCRIPTION = `An embedded implementation of the control plane: deployments live on this machine only.
Operations under *control plane* are those of the specification, *extensions* what the public service has beyond it,
and *local* what scripts this server.`

/** Of the reference pages: everything that they load comes from here. Their styles need to be inline in places. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self'"

const REFERENCE = /^#\/components\/schemas\/(.+)Input$/

/**
 * The schema converter names every schema twice, for requests with `Input` at the end. Ours read the same in both
 * directions, so the document has each once, under the name of the contract.
 */
export function withoutInputTwins(document: object): object {
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (key === 'schemas' && typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).filter(([name]) => !name.endsWith('Input')))
    }
    return key === '$ref' && typeof value === 'string' ? value.replace(REFERENCE, '#/components/schemas/$1') : value
  })
  return JSON.parse(text) as object
}

const isOfAgentServer = (url: string) => url.startsWith('/agents/')

/** Registers the document (`/openapi.json`) and its interactive reference (`/docs`), which loads nothing from elsewhere. */
export async function registerReference(app: FastifyInstance, dialect: Dialect): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Deployment control plane (local)', version: INTERFACE_VERSION, description: DESCRIPTION },
      tags: [{ name: 'control plane' }, { name: 'extensions' }, { name: 'local' }],
      components: {
        securitySchemes: {
          api_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          tenant_id: { type: 'apiKey', in: 'header', name: 'X-Tenant-Id' },
          bearer: { type: 'http', scheme: 'bearer' }
        }
      }
    },
    // The agent servers have documents of their own.
    transform: (route) =>
      jsonSchemaTransform(isOfAgentServer(route.url) ? { ...route, schema: { hide: true } } : route),
    transformObject: (document) => spokenDocument(withoutInputTwins(jsonSchemaTransformObject(document)), dialect)
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Local control plane' },
    uiConfig: { validatorUrl: null, docExpansion: 'list', tryItOutEnabled: true }
  })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
