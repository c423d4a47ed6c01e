/**
 * A minimal agent server in JavaScript, without dependencies. It has what a deployment is checked by: GET /ok, GET /info,
 * POST /assistants/search and POST /runs/stream. Replace `answer` by an agent. A real agent server does all of this for you.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const {
  PORT,
  GREETING = 'Hello',
  LANGSMITH_HOST_PROJECT_ID: project_id,
  LANGSMITH_HOST_REVISION_ID: host_revision_id,
  LANGSMITH_TENANT_ID: tenant_id
} = process.env

const ASSISTANT = {
  assistant_id: '4f9bb1c6-9d4e-5c6e-8f0c-7c2a7f6f5e11',
  graph_id: 'agent',
  name: 'agent',
  metadata: {}
}
const INFO = { host: { kind: 'self-hosted', project_id, host_revision_id, tenant_id } }

const answer = (question) => `${GREETING}: ${question}`

/** The events of a run. */
function* events({ input, stream_mode }) {
  yield { event: 'metadata', data: { run_id: randomUUID() } }
  const question = input?.messages?.at(-1)?.content ?? ''
  const message = { type: 'ai', content: answer(question) }
  if (stream_mode === 'messages') yield { event: 'messages/complete', data: [message] }
  else yield { event: 'updates', data: { answer: { messages: [message] } } }
}

function sendJson(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function stream(response, run) {
  const { assistant_id, name } = ASSISTANT
  if (![assistant_id, name].includes(run.assistant_id)) {
    sendJson(response, 404, { detail: 'Assistant not found' })
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { event, data } of events(run))
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  response.end()
}

const ROUTES = {
  'GET /ok': (response) => sendJson(response, 200, { ok: true }),
  'GET /info': (response) => sendJson(response, 200, INFO),
  'POST /assistants/search': (response) => sendJson(response, 200, [ASSISTANT]),
  'POST /runs/stream': async (response, request) => stream(response, await json(request))
}

createServer((request, response) => {
  const path = (request.url ?? '/').split('?', 1)[0]
  const route = ROUTES[`${request.method} ${path}`]
  if (route === undefined) sendJson(response, 404, { detail: 'Not Found' })
  else
    Promise.resolve(route(response, request)).catch(() =>
      sendJson(response, 422, { detail: 'Not JSON' })
    )
}).listen(Number(PORT), '127.0.0.1', () => console.log(`INFO: listening on port ${PORT}`))
