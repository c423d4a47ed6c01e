/** A proxy before a server, which holds a chosen request at a chosen point of its way. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** `arrived`: not passed on yet. `acted`: acted upon, the answer held back. `half`: half of the answer is out. */
export type Stage = 'arrived' | 'acted' | 'half'

/** A point of a run: the nth request of this kind reaches this stage. */
export interface Point {
  /** `METHOD path`, the path by its end and without ids: `GET /deployments/:id`. */
  request: string
  nth: number
  stage: Stage
}

/** Called when a request reaches a stage. The request continues after the returned promise. */
export type OnStage = (request: string, stage: Stage) => Promise<unknown> | undefined

export interface Gate extends AsyncDisposable {
  url: string
}

const ID = /\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)(?=\/|$)/g

/** `METHOD path` without query and ids. */
export function kindOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  return `${method} ${url.replace(/\?.*$/, '').replace(ID, '/:id')}`
}

/** Whether a request is of the kind that a point names. */
export function isKind(kind: string, wanted: string): boolean {
  const [method, path = ''] = wanted.split(' ')
  return kind.startsWith(`${method} `) && kind.endsWith(path)
}

/** Starts a gate before the server at `upstream`; in what the server says, the gate's origin stands for its own. */
export async function startGate(upstream: string, onStage: OnStage): Promise<Gate> {
  const { origin } = new URL(upstream)
  const sockets = new Set<Socket>()
  const server: Server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const kind = kindOf(request)
    const gone = new Promise<void>((resolve) => response.once('close', resolve))
    const stage = async (at: Stage) => {
      const held = onStage(kind, at)
      if (held !== undefined) await Promise.race([held, gone])
    }
    const body = await wholeOf(request)
    await stage('arrived')
    // The waiter has ended: the request never reached the stage.
    if (response.destroyed) return
    const answer = await ask(origin, request, body)
    await stage('acted')
    const text = Buffer.from(answer.body.toString('utf8').replaceAll(origin, own))
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers
    response.writeHead(answer.status, { ...headers, 'content-length': text.length })
    const middle = Math.floor(text.length / 2)
    response.write(text.subarray(0, middle))
    await stage('half')
    response.end(text.subarray(middle))
  }
  return {
    url: own + new URL(upstream).pathname.replace(/\/$/, ''),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

function ask(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { connection: _connection, ...rest } = headers
    const request = send(origin + url, {
      method,
      headers: { ...rest, host: new URL(origin).host },
      agent: false
    })
    request.once('error', reject).once('response', (answer) => {
      wholeOf(answer).then(
        (whole) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
        reject
      )
    })
    request.end(body)
  })
}
