/** The API document of an agent server. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Serving } from '../control-plane/active-revision.js'
import { withExamples, withoutUnusedSchemas } from '../http/examples.js'
import { withoutInputTwins } from '../http/openapi.js'

/** The routes of all agent servers begin with it; the document of one leaves it out. */
export const AGENT_PREFIX = '/agents/:deployment_id'

/** The document of one agent server: title, address and examples are its own, the operations those of all. */
export type AgentDocument = (serving: Serving) => object

/** Collects the operations from the routes that are registered on `app` after this. */
export async function describeAgentServer(app: FastifyInstance): Promise<AgentDocument> {
  await app.register(swagger, {
    decorator: 'agentServer',
    openapi: {
      openapi: '3.1.0',
      info: { title: '', version: '1' },
      tags: [{ name: 'Assistants' }, { name: 'Stateless Runs' }, { name: 'System' }],
      components: { securitySchemes: { api_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } } }
    },
    transform: ({ schema, url, ...rest }) =>
      jsonSchemaTransform({ schema, url: url.replace(AGENT_PREFIX, ''), ...rest }),
    transformObject: (document) => withoutUnusedSchemas(withoutInputTwins(jsonSchemaTransformObject(document)))
  })
  const { agentServer } = app as unknown as { agentServer: () => object }
  return ({ deployment: { id, name }, revision }) => {
    const document = {
      ...agentServer(),
      info: {
        title: `Agent server of ${name}`,
        version: '1',
        description: `A stock graph answers here, without a model. To send requests, choose **Authorize** and enter an X-Api-Key. [The deployment](/agents/${id})`
      },
      servers: [{ url: `/agents/${id}` }]
    }
    return withExamples(document, {
      parameters: { assistant_id: revision.graphs[0]?.graph_id },
      bodies: {
        search_assistants: {},
        count_assistants: {},
        stream_run: runExample(revision.graphs[0]?.graph_id),
        wait_run: runExample(revision.graphs[0]?.graph_id)
      }
    })
  }
}

const runExample = (assistant_id = 'agent') => ({
  assistant_id,
  input: { messages: [{ role: 'user', content: 'Hello' }] },
  stream_mode: 'updates'
})
