/** The API document, made from the schemas that validate and serialize. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { EmulatorCore } from '../emulator.js'
import { spokenDocument } from './dialect/document.js'
import { controlPlaneExamples, withExamples, withoutUnusedSchemas } from './examples.js'
import { referenceFiles, sendReference } from './reference-page.js'

/** Any one of the three schemes (§5). */
export const SECURITY = [{ api_key: [] }, { tenant_id: [] }, { bearer: [] }]

/** Version of the control-plane interface description (§9). */
const INTERFACE_VERSION = '0.1.0'

const DESCRIPTION = `A control plane on this machine. Its deployments exist here only.

*control plane*: the operations of the specification. *extensions*: what the public service has beyond it. *local*: what
scripts this server; these operations need no key.

To send requests, choose **Authorize** and enter a credential. [Deployments and their revisions](/)`

const REFERENCE = /^#\/components\/schemas\/(.+)Input$/

/**
 * Removes the second copy of every schema. The converter adds one for requests, with `Input` at the end of its name, but
 * ours are the same in both directions.
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

interface RequestBody {
  content: { 'application/json': { schema: { anyOf?: { type?: string }[] } } }
}

/** The document that calls a body optional if it may be null. The converter calls every body required. */
function withOptionalBodies(document: object): object {
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (key !== 'requestBody') return value
    const body = value as RequestBody
    const { anyOf = [] } = body.content['application/json'].schema
    return anyOf.some(({ type }) => type === 'null') ? { ...body, required: false } : body
  })
  return JSON.parse(text) as object
}

const isOfAgentServer = (url: string) => url.startsWith('/agents/')

/** Registers the document (`/openapi.json`) and its interactive reference (`/docs`), which loads only files of this server. */
export async function registerReference(app: FastifyInstance, core: EmulatorCore): Promise<void> {
  const { dialect } = core
  const illustrated = (document: object) => withExamples(document, controlPlaneExamples(core))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Local control plane', version: INTERFACE_VERSION, description: DESCRIPTION },
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
    transformObject: (document) =>
      spokenDocument(
        withOptionalBodies(withoutUnusedSchemas(withoutInputTwins(jsonSchemaTransformObject(document)))),
        dialect
      )
  })
  const schema = { hide: true }
  for (const path of ['/docs', '/docs/']) {
    app.get(path, { schema }, (_request, reply) => sendReference(reply, 'local control plane'))
  }
  for (const path of ['/docs/json', '/openapi.json']) app.get(path, { schema }, () => illustrated(app.swagger()))
  referenceFiles(app)
}
