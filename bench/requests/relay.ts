/** Passes connections on to a server of this machine, and counts them. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay extends AsyncDisposable {
  url: string
  /** How many connections came in so far. */
  connections(): number
}

/** @param url Of the server; what stands below its origin is kept. */
export async function startRelay(url: string): Promise<Relay> {
  const { port, pathname } = new URL(url)
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((client) => {
    connections++
    const upstream = connect(Number(port), '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own.port}${pathname.replace(/\/$/, '')}`,
    connections: () => connections,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      })
  }
}
