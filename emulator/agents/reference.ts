/** The API document of an agent server and its interactive reference, which loads nothing from elsewhere. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { withoutInputTwins } from '../http/openapi.js'

/** Under which the agent servers' routes are; the document of one has it not. */
export const AGENT_PREFIX = '/agents/:deployment_id'

/** The operations of every agent server here; per deployment only title and address differ. */
export type AgentDocument = (deployment: { id: string; name: string }) => object

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
    transformObject: (document) => withoutInputTwins(jsonSchemaTransformObject(document))
  })
  const { agentServer } = app as unknown as { agentServer: () => object }
  return ({ id, name }) => ({
    ...agentServer(),
    info: {
      title: `Agent server of ${name}`,
      version: '1',
      description: 'A stock graph stands in for the one of your own. `Authorize` takes the X-Api-Key.'
    },
    servers: [{ url: `/agents/${id}` }]
  })
}

/**
 * The page. Styles and scripts are those of the control plane's own reference, whose initializer loads `json` beside
 * the page that it is on.
 */
export const REFERENCE_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<title>Agent server</title>
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/static/index.css">
<link rel="icon" type="image/png" href="/docs/static/favicon-32x32.png" sizes="32x32">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/swagger-ui-standalone-preset.js"></script>
<script src="/docs/static/swagger-initializer.js"></script>
</body>
</html>
`
