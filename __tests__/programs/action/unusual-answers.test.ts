/** Answers that few services give, each in a whole run: the log quotes their sentences, and lists may have odd rows. */
import { afterEach, describe, expect, test } from '@jest/globals'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { type HostileOptions, hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { type RawServer, replyJson } from '../../support/servers/raw-server.js'
import { ToldDeployments } from '../../support/servers/told-deployments.js'
import { errorOf } from '../../support/shown-messages.js'
import { gitInputs, logLines, runSource } from './bundle.js'
import { startTimelessPlane, type TimelessEmulator, writes } from './emulated.js'

const servers: RawServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** Runs against deployments that exist, with some requests answered otherwise. */
async function run(names: string[], intercept: HostileOptions['intercept'], inputs: Record<string, string> = {}) {
  const told = new ToldDeployments(names.map((name) => ({ name })))
  const server = await hostileControlPlane({ told, ...(intercept && { intercept }) })
  servers.push(server)
  const result = await runSource(gitInputs(server.url, { secrets: 'KEY=value-1', ...inputs }), {
    clock: new SkippingClock(),
    variables: { RUNNER_DEBUG: '1' }
  })
  const sent = server.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)
  return { result, error: result.exitCode === 0 ? undefined : errorOf(result.stdout), sent }
}

const isList = (path: string) => path.startsWith('/v2/deployments?')

describe('a row of the list that cannot be read', () => {
  const unreadable = [{ id: 'd-odd', name: null }, { name: 'no-id' }, 'odd', null]
  const listing =
    (...rows: unknown[]): HostileOptions['intercept'] =>
    ({ path }) => {
      if (!isList(path)) return undefined
      return replyJson(200, { resources: path.includes('offset=0') ? rows : [] })
    }
  const other = { id: 'd-other', name: 'support-2' }

  test('stops neither a create nor a plan of it, and the debug log names it', async () => {
    const created = await run([], listing(other, ...unreadable))
    expect([created.sent, created.result.outputs['operation']]).toEqual([['POST'], 'created'])
    expect(logLines(created.result.stdout)).toContainEqual(
      expect.stringMatching(/^::debug::GET \/v2\/deployments: row left out: \[2\]\.id: /)
    )
    const planned = await run([], listing(other, ...unreadable), { command: 'plan' })
    expect([planned.sent, planned.result.outputs['operation']]).toEqual([[], 'planned'])
  })

  test('stops no create, if a later page has none but such rows', async () => {
    const pages: HostileOptions['intercept'] = ({ path }) => {
      if (!isList(path)) return undefined
      const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset'))
      return replyJson(200, { resources: offset === 0 ? [other] : unreadable })
    }
    const created = await run([], pages)
    expect([created.sent, created.result.outputs['operation']]).toEqual([['POST'], 'created'])
  })

  test('that has no name alone is no deployment of this name: it is created', async () => {
    const { sent, result } = await run([], listing(unreadable[0]))
    expect([sent, result.outputs['operation']]).toEqual([['POST'], 'created'])
  })

  test.each(unreadable.slice(1).map((row) => [row]))(
    'does not mean that nothing exists, if it is alone: %j',
    async (row) => {
      const { error, sent } = await run([], listing(row))
      expect([error?.code, sent]).toEqual(['invalid_response', []])
    }
  )
})

test.each<[string, unknown]>([
  ['a message', { message: 'The quota is used up.' }],
  ['the message of an error', { error: { message: 'The quota is used up.', type: 'quota' } }],
  ['a list of texts', { detail: ['The quota is used up.'] }],
  ['a reason', { detail: { reason: 'The quota is used up.', code: 'E7' } }]
])('the log quotes the sentence of a refusal: %s', async (_, body) => {
  for (const status of [400, 403, 409, 422, 501]) {
    const { error } = await run([], ({ method }) => (method === 'POST' ? replyJson(status, body) : undefined))
    expect(error?.rest.join('\n')).toContain(`POST /v2/deployments answered ${status}: The quota is used up.\n`)
  }
})

test('a key that reads and may not write lacks a permission', async () => {
  const { error } = await run(['support'], ({ method }) =>
    method === 'PATCH' ? replyJson(403, { detail: 'no' }) : undefined
  )
  expect(error?.code).toBe('auth_failed')
  expect(error?.first).toMatch(/^The key can read deployments, but not make this change \(403\)/)
  expect(error?.rest.join('\n')).toMatch(/To fix: .*`api_key`.*permission to create, change and delete/)
})

describe('a name beside which a similar one exists', () => {
  const NEAR = /^::warning::.*"support-agent" exists/
  const near = (stdout: string) => logLines(stdout).filter((line) => NEAR.test(line))
  const step = (plane: TimelessEmulator, inputs: Record<string, string>) =>
    runSource(gitInputs(plane.url, inputs), { clock: plane.clock })

  test('is warned about once in the plan and in the create, and changes neither', async () => {
    await using plane = await startTimelessPlane()
    await step(plane, { name: 'support-agent' })
    const planned = await step(plane, { name: 'suport-agent', command: 'plan' })
    expect(near(planned.stdout)).toHaveLength(1)
    expect(JSON.parse(planned.outputs['plan'] ?? '{}')).toMatchObject({
      operation: 'create',
      warnings: [expect.stringContaining('"support-agent" exists')]
    })
    const created = await step(plane, { name: 'suport-agent' })
    expect([near(created.stdout).length, created.outputs['operation']]).toEqual([1, 'created'])
    expect(writes(plane)).toEqual(['POST /v2/deployments', 'POST /v2/deployments'])
    const updated = await step(plane, { name: 'suport-agent', secrets: 'A=value-1' })
    expect([near(updated.stdout).length, updated.outputs['operation']]).toEqual([0, 'updated'])
  })

  test.each(['support', 'support-agent-eu', 'router'])('is none of a name that is no typo: %s', async (name) => {
    await using plane = await startTimelessPlane()
    await step(plane, { name: 'support-agent' })
    const created = await step(plane, { name })
    expect([near(created.stdout), created.outputs['operation']]).toEqual([[], 'created'])
  })
})
