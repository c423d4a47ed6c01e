/** A server in a process of its own, so that its memory and its core are its own, too. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export const API_KEY = 'key-of-the-benchmark'

const PROBE = 'bench/emulator/probe.mjs'

export interface MeasuredServer extends AsyncDisposable {
  url: string
  /** In bytes, after a garbage collection. */
  memory(): Promise<{ rss: number; heapUsed: number }>
  /**
   * Processor time that it took so far, in seconds: what others do on the machine does not count.
   */
  processorTime(): Promise<number>
}

/** The committed bundle of the local control plane. */
export function startLocalControlPlane(...flags: string[]): Promise<MeasuredServer> {
  return start('dist/cli/index.js', [
    'emulator',
    '--port',
    '0',
    '--quiet',
    '--api-key',
    API_KEY,
    ...flags
  ])
}

/** Node's own server with one answer: as fast as any can be. */
export function startBareServer(): Promise<MeasuredServer> {
  return start('bench/emulator/bare-server.mjs', [])
}

async function start(program: string, args: string[]): Promise<MeasuredServer> {
  const execArgv = ['--expose-gc', '--import', `./${PROBE}`]
  const child = fork(program, args, { execArgv, silent: true })
  child.stderr?.pipe(process.stderr)
  return {
    url: await announcedAddress(child),
    memory: () => asked<NodeJS.MemoryUsage>(child, 'memory'),
    processorTime: async () => {
      const { user, system } = await asked<NodeJS.CpuUsage>(child, 'processor time')
      return (user + system) / 1e6
    },
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
}

async function asked<T>(child: ChildProcess, question: string): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

/** The first address that it prints. */
async function announcedAddress({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString()) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The server ended before it said where it listens')
}
