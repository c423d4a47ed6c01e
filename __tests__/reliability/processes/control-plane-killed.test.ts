import { readFileSync } from 'node:fs'
import { describe, expect, jest, test } from '@jest/globals'
import { startEmulator } from '../../../emulator/index.js'
import { API_KEY, gitInputs } from '../../programs/action/bundle.js'
import { readOutputs } from '../../programs/action/started-program.js'
import { runProcess } from '../../support/program-process.js'
import { ControlPlaneProcess } from './control-plane-process.js'
import { isKind, type Stage, startGate } from './gate.js'

jest.setTimeout(120_000)

/** What the state file holds: each deployment with the number of its revisions. */
async function kept({ state }: ControlPlaneProcess): Promise<Record<string, number>> {
  await using emulator = await startEmulator({ state })
  const all = emulator.controlPlane.dump().map(({ name, revisions }) => [name, revisions.length] as const)
  return Object.fromEntries(all)
}

describe('a control plane that is killed and started again loses and doubles nothing', () => {
  const POINTS: [request: string, stage: Stage][] = [
    ['GET /v2/deployments', 'arrived'],
    ['POST /v2/deployments', 'arrived'],
    ['POST /v2/deployments', 'acted'],
    ['POST /v2/deployments', 'half'],
    ['GET /revisions/:id', 'arrived'],
    ['GET /revisions/:id', 'half'],
    ['GET /deployments/:id', 'acted']
  ]
  test.concurrent.each(POINTS)('at %s, %s', async (request, stage) => {
    await using plane = await ControlPlaneProcess.start('--build-time', '300ms')
    let killed = false
    await using gate = await startGate(plane.url, async (kind, at) => {
      if (killed || at !== stage || !isKind(kind, request)) return
      killed = true
      await plane.kill()
      await plane.start()
      // Requests in progress ended with it.
      throw new Error('cut off')
    })
    const end = await runProcess({ inputs: gitInputs(gate.url, { secrets: 'A=value-a', timeout: '90s' }) })
    expect([killed, end.exitCode, end.log.match(/^::error.*$/gm)]).toEqual([true, 0, null])
    expect(readOutputs(end.outputFile)).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
    expect(await kept(plane)).toEqual({ support: 1 })
  })

  test.concurrent('in the middle of the wait, however long it stays away', async () => {
    await using plane = await ControlPlaneProcess.start('--build-time', '600ms')
    let away: Promise<void> | undefined
    let refused = 0
    const end = await runProcess({
      inputs: gitInputs(plane.url, { timeout: '90s' }),
      onLine: (line) => {
        if (line.endsWith('BUILDING')) away ??= plane.kill()
        // It comes back once the run has found it gone three times.
        if (line.includes('ECONNREFUSED') && ++refused === 3) away = away?.then(() => plane.start())
      }
    })
    await away
    expect(refused).toBeGreaterThanOrEqual(3)
    expect([end.exitCode, end.log.match(/^::error.*$/gm)]).toEqual([0, null])
    expect(readOutputs(end.outputFile)).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
    expect(await kept(plane)).toEqual({ support: 1 })
  })
})

/** A create that takes a while to write. */
function create(url: string, name: string): Promise<Response> {
  const body = {
    name,
    source: 'external_container',
    source_config: {},
    source_revision_config: { image_uri: 'ghcr.io/acme/agent@sha256:1' },
    secrets: [{ name: 'LARGE', value: 'x'.repeat(30_000) }]
  }
  const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json' }
  return fetch(`${url}/v2/deployments`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test.concurrent.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'killed in the middle of its writing, after %s answers, it has a whole state with all that was answered',
  async (answers) => {
    await using plane = await ControlPlaneProcess.start()
    const answered: string[] = []
    let killed: Promise<void> | undefined
    const one = async (name: string) => {
      const { status } = await create(plane.url, name)
      expect(status).toBe(201)
      answered.push(name)
      if (answered.length >= answers) killed ??= plane.kill()
    }
    // Half of them are in progress when it is killed, together with a write of the state.
    const names = Array.from({ length: answers + 20 }, (_, index) => `agent-${index}`)
    const early = names.slice(0, Math.floor(answers / 2))
    for (const name of early) await one(name)
    await Promise.allSettled(names.slice(early.length).map(one))
    await killed
    expect(() => JSON.parse(readFileSync(plane.state, 'utf8'))).not.toThrow()
    expect(Object.keys(await kept(plane))).toEqual(expect.arrayContaining(answered))
    await plane.start()
    expect((await create(plane.url, 'afterwards')).status).toBe(201)
  }
)
