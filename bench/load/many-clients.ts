/** Many clients at once, each going through whole lives of deployments, and what that costs the local control plane. */
import { setTimeout as wait } from 'node:timers/promises'
import type { MeasuredServer } from '../emulator/measured-server.js'
import { type Client, createClient, deploymentBody } from './client.js'

export interface Load {
  clients: number
  seconds: number
}

export interface LoadResult {
  /** Milliseconds of each request, by operation. */
  latencies: Map<string, number[]>
  /** What went wrong, a line each. */
  errors: string[]
  /** Whole lives of deployments. */
  lives: number
  /** Processor time of the server, in seconds: what others do on the machine does not count. */
  worked: number
  /** Seconds since the start, and mebibytes after a garbage collection. */
  memory: { at: number; rss: number; heapUsed: number }[]
}

const MEBIBYTE = 2 ** 20

export async function loadWith(server: MeasuredServer, { clients, seconds }: Load): Promise<LoadResult> {
  const result: LoadResult = { latencies: new Map(), errors: [], lives: 0, worked: 0, memory: [] }
  const client = createClient(server.url, clients)
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1_000
  const sample = async () => {
    const { rss, heapUsed } = await server.memory()
    result.memory.push({ at: elapsed(), rss: rss / MEBIBYTE, heapUsed: heapUsed / MEBIBYTE })
  }
  const watch = async () => {
    for (; elapsed() < seconds; await wait((seconds * 1_000) / 20)) await sample()
  }
  const live = async (number: number) => {
    for (let life = 0; elapsed() < seconds; life++) {
      const create = life === 0 ? 'connect and create' : 'create'
      await oneLife(measured(client, result), { name: `client-${number}-${life}`, create }).then(
        () => result.lives++,
        (error: unknown) => result.errors.push(String(error))
      )
    }
  }
  const before = await server.processorTime()
  await Promise.all([watch(), ...Array.from({ length: clients }, (_, number) => live(number))])
  result.worked = (await server.processorTime()) - before
  client.close()
  return result
}

type Step = (operation: string, request: [method: string, path: string, body?: object]) => Promise<string>

/** Sends, keeps the time, and refuses what is no success. */
function measured(client: Client, { latencies }: LoadResult): Step {
  return async (operation, [method, path, body]) => {
    const started = performance.now()
    const { status, text } = await client.send(method, path, body)
    const times = latencies.get(operation) ?? []
    times.push(performance.now() - started)
    latencies.set(operation, times)
    if (status >= 300) throw new Error(`${operation}: ${status} ${text.slice(0, 200)}`)
    return text
  }
}

/** Create, find by name, wait, ask the agent, patch, wait, delete. */
async function oneLife(step: Step, { name, create }: { name: string; create: string }): Promise<void> {
  const made = JSON.parse(await step(create, ['POST', '/v2/deployments', deploymentBody(name)])) as Row
  const path = `/v2/deployments/${made.id}`
  const listed = await step('list by name', ['GET', `/v2/deployments?name_contains=${name}&limit=100&offset=0`])
  const named = (JSON.parse(listed) as { resources: Row[] }).resources.filter((row) => row.name === name)
  if (named.length !== 1) throw new Error(`list by name: found ${named.length} of ${name}`)
  await untilDeployed(step, path, made.latest_revision_id)
  const run = {
    assistant_id: 'agent',
    input: { messages: [{ role: 'user', content: 'Hello' }] },
    stream_mode: 'updates'
  }
  const stream = await step('agent run', ['POST', `/agents/${made.id}/runs/stream`, run])
  if (!stream.includes('event: updates')) throw new Error(`agent run: no event in ${stream.slice(0, 200)}`)
  const patch = { source_revision_config: { image_uri: 'registry.example/app:2' } }
  const patched = JSON.parse(await step('patch', ['PATCH', path, patch])) as Row
  await untilDeployed(step, path, patched.latest_revision_id)
  await step('read deployment', ['GET', path])
  await step('delete', ['DELETE', path])
}

interface Row {
  id: string
  name: string
  latest_revision_id: string
}

async function untilDeployed(step: Step, path: string, revision: string): Promise<void> {
  for (;;) {
    const { status } = JSON.parse(await step('poll revision', ['GET', `${path}/revisions/${revision}`])) as {
      status: string
    }
    if (status === 'DEPLOYED') return
    await wait(100)
  }
}
