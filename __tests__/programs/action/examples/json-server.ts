import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll } from '@jest/globals'

/** A request to a foreign service, with its body if it has one. */
export interface JsonRequest {
  method: string
  url: URL
  authorization: string | undefined
  body: unknown
}

/** A status, and a body to send as JSON. */
export interface JsonAnswer {
  status: number
  body?: unknown
}

/** A service on this machine that stands in for one that an example calls with curl. Runs for one test file. */
export class JsonServer {
  url = ''
  private readonly server = createServer((request, response) => void this.serve(request, response))

  constructor(private readonly answer: (request: JsonRequest) => JsonAnswer) {
    beforeAll(async () => {
      await once(this.server.listen(0, '127.0.0.1'), 'listening')
      this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      this.server.closeAllConnections()
      this.server.close()
    })
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body = {} } = this.answer(await readRequest(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

async function readRequest(request: IncomingMessage): Promise<JsonRequest> {
  const { method = '', url = '/', headers } = request
  return {
    method,
    url: new URL(url, 'http://127.0.0.1'),
    authorization: headers.authorization,
    body: method === 'POST' ? await json(request) : undefined
  }
}
