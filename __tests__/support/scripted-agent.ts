import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AgentRequest {
  path: string
  key: string | undefined
  body: unknown
}

type Reply = (response: ServerResponse) => void

/** An agent server that sends exactly what the test says, and remembers what it was asked. */
export interface ScriptedAgent extends AsyncDisposable {
  url: string
  requests: AgentRequest[]
}

/** Replies are taken in turn for each path; the last one stays. */
export async function startAgent(replies: Record<string, Reply[]>): Promise<ScriptedAgent> {
  const requests: AgentRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    const path = request.url ?? ''
    const turn = requests.filter((earlier) => earlier.path === path).length
    requests.push({ path, key: request.headers['x-api-key']?.toString(), body })
    const script = replies[path] ?? [status(404, 'not here')]
    script[Math.min(turn, script.length - 1)]?.(response)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString())
}

export function status(code: number, text: string): Reply {
  return (response) => void response.writeHead(code, { 'content-type': 'text/plain' }).end(text)
}

export function json(value: unknown): Reply {
  return (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** A stream of these unchanged pieces. `end`: how it ends. */
export function stream(pieces: readonly (string | Buffer)[], end: 'well' | 'cut' | 'never' = 'well'): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(piece)
    if (end === 'well') response.end()
    // Destroyed only once the pieces are out, so that they arrive.
    else if (end === 'cut') response.write('event: updates\ndata: {"half', () => response.destroy())
  }
}

/** One event as the public service's JavaScript build frames it (docs/design.md, section 3). */
export function event(type: string, payload: unknown): string {
  const data = JSON.stringify(payload, null, 2).split('\n')
  return `event: ${type}\n${data.map((line) => `data: ${line}\n`).join('')}\n`
}
