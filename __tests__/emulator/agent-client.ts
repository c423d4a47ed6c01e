/** What the tests say to an agent server, over real HTTP. */
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createEventReader } from '../../src/adapters/agent-server/client.js'
import type { StreamEvent } from '../../src/ports.js'
import { type Json, KEY } from './support.js'

export const userSays = (content: string) => ({ messages: [{ role: 'user', content }] })

/** A request to the agent server at `url`, with the key unless the headers say otherwise. */
export function ask(
  url: string,
  request: string,
  { body, headers = KEY }: { body?: unknown; headers?: object } = {}
) {
  const [method = 'GET', path = '/'] = request.split(' ')
  return fetch(url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
}

/** Asks for a WebSocket. Returns status, `Connection` and body of the answer. */
export async function upgrade(url: string): Promise<unknown[]> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'x-api-key': 'key',
    'sec-websocket-version': '13'
  }
  return new Promise((resolve, reject) => {
    request(`${url}/ws`, { headers }, (answer) => {
      text(answer).then(
        (body) => resolve([answer.statusCode, answer.headers.connection, body]),
        reject
      )
    })
      .on('error', reject)
      .end()
  })
}

export const search = async (url: string, body: unknown = {}): Promise<Json> =>
  (await ask(url, 'POST /assistants/search', { body })).json()

export const info = async (url: string): Promise<Json> => (await ask(url, 'GET /info')).json()

/** The events of a run, with their data parsed. */
export async function run(url: string, body: Json): Promise<{ event: string; data: Json }[]> {
  const response = await ask(url, 'POST /runs/stream', { body })
  if (response.status !== 200)
    throw new Error(`the run answered ${response.status}: ${await response.text()}`)
  return eventsOf(await response.text()).map(({ event, data }) => ({
    event,
    data: JSON.parse(data)
  }))
}

export function eventsOf(text: string): StreamEvent[] {
  const events: StreamEvent[] = []
  createEventReader((event) => events.push(event)).feed(text)
  return events
}

/** Polls until `condition` returns a value, a bounded number of times. */
export async function until<T>(
  condition: () => Promise<T | undefined | false>,
  tries = 400
): Promise<T> {
  for (let i = 0; i < tries; i++) {
    const found = await condition()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('what was waited for did not come')
}
