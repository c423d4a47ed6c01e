/** Requests over kept connections, and how long each took. */
import { Agent, request } from 'node:http'
import { DEFAULT_LISTENER_ID } from '../../emulator/control-plane/lookups.js'
import { API_KEY } from './measured-server.js'

export interface Answer {
  status: number
  text: string
}

export interface Client {
  send(method: string, path: string, body?: object): Promise<Answer>
  close(): void
}

/** @param connections At most so many at a time. */
export function createClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  const { hostname, port } = new URL(url)
  const send: Client['send'] = (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        'x-api-key': API_KEY,
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload)
        })
      }
      const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => {
          text += chunk
        })
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
        incoming.on('error', reject)
      })
      outgoing.on('error', reject)
      outgoing.end(payload)
    })
  return { send, close: () => agent.destroy() }
}

/** A create, as small as it can be. */
export const deploymentBody = (name: string) => ({
  name,
  source: 'external_container',
  source_config: { listener_id: DEFAULT_LISTENER_ID },
  source_revision_config: { image_uri: `registry.example/${name}:1` },
  secrets: [{ name: 'OPENAI_API_KEY', value: 'sk-not-a-real-key' }]
})
