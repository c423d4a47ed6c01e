/** A server that sends exactly the bytes of a test, for what no well-behaved server would send. */
import { createServer, type Server, type Socket } from 'node:net'

export interface RawRequest {
  method: string
  path: string
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
  /** Which connection it came on; the first is 1. */
  connection: number
}

/**
 * What is sent for a request: these bytes; with nothing, the handler has done what it wanted with
 * the socket.
 */
export type RawAnswer = string | Buffer | undefined

export interface RawServer {
  url: string
  port: number
  /** In the order in which they came. */
  requests: RawRequest[]
  connections: () => number
  close(): Promise<void>
}

export type RawHandler = (request: RawRequest, socket: Socket) => RawAnswer | Promise<RawAnswer>

/** Starts a server on a free port. Connections are kept open for further requests. */
export async function rawServer(handler: RawHandler, host = '127.0.0.1'): Promise<RawServer> {
  const requests: RawRequest[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    const connection = ++connections
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    readRequests(socket, async (read) => {
      const request = { ...read, connection }
      requests.push(request)
      const answer = await handler(request, socket)
      if (answer !== undefined && !socket.destroyed) socket.write(answer)
    })
  })
  const port = await listen(server, host)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    requests,
    connections: () => connections,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}

function listen(server: Server, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => resolve((server.address() as { port: number }).port))
  })
}

/** Cuts a stream into requests by their Content-Length. */
function readRequests(
  socket: Socket,
  take: (request: Omit<RawRequest, 'connection'>) => Promise<void>
): void {
  let pending = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk])
    for (let end = pending.indexOf('\r\n\r\n'); end >= 0; end = pending.indexOf('\r\n\r\n')) {
      const [start = '', ...lines] = pending.subarray(0, end).toString('latin1').split('\r\n')
      const headers = Object.fromEntries(lines.map(headerOf))
      const length = Number(headers['content-length'] ?? 0)
      if (pending.length < end + 4 + length) return
      const body = pending.subarray(end + 4, end + 4 + length).toString('utf8')
      pending = pending.subarray(end + 4 + length)
      const [method = '', path = ''] = start.split(' ')
      void take({ method, path, headers, body })
    }
  })
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

/** A whole answer with its Content-Length. */
export function reply(
  status: number,
  body: string | Buffer = '',
  headers: Record<string, string> = {}
): Buffer {
  const bytes = Buffer.from(body)
  const lines = Object.entries({ 'content-length': String(bytes.length), ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`
  )
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Answer\r\n${lines.join('')}\r\n`), bytes])
}

/** A whole answer of JSON. */
export function replyJson(
  status: number,
  value: unknown,
  headers: Record<string, string> = {}
): Buffer {
  return reply(status, JSON.stringify(value), { 'content-type': 'application/json', ...headers })
}
