/** What a user gets where the agent server names its revision at GET /info, or does not. */
import { describe, expect, test } from '@jest/globals'
import { borrowTimelessEmulator, type TimelessEmulator } from '../../support/borrowed-emulator.js'
import { runHere } from '../../support/run-here.js'
import { json, type ScriptedAgent, startAgent, status } from '../../support/scripted-agent.js'

const COMMIT = '1'.repeat(40)
const NEXT = '2'.repeat(40)

async function deploy(emulator: TimelessEmulator, inputs: Record<string, string> = {}) {
  const result = await runHere({
    clock: emulator.clock,
    inputs: {
      base_url: emulator.url,
      api_key: 'key-of-the-control-plane',
      name: 'support',
      repo_url: 'https://github.com/acme/support',
      repo_ref: 'main',
      graph_config_path: 'agent.json',
      timeout: '5m',
      ...inputs
    }
  })
  return result
}

/** The second deploy, whose revision replaces the first, as the outcome says. */
async function deploySecond(outcome: string, inputs: Record<string, string> = {}) {
  await using emulator = await borrowTimelessEmulator({
    outcomes: [`DEPLOYED deployment=support revision=2 ${outcome}`]
  })
  emulator.setHead({ ref: 'main', commit_sha: COMMIT })
  const first = await deploy(emulator)
  emulator.setHead({ ref: 'main', commit_sha: NEXT })
  const second = await deploy(emulator, { new_revision: 'always', ...inputs })
  return { first, second }
}

test('a first deploy is confirmed by the agent server', async () => {
  await using emulator = await borrowTimelessEmulator()
  const { exitCode, outputs, stdout } = await deploy(emulator)
  expect(exitCode).toBe(0)
  expect(outputs.serving_revision_id).toBe(outputs.revision_id)
  expect(stdout).toContain('Live: the agent server answers with this revision')
})

describe('a rollout that swaps replicas after DEPLOYED', () => {
  test.each(['lagging=10s', 'alternating=10s'])('is waited for (%s)', async (outcome) => {
    const { first, second } = await deploySecond(outcome)
    expect(second.exitCode).toBe(0)
    expect(second.stdout).toContain(`still answers from revision ${first.outputs.revision_id?.slice(0, 8)}…. Waiting`)
    expect(second.outputs.serving_revision_id).toBe(second.outputs.revision_id)
  })

  test.each(['lagging=1h', 'alternating=1h'])(
    'ends red when the earlier revision answers to the end (%s)',
    async (outcome) => {
      const { first, second } = await deploySecond(outcome)
      expect(second.exitCode).toBe(1)
      expect(second.stdout).toContain('still answers from an earlier one.')
      expect(second.outputs).toMatchObject({
        status: 'DEPLOYED',
        error_code: 'not_serving',
        serving_revision_id: first.outputs.revision_id
      })
    }
  )

  test('is not looked at with verify_serving: off', async () => {
    const { second } = await deploySecond('lagging=1h', { verify_serving: 'off' })
    expect(second.exitCode).toBe(0)
    expect(second.outputs.serving_revision_id).toBeUndefined()
  })
})

describe('an agent server that proves nothing leaves the run green, with one line and at most two requests', () => {
  const info = (host: object) => json({ version: '0.2.137', host })
  test.each<[string, Parameters<typeof startAgent>[0], number]>([
    ['no host', { '/info': [json({ version: '1' })] }, 1],
    ['no revision id', { '/info': [info({ kind: 'self-hosted', host_revision_id: null })] }, 1],
    [
      'an id that the control plane does not know',
      { '/info': [info({ host_revision_id: '5f0c1b1e-0000-4000-8000-000000000001' })] },
      1
    ],
    ['an id that is no id', { '/info': [info({ host_revision_id: '../../secrets' })] }, 1],
    ['no such route', { '/info': [status(404, 'Not Found')] }, 1],
    ['a refusal', { '/info': [status(401, 'Not authenticated')] }, 1],
    ['a gateway that knows no server', { '/info': [status(503, 'starting')] }, 2]
  ])('%s', async (_, routes, requests) => {
    await using emulator = await borrowTimelessEmulator()
    await using agent: ScriptedAgent = await startAgent(routes)
    const { exitCode, outputs, stdout } = await deploy(emulator, {
      repo_url: '',
      repo_ref: '',
      graph_config_path: '',
      image_uri: `registry.example/agent@sha256:${'12345678'.repeat(8)}`,
      custom_url: agent.url
    })
    expect(exitCode).toBe(0)
    expect(outputs.serving_revision_id).toBeUndefined()
    expect(stdout.split('\n').filter((line) => line.includes('Not verified which revision answers'))).toHaveLength(1)
    expect(agent.requests.map(({ path, key }) => [path, key])).toEqual(
      Array.from({ length: requests }, () => ['/info', undefined])
    )
  })
})
