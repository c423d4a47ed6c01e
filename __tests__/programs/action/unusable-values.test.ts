/** Values that cannot be what they are for: of the inputs, before any request; of the service, as soon as it shows them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { rawServer, reply } from '../../support/servers/raw-server.js'
import { ToldDeployments } from '../../support/servers/told-deployments.js'
import { access } from '../command-line/program.js'
import { runProgramHere } from '../command-line/program-here.js'
import { API_KEY, gitInputs, PUSH, runSource } from './bundle.js'

const folder = mkdtempSync(join(tmpdir(), 'unusable-'))
afterAll(() => rmSync(folder, { recursive: true }))

const IMAGE = { image_uri: 'reg.io/a:1' }

describe('an input is refused before any request', () => {
  const VALUES: [input: string, values: Record<string, string>][] = [
    ['secrets', { ...IMAGE, secrets: '1A=x' }],
    ['secrets', { ...IMAGE, secrets: 'ÄÖ=x' }],
    ['image_uri', { image_uri: 'a:.x' }],
    ['custom_url', { ...IMAGE, custom_url: 'support.agents.example' }],
    ['custom_url', { ...IMAGE, custom_url: 'http://support.agents.example', smoke_assistant: 'agent' }]
  ]

  /** Runs against a server that nothing may reach. */
  async function unasked<T>(run: (url: string) => Promise<T>): Promise<T> {
    const server = await rawServer(() => reply(500))
    const result = await run(server.url)
    await server.close()
    expect(server.requests).toEqual([])
    return result
  }

  test.each(VALUES)('%s of a step: %j', async (input, values) => {
    const { outputs, stdout } = await unasked((url) => runSource(gitInputs(url, { graph_config_path: '', ...values })))
    expect(outputs['error_code']).toBe('input_invalid')
    expect(stdout).toMatch(new RegExp(`%0A {2}${input}: `))
  })

  test.each(VALUES)('%s of a manifest: %j', async (input, { secrets, ...values }) => {
    const [name = ''] = secrets?.split('=') ?? []
    const support = { ...values, ...(secrets !== undefined && { secrets: { [name]: 'x' } }) }
    writeFileSync(join(folder, 'd.yaml'), JSON.stringify({ version: 1, deployments: { support } }))
    const variables = { ...PUSH, GITHUB_WORKSPACE: folder }
    const { outputs, stdout } = await unasked((base_url) =>
      runSource({ base_url, api_key: API_KEY, manifest: 'd.yaml' }, { variables })
    )
    expect(outputs['error_code']).toBe('input_invalid')
    expect(stdout).toMatch(new RegExp(`%0A {2}d\\.yaml:\\d+:\\d+ deployments\\.support\\.${input}: `))
  })

  test.each(VALUES)('%s of the command line: %j', async (input, { secrets, ...values }) => {
    const flags = Object.entries(values).flatMap(([key, value]) => [`--${key.replaceAll('_', '-')}`, value])
    writeFileSync(join(folder, 'secrets.txt'), secrets ?? 'A=x-1')
    const args = ['deploy', '--ci', 'none', '--name', 'support', '--secrets-file', 'secrets.txt', ...flags]
    const { status, stderr } = await unasked((url) => runProgramHere(args, { cwd: folder, variables: access(url) }))
    expect(status).toBe(2)
    expect(stderr).toContain(`--${input === 'secrets' ? 'secrets-file' : input.replaceAll('_', '-')}: `)
  })
})

describe('a URL of the service that is none', () => {
  const SHOWN = 'support.agents.example'

  async function deploy(inputs: Record<string, string> = {}) {
    const told = new ToldDeployments([], { created: { custom_url: SHOWN } })
    const plane = await hostileControlPlane({ told })
    const clock = new SkippingClock()
    const startedAt = clock.now()
    const result = await runSource(gitInputs(plane.url, inputs), { clock })
    await plane.close()
    return { ...result, ms: clock.now() - startedAt }
  }

  test('is a warning, and no other one is waited for', async () => {
    const { exitCode, outputs, stdout, ms } = await deploy()
    expect([exitCode, outputs['url']]).toEqual([0, undefined])
    expect(stdout.match(new RegExp(`^::warning::.*"${SHOWN}"`, 'gm'))).toHaveLength(1)
    expect(ms).toBeLessThan(8_000)
  })

  test('fails the smoke check at once', async () => {
    const { outputs, stdout, ms } = await deploy({ smoke_assistant: 'agent' })
    expect(outputs).toMatchObject({ error_code: 'check_failed', smoke: 'failed' })
    expect(stdout).toMatch(new RegExp(`^::error::.*"${SHOWN}"`, 'm'))
    expect(ms).toBeLessThan(8_000)
  })
})
