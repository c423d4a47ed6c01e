/** A proxy that tunnels (CONNECT) to one place on this machine, whatever host is asked for. */
import { createServer, type IncomingHttpHeaders, STATUS_CODES } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Proxy {
  url: string
  /** What was asked for, such as `CONNECT host:443`, with the headers that the proxy got to see. */
  asked: { request: string; headers: IncomingHttpHeaders }[]
  close(): Promise<void>
}

/** @param target The port to tunnel to, or the status with which every tunnel is refused. */
export async function startProxy(target: { port: number } | { refuse: number }): Promise<Proxy> {
  const asked: Proxy['asked'] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    return socket
  }
  const server = createServer((request, response) => {
    asked.push({ request: `${request.method} ${request.url}`, headers: request.headers })
    response.writeHead(501).end()
  })
  server.on('connection', keep)
  server.on('connect', (request, client: Socket) => {
    asked.push({ request: `CONNECT ${request.url}`, headers: request.headers })
    if ('refuse' in target) {
      client.end(`HTTP/1.1 ${target.refuse} ${STATUS_CODES[target.refuse] ?? 'No'}\r\n\r\n`)
      return
    }
    const upstream = keep(connect(target.port, '127.0.0.1'))
    upstream.once('connect', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.pipe(client).pipe(upstream)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}
