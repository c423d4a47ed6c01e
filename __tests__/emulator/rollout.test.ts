/** A rollout under load: clients that never stop asking see the old revision, then the new one, and not one failure. */
import { Agent, request as send } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { until } from './agent-client.js'
import { type AgentFolder, agentFolder } from './agent-program.js'
import { create, gitRequest, type Json, patch, statusOf } from './support.js'

const CLIENTS = 4

interface Load {
  /** What each request showed, in the order in which they ended. */
  seen: string[]
  failures: string[]
  stop(): Promise<void>
}

interface Target {
  url: string
  method: 'GET' | 'POST'
  body?: string
  /** Which revision answered, from the body of a 200. */
  revisionIn(text: string): string
}

/** One request over a connection that is kept, as the clients of a real deployment have it. */
function once({ url, method, body }: Target, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-key': 'key', 'content-type': 'application/json' }
    const outgoing = send(url, { method, agent, headers }, (response) => {
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject)
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function load(target: Target): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const seen: string[] = []
  const failures: string[] = []
  const stopping = new AbortController()
  const client = async () => {
    while (!stopping.signal.aborted) {
      try {
        const { status, text } = await once(target, agent)
        if (status === 200) seen.push(target.revisionIn(text))
        else failures.push(`${status} ${text}`)
      } catch (error) {
        failures.push(String(error))
      }
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  const stop = async () => {
    stopping.abort()
    await Promise.all(clients)
    agent.destroy()
  }
  return { seen, failures, stop }
}

const versionIs = (value: string) => ({ secrets: [{ name: 'VERSION', value }] })

/** Rolls three revisions out under load, with a failed one between, and says what the clients saw. */
async function rollOut(emulator: Emulator, deployment: Json, target: Target) {
  const clients = load(target)
  let latest = deployment
  for (const [version, status] of [
    ['2', 'DEPLOYED'],
    ['broken', 'DEPLOY_FAILED'],
    ['3', 'DEPLOYED']
  ] as const) {
    const enough = clients.seen.length + 3 * CLIENTS
    await until(async () => clients.seen.length >= enough)
    if (version === 'broken') emulator.setOutcome('DEPLOY_FAILED')
    latest = (await patch(emulator, deployment.id, versionIs(version))).body
    await until(async () => (await statusOf(emulator, latest.id, latest.latest_revision_id)) === status)
  }
  const enough = clients.seen.length + 3 * CLIENTS
  await until(async () => clients.seen.length >= enough)
  await clients.stop()
  return clients
}

/** The order in which revisions were first seen. */
const inOrder = (seen: string[]) => [...new Set(seen)]

describe('not one request is lost through a rollout', () => {
  let folder: AgentFolder
  beforeEach(() => {
    folder = agentFolder()
  })
  afterEach(() => folder[Symbol.dispose]())

  test('of processes, though each request takes longer than the switch', async () => {
    const agentCommand = `"${process.execPath}" server.mjs`
    await using emulator = await borrowEmulator({ buildTime: '50ms', repo: folder.path, agentCommand })
    const deployment = await create(emulator, { ...gitRequest(), ...versionIs('1') })
    await until(async () => (await statusOf(emulator, deployment.id, deployment.latest_revision_id)) === 'DEPLOYED')
    const target: Target = {
      url: `${deployment.source_config.custom_url}/slow`,
      method: 'GET',
      revisionIn: (text) => JSON.parse(text).version
    }
    const { seen, failures } = await rollOut(emulator, deployment, target)
    expect(failures).toEqual([])
    expect(inOrder(seen)).toEqual(['1', '2', '3'])
  })
})
