/** The committed local control plane as a process of its own, and what arrived there. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export const KEY = 'key-of-the-control-plane-4711'

export interface Plane extends AsyncDisposable {
  url: string
  /** `METHOD path?query` of the requests since the last `reset`, oldest first. */
  requests(): Promise<string[]>
  setHead(ref: string, commit_sha: string): Promise<void>
  /** Back to how it was started. */
  reset(): Promise<void>
}

/**
 * @param buildTime From the creation of a revision to DEPLOYED, as `--build-time` has it.
 * @param folder With `dist/`.
 */
export async function startPlane(buildTime: string, folder = '.'): Promise<Plane> {
  const flags = ['--port', '0', '--quiet', '--api-key', KEY, '--build-time', buildTime]
  const child = spawn(process.execPath, ['dist/cli/index.js', 'emulator', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const url = await announcedAddress(child.stdout)
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const sent = body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' }
    }
    const answer = await fetch(`${url}/_emulator/${path}`, { method, ...sent })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  return {
    url,
    requests: async () => {
      const answer = await ask('GET', 'requests')
      return ((await answer.json()) as { method: string; url: string }[])
        .filter((request) => !request.url.startsWith('/_emulator/'))
        .map((request) => `${request.method} ${request.url}`)
    },
    setHead: async (ref, commit_sha) => void (await ask('POST', 'heads', { ref, commit_sha })),
    reset: async () => void (await ask('POST', 'reset')),
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
}

/** The first address that it prints. */
async function announcedAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk.toString()
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The control plane ended before it said where it listens')
}
